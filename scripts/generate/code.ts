/** JSON Schemas → TypeScript: the types of answers and reports, and their validators. */
import { compile } from 'json-schema-to-typescript';
import type { JSONSchema } from 'json-schema-to-typescript';
import { GENERATED, generatedFrom } from './rules.js';
import type { Schema } from './schema.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { inlined, withoutRules } from './locations.js';

/** The content of `generated/types.ts`. */
export async function emitTypes(schemas: Record<string, Schema>): Promise<string> {
  const parts: string[] = [];
  for (const [name, schema] of Object.entries(schemas))
    parts.push(await typesOf(schema, `${name.charAt(0).toUpperCase()}${name.slice(1)}`));
  return `${GENERATED}\n${parts.join('\n')}`;
}

/** The types of a document that the suite itself writes. */
export async function emitOwnTypes(schema: Schema, name: string, file: string): Promise<string> {
  return `${generatedFrom(file)}\n${await typesOf(schema, name)}`;
}

/** The compiler would name the type after the schema's `title` or `$id`. */
function typesOf({ $id: _id, title: _title, ...schema }: Schema, name: string): Promise<string> {
  return compile(schema as JSONSchema, name, { bannerComment: '', format: true, unknownAny: true });
}

/** The content of `generated/validators.ts`: each function reports all errors, because each belongs to a rule. */
export function emitValidators(schemas: Record<string, Schema>): string {
  return `${UNCHECKED}${GENERATED}${INTERFACES}${functionsOf(schemas, true)}`;
}

/** The content of a file of validators for documents of the suite itself; each function reports the first error. */
export function emitOwnValidators(schemas: Record<string, Schema>, file: string): string {
  const types = "import type { Validate } from './validators.js';\n";
  return `${UNCHECKED}${generatedFrom(file)}${types}${functionsOf(schemas, false)}`;
}

const UNCHECKED = "// @ts-nocheck: the output of ajv's standalone compiler\n";

function functionsOf(schemas: Record<string, Schema>, allErrors: boolean): string {
  const code = { source: true, esm: true, lines: true };
  const ajv = new Ajv2020({ allErrors, strictTypes: false, code });
  for (const schema of Object.values(schemas)) ajv.addSchema(withoutRules(inlined(schema)));
  const ids = Object.fromEntries(Object.entries(schemas).map(([name, { $id = '' }]) => [name, $id]));
  const functions = standaloneCode.default(ajv, ids);
  if (functions.includes('require(')) throw new Error('a validator would need a run-time import');
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
