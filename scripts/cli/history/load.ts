/** The runs below a folder, target by target in the order of time, with what changed at each step. */
import { dirname, join, relative } from 'node:path';
import type { Diff } from '../../../reporters/diff/index.js';
import type { TargetRuns } from '../../../reporters/history/index.js';
import { groupsOf } from '../../../reporters/report/results.js';
import { count, grouped } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import type { Report } from '../../../schemas/verdict.js';
import { UsageError } from '../errors.js';
import { readAuditRecord, recordingBeside } from '../input/audit-record.js';
import type { AuditRecord } from '../input/audit-record.js';
import { noteMistake } from '../input/mistakes.js';
import { readReport, reportIn } from '../input/report-file.js';
import { openCompactor } from './compact.js';
import type { CompactRun } from './compact.js';
import { acrossGaps } from './gaps.js';
import { inOrder, openTexts, readKept, recordingOf as keptRecording } from './kept.js';
import { runsBelow } from './runs.js';
import type { Found, Unread } from './runs.js';

export type Compare = (old: AuditRecord, now: AuditRecord) => Promise<Diff>;

/** Where a run can be read again. */
interface Place {
  readonly report: () => Promise<Report>;
  readonly recording: string | undefined;
  /** What changed since the run before it in its file. */
  readonly step?: Diff | undefined;
  /** The run before it in its file. */
  readonly after?: string | undefined;
}

interface Loaded {
  readonly run: CompactRun;
  readonly place: Place;
}

/** Of a target whose recordings differ every night, judging all of them again would take minutes. */
const MOST_JUDGED = 20;

/** How many of the files that were not read a note quotes; standard error names each. */
const MOST_QUOTED = 3;

/** Never at the beginning of a line, where the name of a folder could be a command to the workflow around it. */
export const leftOut = (line: string): string => `left out: ${line}`;

/** The runs that could be read, and the mistakes in what could not. */
interface Read {
  readonly loaded: Loaded[];
  readonly unread: Unread;
}

/**
 * One that cannot be read hides none of the others. Rejects with a {@link UsageError} where none can be read.
 * @param last only so many of the latest runs of each target
 * @param hrefOf the link to a report, or to its folder
 * @returns the runs, and a line on each place whose runs are left out
 */
export async function loadRuns(
  folder: string,
  {
    compare,
    last,
    hrefOf,
  }: { compare: Compare; last?: number | undefined; hrefOf: (file: string) => string },
): Promise<{ targets: TargetRuns[]; notes: string[]; unread: readonly string[] }> {
  const found = runsBelow(folder);
  const { loaded, unread } = await readRuns(found, folder, hrefOf);
  const lines = Object.values(unread).flatMap(errors => errors.map(({ message }) => message));
  if (loaded.length === 0 && lines.length > 0)
    throw new UsageError(
      lines.length === 1
        ? lines[0]
        : [`${printable(folder, 200)}: no run below it can be read`, ...lines.map(leftOut)].join('\n'),
    );
  const targets: TargetRuns[] = [];
  const groups = groupsOf(loaded, ({ run: { target } }) => JSON.stringify([target.url, target.label]));
  for (const group of groups.values()) targets.push(await targetRuns(group, last, compare));
  const notes = Object.entries(unread).flatMap(([what, errors]) => noteOn(what, errors));
  return { targets: targets.toSorted(byName), notes, unread: lines };
}

function noteOn(what: string, errors: readonly UsageError[]): string[] {
  if (errors.length === 0) return [];
  const quoted = errors.slice(0, MOST_QUOTED).map(({ message }) => message);
  const more = errors.length - quoted.length;
  return [
    `${count(errors.length, what, what.replace(/^\w+/, '$&s'))} ${errors.length === 1 ? 'was' : 'were'} not read: ${quoted.join('; ')}${more > 0 ? `; and ${grouped(more)} more` : ''}.`,
  ];
}

async function readRuns(found: Found, folder: string, hrefOf: (file: string) => string): Promise<Read> {
  const compact = openCompactor();
  const read: Read = { loaded: [], unread: found.unread };
  for (const file of found.kept)
    await goingOn(read, 'file of kept runs', () => keptRuns(file, folder, compact, read));
  for (const file of found.reports)
    await goingOn(read, 'report', async () => {
      const recording = recordingBeside(file);
      const id = relative(folder, dirname(file)) || '.';
      const more = { id, recorded: recording !== undefined, href: hrefOf(file) };
      const run = compact(await readReport(file), more);
      read.loaded.push({ run, place: { report: () => readReport(file), recording } });
    });
  return read;
}

const goingOn = ({ unread }: Read, what: keyof Unread, add: () => Promise<void>): Promise<void> =>
  add().catch((error: unknown) => noteMistake(error, unread[what]));

