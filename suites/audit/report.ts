/** The report of an audit, from what it was asked to do, what it saw and what came of every rule. */
import { excusedRules, standingOf } from '../../schemas/baseline.js';
import { askedBy } from '../../schemas/text/asked.js';
import { contract, silences, type RuleId, type SilenceId } from '../../schemas/generated/rules.js';
import {
  totalsOf,
  unseenIn,
  verdictOf,
  type Report,
  type RuleResult,
  type RecordedExchange,
} from '../../schemas/verdict.js';
import { observedSilences } from '../checks/silences.js';
import type { Evidence } from '../evidence/evidence.js';
import type { End, Prepared } from './options.js';
import { SUITE } from './package-info.js';
import type { Departure } from '../recording/departure.js';
import type { Exchange } from '../http/exchange.js';
import { digestOf } from '../evidence/memory-budget.js';
import { decoded } from '../answers/reading.js';

export interface ReportInput {
  readonly prepared: Prepared;
  readonly selected: ReadonlySet<RuleId>;
  readonly evidence: Evidence;
  readonly end: End;
  readonly fault: Report['fault'];
  /** Of every rule. */
  readonly results: RuleResult[];
}

export function reportFrom({ prepared, selected, evidence, end, fault, results }: ReportInput): Report {
  const { options, profile, seed, started } = prepared;
  const strict = options.strict ?? false;
  const [first = '*', ...others] = options.rules ?? [];
  const today = started.toISOString().slice(0, 10);
  const baseline = (options.baseline ?? []).map(entry => ({
    ...entry,
    standing: standingOf(entry, results, today),
  }));
  const excused = excusedRules(baseline);
  const { leftOut } = evidence;
  const unseen = unseenIn(results);
  const verdict = verdictOf(results, { strict, selected, excused, leftOut, fault });
  return {
    reportVersion: '1',
    suite: { name: SUITE.name, version: SUITE.version },
    contract: { title: contract.title, version: contract.version, digest: contract.digest },
    target: {
      url: profile.api,
      ...(options.label === undefined ? {} : { label: options.label }),
      ...(options.connectTo === undefined ? {} : { connectTo: options.connectTo }),
      profile: { ...profile.values },
      declared: [...profile.declared],
    },
    seed,
    selection: [first, ...others],
    strict,
    started: started.toISOString(),
    durationMs: end.durationMs,
    requests: end.requests,
    ...verdict,
    ...(options.quick === true ? { quick: true, complete: false } : {}),
    ...(fault ? { fault } : {}),
    ...(end.departure ? { wentAway: wentAway(end.departure) } : {}),
    ...(baseline.length > 0 ? { baseline } : {}),
    ...planOf(evidence),
    ...(unseen.length > 0 ? { unseen } : {}),
    ...flakyIn(end),
    totals: totalsOf(results),
    results,
    observations: observationsOf(evidence),
    exchanges: recordedExchanges(evidence, results),
  };
}

const wentAway = ({ last, seen }: Departure): NonNullable<Report['wentAway']> => {
  const { method, url, headers } = last.request;
  return { last: { ...last, request: { method, url, headers: { ...headers } } }, seen };
};

function flakyIn({ flaky = [], requests }: End): Pick<Report, 'flaky'> {
  const wrong = flaky.reduce((sum, kind) => sum + kind.wrong, 0);
  return wrong === 0 ? {} : { flaky: { wrong, of: requests, kinds: [...flaky] } };
}

/** How much of the plan was asked; nothing where none was drawn. */
export function planOf({
  strength,
  coverage,
  leftOut,
}: Pick<Evidence, 'strength' | 'coverage' | 'leftOut'>): Pick<Report, 'plan'> {
  if (coverage.length === 0) return {};
  const sum = (part: 'covered' | 'of') => coverage.reduce((total, report) => total + report[part], 0);
  const reports = coverage.map(report => ({ ...report }));
  const all = { strength, reports, covered: sum('covered'), of: sum('of') };
  return { plan: leftOut === undefined || all.covered === all.of ? all : { ...all, leftOut } };
}

const silenceIds = Object.keys(silences) as SilenceId[];

