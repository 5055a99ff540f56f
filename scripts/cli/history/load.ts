/** Reads the runs below a folder: target by target, in the order of time, with what changed at each step. */
import { reasonOf } from '../../../reporters/report/causes.js';
import { createHash } from 'node:crypto';
import { dirname, relative } from 'node:path';
import type { Diff } from '../../../reporters/diff/index.js';
import type { Judged, RunResults, TargetRuns } from '../../../reporters/history/index.js';
import { momentOf } from '../../../reporters/report/facts.js';
import { maskOf } from '../../../reporters/report/masks.js';
import { flakyText } from '../../../reporters/report/verdict-words.js';
import { failuresOf, groupsOf } from '../../../reporters/report/results.js';
import { count, grouped } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import type { Report } from '../../../schemas/verdict.js';
import { UsageError } from '../errors.js';
import { readAuditRecord, recordingBeside, type AuditRecord } from '../input/audit-record.js';
import { noteMistake } from '../input/mistakes.js';
import { readReport } from '../input/report-file.js';
import { runsBelow } from './runs.js';

type Compare = (old: AuditRecord, now: AuditRecord) => Promise<Diff>;

interface Loaded {
  readonly file: string;
  readonly recording: string | undefined;
  readonly target: Report['target'];
  readonly flaky: Report['flaky'];
  /** Two consecutive runs with the same one do not differ: there is no step between them. */
  readonly digest: string;
  readonly run: RunResults;
}

/** Judging every recording again would take minutes if each night differs from the one before. */
const MOST_JUDGED = 20;

/** Standard error names each file that was not read. */
const MOST_QUOTED = 3;

/** Keeps the name of a folder from the start of a line, where it could be a command to the workflow around it. */
export const leftOut = (line: string): string => `left out: ${line}`;

/**
 * A report that cannot be read hides no other. Rejects with a {@link UsageError} if none can be read.
 * @param last only this many of the latest runs of each target
 * @param hrefOf the link to a report, or to its folder
 * @returns the runs, and a line on each file or folder that was left out
 */
export async function loadRuns(
  folder: string,
  {
    compare,
    last,
    hrefOf,
  }: { compare: Compare; last?: number | undefined; hrefOf: (file: string) => string },
): Promise<{ targets: TargetRuns[]; notes: string[]; unread: readonly string[] }> {
  const mistakes: UsageError[] = [];
  const loaded = await readRuns(folder, hrefOf, mistakes);
  const unread = mistakes.map(({ message }) => message);
  if (loaded.length === 0)
    throw mistakes.length === 1 && mistakes[0]
      ? mistakes[0]
      : new UsageError(
          [`${printable(folder, 200)}: no run below it can be read`, ...unread.map(leftOut)].join('\n'),
        );
  const targets: TargetRuns[] = [];
  for (const group of groupsOf(loaded, ({ target }) => JSON.stringify([target.url, target.label])).values())
    targets.push(await targetRuns(group, last, compare));
  const more = unread.length - MOST_QUOTED;
  const quoted = [...unread.slice(0, MOST_QUOTED), ...(more > 0 ? [`and ${grouped(more)} more`] : [])];
  const notes = unread.length > 0 ? [`Not read: ${quoted.join('; ')}.`] : [];
  return { targets: targets.toSorted(byName), notes, unread };
}

async function readRuns(
  folder: string,
  hrefOf: (file: string) => string,
  mistakes: UsageError[],
): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  // Most nights have the same results: one copy of them is kept in memory.
  const known = new Map<string, readonly Judged[]>();
  for (const file of runsBelow(folder, mistakes))
    try {
      const recording = recordingBeside(file);
      const report = await readReport(file);
      const judged = report.results.map(({ rule, section, level, outcome }) => ({
        rule,
        section,
        level,
        outcome,
      }));
      const key = digestOf(judged);
      const results = known.get(key) ?? judged;
      known.set(key, results);
      const { target, started, suite, contract, seed, conformant, complete, totals } = report;
      const run: RunResults = {
        id: relative(folder, dirname(file)) || '.',
        recorded: recording !== undefined,
        href: hrefOf(file),
        started,
        suite: suite.version,
        contract: { version: contract.version, digest: contract.digest },
        seed,
        conformant,
        complete,
        reason: reasonOf(report).slice(0, 500),
        failing: failuresOf(report).errors.map(({ rule }) => rule),
        totals,
        results,
      };
      loaded.push({
        file,
        recording,
        target,
        flaky: report.flaky,
        digest: digestOf(comparedOf(report)),
        run,
      });
    } catch (error) {
      noteMistake(error, mistakes);
    }
  return loaded;
}

