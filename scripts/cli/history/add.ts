/** Keeps runs: each report byte for byte, each step with its causes, and of the recordings those that can prove a cause. */
import { createHash } from 'node:crypto';
import { lstatSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Diff } from '../../../reporters/diff/index.js';
import { HAR_FILE } from '../../../reporters/index.js';
import { shortAddress } from '../../../reporters/report/facts.js';
import { groupsOf } from '../../../reporters/report/results.js';
import { count } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import type { Report } from '../../../schemas/verdict.js';
import { LARGEST_RECORDING } from '../../../suites/recording/read.js';
import { readBytes } from '../../../suites/recording/read-json.js';
import { lockFolder } from '../../fleet/lock.js';
import type { Lock } from '../../fleet/lock.js';
import { UsageError } from '../errors.js';
import { readAuditRecord } from '../input/audit-record.js';
import type { AuditRecord } from '../input/audit-record.js';
import { isBelow } from '../input/below.js';
import { goingOn, noteMistake, refuseMistakes } from '../input/mistakes.js';
import { fileIn, readReportText, reportIn, reportPath } from '../input/report-file.js';
import { openFolder, writeWhole } from '../output/write.js';
import { openCompactor } from './compact.js';
import { acrossGaps } from './gaps.js';
import {
  KEPT_FILE,
  emptyKept,
  inOrder,
  readKept,
  recordingOf,
  openTexts,
  withRun,
  writeKept,
} from './kept.js';
import type { Kept } from './kept.js';
import { isStarted, recordingName, runName } from './lines.js';
import type { KeptRun, KeptTarget } from './lines.js';
import type { Compare } from './load.js';
import { runsBelow } from './runs.js';

export interface Added {
  readonly added: number;
  /** Those that are kept already. */
  readonly known: number;
  readonly notes: readonly string[];
}

/**
 * The reports that a path names: a file, the folder of a report, or a folder of runs, such as that of a fleet.
 * @param mistakes gets those in what cannot be read
 */
function reportsAt(path: string, mistakes: UsageError[]): readonly string[] {
  if (reportPath(path) === path) return [path];
  const { reports, unread } = runsBelow(path);
  const wrong = Object.values(unread).flat();
  mistakes.push(...wrong);
  if (wrong.length > 0) return reports;
  if (reports.length === 0)
    throw new UsageError(
      `--add: ${printable(path, 200)} holds no report but what another \`--add\` keeps: \`--restore\` gives those back`,
    );
  return reports;
}

/**
 * Every report, and all that is kept of its target, is read before anything is written, so that a mistake in one of them
 * leaves the history as it was. Throws a
 * {@link UsageError} where another process adds to the folder: of two that write the same file, one would lose its runs.
 */
export async function addRuns(folder: string, paths: readonly string[], compare: Compare): Promise<Added> {
  const mistakes: UsageError[] = [];
  const files = paths.flatMap(path => goingOn(() => reportsAt(path, mistakes), mistakes) ?? []);
  const heads: Head[] = [];
  for (const file of files) {
    const head = await headOf(file).catch((error: unknown) => noteMistake(error, mistakes));
    if (head) heads.push(head);
  }
  refuseAll(mistakes);
  const notes: string[] = [];
  let added = 0;
  openFolder(folder, '');
  const lock = lockFolder(folder);
  try {
    const groups = [...groupsOf(heads, ({ target }) => folderName(target)).values()];
    for (const group of groups) goingOn(() => noteContradictions(folder, group, mistakes), mistakes);
    refuseAll(mistakes);
    for (const group of groups) added += await addToTarget(folder, inOrder(group), compare, notes, lock);
  } catch (error) {
    // A full disk, or what only a step shows: the targets before it are complete.
    if (added > 0 && error instanceof Error) error.message += ` (${count(added, 'run')} added before)`;
    throw error;
  } finally {
    lock.release();
  }
  return { added, known: files.length - added, notes };
}

interface Head {
  readonly file: string;
  /** Where its recording is, if there is one. */
  readonly har: string;
  readonly target: KeptTarget;
  readonly started: string;
  /** Of the text of the report. */
  readonly digest: string;
}

async function headOf(file: string): Promise<Head> {
  const text = readReportText(file);
  const { target, started } = await reportIn(text, file);
  if (!isStarted(started))
    throw new UsageError(
      `${printable(file, 200)}: was started at no moment, but at ${printable(started, 60)}`,
    );
  const { url, label } = target;
  const har = fileIn(dirname(file), HAR_FILE);
  const digest = textDigest(text);
  return { file, har, target: { url, ...(label === undefined ? {} : { label }) }, started, digest };
}

const textDigest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Neither through a link, where a history looks for no runs, nor with runs of another target. */
function keptIn(folder: string, target: KeptTarget): Kept {
  const path = `${folderName(target)}/${KEPT_FILE}`;
  const file = join(folder, path);
  const wrong = (why: string) => new UsageError(`${printable(file, 200)}: ${why}`);
  if (!isBelow({ dir: folder, path, largest: Infinity, wrong })) return emptyKept(file, target);
  const kept = readKept(file);
  if (folderName(kept.target) !== folderName(target))
    throw wrong(`holds runs of another target, ${printable(kept.target.label ?? kept.target.url, 200)}`);
  return kept;
}

const refuseAll = (mistakes: readonly UsageError[]): void =>
  refuseMistakes(mistakes, `${count(mistakes.length, 'report')} cannot be added, so that none is`);

