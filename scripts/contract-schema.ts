/** {@link Contract} → JSON Schemas (draft 2020-12), and which rule owns which place of each schema. */
import type { Constraint, Contract, FieldRow, ObjectTable, SchemaTable, TypeExpression } from './contract-model.js';

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
  items?: Schema;
  not?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  'x-rule'?: string;
}

export const SCHEMA_DIALECT = 'https://json-schema.org/draft/2020-12/schema';

export function schemaId(name: string): string {
  return `https://wiki-query-conformance.invalid/schemas/${name}.schema.json`;
}

/** The schema of one answer, complete in itself. */
export function answerSchema(contract: Contract, table: SchemaTable): Schema {
  const base = objectOf(contract, table.base);
  const query = objectOf(contract, table.query);
  const root = objectSchema(contract, { ...base, rows: [...base.rows, ...table.rows] });
  const members = root.properties ?? {};
  members['query'] = { ...members['query'], $ref: `#/$defs/${query.name}` };
  return {
    $schema: SCHEMA_DIALECT,
    $id: schemaId(table.name),
    title: titleOf(table.name, 'answer'),
    description: `Contract section ${table.section}; its \`query\` is described in section ${query.section}.`,
    ...root,
    $defs: definitions(contract, [query.name, ...namesIn(table.rows)]),
  };
}

/** The schema of one object of the contract on its own, such as the diagnostic block. */
export function singleSchema(contract: Contract, name: string): Schema {
  const object = objectOf(contract, name);
  return {
    $schema: SCHEMA_DIALECT,
    $id: schemaId(name.toLowerCase()),
    title: titleOf(name, ''),
    description: `Contract section ${object.section}: ${object.description}.`,
    ...objectSchema(contract, object),
  };
}

function objectOf(contract: Contract, name: string): ObjectTable {
  const object = contract.objects.find(candidate => candidate.name === name);
  if (!object) throw new Error(`no object ${name}`);
  return object;
}

function titleOf(name: string, suffix: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${suffix}`.trim();
}

function namesIn(rows: readonly FieldRow[]): string[] {
  const names = (type: TypeExpression): string[] => {
    if (type.kind === 'named') return [type.name];
    return type.kind === 'array' || type.kind === 'map' ? names(type.of) : [];
  };
  return rows.flatMap(row => names(row.type));
}

function definitions(contract: Contract, names: readonly string[]): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  const queue = [...names];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    if (found[name]) continue;
    const object = objectOf(contract, name);
    const description = `Contract section ${object.section}: ${object.description}.`;
    found[name] = { title: titleOf(name, ''), description, ...objectSchema(contract, object) };
    queue.push(...namesIn(object.rows));
  }
  return found;
}

function objectSchema(contract: Contract, object: ObjectTable): Schema {
  const schema: Schema = {};
  for (const row of object.rows) {
    const { field } = row;
    if (field.kind === 'itself') Object.assign(schema, typeSchema(contract, row.type), { 'x-rule': row.rule });
    if (field.kind === 'other fields') schema.additionalProperties = { not: {}, ...notes(row) };
    if (field.kind !== 'key') continue;
    schema.properties = { ...schema.properties, [field.name]: fieldSchema(contract, row) };
    if (row.required) schema.required = [...(schema.required ?? []), field.name];
  }
  return schema;
}

function notes(row: FieldRow): Schema {
  return { description: row.meaning, 'x-rule': row.rule };
}

function fieldSchema(contract: Contract, row: FieldRow): Schema {
  return { ...notes(row), ...typeSchema(contract, row.type), ...constraintSchema(row.constraint) };
}

function constraintSchema(constraint: Constraint | undefined): Schema {
  if (!constraint) return {};
  return { [constraint.kind]: constraint.value };
}

function typeSchema(contract: Contract, type: TypeExpression): Schema {
  switch (type.kind) {
    case 'plain':
      return { type: type.name };
    case 'none':
      return { not: {} };
    case 'named': {
      // An object without a row "itself" leaves its type to the field that holds it.
      const ownsType = objectOf(contract, type.name).rows.some(row => row.field.kind === 'itself');
      return { ...(ownsType ? {} : { type: 'object' }), $ref: `#/$defs/${type.name}` };
    }
    case 'array':
      return { type: 'array', items: typeSchema(contract, type.of) };
    case 'map':
      return { type: 'object', ...keySchema(contract, type.of), additionalProperties: typeSchema(contract, type.of) };
    case 'record':
      return {
        type: 'object',
        required: type.fields.map(([name]) => name),
        properties: Object.fromEntries(type.fields.map(([name, inner]) => [name, typeSchema(contract, inner)])),
      };
  }
}

