/** `history`: since when each rule fails in the runs below a folder, and what changed at each step. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Diff } from '../../../reporters/diff/index.js';
import { consoleHistory } from '../../../reporters/history/words.js';
import {
  historyOf,
  type History,
  type Judged,
  type RunResults,
  type TargetRuns,
} from '../../../reporters/history/index.js';
import { fileFormats } from '../../../reporters/index.js';
import { historyHtml } from '../../../reporters/matrix/history.js';
import { reasonOf } from '../../../reporters/report/causes.js';
import { momentOf, maskOf } from '../../../reporters/report/facts.js';
import { failuresOf, groupsOf } from '../../../reporters/report/results.js';
import { flakyText } from '../../../reporters/report/verdict-words.js';
import { safeJson } from '../../../reporters/text/safe-json.js';
import { count, grouped } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import type { Report } from '../../../schemas/verdict.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { whyUnreadable } from '../../../suites/recording/read-json.js';
import { EXIT, codeOf, goingOn, refuseMistakes, type UsageError } from '../errors.js';
import type { FlagsOf } from '../input/options.js';
import { fileIn, readRecord, readReport, recordingBeside, wrongFile } from '../input/read-file.js';
import { publishResult, refuseOutput, type Formats } from '../output/publish.js';
import { linkToReport } from '../output/terminal.js';
import { diffRecorded } from './diff.js';

type Flags = FlagsOf<'history'>;

const formats: Formats<History, NonNullable<Flags['format']>[number]> = {
  console: consoleHistory,
  files: {
    html: { file: 'history.html', render: historyHtml },
    json: { file: 'history.json', render: safeJson },
  },
};

/** The history names only the first files that could not be read; standard error names each. */
const MOST_QUOTED = 3;

export async function historyCommand(folder: string, flags: Flags): Promise<number> {
  refuseOutput(flags);
  const mistakes: UsageError[] = [];
  const loaded = await readRuns(folder, join(flags.out ?? '.', formats.files.html.file), mistakes);
  if (loaded.length === 0) refuseMistakes(mistakes, `${printable(folder, 200)}: no run below it can be read`);
  // On standard error, because standard output may be for a program, and not at the start of a line, where the name of a file
  // could be a command to the workflow around it.
  for (const { message } of mistakes) process.stderr.write(`not used: ${printable(message, 500)}\n`);
  const targets: TargetRuns[] = [];
  for (const group of groupsOf(loaded, ({ target }) => JSON.stringify([target.url, target.label])).values())
    targets.push(await targetRuns(group, flags.last));
  const notes = mistakes.slice(0, MOST_QUOTED).map(({ message }) => `Not read: ${message}.`);
  const more = mistakes.length - notes.length;
  if (more > 0) notes.push(`Not read: ${grouped(more)} more.`);
  const suite = { name: SUITE.name, version: SUITE.version };
  await publishResult(historyOf(targets.toSorted(byName), suite, notes), formats, flags);
  return mistakes.length > 0 ? EXIT.inconclusive : EXIT.conformant;
}

const outcomeOf = ({ rule, section, level, outcome }: Judged) => ({ rule, section, level, outcome });

const byName = (a: TargetRuns, b: TargetRuns) => nameOf(a).localeCompare(nameOf(b), 'en', { numeric: true });
const nameOf = ({ label, url }: TargetRuns) => `${label ?? url} ${url}`;

interface Loaded {
  readonly file: string;
  readonly target: Report['target'];
  readonly flaky: Report['flaky'];
  /** Consecutive runs with the same digest do not differ, so there is no step between them. */
  readonly digest: string;
  readonly run: RunResults;
}

/** Skips a report that cannot be read, and notes it in `mistakes`. */
async function readRuns(folder: string, page: string, mistakes: UsageError[]): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  // Most runs have the same results: one copy is kept in memory.
  const known = new Map<string, readonly Judged[]>();
  for (const file of await reportsBelow(folder, mistakes))
    await goingOn(async () => {
      const isRecorded = recordingBeside(file) !== undefined;
      const report = await readReport(file);
      const { target, flaky, started, seed, conformant, complete, quick, totals, contract } = report;
      const own = report.results.map(outcomeOf);
      const key = JSON.stringify(own);
      const results = known.get(key) ?? own;
      known.set(key, results);
      const run: RunResults = {
        id: relative(folder, dirname(file)) || '.',
        recorded: isRecorded,
        href: linkToReport(file, page),
        started,
        suite: report.suite.version,
        contract: { version: contract.version, digest: contract.digest },
        seed,
        conformant,
        complete,
        ...(quick && { quick }),
        reason: reasonOf(report).slice(0, 500),
        failing: failuresOf(report).errors.map(({ rule }) => rule),
        totals,
        results,
      };
      loaded.push({ file, target, flaky, digest: digestOf(comparedOf(report)), run });
    }, mistakes);
  return loaded;
}

