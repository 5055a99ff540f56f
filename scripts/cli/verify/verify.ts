/** `verify`: whether a report follows from its recording → a line for each difference, and an exit status. */
import { HAR_FILE } from '../../../reporters/index.js';
import { staleEntries } from '../../../reporters/report/facts.js';
import { verdictLooks, verdictState } from '../../../reporters/report/verdict-words.js';
import { safeJson } from '../../../reporters/text/safe-json.js';
import { excusedRules } from '../../../schemas/baseline.js';
import { count, grouped } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import type { Report } from '../../../schemas/verdict.js';
import { refuseOptions } from '../../../suites/audit/check-options.js';
import { HarError, LARGEST_RECORDING, recordingOf } from '../../../suites/recording/read.js';
import type { Recording } from '../../../suites/recording/read.js';
import { EXIT } from '../errors.js';
import type { FlagsOf } from '../input/options.js';
import { readDocument, wrongFile } from '../input/read-file.js';
import { fileIn, isFolder, readReport, reportPath } from '../input/report-file.js';
import { fileDigest } from '../output/digest.js';
import { printSafely } from '../output/github.js';
import type { Difference } from './differences.js';
import { judgementOn } from './judgement.js';
import type { Judgement } from './judgement.js';

const statusOf = { verified: EXIT.conformant, differs: EXIT.nonconformant, unknown: EXIT.inconclusive };

/** More lines would say nothing more. */
const shown = 50;

export async function verifyCommand(
  report: string,
  recording: string,
  { json }: FlagsOf<'verify'>,
): Promise<number> {
  const [file, har] = [reportPath(report), recordingPath(recording)];
  const read = await readReport(file);
  const judgement = await judgementOn(read, await recordingIn(har), har);
  if (json === true) process.stdout.write(safeJson(await jsonOf(read, judgement, file, har)));
  else printSafely(textOf(read, judgement));
  return statusOf[judgement.verdict];
}

/** A recording is named by its path or by the folder of its report. */
function recordingPath(path: string): string {
  return isFolder(path) ? fileIn(path, HAR_FILE) : path;
}

async function recordingIn(file: string): Promise<Recording> {
  const { value } = await readDocument(file, LARGEST_RECORDING);
  try {
    const recording = recordingOf(value);
    const { target: url, label, sample, seed } = recording;
    refuseOptions({ url, label, sample, seed });
    return recording;
  } catch (error) {
    if (!(error instanceof HarError || error instanceof TypeError)) throw error;
    throw wrongFile(file)(error.message);
  }
}

function textOf(report: Report, { verdict, reasons, differences }: Judgement): string {
  if (verdict === 'verified') return `✓ VERIFIED  ${subjectOf(report)}\n`;
  if (verdict === 'unknown')
    return `? COULD NOT BE TOLD\n${reasons.map(reason => `  ${printable(reason, 500)}\n`).join('')}`;
  const lines = differences.slice(0, shown).map(each => `  ${lineOf(each)}\n`);
  const more = differences.length - lines.length;
  const rest = more > 0 ? `  and ${count(more, 'more difference')}\n` : '';
  return `✗ DOES NOT FOLLOW FROM THE RECORDING\n${lines.join('')}${rest}`;
}

const side = (text: string | undefined) => (text === undefined ? 'nothing' : printable(text, 200));

function lineOf({ where, report, recording }: Difference): string {
  return `${printable(where, 200)}: the report has ${side(report)}; the recording gives ${side(recording)}`;
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

async function jsonOf(report: Report, judgement: Judgement, file: string, har: string) {
  const { target, seed, started, conformant, complete, selection, strict, baseline } = report;
  return {
    ...judgement,
    report: {
      target: target.url,
      declared: Object.fromEntries((target.declared ?? []).map(name => [name, target.profile[name]])),
      seed,
      started,
      conformant,
      complete,
      contract: report.contract,
      selection,
      strict,
      excused: [...excusedRules(baseline)],
      stale: staleEntries(report).map(({ rule }) => rule),
    },
    digests: { report: `sha256:${await fileDigest(file)}`, recording: `sha256:${await fileDigest(har)}` },
  };
}
