/** Which rule judges which place of a schema, so that every error of a validator belongs to one rule. */
import type { RuleLocation as Generated } from '../../schemas/generated/rules.js';
import type { Schema } from './schema.js';

/** As the catalogue has it, of any contract. */
type RuleLocation = Omit<Generated, 'rule'> & { readonly rule: string };

/** Every place of a schema that a rule judges, longest first. */
export function locationsOf(schema: Schema): RuleLocation[] {
  const locations = locationsIn(inlined(schema), { path: '#', pointer: '', subject: '' });
  return locations.toSorted((a, b) => b.path.length - a.path.length || (a.path < b.path ? -1 : 1));
}

type Place = Pick<RuleLocation, 'path' | 'pointer' | 'subject'>;

function locationsIn(node: Schema, place: Place): RuleLocation[] {
  const { path, subject, pointer } = place;
  const rule = node['x-rule'];
  const integer = node.type === 'integer';
  const own = rule === undefined ? [] : [{ path, rule, subject, pointer, integer }];
  return [...own, ...membersOf(node, place).flatMap(([member, at]) => locationsIn(member, at))];
}

function membersOf(node: Schema, { path, pointer }: Place): [Schema, Place][] {
  const members: [Schema, Place][] = Object.entries(node.properties ?? {}).map(([name, member]) => {
    const isJudgedByAbsence = node.required?.includes(name) === true || member.not !== undefined;
    const own = `${pointer}/${name}`;
    const subject = isJudgedByAbsence ? pointer : own;
    return [member, { path: `${path}/properties/${name}`, pointer: own, subject }];
  });
  const each = `${pointer}/*`;
  for (const keyword of ['items', 'propertyNames', 'additionalProperties'] as const) {
    const member = node[keyword];
    if (typeof member !== 'object') continue;
    const isForbidden = keyword === 'additionalProperties' && member.not !== undefined;
    const subject = isForbidden ? pointer : each;
    members.push([member, { path: `${path}/${keyword}`, pointer: each, subject }]);
  }
  return members;
}

/** A copy without references and descriptions, in which a validator's `schemaPath` names every place in full. */
export function inlined(schema: Schema): Schema {
  const definitions = schema.$defs ?? {};
  const resolved = ({ $ref, $defs: _d, title: _t, description: _x, ...own }: Schema): Schema => {
    const target = $ref === undefined ? undefined : definitions[$ref.replace('#/$defs/', '')];
    return { ...(target && resolved(target)), ...own };
  };
  const expanded = (node: Schema): Schema => withMembers(resolved(node), expanded);
  return expanded(schema);
}

/** A copy without the annotations that validation does not need, so that the validators load fast. */
export function withoutRules({ 'x-rule': _rule, ...schema }: Schema): Schema {
  return withMembers(schema, withoutRules);
}

/** A copy in which every direct subschema is changed. */
function withMembers(schema: Schema, change: (member: Schema) => Schema): Schema {
  const { properties, items, propertyNames, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && { properties: changedValues(properties, change) }),
    ...(items && { items: change(items) }),
    ...(propertyNames && { propertyNames: change(propertyNames) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: change(additionalProperties) }),
  };
}

function changedValues(members: Record<string, Schema>, change: (member: Schema) => Schema) {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, change(member)]));
}
