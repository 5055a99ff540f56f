/** {@link Contract} → JSON Schemas (draft 2020-12), each complete in itself. */
import { LONGEST_NAME } from '../../suites/values/messages.js';
import {
  atLine,
  type Contract,
  type FieldRow,
  type ObjectTable,
  type SchemaTable,
  type ValueSet,
} from './read.js';
import type { RuleLocation as Generated } from '../../schemas/generated/rules.js';

/** The subset of JSON Schema that the contract needs; `x-rule` is an annotation without effect on validity. */
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

/** The diagnostic block is not part of an answer's shape, so it has its own schema. */
const STANDALONE = 'Debuginfo';

/** By name. Throws the first mistake as `file:line: reason`. */
export function answerSchemas(contract: Contract): Record<string, Schema> {
  const answers = contract.schemas.map(table => {
    const schema = atLine(contract.file, table.line, () => answerSchema(contract, table));
    return [table.name, schema] as const;
  });
  const name = STANDALONE.toLowerCase();
  const block = describedSchema(objectNamed(STANDALONE, contract), contract);
  return { ...Object.fromEntries(answers), [name]: { ...headOf(name), ...block } };
}

function answerSchema(contract: Contract, { name, base, query, rows, section }: SchemaTable): Schema {
  const held = objectNamed(query, contract);
  const root = objectSchema([...objectNamed(base, contract).rows, ...rows], contract);
  const properties = { ...root.properties, query: { ...root.properties?.['query'], ...referenceTo(held) } };
  return {
    ...headOf(name),
    title: `${titleOf(name)} answer`,
    description: `Contract section ${section}; its \`query\` is described in section ${held.section}.`,
    ...root,
    properties,
    $defs: definitions(properties, contract),
  };
}

const headOf = (name: string): Schema => ({ $schema: SCHEMA_DIALECT, $id: schemaId(name) });

/** The objects that a schema refers to, directly or not. */
function definitions(schema: object, contract: Contract): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  // The list grows during iteration.
  const names = namesIn(schema);
  for (const name of names) {
    const described = (found[name] ??= describedSchema(objectNamed(name, contract), contract));
    names.push(...namesIn(described).filter(each => !names.includes(each)));
  }
  return found;
}

const namesIn = (schema: object): string[] =>
  [...JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g)].map(([, name = '']) => name);

function describedSchema({ name, section, description, rows }: ObjectTable, contract: Contract): Schema {
  const text = `Contract section ${section}: ${description}.`;
  return { title: titleOf(name), description: text, ...objectSchema(rows, contract) };
}

function objectSchema(rows: readonly FieldRow[], contract: Contract): Schema {
  const schema: Schema = {};
  for (const row of rows)
    atLine(contract.file, row.line, () => {
      const { field } = row;
      const own = typeSchema(row.type, contract);
      if (field === 'itself') Object.assign(schema, own, { 'x-rule': row.id });
      if (field === 'other fields') schema.additionalProperties = { ...own, ...annotations(row) };
      if (!field.startsWith('`')) return;
      const name = field.slice(1, -1);
      const property = { ...annotations(row), ...own, ...constraintSchema(row) };
      schema.properties = { ...schema.properties, [name]: property };
      if (row.required) schema.required = [...(schema.required ?? []), name];
    });
  return schema;
}

const annotations = ({ statement, id }: FieldRow): Schema => ({ description: statement, 'x-rule': id });

/** A constraint: `—`, ``exactly `6` ``, ``matches `^a+$` ``, ``at least `-1` `` or `at least 1 item`. */
function constraintSchema({ constraint: cell }: FieldRow): Schema {
  if (cell === '—') return {};
  const [, items] = /^at least (\d+) items?$/.exec(cell) ?? [];
  if (items !== undefined) return { minItems: Number(items) };
  const [, word, value = ''] = /^(exactly|matches|at least) `(.+)`$/.exec(cell) ?? [];
  // RegExp throws on a pattern that no validator could compile.
  if (word === 'matches' && RegExp(value, 'u')) return { pattern: value };
  if (word === 'exactly') return { const: JSON.parse(value) as string | number };
  if (word === 'at least') return { minimum: Number(JSON.parse(value)) };
  throw new Error(`unknown constraint: "${cell}"`);
}

const PLAIN = ['string', 'integer', 'number', 'object', 'array'];

/** A type such as ``map of `Page` `` or ``array of objects (`msg` string, `time` number)``. */
function typeSchema(cell: string, contract: Contract): Schema {
  if (cell === 'none') return { not: {} };
  if (PLAIN.includes(cell)) return { type: cell };
  const [, name, collection, member = '', record = ''] =
    /^(?:`(\w+)`|(array|map) of (.+)|objects? \((.+)\))$/.exec(cell) ?? [];
  if (name !== undefined) {
    const object = objectNamed(name, contract);
    // An object without a row "itself" leaves its type to the field that contains it.
    const ownsType = object.rows.some(({ field }) => field === 'itself');
    return { ...(ownsType ? {} : { type: 'object' }), ...referenceTo(object) };
  }
  if (collection !== undefined) {
    const members = typeSchema(member, contract);
    return collection === 'array'
      ? { type: 'array', items: members }
      : { type: 'object', ...keySchema(members, contract), additionalProperties: members };
  }
  const fields = record.split(', ').map(field => /^`(\w+)` (.+)$/.exec(field) ?? []);
  const properties = Object.fromEntries(
    fields.map(([, key, type]) => {
      if (key === undefined || type === undefined) throw new Error(`unknown type: "${cell}"`);
      return [key, typeSchema(type, contract)];
    }),
  );
  return { type: 'object', required: Object.keys(properties), properties };
}

