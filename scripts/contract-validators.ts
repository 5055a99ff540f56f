/** JSON Schemas → `generated/validators.ts`: one validating function for each, compiled ahead of time. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { GENERATED } from './contract-catalogue.js';
import { inlined, withoutRules } from './contract-owners.js';
import type { Schema } from './contract-schema.js';

export function emitValidators(schemas: Record<string, Schema>): string {
  const code = { source: true, esm: true, lines: true };
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false, code });
  for (const schema of Object.values(schemas)) ajv.addSchema(withoutRules(inlined(schema)));
  const ids = Object.fromEntries(Object.entries(schemas).map(([name, { $id = '' }]) => [name, $id]));
  const functions = standaloneCode.default(ajv, ids);
  if (functions.includes('require(')) throw new Error('a validator would need a run-time import');
  return `// @ts-nocheck: the output of ajv's standalone compiler\n${GENERATED}${INTERFACES}${typed(functions)}`;
}

function typed(functions: string): string {
  const exported = /^export const (\w+) = (validate\d+);/gm;
  return functions.replace(exported, 'export const $1 = $2 as unknown as Validate;');
}

const INTERFACES = `
export interface SchemaError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}
export interface Validate {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}
`;
