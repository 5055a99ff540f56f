/** `verify`: whether a report follows from its recording, which is judged as the report says that it was judged. */
import { HAR_FILE } from '../../../reporters/index.js';
import { staleEntries } from '../../../reporters/report/facts.js';
import { verdictLooks, verdictState } from '../../../reporters/report/verdict-words.js';
import { excusedRules } from '../../../schemas/baseline.js';
import { contract } from '../../../schemas/generated/rules.js';
import { count, grouped } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import type { Report } from '../../../schemas/verdict.js';
import { baselineMistake } from '../../../suites/audit/check-options.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { judgeRecording } from '../../../suites/audit/replay.js';
import { ProfileError, isParameter } from '../../../suites/evidence/profile.js';
import type { Recording } from '../../../suites/recording/read.js';
import { selectRules } from '../../../suites/values/selection.js';
import { EXIT } from '../errors.js';
import { recordingIn } from '../input/audit-record.js';
import { fileAt, readReport } from '../input/report-file.js';
import { withFixes } from '../output/fixes.js';
import { printSafely } from '../output/github.js';

/** More lines would say nothing more. */
const MOST_SHOWN = 50;

/** A recording is named by its path or by the folder of its report. */
export async function verifyCommand(reportFile: string, recordingFile: string): Promise<number> {
  const har = fileAt(recordingFile, HAR_FILE);
  const report = await readReport(fileAt(reportFile));
  const { reasons, differences } = await judgementOn(report, await recordingIn(har), har);
  if (reasons.length > 0) {
    print('? COULD NOT BE TOLD', reasons);
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

export interface Judgement {
  /** Why it cannot be told whether the report follows. */
  readonly reasons: readonly string[];
  /** A line for each rule or value that does not follow. */
  readonly differences: readonly string[];
}

const ofAnother = (what: string, theirs: string, ours: string) =>
  theirs === ours ? [] : [`the report is of ${what} ${theirs}, this is ${ours}`];

const recordedOther = (what: string, theirs: string, recorded: string) =>
  theirs === recorded ? [] : [`the recording is of another audit: its ${what} is ${recorded}, not ${theirs}`];

/** @param har the file of the recording, for the fixes that the report names */
export async function judgementOn(report: Report, recording: Recording, har: string): Promise<Judgement> {
  const { suite, target, seed, started } = report;
  const reasons = [
    // What this suite would judge otherwise for lawful reasons.
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

/** The recording, judged by what the report names; or a line on what no audit can be judged by. */
async function judgedAs(report: Report, recording: Recording, har: string): Promise<Report | string> {
  const { target, selection, strict, baseline = [] } = report;
  const { declared, profile } = target;
  const strange = declared.find(name => !isParameter(name) || !Object.hasOwn(profile, name));
  if (strange !== undefined) return `target.declared: ${strange} is not a parameter`;
  if (selectRules(selection).size === 0) return `selection: ${selection.join(', ')} selects no rule`;
  const mistake = baselineMistake(baseline, '/baseline');
  if (mistake) return `baseline: ${mistake.pointer} ${mistake.mistake}`;
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

const shown = (value = 'nothing') => printable(value, 200);

/** Line by line; of a rule, the first difference is enough. */
function differencesOf(report: Report, again: Report): string[] {
  const [mine, theirs] = [partsOf(report), partsOf(again)];
  return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap(part => {
    const [a, b] = [mine.get(part), theirs.get(part)];
    const isRule = !part.startsWith('exchange ') && part !== '';
    // A fix is optional.
    if (isRule && a?.has(`${part}.fix`) === false) b?.delete(`${part}.fix`);
    const places = [...new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])])];
    const differing = places.filter(place => a?.get(place) !== b?.get(place));
    return differing
      .slice(0, isRule ? 1 : MOST_SHOWN)
      .map(at => `${at}: the report has ${shown(a?.get(at))}; the recording gives ${shown(b?.get(at))}`);
  });
}

/** Every value of a report by its place: of each rule, of each exchange, and of the rest. */
function partsOf({ results, exchanges, ...rest }: Report): Map<string, Map<string, string>> {
  const parts = new Map<string, Map<string, string>>();
  const put = (part: string, value: unknown): void => {
    const values = parts.get(part) ?? new Map<string, string>();
    // One that is listed twice must not hide behind the other.
    if (parts.has(part)) values.set(`${part} (listed twice)`, 'true');
    addValues(values, part, value);
    parts.set(part, values);
  };
  for (const result of results) put(result.rule, result);
  put('', rest);
  for (const exchange of exchanges) put(`exchange ${exchange.id}`, exchange);
  return parts;
}

function addValues(values: Map<string, string>, place: string, value: unknown): void {
  if (value === undefined) return;
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (members.length === 0) values.set(place, JSON.stringify(value));
  for (const [name, member] of members) addValues(values, place === '' ? name : `${place}.${name}`, member);
}
