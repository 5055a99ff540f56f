/** What the HTML page shows of a recording. */
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Recorded } from '../../../reporters/report/repeat.js';
import type { RecordingFile } from '../../../schemas/generated/recording.js';
import type { RecordedExchange } from '../../../schemas/verdict.js';
import { recordedExchange } from '../../../suites/audit/report.js';
import { recordingOf } from '../../../suites/recording/read.js';
import { LARGEST_RECORDING } from './fixes.js';

/** The page has no room for more requests. */
const MOST_EXCHANGES = 20_000;

/** The characters of one body, and of all bodies that differ. */
const LONGEST_BODY = 16_384;
const ALL_BODIES = 16_000_000;

/** `undefined` for a file that is too large to be read once more, or that another tool has saved. */
export function readRecorded(path: string, isKept: boolean): Recorded | undefined {
  try {
    if (statSync(path).size > LARGEST_RECORDING) return undefined;
    const recording = JSON.parse(readFileSync(path, 'utf8')) as RecordingFile;
    const { _audit: audit } = recording.log as Partial<RecordingFile['log']>;
    if (!audit) return undefined;
    const exchanges: RecordedExchange[] = [];
    const bodies = new Map<string, string>();
    let room = ALL_BODIES;
    for (const exchange of recordingOf(recording).exchanges()) {
      // What was not sent has no number.
      if (exchange.id === 0) continue;
      if (exchanges.length === MOST_EXCHANGES) break;
      const { response, ...rest } = recordedExchange(exchange, LONGEST_BODY);
      if (!response) exchanges.push(rest);
      else {
        const { bodyDigest, body: own } = response;
        const known = bodies.get(bodyDigest);
        const body = known ?? (own.length > room ? '' : own);
        if (known === undefined) room -= body.length;
        bodies.set(bodyDigest, body);
        exchanges.push({ ...rest, response: { ...response, body } });
      }
    }
    return { audit, exchanges, file: isKept ? basename(path) : undefined };
  } catch {
    // The page is whole without it; `judge` names what is wrong with a recording.
    return undefined;
  }
}