function keySchema(contract: Contract, of: TypeExpression): Schema {
  const row = of.kind === 'named' ? objectOf(contract, of.name).rows.find(({ field }) => field.kind === 'map key') : undefined;
  return row ? { propertyNames: { ...notes(row), ...constraintSchema(row.constraint) } } : {};
}

/** A copy without references and annotations, in which a validator's `schemaPath` names every place in full. */
export function inlined(schema: Schema, definitions: Record<string, Schema> = schema.$defs ?? {}): Schema {
  const { $ref, $defs: _definitions, title: _title, description: _description, ...own } = schema;
  const target = $ref === undefined ? {} : (definitions[$ref.replace('#/$defs/', '')] ?? {});
  if (own['x-rule'] !== undefined && target['x-rule'] !== undefined)
    throw new Error(`${own['x-rule']} and ${target['x-rule']} claim the same place`);
  const copy: Schema = $ref === undefined ? { ...own } : { ...inlined(target, definitions), ...own };
  const each = (members: Record<string, Schema>) =>
    Object.fromEntries(Object.entries(members).map(([name, member]) => [name, inlined(member, definitions)]));
  if (own.properties) copy.properties = each(own.properties);
  if (own.items) copy.items = inlined(own.items, definitions);
  if (own.propertyNames) copy.propertyNames = inlined(own.propertyNames, definitions);
  if (typeof own.additionalProperties === 'object') copy.additionalProperties = inlined(own.additionalProperties, definitions);
  return copy;
}

export interface Owner {
  /** The place in the inlined schema, as a prefix of the `schemaPath` that ajv reports. */
  readonly path: string;
  readonly rule: string;
  /** What must exist in an answer for the rule to have something to judge: a JSON Pointer, `*` for every member. */
  readonly subject: string;
  /** The place in the answer, as a JSON Pointer with `*` for every member. */
  readonly pointer: string;
  readonly integer: boolean;
}

/** Every place of a schema that a rule owns, longest first. */
export function ownersOf(schema: Schema): Owner[] {
  const owners: Owner[] = [];
  const visit = (node: Schema, path: string, pointer: string, subject: string): void => {
    if (node['x-rule'] !== undefined) owners.push({ path, rule: node['x-rule'], subject, pointer, integer: node.type === 'integer' });
    for (const [name, member] of Object.entries(node.properties ?? {})) {
      const judgedByAbsence = node.required?.includes(name) === true || member.not !== undefined;
      const own = `${pointer}/${name}`;
      visit(member, `${path}/properties/${name}`, own, judgedByAbsence ? pointer : own);
    }
    const each = `${pointer}/*`;
    if (node.items) visit(node.items, `${path}/items`, each, each);
    if (node.propertyNames) visit(node.propertyNames, `${path}/propertyNames`, each, each);
    if (typeof node.additionalProperties !== 'object') return;
    const none = node.additionalProperties.not !== undefined;
    visit(node.additionalProperties, `${path}/additionalProperties`, each, none ? pointer : each);
  };
  visit(inlined(schema), '#', '', '');
  return owners.sort((a, b) => b.path.length - a.path.length || (a.path < b.path ? -1 : 1));
}
