/** JSON Schemas → TypeScript: what a valid answer and a report look like to the compiler. */
import { compile } from 'json-schema-to-typescript';
import type { JSONSchema } from 'json-schema-to-typescript';
import { GENERATED, generatedFrom } from './rules.js';
import type { Schema } from './schema.js';

/** The content of `generated/types.ts`. */
export async function emitTypes(schemas: Record<string, Schema>): Promise<string> {
  const parts: string[] = [];
  for (const [name, schema] of Object.entries(schemas))
    parts.push(await typesOf(JSON.stringify(schema), `${name.charAt(0).toUpperCase()}${name.slice(1)}`));
  return `${GENERATED}\n${parts.join('\n')}`;
}

/** The types of a document that the suite itself writes, from the text of its own schema. */
export async function emitOwnTypes(schemaText: string, name: string, file: string): Promise<string> {
  const code = await typesOf(schemaText, name);
  return `${generatedFrom(file)}\n${code}`;
}

/** The compiler would name the type after the schema's `title` or `$id`. */
async function typesOf(schemaText: string, name: string): Promise<string> {
  const schema: unknown = JSON.parse(schemaText);
  if (!isSchema(schema)) throw new Error(`the schema of ${name} is no object`);
  const { $id: _id, title: _title, ...rest } = schema;
  return compile(rest, name, { bannerComment: '', format: true, unknownAny: true });
}

function isSchema(value: unknown): value is JSONSchema {
  return typeof value === 'object' && value !== null;
}
