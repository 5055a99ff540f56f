/** Who made the answers differ: the server, or what the wiki holds. */
import type { Cause } from '../../schemas/generated/diff.js';
import { areaName } from '../report/by-area.js';
import type { Accusation, Explained } from './causes.js';
import type { Sides } from './diff-sides.js';
import { quoted } from './data.js';
import type { DataChange } from './data.js';
import { differencesAt } from './places.js';

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
