/**
 * What coordinator and workers send each other through Redis, and the checks of what arrives: whoever can write into a
 * queue could send anything.
 */
import { grouped } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { contract } from '../../../schemas/generated/rules.js';
import { isContact, isFree, isHeader } from '../../../suites/audit/check-options.js';
import { isLine } from '../../../suites/values/lines.js';
import type { Report } from '../../../schemas/verdict.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { isLoopback } from '../../../suites/audit/budgets.js';
import type { JsonObject } from '../../../suites/answers/reading.js';
import { resolveProfile } from '../../../suites/evidence/profile.js';
import type { PolitenessState } from '../../../suites/http/exchange.js';
import { targetOf } from '../../cli/input/audit-options.js';
import { fleetFormats } from '../../cli/input/options.js';
import { refuseParameter } from '../../cli/input/profile-file.js';
import { isObject, isSwitch, isText, isWhole, listOf, optional } from '../../cli/input/shapes.js';
import { entryMistake, waitIn } from '../journal.js';
import type { Entry } from '../journal.js';
import type { ListedTarget } from '../list/list.js';
import { FILES, reportIn, shortDigest } from '../store.js';
import { idOf } from '../list/targets.js';
import type { StoredFiles } from '../store.js';
import { rejudged } from '../unit.js';
import type { Delivery, Settings, Unit } from '../unit.js';

/** The queue of all fleets from which the workers take their jobs. */
export const WORK = 'work';

/** The queue in which the results of one fleet are returned. */
export const resultsQueue = (fleet: string): string => `results-${fleet}`;

/** Whether it is the name of a fleet. */
export const isFleet = (value: unknown): value is string => isText(value) && /^[0-9a-f]{16}$/.test(value);

/** A unit, for a worker. */
export interface Job extends Unit {
  readonly fleet: string;
  readonly suite: string;
  readonly contract: string;
  readonly settings: Settings;
}

/** How far a job is, kept in Redis for the worker that goes on with it. */
export interface JobProgress {
  /** How many of its targets are done. */
  readonly done: number;
  readonly politeness?: Partial<PolitenessState> | undefined;
}

/** What a worker returns. */
export type Message =
  | {
      readonly kind: 'result';
      readonly entry: Entry;
      readonly files: StoredFiles;
      /** That of the files, where the target was audited. */
      readonly report?: Report;
    }
  /** The operator refused to answer: its other targets are left for the next run. */
  | { readonly kind: 'end'; readonly job: string };

/** The same for the same operator, however often the coordinator starts. */
export const jobIdOf = (fleet: string, { operator, targets }: Unit): string =>
  `${fleet}-${operator === null ? (targets[0]?.id ?? '') : shortDigest(operator)}`;

export const jobOf = (fleet: string, unit: Unit, settings: Settings): Job => ({
  ...unit,
  fleet,
  suite: SUITE.version,
  contract: contract.digest,
  settings,
});

/** A result together with its files may weigh so much. */
const LARGEST_RESULT = 8_000_000;

/** So much a job may weigh; 60,000 targets with a profile of their own have a third of it. */
const LARGEST_JOB = 100_000_000;

/** In milliseconds since the epoch; a larger number is no date. */
const isTime = (value: unknown): boolean => isWhole(value) && value <= 8.64e15;
const isPositive = (value: unknown): boolean => typeof value === 'number' && value > 0;

const settingsShape: Readonly<Record<keyof Settings, (value: unknown) => boolean>> = {
  seed: isText,
  formats: listOf(value => fleetFormats.some(name => name === value)),
  rules: optional(listOf(isText)),
  strict: optional(isSwitch),
  strength: optional(value => value === 1 || value === 2 || value === 3),
  maxRequests: optional(isWhole),
  maxPages: optional(isWhole),
  rate: optional(isPositive),
  deadlineMs: optional(isPositive),
  timeoutMs: optional(isPositive),
  retries: optional(isWhole),
  contact: optional(value => isText(value) && isContact(value)),
  headers: optional(listOf(isHeaderPair)),
  ca: optional(isText),
  redact: optional(isSwitch),
};

function isHeaderPair(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [name, text] = value as unknown[];
  return isText(name) && isText(text) && isHeader(name, text) && isFree(name);
}

/** Throws an error whose message says why a job is not one that this worker can do. */
export function jobIn(id: string | undefined, data: unknown): Job {
  if (!isObject(data)) throw new Error('its data are not those of a job');
  const { fleet, suite, contract: judged, operator, targets, quietUntil, settings } = data;
  if (!isFleet(fleet) || id?.startsWith(`${fleet}-`) !== true)
    throw new Error('its data are not those of a job of a fleet');
  if (suite !== SUITE.version)
    throw new Error(
      `the job is for version ${shown(suite)} of the suite, and the worker is ${SUITE.version}`,
    );
  if (judged !== contract.digest)
    throw new Error(
      `the job is for the contract ${shown(judged)}, and the worker has ${shown(contract.digest)}`,
    );
  const bytes = Buffer.byteLength(JSON.stringify(data));
  if (bytes > LARGEST_JOB)
    throw new Error(`the job weighs ${grouped(bytes)} bytes, more than ${grouped(LARGEST_JOB)}`);
  if (!isObject(settings)) throw new Error('the settings are missing');
  for (const name of new Set([...Object.keys(settingsShape), ...Object.keys(settings)]))
    if (!Object.hasOwn(settingsShape, name) || !settingsShape[name as keyof Settings](settings[name]))
      throw new Error(`the setting \`${printable(name, 40)}\` cannot be used`);
  if (!Array.isArray(targets) || targets.length === 0) throw new Error('the job has no targets');
  for (const target of targets as unknown[]) refuseTarget(target, operator);
  if (!optional(isTime)(quietUntil))
    throw new Error('the time until which its operator is left alone is wrong');
  if (operator !== null && settings['contact'] === undefined) throw new Error('the contact is missing');
  return data as unknown as Job;
}

