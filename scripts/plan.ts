/** The requests of an audit. The probes ask the reference wiki in memory, so that a plan cannot differ from an audit. */
import { setImmediate } from 'node:timers/promises';
import { answer, requestOf, wikiOf } from '../fixtures/wiki/wiki.js';
import type { Wiki } from '../fixtures/wiki/wiki.js';
import { DEFAULT_FILES } from '../fixtures/wiki/files.js';
import type { Report } from '../schemas/verdict.js';
import { probesFor } from '../suites/audit/judge.js';
import type { AuditOptions } from '../suites/audit/options.js';
import { planOf } from '../suites/audit/report.js';
import { budgetsOf } from '../suites/audit/budgets.js';
import { openObserver } from '../suites/checks/observer.js';
import type { Collected } from '../suites/evidence/evidence.js';
import { resolveProfile } from '../suites/evidence/profile.js';
import { notSent } from '../suites/http/exchange.js';
import type { Exchange } from '../suites/http/exchange.js';
import { collectEvidence } from '../suites/probes/collect.js';
import { labelOf, sentHeaders, urlOf } from '../suites/values/queries.js';
import type { Query, QueryName } from '../suites/values/queries.js';
import { selectRules } from '../suites/values/selection.js';

export type PlanOptions = Pick<
  AuditOptions,
  'url' | 'rules' | 'parameters' | 'maxPages' | 'maxRequests' | 'strength' | 'seed'
>;

/** A question of a plan; of a traversal, the one for its first page. */
export interface PlannedQuestion {
  readonly query: Query;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** How many pages of the reference wiki a traversal takes. */
  readonly pages?: number;
}

export interface AuditPlan {
  readonly seed: string;
  readonly strength: number;
  /** In the order in which the reference wiki is asked, query by query. */
  readonly questions: ReadonlyMap<QueryName, readonly PlannedQuestion[]>;
  /** How many combinations they cover. */
  readonly coverage: Pick<Report, 'plan'>;
  /** Requests that an empty wiki is sent, and the reference wiki. */
  readonly least: number;
  readonly reference: number;
  /** The budget: a wiki may contradict itself, or refuse, as often as it likes. */
  readonly most: number;
}

/** What titles, types and session ids derive from where no seed is given. */
const SEED = 'plan';

/** What an audit would ask the reference wiki, and how many requests it can take. */
export async function planFor(options: PlanOptions): Promise<AuditPlan> {
  const { maxRequests, strength } = budgetsOf(options, new URL(options.url));
  const { asked, collected } = await askReference(options, DEFAULT_FILES);
  const empty = await askReference(options, 0);
  return {
    seed: options.seed ?? SEED,
    strength,
    questions: questionsIn(asked, options),
    coverage: planOf(collected),
    least: empty.asked.length,
    reference: asked.length,
    most: maxRequests,
  };
}

/** How many requests the reference wiki is sent. */
export async function requestsFor(options: PlanOptions): Promise<number> {
  return (await askReference(options, DEFAULT_FILES)).asked.length;
}

/** The questions that an audit asks of the reference wiki, each once, whatever the manner; for the pages of the rules. */
export async function usualQuestions(options: PlanOptions): Promise<PlannedQuestion[]> {
  const { api } = resolveProfile(new URL(options.url), options.parameters);
  const found = new Map<string, PlannedQuestion>();
  for (const { query, html, types = [], title, cookie } of (await askReference(options, DEFAULT_FILES))
    .asked) {
    const kind = JSON.stringify([
      query,
      html,
      Math.min(types.length, 2),
      title?.exists,
      cookie !== undefined,
    ]);
    if (found.has(kind)) continue;
    const usual: Query = {
      query,
      types,
      ...(html ? { html } : {}),
      ...(title ? { title } : {}),
      ...(cookie === undefined ? {} : { cookie }),
    };
    found.set(kind, { query: usual, url: urlOf(api, usual), headers: sentHeaders(usual) });
  }
  return [...found.values()];
}

/** The questions report by report, the pages of one traversal together. */
function questionsIn(asked: readonly Query[], options: PlanOptions): Map<QueryName, PlannedQuestion[]> {
  const { api } = resolveProfile(new URL(options.url), options.parameters);
  const reports = new Map<QueryName, PlannedQuestion[]>();
  const traversals = new Map<string, { pages: number }>();
  for (const query of asked) {
    const questions = reports.get(query.query) ?? [];
    reports.set(query.query, questions);
    const question = { query, url: urlOf(api, query), headers: sentHeaders(query) };
    if (!isWalked(query)) {
      questions.push(question);
      continue;
    }
    const listing = (query.types ?? []).join('|');
    const known = traversals.get(listing);
    if (known) {
      known.pages += 1;
      continue;
    }
    const traversal = { ...question, pages: 1 };
    traversals.set(listing, traversal);
    questions.push(traversal);
  }
  return reports;
}

/** Whether a page is asked for on the way through its listing. */
const isWalked = ({ page, order, repeat }: Query): boolean =>
  page !== undefined && order === undefined && repeat === undefined;

interface Asked {
  readonly asked: readonly Query[];
  readonly collected: Collected;
}

/** Every query of the probes to the reference wiki with this number of files. */
async function askReference(options: PlanOptions, files: number): Promise<Asked> {
  const profile = resolveProfile(new URL(options.url), options.parameters);
  const { base_url: baseUrl, file_namespace: fileNamespace, mime_filter: mimeFilter } = profile.values;
  const wiki = wikiOf({ files, baseUrl, fileNamespace, mimeFilter: mimeFilter === 'off' ? 'off' : 'on' });
  const { strength, maxRequests, maxPages } = budgetsOf(options, new URL(options.url));
  const asked: Query[] = [];
  const collected = await collectEvidence({
    profile,
    seed: options.seed ?? SEED,
    strength,
    maxRequests,
    isAuthorized: false,
    wait: () => Promise.resolve(),
    lastingMs: 0,
    steady: true,
    maxPages,
    wanted: probesFor(selectRules(options.rules ?? [])),
    observer: openObserver(profile).observer,
    ask: async query => {
      const url = urlOf(profile.api, query);
      if (asked.length >= maxRequests)
        return notSent(labelOf(query), url, { kind: 'budget', message: 'the budget is used up' });
      asked.push(query);
      // An audit that is under way is not held up.
      await setImmediate();
      return exchangeWith(wiki, asked.length, url, query);
    },
  });
  return { asked, collected };
}

function exchangeWith(wiki: Wiki, id: number, url: string, query: Query): Exchange {
  const { pathname, search } = new URL(url);
  const path = `${pathname.slice(pathname.lastIndexOf('/'))}${search}`;
  const headers = sentHeaders(query);
  const { status, headers: sent, body } = answer(requestOf(path, headers), wiki);
  const named = sent.map(([name, value]) => [name.toLowerCase(), value] as const);
  return {
    id,
    question: labelOf(query),
    request: { method: 'GET', url, headers },
    response: { status, headers: named, body },
    startedAt: Date.now(),
    ms: 0,
  };
}
