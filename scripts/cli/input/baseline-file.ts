/** Reads and makes a baseline file (`schemas/documents/baseline.schema.json`). */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BaselineEntry } from '../../../schemas/baseline.js';
import { baseline as isBaseline } from '../../../schemas/generated/file-validators.js';
import { silences } from '../../../schemas/generated/rules.js';
import { printable } from '../../../schemas/text/printable.js';
import { mistakeAt, schemaMistake } from '../../../schemas/text/schema-error.js';
import type { Report } from '../../../schemas/verdict.js';
import { baselineMistake, type BaselineMistake } from '../../../suites/audit/check-options.js';
import { isNote } from '../../../suites/evidence/profile.js';
import { UsageError, codeOf } from '../errors.js';
import { readDocument } from './read-file.js';
import { didYouMeanRule } from './suggestions.js';

/** The entries of a baseline file; rejects with a `UsageError` that names the mistake and its place. */
export async function readBaselineFile(path: string): Promise<BaselineEntry[]> {
  const { value, wrong } = await readDocument(path);
  if (!isBaseline(value)) throw wrong(schemaMistake(isBaseline.errors));
  const entries = value['rules'] as readonly BaselineEntry[];
  const mistake = baselineMistake(entries, '/rules');
  if (mistake) throw wrong(mistakeAt(mistake.pointer, `${mistake.mistake}${hintOn(mistake)}`));
  return entries.map(entry => withoutNotes(entry) as BaselineEntry);
}

/** What may have been meant, or that nothing was. */
const hintOn = ({ unknown }: BaselineMistake): string =>
  unknown === undefined
    ? ''
    : Object.hasOwn(silences, unknown)
      ? ': it is observed and never fails (delete the entry)'
      : didYouMeanRule(unknown) || ' (delete the entry)';

const withoutNotes = (entry: object) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !isNote(name)));

/** Refuses, before anything is sent, to overwrite a baseline that may have been annotated. */
export function refuseToOverwrite(path: string): void {
  const wrong = (why: string) => new UsageError(`--write-baseline: ${printable(path, 200)} ${why}`);
  if (existsSync(path)) throw wrong('already exists');
  try {
    accessSync(dirname(path), constants.W_OK);
    if (!statSync(dirname(path)).isDirectory()) throw wrong('cannot be written (ENOTDIR)');
  } catch (error) {
    throw error instanceof UsageError ? error : wrong(`cannot be written (${codeOf(error)})`);
  }
}

/** The first baseline: every rule that fails now, with its message as the reason. */
export function baselineOf(report: Report): BaselineEntry[] {
  return report.results
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ rule, message }) => ({
      rule,
      reason: `failed when the baseline was written: ${printable(message, 300)}`,
    }));
}
