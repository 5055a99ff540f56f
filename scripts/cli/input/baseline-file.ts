/** Reads and makes a baseline file (`schemas/documents/baseline.schema.json`). */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BaselineEntry } from '../../../schemas/baseline.js';
import { baseline as isBaseline } from '../../../schemas/generated/file-validators.js';
import { isRuleId } from '../../../schemas/rule-ids.js';
import { printable } from '../../../schemas/text/printable.js';
import { mistakeAt, schemaMistake } from '../../../schemas/text/schema-error.js';
import type { Report } from '../../../schemas/verdict.js';
import { UsageError, codeOf } from '../errors.js';
import { isNote, readDocument, refuseRepeatedKeys } from './document.js';
import type { Document } from './document.js';
import { didYouMeanRule } from './suggestions.js';

/** The entries of a baseline file; rejects with a `UsageError` that names the mistake and its place. */
export async function readBaselineFile(path: string): Promise<BaselineEntry[]> {
  const document = await readDocument(path);
  await refuseRepeatedKeys(document);
  const { value, wrong } = document;
  if (!isBaseline(value)) throw wrong(schemaMistake(isBaseline.errors));
  const entries = value['rules'] as readonly BaselineEntry[];
  for (const [index, entry] of entries.entries()) refuseEntry(entry, `/rules/${index}`, entries, wrong);
  return entries.map(entry => withoutNotes(entry) as BaselineEntry);
}

/** What a schema cannot express: that the rule exists, that the day does, and that no rule is listed twice. */
function refuseEntry(
  { rule, until }: BaselineEntry,
  place: string,
  entries: readonly BaselineEntry[],
  wrong: Document['wrong'],
): void {
  if (!isRuleId(rule)) {
    const hint = didYouMeanRule(rule) || ' (delete the entry)';
    throw wrong(mistakeAt(`${place}/rule`, `is the unknown rule \`${rule}\`${hint}`));
  }
  if (until !== undefined && !isDay(until))
    throw wrong(mistakeAt(`${place}/until`, 'must be a date such as 2027-01-31'));
  const first = entries.findIndex(each => each.rule === rule);
  if (`/rules/${first}` !== place)
    throw wrong(mistakeAt(`${place}/rule`, `repeats ${rule} of /rules/${first}: delete one entry`));
}

const withoutNotes = (entry: object) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !isNote(name)));

function isDay(text: string): boolean {
  return !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

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
