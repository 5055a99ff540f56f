/**
 * `fleet.json`: what a fleet audits and how, written when its folder is created. Folders and command lines belong together only if
 * they agree in that. It also remembers what no report contains: the waits of operators, and what to audit again.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { count } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import { contract } from '../../schemas/generated/rules.js';
import { isObject } from '../../suites/answers/reading.js';
import { SUITE } from '../../suites/audit/package-info.js';
import { writeWhole } from '../cli/output/write.js';
import { isThere, readDocument, wrongFile } from '../cli/input/read-file.js';
import type { Again, Shard } from './entries.js';
import type { List } from './list/list.js';
import { FILES } from './store.js';
import { LONGEST_WAIT_MS, type Settings } from './unit.js';

export interface Manifest {
  readonly fleetVersion: '1';
  readonly suite: { readonly name: string; readonly version: string };
  readonly contract: { readonly title: string; readonly version: string; readonly digest: string };
  readonly list: { readonly digest: string; readonly targets: number };
  /** The seed of each audit derives from it and from the URL. */
  readonly seed: string;
  readonly shard: Shard | null;
  /** The options common to all audits, as far as they decide what is asked and judged. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The name of the fleet in a queue: unique, because another run must not take its results. */
  readonly queue: string;
  /** What `--again` asked for last: earlier reports are to be replaced. */
  readonly again?: { readonly what: Again; readonly since: string };
  readonly refusals: Readonly<Record<string, Refusal>>;
}

/** An operator refused to answer, or asked for a wait. */
export interface Refusal {
  /** The id of the target that met it, which is asked after the others. */
  readonly target: string;
  readonly reason: string;
  readonly until?: string | undefined;
}

export function manifestOf(
  list: Pick<List, 'digest' | 'targets'>,
  settings: Settings,
  shard: Shard | undefined,
): Manifest {
  return {
    fleetVersion: '1',
    suite: { name: SUITE.name, version: SUITE.version },
    contract: { title: contract.title, version: contract.version, digest: contract.digest },
    list: { digest: list.digest, targets: list.targets.length },
    seed: settings.seed,
    shard: shard ?? null,
    options: optionsOf(settings),
    queue: newQueue(),
    refusals: {},
  };
}

export const newQueue = (): string => randomBytes(8).toString('hex');

export const writeManifest = (dir: string, manifest: Manifest): void =>
  writeWhole(join(dir, FILES.manifest), `${JSON.stringify(manifest, undefined, 2)}\n`);

/** The options that decide what is asked and what counts. Pace, sender and connections may change. */
function optionsOf(settings: Settings): Manifest['options'] {
  const { rules = [], strict, strength, maxRequests, maxPages, deadlineMs, timeoutMs, retries } = settings;
  const { headers = [], redact, formats } = settings;
  return {
    rule: rules,
    strict: strict ?? false,
    strength: strength ?? null,
    'max-requests': maxRequests ?? null,
    'max-pages': maxPages ?? null,
    deadline: deadlineMs === undefined ? null : deadlineMs / 1000,
    timeout: timeoutMs === undefined ? null : timeoutMs / 1000,
    retries: retries ?? null,
    // The value may be a credential.
    header: headers.map(([name]) => name.toLowerCase()),
    redact: redact ?? true,
    format: formats.toSorted(),
  };
}

/** The manifest of a folder; `undefined` if it holds no fleet. Rejects with a {@link UsageError} if the file is wrong. */
export async function readManifest(dir: string): Promise<Manifest | undefined> {
  const path = join(dir, FILES.manifest);
  if (!isThere(path)) return undefined;
  const value = await readDocument(path);
  const isManifest =
    value['fleetVersion'] === '1' &&
    ['suite', 'contract', 'list', 'options', 'refusals'].every(name => isObject(value[name])) &&
    Object.values(value['refusals'] as object).every(isObject) &&
    ['seed', 'queue'].every(name => typeof value[name] === 'string');
  if (!isManifest) throw wrongFile(path)('not the manifest of a fleet of version 1');
  return value as unknown as Manifest;
}

/** How the second differs from the first, as the rest of a sentence about the second. */
export function differenceBetween(one: Manifest, other: Manifest): string | undefined {
  const [first, second] = [decidingIn(one), decidingIn(other)];
  const name = [...first.keys(), ...second.keys()].find(each => first.get(each) !== second.get(each));
  if (name === undefined) return undefined;
  const [wanted, found] = [first, second].map(values => printable(values.get(name) ?? 'the default', 120));
  return `has another ${printable(name, 40)}: ${found}, not ${wanted}`;
}

function decidingIn({ suite, contract: judged, list, seed, options }: Manifest): Map<string, string> {
  return new Map([
    ['suite', `${suite.name} ${suite.version}`],
    ['contract', `${judged.version} (${short(judged.digest)})`],
    ['list, baseline or profile', `${count(list.targets, 'target')} (${short(list.digest)})`],
    ['--seed', seed],
    ...Object.entries(options).map(([name, value]) => [`--${name}`, shown(value)] as const),
  ]);
}

/** The waits of operators that are not over. */
export function waitsOf({ refusals }: Manifest): Map<string, number> {
  const now = Date.now();
  const waits = Object.entries(refusals).map(
    ([operator, { until = '' }]) => [operator, Math.min(Date.parse(until), now + LONGEST_WAIT_MS)] as const,
  );
  return new Map(waits.filter(([, until]) => until > now));
}

/** Shortened, because anyone may have edited the file. */
const short = (digest: unknown): string => String(digest).replace('sha256:', '').slice(0, 12);

function shown(value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return 'none';
  return Array.isArray(value) ? value.join(',') : JSON.stringify(value);
}

export const shardText = (shard: Shard | null): string =>
  shard ? `shard ${shard.index}/${shard.of}` : 'the whole list';
