// What the audits of one real wiki say: by the contract's literal values, and by what the wiki declares of itself.

import { startConfigured, type Configuration } from '../../fixtures/mediawiki/configurations.js';
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
export async function auditConfiguration(configuration: Configuration): Promise<Audited> {
  const wiki = await startConfigured(configuration);
  try {
    const literal = await auditWiki(wiki.url);
    return { literal, declared: await auditWiki(wiki.url, configuration.declares(new URL(wiki.url).origin)) };
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

/** The rules that count and that could be judged neither way. */
export function untoldIn({ results }: Report): Readonly<Record<string, RuleResult['outcome']>> {
  const untold = results.filter(
    ({ level, outcome }) => level === 'MUST' && (outcome === 'cantTell' || outcome === 'untested'),
  );
  return Object.fromEntries(untold.map(({ rule, outcome }) => [rule, outcome]));
}
