/** Whether two answers to the same query are the same (contract 1, 5), apart from what may lawfully differ. */
import { isDeepStrictEqual } from 'node:util';
import { isObject } from './reading.js';
import type { Answer, JsonObject } from './reading.js';
import { pointerStep } from '../../schemas/text/json-pointer.js';

export type Compared = Pick<Answer, 'exchange' | 'json'>;

/** Only the members that the contract names are compared; `debuginfo` and unknown keys may differ between answers. */
const COMPARED = ['batchcomplete', 'query', 'continue', 'error'] as const;

function comparable(json: JsonObject): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const key of COMPARED) if (Object.hasOwn(json, key)) kept[key] = json[key];
  const query = kept['query'];
  if (isObject(query) && Array.isArray(query['dbrepllag']))
    kept['query'] = { ...query, dbrepllag: query['dbrepllag'].map(withoutMeasurement) };
  return kept;
}

/** A measured lag changes at any time, and with it the host with the largest lag. */
function withoutMeasurement(entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  const { lag, ...rest } = entry;
  if (typeof lag !== 'number' || lag < 0) return { lag, ...rest };
  return { lag: Number.isInteger(lag) ? 'measured' : 'a fraction', ...rest, host: typeof entry['host'] };
}

export function sameJson(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return isDeepStrictEqual(a, b);
  try {
    return isDeepStrictEqual(comparable(a), comparable(b));
  } catch {
    return JSON.stringify(a) === JSON.stringify(b); // nested too deep to compare member by member
  }
}

/** Where two values first differ, as a JSON Pointer; empty where they differ as a whole. */
export function firstDifference(a: unknown, b: unknown): string {
  let left = isObject(a) ? comparable(a) : a;
  let right = isObject(b) ? comparable(b) : b;
  let pointer = '';
  for (let depth = 0; depth < 50; depth++) {
    const key = differingKey(left, right);
    if (key === undefined) return pointer;
    pointer += `/${pointerStep(key)}`;
    left = (left as Record<string, unknown>)[key];
    right = (right as Record<string, unknown>)[key];
  }
  return pointer;
}

function differingKey(a: unknown, b: unknown): string | undefined {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return undefined;
  if (Array.isArray(a) !== Array.isArray(b)) return undefined;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].find(
    key =>
      !isDeepStrictEqual(left[key], right[key]) || Object.hasOwn(left, key) !== Object.hasOwn(right, key),
  );
}

export function sameAnswer(a: Compared, b: Compared): boolean {
  return a.exchange.response?.status === b.exchange.response?.status && sameJson(a.json, b.json);
}

export const sameForms = (a: Compared, b: Compared): boolean => sameJson(a.json, b.json);
export const firstDifferenceOfForms = (a: Compared, b: Compared): string => firstDifference(a.json, b.json);
