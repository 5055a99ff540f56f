/** Reads the files that a user names. A mistake is reported in one line with path, place and reason. */
import { existsSync, lstatSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { HAR_FILE, fileFormats } from '../../../reporters/index.js';
import type { BaselineEntry } from '../../../schemas/baseline.js';
import { baseline as isBaseline, profile as isProfile } from '../../../schemas/generated/file-validators.js';
import { parameters, silences } from '../../../schemas/generated/rules.js';
import { printable } from '../../../schemas/text/printable.js';
import { mistakeAt, schemaMistake } from '../../../schemas/text/schema-error.js';
import type { Report } from '../../../schemas/verdict.js';
import { hasRepeated, sizeOf } from '../../../suites/answers/json-size.js';
import { rawFacts } from '../../../suites/answers/raw-json.js';
import { isObject, type JsonObject } from '../../../suites/answers/reading.js';
import { baselineMistake } from '../../../suites/audit/options.js';
import { isNote, isParameter, parameterMistake } from '../../../suites/evidence/profile.js';
import { HarError, readHar, type Recording } from '../../../suites/recording/read.js';
import { parseJson, readText } from '../../../suites/recording/read-json.js';
import { UsageError } from '../errors.js';
import { didYouMean, didYouMeanRule } from './suggestions.js';

/** Makes the error for a mistake, which is the rest of a sentence on the file. */
type Wrong = (mistake: string) => Error;

export const wrongFile = (path: string) => (mistake: string) =>
  new UsageError(`${printable(path, 200)}: ${mistake}`);

/** Rejects with what `wrong` makes if the text is not one JSON object. */
export async function documentIn(text: string, wrong: Wrong): Promise<JsonObject> {
  const size = sizeOf(text);
  const value = await parseJson(text, wrong, size);
  if (!isObject(value)) throw wrong(mistakeAt('', 'must be a JSON object'));
  // `JSON.parse` silently keeps only the last of duplicate keys.
  const { repeated } = hasRepeated(size, value) ? rawFacts(text, value) : {};
  if (repeated) throw wrong(mistakeAt(repeated.pointer, 'is written twice: delete one of them'));
  return value;
}

const LARGEST_DOCUMENT = 10_000_000;

/** Like every reader here, rejects with a {@link UsageError}. */
export const readDocument = async (path: string): Promise<JsonObject> =>
  documentIn(readText(path, LARGEST_DOCUMENT, wrongFile(path)), wrongFile(path));

/** Without notes. */
const membersOf = (value: object): [name: string, member: unknown][] =>
  Object.entries(value).filter(([name]) => !isNote(name));

/** The parameters of a profile file (`profile.schema.json`). */
export async function readProfileFile(path: string): Promise<Record<string, string>> {
  const value = await readDocument(path);
  const declared = membersOf(value);
  // Unlike those of the schema, these messages suggest the nearest parameter and valid values.
  for (const [name, given] of declared) refuseParameter(name, given, wrongFile(path));
  if (!isProfile(value)) throw wrongFile(path)(schemaMistake(isProfile.errors));
  return Object.fromEntries(declared.map(([name, given]) => [name, String(given)]));
}

/** Throws what `wrong` makes of an unknown parameter or an invalid value. */
export function refuseParameter(name: string, value: unknown, wrong: Wrong): void {
  if (!isParameter(name))
    throw wrong(`unknown parameter \`${printable(name, 80)}\`${didYouMean(name, Object.keys(parameters))}`);
  const isChoice = typeof parameters[name].values !== 'string';
  const text = typeof value === 'number' && isChoice ? String(value) : value;
  const mistake = typeof text === 'string' ? parameterMistake(name, text) : undefined;
  if (mistake !== undefined) throw wrong(mistakeAt(`/${name}`, mistake));
}

/** The entries of a baseline file (`baseline.schema.json`). */
export async function readBaselineFile(path: string): Promise<BaselineEntry[]> {
  const value = await readDocument(path);
  if (!isBaseline(value)) throw wrongFile(path)(schemaMistake(isBaseline.errors));
  const entries = value['rules'] as readonly BaselineEntry[];
  const mistake = baselineMistake(entries, '/rules', hintOn);
  if (mistake !== undefined) throw wrongFile(path)(mistake);
  return entries.map(entry => Object.fromEntries(membersOf(entry)) as unknown as BaselineEntry);
}

const hintOn = (rule: string): string =>
  Object.hasOwn(silences, rule)
    ? ': it is observed and never fails (delete the entry)'
    : didYouMeanRule(rule) || ' (delete the entry)';

/** More than any audit writes, because a report keeps only a part of each body. */
export const LARGEST_REPORT = 100_000_000;

export const readReport = async (path: string): Promise<Report> =>
  reportIn(readText(path, LARGEST_REPORT, wrongFile(path)), wrongFile(path));

export async function reportIn(text: string, wrong: Wrong): Promise<Report> {
  const value = await documentIn(text, wrong);
  const { reportVersion: version } = value;
  if (version === undefined) throw wrong('not a report: `reportVersion` is missing');
  if (typeof version === 'string' && version !== '1')
    throw wrong(mistakeAt('/reportVersion', `must be "1", the only supported version, not "${version}"`));
  // Loaded here because an audit, which needs no validator of reports, would start later.
  const { report: isReport } = await import('../../../schemas/generated/report-validator.js');
  if (!isReport(value)) throw wrong(schemaMistake(isReport.errors));
  const report = value as unknown as Report;
  // A schema cannot express that each rule has one result.
  const seen = new Set<string>();
  for (const [index, { rule }] of report.results.entries()) {
    if (seen.has(rule)) throw wrong(mistakeAt(`/results/${index}/rule`, `is a second result of ${rule}`));
    seen.add(rule);
  }
  return report;
}

/** The file at a path, or of this name in the folder at that path. */
export function fileAt(path: string, name: string = fileFormats.json.file): string {
  if (!isFolder(path)) return path;
  const file = fileIn(path, name);
  if (isThere(file)) return file;
  throw wrongFile(path)(`contains no ${name}`);
}

/** An error here, such as a circular link, shows again on reading. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/**
 * The file of this name in a folder, or the same packed with gzip. Throws a {@link UsageError} if both exist, because readers could
 * disagree on which one to take.
 */
export function fileIn(folder: string, name: string): string {
  const [plain, packed] = [join(folder, name), join(folder, `${name}.gz`)];
  if (!isThere(packed)) return plain;
  if (isThere(plain)) throw wrongFile(folder)(`holds both ${name} and ${name}.gz: delete one of them`);
  return packed;
}

/** True for dangling links as well. If the folder cannot be entered, reading reports that. */
export function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

export interface AuditRecord {
  readonly report: Report;
  readonly recording?: Recording | undefined;
}

export async function recordingIn(path: string): Promise<Recording> {
  try {
    return await readHar(path);
  } catch (error) {
    throw error instanceof HarError ? wrongFile(path)(error.message) : error;
  }
}

/** The path of the recording in the folder of a report. */
export function recordingBeside(reportFile: string): string | undefined {
  const path = fileIn(dirname(reportFile), HAR_FILE);
  return existsSync(path) ? path : undefined;
}

/**
 * A report with the recording beside it.
 * @param notes receives the reason if a recording is not used
 */
export async function readRecord(reportFile: string, notes: string[]): Promise<AuditRecord> {
  const report = await readReport(reportFile);
  const har = recordingBeside(reportFile);
  if (har === undefined) return { report };
  let why = 'it is the recording of another audit than the report beside it';
  try {
    const recording = await readHar(har);
    const { target, seed, started } = recording;
    if (target.href === report.target.url && seed === report.seed && started === report.started)
      return { report, recording };
  } catch (error) {
    if (!(error instanceof HarError)) throw error;
    why = error.message;
  }
  addNote(notes, `${printable(har, 200)} is not used: ${why}`);
  return { report };
}

export function addNote(notes: string[], note: string): void {
  if (!notes.includes(note)) notes.push(note);
}
