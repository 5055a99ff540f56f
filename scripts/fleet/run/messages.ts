/** The messages of coordinator and workers in Redis, and their validation. */
import { grouped } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { contract } from '../../../schemas/generated/rules.js';
import { unpackedText } from '../../../suites/recording/read-json.js';
import { LARGEST_REPORT, reportIn } from '../../cli/input/read-file.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { isObject, type JsonObject } from '../../../suites/answers/reading.js';
import type { PolitenessState } from '../../../suites/http/politeness.js';
import { entryOf, type Entry, type Unit } from '../entries.js';
import { FILES, FILES_OF_TARGET, shortDigest, type StoredFiles } from '../store.js';
import type { Report } from '../../../schemas/verdict.js';
import type { Delivery, Settings } from '../unit.js';

const isText = (value: unknown): value is string => typeof value === 'string';
/** A number of targets, or a time that a date can have. */
const isWhole = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 8.64e15;

export const WORK = 'work';

export const resultsQueue = (fleet: string): string => `results-${fleet}`;

export interface Job extends Unit {
  readonly fleet: string;
  readonly suite: string;
  readonly contract: string;
  readonly settings: Settings;
}

/** The progress of a job, kept in Redis for the worker that resumes it. */
export interface JobProgress {
  readonly done: number;
  readonly politeness?: Partial<PolitenessState> | undefined;
}

export type Message =
  | {
      readonly kind: 'result';
      readonly entry: Entry;
      readonly files: StoredFiles;
      readonly until: number | undefined;
      /** Parsed from the files, if the target was audited. */
      readonly report?: Report;
    }
  /** The operator asked for a wait during the audit. */
  | { readonly kind: 'wait'; readonly id: string; readonly until: number }
  /** The operator refused to answer: its other targets wait for the next run. */
  | { readonly kind: 'end'; readonly job: string };

/** One id for an operator in all fleets: the queue holds one job of each id, and one worker has it. */
export const jobIdOf = (fleet: string, { operator, targets }: Unit): string =>
  operator === null ? `${fleet}-${targets[0]?.id ?? ''}` : `operator-${shortDigest(operator)}`;

export const jobOf = (fleet: string, unit: Unit, settings: Settings): Job => ({
  ...unit,
  fleet,
  suite: SUITE.version,
  contract: contract.digest,
  settings,
});

/** The most bytes of a result with its files. */
const LARGEST_RESULT = 8_000_000;

/** Throws if the data is not a job for this worker; the message says why. */
export function jobIn(data: unknown): Job {
  if (!isObject(data) || !isText(data['fleet']) || !isObject(data['settings']))
    throw new Error('its data are not those of a job');
  const { suite, contract: judged, targets } = data;
  if (suite !== SUITE.version)
    throw new Error(`the job is for version ${shown(suite)} of the suite, the worker is ${SUITE.version}`);
  if (judged !== contract.digest)
    throw new Error(`the job is for the contract ${shown(judged)}, the worker has ${shown(contract.digest)}`);
  if (!Array.isArray(targets) || targets.length === 0) throw new Error('the job has no targets');
  return data as unknown as Job;
}

const shown = (value: unknown): string =>
  isText(value) ? printable(value.replace(/^sha256:/, ''), 80).slice(0, 40) : 'none';

/** Starts from zero if Redis holds anything else. */
export function progressIn(value: unknown): JobProgress {
  if (!isObject(value) || !isWhole(value['done'])) return { done: 0 };
  const { done, politeness } = value;
  return { done, politeness: isObject(politeness) ? politeness : undefined };
}

/** As JSON; a result too large for the queue becomes a fault. */
export function resultOf({ target, entry, files, until }: Delivery): JsonObject {
  const { id } = target;
  const weight = Object.values(files).reduce((sum, content) => sum + content.byteLength, 0);
  if (weight > LARGEST_RESULT) {
    const reason = `a fault of the suite: the result weighs ${grouped(weight)} bytes, more than the ${grouped(LARGEST_RESULT)} that a queue carries; it may fit without \`har\``;
    return { kind: 'result', id, state: 'faulty', reason, until, files: {} };
  }
  const encoded = Object.entries(files).map(([name, own]) => [name, Buffer.from(own).toString('base64')]);
  const { state, reason } = entry;
  return { kind: 'result', id, state, reason, until, files: Object.fromEntries(encoded) as JsonObject };
}

/** Rejects if the data is not a message of a worker; the message says why. */
export async function messageIn(data: unknown): Promise<Message> {
  const { kind, job, id, state, reason, until, files } = isObject(data) ? data : {};
  const asked = isWhole(until) ? until : undefined;
  if (kind === 'end' && isText(job)) return { kind, job };
  if (kind === 'wait' && isText(id) && asked !== undefined) return { kind, id, until: asked };
  if (kind !== 'result' || !isText(id) || !isText(reason) || !isObject(files))
    throw new Error('not a result');
  if (state === 'refused' || state === 'faulty')
    return { kind, entry: { id, state, reason }, files: {}, until: asked };
  const stored = filesIn(files);
  const packed = stored[FILES.report];
  if (!packed) throw new Error('the report is missing');
  const report = await reportIn(unpackedText(Buffer.from(packed), LARGEST_REPORT, wrongReport), wrongReport);
  return { kind, entry: entryOf(id, report), files: stored, until: asked, report };
}

const wrongReport = (why: string) => new Error(`the report: ${why}`);

function filesIn(files: JsonObject): StoredFiles {
  const decoded = Object.entries(files).map(([name, content]) => {
    if (!(FILES_OF_TARGET as readonly string[]).includes(name) || !isText(content))
      throw new Error('a file of it is not one of a report');
    return [name, Buffer.from(content, 'base64')] as const;
  });
  return Object.fromEntries(decoded);
}
