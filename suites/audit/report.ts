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
import type { Exchange } from '../http/exchange.js';
import { digestOf } from '../evidence/memory-budget.js';
import { decoded } from '../answers/reading.js';

/** What every report and recording says of who judged, and by what. */
export const JUDGED_BY = {
  suite: SUITE,
  contract: { title: contract.title, version: contract.version, digest: contract.digest },
} as const;

export interface ReportInput {
  readonly prepared: Prepared;
  readonly selected: ReadonlySet<RuleId>;
  readonly evidence: Evidence;
  readonly end: End;
  /** What was seen of the target from question to question. */
  readonly seen: Pick<Report, 'wentAway' | 'flaky'>;
  readonly fault: Report['fault'];
  /** Of every rule. */
  readonly results: RuleResult[];
}

export function reportFrom({ prepared, selected, evidence, end, seen, fault, results }: ReportInput): Report {
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
    ...JUDGED_BY,
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
    ...(baseline.length > 0 ? { baseline } : {}),
    ...planOf(evidence),
    ...(unseen.length > 0 ? { unseen } : {}),
    ...seen,
    totals: totalsOf(results),
    results,
    observations: observationsOf(evidence),
    exchanges: recordedExchanges(evidence, results),
  };
}

/** How much of the plan was asked; nothing where none was drawn. */
function planOf({ strength, coverage, leftOut }: Evidence): Pick<Report, 'plan'> {
  if (coverage.length === 0) return {};
  const sum = (part: 'covered' | 'of') => coverage.reduce((total, report) => total + report[part], 0);
  const all = { strength, reports: [...coverage], covered: sum('covered'), of: sum('of') };
  return { plan: leftOut === undefined || all.covered === all.of ? all : { ...all, leftOut } };
}

function observationsOf(evidence: Evidence): Report['observations'] {
  const observed = observedSilences(evidence);
  return (Object.keys(silences) as SilenceId[]).flatMap(silence => {
    const seen = observed.get(silence);
    return seen === undefined ? [] : [{ silence, section: silences[silence].section, seen }];
  });
}

/** More of a body is not kept, but its length and digest are. */
const KEPT_CHARACTERS = 32_768;

/** The exchanges at hand when an audit ends, by id. */
function atHand(evidence: Evidence): Map<number, Exchange> {
  const { plain, missing, existing, html, walks, observed, trials, debug, undecoded } = evidence;
  const holders = [
    ...[...trials.values()].map(({ altered }) => altered),
    ...plain.values(),
    ...[...missing, ...existing].map(({ reading }) => reading),
    ...html,
    ...evidence.differences.flatMap(({ before, after }) => [before, after]),
    ...evidence.refusals.map(({ last }) => last),
    ...[...walks.values()].flatMap(({ first, last }) => [first, { exchange: last }]),
    debug,
    undecoded,
  ];
  const all = [...observed.violations.cited, ...holders.flatMap(holder => holder?.exchange ?? [])];
  return new Map(all.map(exchange => [exchange.id, exchange]));
}

const citedBy = (judged: readonly RuleResult[]): number[] =>
  judged.flatMap(result => result.evidence.map(({ exchange }) => exchange));

function recordedExchanges(evidence: Evidence, results: readonly RuleResult[]): RecordedExchange[] {
  const known = atHand(evidence);
  const ends = [...evidence.walks.values()].flatMap(({ first, last }) => [first.exchange.id, last.id]);
  const wrong = new Set(citedBy(results.filter(({ outcome }) => outcome === 'failed')));
  const wanted = new Set([...citedBy(results), ...ends, ...twinsOf(wrong, known)]);
  return [...wanted]
    .toSorted((a, b) => a - b)
    .flatMap(id => {
      const exchange = id > 0 ? known.get(id) : undefined;
      return exchange ? [recordedExchange(exchange)] : [];
    });
}

/** The first exchanges with the same responses as those that failures cite, but to other requests. */
function twinsOf(wrong: ReadonlySet<number>, known: ReadonlyMap<number, Exchange>): number[] {
  if (wrong.size === 0) return [];
  const shown = [...known.values()]
    .toSorted((a, b) => a.id - b.id)
    .flatMap(({ id, request, response }) =>
      response ? [{ id, asked: askedBy(request.url), digest: digestIn(response) }] : [],
    );
  return shown.flatMap(({ id, asked, digest }) => {
    const twin = wrong.has(id) && shown.find(other => other.digest === digest && other.asked !== asked);
    return twin ? [twin.id] : [];
  });
}

const digestIn = ({ body, whole }: NonNullable<Exchange['response']>): string =>
  whole?.digest ?? digestOf(body);

/** An exchange as a report has it, with its body cut. */
export function recordedExchange(
  { id, question, request, response, loss, ms }: Exchange,
  longest = KEPT_CHARACTERS,
): RecordedExchange {
  return {
    id,
    question,
    request,
    ...(response ? { response: recordedResponse(response, longest) } : {}),
    ...(loss ? { loss: loss.message } : {}),
    ms,
  };
}

function recordedResponse(response: NonNullable<Exchange['response']>, longest: number) {
  const { status, headers, body, whole } = response;
  const { text } = decoded(body);
  // A map, because a header may well be called `__proto__`.
  const named = new Map<string, string>();
  for (const [name, value] of headers)
    named.set(name, named.has(name) ? `${named.get(name)}\n${value}` : value);
  const end = text.length > longest ? text.slice(0, longest).toWellFormed() : text;
  return {
    status,
    headers: Object.fromEntries(named),
    body: end.length < text.length || whole ? `${end}…` : end,
    bodyBytes: whole?.bytes ?? body.byteLength,
    bodyDigest: digestIn(response),
  };
}
