/** The report of an audit, from its options, its evidence and the results of the rules. */
import { excusedRules, standingOf, type BaselineEntry } from '../../schemas/baseline.js';
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
import type { Exchange, HttpResponse } from '../http/exchange.js';
import { digestOf } from '../evidence/memory-budget.js';
import { decoded } from '../answers/reading.js';

export const JUDGED_BY = {
  suite: SUITE,
  contract: { title: contract.title, version: contract.version, digest: contract.digest },
} as const;

interface ReportInput {
  readonly prepared: Prepared;
  readonly selected: ReadonlySet<RuleId>;
  readonly evidence: Evidence;
  readonly end: End;
  /** What was seen of the target across questions. */
  readonly seen: Pick<Report, 'wentAway' | 'flaky'>;
  readonly fault: Report['fault'];
  /** One for each rule. */
  readonly results: RuleResult[];
}

export function reportFrom({ prepared, selected, evidence, end, seen, fault, results }: ReportInput): Report {
  const { options, profile, seed, started } = prepared;
  const { strict = false, label, connectTo, rules = [], quick } = options;
  const [first = '*', ...others] = rules;
  const today = started.toISOString().slice(0, 10);
  const standing = (entry: BaselineEntry) => standingOf(entry, results, today);
  const baseline = (options.baseline ?? []).map(entry => ({ ...entry, standing: standing(entry) }));
  const excused = excusedRules(baseline);
  const unseen = unseenIn(results);
  const silencesSeen = observedSilences(evidence);
  return {
    reportVersion: '1',
    ...JUDGED_BY,
    target: {
      url: profile.api,
      ...(label !== undefined && { label }),
      ...(connectTo !== undefined && { connectTo }),
      profile: { ...profile.values },
      declared: [...profile.declared],
    },
    seed,
    selection: [first, ...others],
    strict,
    started: started.toISOString(),
    durationMs: end.durationMs,
    requests: end.requests,
    ...verdictOf(results, { strict, selected, excused, leftOut: evidence.leftOut, fault }),
    ...(quick === true && { quick, complete: false }),
    ...(fault && { fault }),
    ...(baseline.length > 0 && { baseline }),
    ...planOf(evidence),
    ...(unseen.length > 0 && { unseen }),
    ...seen,
    totals: totalsOf(results),
    results,
    observations: (Object.keys(silences) as SilenceId[]).flatMap(silence => {
      const what = silencesSeen.get(silence);
      return what === undefined ? [] : [{ silence, section: silences[silence].section, seen: what }];
    }),
    exchanges: recordedExchanges(evidence, results),
  };
}

function planOf({ strength, coverage, leftOut }: Evidence): Pick<Report, 'plan'> {
  if (coverage.length === 0) return {};
  const sum = (part: 'covered' | 'of') => coverage.reduce((total, report) => total + report[part], 0);
  const all = { strength, reports: [...coverage], covered: sum('covered'), of: sum('of') };
  return { plan: leftOut === undefined || all.covered === all.of ? all : { ...all, leftOut } };
}

/** The exchanges that results cite, and the first and last of each walk, if they are still in memory. */
function recordedExchanges(evidence: Evidence, results: readonly RuleResult[]): RecordedExchange[] {
  const { plain, missing, existing, html, walks, observed, debug, refusals } = evidence;
  const ends = [...walks.values()].flatMap(({ first, last }) => [first, { exchange: last }]);
  const holders = [
    ...plain.values(),
    ...[...missing, ...existing].map(({ reading }) => reading),
    ...html,
    ...refusals.map(({ last }) => last),
    ...ends,
    debug,
  ];
  const all = [...observed.violations.cited, ...holders.flatMap(holder => holder?.exchange ?? [])];
  const cited = results.flatMap(result => result.evidence.map(({ exchange }) => exchange));
  const wanted = new Set([...cited, ...ends.map(({ exchange }) => exchange.id)]);
  return [...new Map(all.map(exchange => [exchange.id, exchange])).values()]
    .filter(({ id }) => id > 0 && wanted.has(id))
    .toSorted((a, b) => a.id - b.id)
    .map(exchange => recordedExchange(exchange));
}

/** With at most `longest` characters of the body. */
export function recordedExchange(
  { id, question, request, response, loss, ms }: Exchange,
  longest = 32_768,
): RecordedExchange {
  return {
    id,
    question,
    request,
    ...(response && { response: recordedResponse(response, longest) }),
    ...(loss && { loss: loss.message }),
    ms,
  };
}

function recordedResponse({ status, headers, body, whole }: HttpResponse, longest: number) {
  const { text } = decoded(body);
  // A map, because a header may be called `__proto__`.
  const named = new Map<string, string>();
  for (const [name, value] of headers)
    named.set(name, named.has(name) ? `${named.get(name)}\n${value}` : value);
  const isCut = text.length > longest;
  return {
    status,
    headers: Object.fromEntries(named),
    body: (isCut ? text.slice(0, longest).toWellFormed() : text) + (isCut || whole ? '…' : ''),
    bodyBytes: whole?.bytes ?? body.byteLength,
    bodyDigest: whole?.digest ?? digestOf(body),
  };
}
