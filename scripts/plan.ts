/** What an audit would send: the probes look at the reference wiki in memory, so that a plan cannot differ from an audit. */
import { answer, requestOf, wikiOf } from '../fixtures/wiki/wiki.js';
import type { Wiki } from '../fixtures/wiki/wiki.js';
import type { AuditOptions } from '../suites/audit/audit.js';
import type { Exchange } from '../suites/http/exchange.js';
import { probesFor } from '../suites/audit/judge.js';
import { look } from '../suites/probes/collect.js';
import { resolveProfile } from '../suites/evidence/profile.js';
import { selectRules } from '../suites/values/selection.js';
import { budgetsOf } from '../suites/audit/target.js';

export interface PlanStep {
  readonly question: string;
  /** The first URL of a traversal stands for all of its pages. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly least: number;
  /** `Infinity` where only the size of the wiki limits it. */
  readonly most: number;
  readonly isTraversal: boolean;
}

/**
 * Second looks after a difference: one for each form in HTML, one for each with a session, two more draws of each title, the
 * page that showed each existing title, and both pages at a border for each of the three rules that compare them.
 */
const SECOND_LOOKS = { html: 4, session: 4, 'missing titles': 4, 'existing title': 6, walk: 6 } as const;

export type PlanOptions = Pick<AuditOptions, 'url' | 'rules' | 'parameters' | 'maxPages' | 'seed'>;

/** Every question of an audit with the fewest and the most requests that it can take, second looks and retries aside. */
export async function planFor(options: PlanOptions): Promise<PlanStep[]> {
  const { maxPages } = budgetsOf(options, new URL(options.url));
  const least = await questions(options, 0);
  const most = await questions(options, 60);
  return [...most.values()].map(({ question, url, headers, isTraversal }) => {
    const fewest = least.get(question);
    return { question, url, headers, least: fewest ? 1 : 0, most: isTraversal ? maxPages : 1, isTraversal };
  });
}

/**
 * How many requests second looks can add: where page ids repeat, the whole listing is walked again; where listings by type
 * contradict each other, all are, and where one is empty, the listing of other types.
 */
export function secondLooks(rules: readonly string[], steps: readonly PlanStep[]): number {
  const wanted = probesFor(selectRules(rules));
  const traversals = steps.filter(({ isTraversal }) => isTraversal);
  const longest = Math.max(0, ...traversals.map(({ most }) => most));
  const all = traversals.reduce((sum, { most }) => sum + most, 0);
  const again = (wanted.has('filters') ? all + longest : 0) + (wanted.has('walk') ? longest : 0);
  return (
    again +
    Object.entries(SECOND_LOOKS).reduce(
      (sum, [probe, count]) => sum + (wanted.has(probe as keyof typeof SECOND_LOOKS) ? count : 0),
      0,
    )
  );
}

interface Asked {
  readonly question: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly isTraversal: boolean;
}

/** How many requests an audit of a conforming wiki with so many files sends. */
export async function requestsFor(options: PlanOptions, files: number): Promise<number> {
  const { maxPages } = budgetsOf(options, new URL(options.url));
  return (await askReference(options, files, maxPages)).length;
}

/** The distinct questions that the probes ask a wiki of so many files, pages of one traversal together. */
async function questions(options: PlanOptions, files: number): Promise<Map<string, Asked>> {
  const found = new Map<string, Asked>();
  for (const asked of await askReference(options, files, 3)) {
    const question = asked.question.replace(/ page \d+$/, '');
    if (!found.has(question))
      found.set(question, { ...asked, question, isTraversal: question !== asked.question });
  }
  return found;
}

/** Everything that the probes ask the reference wiki with so many files. */
async function askReference(
  options: PlanOptions,
  files: number,
  maxPages: number,
): Promise<Omit<Asked, 'isTraversal'>[]> {
  const profile = resolveProfile(new URL(options.url), options.parameters);
  const { base_url: baseUrl, file_namespace: fileNamespace, mime_filter: mimeFilter } = profile.values;
  const wiki = wikiOf({ files, baseUrl, fileNamespace, mimeFilter: mimeFilter === 'off' ? 'off' : 'on' });
  const asked: Omit<Asked, 'isTraversal'>[] = [];
  await look({
    profile,
    seed: options.seed ?? 'plan',
    maxPages,
    wanted: probesFor(selectRules(options.rules ?? [])),
    ask: (question, url, headers = {}) => {
      asked.push({ question, url, headers });
      return Promise.resolve(exchangeWith(wiki, asked.length, question, url, headers));
    },
  });
  return asked;
}

function exchangeWith(
  wiki: Wiki,
  id: number,
  question: string,
  url: string,
  headers: Readonly<Record<string, string>>,
): Exchange {
  const { pathname, search } = new URL(url);
  const path = `${pathname.slice(pathname.lastIndexOf('/'))}${search}`;
  const { status, headers: sent, body } = answer(requestOf(path, headers), wiki);
  const named = sent.map(([name, value]) => [name.toLowerCase(), value] as const);
  return {
    id,
    question,
    request: { method: 'GET', url, headers },
    response: { status, headers: named, body },
    startedAt: Date.now(),
    ms: 0,
  };
}
