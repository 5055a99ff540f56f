/** `history`: the runs below a folder → since when each rule fails, and what changed at each step; keeps runs, and gives them back. */
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { consoleHistory } from '../../../reporters/history/console.js';
import { historyOf } from '../../../reporters/history/index.js';
import type { History } from '../../../reporters/history/index.js';
import { issuesOf } from '../../../reporters/history/issue.js';
import { historyHtml } from '../../../reporters/matrix/history.js';
import { fileFormats } from '../../../reporters/index.js';
import { safeJson } from '../../../reporters/text/safe-json.js';
import { count } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { addRuns } from '../history/add.js';
import { leftOut, loadRuns } from '../history/load.js';
import { restoredRun } from '../history/restore.js';
import { EXIT, UsageError } from '../errors.js';
import type { FlagsOf } from '../input/options.js';
import { publishResult, refuseOutput } from '../output/formats.js';
import type { Formats } from '../output/formats.js';
import { linkToReport } from '../output/report-link.js';
import { openFolder, stepsBelow, writeWhole } from '../output/write.js';
import { diffRecorded } from './diff.js';

type Flags = FlagsOf<'history'>;

const formats: Formats<History, NonNullable<Flags['format']>[number]> = {
  console: consoleHistory,
  files: {
    html: { file: 'history.html', render: historyHtml },
    json: { file: 'history.json', render: safeJson },
  },
};

const suite = { name: SUITE.name, version: SUITE.version };

export async function historyCommand(folder: string, flags: Flags): Promise<number> {
  const { add, restore, out } = flags;
  refuseFlags(flags);
  if (restore !== undefined) return restoreCommand(folder, restore, flags);
  if (add !== undefined) {
    const { added, known, notes } = await addRuns(folder, add, compare);
    const kept = known > 0 ? `, ${known} kept already` : '';
    complainSoftly(`${count(added, 'run')} added${kept}`);
    for (const note of notes) complainSoftly(`note: ${note}`);
  }
  const page = join(out ?? '.', formats.files.html.file);
  const { targets, notes, unread } = await loadRuns(folder, {
    compare,
    last: flags.last,
    hrefOf: file => linkToReport(file, page),
  });
  for (const line of unread) complainSoftly(leftOut(line));
  const history = historyOf(targets, suite, notes);
  if (flags.issueState === true) process.stdout.write(safeJson(issuesOf(history, flags.after)));
  else publishResult(history, formats, flags);
  return unread.length > 0 ? EXIT.inconclusive : EXIT.conformant;
}

/** Where standard output is for a program, what a person should know goes beside it. */
const complainSoftly = (line: string) => void process.stderr.write(`${printable(line, 500)}\n`);

const compare: Parameters<typeof addRuns>[2] = (old, now) => diffRecorded(old, now, false);

function refuseFlags(flags: Flags): void {
  const { add, format, out, issueState, restore, last, after } = flags;
  if (issueState === true && (format !== undefined || out !== undefined))
    throw new UsageError('--issue-state prints JSON and takes neither --format nor --out');
  if (issueState === true && last !== undefined && last < after)
    throw new UsageError(`--issue-state with --last ${last} never sees the ${after} failures of --after`);
  if (restore !== undefined && (add !== undefined || format !== undefined || issueState === true))
    throw new UsageError(
      '--restore gives back one report and takes none of --add, --format and --issue-state',
    );
  refuseOutput(flags);
}

function restoreCommand(folder: string, run: string, { out }: Flags): number {
  const text = restoredRun(folder, run);
  if (out === undefined) process.stdout.write(text);
  else {
    const path = join(out, fileFormats.json.file);
    if (existsSync(path) && stepsBelow(folder, path).length > 0)
      throw new UsageError(`--out: ${printable(path, 200)} is one of the reports of the history`);
    openFolder(out);
    writeWhole(path, text);
  }
  return EXIT.conformant;
}
