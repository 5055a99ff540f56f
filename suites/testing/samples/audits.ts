/** Audits without a network: the probes ask a function, and the judge judges its answers. */
import type { Mutant } from '../../../fixtures/mutants/index.js';
import { answer, requestOf, wikiOf, type Alteration, type WikiOptions } from '../../../fixtures/wiki/wiki.js';
import { ruleIds } from '../../../schemas/rule-ids.js';
import type { RuleResult } from '../../../schemas/verdict.js';
import type { Evidence } from '../../evidence/evidence.js';
import { answerOf } from '../../http/request.js';
import type { Exchange, HttpResponse, Loss } from '../../http/exchange.js';
import { judgeFrom, probesFor } from '../../audit/judge.js';
import { openObserver } from '../../checks/observer.js';
import { collectEvidence } from '../../probes/collect.js';
import type { Strength } from '../../plan/covering.js';
import { sentHeaders, labelOf, urlOf, type Query } from '../../values/queries.js';
import { resolveProfile, type Declared } from '../../evidence/profile.js';
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
  /** As of a target elsewhere if `false`. Default: true. */
  readonly steady?: boolean;
  readonly wait?: (ms: number) => void;
}

export const API = 'http://wiki.example/api.php';

export function answersOf(options: WikiOptions, alter: Alteration = {}, api = API): Answering {
  const wiki = wikiOf(options);
  const { host, origin } = new URL(api);
  return (url, headers) => answer(requestOf(url.slice(origin.length), { host, ...headers }), wiki, alter);
}

/** With a port, because some mutants are about it. */
const API_OF_MUTANTS = 'http://127.0.0.1:8080/api.php';

/** Evidence, with what it took to collect it. */
export interface Sample extends Evidence {
  /** The questions in their order: the query of each URL, with the headers of its own. */
  readonly asked: readonly string[];
  readonly waits: number;
}

/** An audit of a mutant without a network. */
export function collectFrom(mutant: Mutant, options: SampleOptions, alter = mutant.alter): Promise<Sample> {
  const { wiki = {}, declares = {} } = mutant;
  const api = API_OF_MUTANTS;
  const answers = answersOf(wiki, alter, api);
  const answering: Answering = (url, headers) => {
    try {
      return answers(url, headers);
    } catch {
      // The server answers 500 if a mutant throws.
      return { status: 500, headers: [], body: Buffer.from('') };
    }
  };
  const declared = JSON.stringify(declares).replaceAll('{base_url}', new URL(api).origin);
  return collectSample(answering, { api, parameters: JSON.parse(declared) as Declared, ...options });
}

export async function collectSample(answering: Answering, options: SampleOptions = {}): Promise<Sample> {
  const { maxRequests = 1_000_000, sample } = options;
  const profile = resolveProfile(new URL(options.api ?? API), options.parameters ?? {});
  const { observer, observed } = openObserver(profile);
  const asked: string[] = [];
  let waits = 0;
  const ask = async (query: Query): Promise<Exchange> => {
    const headers = sentHeaders(query);
    const url = urlOf(profile.api, query);
    const request = { method: 'GET', url, headers } as const;
    const exchange = { question: labelOf(query), request, startedAt: Date.UTC(2024, 6, 1), ms: 1 };
    if (asked.length >= maxRequests)
      return { ...exchange, id: 0, loss: { kind: 'budget', message: 'the budget of requests is used up' } };
    const id = asked.push(`${new URL(url).search} ${JSON.stringify(headers)}`);
    const got = answering(url, headers);
    if ('kind' in got) return { ...exchange, id, loss: got };
    const named = got.headers.map(([name, value]) => [name.toLowerCase(), value] as const);
    const response = { ...got, headers: named };
    return { ...exchange, id, ...answerOf(response, headers['accept-encoding']) };
  };
  const wanted = probesFor(selectRules(options.rules ?? []));
  if (options.planned === false) wanted.delete('plan');
  const collected = await collectEvidence({
    profile,
    seed: options.seed ?? 'sample',
    strength: options.strength ?? 1,
    maxRequests,
    isAuthorized: false,
    wait: async ms => {
      waits += 1;
      options.wait?.(ms);
    },
    lastingMs: 0,
    steady: options.steady ?? true,
    maxPages: options.maxPages ?? Infinity,
    wanted,
    observer,
    sample,
    ask,
    askTogether: queries => Promise.all(queries.map(ask)),
  });
  return { ...collected, observed, asked, waits };
}

export function resultsFrom(evidence: Evidence): RuleResult[] {
  return ruleIds.map(judgeFrom(evidence));
}

export function failuresIn(evidence: Evidence): string[] {
  const failed = resultsFrom(evidence).filter(({ outcome }) => outcome === 'failed');
  return failed.map(({ rule, message }) => `${rule}: ${message}`);
}
