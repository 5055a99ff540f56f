/** What a report takes from its recording: the options that explain failures, and the requests that the HTML page shows. */
import { statSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { groupsOf } from '../../../reporters/report/results.js';
import type { Report, RuleResult, RecordedExchange } from '../../../schemas/verdict.js';
import { shellQuoted } from '../../../schemas/text/curl.js';
import { judgeRecording } from '../../../suites/audit/replay.js';
import type { Declared } from '../../../suites/evidence/profile.js';
import { inferFromRecording } from '../../../suites/audit/infer.js';
import { readHar, type Recording, recordingOf } from '../../../suites/recording/read.js';
import type { Recorded } from '../../../reporters/report/repeat.js';
import type { RecordingFile } from '../../../schemas/generated/recording.js';
import { recordedExchange } from '../../../suites/audit/report.js';

/** Reading and judging a larger recording would take too long. */
const LARGEST_RECORDING = 64_000_000;

/** Adds to each failed rule the options, if any, with which it passes on the same answers. No error here ends an audit. */
export async function withFixes(report: Report, har: string): Promise<Report> {
  const explicable = report.results.filter(
    ({ outcome, parameters }) => outcome === 'failed' && parameters !== undefined,
  );
  if (explicable.length === 0) return report;
  try {
    if (statSync(har).size > LARGEST_RECORDING) return report;
    const fixes = await fixesOf(explicable, report, await readHar(har));
    const fixOf = ({ rule }: RuleResult) => (fixes.has(rule) ? { fix: fixes.get(rule) ?? '' } : {});
    return { ...report, results: report.results.map(result => ({ ...result, ...fixOf(result) })) };
  } catch {
    return report;
  }
}

async function fixesOf(
  failed: readonly RuleResult[],
  { target: { declared, profile } }: Report,
  recording: Recording,
): Promise<Map<string, string>> {
  const { parameters: inferred } = await inferFromRecording(recording);
  const own = Object.fromEntries(declared.map(name => [name, profile[name] ?? '']));
  /** The failed rules that pass with these parameters. */
  const passingWith = async (added: Declared, rules: readonly RuleResult[]) => {
    if (Object.keys(added).length === 0) return [];
    const ids = rules.map(({ rule }) => rule);
    const again = { ...recording, parameters: { ...own, ...added } };
    const { results } = await judgeRecording(again, { rules: ids });
    const passing = results.filter(({ outcome }) => outcome === 'passed').map(({ rule }) => rule);
    return rules.filter(({ rule }) => passing.includes(rule));
  };
  const explained = await passingWith(inferred, failed);
  const fixes = new Map(explained.map(({ rule }) => [rule, optionsOf(inferred)]));
  // Prefer the parameters of the rule itself: they are fewer, and mostly enough.
  for (const [key, rules] of groupsOf(explained, ({ parameters = [] }) => parameters.join(' '))) {
    const names = new Set(key.split(' '));
    const named = Object.fromEntries(Object.entries(inferred).filter(([name]) => names.has(name)));
    for (const { rule } of await passingWith(named, rules)) fixes.set(rule, optionsOf(named));
  }
  return fixes;
}

const optionsOf = (added: Declared): string =>
  Object.entries(added)
    .map(([name, value]) => `--set ${shellQuoted(`${name}=${value}`)}`)
    .join(' ');

const MOST_EXCHANGES = 20_000;

/** The characters of one body, and of all bodies that differ. */
const LONGEST_BODY = 16_384;
const ALL_BODIES = 16_000_000;

/** `undefined` for a file that is too large to read again, or that another tool has saved. */
export async function readRecorded(path: string, isKept: boolean): Promise<Recorded | undefined> {
  try {
    if (statSync(path).size > LARGEST_RECORDING) return undefined;
    const recording = JSON.parse(readFileSync(path, 'utf8')) as RecordingFile;
    const { _audit: audit } = recording.log as Partial<RecordingFile['log']>;
    if (!audit) return undefined;
    const exchanges: RecordedExchange[] = [];
    const bodies = new Map<string, string>();
    let room = ALL_BODIES;
    for (const exchange of (await recordingOf(recording)).exchanges()) {
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
    // Optional for the page; `judge` reports what is wrong with a recording.
    return undefined;
  }
}
