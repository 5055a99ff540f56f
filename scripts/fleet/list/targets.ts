/** The list as the folder of a fleet keeps it: a target on each line of `list.jsonl`. */
import { join } from 'node:path';
import { urlFrom } from '../../../schemas/text/url.js';
import { isLine } from '../../../suites/values/lines.js';
import { BACKEND } from '../../../suites/audit/check-options.js';
import { backendOf } from '../../../suites/http/route.js';
import type { Declared } from '../../../suites/evidence/profile.js';
import { valueIn, wrongFile } from '../../cli/input/read-file.js';
import { isObject, isText, optional, shapeMistake } from '../../cli/input/shapes.js';
import type { Shape } from '../../cli/input/shapes.js';
import { FILES, sha256Of, shortDigest, textIn } from '../store.js';

/** A target as `list.jsonl` keeps it. */
export interface FleetTarget {
  /** The same on every machine and in every shard: 16 hex digits of a digest of URL, label, parameters and backend. */
  readonly id: string;
  readonly url: string;
  readonly label?: string;
  readonly parameters?: Declared;
  /** Whose rate the target shares; `null` for loopback, which has no limits. */
  readonly operator: string | null;
  /** The server to connect to instead of the one that the URL names. */
  readonly connectTo?: string;
  /** The digest of the entries of its baseline. */
  readonly baseline?: string;
}

/** The id of a target: the same on every machine, in whatever order the parameters are declared. */
export function idOf(
  url: string,
  label: string | undefined,
  parameters: Declared,
  connectTo?: string,
): string {
  const declared = Object.entries(parameters).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const backend = connectTo === undefined ? [] : [connectTo];
  return shortDigest(JSON.stringify([url, label ?? null, declared, ...backend]));
}

export const listText = (targets: readonly FleetTarget[]): string =>
  targets.map(target => `${JSON.stringify(target)}\n`).join('');

/** The text of `list.jsonl`. */
export function listTextIn(dir: string): string {
  const text = textIn(dir, FILES.list);
  if (text === undefined) throw wrongFile(join(dir, FILES.list))('no such file');
  return text;
}

/** Throws a {@link UsageError} where the list is another than when the fleet began, such as one that is cut short. */
export function refuseOtherList(dir: string, digest: string): void {
  if (sha256Of(listTextIn(dir)) !== digest)
    throw wrongFile(join(dir, FILES.list))(`not the list that ${FILES.manifest} names`);
}

const lineOfText = (value: unknown) => isText(value) && isLine(value);

const targetShape: Shape = {
  id: [value => isText(value) && /^[0-9a-f]{16}$/.test(value), '16 hexadecimal digits'],
  url: [
    value => isText(value) && /^https?:/.test(value) && urlFrom(value) !== undefined,
    'an http or https URL',
  ],
  label: [optional(lineOfText), 'a non-empty line of text'],
  operator: [value => value === null || lineOfText(value), 'null or a non-empty line of text'],
  parameters: [
    optional(value => isObject(value) && Object.values(value).every(isText)),
    'an object of strings',
  ],
  connectTo: [optional(value => isText(value) && backendOf(value) !== undefined), BACKEND],
  baseline: [optional(isText), 'a string'],
};

/** The targets of a fleet, in the order of its list. Throws a {@link UsageError} that names the line that is wrong. */
export function readTargets(dir: string): FleetTarget[] {
  const wrong = wrongFile(join(dir, FILES.list));
  const lines = new Map<string, number>();
  const targets: FleetTarget[] = [];
  for (const [index, line] of listTextIn(dir).split('\n').entries()) {
    if (line === '') continue;
    const at = `line ${index + 1}`;
    const target = targetIn(line, what => wrong(`${at} ${what}`));
    const first = lines.get(target.id);
    if (first !== undefined) throw wrong(`${at} has the \`id\` of line ${first}`);
    lines.set(target.id, index + 1);
    targets.push(target);
  }
  return targets;
}

function targetIn(line: string, wrong: (what: string) => Error): FleetTarget {
  const value = valueIn(line, what => wrong(`is ${what}`));
  if (!isObject(value)) throw wrong('is not a target');
  const mistake = shapeMistake(value, targetShape);
  if (mistake !== undefined) throw wrong(`is not a target: ${mistake}`);
  return value as unknown as FleetTarget;
}
