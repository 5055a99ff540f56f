/** Reads a recorded audit, also one that is not whole; a mistake in the file is one line with its place. */
import type { Entry, RecordingFile } from '../../schemas/generated/recording.js';
import { count } from '../../schemas/text/numbers.js';
import { mistakeAt, schemaMistake } from '../../schemas/text/schema-error.js';
import { urlFrom } from '../../schemas/text/url.js';
import { excessOf, sizeOf, tryParse } from '../answers/json-size.js';
import { isObject, type JsonObject } from '../answers/reading.js';
import { ProfileError, resolveProfile } from '../evidence/profile.js';
import { notSent, REDACTED, type Exchange } from '../http/exchange.js';
import { tidy } from '../values/messages.js';
import { wrongOption } from '../values/options.js';
import { labelOf, queryFrom, type Query } from '../values/queries.js';
import { selectRules } from '../values/selection.js';
import { MOST_VALUES, parseJson, readText } from './read-json.js';

/** Thrown by `judge` for a file that is not the recording of an audit. */
export class HarError extends Error {}

/** The options of the audit, what was asked, and how it ended. */
export type Recording = Awaited<ReturnType<typeof recordingOf>>;

/** A question with its last exchange. */
export type RecordedAnswer = ReturnType<typeof answersIn>[number];

/** In bytes: V8 has no longer strings. */
const LARGEST_RECORDING = 500_000_000;

const notHar = (what: string): HarError => new HarError(what);
const fail = (pointer: string, phrase: string): HarError => notHar(mistakeAt(pointer, phrase));

/** Rejects with a {@link HarError} if the file cannot be read or is not the recording of an audit. */
export async function readHar(path: string): Promise<Recording> {
  const text = readText(path, LARGEST_RECORDING, notHar);
  return recordingOf(cutOff(text) ?? (await parseJson(text, notHar)));
}

/** The beginning of a recording that ends in the middle; the head and each entry have a line of their own. */
function cutOff(text: string): JsonObject | undefined {
  const isWhole = /"_end":\s*\{.*\}\s*\}\s*\}\s*$/s.test(text.slice(-1000));
  if (isWhole || excessOf(sizeOf(text), MOST_VALUES) !== undefined) return undefined;
  const start = tryParse(`${text.slice(0, text.indexOf('\n'))}]}}`);
  if (!isObject(start) || !isObject(start['log'])) return undefined;
  const lines = text.matchAll(/(?<=\n)\{.*\}/g);
  const entries = Array.from(lines, ([line]) => tryParse(line)).filter(isObject);
  return { log: { ...start['log'], entries } };
}

/** Rejects with a {@link HarError} if a JSON value is not the recording of an audit. */
export async function recordingOf(given: unknown) {
  if (isObject(given) && !Object.hasOwn(given, 'log'))
    throw notHar(`${'reportVersion' in given ? 'a report, ' : ''}not a recording: \`log\` is missing`);
  const { log, lack, isPartial } = completed(isObject(given) ? given['log'] : undefined);
  if (isObject(log) && log['_audit'] === undefined)
    throw fail('/log', 'has no `_audit`: this HAR file is not the recording of an audit');
  const value = isObject(given) ? { log } : given;
  // Loaded here because an audit, which needs no validator of recordings, would start later.
  const { recordingFile: isRecordingFile } = await import('../../schemas/generated/recording-validator.js');
  if (!isRecordingFile(value)) throw notHar(schemaMistake(isRecordingFile.errors));
  const { _audit: audit, _end: end, _unsent: unsent, entries } = (value as RecordingFile).log;
  const { steady = false, together = false, lastingMs = 0, maxPages, maxRequests } = audit.budgets;
  const unanswered = unsent.map(({ question: asked, url, loss }): RecordedAnswer => {
    const query = asked as Query;
    const question = labelOf(query);
    return { question, query, isNamed: true, url, exchange: () => notSent(question, url, tidied(loss)) };
  });
  const { requests, durationMs, interrupted, why } = end;
  return {
    ...audit,
    target: checkedTarget(audit),
    steady,
    together,
    lastingMs,
    maxPages: maxPages ?? Infinity,
    maxRequests: maxRequests ?? Infinity,
    end: { requests, durationMs, interrupted, ...(why !== undefined && { why: tidy(why, 300) }) },
    lack,
    isPartial,
    /** The questions that were sent, and after them those that were not. */
    answers: [...answersIn(entries), ...unanswered],
    *exchanges() {
      for (const { exchange } of unanswered) yield exchange();
      for (const entry of entries) yield exchangeOf(entry);
    },
  };
}

/** A log with what it lacks and its entries show; `isPartial` if that leaves open what was asked or answered. */
function completed(log: unknown): { log: unknown; lack?: string; isPartial: boolean } {
  const entries: unknown = isObject(log) ? log['entries'] : undefined;
  if (!isObject(log) || !Array.isArray(entries)) return { log, isPartial: false };
  if (log['_audit'] === undefined) {
    const known = entries.flatMap(entryOf);
    const [first] = known;
    const own = known.filter(each => first && addressIn(each) === addressIn(first));
    const made = first && { ...log, _audit: auditOf(first), entries: own, _end: undefined };
    return made ? { ...completed(made), lack: 'another tool has made it' } : { log, isPartial: false };
  }
  const end = isObject(log['_end']) ? log['_end'] : {};
  const { requests } = end;
  const { size } = new Set(entries.map((each: unknown) => (isObject(each) ? each['_id'] : each)));
  if (requests !== size || size < entries.length) {
    const promised = typeof requests === 'number' ? requests : 'its';
    const lack = `it has ${size} of ${requests === size ? entries.length : promised} requests`;
    const whole = { durationMs: 0, interrupted: false, ...end, requests: entries.length };
    return { log: { _unsent: [], ...log, _end: whole }, lack, isPartial: true };
  }
  const unnamed = entries.filter(each => isObject(each) && !('_question' in each)).length;
  const lack = `${count(unnamed, 'request')} without \`_question\` are known by their address`;
  return { log, isPartial: false, ...(unnamed > 0 && { lack }) };
}

