/** {@link Contract} → JSON Schemas (draft 2020-12), each complete in itself. */
import { LONGEST_NAME } from '../../suites/values/messages.js';
import { namesIn } from './model.js';
import type {
  Constraint,
  Contract,
  FieldRow,
  ObjectTable,
  SchemaTable,
  TypeExpression,
  ParameterRow,
  ValueSet,
} from './model.js';

/** A JSON Schema as far as the contract needs one; `x-rule` is an annotation without effect on validity. */
export interface Schema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  type?: string;
  const?: string | number;
  enum?: (string | number)[];
  pattern?: string;
  minimum?: number;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  items?: Schema;
  not?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  'x-rule'?: string;
}

export const SCHEMA_DIALECT = 'https://json-schema.org/draft/2020-12/schema';

export function schemaId(name: string): string {
  return `https://wiki-query-conformance.invalid/schemas/${name}.schema.json`;
}

/** The schema of one answer. */
export function answerSchema(contract: Contract, table: SchemaTable): Schema {
  const base = objectNamed(table.base, contract);
  const query = objectNamed(table.query, contract);
  const root = objectSchema([...base.rows, ...table.rows], contract);
  const names = table.rows.flatMap(row => namesIn(row.type));
  return {
    $schema: SCHEMA_DIALECT,
    $id: schemaId(table.name),
    title: `${titleOf(table.name)} answer`,
    description: `Contract section ${table.section}; its \`query\` is described in section ${query.section}.`,
    ...root,
    properties: { ...root.properties, query: { ...root.properties?.['query'], ...referenceTo(query.name) } },
    $defs: definitions([query.name, ...names], contract),
  };
}

/** The diagnostic block is no part of any answer's shape, and has a schema of its own. */
export const STANDALONE = 'Debuginfo';

/** The schema of one object of the contract on its own. */
export function singleSchema(contract: Contract, name: string): Schema {
  const object = objectNamed(name, contract);
  return { $schema: SCHEMA_DIALECT, $id: schemaId(name.toLowerCase()), ...describedSchema(object, contract) };
}

/** The objects of these names, and all that they refer to. */
function definitions(names: readonly string[], contract: Contract): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  const queue = [...names];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    if (found[name]) continue;
    const object = objectNamed(name, contract);
    found[name] = describedSchema(object, contract);
    queue.push(...object.rows.flatMap(row => namesIn(row.type)));
  }
  return found;
}

function describedSchema({ name, section, description, rows }: ObjectTable, contract: Contract): Schema {
  const text = `Contract section ${section}: ${description}.`;
  return { title: titleOf(name), description: text, ...objectSchema(rows, contract) };
}

function objectSchema(rows: readonly FieldRow[], contract: Contract): Schema {
  const schema: Schema = {};
  for (const row of rows) {
    const { field } = row;
    if (field === 'itself') Object.assign(schema, typeSchema(row.type, contract), { 'x-rule': row.id });
    if (field === 'other fields') schema.additionalProperties = { not: {}, ...annotations(row) };
    if (!field.startsWith('`')) continue;
    const name = field.slice(1, -1);
    schema.properties = { ...schema.properties, [name]: fieldSchema(row, contract) };
    if (row.required) schema.required = [...(schema.required ?? []), name];
  }
  return schema;
}

function fieldSchema(row: FieldRow, contract: Contract): Schema {
  return { ...annotations(row), ...typeSchema(row.type, contract), ...constraintSchema(row.constraint) };
}

function annotations({ statement, id }: FieldRow): Schema {
  return { description: statement, 'x-rule': id };
}

function constraintSchema(constraint: Constraint | undefined): Schema {
  return constraint ? { [constraint.kind]: constraint.value } : {};
}

function typeSchema(type: TypeExpression, contract: Contract): Schema {
  if (type.kind === 'plain') return { type: type.name };
  if (type.kind === 'none') return { not: {} };
  if (type.kind === 'array') return { type: 'array', items: typeSchema(type.of, contract) };
  if (type.kind === 'record') return recordSchema(type.fields, contract);
  if (type.kind === 'map') {
    const values = typeSchema(type.of, contract);
    return { type: 'object', ...keySchema(type.of, contract), additionalProperties: values };
  }
  // An object without a row "itself" leaves its type to the field that holds it.
  const ownsType = objectNamed(type.name, contract).rows.some(({ field }) => field === 'itself');
  return { ...(ownsType ? {} : { type: 'object' }), ...referenceTo(type.name) };
}

function referenceTo(object: string): Schema {
  return { $ref: `#/$defs/${object}` };
}

function recordSchema(fields: readonly (readonly [string, TypeExpression])[], contract: Contract): Schema {
  return {
    type: 'object',
    required: fields.map(([name]) => name),
    properties: Object.fromEntries(fields.map(([name, type]) => [name, typeSchema(type, contract)])),
  };
}

/** The schema of a map's keys, which the table of its members describes. */
function keySchema(members: TypeExpression, contract: Contract): Schema {
  const rows = members.kind === 'named' ? objectNamed(members.name, contract).rows : [];
  const row = rows.find(({ field }) => field === 'map key');
  return row ? { propertyNames: { ...annotations(row), ...constraintSchema(row.constraint) } } : {};
}

function objectNamed(name: string, contract: Contract): ObjectTable {
  const object = contract.objects.find(candidate => candidate.name === name);
  if (!object) throw new Error(`no object ${name}`);
  return object;
}

/** `ListingQuery` → `Listing Query`. */
function titleOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const DESCRIPTION =
  'What a deployment declares about itself, for `--profile`. A parameter that is left out has the literal value of the contract.';

export function profileSchema({ parameters }: Contract): Schema {
  return {
    $schema: SCHEMA_DIALECT,
    $id: schemaId('profile'),
    title: 'Deployment profile',
    description: DESCRIPTION,
    type: 'object',
    properties: Object.fromEntries(parameters.map(row => [row.name, parameterSchema(row)])),
    // Not `__proto__`, which some readers would take for the prototype.
    patternProperties: { '^[$_](?!_)': { description: 'Ignored: for editors and comments.' } },
    additionalProperties: false,
  };
}

function parameterSchema({ meaning, default: value, values }: ParameterRow): Schema {
  return { description: `${meaning} Default: ${value}.`, ...valueSchema(values) };
}

function valueSchema(values: ValueSet): Schema {
  if (typeof values !== 'string') return { enum: spellings(values) };
  const text = { type: 'string', maxLength: LONGEST_NAME };
  if (values === 'text') return { ...text, pattern: '^[^\\u0000-\\u001f\\u007f]+$' };
  const address = '^https?://[^/]+';
  return { ...text, pattern: values === 'template' ? `${address}.*\\$1` : address };
}

/** Numbers may be written as numbers. */
function spellings(values: readonly string[]): (string | number)[] {
  const areNumbers = values.every(value => /^\d+$/.test(value));
  return values.flatMap(value => (areNumbers ? [Number(value), value] : [value]));
}
