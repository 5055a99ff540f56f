/** The words of a verdict: what a check finds, what a rule comes to, and what follows for the whole audit. */
import type { Evidence, Report, RuleResult } from './generated/report.js';
import { areas, rules, type Area, type ParameterName, type RuleId } from './generated/rules.js';
import { areaOf } from './rule-ids.js';
import { count } from './text/numbers.js';

export type { Evidence, RecordedExchange, Report, RuleResult } from './generated/report.js';

/** W3C EARL 1.0: the outcomes of a test. */
export const outcomes = ['passed', 'failed', 'cantTell', 'inapplicable', 'untested'] as const;
export type Outcome = (typeof outcomes)[number];

/** What a check says of one rule. `failed` is an accusation: it names what was seen, and where. */
export interface Finding {
  readonly outcome: Outcome;
  /** What was seen, or why nothing could be told, in one line. */
  readonly message: string;
  /** Where it was seen first, in words. */
  readonly place?: string | undefined;
  /** In how many places it was seen. */
  readonly places?: number | undefined;
  /** The one server that all of it came from, in words. */
  readonly server?: string | undefined;
  /** What would explain a failure, such as a parameter to declare. */
  readonly hint?: string | undefined;
  /** The parameters whose declaration would explain a failure. */
  readonly parameters?: readonly ParameterName[] | undefined;
  /** The places in the answers that it cites. */
  readonly evidence?: readonly Evidence[] | undefined;
  /** A stated budget or bound kept the audit from telling, or from looking at all that has passed. */
  readonly cutOff?: boolean;
  /** The rule whose failure kept this one from being tested. */
  readonly blockedBy?: RuleId | undefined;
  /** The randomised trial that confirmed it. */
  readonly trial?: RuleResult['trial'];
}

export type Verdict = Readonly<Pick<Report, 'conformant' | 'complete' | 'reason'>>;

export interface VerdictOptions {
  /** A failed SHOULD counts like a failed MUST. */
  readonly strict: boolean;
  /** The rules that were selected; the others stay out of the verdict. */
  readonly selected: ReadonlySet<string>;
  /** Rules whose failure a baseline lists. */
  readonly excused?: ReadonlySet<string>;
  /** The budget that left out a part of what was to be asked. */
  readonly leftOut?: string | undefined;
  readonly fault?: Report['fault'];
}

export function totalsOf(results: readonly RuleResult[]): Report['totals'] {
  const totals = { passed: 0, failed: 0, cantTell: 0, inapplicable: 0, untested: 0 };
  for (const { outcome } of results) totals[outcome] += 1;
  return totals;
}

/** What a rule would need to be judged, if it had nothing to judge: its message then begins with `needs`. */
export function needOf({ outcome, message }: Pick<RuleResult, 'outcome' | 'message'>): string | undefined {
  return outcome === 'inapplicable' ? /^needs ([^:]+)/.exec(message)?.[1] : undefined;
}

/** What the target showed none of, with the number of rules that had nothing to judge because of it. */
export function unseenIn(results: readonly RuleResult[]): NonNullable<Report['unseen']> {
  return (['file', 'language'] as const).flatMap(what => {
    const needs = results
      .filter(({ rule }) => (areaOf(rule) === 'languageinfo') === (what === 'language'))
      .flatMap(result => needOf(result) ?? []);
    return needs.includes(`a ${what}`) ? [{ what, rules: needs.length }] : [];
  });
}

/** Whether a failure of a rule of this level makes a target nonconformant. */
export const decides = (level: RuleResult['level'], strict: boolean): boolean =>
  level === 'MUST' || (level === 'SHOULD' && strict);

/** Draws the verdict on a whole audit from the outcomes of its rules. */
export function verdictOf(results: readonly RuleResult[], options: VerdictOptions): Verdict {
  const decisive = decisiveOf(results, options);
  const { failed, unsure, blind, partial } = decisive;
  const complete =
    unsure.length + partial.length === 0 && options.leftOut === undefined && options.fault === undefined;
  if (failed.length > 0) return { conformant: false, complete, reason: failedReason(failed) };
  const undecided = (reason: string): Verdict => ({ conformant: null, complete, reason });
  if (options.fault) return undecided(`${options.fault.where}: ${options.fault.message}`);
  const first = commonest(blind);
  if (first) {
    const isNothing = results.every(({ outcome }) => outcome !== 'passed' && outcome !== 'failed');
    const which = blind.length === 1 ? first.rule : count(blind.length, 'MUST rule');
    const what = isNothing ? 'nothing could be tested' : `${which} could not be tested`;
    return undecided(`${what}: ${causeOf(first)}`);
  }
  const empty = emptyAreas(results, options);
  if (empty.length > 0) {
    const cutOff = unsure.find(({ rule }) => empty.includes(areaOf(rule)));
    return undecided(
      `nothing passed in the ${empty.length === 1 ? 'area' : 'areas'} ${empty.join(', ')}: ${cutOff?.message ?? 'there is no evidence'}`,
    );
  }
  return { conformant: true, complete, reason: passedReason(decisive, options) };
}

