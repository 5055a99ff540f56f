/** `schemas/contract.md` → {@link Contract}: finds the tables by their headers and reads their rows. */
import { readBlocks, type Block, type Row, type Section } from './markdown.js';

export type Level = 'MUST' | 'SHOULD' | 'INFO';

interface Entry {
  readonly section: string;
  readonly line: number;
  readonly id: string;
  readonly statement: string;
}

interface RuleRow extends Entry {
  readonly level: Level;
  /** For a field, the cells that describe it. */
  readonly shape?: string;
}

export interface FieldRow extends RuleRow {
  /** As in the cell: the JSON key in backticks, or `itself`, `map key`, `other fields`. */
  readonly field: string;
  /** Raw cells, compiled by `schema.ts`. */
  readonly type: string;
  readonly constraint: string;
  readonly required: boolean;
  readonly shape: string;
}

export interface ObjectTable {
  readonly name: string;
  readonly section: string;
  readonly description: string;
  readonly rows: FieldRow[];
}

/** The answer to a query: an object `base` whose `query` is another object. */
export interface SchemaTable extends Omit<ObjectTable, 'description'> {
  readonly line: number;
  readonly base: string;
  readonly query: string;
}

export type ValueSet = readonly string[] | 'URL' | 'template' | 'text';

export interface ParameterRow {
  readonly section: string;
  readonly name: string;
  readonly default: string;
  readonly values: ValueSet;
  readonly meaning: string;
}

export interface Contract {
  readonly file: string;
  readonly title: string;
  readonly version: string;
  readonly sections: readonly Section[];
  readonly rules: RuleRow[];
  readonly objects: Map<string, ObjectTable>;
  readonly schemas: SchemaTable[];
  readonly parameters: ParameterRow[];
  readonly silences: Entry[];
  readonly notes: (Entry & { readonly reason: string })[];
  /** The line of each rule, silence and note. */
  readonly lines: Map<string, number>;
}

export const areas = [
  'envelope',
  'html',
  'languageinfo',
  'allimages',
  'dbrepllag',
  'duplicatefiles',
  'session',
] as const;

/** All rules, judged by schemas or by checks. */
export function rulesOf({ objects, schemas, rules }: Contract): RuleRow[] {
  return [...[...objects.values(), ...schemas].flatMap(table => table.rows), ...rules];
}

/** The parameters that a text refers to as `{name}`. */
export function parametersIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}\s]+)\}/g)].map(([, name = '']) => name);
}

/** Prefixes errors with `file:line:`, unless they have a place. */
export function atLine<T>(file: string, line: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { message } = error as Error;
    throw message.startsWith(`${file}:`) ? error : new Error(`${file}:${line}: ${message}`);
  }
}

/** Throws the first mistake as `file:line: reason`. */
export function readContract(text: string, file: string): Contract {
  const { title, sections, blocks } = readBlocks(text);
  const version = blocks.flatMap(({ lead }) => VERSION.exec(lead)?.[1] ?? [])[0];
  if (version === undefined)
    throw new Error(`${file}: no paragraph is "This is version X.Y of the contract."`);
  const lists = { rules: [], schemas: [], parameters: [], silences: [], notes: [] };
  const contract: Contract = {
    file,
    title,
    version,
    sections,
    ...lists,
    objects: new Map(),
    lines: new Map(),
  };
  for (const block of blocks) atLine(file, block.line, () => readBlock(block, contract));
  const known = new Set(contract.parameters.map(({ name }) => name));
  for (const { statement, line } of [...rulesOf(contract), ...contract.silences, ...contract.notes])
    for (const name of parametersIn(statement))
      if (!known.has(name)) throw new Error(`${file}:${line}: unknown parameter: {${name}}`);
  return contract;
}

const VERSION = /^This is version (\d+\.\d+) of the contract\.$/;

function readBlock(block: Block, contract: Contract): void {
  const fields = openFields(block, contract);
  if (!block.columns) return;
  const reader = readers[block.columns.join('|')];
  if (!reader) throw new Error(`unknown columns: ${block.columns.join(', ')}`);
  for (const row of block.rows) atLine(contract.file, row.line, () => reader(row, contract, fields));
}

/** The lead line "Object `X`, …:" or "Schema `x`: an `Answer` whose `query` is a `X`…" opens a list of fields. */
function openFields({ lead, section, line }: Block, contract: Contract): FieldRow[] | undefined {
  const rows: FieldRow[] = [];
  const [, object, description = ''] = /^Object `(\w+)`, (.+):$/s.exec(lead) ?? [];
  if (object !== undefined) {
    contract.objects.set(object, { name: object, description, rows, section });
    return rows;
  }
  const [, name, base = '', query = ''] =
    /^Schema `(\w+)`: an `(\w+)` whose `query` is a `(\w+)`/.exec(lead) ?? [];
  if (name === undefined) return undefined;
  contract.schemas.push({ name, base, query, rows, section, line });
  return rows;
}

