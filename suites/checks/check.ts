/** What a check is, and the few ways in which findings are made. */
import type { CheckRuleId, RuleId } from '../../schemas/generated/rules.js';
import type { Evidence as Citation, Finding } from '../../schemas/verdict.js';
import type { RawFacts } from '../answers/raw-json.js';
import type { Answer, ApiError } from '../answers/reading.js';
import type { Evidence, ProbeId } from '../evidence/evidence.js';
import type { Page, Trail } from '../evidence/page.js';
import type { Profile } from '../evidence/profile.js';
import type { Judgement, Violation } from '../evidence/violations.js';
import type { Exchange } from '../http/exchange.js';
import { counted, tidy } from '../values/messages.js';
import type { Query } from '../values/queries.js';

/** What is judged as answers come in, for what is too long to be kept or concerns every answer. */
export interface Observing {
  /** An answer in the plain form. */
  readonly answer?: (answer: Answer) => Judgement;
  /** The JSON document in an HTML page. */
  readonly embedded?: (exchange: Exchange, raw: RawFacts) => Judgement;
  /** Any answer to a request without a cookie. */
  readonly cookieless?: (exchange: Exchange, profile: Profile) => Judgement;
  /** A page of a listing. */
  readonly page?: (page: Page, trail: Trail) => Judgement;
  /** Whether an error of the API breaks the rule, where it answers this query. */
  readonly error?: (error: ApiError, query: Query) => boolean;
}

/** The judgement on one rule: pure and synchronous, from evidence to a finding. */
export interface Check {
  /** The probes that bring its evidence; what they could not see, it cannot tell. */
  readonly probes: readonly ProbeId[];
  /** Rules that must not have failed for this one to make sense. */
  readonly dependsOn?: readonly RuleId[];
  readonly observing?: Observing;
  /** Called with the id under which the check is listed. */
  judge(evidence: Evidence, rule: RuleId): Finding;
}

/** The checks of an area, each under the id of its rule: one too few or too many does not compile. */
export type ChecksOf<Prefix extends string> = Readonly<
  Record<Extract<CheckRuleId, `${Prefix}${string}`>, Check>
>;

/** The probes that ask each of the four queries once. */
export const FOUR_QUERIES = ['languageinfo', 'dbrepllag', 'first page', 'missing titles'] as const;

export const passed = (message: string): Finding => ({ outcome: 'passed', message });
export const inapplicable = (message: string): Finding => ({ outcome: 'inapplicable', message });
export const untested = (message: string): Finding => ({ outcome: 'untested', message });

export function cantTell(message: string, cutOff = false): Finding {
  return cutOff ? { outcome: 'cantTell', message, cutOff } : { outcome: 'cantTell', message };
}

export function citation({ exchange, pointer, expected, actual }: Omit<Violation, 'message'>): Citation {
  return {
    exchange,
    ...(pointer === undefined ? {} : { pointer }),
    ...(expected === undefined ? {} : { expected }),
    ...(actual === undefined ? {} : { actual }),
  };
}

/** An accusation: what was seen, with its place; `count` is how often it was seen. */
export function failed(violation: Violation, count = 1): Finding {
  const more = count > 1 ? ` (the first of ${counted(count, 'such place')})` : '';
  const { message, hint } = violation;
  return {
    outcome: 'failed',
    message: `${message}${more}`,
    ...(hint === undefined ? {} : { hint }),
    evidence: [citation(violation)],
  };
}

/** A finding whose texts are short and harmless, whatever the server sent. */
export function tidied({ message, hint, evidence, ...rest }: Finding): Finding {
  return {
    ...rest,
    message: tidy(message),
    ...(hint === undefined ? {} : { hint: tidy(hint) }),
    ...(evidence === undefined ? {} : { evidence: evidence.map(tidyCitation) }),
  };
}

function tidyCitation({ exchange, pointer, expected, actual }: Citation): Citation {
  return citation({ exchange, ...tidyTexts({ pointer, expected, actual }) });
}

function tidyTexts(texts: Readonly<Record<'pointer' | 'expected' | 'actual', string | undefined>>) {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, tidy(text, 300)]])),
  );
}

/** The finding on a rule that was judged as answers came in; `more` violations are known only at the end. */
export function fromObserved(
  rule: RuleId,
  { observed }: Evidence,
  nothing: string,
  more: readonly Violation[] = [],
): Finding {
  const { judged, violations, first = more[0], doubt } = observed.violations.of(rule);
  if (first) return failed(first, violations + more.length);
  if (doubt !== undefined) return cantTell(doubt);
  return judged > 0 ? passed(`held ${counted(judged, 'time')}`) : inapplicable(nothing);
}
