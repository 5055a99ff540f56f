/** JSON Schemas → validating functions, compiled ahead of time: one for each, in `generated/`. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { GENERATED, generatedFrom } from './rules.js';
import { inlined, withoutRules } from './owners.js';
import type { Schema } from './schema.js';

/** The content of `generated/validators.ts`: each function tells all errors, for each is some rule's. */
export function emitValidators(schemas: Record<string, Schema>): string {
  return `${UNCHECKED}${GENERATED}${INTERFACES}${functionsOf(schemas, true)}`;
}

/** The content of a file for a document that the suite itself writes; its function tells the first error. */
export function emitOwnValidator(schemaText: string, name: string, file: string): string {
  const schema = JSON.parse(schemaText) as Schema;
  const types = "import type { Validate } from '../validators.js';\n";
  return `${UNCHECKED}${generatedFrom(file)}${types}${functionsOf({ [name]: schema }, false)}`;
}

const UNCHECKED = "// @ts-nocheck: the output of ajv's standalone compiler\n";

function functionsOf(schemas: Record<string, Schema>, allErrors: boolean): string {
  const code = { source: true, esm: true, lines: true };
  const ajv = new Ajv2020({ allErrors, strictTypes: false, code });
  for (const schema of Object.values(schemas)) ajv.addSchema(withoutRules(inlined(schema)));
  const ids = Object.fromEntries(Object.entries(schemas).map(([name, { $id = '' }]) => [name, $id]));
  const functions = standaloneCode.default(ajv, ids);
  if (functions.includes('require(')) throw new Error('a validator would need a run-time import');
  return typed(functions);
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