type Reader = (row: Row, contract: Contract, fields: FieldRow[] | undefined) => void;

/** The readers of tables, by their columns. */
const readers: Readonly<Record<string, Reader>> = {
  'Rule|Level|Statement': (row, contract) => {
    contract.rules.push({ ...entryIn(row, contract, 'Rule', 'Statement'), level: level(row) });
  },
  'Field|Type|Required|Constraint|Rule|Level|Meaning': readField,
  'Field|Type|Required|Constraint|Rule|Level|Section|Meaning': readField,
  'Parameter|Default|Values|Meaning': (row, { parameters }) => {
    parameters.push({
      section: row.section,
      name: code(row, 'Parameter'),
      default: filled(row, 'Default').replace(/^`([^`]+)`$/, '$1'),
      values: readValues(filled(row, 'Values')),
      meaning: filled(row, 'Meaning'),
    });
  },
  'Silence|What is left open': (row, contract) => {
    contract.silences.push(entryIn(row, contract, 'Silence', 'What is left open'));
  },
  'Note|Statement|Why no rule judges it': (row, contract) => {
    const reason = filled(row, 'Why no rule judges it');
    contract.notes.push({ ...entryIn(row, contract, 'Note', 'Statement'), reason });
  },
};

function readField(row: Row, contract: Contract, fields: FieldRow[] | undefined): void {
  if (!fields)
    throw new Error('a table of fields must follow a line that begins with "Object `Name`" or "Schema `x`"');
  const { Section: section = row.section } = row.cells;
  if (!contract.sections.some(({ number }) => number === section))
    throw new Error(`unknown section: "${section}"`);
  const required = filled(row, 'Required') === 'yes';
  const [type, constraint, field] = [filled(row, 'Type'), filled(row, 'Constraint'), filled(row, 'Field')];
  if (!/^(itself|map key|other fields|`[^`]+`)$/.test(field)) throw new Error(`unknown field: "${field}"`);
  if (fields.some(other => other.field === field)) throw new Error(`duplicate field ${field}`);
  const words = [type, required ? 'required' : 'optional', constraint].filter(word => word !== '—');
  fields.push({
    ...entryIn(row, contract, 'Rule', 'Meaning'),
    section,
    level: level(row),
    field,
    type,
    constraint,
    required,
    shape: `${field}: ${type === 'none' ? 'absent' : words.join(', ')}`,
  });
}

/** The id and the statement of a row; throws if the id is malformed or a duplicate. */
function entryIn(row: Row, { lines }: Contract, column: string, words: string): Entry {
  const { section, line } = row;
  const id = code(row, column);
  const [area, ...rest] = id.split('.');
  if (!areas.some(known => known === area)) throw new Error(`unknown area in the id \`${id}\``);
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(rest.join('.')))
    throw new Error(`an id must be an area, a dot and words in kebab case: \`${id}\``);
  if (lines.has(id)) throw new Error(`duplicate id \`${id}\`, first defined in line ${lines.get(id)}`);
  lines.set(id, line);
  return { section, line, id, statement: filled(row, words) };
}

export function filled({ cells }: Row, column: string): string {
  const value = cells[column] ?? '';
  if (value === '') throw new Error(`the cell "${column}" is empty`);
  return value;
}

export function code(row: Row, column: string): string {
  const [, value] = /^`([^`]+)`$/.exec(filled(row, column)) ?? [];
  if (value === undefined) throw new Error(`"${column}" must be one word in backticks: ${row.cells[column]}`);
  return value;
}

function level(row: Row): Level {
  const value = filled(row, 'Level');
  if (value === 'MUST' || value === 'SHOULD' || value === 'INFO') return value;
  throw new Error(`unknown level: "${value}"`);
}

/** Reads the values of a parameter: `URL`, ``URL with `$1` ``, `text`, or literals in backticks. */
function readValues(cell: string): ValueSet {
  if (cell === 'URL' || cell === 'text') return cell;
  if (cell === 'URL with `$1`') return 'template';
  if (!/^`[^`]+`(, `[^`]+`)*$/.test(cell)) throw new Error(`unknown values: "${cell}"`);
  return cell.split(', ').map(value => value.slice(1, -1));
}