/** The outcomes, and what they were judged by. Messages are left to `diff`: they may change every night. */
function comparedOf(report: Report): unknown {
  const mask = maskOf(report);
  const { suite: judge, contract, target, selection, strict, results } = report;
  const profile = Object.entries(target.profile).map(([name, value]) => `${name}=${mask(value)}`);
  const outcomes = results.map(({ rule, outcome }) => [rule, outcome]);
  return [judge.version, contract.digest, profile.toSorted(), selection, strict, outcomes];
}

const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

async function targetRuns(all: readonly Loaded[], last: number | undefined): Promise<TargetRuns> {
  const ordered = all.toSorted((a, b) => Date.parse(a.run.started) - Date.parse(b.run.started));
  // A report may be in two places, such as a copy in a folder `latest`.
  const copies = groupsOf(ordered, ({ run, digest }) => JSON.stringify([run.started, run.seed, digest]));
  const distinct = [...copies.values()].flatMap(([first]) => first ?? []);
  const shown = last === undefined ? distinct : distinct.slice(-last);
  const twice = ordered.length - distinct.length;
  const notes = twice > 0 ? [`${count(twice, 'duplicate report')} ignored.`] : [];
  const flaky = shown.filter(run => run.flaky.length > 0);
  const latest = flaky.at(-1);
  if (latest)
    notes.push(
      `Flaky: ${flaky.length} of ${count(shown.length, 'run')}, the last on ${momentOf(latest.run.started)}: ${flakyText(latest).join('')}.`,
    );
  const steps = await stepsOf(shown, notes);
  const { url = '', label } = shown[0]?.target ?? {};
  return { url, label, runs: shown.map(({ run }) => run), steps, notes };
}

/** Judging every recording again would take minutes if every night differs. */
const MOST_JUDGED = 20;

async function stepsOf(loaded: readonly Loaded[], notes: string[]): Promise<Map<number, Diff>> {
  const steps = new Map<number, Diff>();
  let recorded = 0;
  // Latest steps first.
  for (let index = loaded.length - 1; index > 0; index -= 1) {
    const [old, now] = [loaded[index - 1], loaded[index]];
    if (!old || !now || old.digest === now.digest) continue;
    if (old.run.recorded || now.run.recorded) recorded += 1;
    const recordOf = async ({ file }: Loaded) =>
      recorded > MOST_JUDGED ? { report: await readReport(file) } : readRecord(file, notes);
    steps.set(index, await diffRecorded(await recordOf(old), await recordOf(now), false, []));
  }
  if (recorded > MOST_JUDGED)
    notes.push(
      `Only the latest ${MOST_JUDGED} steps were re-judged; the causes of ${count(recorded - MOST_JUDGED, 'earlier step')} are unproven.`,
    );
  return steps;
}

/** Date, fleet, `targets`, two hex digits, target. */
const DEEPEST = 6;

/**
 * One report file for each run. Links to folders are not followed: `latest` would be a second run. Rejects with a
 * {@link UsageError} if the folder has none.
 * @param mistakes receives what cannot be read
 */
async function reportsBelow(folder: string, mistakes: UsageError[]): Promise<string[]> {
  const { file } = fileFormats.json;
  const reports: string[] = [];
  const visit = async (at: string, depth: number): Promise<void> => {
    const entries = (await goingOn(() => entriesOf(at), mistakes)) ?? [];
    if (entries.some(({ name }) => name === file || name === `${file}.gz`)) {
      const report = await goingOn(() => fileIn(at, file), mistakes);
      if (report !== undefined) reports.push(report);
    }
    if (depth === DEEPEST) return;
    for (const entry of entries) if (entry.isDirectory()) await visit(join(at, entry.name), depth + 1);
  };
  await visit(folder, 0);
  if (reports.length === 0 && mistakes.length === 0)
    throw wrongFile(folder)(`no folder with ${file} or ${file}.gz is in it or below it`);
  return reports;
}

/** Sorted by name, so that the same folder gives the same history. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    const code = codeOf(error);
    throw wrongFile(folder)(code === 'ENOTDIR' ? 'not a folder' : whyUnreadable(code));
  }
}
