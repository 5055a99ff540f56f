/** JSON Schemas → TypeScript: types, and validators. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { inlined, withoutRules, type Schema } from './schema.js';
import { GENERATED, generatedFrom } from './rules.js';

type Schemas = Readonly<Record<string, Schema>>;

/** A file of types, each named after its key here, not its `title` or `$id`. */
export async function emitTypes(schemas: Schemas, head = GENERATED): Promise<string> {
  const parts = Object.entries(schemas).map(([name, { $id: _id, title: _title, ...schema }]) =>
    compile(schema as JSONSchema, `${name.charAt(0).toUpperCase()}${name.slice(1)}`, {
      bannerComment: '',
      format: true,
      unknownAny: true,
    }),
  );
  return `${head}\n${(await Promise.all(parts)).join('\n')}`;
}

/** The content of `generated/validators.ts`: each function reports all errors, because each belongs to a rule. */
export function emitValidators(schemas: Schemas): string {
  return `${UNCHECKED}${GENERATED}${INTERFACES}${functionsOf(schemas, true)}`;
}

/** Validators for documents of the suite itself; each function reports the first error. */
export function emitOwnValidators(schemas: Schemas, file: string): string {
  const types = "import type { Validate } from './validators.js';\n";
  return `${UNCHECKED}${generatedFrom(file)}${types}${functionsOf(schemas, false)}`;
}

const UNCHECKED = "// @ts-nocheck: the output of ajv's standalone compiler\n";

function functionsOf(schemas: Schemas, allErrors: boolean): string {
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
