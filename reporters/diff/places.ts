/** Whether the same question was answered otherwise, at the place that the evidence of a change points to. */
import type { Evidence } from '../../schemas/verdict.js';
import { jsonIn, valueAt } from './answers.js';
import type { SeenAnswer } from './answers.js';
import { quoted } from './data.js';
import type { DataChange } from './data.js';
import { cut, entryDifference, shown } from './diff-entry.js';
import type { AnswerDifference, Answered } from './diff-entry.js';
import type { Mask } from '../report/masks.js';
import { printable } from '../../schemas/text/printable.js';

/** `undefined` where an answer is not at hand; nothing in the list where the answers are the same. */
export function differencesAt(
  question: string,
  { pointer }: Evidence,
  old: Answered,
  now: Answered,
  accused: 'old' | 'new',
  listing: DataChange | undefined,
): AnswerDifference[] | undefined {
  const [before, after] = [old.answers.find(question), now.answers.find(question)];
  const entry = pointer === undefined ? undefined : entryDifference(question, pointer, old, now, accused);
  if (entry) return [entry];
  if (!before || !after) return undefined;
  const about = headDifference(question, before, after, old.mask, now.mask);
  if (about) return [about];
  const words = bodyDifference(question, pointer, [before, old.mask], [after, now.mask]);
  if (words === undefined) return [];
  // Other files make other pages, so the difference of the answers says nothing about who made it.
  if (!listing || !question.startsWith('allimages')) return [{ cause: 'server', sure: true, words }];
  return [
    { cause: 'data', sure: false, words: listing.words },
    { cause: 'server', sure: false, words },
  ];
}

const headers = ['content-type', 'cache-control', 'set-cookie', 'location'] as const;

function headDifference(
  question: string,
  before: SeenAnswer,
  after: SeenAnswer,
  was: Mask,
  is: Mask,
): AnswerDifference | undefined {
  const told = (words: string): AnswerDifference => ({
    cause: 'server',
    sure: true,
    words: `${quoted(question)}: ${words}`,
  });
  const [old, now] = [arrivalOf(before), arrivalOf(after)];
  if (old !== now) return told(`${old}, now ${now}`);
  for (const name of headers) {
    const [left, right] = [was(before.headers[name] ?? 'absent'), is(after.headers[name] ?? 'absent')];
    if (left !== right) return told(`the header ${name} was ${cut(left)}, is ${cut(right)}`);
  }
  return undefined;
}

function arrivalOf({ status, loss }: SeenAnswer): string {
  return status === undefined ? `no whole answer (${printable(loss ?? 'lost', 120)})` : `status ${status}`;
}

type Masked = readonly [answer: SeenAnswer, mask: Mask];

/** Where the bodies differ: at the place itself, or where they begin to. */
function bodyDifference(
  question: string,
  pointer: string | undefined,
  [before, was]: Masked,
  [after, is]: Masked,
): string | undefined {
  const [left, right] = [jsonIn(before), jsonIn(after)];
  if (pointer !== undefined && left !== undefined && right !== undefined) {
    const [old, now] = [shown(valueAt(left, pointer), was), shown(valueAt(right, pointer), is)];
    const at = pointer === '' ? 'the answer' : quoted(pointer);
    if (old !== now) return `${quoted(question)}: ${at} ${parted(old, now)}`;
  }
  const length = before.whole && after.whole ? Infinity : Math.min(before.body.length, after.body.length) - 1;
  const [old, now] = [was(before.body.slice(0, length)), is(after.body.slice(0, length))];
  if (old === now) return undefined;
  return `${quoted(question)}: the answer ${parted(old, now)}`;
}

/** Long texts are told by where they begin to differ. */
function parted(old: string, now: string): string {
  if (old.length + now.length < 240) return `was ${cut(old)}, is ${cut(now)}`;
  let from = 0;
  while (from < old.length && old[from] === now[from]) from += 1;
  const some = (text: string) => (from >= text.length ? 'nothing' : quoted(text.slice(from, from + 60)));
  return `differs from character ${from + 1} on: was ${some(old)}, is ${some(now)}`;
}
