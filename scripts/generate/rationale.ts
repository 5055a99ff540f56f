/** `schemas/rationale.md` → `generated/rationale.ts`. */
import type { Rationale } from '../../schemas/generated/rationale.js';
import { readBlocks } from './markdown.js';
import { atLine, code, filled, rulesOf, type Contract } from './read.js';
import { generatedFrom } from './rules.js';

const COLUMNS = ['Rule', 'Why it exists', 'What a client loses without it'] as const;

/** The rationale of every rule, in the order of the contract. Throws the first mistake as `file:line: reason`. */
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
