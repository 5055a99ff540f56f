/**
 * What a line of a file of kept runs may be. Anybody may have written the file, so every line is checked in full before
 * anything is restored from it: its members, that what it names is there, and how long the report is that it leads to.
 */
import type { Diff } from '../../../reporters/diff/index.js';
import { outcomes } from '../../../schemas/verdict.js';
import type { JsonObject } from '../../../suites/answers/reading.js';
import { LARGEST_REPORT } from '../input/report-file.js';
import { isObject, isSwitch, isText, isWhole, listOf, optional } from '../input/shapes.js';
import type { Fits } from '../input/shapes.js';
import { unpacked } from './holes.js';
import type { Edit, Value } from './holes.js';

export interface KeptTarget {
  readonly url: string;
  readonly label?: string;
}

export interface KeptRun {
  /** Unique in its file: the moment at which the audit was started, as a file name. */
  readonly run: string;
  readonly started: string;
  /** The number of a frame. */
  readonly frame: number;
  readonly edits: readonly Edit<number>[];
  readonly values: readonly Value[];
  /** The file of its recording, beside this one. */
  readonly recording?: string;
  /** What changed since the run before; absent where nothing did, and for the first run. */
  readonly step?: Diff;
}

/** `2026-01-02T03:04:05.678Z` as part of a file name. */
export const runName = (started: string): string => started.replaceAll(/[^\w.-]/g, '');

export const recordingName = (run: string): string => `${run}.har.gz`;

/** The target in the first line. */
export function targetIn({ historyVersion, target }: JsonObject): KeptTarget | undefined {
  if (historyVersion !== '1' || !isObject(target)) return undefined;
  const { url, label } = target;
  if (typeof url !== 'string') return undefined;
  if (label === undefined) return { url };
  return typeof label === 'string' ? { url, label } : undefined;
}

export const isFrame = (frame: unknown): frame is readonly string[] =>
  Array.isArray(frame) && frame.every(line => typeof line === 'string');

/** As in reports, and no longer than a moment can be, because a run may repeat it many times. */
const STARTED = /^\d{4}-\d{2}-\d{2}T[\d:.]{1,20}Z$/;

/** Whether the file can keep a run that was started then. */
export const isStarted = (started: string): boolean => STARTED.test(started);

/** Whether a line is a run of the frames and lines before it. */
export function isRun(
  entry: JsonObject,
  frames: readonly (readonly string[])[],
  table: readonly string[],
): boolean {
  const { run, started, frame, edits, values, recording, step } = entry;
  if (typeof run !== 'string' || typeof started !== 'string') return false;
  if (!isStarted(started) || run !== runName(started)) return false;
  if (recording !== undefined && recording !== recordingName(run)) return false;
  if (step !== undefined && !isStep(step)) return false;
  const lines = typeof frame === 'number' ? frames[frame] : undefined;
  if (!lines || !isEdits(edits, lines.length, table.length)) return false;
  return Array.isArray(values) && values.every(isValue);
}

type Rule = Diff['rules'][number];

const oneOf =
  (words: readonly string[]): Fits =>
  value =>
    typeof value === 'string' && words.includes(value);
const objectOf =
  (shapes: Readonly<Record<string, Fits>>): Fits =>
  value =>
    isObject(value) && Object.entries(shapes).every(([name, shape]) => shape(value[name]));

const kinds = [
  'target',
  'suite',
  'contract',
  'profile',
  'options',
] satisfies Diff['circumstances'][number]['kind'][];
const changes = ['worse', 'better', 'changed', 'lostSight', 'new', 'gone'] satisfies Rule['change'][];
const causes = [
  'answers',
  'unanswered',
  'suite',
  'contract',
  'profile',
  'options',
] satisfies Rule['causes'][number]['cause'][];
const levels = ['MUST', 'SHOULD', 'INFO'] satisfies Rule['level'][];
const isJudged = objectOf({ outcome: oneOf(outcomes), message: isText });

/** What a history shows of a step. A generated validator of the whole schema made the package larger than it may be. */
const isStep = objectOf({
  circumstances: listOf(objectOf({ kind: oneOf(kinds), name: isText, old: isText, new: isText })),
  notes: listOf(isText),
  rules: listOf(
    objectOf({
      rule: isText,
      level: oneOf(levels),
      change: oneOf(changes),
      old: optional(isJudged),
      new: optional(isJudged),
      causes: listOf(objectOf({ cause: oneOf(causes), proven: isSwitch, words: isText })),
      follows: optional(isText),
      unexplained: optional(isText),
    }),
  ),
});

const isValue = (value: unknown): value is Value =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

/** Whether edits replace lines of a frame from its first to its last, each once. */
function isEdits(edits: unknown, frame: number, table: number): edits is readonly Edit<number>[] {
  if (!Array.isArray(edits)) return false;
  let from = 0;
  for (const edit of edits as readonly unknown[]) {
    if (!Array.isArray(edit) || edit.length !== 3) return false;
    const [at, gone, added] = edit as readonly unknown[];
    if (!isWhole(at) || !isWhole(gone) || at < from || at + gone > frame) return false;
    if (!Array.isArray(added) || !added.every(line => isWhole(line) && line < table)) return false;
    from = at + gone;
  }
  return true;
}

/** Whether the report of a run is no longer than a report may be: a line of a few bytes can name a long one many times. */
export function isBounded(
  { edits, values, started }: KeptRun,
  frame: readonly string[],
  table: readonly string[],
): boolean {
  const within = (from: number, to: number) => {
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += (frame[at] ?? '').length + 1;
    return sum;
  };
  let length = within(0, frame.length);
  for (const [at, gone, added] of edits) {
    length -= within(at, at + gone);
    for (const line of added) length += (table[line] ?? '').length + 1;
  }
  // Each takes the place of a hole.
  for (const value of values) length += unpacked(value, started).length - 1;
  return length - 1 <= LARGEST_REPORT;
}