/** A request of another tool as one of ours, if it asks an `api.php` a query. */
function entryOf(entry: unknown, at: number): JsonObject[] {
  if (!isObject(entry) || !isObject(entry['request']) || !isObject(entry['response'])) return [];
  const { request, response, startedDateTime, time } = entry;
  const started = new Date(String(startedDateTime));
  const isQuery = /^https?:\/\/[^?#]*\?(.*&)?action=query(&|$)/.test(String(request['url']));
  if (!isQuery || request['method'] !== 'GET' || Number.isNaN(started.getTime())) return [];
  const own = { startedDateTime: started.toISOString(), time: Math.max(0, Number(time) || 0), _id: at + 1 };
  const message = response['status'] === 0 ? 'no answer was recorded' : cutIn(response['content']);
  return [{ ...own, request, response, ...(message && { _loss: { kind: 'broken', message } }) }];
}

/** Browsers leave out long bodies or their ends, but say how long they were. */
function cutIn(content: unknown): string | undefined {
  const { size = 0, text = '', encoding } = isObject(content) ? content : {};
  const kept = Buffer.byteLength(String(text), encoding === 'base64' ? encoding : 'utf8');
  return Number(size) > kept ? 'its body was not recorded to its end' : undefined;
}

const addressIn = ({ request }: JsonObject) => String((request as JsonObject)['url']).replace(/\?.*/s, '');

function auditOf({ request, startedDateTime }: JsonObject): JsonObject {
  const { headers } = request as JsonObject;
  return {
    suite: { version: 'another tool' },
    target: addressIn({ request }),
    parameters: {},
    seed: 'another tool',
    strength: 1,
    isAuthorized: /"name":"authorization"/i.test(JSON.stringify(headers) ?? ''),
    selection: ['*'],
    strict: false,
    started: startedDateTime,
    budgets: {},
  };
}

/** Throws on options that an audit refuses. */
function checkedTarget({ selection, parameters, ...audit }: RecordingFile['log']['_audit']): URL {
  const target = urlFrom(audit.target);
  if (!target) throw fail('/log/_audit/target', 'must be a URL');
  const [option, expected] = wrongOption({ ...audit, url: target }) ?? [];
  if (option !== undefined)
    throw fail(`/log/_audit/${option === 'url' ? 'target' : option}`, `must be ${expected}`);
  if (selectRules(selection).size === 0)
    throw fail('/log/_audit/selection', 'must be globs that match a rule');
  try {
    resolveProfile(target, parameters);
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    throw fail('/log/_audit/parameters', `is not valid: ${error.message}`);
  }
  return target;
}

/** A question is answered by the first of its entries that no retry or redirect followed; it may have none. */
function answersIn(entries: readonly Entry[]) {
  let first: Entry | undefined;
  return entries.flatMap(entry => {
    first ??= entry;
    if (entry['_followed'] === true) return [];
    // Made on demand, because all bodies at once would fill the memory.
    const answer = { ...askedIn(entry), url: first.request.url, exchange: () => exchangeOf(entry) };
    first = undefined;
    return [answer];
  });
}

/** What an entry asks; without the data of a question, its address and its cookies show it. */
function askedIn({ _question: asked, _trial: trial, request: { url, headers } }: Entry) {
  const named = asked && ({ ...asked, ...(trial && { trial }) } as Query);
  const sent = Object.fromEntries(headersOf(headers))['cookie']?.split('; ') ?? [];
  // Redacted cookies are the user's, and say nothing of the question.
  const cookie = sent.filter(each => !each.includes(REDACTED)).join('; ');
  const known = queryFrom(url);
  const query = named ?? (known && { ...known, ...(cookie !== '' && { cookie }) });
  return { question: query ? labelOf(query) : tidy(url, 100), query, isNamed: named !== undefined };
}

function exchangeOf(entry: Entry): Exchange {
  const { _id: id, _loss: loss, startedDateTime, time, request, response } = entry;
  const { status, content } = response;
  const body = Buffer.from(content.text ?? '', content.encoding ?? 'utf8');
  return {
    id,
    question: askedIn(entry).question,
    request: { method: 'GET', url: request.url, headers: Object.fromEntries(headersOf(request.headers)) },
    // Status 0 means no answer.
    ...(status !== 0 && { response: { status, headers: headersOf(response.headers), body } }),
    ...(loss && { loss: tidied(loss) }),
    startedAt: Date.parse(startedDateTime),
    ms: time,
  };
}

const headersOf = (headers: Entry['request']['headers']): [name: string, value: string][] =>
  headers.map(({ name, value }) => [name.toLowerCase(), value]);

const tidied = ({ kind, message }: NonNullable<Entry['_loss']>) => ({ kind, message: tidy(message, 300) });
