/** {@link Contract} → `generated/rules.ts`: the catalogue, and the unions that make the compiler demand every rule. */
import { createHash } from 'node:crypto';
import { locationsOf, type Schema } from './schema.js';
import { headingSlug, readBlocks } from './markdown.js';
import { areas, parametersIn, rulesOf, type Contract, atLine, code, filled } from './read.js';
import type { Rationale } from '../../schemas/generated/rationale.js';

export const generatedFrom = (file: string) =>
  `// Generated from ${file} by \`npm run generate\`. Do not edit.\n`;
export const GENERATED = generatedFrom('schemas/contract.md');

const areaOf = (id: string) => id.slice(0, id.indexOf('.'));
const rank = (id: string) => areas.findIndex(area => area === areaOf(id));

/** Ordered by area, then as in the document. */
function catalogueOf(contract: Contract) {
  const checked = new Set(contract.rules);
  const sorted = rulesOf(contract).toSorted((a, b) => rank(a.id) - rank(b.id) || a.line - b.line);
  return Object.fromEntries(
    sorted.map(rule => {
      const { id, section, level, statement, line, shape } = rule;
      const judgedBy = checked.has(rule) ? 'check' : 'schema';
      const named = [...new Set(parametersIn(statement))];
      return [id, { area: areaOf(id), section, level, judgedBy, statement, parameters: named, line, shape }];
    }),
  );
}

function headOf({ title, version, sections }: Contract, text: string) {
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const withSlugs = sections.map(each => ({ ...each, slug: headingSlug(`${each.number} ${each.title}`) }));
  return { title, version, digest, sections: withSlugs };
}

const byName = (pairs: readonly (readonly [string, unknown])[]) => Object.fromEntries(pairs);
const literal = (value: unknown) => JSON.stringify(value, null, 2);

function union(names: readonly string[]): string {
  return names.map(name => `\n  | ${JSON.stringify(name)}`).join('') || 'never';
}

export function emitRules(contract: Contract, text: string, schemas: Record<string, Schema>): string {
  const rules = catalogueOf(contract);
  const ids = Object.keys(rules);
  const judgedBy = (kind: string) => ids.filter(id => rules[id]?.judgedBy === kind);
  const { silences, notes } = contract;
  return `${GENERATED}
export const contract = ${literal(headOf(contract, text))} as const;

export const areas = ${literal(areas)} as const;
export type Area = (typeof areas)[number];
export type Level = 'MUST' | 'SHOULD' | 'INFO';

/** A rule that a schema judges. */
export type SchemaRuleId = ${union(judgedBy('schema'))};
/** A rule that needs a check of its own. */
export type CheckRuleId = ${union(judgedBy('check'))};
export type RuleId = SchemaRuleId | CheckRuleId;
export type SilenceId = ${union(silences.map(({ id }) => id))};
export type NoteId = ${union(notes.map(({ id }) => id))};
export type ParameterName = ${union(contract.parameters.map(({ name }) => name))};
export type SchemaName = ${union(Object.keys(schemas))};

${INTERFACES}
export const rules: Readonly<Record<RuleId, Rule>> = ${literal(rules)};

export const parameters: Readonly<Record<ParameterName, Parameter>> = ${literal(
    byName(
      contract.parameters.map(({ name, default: value, values, meaning, section }) => [
        name,
        { default: value, values, meaning, section },
      ]),
    ),
  )};

export const silences: Readonly<Record<SilenceId, { readonly section: string; readonly statement: string }>> = ${literal(
    byName(silences.map(({ id, section, statement }) => [id, { section, statement }])),
  )};

export const notes: Readonly<Record<NoteId, { readonly section: string; readonly statement: string; readonly reason: string }>> = ${literal(
    byName(notes.map(({ id, section, statement, reason }) => [id, { section, statement, reason }])),
  )};

${LOCATION}
/** Which rule judges which place of a schema, the longest path first. */
export const ruleLocations: Readonly<Record<SchemaName, readonly RuleLocation[]>> = ${literal(
    byName(Object.entries(schemas).map(([name, schema]) => [name, locationsOf(schema)])),
  )};
`;
}

const INTERFACES = `export interface Rule {
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
  /** Of a field, its type, its presence and its constraint. */
  readonly shape?: string;
}

export interface Parameter {
  readonly default: string;
  readonly values: readonly string[] | 'URL' | 'template' | 'text';
  readonly meaning: string;
  readonly section: string;
}
`;

const LOCATION = `export interface RuleLocation {
  /** The place in the schema, as a prefix of the \`schemaPath\` that its validator reports. */
  readonly path: string;
  readonly rule: RuleId;
  /** What must exist in an answer for the rule to have something to judge: a JSON Pointer, \`*\` for every member. */
  readonly subject: string;
  /** The place in the answer, as a JSON Pointer with \`*\` for every member. */
  readonly pointer: string;
  readonly integer: boolean;
}
`;

const COLUMNS = ['Rule', 'Why it exists', 'What a client loses without it'] as const;

/** In the order of the contract. Throws the first mistake as `file:line: reason`. */
export function readRationale(text: string, file: string, contract: Contract): Map<string, Rationale> {
  const sectionOf = new Map(rulesOf(contract).map(rule => [rule.id, rule.section]));
  const found = new Map<string, Rationale>();
  for (const row of readBlocks(text).blocks.flatMap(({ rows }) => rows))
    atLine(file, row.line, () => {
      const rule = code(row, COLUMNS[0]);
      const home = sectionOf.get(rule);
      if (home === undefined) throw new Error(`unknown rule: \`${rule}\``);
      if (home !== row.section) throw new Error(`\`${rule}\` belongs in section ${home}`);
      if (found.has(rule)) throw new Error(`duplicate rule \`${rule}\``);
      found.set(rule, { why: filled(row, COLUMNS[1]), clients: filled(row, COLUMNS[2]) });
    });
  const missing = [...sectionOf.keys()].find(rule => !found.has(rule));
  if (missing !== undefined) throw new Error(`${file}: there is no row for the rule \`${missing}\``);
  return found;
}

export function emitRationale(rationale: ReadonlyMap<string, Rationale>): string {
  return `${generatedFrom('schemas/rationale.md')}
import type { RuleId } from './rules.js';

export interface Rationale {
  /** Why the rule exists. */
  readonly why: string;
  /** What a client loses where a wiki breaks it. */
  readonly clients: string;
}

/** Apart from the catalogue, since an audit starts without it. */
export const rationale: Readonly<Record<RuleId, Rationale>> = ${JSON.stringify(Object.fromEntries(rationale), null, 2)};
`;
}
