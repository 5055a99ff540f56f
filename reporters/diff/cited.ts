/** The place that the evidence of a change cites, in the old and in the new answer. It is shown beside the causes and proves none. */
import type { CitedAnswer, RuleChange } from '../../schemas/generated/diff.js';
import type { RuleResult } from '../../schemas/verdict.js';
import { excerptAt, excerptOf } from '../report/excerpt.js';
import type { Excerpt } from '../report/excerpt.js';
import { sharedEnds } from '../text/difference.js';
import type { Answer, Side, Sides } from './change.js';

/** Of two failures, the new one is shown. */
export function citedBy(old: RuleResult, now: RuleResult, sides: Sides): RuleChange['cited'] {
  const isNew = now.evidence.length > 0;
  const [evidence] = isNew ? now.evidence : old.evidence;
  const [citing, other] = isNew ? [sides.now, sides.old] : [sides.old, sides.now];
  const exchange = evidence && citing.exchanges.get(evidence.exchange);
  if (!exchange) return undefined;
  const { question } = exchange;
  const { pointer } = evidence;
  const answers = [ownAnswer(evidence.exchange, question, citing), other.answerTo(question)];
  const [before, after] = isNew ? answers.toReversed() : answers;
  const [was, is] =
    pointer === undefined
      ? whereApart([before, sides.old], [after, sides.now])
      : [before, after].map(answer => answer && excerptIn(answer.body, pointer));
  return {
    question,
    ...(pointer === undefined ? {} : { pointer }),
    ...(before && was ? { old: cited(before, was) } : {}),
    ...(after && is ? { new: cited(after, is) } : {}),
  };
}

const cited = ({ status }: Answer, excerpt: Excerpt): CitedAnswer => ({
  ...(status === undefined ? {} : { status }),
  ...excerpt,
});

/** With the beginning of the entry that the place is in, since the same index may be another file in the other answer. */
function excerptIn(body: string, pointer: string): Excerpt {
  const excerpt = excerptOf(body, pointer, sizes);
  const [, entry] = /^(.*\/\d+)\//s.exec(pointer) ?? [];
  if (entry === undefined || excerpt.marked === '') return excerpt;
  const { marked, note } = excerptOf(body, entry, { ...sizes, marked: Infinity });
  const start = note === undefined ? marked.slice(0, sizes.before) : '';
  return excerpt.before.includes(start) ? excerpt : { ...excerpt, before: start + excerpt.before };
}

const sizes = { before: 40, marked: 120, after: 40, unmarked: 120 };

/** The very answer that is cited; a recording may have more of it than the report, which cuts long ones. */
function ownAnswer(id: number, question: string, { exchanges, answerTo }: Side): Answer | undefined {
  const response = exchanges.get(id)?.response;
  return response?.body.endsWith('…') === false ? response : answerTo(question);
}

/** Evidence that is the whole answer is shown from where the two begin to differ. */
function whereApart(...sides: readonly (readonly [Answer | undefined, Side])[]): (Excerpt | undefined)[] {
  const bodies = sides.map(([answer, { mask }]) => answer && mask(answer.body));
  const [left, right] = bodies;
  if (left === undefined || right === undefined)
    return bodies.map(body => (body === undefined ? undefined : excerptOf(body, undefined, sizes)));
  const { from } = sharedEnds(left, right);
  return [left, right].map(body => excerptAt(body, from, Math.min(body.length, from + sizes.marked), sizes));
}
