/** `verify`: whether a report follows from its recording → a line for each difference, and an exit status. */
import { HAR_FILE } from '../../../reporters/index.js';
import { staleEntries } from '../../../reporters/report/facts.js';
import { verdictLooks, verdictState } from '../../../reporters/report/verdict-words.js';
import { excusedRules } from '../../../schemas/baseline.js';
import { count, grouped } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import type { Report } from '../../../schemas/verdict.js';
import { refuseOptions } from '../../../suites/audit/check-options.js';
import { EXIT } from '../errors.js';
import { recordingIn } from '../input/audit-record.js';
import { wrongFile } from '../input/read-file.js';
import { fileIn, isFolder, readReport, reportPath } from '../input/report-file.js';
import { printSafely } from '../output/github.js';
import { judgementOn, type Judgement } from '../verify/judgement.js';

const statusOf = { verified: EXIT.conformant, differs: EXIT.nonconformant, unknown: EXIT.inconclusive };

/** More lines would say nothing more. */
const MOST_SHOWN = 50;

/** A recording is named by its path or by the folder of its report. */
export async function verifyCommand(report: string, recording: string): Promise<number> {
  const har = isFolder(recording) ? fileIn(recording, HAR_FILE) : recording;
  const read = await readReport(reportPath(report));
  const recorded = await recordingIn(har);
  try {
    const { target: url, label, sample, seed } = recorded;
    refuseOptions({ url, label, sample, seed });
  } catch (error) {
    throw error instanceof TypeError ? wrongFile(har)(error.message) : error;
  }
  const judgement = await judgementOn(read, recorded, har);
  printSafely(textOf(read, judgement));
  return statusOf[judgement.verdict];
}

const side = (text: string | undefined) => (text === undefined ? 'nothing' : printable(text, 200));

function textOf(report: Report, { verdict, reasons, differences }: Judgement): string {
  if (verdict === 'verified') return `✓ VERIFIED  ${subjectOf(report)}\n`;
  if (verdict === 'unknown')
    return `? COULD NOT BE TOLD\n${reasons.map(reason => `  ${printable(reason, 500)}\n`).join('')}`;
  const lines = differences
    .slice(0, MOST_SHOWN)
    .map(({ where, report: mine, recording }) => [printable(where, 200), side(mine), side(recording)])
    .map(
      ([where, mine, recording]) => `  ${where}: the report has ${mine}; the recording gives ${recording}\n`,
    );
  const more = differences.length - lines.length;
  const rest = more > 0 ? `  and ${count(more, 'more difference')}\n` : '';
  return `✗ DOES NOT FOLLOW FROM THE RECORDING\n${lines.join('')}${rest}`;
}

/** What was verified: a report may be on few rules, or excuse what fails. */
function subjectOf(report: Report): string {
  const { target, conformant, complete, selection, strict, baseline } = report;
  const excused = excusedRules(baseline).size;
  const stale = staleEntries(report).length;
  const verdict = verdictLooks[verdictState({ conformant })].words;
  return [
    `${printable(target.url, 300)}: ${verdict}`,
    `contract ${printable(report.contract.version, 40)}`,
    selection.includes('*') ? 'all rules' : `rules ${printable(selection.join(', '), 200)}`,
    ...(strict ? ['judged with --strict'] : []),
    ...(complete ? [] : ['not complete']),
    ...(excused === 0 ? [] : [`${grouped(excused)} excused by a baseline`]),
    ...(stale === 0 ? [] : [count(stale, 'stale baseline entry', 'stale baseline entries')]),
    ...(target.declared?.length ? [`declared: ${printable(target.declared.join(', '), 200)}`] : []),
  ].join(', ');
}
