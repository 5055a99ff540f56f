/** Completes a recording that was cut off, or that another tool has made, so that it is judged as far as it goes. */
import { count } from '../../schemas/text/numbers.js';
import { isObject, type JsonObject } from '../answers/reading.js';
import { excessIn } from './read-json.js';

/** A value that may be a recording. */
export interface Completed {
  readonly value: unknown;
  /** What it lacks, in a line each. */
  readonly lacks: readonly string[];
  /** Whether that is more than names for its requests: what it does not show is not known. */
  readonly isPartial: boolean;
}

/** The recording in a text that ends in the middle of one; `undefined` if there is none. The head and each entry have a line of their own. */
export function cutOff(text: string): JsonObject | undefined {
  if (excessIn(text) !== undefined) return undefined;
  const [head = '', ...lines] = text.split('\n');
  const start = parsed(`${head}]}}`);
  if (!isObject(start) || !isObject(start['log'])) return undefined;
  const entries = lines.flatMap(line => {
    const entry = parsed(line.replace(/,$/, ''));
    return isObject(entry) ? [entry] : [];
  });
  return { log: { ...start['log'], entries } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Adds to the `log` of a HAR file what it lacks and its entries tell. */
export function completed(value: unknown): Completed {
  const log = isObject(value) ? value['log'] : undefined;
  if (!isObject(log) || !Array.isArray(log['entries'])) return { value, lacks: [], isPartial: false };
  const isForeign = log['_audit'] === undefined;
  const all: readonly unknown[] = log['entries'];
  const entries = isForeign ? all.flatMap(entryOf) : all;
  const [first] = entries;
  const audit = isForeign && isObject(first) ? auditOf(first) : log['_audit'];
  if (audit === undefined) return { value, lacks: [], isPartial: false };
  const lacks: string[] = [];
  if (isForeign) lacks.push('another tool has made it');
  const unnamed = isForeign ? 0 : entries.filter(each => isObject(each) && !('_question' in each)).length;
  if (unnamed > 0)
    lacks.push(`${count(unnamed, 'request')} without \`_question\` are known by their address`);
  const { _end: end, _unsent: unsent = [] } = log;
  const sent = isObject(end) ? end['requests'] : undefined;
  const isWhole = end !== undefined && (typeof sent !== 'number' || sent === entries.length);
  if (!isWhole && !isForeign)
    lacks.push(`it has ${entries.length} of ${typeof sent === 'number' ? sent : 'its'} requests`);
  const known = isWhole ? end : { durationMs: 0, interrupted: false, ...(isObject(end) ? end : {}) };
  const whole = isWhole ? known : { ...(known as object), requests: entries.length };
  const made = { log: { ...log, _audit: audit, entries, _unsent: unsent, _end: whole } };
  return { value: made, lacks, isPartial: isForeign || !isWhole };
}

/** A request of another tool as one of ours, if it asks an `api.php` a query. */
function entryOf(entry: unknown, at: number): JsonObject[] {
  if (!isObject(entry) || !isObject(entry['request']) || !isObject(entry['response'])) return [];
  const { request, response, startedDateTime, time } = entry;
  const started = new Date(String(startedDateTime));
  if (!/^https?:\/\/[^?#]*\?(.*&)?action=query(&|$)/.test(String(request['url']))) return [];
  if (request['method'] !== 'GET' || Number.isNaN(started.getTime())) return [];
  const isLost = response['status'] === 0;
  const cookie = headerIn(request, 'cookie');
  return [
    {
      startedDateTime: started.toISOString(),
      time: Math.max(0, Number(time) || 0),
      request,
      response,
      _id: at + 1,
      ...(cookie === undefined ? {} : { _cookie: cookie }),
      ...(isLost ? { _loss: { kind: 'broken', message: 'no answer was recorded' } } : {}),
    },
  ];
}

/** The value of a header of a request. */
function headerIn({ headers }: JsonObject, wanted: string): unknown {
  const all: readonly unknown[] = Array.isArray(headers) ? headers : [];
  const found = all.find(each => isObject(each) && String(each['name']).toLowerCase() === wanted);
  return isObject(found) ? found['value'] : undefined;
}

/** The audit that would send such a request. */
function auditOf({ request, startedDateTime }: JsonObject): JsonObject {
  const asked = request as JsonObject;
  return {
    suite: { name: 'another tool', version: 'another tool' },
    target: String(asked['url']).replace(/\?.*/s, ''),
    parameters: {},
    seed: 'another tool',
    strength: 1,
    isAuthorized: headerIn(asked, 'authorization') !== undefined,
    selection: ['*'],
    strict: false,
    started: startedDateTime,
    budgets: {},
  };
}
