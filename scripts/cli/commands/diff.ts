/** `diff`: what got worse, better or changed between two reports, and why. */
import { type Compared, type Diff, diffOf, isOneAudit } from '../../../reporters/diff/index.js';
import { consoleDiff, countsText, headline, markdownDiff } from '../../../reporters/diff/words.js';
import { safeJson } from '../../../reporters/text/safe-json.js';
import { rules, type RuleId } from '../../../schemas/generated/rules.js';
import { isRuleId } from '../../../schemas/rule-ids.js';
import { printable } from '../../../schemas/text/printable.js';
import { urlFrom } from '../../../schemas/text/url.js';
import type { Report } from '../../../schemas/verdict.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { judgeRecording } from '../../../suites/audit/replay.js';
import { catalogue } from '../../../suites/checks/catalogue.js';
import { ProfileError, isParameter, resolveProfile } from '../../../suites/evidence/profile.js';
import { selectRules } from '../../../suites/values/selection.js';
import { EXIT, sayWhy } from '../errors.js';
import type { FlagsOf } from '../input/options.js';
import { addNote, fileAt, readRecord, type AuditRecord } from '../input/read-file.js';
import { publishResult, refuseOutput, type Formats } from '../output/publish.js';

const formats: Formats<Diff, NonNullable<FlagsOf<'diff'>['format']>[number]> = {
  console: consoleDiff,
  files: {
    markdown: { file: 'diff.md', render: markdownDiff },
    json: { file: 'diff.json', render: safeJson },
  },
};

export async function diffCommand(old: string, now: string, flags: FlagsOf<'diff'>): Promise<number> {
  refuseOutput(flags);
  const diff = await diffBetween(fileAt(old), fileAt(now), flags.strict === true);
  await publishResult(diff, formats, flags);
  const status = diff.worse ? EXIT.nonconformant : EXIT.conformant;
  const isPrinted = flags.out === undefined || (flags.format ?? ['console']).includes('console');
  return isPrinted ? status : sayWhy(status, `${headline(diff).words.toLowerCase()}: ${countsText(diff)}`);
}

export async function publishDiff(diff: Diff, out: string, isQuiet: boolean): Promise<void> {
  const format = [...(isQuiet ? [] : ['console']), ...Object.keys(formats.files)];
  await publishResult(diff, formats, { out, format });
}

/** Reads two reports and the recordings beside them; rejects with a {@link UsageError} on what is not a report. */
export async function diffBetween(oldFile: string, newFile: string, strict: boolean): Promise<Diff> {
  const notes: string[] = [];
  const [old, now] = [await readRecord(oldFile, notes), await readRecord(newFile, notes)];
  // A recording of both audits serves both.
  const shared = isOneAudit(old.report, now.report) ? (old.recording ?? now.recording) : undefined;
  return diffRecorded({ recording: shared, ...old }, { recording: shared, ...now }, strict, notes);
}

/** @param notes what could not be read so far */
export async function diffRecorded(
  old: AuditRecord,
  now: AuditRecord,
  strict: boolean,
  notes: string[],
): Promise<Diff> {
  const before = await compared(old, now.report, notes);
  const after = await compared(now, old.report, notes);
  const suite = { name: SUITE.name, version: SUITE.version };
  return diffOf(before, after, { suite, strict, dependsOn, notes });
}

async function compared(record: AuditRecord, other: Report, notes: string[]): Promise<Compared> {
  const { report, recording } = record;
  const selected: ReadonlySet<string> = selectRules(report.selection);
  return {
    report,
    isSelected: rule => selected.has(rule) || !isRuleId(rule),
    asked: recording && new Set(recording.answers.map(({ question }) => question)),
    // A report of another version may have selected only rules that this version lacks.
    again: selected.size === 0 ? {} : await judgedAgain(record, other, notes),
  };
}

/** Judges the recording by the profile of either report, to tell the causes of a change apart. */
async function judgedAgain(
  { recording, report }: AuditRecord,
  other: Report,
  notes: string[],
): Promise<Compared['again']> {
  if (!recording) return {};
  const target = new URL(report.target.url);
  const known = new Map<string, Awaited<ReturnType<typeof judgeRecording>>['results']>();
  const judgedBy = async (by: Report) => {
    const declared = declaredFor(by, target, notes);
    if (declared.length < by.target.declared.length) return undefined;
    const key = JSON.stringify(declared);
    const again = { ...recording, parameters: Object.fromEntries(declared), selection: report.selection };
    const results = known.get(key) ?? (await judgeRecording(again)).results;
    known.set(key, results);
    return new Map(results.map(result => [result.rule, result]));
  };
  const [own, byOther] = [await judgedBy(report), await judgedBy(other)];
  return { ...(own ? { own } : {}), ...(byOther ? { byOther } : {}) };
}

/**
 * The parameters that a report declares, for a target that may have another address.
 * @param notes receives what this version cannot judge by, and why
 */
export function declaredFor(by: Report, target: URL, notes: string[]): (readonly [string, string])[] {
  const { url, declared, profile } = by.target;
  const from = urlFrom(url)?.origin ?? '';
  return declared.flatMap((name): (readonly [string, string])[] => {
    const value = profile[name] ?? '';
    const isOwn = from !== '' && (value === from || value.startsWith(`${from}/`));
    const moved = isOwn ? target.origin + value.slice(from.length) : value;
    try {
      if (!isParameter(name)) throw new ProfileError('it is unknown');
      resolveProfile(target, { [name]: moved });
      return [[name, moved]];
    } catch (error) {
      if (!(error instanceof ProfileError)) throw error;
      const why = printable(error.message, 200);
      addNote(notes, `a report declares \`${printable(name, 80)}\`, which is left out: ${why}`);
      return [];
    }
  });
}

/** The parameters of a rule and of all that it needs; `undefined` for a rule of another version. */
function dependsOn(rule: string): ReadonlySet<string> | undefined {
  if (!isRuleId(rule)) return undefined;
  const needed = new Set<RuleId>([rule]);
  // A set also iterates over members added meanwhile.
  for (const each of needed) for (const other of catalogue.get(each)?.dependsOn ?? []) needed.add(other);
  return new Set([...needed].flatMap(each => rules[each].parameters));
}
