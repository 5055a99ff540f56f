/** What the HTML page shows of a recording. */
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Recorded } from '../../../reporters/report/repeat.js';
import type { Entry, RecordingFile } from '../../../schemas/generated/recording.js';
import type { RecordedExchange } from '../../../schemas/verdict.js';
import { decoded } from '../../../suites/answers/reading.js';
import { digestOf } from '../../../suites/evidence/memory-budget.js';
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
    const { _audit: audit, entries } = (JSON.parse(readFileSync(path, 'utf8')) as RecordingFile).log;
    const bodyOf = openBodies();
    const exchanges = entries.slice(0, MOST_EXCHANGES).map(entry => exchangeOf(entry, bodyOf));
    return { audit, exchanges, file: isKept ? basename(path) : undefined };
  } catch {
    // The page is whole without it; `judge` names what is wrong with a recording.
    return undefined;
  }
}

/** Keeps one copy of each body, up to a number of characters in all. */
function openBodies(): (text: string, digest: string) => string {
  const known = new Map<string, string>();
  let kept = 0;
  return (text, digest) => {
    const before = known.get(digest);
    if (before !== undefined) return before;
    const body = text.length > LONGEST_BODY ? `${text.slice(0, LONGEST_BODY).toWellFormed()}…` : text;
    if (kept + body.length > ALL_BODIES) return '';
    kept += body.length;
    known.set(digest, body);
    return body;
  };
}

function exchangeOf(entry: Entry, bodyOf: ReturnType<typeof openBodies>): RecordedExchange {
  const { _id: id, _question: question, _loss: loss, request, response, time: ms } = entry;
  const { method, url } = request;
  return {
    id,
    question,
    request: { method, url, headers: named(request.headers) },
    // Status 0 means no answer.
    ...(response.status === 0 ? {} : { response: responseOf(response, bodyOf) }),
    ...(loss ? { loss: loss.message } : {}),
    ms,
  };
}

function responseOf(
  { status, headers, content: { text, encoding } }: Entry['response'],
  bodyOf: ReturnType<typeof openBodies>,
) {
  const bytes = Buffer.from(text ?? '', encoding ?? 'utf8');
  const bodyDigest = digestOf(bytes);
  return {
    status,
    headers: named(headers),
    body: bodyOf(decoded(bytes).text, bodyDigest),
    bodyBytes: bytes.byteLength,
    bodyDigest,
  };
}

/** Several headers of one name are on lines of their own. */
function named(headers: Entry['request']['headers']): Record<string, string> {
  const values = new Map<string, string>();
  for (const { name, value } of headers) {
    const key = name.toLowerCase();
    values.set(key, values.has(key) ? `${values.get(key)}\n${value}` : value);
  }
  return Object.fromEntries(values);
}
