/** `schemas/contract.md` → {@link Contract}: finds the tables by their headers and reads their rows. */
import { readConstraint, readType, readValues } from './cells.js';
import { readBlocks } from './markdown.js';
import type { Block, Row } from './markdown.js';
import { mistake } from './model.js';
import type { Contract, Field, FieldRow, Level } from './model.js';

type Reader = (row: Row, contract: Contract, fields: FieldRow[] | undefined) => void;

/** One reader for each kind of table, by its columns. */
const readers: Readonly<Record<string, Reader>> = {
  'Rule|Level|Statement': (row, { rules }) =>
    rules.push({ ...row.place, id: id(row, 'Rule'), level: level(row), statement: filled(row, 'Statement') }),

  'Field|Type|Required|Constraint|Rule|Level|Meaning': (row, _contract, fields) => {
    if (!fields)
      throw new Error('a table of fields needs a line "Object `Name`…" or "Schema `name`…" before it');
    fields.push({
      ...row.place,
      field: fieldName(filled(row, 'Field')),
      type: readType(filled(row, 'Type')),
      required: yesOrNo(row, 'Required'),
      constraint: readConstraint(filled(row, 'Constraint')),
      rule: id(row, 'Rule'),
      level: level(row),
      meaning: filled(row, 'Meaning'),
    });
  },

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

/** Reads a contract; throws the first mistake as `file:line: reason`. */
export function readContract(text: string, file: string): Contract {
  const { title, sections, blocks } = readBlocks(text);
  const contract: Contract = {
    title,
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

function readBlock(block: Block, contract: Contract, file: string): void {
  const fields = openFields(block, contract);
  if (!block.columns) return;
  const reader = readers[block.columns.join('|')];
  if (!reader) throw mistake(file, block.line, `unknown columns: ${block.columns.join(', ')}`);
  if (block.section === '')
    throw mistake(file, block.line, 'the table stands outside of any numbered section');
  for (const row of block.rows) {
    try {
      reader(row, contract, fields);
    } catch (error) {
      throw mistake(file, row.place.line, error instanceof Error ? error.message : String(error));
    }
  }
}

/** A lead line "Object `X`, …:" or "Schema `x`: an `Answer` whose `query` is a `X`…" opens a list of fields. */
function openFields({ lead, section }: Block, contract: Contract): FieldRow[] | undefined {
  if (!lead) return undefined;
  const { text, line } = lead;
  const [, object, description] = /^Object `(\w+)`, (.+):$/s.exec(text) ?? [];
  if (object !== undefined && description !== undefined) {
    const rows: FieldRow[] = [];
    contract.objects.push({ name: object, description, rows, section, line });
    return rows;
  }
  const [, name, base, query] = /^Schema `(\w+)`: an `(\w+)` whose `query` is a `(\w+)`/.exec(text) ?? [];
  if (name === undefined || base === undefined || query === undefined) return undefined;
  const rows: FieldRow[] = [];
  contract.schemas.push({ name, base, query, rows, section, line });
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
  if (value !== 'yes' && value !== 'no') throw new Error(`"${column}" is yes or no: "${value}"`);
  return value === 'yes';
}

function fieldName(cell: string): Field {
  if (cell === 'itself' || cell === 'map key' || cell === 'other fields') return { kind: cell };
  const [, name] = /^`([^`]+)`$/.exec(cell) ?? [];
  if (name === undefined) throw new Error(`unknown field: "${cell}"`);
  return { kind: 'key', name };
}
