/** Audits mutants and variants over HTTP, a few at once, all in one process. */

import { Readable } from 'node:stream';
import { serveWiki, type ServeOptions } from '../../fixtures/serve.js';
import type { Declared } from '../../suites/evidence/profile.js';
import { audit } from '../../suites/audit/audit.js';
import type { Report } from '../../schemas/verdict.js';

/** A wiki to be served and audited. */
export interface Subject {
  readonly wiki?: ServeOptions | undefined;
  readonly alter?: ServeOptions['alter'] | undefined;
  readonly declares?: Declared | undefined;
  readonly maxPages?: number | undefined;
  readonly maxRequests?: number | undefined;
  readonly seed?: string | undefined;
  readonly strength?: 1 | 2 | undefined;
  /** How long differences have to last; 0 where none of the wiki's passes with time. */
  readonly lastingMs?: number | undefined;
}

/** Audits at once, all in one process. */
export const AT_ONCE = 3;
/** Long enough for any answer, short enough not to stall the matrix. */
const TIMEOUT_MS = 5000;
/** A defect of cursors can make a walk circular; no lawful wiki of the matrix needs half as many. */
const MOST_REQUESTS = 1500;

/** Nearly every defect shows where each value is asked; few wikis of the matrix lag, and waiting is most of an audit. */
export async function auditOf(subject: Subject): Promise<Report> {
  const { wiki, alter = {}, declares = {}, maxPages, maxRequests = MOST_REQUESTS } = subject;
  const { seed = 'matrix', strength = 1, lastingMs = 0 } = subject;
  const served = await serveWiki({ ...wiki, alter });
  const { url } = served;
  const parameters = declaredAt(url, declares);
  const limits = { timeoutMs: TIMEOUT_MS, maxRequests, ...(maxPages === undefined ? {} : { maxPages }) };
  try {
    return await audit({ url, parameters, seed, strength, lastingMs, ...limits });
  } finally {
    await served.close();
  }
}

export type Auditor = typeof auditOf;

/** Audits each subject once, however often it is asked for. */
export function openAuditor(): Auditor {
  const reports = new Map<Subject, Promise<Report>>();
  return subject => {
    const report = reports.get(subject) ?? auditOf(subject);
    reports.set(subject, report);
    return report;
  };
}

/** The declared values, `{base_url}` filled in. */
function declaredAt(api: string, declares: Declared): Declared {
  const base = api.replace(/\/api\.php$/, '');
  const pairs = Object.entries(declares).map(([name, value]) => [name, value.replace('{base_url}', base)]);
  return Object.fromEntries(pairs) as Declared;
}

/** Does the same work for all items, at most so many at once; the results keep the order of the items. */
export function inTurn<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  return Readable.from(items).map(work, { concurrency }).toArray() as Promise<Result[]>;
}