/** The first result for whose reason most are as they are. */
function commonest(results: readonly RuleResult[]): RuleResult | undefined {
  const counts = new Map<string, number>();
  for (const result of results) counts.set(causeOf(result), (counts.get(causeOf(result)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return results.find(result => counts.get(causeOf(result)) === most);
}

/** Why nothing is known of a rule: the failure at the beginning of a chain of rules that depend on each other. */
const causeOf = (result: RuleResult): string =>
  result.blockedBy === undefined ? factOf(result) : `${result.blockedBy} failed`;

/** The results that decide. */
interface Decisive {
  /** Failures that count. */
  readonly failed: readonly RuleResult[];
  /** MUST rules of which nothing is known. */
  readonly unsure: readonly RuleResult[];
  /** Of these, the ones that no stated budget cut off. */
  readonly blind: readonly RuleResult[];
  /** MUST rules that passed as far as examined. */
  readonly partial: readonly RuleResult[];
  /** Whether a MUST rule failed that a baseline lists. */
  readonly isExcused: boolean;
}

function decisiveOf(results: readonly RuleResult[], { strict, selected, excused }: VerdictOptions): Decisive {
  const failed: RuleResult[] = [];
  const unsure: RuleResult[] = [];
  const partial: RuleResult[] = [];
  let isExcused = false;
  for (const result of results) {
    const { rule, level, outcome, blockedBy, cutOff } = result;
    if (!selected.has(rule)) continue;
    if (outcome === 'failed') {
      if (excused?.has(rule)) isExcused ||= level === 'MUST';
      else if (decides(level, strict)) failed.push(result);
    } else if (outcome === 'cantTell' || outcome === 'untested') {
      const isBlockedByExcused = blockedBy !== undefined && excused?.has(blockedBy) === true;
      if (level === 'MUST' && !isBlockedByExcused) unsure.push(result);
    } else if (outcome === 'passed' && cutOff === true && level === 'MUST') partial.push(result);
  }
  return { failed, unsure, blind: unsure.filter(({ cutOff }) => cutOff !== true), partial, isExcused };
}

/** What a conformant wiki was not asked, and which budget cut that off. */
function passedReason({ unsure, partial, isExcused }: Decisive, { leftOut }: VerdictOptions): string {
  const reason = isExcused ? 'All MUST rules passed or are excused by the baseline' : 'All MUST rules passed';
  const cutOff = unsure[0]?.message ?? partial[0]?.message ?? leftOut;
  return cutOff === undefined ? reason : `${reason}, as far as asked: ${cutOff}`;
}

function failedReason(failed: readonly RuleResult[]): string {
  const [first] = failed;
  const others = failed.length > 1 ? ` (and ${failed.length - 1} more)` : '';
  return `${first?.rule} failed: ${first?.message}${others}`;
}

/** The selected areas in which no scored rule passed; diagnostics alone prove nothing. */
function emptyAreas(results: readonly RuleResult[], { selected }: VerdictOptions): readonly Area[] {
  const present = new Set<Area>();
  const proven = new Set<Area>();
  for (const { rule, level, outcome } of results) {
    if (!selected.has(rule)) continue;
    present.add(areaOf(rule));
    if (level !== 'INFO' && outcome === 'passed') proven.add(areaOf(rule));
  }
  return present.size === 0 ? areas : [...present].filter(area => !proven.has(area));
}

type Placed = Pick<Finding, 'outcome' | 'place' | 'places' | 'server' | 'evidence'>;

/** ` (873 places; first: `0_zero.png`, page 1)`: what follows the fact in a message; empty if there is neither place nor count. */
export function placeNote({ outcome, place, places = 1, server, evidence }: Placed): string {
  const isInJson = evidence?.[0]?.pointer?.startsWith('/error/') === false;
  const noun = outcome !== 'failed' ? 'request' : isInJson ? 'place' : 'response';
  const first = places > 1 && place !== undefined ? `first: ${place}` : place;
  const parts = [
    ...(places > 1 ? [count(places, noun)] : []),
    ...(first === undefined ? [] : [first]),
    ...(server === undefined ? [] : [server]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`;
}

/** The message of a result without its place and count: the same on every target where the same is wrong. */
export function factOf(result: RuleResult): string {
  const note = placeNote(result);
  return note !== '' && result.message.endsWith(note)
    ? result.message.slice(0, -note.length)
    : result.message;
}

/** Completes a finding with what the catalogue knows of its rule. */
export function resultOf(rule: RuleId, finding: Finding): RuleResult {
  const { section, level } = rules[rule];
  const {
    outcome,
    message,
    place,
    places,
    server,
    hint,
    parameters,
    cutOff,
    blockedBy,
    trial,
    evidence = [],
  } = finding;
  return {
    rule,
    section,
    level,
    outcome,
    message: message + placeNote(finding),
    ...(place === undefined ? {} : { place }),
    ...(places === undefined || places === 1 ? {} : { places }),
    ...(server === undefined ? {} : { server }),
    ...(hint === undefined ? {} : { hint }),
    ...(parameters === undefined ? {} : { parameters: [...parameters] }),
    ...(cutOff === true ? { cutOff } : {}),
    ...(blockedBy === undefined ? {} : { blockedBy }),
    ...(trial === undefined ? {} : { trial }),
    evidence: [...evidence],
  };
}
