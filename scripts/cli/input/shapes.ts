/** What a value that was read as JSON is, since whoever wrote it could have written anything. */
import { isObject } from '../../../suites/answers/reading.js';
import type { JsonObject } from '../../../suites/answers/reading.js';

export { isObject };

export type Fits = (value: unknown) => boolean;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
export const listOf =
  (fits: Fits): Fits =>
  value =>
    Array.isArray(value) && value.every(fits);
export const optional =
  (fits: Fits): Fits =>
  value =>
    value === undefined || fits(value);

/** By the path of each member, such as `list.digest`, its check and what the check asks for. Other members are ignored. */
export type Shape = Readonly<Record<string, readonly [fits: Fits, asked: string]>>;

/** The first member that does not fit, such as "`list.digest` must be a string"; `undefined` where all do. */
export function shapeMistake(value: JsonObject, shape: Shape): string | undefined {
  const found = Object.entries(shape).find(([path, [fits]]) => !fits(memberAt(value, path)));
  return found && `\`${found[0]}\` must be ${found[1][1]}`;
}

function memberAt(value: unknown, path: string): unknown {
  let member = value;
  for (const name of path.split('.'))
    member = isObject(member) && Object.hasOwn(member, name) ? member[name] : undefined;
  return member;
}