/** The outcomes, and what they were judged by. A rule that only fails differently is for `diff`: it may do so every night. */
function comparedOf(report: Report): unknown {
  const mask = maskOf(report);
  const { suite, contract, target, selection, strict, results } = report;
  const profile = Object.entries(target.profile).map(([name, value]) => `${name}=${mask(value)}`);
  const outcomes = results.map(({ rule, outcome }) => [rule, outcome]);
  return [suite.version, contract.digest, profile.toSorted(), selection, strict, outcomes];
}

const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** `w2` before `w10`. */
const byName = (a: TargetRuns, b: TargetRuns) => nameOf(a).localeCompare(nameOf(b), 'en', { numeric: true });
const nameOf = ({ label, url }: TargetRuns) => `${label ?? url} ${url}`;

/** A whole second comes before its parts, although its `Z` comes after their point. */
const orderOf = ({ run }: Loaded): string => run.started.replace(/Z$/, '');

async function targetRuns(
  all: readonly Loaded[],
  last: number | undefined,
  compare: Compare,
): Promise<TargetRuns> {
  const ordered = all.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : orderOf(a) > orderOf(b) ? 1 : 0));
  // The same report in two places, such as a copy in a folder `latest`.
  const copies = groupsOf(ordered, ({ run, digest }) => JSON.stringify([run.started, run.seed, digest]));
  const distinct = [...copies.values()].flatMap(([first]) => first ?? []);
  const shown = last === undefined ? distinct : distinct.slice(-last);
  const runs = shown.map(({ run }) => run);
  const twice = ordered.length - distinct.length;
  const notes = [
    ...(twice > 0 ? [`${count(twice, 'report')} of a run that is there already: left out.`] : []),
    ...flakyNote(shown),
  ];
  const steps = await stepsOf(shown, compare, notes);
  const { url = '', label } = shown[0]?.target ?? {};
  return { url, ...(label === undefined ? {} : { label }), runs, steps, notes };
}

/** No outcome shows it. */
function flakyNote(runs: readonly Loaded[]): string[] {
  const flaky = runs.filter(run => run.flaky);
  const last = flaky.at(-1);
  if (!last?.flaky) return [];
  return [
    `Flaky: ${flaky.length} of ${count(runs.length, 'run')}, the last on ${momentOf(last.run.started)}: ${flakyText(last.flaky)}.`,
  ];
}

async function stepsOf(
  loaded: readonly Loaded[],
  compare: Compare,
  notes: string[],
): Promise<Map<number, Diff>> {
  const steps = new Map<number, Diff>();
  let recorded = 0;
  // The latest steps are judged again first.
  for (let index = loaded.length - 1; index > 0; index -= 1) {
    const [old, now] = [loaded[index - 1], loaded[index]];
    if (!old || !now || old.digest === now.digest) continue;
    if (old.recording !== undefined || now.recording !== undefined) recorded += 1;
    const recordOf = async ({ file, recording }: Loaded) =>
      readAuditRecord(await readReport(file), recorded > MOST_JUDGED ? undefined : recording, notes);
    steps.set(index, await compare(await recordOf(old), await recordOf(now)));
  }
  if (recorded > MOST_JUDGED)
    notes.push(
      `Only the latest ${MOST_JUDGED} steps were re-judged; the causes of ${count(recorded - MOST_JUDGED, 'earlier step')} are unproven.`,
    );
  return steps;
}