/** The schema of a map's keys, which the table of its members describes. */
function keySchema(members: Schema, contract: Contract): Schema {
  const [name = ''] = namesIn(members);
  const row = contract.objects.get(name)?.rows.find(({ field }) => field === 'map key');
  return row ? { propertyNames: { ...annotations(row), ...constraintSchema(row) } } : {};
}

const referenceTo = ({ name }: ObjectTable): Schema => ({ $ref: `#/$defs/${name}` });

function objectNamed(name: string, { objects }: Contract): ObjectTable {
  const object = objects.get(name);
  if (!object) throw new Error(`unknown type: no line begins with "Object \`${name}\`"`);
  return object;
}

function titleOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

export const profileSchema = ({ parameters }: Contract): Schema => ({
  ...headOf('profile'),
  title: 'Deployment profile',
  description:
    'What a deployment declares about itself, for `--profile`. A parameter that is left out has the literal value of the contract.',
  type: 'object',
  properties: Object.fromEntries(
    parameters.map(({ name, meaning, default: value, values }) => [
      name,
      { description: `${meaning} Default: ${value}.`, ...valueSchema(values) },
    ]),
  ),
  // Not `__proto__`, which some readers would take for the prototype.
  patternProperties: { '^[$_](?!_)': { description: 'Ignored: for editors and comments.' } },
  additionalProperties: false,
});

function valueSchema(values: ValueSet): Schema {
  // Numbers may also be JSON numbers.
  if (typeof values !== 'string')
    return { enum: values.flatMap(value => (/^\d+$/.test(value) ? [Number(value), value] : [value])) };
  const text = { type: 'string', maxLength: LONGEST_NAME };
  if (values === 'text') return { ...text, pattern: '^[^\\u0000-\\u001f\\u007f]+$' };
  const address = '^https?://[^/]+';
  return { ...text, pattern: values === 'template' ? `${address}.*\\$1` : address };
}

type RuleLocation = Omit<Generated, 'rule'> & { readonly rule: string };

/** The places of a schema that rules judge, longest first. */
export function locationsOf(schema: Schema): RuleLocation[] {
  const locations: RuleLocation[] = [];
  const visit = (node: Schema, path: string, pointer: string, subject: string): void => {
    const { 'x-rule': rule, properties = {}, required = [] } = node;
    if (rule !== undefined)
      locations.push({ path, rule, subject, pointer, integer: node.type === 'integer' });
    for (const [name, member] of Object.entries(properties)) {
      const own = `${pointer}/${name}`;
      const isJudgedByAbsence = required.includes(name) || member.not !== undefined;
      visit(member, `${path}/properties/${name}`, own, isJudgedByAbsence ? pointer : own);
    }
    for (const keyword of ['items', 'propertyNames', 'additionalProperties'] as const) {
      const member = node[keyword];
      if (typeof member !== 'object') continue;
      const isForbidden = keyword === 'additionalProperties' && member.not !== undefined;
      visit(member, `${path}/${keyword}`, `${pointer}/*`, isForbidden ? pointer : `${pointer}/*`);
    }
  };
  visit(inlined(schema), '#', '', '');
  return locations.toSorted((a, b) => b.path.length - a.path.length || (a.path < b.path ? -1 : 1));
}

/** A copy without references and descriptions, in which a `schemaPath` names every place in full. */
export function inlined(schema: Schema): Schema {
  const resolved = ({ $ref = '', $defs: _d, title: _t, description: _x, ...own }: Schema): Schema => {
    const target = schema.$defs?.[$ref.replace('#/$defs/', '')];
    return { ...(target && resolved(target)), ...own };
  };
  const expanded = (node: Schema): Schema => withMembers(resolved(node), expanded);
  return expanded(schema);
}

/** A copy without annotations, so that validators load fast. */
export function withoutRules({ 'x-rule': _rule, ...schema }: Schema): Schema {
  return withMembers(schema, withoutRules);
}

/** A copy with every direct subschema changed. */
function withMembers(schema: Schema, change: (member: Schema) => Schema): Schema {
  const { properties, items, propertyNames, additionalProperties } = schema;
  const changed = Object.entries(properties ?? {}).map(([name, member]) => [name, change(member)] as const);
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(changed) }),
    ...(items && { items: change(items) }),
    ...(propertyNames && { propertyNames: change(propertyNames) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: change(additionalProperties) }),
  };
}
