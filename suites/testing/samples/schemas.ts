/** The schemas as tests of them see them: read from their files, references resolved in place. */
import { readFileSync } from 'node:fs';

export const schemaNames = ['languageinfo', 'allimages', 'dbrepllag', 'duplicatefiles', 'debuginfo'] as const;

/** The keywords that the schemas use. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number';
  readonly const?: string | number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly not?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly propertyNames?: Schema;
  readonly 'x-rule'?: string;
}

export function schemaOf(name: (typeof schemaNames)[number]): Schema {
  const root = JSON.parse(readFileSync(`schemas/answers/${name}.schema.json`, 'utf8')) as Schema;
  return inPlace(root, root.$defs ?? {});
}

/** What stands beside a reference wins over what it refers to. */
function inPlace({ $ref, ...own }: Schema, definitions: Readonly<Record<string, Schema>>): Schema {
  const target = $ref === undefined ? undefined : definitions[$ref.replace('#/$defs/', '')];
  if (target) return inPlace({ ...target, ...own }, definitions);
  const { properties, items, additionalProperties } = own;
  return {
    ...own,
    ...(properties && { properties: mapped(properties, member => inPlace(member, definitions)) }),
    ...(items && { items: inPlace(items, definitions) }),
    ...(additionalProperties && { additionalProperties: inPlace(additionalProperties, definitions) }),
  };
}

/** Another value for each key. */
export function mapped<From, To>(
  members: Readonly<Record<string, From>>,
  change: (member: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(members).map(([key, member]) => [key, change(member)]));
}

/** Whether a schema refuses everything: what it describes must be absent. */
export function isForbidden(schema: Schema | undefined): boolean {
  return schema?.not !== undefined;
}
