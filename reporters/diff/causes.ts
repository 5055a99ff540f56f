/** Why the outcome of a rule changed: what is proven, what is possible, and what cannot be told. */
import type { Cause } from '../../schemas/generated/diff.js';
import type { Evidence, RuleResult } from '../../schemas/verdict.js';
import { alikeFor } from './change.js';
import { answersOf, judgeOf, profileOf } from './rejudged.js';
import { optionCauses } from './circumstances.js';
import type { Pair, Sides } from './change.js';
import { areaName } from '../report/by-area.js';
import { quoted } from './data.js';
import type { DataChange } from './data.js';
import { differencesAt } from './places.js';

export interface Explained {
  readonly causes: Cause[];
  readonly untold?: string;
}

export function explain(rule: string, old: RuleResult, now: RuleResult, sides: Sides): Explained {
  const pair: Pair = {
    rule,
    old: { result: old, mask: sides.old.mask },
    now: { result: now, mask: sides.now.mask },
    isAlike: alikeFor(old, now),
  };
  const options = optionCauses(pair, sides);
  if (options.length > 0) return { causes: options };
  const judges = judgeOf(pair, sides);
  const profile = profileOf(pair, sides);
  const answers = answersOf(pair, sides);
  const others = judges.known !== 'is not' || profile.known !== 'is not';
  const answered =
    answers === 'is not' ? undefined : answerCauses(accusationIn(old, now), sides, answers === 'is', others);
  const causes = [...judges.causes, ...profile.causes, ...(answered?.causes ?? [])];
  const [only] = causes;
  // What is left when everything else is excluded is the cause.
  if (only && causes.length === 1 && answers === 'is not') return { causes: [{ ...only, proven: true }] };
  if (causes.some(({ proven }) => proven)) return { causes };
  const untold = answered?.untold ?? (causes.length === 0 ? 'nothing that is at hand differs' : undefined);
  return { causes, ...(untold === undefined ? {} : { untold }) };
}

export interface Accusation {
  readonly rule: string;
  /** The report whose evidence shows the place. */
  readonly by: 'old' | 'new';
  readonly evidence: Evidence | undefined;
}

/** A failure says where to look; of two, the new one. */
function accusationIn(old: RuleResult, now: RuleResult): Accusation {
  const by = now.evidence.length > 0 || old.evidence.length === 0 ? 'new' : 'old';
  const [evidence] = by === 'new' ? now.evidence : old.evidence;
  return { rule: now.rule, by, evidence };
}

/**
 * @param isProven whether re-judging has shown that the answers make the difference
 * @param others whether something else may make it
 */
export function answerCauses(
  accusation: Accusation,
  sides: Sides,
  isProven: boolean,
  others: boolean,
): Explained {
  const { old, now, data } = sides;
  const { evidence, by } = accusation;
  const question = evidence && (by === 'new' ? now : old).exchanges.get(evidence.exchange)?.question;
  const listing = dataOf(accusation.rule, question, data);
  const places =
    evidence && question !== undefined
      ? differencesAt(question, evidence, old, now, by, listing)
      : listing && [{ cause: 'data' as const, sure: true, words: listing.words }];
  const causes = (places ?? []).map(({ cause, sure, words }): Cause => ({
    cause,
    proven: sure && (isProven || !others),
    words,
  }));
  if (causes.length > 0) return { causes };
  const untold = untoldOf(question, by, sides);
  if (listing && !places) return { causes: [{ cause: 'data', proven: false, words: listing.words }], untold };
  if (!isProven && others) return { causes: [], untold };
  const words = isProven
    ? 'judged in the same way, the two recordings give different outcomes'
    : 'suite, contract, profile and options are the same, so the answers differ';
  // Where the answers make the difference and hold the same data, it is the server.
  const proven = isProven && sides.isDataKnown && data.length === 0;
  return { causes: [{ cause: 'server', proven, words }], ...(proven ? {} : { untold }) };
}

/** The change of data that a rule can notice. */
function dataOf(
  rule: string,
  question: string | undefined,
  data: readonly DataChange[],
): DataChange | undefined {
  const about = question?.split(' ')[0] ?? areaName(rule);
  const sort = about === 'duplicatefiles' ? 'allimages' : about;
  const isAboutAll = !['allimages', 'languageinfo', 'dbrepllag'].includes(sort);
  return data.find(each => isAboutAll || each.sort === sort);
}

function untoldOf(question: string | undefined, by: 'old' | 'new', { old, now }: Sides): string {
  const lacking = [old, now].flatMap((side, index) =>
    question === undefined || side.answers.find(question) ? [] : [index === 0 ? 'the old' : 'the new'],
  );
  const which = by === 'new' ? 'the old' : 'the new';
  if (question === undefined) return 'no evidence points to an answer';
  return lacking.length === 0
    ? `the answers to ${quoted(question)} do not differ where the evidence points`
    : `${lacking[0] ?? which} report does not keep the answer to ${quoted(question)}`;
}
