/** Completes a recording that was cut off, or that another tool has made, so that it is judged as far as it goes. */
import { count } from '../../schemas/text/numbers.js';
import { isObject, tryParse, type JsonObject } from '../answers/reading.js';
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
  const start = tryParse(`${head}]}}`);
  if (!isObject(start) || !isObject(start['log'])) return undefined;
  const entries = lines.flatMap(line => {
    const entry = tryParse(line.replace(/,$/, ''));
    return isObject(entry) ? [entry] : [];
  });
  return { log: { ...start['log'], entries } };
}

/** Adds to the `log` of a HAR file what it lacks and its entries tell. */
export function completed(value: unknown): Completed {
  const log = isObject(value) ? value['log'] : undefined;
  if (!isObject(log) || !Array.isArray(log['entries'])) return { value, lacks: [], isPartial: false };
  const all: readonly unknown[] = log['entries'];
  if (log['_audit'] === undefined) return ofAnotherTool(value, log, all.flatMap(entryOf));
  const unnamed = all.filter(each => isObject(each) && !('_question' in each)).length;
  const lacks =
    unnamed > 0 ? [`${count(unnamed, 'request')} without \`_question\` are known by their address`] : [];
  const end = log['_end'];
  const sent = isObject(end) ? end['requests'] : undefined;
  if (end !== undefined && (typeof sent !== 'number' || sent === all.length))
    return { value, lacks, isPartial: false };
  lacks.push(`it has ${all.length} of ${typeof sent === 'number' ? sent : 'its'} requests`);
  const known = isObject(end) ? end : {};
  return { value: { log: { _unsent: [], ...log, ...endOf(all, known) } }, lacks, isPartial: true };
}

const endOf = ({ length: requests }: readonly unknown[], known: JsonObject = {}) => ({
  _end: { durationMs: 0, interrupted: false, ...known, requests },
});

function ofAnotherTool(value: unknown, log: JsonObject, entries: readonly JsonObject[]): Completed {
  const [first] = entries;
  if (!first) return { value, lacks: [], isPartial: false };
  const made = { log: { ...log, _audit: auditOf(first), entries, _unsent: [], ...endOf(entries) } };
  return { value: made, lacks: ['another tool has made it'], isPartial: true };
}

/** A request of another tool as one of ours, if it asks an `api.php` a query. */
function entryOf(entry: unknown, at: number): JsonObject[] {
  if (!isObject(entry) || !isObject(entry['request']) || !isObject(entry['response'])) return [];
  const { request, response, startedDateTime, time } = entry;
  const started = new Date(String(startedDateTime));
  if (!/^https?:\/\/[^?#]*\?(.*&)?action=query(&|$)/.test(String(request['url']))) return [];
  if (request['method'] !== 'GET' || Number.isNaN(started.getTime())) return [];
  return [
    {
      startedDateTime: started.toISOString(),
      time: Math.max(0, Number(time) || 0),
      request,
      response,
      _id: at + 1,
      ...(response['status'] === 0 ? { _loss: { kind: 'broken', message: 'no answer was recorded' } } : {}),
    },
  ];
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
    isAuthorized: /"name":"authorization"/i.test(JSON.stringify(asked['headers']) ?? ''),
    selection: ['*'],
    strict: false,
    started: startedDateTime,
    budgets: {},
  };
}
