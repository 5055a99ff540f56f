/** Reports as a table with a row for each target and rule: its columns, and its text as CSV and JSON Lines. */
import { escapeUnsafe } from '../../schemas/text/printable.js';
import type { Report } from '../../schemas/verdict.js';
import { areaName } from '../report/results.js';

/**
 * Joiners between signs beyond ASCII, as in Persian, Indic and emoji. Where a text is shown, they are escaped like all that
 * is invisible; as a value, a label stays what the list of the fleet calls it.
 */
const joiners = /(?<=[^\0-\x7f])([\u200c\u200d])(?=[^\0-\x7f])/u;

/** What the list of a fleet knows of a target. */
export interface ExportedTarget {
  readonly id?: string;
  readonly url: string;
  readonly label?: string | undefined;
  readonly operator?: string | null;
}

type ColumnType = 'STRING' | 'BOOLEAN' | 'TIMESTAMP';

/** The columns in their order; the types are those of Parquet. */
export const exportColumns = {
  target: 'STRING',
  url: 'STRING',
  label: 'STRING',
  operator: 'STRING',
  rule: 'STRING',
  area: 'STRING',
  section: 'STRING',
  level: 'STRING',
  outcome: 'STRING',
  message: 'STRING',
  hint: 'STRING',
  pointer: 'STRING',
  seed: 'STRING',
  started: 'TIMESTAMP',
  suite_version: 'STRING',
  contract_digest: 'STRING',
  contract_version: 'STRING',
  conformant: 'BOOLEAN',
  complete: 'BOOLEAN',
} as const satisfies Readonly<Record<string, ColumnType>>;

export type ExportColumn = keyof typeof exportColumns;

export const exportColumnNames = Object.keys(exportColumns) as ExportColumn[];

/** `null` where the report has nothing of the kind. */
export type ExportRow = Readonly<Record<ExportColumn, string | boolean | null>>;

/** A row for each rule of the report, its members in the order of the columns. */
export function exportRows(report: Report, target: ExportedTarget): ExportRow[] {
  const { suite, contract, seed, started, conformant, complete } = report;
  const { id = null, url, label = report.target.label ?? null, operator = null } = target;
  // Without spreading objects, which takes ten times as long for the half a million rows of a fleet.
  return report.results.map(({ rule, section, level, outcome, message, hint = null, evidence }) => ({
    target: id,
    url,
    label,
    operator,
    rule,
    area: areaName(rule),
    section,
    level,
    outcome,
    message,
    hint,
    pointer: evidence[0]?.pointer ?? null,
    seed,
    started,
    suite_version: suite.version,
    contract_digest: contract.digest,
    contract_version: contract.version,
    conformant,
    complete,
  }));
}

/** The text formats, each with its first line and the line of a row. */
export const exportTexts = {
  csv: {
    head: csvLine(exportColumnNames),
    lineOf: (row: ExportRow) => csvLine(exportColumnNames.map(name => row[name])),
  },
  // Line separators and controls are escaped, so that each row is one line for any reader and any terminal.
  jsonl: { head: '', lineOf: (row: ExportRow) => `${safe(JSON.stringify(row))}\n` },
} as const;

/** Most texts are printable ASCII, and a row has nineteen. */
function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

function safe(text: string): string {
  return isAscii(text) ? text : escapeUnsafe(text);
}

/** RFC 4180; what a terminal would obey is escaped as in JSON, and nothing else is changed. */
function csvLine(values: readonly (string | boolean | null)[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(value: string | boolean | null): string {
  const whole = String(value ?? '');
  const text = isAscii(whole)
    ? whole
    : whole
        .split(joiners)
        .map((part, at) => (at % 2 === 0 ? escapeUnsafe(part) : part))
        .join('');
  return text.includes(',') || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}
