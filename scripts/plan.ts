/** The requests of an audit. The probes ask the reference wiki in memory, so that a plan cannot differ from an audit. */
import { answer, requestOf, wikiOf } from '../fixtures/wiki/wiki.js';
import type { Wiki } from '../fixtures/wiki/wiki.js';
import type { AuditOptions } from '../suites/audit/options.js';
import type { Exchange } from '../suites/http/exchange.js';
import { probesFor } from '../suites/audit/judge.js';
import { openObserver } from '../suites/checks/observer.js';
import { collectEvidence } from '../suites/probes/collect.js';
import { resolveProfile } from '../suites/evidence/profile.js';
import { selectRules } from '../suites/values/selection.js';
import { budgetsOf } from '../suites/audit/target.js';
import { sentHeaders, labelOf, urlOf } from '../suites/values/queries.js';
import type { Query } from '../suites/values/queries.js';

export interface PlanStep {
  readonly question: string;
  /** For a traversal, the URL of its first page. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly least: number;
  /** `Infinity` where only the size of the wiki limits it. */
  readonly most: number;
  readonly isTraversal: boolean;
}

/**
 * Requests that recheck a difference: one for each query in HTML, one for each with a session, two more random variants of
 * each title, the page that listed each existing title, and the two adjacent pages for each of the three rules that
 * compare them.
 */
const RECHECKS = { html: 4, session: 4, 'missing titles': 4, 'existing title': 6, walk: 6 } as const;

export type PlanOptions = Pick<AuditOptions, 'url' | 'rules' | 'parameters' | 'maxPages' | 'maxRequests' | 'strength' | 'seed'>;

/** Every query of an audit with the fewest and the most requests that it can take, without rechecks and retries. */
export async function planFor(options: PlanOptions): Promise<PlanStep[]> {
  const { maxPages } = budgetsOf(options, new URL(options.url));
  const least = await questions(options, 0);
  const most = await questions(options, 60);
  return [...most.values()].map(({ question, url, headers, isTraversal }) => {
    const fewest = least.has(question) ? 1 : 0;
    return { question, url, headers, least: fewest, most: isTraversal ? maxPages : 1, isTraversal };
  });
}

/**
 * How many requests rechecks can add. Where page ids repeat, the whole listing is walked again; where listings by type
 * contradict each other, all of them are, and where one is empty, the listing of other types.
 */
export function recheckRequests(rules: readonly string[], steps: readonly PlanStep[]): number {
  const wanted = probesFor(selectRules(rules));
  const traversals = steps.filter(({ isTraversal }) => isTraversal);
  const longest = Math.max(0, ...traversals.map(({ most }) => most));
  const all = traversals.reduce((sum, { most }) => sum + most, 0);
  const again = (wanted.has('filters') ? all + longest : 0) + (wanted.has('walk') ? longest : 0);
  const rechecks = Object.entries(RECHECKS).filter(([probe]) => wanted.has(probe as keyof typeof RECHECKS));
  return rechecks.reduce((sum, [, count]) => sum + count, again);
}

/** How many requests an audit of a conforming wiki with this number of files sends. */
export async function requestsFor(options: PlanOptions, files: number): Promise<number> {
  const { maxPages } = budgetsOf(options, new URL(options.url));
  return (await askReference(options, files, maxPages)).length;
}

type Asked = Omit<PlanStep, 'least' | 'most'>;

/** The distinct queries to a wiki with this number of files, the pages of one traversal together. */
async function questions(options: PlanOptions, files: number): Promise<Map<string, Asked>> {
  const { api } = resolveProfile(new URL(options.url), options.parameters);
  const found = new Map<string, Asked>();
  for (const query of await askReference(options, files, 3)) {
    const { page, ...traversal } = query;
    const question = labelOf(traversal);
    if (found.has(question)) continue;
    const headers = sentHeaders(query);
    found.set(question, { question, url: urlOf(api, query), headers, isTraversal: page !== undefined });
  }
  return found;
}

/** Every query of the probes to the reference wiki with this number of files. */
async function askReference(options: PlanOptions, files: number, maxPages: number): Promise<Query[]> {
  const profile = resolveProfile(new URL(options.url), options.parameters);
  const { base_url: baseUrl, file_namespace: fileNamespace, mime_filter: mimeFilter } = profile.values;
  const wiki = wikiOf({ files, baseUrl, fileNamespace, mimeFilter: mimeFilter === 'off' ? 'off' : 'on' });
  const asked: Query[] = [];
  await collectEvidence({
    profile,
    seed: options.seed ?? 'plan',
    strength: budgetsOf(options, new URL(options.url)).strength,
    maxRequests: budgetsOf(options, new URL(options.url)).maxRequests,
    isAuthorized: false,
    maxPages,
    wanted: probesFor(selectRules(options.rules ?? [])),
    observer: openObserver(profile).observer,
    ask: query => {
      asked.push(query);
      return Promise.resolve(exchangeWith(wiki, asked.length, urlOf(profile.api, query), query));
    },
  });
  return asked;
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
