/** Audits over HTTP, for tests: a wiki is served, audited and closed. */
import { mutants, type MutantId } from '../../../fixtures/mutants/index.js';
import { serveWiki, type ServeOptions } from '../../../fixtures/serve.js';
import type { Outcome, Report } from '../../../schemas/verdict.js';
import { audit } from '../../audit/audit.js';
import type { AuditOptions } from '../../audit/options.js';

/** By default, nothing is waited for before a recheck. */
export async function auditOf(wiki: ServeOptions, options: Partial<AuditOptions> = {}): Promise<Report> {
  const served = await serveWiki(wiki);
  try {
    return await audit({ lastingMs: 0, ...options, url: served.url });
  } finally {
    await served.close();
  }
}

export const failuresOf = ({ results }: Report): string[] =>
  results.filter(({ outcome }) => outcome === 'failed').map(({ rule, message }) => `${rule}: ${message}`);

export const rulesWith = (outcome: Outcome, { results }: Report): string[] =>
  results.filter(result => result.outcome === outcome).map(({ rule }) => rule);

export const mutant = (id: MutantId): ServeOptions => ({
  ...mutants[id]?.wiki,
  alter: mutants[id]?.alter ?? {},
});
