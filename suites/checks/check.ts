/** What a check is, and the few ways in which findings are made. */
import type { CheckRuleId, RuleId } from '../../schemas/generated/rules.js';
import type { Evidence as Citation, Finding } from '../../schemas/verdict.js';
import { valueAt } from '../../schemas/text/json-pointer.js';
import { firstDifference } from '../answers/compare.js';
import type { Compared } from '../answers/compare.js';
import type { RawFacts } from '../answers/raw-json.js';
import type { Answer, ApiError, Reading } from '../answers/reading.js';
import type { Evidence, ProbeId } from '../evidence/evidence.js';
import type { Page, Trail } from '../evidence/page.js';
import type { Profile } from '../evidence/profile.js';
import type { Judgement, Violation } from '../evidence/violations.js';
import type { Exchange } from '../http/exchange.js';
import { contrasted, counted, quoted, shown, tidy } from '../values/messages.js';
import type { Query, QueryName } from '../values/queries.js';

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

export const cantTell = (message: string, cutOff = false): Finding => ({
  outcome: 'cantTell',
  message,
  cutOff,
});

/** An accusation: what was seen, with its place; `count` is how often it was seen. */
export function failed(
  { message, hint, places = 1, acrossPages: _across, ...cited }: Violation,
  count = places,
): Finding {
  const more = count > 1 ? ` (the first of ${counted(count, 'such place')})` : '';
  return { outcome: 'failed', message: `${message}${more}`, hint, evidence: [cited] };
}

/** What is wrong with an answer that was judged by itself. */
export type Accusation = Omit<Violation, 'exchange'>;

/** Judges one thing after another: the first violation, or that the rule held for all. */
export function judgeEach<Item extends { readonly exchange: Exchange }>(
  items: readonly Item[],
  noun: string,
  nothing: string,
  judge: (item: Item) => Accusation | undefined,
): Finding {
  for (const item of items) {
    const violation = judge(item);
    const { question, id } = item.exchange;
    if (violation)
      return failed({ ...violation, message: `${question}: ${violation.message}`, exchange: id });
  }
  return items.length > 0 ? passed(`held for ${counted(items.length, noun)}`) : inapplicable(nothing);
}

interface Differing {
  readonly query: QueryName;
  readonly before: Answer;
  readonly after: Compared;
  /** The query asked once more, where the two differ. */
  readonly again: Reading | undefined;
  readonly same: (a: Compared, b: Compared) => boolean;
  readonly firstDifference?: (a: Compared, b: Compared) => string;
  /** Phrases for where `after` and `before` come from. */
  readonly forms: readonly [after: string, before: string];
}

/** What follows where two answers to a query differ: nothing, where asking again shows that the answer changed meanwhile. */
export function differing({
  query,
  before,
  after,
  again,
  same,
  firstDifference: placeOf = (a, b) => firstDifference(a.json, b.json),
  forms,
}: Differing): Finding | undefined {
  if (again === undefined || same(before, after)) return undefined;
  if (again.kind !== 'answer')
    return cantTell(`${query}: the answers differ, and the query was not answered when it was asked again`);
  if (same(again, after)) return undefined;
  const pointer = placeOf(before, after);
  const valueIn = ({ json }: Compared) => valueAt(json, pointer);
  const [expected, actual] = contrasted(valueIn(before), valueIn(after));
  const [form, usual] = forms;
  if (!same(again, before))
    return cantTell(
      `${query}: the answer changes from request to request: ${quoted(pointer)} was ${expected}, then ${actual} ${form}, then ${shown(valueIn(again))}`,
    );
  if (pointer === '') return undefined;
  const message = `${query}: ${quoted(pointer)} is ${actual} ${form}, ${expected} ${usual}`;
  return failed({ message, exchange: after.exchange.id, pointer, expected, actual });
}

/** The answers to a query in the plain form, without a cookie and with one. */
export function answersTo(name: QueryName, { plain, session }: Evidence): Answer[] {
  const withCookie = session.filter(({ query }) => query === name).map(comparison => comparison.withCookie);
  return [plain.get(name), ...withCookie].filter(reading => reading?.kind === 'answer');
}

/** A finding whose texts are short and harmless, whatever the server sent. */
export function tidied({ message, hint, evidence, ...rest }: Finding): Finding {
  return { ...rest, message: tidy(message), hint: hint && tidy(hint), evidence: evidence?.map(tidyCitation) };
}

function tidyCitation({ exchange, pointer, expected, actual }: Citation): Citation {
  const texts = Object.entries({ pointer, expected, actual }).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, tidy(text, 300)] as const],
  );
  return { exchange, ...Object.fromEntries(texts) };
}

/** The finding on a rule that was judged as answers came in; `more` violations are known only at the end. */
export function fromObserved(
  rule: RuleId,
  { observed }: Evidence,
  nothing: string,
  more: readonly Violation[] = [],
): Finding {
  const { judged, violations, first = more[0], doubt } = observed.violations.of(rule);
  const inMore = more.reduce((sum, { places = 1 }) => sum + places, 0);
  if (first) return failed(first, violations + inMore);
  if (doubt !== undefined) return cantTell(doubt);
  return judged > 0 ? passed(`held ${counted(judged, 'time')}`) : inapplicable(nothing);
}
