/** Which rule judges which place of a schema, so that every error of a validator belongs to one rule. */
import type { RuleLocation as Generated } from '../../schemas/generated/rules.js';
import type { Schema } from './schema.js';

/** As the catalogue has it, of any contract. */
type RuleLocation = Omit<Generated, 'rule'> & { readonly rule: string };

/** Every place of a schema that a rule judges, longest first. */
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

/** A copy without references and descriptions, in which a validator's `schemaPath` names every place in full. */
export function inlined(schema: Schema): Schema {
  const resolved = ({ $ref = '', $defs: _d, title: _t, description: _x, ...own }: Schema): Schema => {
    const target = schema.$defs?.[$ref.replace('#/$defs/', '')];
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
  const changed = Object.entries(properties ?? {}).map(([name, member]) => [name, change(member)] as const);
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(changed) }),
    ...(items && { items: change(items) }),
    ...(propertyNames && { propertyNames: change(propertyNames) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: change(additionalProperties) }),
  };
}