/** Notes each report that is not the same as another one of its target and its moment. */
function noteContradictions(folder: string, heads: readonly Head[], mistakes: UsageError[]): void {
  const [first] = heads;
  if (!first) return;
  const kept = keptIn(folder, first.target);
  const textOf = openTexts(kept);
  const digests = new Map<string, string>();
  for (const { file, started, digest } of heads) {
    const name = runName(started);
    const known = kept.runs.find(({ run }) => run === name);
    const other = digests.get(name) ?? (known ? textDigest(textOf(known)) : digest);
    if (other !== digest)
      mistakes.push(
        new UsageError(
          `${printable(file, 200)}: another report of this target that was started at ${printable(started, 40)} is ${known ? 'kept already' : 'to be added too'}`,
        ),
      );
    else digests.set(name, digest);
  }
}

/** Written once, after all of its runs are added. */
async function addToTarget(
  folder: string,
  heads: readonly Head[],
  compare: Compare,
  notes: string[],
  lock: Lock,
): Promise<number> {
  const [first] = heads;
  if (!first) return 0;
  let kept = keptIn(folder, first.target);
  let added = 0;
  openFolder(dirname(kept.file), '');
  for (const head of heads) {
    const longer = await withReport(kept, head, compare, notes);
    if (!longer) continue;
    kept = longer;
    added += 1;
  }
  const [slim, spare] = withoutSpareRecordings(kept);
  lock.refuseLost();
  if (added > 0) writeKept(slim);
  for (const each of spare) rmSync(each, { force: true });
  return added;
}

/** `undefined` where it is kept already. */
async function withReport(
  kept: Kept,
  { file, har }: Pick<Head, 'file' | 'har'>,
  compare: Compare,
  notes: string[],
): Promise<Kept | undefined> {
  const text = readReportText(file);
  const { started } = await reportIn(text, file);
  const name = runName(started);
  if (kept.runs.some(({ run }) => run === name)) return undefined;
  const recording = recordingName(name);
  const isKept = keepRecording(har, join(dirname(kept.file), recording), notes);
  const more = isKept ? { recording } : {};
  return withSteps(withRun(kept, started, text, more), name, compare, notes);
}

/** Named so that a person finds it, and that two targets never share it. */
export function folderName({ url, label }: KeptTarget): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([url, label]))
    .digest('hex')
    .slice(0, 8);
  const words = (label ?? shortAddress(url))
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60);
  return words === '' ? digest : `${words}-${digest}`;
}

/** Copies the recording beside a report, compressed; one that cannot be kept is a note. */
function keepRecording(har: string, to: string, notes: string[]): boolean {
  try {
    const found = lstatSync(har, { throwIfNoEntry: false });
    if (!found) return false;
    // What it leads to may be any file of this machine, and a history is published.
    if (found.isSymbolicLink()) throw new Unkept('it is a link');
    const bytes = readBytes(har, LARGEST_RECORDING, why => new Unkept(why));
    writeWhole(to, har.endsWith('.gz') ? bytes : gzipSync(bytes, { level: 9 }));
    return true;
  } catch (error) {
    if (!(error instanceof Unkept)) throw error;
    notes.push(`${printable(har, 200)} is not kept: ${error.message}`);
    return false;
  }
}

class Unkept extends Error {}

/** The step to the run that was added, and that from it to the next, if it is not the latest. */
async function withSteps(kept: Kept, added: string, compare: Compare, notes: string[]): Promise<Kept> {
  const at = kept.runs.findIndex(({ run }) => run === added);
  const compact = openCompactor();
  const digest = (report: Report) => compact(report, { id: '', recorded: false }).digest;
  const runs = [...kept.runs];
  const stepTo = (index: number, step: Diff, now: AuditRecord) =>
    acrossGaps(
      step,
      index,
      earlier => runs[earlier]?.step,
      async earlier => {
        const before = runs[earlier];
        return before ? compare(await recordOf(kept, before, notes), now) : step;
      },
    );
  for (const index of [at, at + 1]) {
    const [before, entry] = [runs[index - 1], runs[index]];
    if (!before || !entry) continue;
    const { step: _step, ...run } = entry;
    const [old, now] = [await recordOf(kept, before, notes), await recordOf(kept, run, notes)];
    const differs = digest(old.report) !== digest(now.report);
    runs[index] = differs ? { ...run, step: await stepTo(index, await compare(old, now), now) } : run;
  }
  return { ...kept, runs };
}

async function recordOf(kept: Kept, run: KeptRun, notes: string[]): Promise<AuditRecord> {
  const report = await reportIn(openTexts(kept)(run), `${kept.file} (${run.run})`);
  return readAuditRecord(report, recordingOf(kept, run), notes);
}

/** A cause is proven by the recordings of the runs on both sides of a step; the latest run may yet be one of them. */
function withoutSpareRecordings(kept: Kept): [kept: Kept, spare: string[]] {
  const spare: string[] = [];
  const runs = kept.runs.map((entry, index): KeptRun => {
    const isFirst = index === 0 || entry.step !== undefined;
    const next = kept.runs[index + 1];
    if (isFirst || !next || next.step !== undefined || entry.recording === undefined) return entry;
    const { recording, ...rest } = entry;
    spare.push(join(dirname(kept.file), recording));
    return rest;
  });
  return [{ ...kept, runs }, spare];
}
