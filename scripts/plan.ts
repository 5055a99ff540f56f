/** Plans the requests of an audit by auditing the reference wiki in memory, so that a plan cannot differ from an audit. */
import { setImmediate } from 'node:timers/promises';
import { DEFAULT_FILES } from '../fixtures/wiki/files.js';
import { answer, requestOf, wikiOf } from '../fixtures/wiki/wiki.js';
import { auditBy } from '../suites/audit/audit.js';
import { budgetsOf, type AuditOptions, type Prepared, type Source } from '../suites/audit/options.js';
import { resolveProfile } from '../suites/evidence/profile.js';
import { notSent, type Exchange } from '../suites/http/exchange.js';
import { labelOf, sentHeaders, urlOf, type Query, type QueryName } from '../suites/values/queries.js';

export type PlanOptions = Pick<
  AuditOptions,
  'url' | 'rules' | 'parameters' | 'maxPages' | 'maxRequests' | 'strength' | 'seed'
>;

/** A question of a plan; a traversal is the question for its first page. */
export interface PlannedQuestion {
  readonly query: Query;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The pages of a traversal on the reference wiki. */
  readonly pages?: number;
}

export type AuditPlan = Awaited<ReturnType<typeof planFor>>;

/** The default seed. */
const SEED = 'plan';

export async function planFor(options: PlanOptions) {
  const { maxRequests, strength } = budgetsOf(options, new URL(options.url));
  const { asked, report } = await askReference(options);
  const empty = await askReference(options, 0);
  return {
    seed: options.seed ?? SEED,
    strength,
    /** In the order asked, query by query. */
    questions: questionsIn(asked, options),
    coverage: report,
    /** The number of requests to an empty wiki; below, to the reference wiki. */
    least: empty.asked.length,
    reference: asked.length,
    /** The budget: inconsistent answers and refusals can use it up. */
    most: maxRequests,
  };
}

export const requestsFor = async (options: PlanOptions) => (await askReference(options)).asked.length;

/** Each question once, whatever the manner; for the pages of the rules. */
export async function usualQuestions(options: PlanOptions): Promise<PlannedQuestion[]> {
  const found = new Map<string, Query>();
  for (const { query, html = false, types = [], title, cookie } of (await askReference(options)).asked) {
    const kind = [query, html, Math.min(types.length, 2), title?.exists, cookie !== undefined].join();
    if (found.has(kind)) continue;
    const rest = { ...(title ? { title } : {}), ...(cookie === undefined ? {} : { cookie }) };
    found.set(kind, { query, types, ...(html ? { html } : {}), ...rest });
  }
  return [...found.values()].map(query => planned(query, options));
}

function planned(query: Query, { url, parameters }: PlanOptions): PlannedQuestion {
  const { api } = resolveProfile(new URL(url), parameters);
  return { query, url: urlOf(api, query), headers: sentHeaders(query) };
}

/** Groups the questions by query, and the pages of a traversal in one question. */
function questionsIn(asked: readonly Query[], options: PlanOptions): Map<QueryName, PlannedQuestion[]> {
  const reports = new Map<QueryName, PlannedQuestion[]>();
  const traversals = new Map<string, { pages: number }>();
  for (const query of asked) {
    const listing = (query.types ?? []).join('|');
    const isWalked = query.page !== undefined && query.order === undefined && query.repeat === undefined;
    const known = isWalked ? traversals.get(listing) : undefined;
    if (known) {
      known.pages += 1;
      continue;
    }
    const question = planned(query, options);
    const traversal = { ...question, pages: 1 };
    if (isWalked) traversals.set(listing, traversal);
    reports.set(query.query, [...(reports.get(query.query) ?? []), isWalked ? traversal : question]);
  }
  return reports;
}

/** Audits the reference wiki with this number of files, and collects the questions. */
async function askReference(options: PlanOptions, files: number = DEFAULT_FILES) {
  const asked: Query[] = [];
  const open = (prepared: Prepared) => referenceSource(prepared, files, asked);
  return { report: await auditBy({ seed: SEED, ...options }, open), asked };
}

function referenceSource({ profile, options, target }: Prepared, files: number, asked: Query[]): Source {
  const { base_url: baseUrl, file_namespace: fileNamespace, mime_filter: mimeFilter } = profile.values;
  const wiki = wikiOf({ files, baseUrl, fileNamespace, mimeFilter: mimeFilter === 'off' ? 'off' : 'on' });
  const { strength, maxRequests, maxPages, together } = budgetsOf(options, target);
  const ask = async (query: Query): Promise<Exchange> => {
    const { url, headers } = planned(query, { url: target, parameters: options.parameters ?? {} });
    if (asked.length >= maxRequests)
      return notSent(labelOf(query), url, { kind: 'budget', message: 'the budget is used up' });
    asked.push(query);
    // Let other audits continue.
    await setImmediate();
    const path = url.slice(url.lastIndexOf('/', url.indexOf('?')));
    const { status, headers: sent, body } = answer(requestOf(path, headers), wiki);
    return {
      id: asked.length,
      question: labelOf(query),
      request: { method: 'GET', url, headers },
      response: { status, headers: sent.map(([name, value]) => [name.toLowerCase(), value]), body },
      startedAt: Date.now(),
      ms: 0,
    };
  };
  return {
    strength,
    maxRequests,
    maxPages,
    isAuthorized: false,
    together,
    steady: true,
    lastingMs: 0,
    wait: () => Promise.resolve(),
    close: () => Promise.resolve({ requests: asked.length, durationMs: 0, interrupted: false }),
    ask,
    askTogether: queries => Promise.all(queries.map(ask)),
  };
}
