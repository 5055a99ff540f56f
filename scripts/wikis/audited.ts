// What the audits of one real wiki say: by the contract's literal values, and by what the wiki declares of itself.

import type { Configuration } from '../../fixtures/mediawiki/configurations.js';
import { startMediaWiki } from '../../fixtures/mediawiki/container.js';
import { parameters, type ParameterName, type RuleId } from '../../schemas/generated/rules.js';
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { audit } from '../../suites/audit.js';
import type { Declared } from '../../suites/profile.js';

export interface Audited {
  readonly literal: Report;
  readonly declared: Report;
}

/** Failed rules, each with the parameters that its hint names. */
export type Failures = Readonly<Partial<Record<RuleId, readonly ParameterName[]>>>;

/** The wikis are on this machine, though under an address that need not be loopback. */
const UNHURRIED = { rate: 10_000, maxRequests: 1_000_000, maxPages: 1_000_000 };

export function auditWiki(url: string, declared: Declared = {}): Promise<Report> {
  return audit({ url, seed: 'real wikis', parameters: declared, ...UNHURRIED });
}

/** Starts the wiki, audits it twice, and stops it. */
export async function auditConfiguration({ wiki: options, declares }: Configuration): Promise<Audited> {
  const wiki = await startMediaWiki(options);
  try {
    const literal = await auditWiki(wiki.url);
    return { literal, declared: await auditWiki(wiki.url, declares(new URL(wiki.url).origin)) };
  } finally {
    await wiki.close();
  }
}

export function failuresOf({ results }: Report): Failures {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  return Object.fromEntries(failed.map(result => [result.rule, parametersIn(result)]));
}

/** Hints write the value that a parameter has now behind its name, in parentheses. */
function parametersIn({ hint = '' }: RuleResult): ParameterName[] {
  const names = Object.keys(parameters).filter(name => hint.includes(`${name} (now `));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the names' type
  return names as ParameterName[];
}

/** How the rules that decide came out, apart from those that passed or had nothing to judge. */
export function openMusts({ results }: Report): ReadonlyMap<string, RuleResult['outcome']> {
  const open = results.filter(
    ({ level, outcome }) => level === 'MUST' && outcome !== 'passed' && outcome !== 'inapplicable',
  );
  return new Map(open.map(({ rule, outcome }) => [rule, outcome]));
}
