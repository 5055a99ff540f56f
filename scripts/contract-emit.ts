/** {@link Contract} → TypeScript: the rule catalogue with its unions, types of the answers, standalone validators. */
import { createHash } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { compile } from 'json-schema-to-typescript';
import type { JSONSchema } from 'json-schema-to-typescript';
import { areas } from './contract-model.js';
import type { Contract, Level } from './contract-model.js';
import { fieldRows, parametersIn } from './contract-check.js';
import { inlined, ownersOf } from './contract-schema.js';
import type { Schema } from './contract-schema.js';

const HEADER = '// Generated from schemas/contract.md by `npm run generate`. Do not edit.\n';

interface CatalogueRule {
  readonly area: string;
  readonly section: string;
  readonly level: Level;
  readonly judgedBy: 'schema' | 'check';
  readonly statement: string;
  readonly parameters: readonly string[];
  readonly line: number;
}

/** Every rule of the contract by its id, in the order of areas, then of the document. */
function catalogue(contract: Contract): Record<string, CatalogueRule> {
  const fields = fieldRows(contract).map(row => ({
    id: row.rule,
    level: row.level,
    statement: row.meaning,
    section: row.section,
    line: row.line,
    judgedBy: 'schema' as const,
  }));
  const checks = contract.rules.map(rule => ({ ...rule, judgedBy: 'check' as const }));
  const areaOf = (id: string) => id.split('.')[0] ?? '';
  const order = (id: string) => areas.findIndex(area => area === areaOf(id));
  const all = [...fields, ...checks].sort((a, b) => order(a.id) - order(b.id) || a.line - b.line);
  return Object.fromEntries(
    all.map(({ id, section, level, judgedBy, statement, line }) => [
      id,
      { area: areaOf(id), section, level, judgedBy, statement, parameters: [...new Set(parametersIn(statement))], line },
    ]),
  );
}

const literal = (value: unknown) => JSON.stringify(value, null, 2);
const union = (names: readonly string[]) => names.map(name => `\n  | ${JSON.stringify(name)}`).join('') || 'never';

/** `generated/rules.ts`: catalogue, parameters, silences, owners of schema places, and the unions of their names. */
export function emitRules(contract: Contract, text: string, schemas: Record<string, Schema>): string {
  const rules = catalogue(contract);
  const ids = Object.keys(rules);
  const judgedBy = (kind: string) => ids.filter(id => rules[id]?.judgedBy === kind);
  const parameters = contract.parameters.map(({ name, default: value, values, meaning, section }) => [
    name,
    { default: value, values: values.kind === 'one of' ? values.values : values.kind, meaning, section },
  ]);
  const silences = contract.silences.map(({ id, section, statement }) => [id, { section, statement }]);
  const notes = contract.notes.map(({ id, section, statement, reason }) => [id, { section, statement, reason }]);
  const owners = Object.entries(schemas).map(([name, schema]) => [name, ownersOf(schema)]);
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  return `${HEADER}
export const contract = ${literal({ title: contract.title, digest, sections: contract.sections.map(({ number, title }) => ({ number, title })) })} as const;

export const areas = ${literal(areas)} as const;
export type Area = (typeof areas)[number];
export type Level = 'MUST' | 'SHOULD' | 'INFO';

/** A rule that a schema judges. */
export type SchemaRuleId = ${union(judgedBy('schema'))};
/** A rule that needs a check of its own. */
export type CheckRuleId = ${union(judgedBy('check'))};
export type RuleId = SchemaRuleId | CheckRuleId;
export type SilenceId = ${union(contract.silences.map(({ id }) => id))};
export type NoteId = ${union(contract.notes.map(({ id }) => id))};
export type ParameterName = ${union(contract.parameters.map(({ name }) => name))};
export type SchemaName = ${union(Object.keys(schemas))};

export interface Rule {
  readonly area: Area;
  /** The section of the contract that states the rule. */
  readonly section: string;
  readonly level: Level;
  readonly judgedBy: 'schema' | 'check';
  readonly statement: string;
  /** The deployment parameters that the statement refers to. */
  readonly parameters: readonly ParameterName[];
  /** The line of \`schemas/contract.md\` that holds the rule. */
  readonly line: number;
}

export interface Parameter {
  readonly default: string;
  readonly values: readonly string[] | 'URL' | 'template' | 'text';
  readonly meaning: string;
  readonly section: string;
}

export const rules: Readonly<Record<RuleId, Rule>> = ${literal(rules)};

export const parameters: Readonly<Record<ParameterName, Parameter>> = ${literal(Object.fromEntries(parameters))};

export const silences: Readonly<Record<SilenceId, { readonly section: string; readonly statement: string }>> = ${literal(Object.fromEntries(silences))};

export const notes: Readonly<Record<NoteId, { readonly section: string; readonly statement: string; readonly reason: string }>> = ${literal(Object.fromEntries(notes))};

export interface Owner {
  /** The place in the schema, as a prefix of the \`schemaPath\` that its validator reports. */
  readonly path: string;
  readonly rule: RuleId;
  /** What must exist in an answer for the rule to have something to judge: a JSON Pointer, \`*\` for every member. */
  readonly subject: string;
  /** The place in the answer, as a JSON Pointer with \`*\` for every member. */
  readonly pointer: string;
  readonly integer: boolean;
}

/** Which rule owns which place of a schema, the longest path first. */
export const owners: Readonly<Record<SchemaName, readonly Owner[]>> = ${literal(Object.fromEntries(owners))};
`;
}

/** `generated/types.ts`: what a valid answer looks like to TypeScript. */
export async function emitTypes(schemas: Record<string, Schema>): Promise<string> {
  const parts: string[] = [];
  for (const [name, schema] of Object.entries(schemas)) {
    const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const source = JSON.parse(JSON.stringify({ ...schema, title: undefined, $id: undefined })) as JSONSchema;
    parts.push(await compile(source, title, { bannerComment: '', format: true, unknownAny: true }));
  }
  return `${HEADER}\n${parts.join('\n')}`;
}

/** `generated/report.ts`: the types of a report, from its own schema. */
export async function emitReportTypes(schemaText: string): Promise<string> {
  const schema = JSON.parse(schemaText) as JSONSchema;
  const { $id: _id, ...rest } = schema;
  const code = await compile(rest, 'Report', { bannerComment: '', format: true, unknownAny: true });
  return `// Generated from schemas/report.schema.json by \`npm run generate\`. Do not edit.\n\n${code}`;
}

/** A copy without the annotations that validation does not need, so that the validators load fast. */
function withoutRules(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === 'x-rule' ? undefined : value))) as Schema;
}

/** `generated/validators.ts`: one validating function for each schema, compiled ahead of time. */
export function emitValidators(schemas: Record<string, Schema>): string {
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false, code: { source: true, esm: true, lines: true } });
  for (const schema of Object.values(schemas)) ajv.addSchema(withoutRules(inlined(schema)));
  const ids = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, schema.$id ?? '']));
  // The CommonJS typing of ajv's default export hides that the imported value is a namespace.
  const emit = (standaloneCode as unknown as { default: typeof standaloneCode.default }).default ?? standaloneCode;
  const code = emit(ajv, ids).replace(/^export const (\w+) = (validate\d+);/gm, 'export const $1 = $2 as unknown as Validate;');
  if (code.includes('require(')) throw new Error('a validator would need a run-time import');
  return `// @ts-nocheck: the output of ajv's standalone compiler\n${HEADER}
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
${code}`;
}
