/** An audit without a network, for tests: the probes ask a function, and the judge says what comes of it. */
import type { Mutant } from '../../../fixtures/mutants/index.js';
import { answer, requestOf, wikiOf } from '../../../fixtures/wiki/wiki.js';
import type { Alteration, WikiOptions } from '../../../fixtures/wiki/wiki.js';
import { ruleIds } from '../../../schemas/rule-ids.js';
import type { RuleResult } from '../../../schemas/verdict.js';
import type { Evidence } from '../../evidence/evidence.js';
import { answerOf } from '../../http/request.js';
import type { Exchange, HttpResponse, Loss } from '../../http/exchange.js';
import { judgeFrom, probesFor } from '../../audit/judge.js';
import { openObserver } from '../../checks/observer.js';
import { collectEvidence } from '../../probes/collect.js';
import type { Strength } from '../../plan/covering.js';
import { sentHeaders, labelOf, urlOf } from '../../values/queries.js';
import type { Query } from '../../values/queries.js';
import { resolveProfile } from '../../evidence/profile.js';
import type { Declared } from '../../evidence/profile.js';
import { selectRules } from '../../values/selection.js';

export type Answering = (url: string, headers: Readonly<Record<string, string>>) => HttpResponse | Loss;

export interface SampleOptions {
  readonly api?: string;
  readonly parameters?: Declared;
  readonly rules?: readonly string[];
  readonly maxPages?: number;
  readonly sample?: string;
  readonly strength?: Strength;
  /** Whether the questions of a plan are asked too. Default: true. */
  readonly planned?: boolean;
  readonly maxRequests?: number;
  readonly seed?: string;
}

export const API = 'http://wiki.example/api.php';

/** What a wiki answers, whose answers may be altered. */
export function answersOf(options: WikiOptions, alter: Alteration = {}, api = API): Answering {
  const wiki = wikiOf(options);
  const { host, origin } = new URL(api);
  return (url, headers) => answer(requestOf(url.slice(origin.length), { host, ...headers }), wiki, alter);
}

/** Some mutants are about the port. */
const API_OF_MUTANTS = 'http://127.0.0.1:8080/api.php';

/** An audit of a mutant without a network. */
export function collectFrom(mutant: Mutant, options: SampleOptions, alter = mutant.alter): Promise<Evidence> {
  const { wiki = {}, declares = {} } = mutant;
  const api = API_OF_MUTANTS;
  const answers = answersOf(wiki, alter, api);
  const answering: Answering = (url, headers) => {
    try {
      return answers(url, headers);
    } catch {
      // A mutant that throws answers so, too, when it is served.
      return { status: 500, headers: [], body: Buffer.from('') };
    }
  };
  const declared = Object.entries(declares).map(([name, value]) => [
    name,
    value.replace('{base_url}', new URL(api).origin),
  ]);
  return collectSample(answering, { api, parameters: Object.fromEntries(declared) as Declared, ...options });
}

const BUDGET_USED_UP: Loss = { kind: 'budget', message: 'the budget of requests is used up' };

/** Collects evidence from whatever a function answers. */
export async function collectSample(answering: Answering, options: SampleOptions = {}): Promise<Evidence> {
  const { api = API, parameters = {}, maxPages = Infinity, sample, strength = 1, planned = true } = options;
  const { maxRequests = 1_000_000, seed = 'sample' } = options;
  const profile = resolveProfile(new URL(api), parameters);
  const { observer, observed } = openObserver(profile);
  let id = 0;
  const ask = (query: Query) => {
    const headers = sentHeaders(query);
    const url = urlOf(profile.api, query);
    if (id >= maxRequests)
      return Promise.resolve(exchangeOf(0, labelOf(query), url, headers, BUDGET_USED_UP));
    id += 1;
    return Promise.resolve(exchangeOf(id, labelOf(query), url, headers, answering(url, headers)));
  };
  const wanted = probesFor(selectRules(options.rules ?? []));
  if (!planned) wanted.delete('plan');
  const collected = await collectEvidence({
    profile,
    seed,
    strength,
    maxRequests,
    isAuthorized: false,
    wait: () => Promise.resolve(),
    lastingMs: 0,
    steady: true,
    maxPages,
    wanted,
    observer,
    sample: sample,
    ask,
  });
  return { ...collected, observed };
}

/** No sample is larger. */
const MOST_BYTES = 64 << 20;

function exchangeOf(
  id: number,
  question: string,
  url: string,
  headers: Exchange['request']['headers'],
  got: HttpResponse | Loss,
): Exchange {
  const request = { method: 'GET', url, headers } as const;
  const exchange = { id, question, request, startedAt: Date.UTC(2024, 6, 1), ms: 1 };
  if ('kind' in got) return { ...exchange, loss: got };
  const named = got.headers.map(([name, value]) => [name.toLowerCase(), value] as const);
  const response = { status: got.status, headers: named, body: got.body };
  return { ...exchange, ...answerOf(response, headers['accept-encoding'], MOST_BYTES) };
}

/** The result of every rule. */
export function resultsFrom(evidence: Evidence): RuleResult[] {
  return ruleIds.map(judgeFrom(evidence));
}

/** The rules that failed, with their messages. */
export function failuresIn(evidence: Evidence): string[] {
  const failed = resultsFrom(evidence).filter(({ outcome }) => outcome === 'failed');
  return failed.map(({ rule, message }) => `${rule}: ${message}`);
}
