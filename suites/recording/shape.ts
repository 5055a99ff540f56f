/** Takes a JSON value of unknown origin apart, and remembers the place of every part, so that a mistake is named by it. */
import { isObject } from '../answers/reading.js';
import { pointerStep } from '../../schemas/text/json-pointer.js';

/** Something is wrong with a recording. */
export class HarError extends Error {
  /** @param place line and column, or a JSON Pointer; empty for the whole file */
  constructor(place: string, what: string) {
    super(place === '' ? what : `${place}: ${what}`);
  }
}

/** A value and where it stands. */
export interface Spot {
  /** RFC 6901. */
  readonly at: string;
  readonly value: unknown;
}

export const fail = ({ at }: Spot, what: string): HarError => new HarError(at === '' ? '/' : at, what);

const below = (at: string, name: string | number) => `${at}/${pointerStep(String(name))}`;

/** A member of an object; `undefined` where it is absent or null. */
export function optional(spot: Spot, name: string): Spot | undefined {
  if (!isObject(spot.value)) throw fail(spot, 'not an object');
  const value = Object.hasOwn(spot.value, name) ? spot.value[name] : undefined;
  return value === undefined || value === null ? undefined : { at: below(spot.at, name), value };
}

export function member(spot: Spot, name: string): Spot {
  const found = optional(spot, name);
  if (!found) throw fail(spot, `\`${name}\` is missing`);
  return found;
}

export function members(spot: Spot): [name: string, value: Spot][] {
  if (!isObject(spot.value)) throw fail(spot, 'not an object');
  return Object.entries(spot.value).map(([name, value]) => [name, { at: below(spot.at, name), value }]);
}

export function list(spot: Spot): Spot[] {
  if (!Array.isArray(spot.value)) throw fail(spot, 'not a list');
  return spot.value.map((value: unknown, index) => ({ at: below(spot.at, index), value }));
}

export function text(spot: Spot): string {
  if (typeof spot.value !== 'string') throw fail(spot, 'not a text');
  return spot.value;
}

export function flag(spot: Spot): boolean {
  if (typeof spot.value !== 'boolean') throw fail(spot, 'not true or false');
  return spot.value;
}

export function number(spot: Spot, least: number): number {
  if (typeof spot.value !== 'number' || !(spot.value >= least))
    throw fail(spot, `not a number from ${least} on`);
  return spot.value;
}

export function integer(spot: Spot, least: number): number {
  if (!Number.isSafeInteger(spot.value)) throw fail(spot, 'not a whole number');
  return number(spot, least);
}