function observationsOf(evidence: Evidence): Report['observations'] {
  const observed = observedSilences(evidence);
  return silenceIds.flatMap(silence => {
    const seen = observed.get(silence);
    return seen === undefined ? [] : [{ silence, section: silences[silence].section, seen }];
  });
}

/** More of a body is not kept, but its length and digest are. */
const KEPT_CHARACTERS = 32_768;

/** The exchanges at hand when an audit ends, by id. */
function atHand(evidence: Evidence): Map<number, Exchange> {
  const { plain, missing, existing, html, session, walks, observed, trials, debug, undecoded } = evidence;
  const known = new Map<number, Exchange>();
  for (const exchange of observed.cited) known.set(exchange.id, exchange);
  for (const { altered } of trials.values()) if (altered) known.set(altered.exchange.id, altered.exchange);
  for (const { exchange } of plain.values()) known.set(exchange.id, exchange);
  for (const titles of [missing, existing])
    for (const { reading } of titles) known.set(reading.exchange.id, reading.exchange);
  for (const comparison of html) known.set(comparison.html.exchange.id, comparison.html.exchange);
  for (const { withCookie } of session) known.set(withCookie.exchange.id, withCookie.exchange);
  for (const { before, after } of evidence.differences)
    known.set(before.exchange.id, before.exchange).set(after.exchange.id, after.exchange);
  for (const { last: refused } of evidence.refusals) known.set(refused.exchange.id, refused.exchange);
  for (const { first, last } of walks.values())
    known.set(first.exchange.id, first.exchange).set(last.id, last);
  for (const each of [debug, undecoded]) if (each) known.set(each.exchange.id, each.exchange);
  return known;
}

function recordedExchanges(evidence: Evidence, results: readonly RuleResult[]): RecordedExchange[] {
  const known = atHand(evidence);
  const cited = results.flatMap(result => result.evidence.map(({ exchange }) => exchange));
  const ends = [...evidence.walks.values()].flatMap(({ first, last }) => [first.exchange.id, last.id]);
  const wanted = new Set([...cited, ...ends, ...twinsOf(results, known)]);
  return [...wanted].toSorted(ascending).flatMap(id => {
    const exchange = id > 0 ? known.get(id) : undefined;
    return exchange ? [recorded(exchange)] : [];
  });
}

/** The first exchanges with the same responses as those that failures cite, but to other requests. */
function twinsOf(results: readonly RuleResult[], known: ReadonlyMap<number, Exchange>): number[] {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const cited = new Set(failed.flatMap(({ evidence }) => evidence.map(({ exchange }) => exchange)));
  if (cited.size === 0) return [];
  const shown = [...known.values()]
    .toSorted((a, b) => a.id - b.id)
    .flatMap(({ id, request, response }) =>
      response ? [{ id, asked: askedBy(request.url), digest: digestIn(response) }] : [],
    );
  return shown.flatMap(({ id, asked, digest }) => {
    if (!cited.has(id)) return [];
    const twin = shown.find(other => other.digest === digest && other.asked !== asked);
    return twin ? [twin.id] : [];
  });
}

const digestIn = ({ body, whole }: NonNullable<Exchange['response']>): string =>
  whole?.digest ?? digestOf(body);

const ascending = (a: number, b: number) => a - b;

function recorded({ id, question, request, response, loss, ms }: Exchange): RecordedExchange {
  return {
    id,
    question,
    request: { method: request.method, url: request.url, headers: { ...request.headers } },
    ...(response ? { response: recordedResponse(response) } : {}),
    ...(loss ? { loss: loss.message } : {}),
    ms,
  };
}

function recordedResponse(response: NonNullable<Exchange['response']>) {
  const { status, headers, body, whole } = response;
  const { text } = decoded(body);
  // A map, because a header may well be called `__proto__`.
  const named = new Map<string, string>();
  for (const [name, value] of headers)
    named.set(name, named.has(name) ? `${named.get(name)}\n${value}` : value);
  const end = text.length > KEPT_CHARACTERS ? text.slice(0, KEPT_CHARACTERS).toWellFormed() : text;
  return {
    status,
    headers: Object.fromEntries(named),
    body: end.length < text.length || whole ? `${end}…` : end,
    bodyBytes: whole?.bytes ?? body.byteLength,
    bodyDigest: digestIn(response),
  };
}