/** `w2` before `w10`. */
const byName = (a: TargetRuns, b: TargetRuns) => nameOf(a).localeCompare(nameOf(b), 'en', { numeric: true });
const nameOf = ({ label, url }: TargetRuns) => `${label ?? url} ${url}`;

async function keptRuns(
  file: string,
  folder: string,
  compact: ReturnType<typeof openCompactor>,
  read: Read,
): Promise<void> {
  const kept = readKept(file);
  const textOf = openTexts(kept);
  const place = relative(folder, dirname(file));
  for (const [index, entry] of kept.runs.entries())
    await goingOn(read, 'report', async () => {
      const id = join(place, entry.run);
      const report = () => reportIn(textOf(entry), `${file} (${entry.run})`);
      const recording = keptRecording(kept, entry);
      const before = kept.runs[index - 1];
      const run = compact(await report(), { id, recorded: recording !== undefined });
      const after = before && join(place, before.run);
      read.loaded.push({ run, place: { report, recording, step: entry.step, after } });
    });
}

async function targetRuns(
  all: readonly Loaded[],
  last: number | undefined,
  compare: Compare,
): Promise<TargetRuns> {
  const notes: string[] = [];
  const ordered = inOrder(all.map(each => ({ ...each, started: each.run.started })));
  // The same report in two places, such as a copy in a folder `latest`.
  const seen = new Set<string>();
  const distinct = ordered.filter(({ run: { started, seed, digest } }) => {
    const key = JSON.stringify([started, seed, digest]);
    return !seen.has(key) && seen.add(key);
  });
  if (distinct.length < ordered.length)
    notes.push(
      `${count(ordered.length - distinct.length, 'report')} of a run that is there already: left out.`,
    );
  const shown = last === undefined ? distinct : distinct.slice(-last);
  notes.push(...oddTimes(shown.map(({ run }) => run)));
  const steps = await stepsOf(shown, compare, notes);
  const { target } = shown[0]?.run ?? { target: { url: '' } };
  return { ...target, runs: shown.map(({ run }) => publicRun(run)), steps, notes };
}

function publicRun({ target: _target, digest: _digest, ...run }: CompactRun) {
  return run;
}

const A_DAY = 86_400_000;

function oddTimes(runs: readonly CompactRun[]): string[] {
  const moments = runs.map(({ started }) => Date.parse(started));
  const unreal = moments.filter(Number.isNaN).length;
  const future = moments.filter(moment => moment > Date.now() + A_DAY).length;
  const equal = runs.filter(({ started }, index) => started === runs[index - 1]?.started).length;
  return [
    ...(unreal > 0 ? [`${count(unreal, 'run')} whose date is in no calendar.`] : []),
    ...(future > 0 ? [`${count(future, 'run')} dated in the future.`] : []),
    ...(equal > 0
      ? [
          `${count(equal, 'run')} started at the same moment as another: their order is that of their folders.`,
        ]
      : []),
  ];
}

/** A step that was kept is taken as it was found then, by the recordings of both runs. */
async function stepsOf(
  loaded: readonly Loaded[],
  compare: Compare,
  notes: string[],
): Promise<Map<number, Diff>> {
  const steps = new Map<number, Diff>();
  const unproven = new Set<number>();
  let judged = 0;
  const between = async (from: Loaded, to: Loaded, index: number): Promise<Diff> => {
    const mayJudge = judged < MOST_JUDGED;
    const hasRecording = from.place.recording !== undefined || to.place.recording !== undefined;
    if (hasRecording && mayJudge) judged += 1;
    else if (hasRecording) unproven.add(index);
    const recordOf = async ({ place }: Loaded) =>
      readAuditRecord(await place.report(), mayJudge ? place.recording : undefined, notes);
    return compare(await recordOf(from), await recordOf(to));
  };
  // The latest steps are proven first.
  const found: number[] = [];
  for (let index = loaded.length - 1; index > 0; index -= 1) {
    const [old, now] = [loaded[index - 1], loaded[index]];
    if (!old || !now || old.run.digest === now.run.digest) continue;
    if (now.place.step && now.place.after === old.run.id) steps.set(index, now.place.step);
    else {
      steps.set(index, await between(old, now, index));
      found.push(index);
    }
  }
  // A gap is worth as much as a step.
  judged = 0;
  for (const index of found) {
    const [step, now] = [steps.get(index), loaded[index]];
    if (!step || !now) continue;
    const compareWith = async (from: number) => {
      const before = loaded[from];
      return before ? between(before, now, index) : step;
    };
    steps.set(index, await acrossGaps(step, index, earlier => steps.get(earlier), compareWith));
  }
  if (unproven.size > 0)
    notes.push(
      `Only the latest ${MOST_JUDGED} steps were judged again; the causes of ${count(unproven.size, 'earlier step')} are possible ones. \`history DIR --add\` proves each step when its run is added.`,
    );
  return steps;
}
