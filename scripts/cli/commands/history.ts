/** `history`: the runs below a folder → since when each rule fails, and what changed at each step. */
import { join } from 'node:path';
import { consoleHistory } from '../../../reporters/history/console.js';
import { historyOf, type History } from '../../../reporters/history/index.js';
import { historyHtml } from '../../../reporters/matrix/history.js';
import { safeJson } from '../../../reporters/text/safe-json.js';
import { printable } from '../../../schemas/text/printable.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { leftOut, loadRuns } from '../history/load.js';
import { EXIT } from '../errors.js';
import type { FlagsOf } from '../input/options.js';
import { publishResult, refuseOutput, type Formats } from '../output/formats.js';
import { linkToReport } from '../output/report-link.js';
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
  const { out, last } = flags;
  refuseOutput(flags);
  const page = join(out ?? '.', formats.files.html.file);
  const { targets, notes, unread } = await loadRuns(folder, {
    compare: (old, now) => diffRecorded(old, now, false),
    last,
    hrefOf: file => linkToReport(file, page),
  });
  // On standard error, because standard output may be for a program.
  for (const line of unread) process.stderr.write(`${printable(leftOut(line), 500)}\n`);
  const history = historyOf(targets, suite, notes);
  publishResult(history, formats, flags);
  return unread.length > 0 ? EXIT.inconclusive : EXIT.conformant;
}
