/** `schemas/contract.md` → {@link Contract}: finds the tables by their headers and reads their rows. */
import { readBlocks } from './markdown.js';
import type { Block, Row } from './markdown.js';
import { atLine, mistake } from './model.js';
import type { Constraint, Contract, FieldRow, Level, TypeExpression, ValueSet } from './model.js';

type Reader = (row: Row, contract: Contract, fields: FieldRow[] | undefined) => void;

/** One reader for each kind of table, by its columns. */
const readers: Readonly<Record<string, Reader>> = {
  'Rule|Level|Statement': (row, { rules }) =>
    rules.push({ ...row.place, id: id(row, 'Rule'), level: level(row), statement: filled(row, 'Statement') }),

  'Field|Type|Required|Constraint|Rule|Level|Meaning': readField,

  'Field|Type|Required|Constraint|Rule|Level|Section|Meaning': readField,

  'Parameter|Default|Values|Meaning': (row, { parameters }) =>
    parameters.push({
      ...row.place,
      name: code(row, 'Parameter'),
      default: filled(row, 'Default').replace(/^`([^`]+)`$/, '$1'),
      values: readValues(filled(row, 'Values')),
      meaning: filled(row, 'Meaning'),
    }),

  'Silence|What is left open': (row, { silences }) =>
    silences.push({ ...row.place, id: id(row, 'Silence'), statement: filled(row, 'What is left open') }),

  'Note|Statement|Why no rule judges it': (row, { notes }) =>
    notes.push({
      ...row.place,
      id: id(row, 'Note'),
      statement: filled(row, 'Statement'),
      reason: filled(row, 'Why no rule judges it'),
    }),
};

function readField(row: Row, { sections }: Contract, fields: FieldRow[] | undefined): void {
  if (!fields)
    throw new Error(
      'a table of fields must follow a line that begins with "Object `Name`" or "Schema `name`"',
    );
  const section = row.cells['Section'] === undefined ? row.place.section : filled(row, 'Section');
  if (!sections.some(({ number }) => number === section)) throw new Error(`unknown section: "${section}"`);
  fields.push({
    section,
    line: row.place.line,
    field: fieldIn(filled(row, 'Field')),
    type: readType(filled(row, 'Type')),
    required: yesOrNo(row, 'Required'),
    constraint: readConstraint(filled(row, 'Constraint')),
    shape: shapeOf(row),
    id: id(row, 'Rule'),
    level: level(row),
    statement: filled(row, 'Meaning'),
  });
}

function shapeOf({ cells }: Row): string {
  const { Field: field, Type: type = '', Required: required, Constraint: constraint = '—' } = cells;
  if (type === 'none') return `${field}: absent`;
  const words = [type, required === 'yes' ? 'required' : 'optional', constraint];
  return `${field}: ${words.filter(word => word !== '—').join(', ')}`;
}

/** Reads a contract; throws the first mistake as `file:line: reason`. */
export function readContract(text: string, file: string): Contract {
  const { title, sections, blocks } = readBlocks(text);
  const contract: Contract = {
    title,
    version: versionIn(blocks, file),
    sections,
    rules: [],
    objects: [],
    schemas: [],
    parameters: [],
    silences: [],
    notes: [],
  };
  for (const block of blocks) readBlock(block, contract, file);
  return contract;
}

/** A paragraph of its own: "This is version 1.0 of the contract." */
function versionIn(blocks: readonly Block[], file: string): string {
  for (const { lead } of blocks) {
    const [, version] = /^This is version (\d+\.\d+) of the contract\.$/.exec(lead?.text ?? '') ?? [];
    if (version !== undefined) return version;
  }
  throw mistake(file, 1, 'no paragraph is "This is version X.Y of the contract."');
}

function readBlock(block: Block, contract: Contract, file: string): void {
  const fields = openFields(block, contract);
  if (!block.columns) return;
  const columns = block.columns.join('|');
  const reader = readers[columns];
  if (!reader) throw mistake(file, block.line, `unknown columns: ${block.columns.join(', ')}`);
  if (block.section === '') throw mistake(file, block.line, 'the table is outside any numbered section');
  for (const row of block.rows) atLine(file, row.place.line, () => reader(row, contract, fields));
}

/** A lead line "Object `X`, …:" or "Schema `x`: an `Answer` whose `query` is a `X`…" opens a list of fields. */
function openFields({ lead, section }: Block, contract: Contract): FieldRow[] | undefined {
  if (!lead) return undefined;
  const { text, line } = lead;
  const rows: FieldRow[] = [];
  const [, object, description] = /^Object `(\w+)`, (.+):$/s.exec(text) ?? [];
  const [, name, base, query] = /^Schema `(\w+)`: an `(\w+)` whose `query` is a `(\w+)`/.exec(text) ?? [];
  if (object !== undefined && description !== undefined)
    contract.objects.push({ name: object, description, rows, section, line });
  else if (name !== undefined && base !== undefined && query !== undefined)
    contract.schemas.push({ name, base, query, rows, section, line });
  else return undefined;
  return rows;
}

export function filled(row: Row, column: string): string {
  const value = row.cells[column] ?? '';
  if (value === '') throw new Error(`the cell "${column}" is empty`);
  return value;
}

function code(row: Row, column: string): string {
  const [, value] = /^`([^`]+)`$/.exec(filled(row, column)) ?? [];
  if (value === undefined) throw new Error(`"${column}" must be one word in backticks: ${row.cells[column]}`);
  return value;
}

export function id(row: Row, column: string): string {
  const value = row.cells[column] ?? '';
  if (value === '' || value === '—') throw new Error('the row has no id');
  return code(row, column);
}

function level(row: Row): Level {
  const value = filled(row, 'Level');
  if (value === 'MUST' || value === 'SHOULD' || value === 'INFO') return value;
  throw new Error(`unknown level: "${value}"`);
}

function yesOrNo(row: Row, column: string): boolean {
  const value = filled(row, column);
  if (value !== 'yes' && value !== 'no') throw new Error(`"${column}" must be yes or no: "${value}"`);
  return value === 'yes';
}

function fieldIn(cell: string): string {
  if (/^(itself|map key|other fields|`[^`]+`)$/.test(cell)) return cell;
  throw new Error(`unknown field: "${cell}"`);
}

const PLAIN = ['string', 'integer', 'number', 'object', 'array'] as const;

/** Reads a type such as ``map of `Page` `` or ``array of objects (`msg` string, `time` number)``. */
function readType(cell: string): TypeExpression {
  const tokens: string[] = cell.match(/`[^`]+`|\w+|[(),]|\S/g) ?? [];
  const type = takeType(tokens);
  if (type === undefined || tokens.length > 0) throw new Error(`unknown type: "${cell}"`);
  return type;
}

/** Takes the tokens of one type off the front; `undefined` where there is none. */
function takeType(tokens: string[]): TypeExpression | undefined {
  const word = tokens.shift() ?? '';
  if (word === 'none') return { kind: 'none' };
  if (word.startsWith('`')) return { kind: 'named', name: bare(word) };
  if ((word === 'array' || word === 'map') && tokens[0] === 'of') {
    tokens.shift();
    const of = takeType(tokens);
    return of && { kind: word, of };
  }
  if ((word === 'object' || word === 'objects') && tokens[0] === '(') return takeRecord(tokens);
  const plain = PLAIN.find(name => name === word);
  return plain && { kind: 'plain', name: plain };
}

/** Takes "(`name` type, …)". */
function takeRecord(tokens: string[]): TypeExpression | undefined {
  const fields: [string, TypeExpression][] = [];
  do {
    tokens.shift();
    const name = tokens.shift() ?? '';
    const type = takeType(tokens);
    if (!name.startsWith('`') || type === undefined) return undefined;
    fields.push([bare(name), type]);
  } while (tokens[0] === ',');
  return tokens.shift() === ')' ? { kind: 'record', fields } : undefined;
}

/** Reads a constraint: `—`, ``exactly `6` ``, ``matches `^a+$` ``, ``at least `-1` `` or `at least 1 item`. */
function readConstraint(cell: string): Constraint | undefined {
  if (cell === '—') return undefined;
  const [, items] = /^at least (\d+) items?$/.exec(cell) ?? [];
  if (items !== undefined) return { kind: 'minItems', value: Number(items) };
  const [, word, value = ''] = /^(exactly|matches|at least) `(.+)`$/.exec(cell) ?? [];
  if (word === 'matches') return { kind: 'pattern', value: compiling(value) };
  const literal = literalIn(value);
  if (word === 'exactly' && literal !== undefined) return { kind: 'const', value: literal };
  if (word === 'at least' && typeof literal === 'number') return { kind: 'minimum', value: literal };
  throw new Error(`unknown constraint: "${cell}"`);
}

/** A JSON string or number. */
function literalIn(text: string): string | number | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' || typeof value === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The pattern; throws where no validator could compile it. */
function compiling(pattern: string): string {
  RegExp(pattern, 'u');
  return pattern;
}

/** Reads the values that a parameter can take: `URL`, ``URL with `$1` ``, `text`, or literals in backticks. */
function readValues(cell: string): ValueSet {
  if (cell === 'URL' || cell === 'text') return cell;
  if (cell === 'URL with `$1`') return 'template';
  if (!/^`[^`]+`(, `[^`]+`)*$/.test(cell)) throw new Error(`unknown values: "${cell}"`);
  return cell.split(', ').map(bare);
}

/** The text between the backticks. */
function bare(text: string): string {
  return text.slice(1, -1);
}
