/** What the HTML page shows of a recording. It is read line by line, since a recording of a large wiki can fill the memory. */
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import type { Recorded } from '../../../reporters/report/recorded.js';
import type { Entry, RecordingFile } from '../../../schemas/generated/recording.js';
import type { RecordedExchange } from '../../../schemas/verdict.js';
import { decoded } from '../../../suites/answers/reading.js';
import { digestOf } from '../../../suites/evidence/memory-budget.js';

/** The page has no room for more requests. */
const MOST_EXCHANGES = 20_000;

/** The characters of one body, and of all bodies that differ. */
const LONGEST_BODY = 16_384;
const ALL_BODIES = 16_000_000;

/** `undefined` where the file is not one that this program has written, such as a recording that another tool has saved. */
export async function readRecorded(path: string, isKept: boolean): Promise<Recorded | undefined> {
  try {
    return await recordedIn(path, isKept ? basename(path) : undefined);
  } catch {
    // The page is whole without it; `judge` names what is wrong with a recording.
    return undefined;
  }
}

async function recordedIn(path: string, file: string | undefined): Promise<Recorded | undefined> {
  const stream = createReadStream(path, 'utf8');
  const bodies = openBodies();
  const exchanges: RecordedExchange[] = [];
  let audit: Recorded['audit'] | undefined;
  try {
    for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) {
      if (line.startsWith(']') || exchanges.length === MOST_EXCHANGES) break;
      if (!audit) ({ _audit: audit } = (JSON.parse(`${line}]}}`) as RecordingFile).log);
      else exchanges.push(exchangeOf(JSON.parse(line.replace(/,$/, '')) as Entry, bodies));
    }
  } finally {
    stream.destroy();
  }
  return audit && { audit, exchanges, file };
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
