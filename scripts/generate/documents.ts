/** {@link Contract} → `docs/traceability.md`: every statement of every section, and what became of it. */
import { fieldRowsOf, mistake } from './model.js';
import type { Contract } from './model.js';
import { readBlocks } from './markdown.js';
import type { Row } from './markdown.js';
import { filled, id } from './read.js';

interface Line {
  readonly section: string;
  readonly line: number;
  readonly kind: string;
  readonly name: string;
  readonly statement: string;
}

function linesOf(contract: Contract): Line[] {
  const lines = [
    ...contract.rules.map(row => ({ ...row, kind: `rule, ${row.level}`, name: row.id })),
    ...fieldRowsOf(contract).map(row => ({
      ...row,
      kind: `rule, ${row.level}, by schema`,
      name: row.rule,
      statement: row.meaning,
    })),
    ...contract.parameters.map(row => ({ ...row, kind: 'parameter', statement: row.meaning })),
    ...contract.silences.map(row => ({ ...row, kind: 'silence', name: row.id })),
    ...contract.notes.map(row => ({
      ...row,
      kind: 'note',
      name: row.id,
      statement: `${row.statement} ${row.reason}`,
    })),
  ];
  return lines.toSorted((a, b) => a.line - b.line);
}

export function emitTraceability(contract: Contract): string {
  const lines = linesOf(contract);
  const count = (kind: string) => lines.filter(line => line.kind.startsWith(kind)).length;
  const sections = contract.sections.map(({ number, title }) => {
    const heading = `${number.includes('.') ? '###' : '##'} ${number} ${title}\n`;
    return [heading, ...tableOf(lines.filter(line => line.section === number))].join('\n');
  });
  return `# Traceability

Generated from \`schemas/contract.md\` by \`npm run generate\`: each statement of the source document, by its section, and what became of it. A **rule** is judged, a **parameter** is declared by the deployment, a **silence** is observed, a **note** says why no rule judges the statement.

In all: ${count('rule')} rules, ${count('parameter')} parameters, ${count('silence')} silences, ${count('note')} notes.

${sections.join('\n')}`;
}

function tableOf(lines: readonly Line[]): string[] {
  if (lines.length === 0) return [];
  const rows = lines.map(({ name, kind, statement }) => {
    return `| \`${name}\` | ${kind} | ${statement.replaceAll('|', '\\|')} |`;
  });
  return ['| Entry | Kind | Statement |', '|---|---|---|', ...rows, ''];
}

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
  "// Generated from schemas/rationale.md by `npm run generate`. Do not edit.\n\nimport type { RuleId } from './rules.js';\n";

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