const shown = (value: unknown): string =>
  isText(value) ? printable(value.replace(/^sha256:/, ''), 80).slice(0, 40) : 'none';

function refuseTarget(target: unknown, operator: unknown): void {
  if (!isObject(target)) throw new Error('a target is not an object');
  const { id, url, label, parameters = {}, excused, operator: own } = target;
  const wrong = (what: string) =>
    new Error(`the target ${isText(url) ? printable(url, 200) : shown(id)} ${what}`);
  if (!isText(url) || !isObject(parameters)) throw wrong('cannot be used');
  const address = targetOf(url);
  if (address.username !== '' || address.password !== '') throw wrong('has credentials in its URL');
  if (label !== undefined && (!isText(label) || !isLine(label))) throw wrong('has a wrong label');
  for (const [name, value] of Object.entries(parameters))
    refuseParameter(name, value, mistake => wrong(`has a wrong parameter (${mistake})`));
  const declared = parameters as NonNullable<ListedTarget['parameters']>;
  if (!Object.values(declared).every(isText)) throw wrong('has a wrong parameter');
  resolveProfile(address, declared);
  if (id !== idOf(url, label, declared)) throw wrong('has a wrong id');
  const isOwn = isLoopback(address) ? own === null : isText(own) && isLine(own);
  if (!isOwn || own !== operator) throw wrong('has a wrong operator');
  if (!optional(listOf(isExcused))(excused)) throw wrong('has a wrong baseline');
}

const isExcused = (value: unknown): boolean =>
  isObject(value) && isText(value['rule']) && isText(value['reason']) && Object.values(value).every(isText);

/** From what Redis holds; nothing is done where it holds anything else. */
export function progressIn(value: unknown, targets: number): JobProgress {
  if (!isObject(value) || !isWhole(value['done']) || value['done'] > targets) return { done: 0 };
  const { done, politeness } = value;
  if (!isObject(politeness)) return { done };
  const { notBefore, refused, givenUp } = politeness;
  return {
    done,
    politeness: {
      ...(typeof notBefore === 'number' ? { notBefore } : {}),
      ...(isWhole(refused) ? { refused } : {}),
      ...(isWhole(givenUp) ? { givenUp } : {}),
    },
  };
}

/** As JSON; a result that is too large for the queue is a fault that the journal shows. */
export function resultOf({ target, entry, files }: Delivery): JsonObject {
  const weight = Object.values(files).reduce((sum, content) => sum + content.byteLength, 0);
  if (weight > LARGEST_RESULT) {
    const reason = `a fault of the suite: the result weighs ${grouped(weight)} bytes, more than the ${grouped(LARGEST_RESULT)} that a queue carries; it may fit without \`har\``;
    const fault: Entry = { id: target.id, state: 'faulty', at: entry.at, reason, ...waitIn(entry) };
    return { kind: 'result', entry: fault, files: {} };
  }
  const encoded = Object.entries(files).map(([name, content]) => [
    name,
    Buffer.from(content).toString('base64'),
  ]);
  return { kind: 'result', entry, files: Object.fromEntries(encoded) as JsonObject };
}

/** Throws an error whose message says why it is no message of a worker. */
export function messageIn(data: unknown): Message {
  if (!isObject(data)) throw new Error('not a result');
  const { kind, job, entry, files } = data;
  if (kind === 'end' && isText(job)) return { kind, job };
  if (kind !== 'result' || !isEntry(entry) || !isObject(files)) throw new Error('not a result');
  const known: readonly string[] = [FILES.report, FILES.recording, FILES.reportPage];
  const decoded = Object.entries(files).map(([name, content]) => {
    if (!known.includes(name) || !isText(content)) throw new Error('a file of it is not one of a report');
    return [name, Buffer.from(content, 'base64')] as const;
  });
  if (decoded.reduce((sum, [, content]) => sum + content.byteLength, 0) > LARGEST_RESULT)
    throw new Error(`it weighs more than ${grouped(LARGEST_RESULT)} bytes`);
  const stored: StoredFiles = Object.fromEntries(decoded);
  if (entry.state === 'done') {
    const report = stored[FILES.report];
    if (!report) throw new Error('the report is missing');
    const judged = reportIn(report, why => new Error(`the report: ${why}`));
    return { kind, entry: rejudged(entry, judged), files: stored, report: judged };
  }
  return { kind, entry, files: stored };
}

/** What a worker returns is never to be done again, and where it is still to be done, it tells of a wait. */
const isEntry = (value: unknown): value is Entry =>
  isObject(value) &&
  entryMistake(value) === undefined &&
  value['again'] === undefined &&
  value['damaged'] === undefined &&
  (value['state'] !== 'pending' || value['quietUntil'] !== undefined);
