/** What a check is, and how findings are made. */
import type { CheckRuleId, RuleId } from '../../schemas/generated/rules.js';
import type { Finding } from '../../schemas/verdict.js';
import type { Answer } from '../answers/reading.js';
import type { Evidence, ProbeId } from '../evidence/evidence.js';
import type { Page, Trail } from '../evidence/page.js';
import type { Profile } from '../evidence/profile.js';
import type { Judgement, LocalViolation, Violation } from '../evidence/violations.js';
import type { Exchange } from '../http/exchange.js';
import { counted, tidy } from '../values/messages.js';
import type { QueryName } from '../values/queries.js';

/** What is judged as answers arrive, because it is too long to be kept or concerns every answer. */
export interface Observing {
  /** An answer in the plain form to any query. */
  readonly answer?: (answer: Answer, query: QueryName) => Judgement;
  /** The JSON of an answer in either form. */
  readonly document?: (document: Answer, profile: Profile, query: QueryName) => Judgement;
  /** An HTML page with an answer. */
  readonly embedded?: (exchange: Exchange) => Judgement;
  /** Any answer to a request without a cookie. */
  readonly cookieless?: (exchange: Exchange, profile: Profile) => Judgement;
  /** A page of a listing. */
  readonly page?: (page: Page, trail: Trail) => Judgement;
}

/** The judgement on one rule: pure and synchronous, from evidence to a finding. */
export interface Check {
  /** The probes that bring its evidence; what they could not see, it cannot tell. */
  readonly probes: readonly ProbeId[];
  /** Probes that bring more evidence, which it can do without. */
  readonly furtherProbes?: readonly ProbeId[];
  /** Rules that must not have failed for this one to make sense. */
  readonly dependsOn?: readonly RuleId[];
  readonly observing?: Observing;
  /** @param rule the id under which the check is listed */
  judge(evidence: Evidence, rule: RuleId): Finding;
}

/** The checks of an area, each under the id of its rule: one too few or too many does not compile. */
export type ChecksOf<Prefix extends string> = Readonly<
  Record<Extract<CheckRuleId, `${Prefix}${string}`>, Check>
>;

export const QUERY_PROBES = ['languageinfo', 'dbrepllag', 'first page', 'missing titles'] as const;

/** @param isPartial whether a bound kept the rule from being examined to the end */
export const passed = (message: string, isPartial = false): Finding => ({
  outcome: 'passed',
  message,
  ...(isPartial ? { cutOff: true } : {}),
});
export const inapplicable = (message: string): Finding => ({ outcome: 'inapplicable', message });
export const untested = (message: string): Finding => ({ outcome: 'untested', message });

export const cantTell = (message: string, cutOff = false, exchange = 0): Finding => ({
  outcome: 'cantTell',
  message,
  cutOff,
  ...(exchange === 0 ? {} : { evidence: [{ exchange }] }),
});

export function failed(violation: Violation, count = violation.places ?? 1, server?: string): Finding {
  const { message, place, hint, parameters, trial, exchange, pointer, expected, actual } = violation;
  const cited = Object.entries({ pointer, expected, actual }).filter(([, text]) => text !== undefined);
  const evidence = [{ exchange, ...Object.fromEntries(cited) }];
  return { outcome: 'failed', message, place, places: count, server, hint, parameters, trial, evidence };
}

/** The finding with short and harmless texts, whatever the server sent. */
export const tidied = ({ message, place, hint, evidence, ...rest }: Finding): Finding => ({
  ...rest,
  message: tidy(message),
  place: place && tidy(place, 200),
  hint: hint && tidy(hint),
  evidence: evidence?.map(({ exchange, ...texts }) => {
    const each = Object.entries(texts).map(([name, text]) => [name, tidy(text, 300)] as const);
    return { exchange, ...Object.fromEntries(each) };
  }),
});

export const heldFor = (count: number, noun: string, nothing: string): Finding =>
  count > 0 ? passed(`${counted(count, noun)} checked`) : inapplicable(nothing);

/** Judges each thing; a failure shows the violation that the simplest question shows. */
export function judgeEach<Item extends { readonly exchange: Exchange }>(
  items: readonly Item[],
  noun: string,
  nothing: string,
  judge: (item: Item) => LocalViolation | undefined,
): Finding {
  const broken = items.flatMap(item => {
    const { id, question } = item.exchange;
    const violation = judge(item);
    return violation ? [{ question, violation: { place: question, ...violation, exchange: id } }] : [];
  });
  // Labels name whatever is unusual about a question, so the shortest one is the simplest.
  const [simplest] = broken.toSorted((a, b) => a.question.length - b.question.length);
  return simplest ? failed(simplest.violation, broken.length) : heldFor(items.length, noun, nothing);
}

/** A rule that is judged as answers arrive. */
export interface Observed extends Pick<Check, 'probes' | 'dependsOn' | 'observing'> {
  /** Why there may be nothing to judge. */
  readonly nothing: string;
  /** What was judged each time; by default, answers until one has what the rule is about. */
  readonly noun?: string;
  /** What else decides, once everything was seen. */
  readonly conclude?: ((finding: Finding, evidence: Evidence) => Finding) | undefined;
}

/** The failure or the doubt that stands against a rule; after a change of the wiki, none if enough else was judged. */
export function againstIt(
  rule: RuleId,
  { observed: { violations } }: Evidence,
  judged = violations.of(rule).judged,
): Finding | undefined {
  const { violations: count, first, doubt } = violations.of(rule);
  if (first) return failed(first, count, first.server ?? violations.follows(rule));
  if (!doubt || (doubt.verdict === 'withdrawn' && judged > 0)) return undefined;
  return { ...cantTell(doubt.message), place: doubt.place };
}

export const observed = ({ nothing, noun, conclude = finding => finding, ...check }: Observed): Check => ({
  ...check,
  judge(evidence, rule) {
    const { judged, doubt, unread } = evidence.observed.violations.of(rule);
    const checked = noun === undefined ? 'every answer checked' : `${counted(judged, noun)} checked`;
    const held = passed(doubt ? `${checked}; some answers changed during the audit` : checked);
    const seen = judged === 0 ? inapplicable(nothing) : held;
    const instead = unread ? { ...untested(`${unread} failed`), blockedBy: unread } : seen;
    const finding = againstIt(rule, evidence) ?? instead;
    return conclude(finding, evidence);
  },
});

/** A rule on the answers to one query; in answers to others, the contract allows any member (8). */
export const onQuery = (
  name: 'languageinfo' | 'dbrepllag',
  row: Pick<Observed, 'nothing' | 'dependsOn' | 'conclude'>,
  judge: (document: Answer, profile: Profile) => Judgement,
): Check =>
  observed({
    ...row,
    probes: [name],
    noun: 'answer',
    observing: {
      document: (document, profile, query) => (query === name ? judge(document, profile) : undefined),
    },
  });
