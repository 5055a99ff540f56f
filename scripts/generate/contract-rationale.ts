/** `schemas/rationale.md` → `generated/rationale.ts`: why each rule exists, and what a client loses without it. */
import { readBlocks } from './markdown.js';
import type { Row } from './markdown.js';
import { fieldRowsOf, mistake } from './model.js';
import type { Contract } from './model.js';
import { filled, id } from './read.js';

export interface Rationale {
  readonly why: string;
  readonly clients: string;
}

const COLUMNS = ['Rule', 'Why it exists', 'What a client loses without it'] as const;

/** The rationale of every rule, in the order of the contract. Throws the first mistake as `file:line: reason`. */
export function readRationale(text: string, file: string, contract: Contract): Map<string, Rationale> {
  const sectionOf = sectionsOf(contract);
  const found = new Map<string, Rationale>();
  for (const { columns, line, rows } of readBlocks(text).blocks) {
    if (!columns) continue;
    if (columns.join('|') !== COLUMNS.join('|'))
      throw mistake(file, line, `unknown columns: ${columns.join(', ')}`);
    for (const row of rows) readRow(row, sectionOf, found, file);
  }
  const [missing] = [...sectionOf.keys()].filter(rule => !found.has(rule));
  if (missing !== undefined)
    throw mistake(file, text.trimEnd().split('\n').length, `no row for the rule \`${missing}\``);
  return found;
}

function readRow(
  row: Row,
  sectionOf: ReadonlyMap<string, string>,
  found: Map<string, Rationale>,
  file: string,
): void {
  const { section, line } = row.place;
  try {
    const rule = id(row, COLUMNS[0]);
    const home = sectionOf.get(rule);
    if (home === undefined) throw new Error(`unknown rule: \`${rule}\``);
    if (home !== section) throw new Error(`\`${rule}\` is a rule of section ${home}`);
    if (found.has(rule)) throw new Error(`the rule \`${rule}\` is repeated`);
    found.set(rule, { why: filled(row, COLUMNS[1]), clients: filled(row, COLUMNS[2]) });
  } catch (error) {
    throw mistake(file, line, error instanceof Error ? error.message : String(error));
  }
}

function sectionsOf(contract: Contract): Map<string, string> {
  return new Map([
    ...contract.rules.map(({ id: rule, section }) => [rule, section] as const),
    ...fieldRowsOf(contract).map(({ rule, section }) => [rule, section] as const),
  ]);
}

const HEAD =
  "// Generated from schemas/rationale.md by `npm run generate`. Do not edit.\n\nimport type { RuleId } from '../rules.js';\n";

export function emitRationale(rationale: ReadonlyMap<string, Rationale>): string {
  return `${HEAD}
export interface Rationale {
  /** Why the rule exists. */
  readonly why: string;
  /** What a client loses where a wiki breaks it. */
  readonly clients: string;
}

/** Apart from the catalogue, since an audit starts without it. */
export const rationale: Readonly<Record<RuleId, Rationale>> = ${JSON.stringify(Object.fromEntries(rationale), null, 2)};
`;
}
