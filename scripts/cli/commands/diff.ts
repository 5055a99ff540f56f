/** `diff`: two reports → what got worse, better or changed, and why → exit status. */
import { type Diff, diffOf } from '../../../reporters/diff/index.js';
import { consoleDiff } from '../../../reporters/diff/console.js';
import { countsText, headline } from '../../../reporters/diff/words.js';
import { markdownDiff } from '../../../reporters/diff/markdown.js';
import { safeJson } from '../../../reporters/text/safe-json.js';
import { rules, type RuleId } from '../../../schemas/generated/rules.js';
import { isRuleId } from '../../../schemas/rule-ids.js';
import { catalogue } from '../../../suites/checks/catalogue.js';
import { selectRules } from '../../../suites/values/selection.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { judgedAgain, readAuditRecords } from './rejudge.js';
import { EXIT, sayWhy } from '../errors.js';
import type { AuditRecord } from '../input/audit-record.js';
import type { FlagsOf } from '../input/options.js';
import { reportPath } from '../input/report-file.js';
import { publishResult, refuseOutput, type Formats } from '../output/formats.js';

const formats: Formats<Diff, NonNullable<FlagsOf<'diff'>['format']>[number]> = {
  console: consoleDiff,
  files: {
    markdown: { file: 'diff.md', render: markdownDiff },
    json: { file: 'diff.json', render: safeJson },
  },
};

export async function diffCommand(old: string, now: string, flags: FlagsOf<'diff'>): Promise<number> {
  refuseOutput(flags);
  const diff = await diffBetween(reportPath(old), reportPath(now), flags.strict === true);
  publishResult(diff, formats, flags);
  const status = diff.worse ? EXIT.nonconformant : EXIT.conformant;
  const isPrinted = flags.out === undefined || (flags.format ?? ['console']).includes('console');
  return isPrinted ? status : sayWhy(status, `${headline(diff).words.toLowerCase()}: ${countsText(diff)}`);
}

/** In files of the folder of a report, and on the console unless it is to be quiet. */
export function publishDiff(diff: Diff, out: string, isQuiet: boolean): void {
  publishResult(diff, formats, {
    out,
    format: [...(isQuiet ? [] : ['console']), ...Object.keys(formats.files)],
  });
}

/** Reads two reports and the recordings beside them; rejects with a {@link UsageError} on what is not a report. */
export async function diffBetween(oldFile: string, newFile: string, strict: boolean): Promise<Diff> {
  const notes: string[] = [];
  return diffRecorded(...(await readAuditRecords(oldFile, newFile, notes)), strict, notes);
}

/** @param notes what could not be read so far */
export async function diffRecorded(
  old: AuditRecord,
  now: AuditRecord,
  strict: boolean,
  notes: string[] = [],
): Promise<Diff> {
  const before = { ...compared(old), again: await judgedAgain(old, now.report, notes) };
  const after = { ...compared(now), again: await judgedAgain(now, old.report, notes) };
  const suite = { name: SUITE.name, version: SUITE.version };
  return diffOf(before, after, { suite, strict, dependsOn, notes });
}

function compared({ report, recording }: AuditRecord) {
  const selected: ReadonlySet<string> = selectRules(report.selection);
  return {
    report,
    isSelected: (rule: string) => selected.has(rule) || !isRuleId(rule),
    asked: recording && new Set(recording.answers.map(({ question }) => question)),
  };
}

/** The parameters of a rule and of all that it needs; `undefined` for a rule of another version. */
function dependsOn(rule: string): ReadonlySet<string> | undefined {
  if (!isRuleId(rule)) return undefined;
  const names = new Set<string>();
  const seen = new Set<string>();
  const waiting: RuleId[] = [rule];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const name of rules[next].parameters) names.add(name);
    waiting.push(...(catalogue.get(next)?.dependsOn ?? []));
  }
  return names;
}
