/** `verify`: whether a report follows from its recording, which is judged as the report says that it was judged. */
import { HAR_FILE } from '../../../reporters/index.js';
import { staleEntries } from '../../../reporters/report/facts.js';
import { verdictOn } from '../../../reporters/report/verdict-words.js';
import { excusedRules } from '../../../schemas/baseline.js';
import { contract } from '../../../schemas/generated/rules.js';
import { count, grouped } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import type { Report } from '../../../schemas/verdict.js';
import { baselineMistake } from '../../../suites/audit/options.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { judgeRecording } from '../../../suites/audit/replay.js';
import { ProfileError, isParameter } from '../../../suites/evidence/profile.js';
import type { Recording } from '../../../suites/recording/read.js';
import { selectRules } from '../../../suites/values/selection.js';
import { EXIT } from '../errors.js';
import { fileAt, readReport, recordingIn } from '../input/read-file.js';
import { withFixes } from '../output/recording.js';
import { printSafely } from '../output/github.js';

const MOST_SHOWN = 50;

/** The recording may also be named by the folder of its report. */
export async function verifyCommand(reportFile: string, recordingFile: string): Promise<number> {
  const har = fileAt(recordingFile, HAR_FILE);
  const report = await readReport(fileAt(reportFile));
  const { reasons, differences } = await judgementOn(report, await recordingIn(har), har);
  if (reasons.length > 0) {
    print('? NO VERDICT', reasons);
    return EXIT.inconclusive;
  }
  if (differences.length > 0) {
    const more = differences.length - MOST_SHOWN;
    const rest = more > 0 ? [`and ${count(more, 'more difference')}`] : [];
    print('✗ DOES NOT FOLLOW FROM THE RECORDING', [...differences.slice(0, MOST_SHOWN), ...rest]);
    return EXIT.nonconformant;
  }
  print(`✓ VERIFIED  ${subjectOf(report)}`, []);
  return EXIT.conformant;
}

const print = (headline: string, lines: readonly string[]) =>
  printSafely([headline, ...lines.map(line => `  ${printable(line, 700)}`), ''].join('\n'));

/** What was verified: a report may cover few rules, or excuse failures. */
function subjectOf(report: Report): string {
  const { target, complete, selection, strict, baseline } = report;
  const excused = excusedRules(baseline).size;
  const stale = staleEntries(report).length;
  return [
    `${printable(target.url, 300)}: ${verdictOn(report).words}`,
    `contract ${printable(report.contract.version, 40)}`,
    selection.includes('*') ? 'all rules' : `rules ${printable(selection.join(', '), 200)}`,
    ...(strict ? ['judged with --strict'] : []),
    ...(complete ? [] : ['not complete']),
    ...(excused === 0 ? [] : [`${grouped(excused)} excused by a baseline`]),
    ...(stale === 0 ? [] : [count(stale, 'stale baseline entry', 'stale baseline entries')]),
    ...(target.declared?.length ? [`declared: ${printable(target.declared.join(', '), 200)}`] : []),
  ].join(', ');
}

const ofAnother = (what: string, theirs: string, ours: string) =>
  theirs === ours ? [] : [`the report is of ${what} ${theirs}, this is ${ours}`];

const recordedOther = (what: string, theirs: string, recorded: string) =>
  theirs === recorded
    ? []
    : [`the recording is from another audit (its ${what} is ${recorded}, not ${theirs})`];

/**
 * The reasons why verification is impossible, or a line for each rule or value that does not follow.
 * @param har the file of the recording, for the fixes in the report
 */
export async function judgementOn(report: Report, recording: Recording, har: string) {
  const { suite, target, seed, started } = report;
  const reasons = [
    // Lawful reasons for this suite to judge differently.
    ...ofAnother('the suite', suite.name, SUITE.name),
    ...ofAnother('version', suite.version, SUITE.version),
    ...ofAnother('the contract', report.contract.digest, contract.digest),
    ...recordedOther('target', target.url, recording.target.href),
    ...recordedOther('seed', seed, recording.seed),
    ...recordedOther('start', started, recording.started),
  ];
  if (reasons.length > 0) return { reasons, differences: [] };
  const again = await judgedAs(report, recording, har);
  return { reasons, differences: typeof again === 'string' ? [again] : differencesOf(report, again) };
}

/** Judges the recording by the options in the report; returns a line if no audit can have them. */
async function judgedAs(report: Report, recording: Recording, har: string): Promise<Report | string> {
  const { target, selection, strict, baseline = [] } = report;
  const { declared, profile } = target;
  const strange = declared.find(name => !isParameter(name) || !Object.hasOwn(profile, name));
  if (strange !== undefined) return `target.declared: ${strange} is not a parameter`;
  if (selectRules(selection).size === 0) return `selection: ${selection.join(', ')} selects no rule`;
  const mistake = baselineMistake(baseline, '/baseline');
  if (mistake !== undefined) return `baseline: ${mistake}`;
  const parameters = Object.fromEntries(declared.map(name => [name, profile[name] ?? '']));
  const entries = baseline.map(({ standing: _standing, ...entry }) => entry);
  try {
    const by = { ...recording, parameters, selection, strict };
    const again = await judgeRecording(by, { baseline: entries });
    return report.results.some(({ fix }) => fix !== undefined) ? await withFixes(again, har) : again;
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    return `target.profile: ${error.message}`;
  }
}

/** A line for each place that differs, but only one for each rule. */
function differencesOf(report: Report, again: Report): string[] {
  const [mine, theirs] = [valuesOf(report), valuesOf(again)];
  const named = new Set<string>();
  return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap(place => {
    const [own, other] = [mine.get(place), theirs.get(place)];
    const rule = own?.rule ?? other?.rule;
    const isOptional = rule !== undefined && own === undefined && place === `${rule}.fix`;
    if (own?.text === other?.text || isOptional || (rule !== undefined && named.has(rule))) return [];
    if (rule !== undefined) named.add(rule);
    return [`${place}: the report has ${shown(own)}; the recording gives ${shown(other)}`];
  });
}

interface Value {
  readonly text: string;
  /** The rule whose result it is in. */
  readonly rule?: string | undefined;
}

const shown = (value: Value | undefined) => (value ? printable(value.text, 200) : 'nothing');

/** The values of a report by place, whatever the order of results and exchanges. */
function valuesOf({ results, exchanges, ...rest }: Report): Map<string, Value> {
  const values = new Map<string, Value>();
  const add = (place: string, value: unknown, rule?: string): void => {
    if (value === undefined) return;
    const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    // An item listed twice must not hide behind its twin.
    const own = values.has(place) ? `${place} (listed twice)` : place;
    if (members.length === 0) values.set(own, { text: JSON.stringify(value), rule });
    for (const [name, member] of members) add(place === '' ? name : `${place}.${name}`, member, rule);
  };
  for (const result of results) add(result.rule, result, result.rule);
  add('', rest);
  for (const exchange of exchanges) add(`exchange ${exchange.id}`, exchange);
  return values;
}
