/** What the generator reads out of `schemas/contract.md`, before anything is made of it. */

export type Level = 'MUST' | 'SHOULD' | 'INFO';

interface Placed {
  readonly section: string;
  readonly line: number;
}

interface Entry extends Placed {
  readonly id: string;
  readonly statement: string;
}

interface RuleRow extends Entry {
  readonly level: Level;
}

/** `string`, `array of X`, `map of X`, `object (…)`, a named object, or `none`: the field must be absent. */
export type TypeExpression =
  | { readonly kind: 'plain'; readonly name: 'string' | 'integer' | 'number' | 'object' | 'array' }
  | { readonly kind: 'none' }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'array'; readonly of: TypeExpression }
  | { readonly kind: 'map'; readonly of: TypeExpression }
  | { readonly kind: 'record'; readonly fields: readonly (readonly [name: string, type: TypeExpression])[] };

export type Constraint =
  | { readonly kind: 'const'; readonly value: string | number }
  | { readonly kind: 'pattern'; readonly value: string }
  | { readonly kind: 'minimum' | 'minItems'; readonly value: number };

export interface FieldRow extends RuleRow {
  /** As the cell has it: the JSON key in backticks, or the place that is meant: `itself`, `map key`, `other fields`. */
  readonly field: string;
  readonly type: TypeExpression;
  readonly required: boolean;
  readonly constraint: Constraint | undefined;
  /** The cells that describe it, in words. */
  readonly shape: string;
}

export interface ObjectTable extends Placed {
  readonly name: string;
  readonly description: string;
  readonly rows: FieldRow[];
}

export interface SchemaTable extends Placed {
  readonly name: string;
  readonly base: string;
  readonly query: string;
  readonly rows: FieldRow[];
}

export type ValueSet = readonly string[] | 'URL' | 'template' | 'text';

export interface ParameterRow extends Placed {
  readonly name: string;
  readonly default: string;
  readonly values: ValueSet;
  readonly meaning: string;
}

interface NoteRow extends Entry {
  readonly reason: string;
}

export interface Section {
  readonly number: string;
  readonly title: string;
  readonly line: number;
}

export interface Contract {
  readonly title: string;
  readonly version: string;
  readonly sections: Section[];
  readonly rules: RuleRow[];
  readonly objects: ObjectTable[];
  readonly schemas: SchemaTable[];
  readonly parameters: ParameterRow[];
  readonly silences: Entry[];
  readonly notes: NoteRow[];
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

/** The rows of all tables of fields, each a rule. */
export function fieldRowsOf(contract: Contract): FieldRow[] {
  return [...contract.objects, ...contract.schemas].flatMap(table => table.rows);
}

/** All rules: those that schemas judge, and those that need a check. */
export function rulesOf(contract: Contract): RuleRow[] {
  return [...fieldRowsOf(contract), ...contract.rules];
}

/** The objects that a type refers to. */
export function namesIn(type: TypeExpression): string[] {
  if (type.kind === 'named') return [type.name];
  if (type.kind === 'array' || type.kind === 'map') return namesIn(type.of);
  return type.kind === 'record' ? type.fields.flatMap(([, inner]) => namesIn(inner)) : [];
}

/** The parameters that a text refers to as `{name}`. */
export function parametersIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}\s]+)\}/g)].map(([, name = '']) => name);
}

/** A mistake in the contract, with its place: `schemas/contract.md:12: reason`. */
export function mistake(file: string, line: number, reason: string): Error {
  return new Error(`${file}:${line}: ${reason}`);
}

/** Does the work for one row, with the row's place in front of the message of what it throws. */
export function atLine(file: string, line: number, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw mistake(file, line, error instanceof Error ? error.message : String(error));
  }
}
