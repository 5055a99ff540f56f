/** Reports as a table, a row for each target and rule, in CSV and JSON Lines. */
import { escapeUnsafe } from '../../schemas/text/printable.js';
import type { Report } from '../../schemas/verdict.js';
import { areaName } from '../report/results.js';

/** Zero-width joiners between non-ASCII characters stay, because labels in Persian, Indic scripts and emoji contain them. */
const joiners = /(?<=[^\0-\x7f])([\u200c\u200d])(?=[^\0-\x7f])/u;

export interface ExportedTarget {
  readonly id?: string;
  readonly url: string;
  readonly label?: string | undefined;
  readonly operator?: string | null;
}

export type ExportRow = ReturnType<typeof exportRows>[number];

export const exportColumnNames =
  'target url label operator rule area section level outcome message hint pointer seed started suite_version contract_digest contract_version conformant complete'.split(
    ' ',
  ) as readonly (keyof ExportRow)[];

export function exportRows(report: Report, target: ExportedTarget) {
  const { suite, contract, seed, started, conformant, complete } = report;
  const { id = null, url, label = report.target.label ?? null, operator = null } = target;
  // Spreading objects would take ten times as long for the half a million rows of a fleet.
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

export const exportTexts = {
  csv: {
    head: csvLine(exportColumnNames),
    lineOf: (row: ExportRow) => csvLine(exportColumnNames.map(name => row[name])),
  },
  // With line separators escaped, each row is one line for any reader.
  jsonl: { head: '', lineOf: (row: ExportRow) => `${escapeUnsafe(JSON.stringify(row))}\n` },
} as const;

/** RFC 4180, with the characters that a terminal obeys escaped as in JSON. */
function csvLine(values: readonly (string | boolean | null)[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(value: string | boolean | null): string {
  const parts = String(value ?? '').split(joiners);
  const text = parts.map((part, at) => (at % 2 === 0 ? escapeUnsafe(part) : part)).join('');
  return text.includes(',') || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}
