/** Completes a recording that was cut off or made by another tool, so that it is judged as far as it goes. */
import { count } from '../../schemas/text/numbers.js';
import { isObject, tryParse, type JsonObject } from '../answers/reading.js';
import { excessIn } from './read-json.js';

interface Completed {
  readonly value: unknown;
  readonly lack?: string;
  /** Whether it lacks more than names for its requests: what it does not show is not known. */
  readonly isPartial: boolean;
}

/** The beginning of a recording that ends in the middle; the head and each entry have a line of their own. */
export function cutOff(text: string): JsonObject | undefined {
  if (excessIn(text) !== undefined) return undefined;
  const [head = '', ...lines] = text.split('\n');
  const start = tryParse(`${head}]}}`);
  if (!isObject(start) || !isObject(start['log'])) return undefined;
  const entries = lines.map(line => tryParse(line.replace(/,$/, ''))).filter(isObject);
  return { log: { ...start['log'], entries } };
}

/** Adds to a HAR file what it lacks and its entries show. */
export function completed(value: unknown): Completed {
  const log = isObject(value) ? value['log'] : undefined;
  const entries: unknown = isObject(log) ? log['entries'] : undefined;
  if (!isObject(log) || !Array.isArray(entries)) return { value, isPartial: false };
  if (log['_audit'] === undefined) {
    const own = entries.flatMap(entryOf);
    const [first] = own;
    if (!first) return { value, isPartial: false };
    const made = { ...log, _audit: auditOf(first), entries: own, _unsent: [], ...endOf(own) };
    return { value: { log: made }, lack: 'another tool has made it', isPartial: true };
  }
  const end = isObject(log['_end']) ? log['_end'] : undefined;
  const sent = end?.['requests'];
  if (typeof sent === 'number' ? sent === entries.length : log['_end'] !== undefined) {
    const unnamed = entries.filter(each => isObject(each) && !('_question' in each)).length;
    const lack = `${count(unnamed, 'request')} without \`_question\` are known by their address`;
    return { value, isPartial: false, ...(unnamed > 0 && { lack }) };
  }
  const lack = `it has ${entries.length} of ${typeof sent === 'number' ? sent : 'its'} requests`;
  return { value: { log: { _unsent: [], ...log, ...endOf(entries, end) } }, lack, isPartial: true };
}

const endOf = ({ length: requests }: readonly unknown[], end?: object) => ({
  _end: { durationMs: 0, interrupted: false, ...end, requests },
});

/** A request of another tool as one of ours, if it asks an `api.php` a query. */
function entryOf(entry: unknown, at: number): JsonObject[] {
  if (!isObject(entry) || !isObject(entry['request']) || !isObject(entry['response'])) return [];
  const { request, response, startedDateTime, time } = entry;
  const started = new Date(String(startedDateTime));
  const isQuery = /^https?:\/\/[^?#]*\?(.*&)?action=query(&|$)/.test(String(request['url']));
  if (!isQuery || request['method'] !== 'GET' || Number.isNaN(started.getTime())) return [];
  const own = { startedDateTime: started.toISOString(), time: Math.max(0, Number(time) || 0), _id: at + 1 };
  const loss = { _loss: { kind: 'broken', message: 'no answer was recorded' } };
  return [{ ...own, request, response, ...(response['status'] === 0 && loss) }];
}

function auditOf({ request, startedDateTime }: JsonObject): JsonObject {
  const { url, headers } = request as JsonObject;
  return {
    suite: { name: 'another tool', version: 'another tool' },
    target: String(url).replace(/\?.*/s, ''),
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
