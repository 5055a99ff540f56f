/** Whether the same question was answered otherwise, at the place that the evidence of a change points to. */
import type { Evidence } from '../../schemas/verdict.js';
import { jsonIn, valueAt, jsonText, membersOf } from './answers.js';
import type { SeenAnswer, Answers } from './answers.js';
import { quoted, filesOf } from './data.js';
import type { DataChange, Holdings } from './data.js';
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

export interface AnswerDifference {
  readonly cause: 'server' | 'data';
  /** Whether it is surely this and not the other. */
  readonly sure: boolean;
  readonly words: string;
}

/** The answers of one audit, with what hides its address and its draws. */
export interface Answered {
  readonly answers: Answers;
  readonly mask: Mask;
}

const inListing = /^\/query\/allimages\/(\d+)(\/.*)?$/s;

/** A file may stand elsewhere in the other listing, so it is looked up by its name. */
export function entryDifference(
  question: string,
  pointer: string,
  old: Answered,
  now: Answered,
  accused: 'old' | 'new',
): AnswerDifference | undefined {
  const [, index, field = ''] = inListing.exec(pointer) ?? [];
  const own = (accused === 'new' ? now : old).answers;
  const name = membersOf(valueAt(jsonIn(own.find(question)), `/query/allimages/${index}`))?.['name'];
  if (index === undefined || typeof name !== 'string') return undefined;
  const listing = question.replace(/ page \d+$/, '');
  const [before, after] = [filesOf(old.answers, listing), filesOf(now.answers, listing)];
  const other = accused === 'new' ? before : after;
  if (other.entries.has(name)) return fieldDifference(name, field, [before, old.mask], [after, now.mask]);
  return amongOthers(field, [before, old.mask], [after, now.mask]) ?? onlyHere(name, other, accused);
}

type Listed = readonly [files: Holdings, mask: Mask];

/** Files that both listings have tell whether the server answers otherwise, whatever files there are. */
function amongOthers(field: string, old: Listed, now: Listed): AnswerDifference | undefined {
  let compared = 0;
  for (const name of now[0].entries.keys()) {
    if (!old[0].entries.has(name)) continue;
    const difference = fieldDifference(name, field, old, now);
    if (difference) return difference;
    if (++compared >= 1_000) break;
  }
  return undefined;
}

function onlyHere(name: string, other: Holdings, accused: 'old' | 'new'): AnswerDifference | undefined {
  if (!other.all) return undefined;
  const words =
    accused === 'new'
      ? `${quoted(name)} is a file that the old listing did not have`
      : `${quoted(name)}, a file of the old listing, is not in the new one`;
  return { cause: 'data', sure: true, words };
}

function fieldDifference(
  name: string,
  field: string,
  [before, was]: Listed,
  [after, is]: Listed,
): AnswerDifference | undefined {
  const old = shown(valueIn(before.entries.get(name), field), was);
  const now = shown(valueIn(after.entries.get(name), field), is);
  if (old === now) return undefined;
  const what = field === '' ? 'the entry' : quoted(field.slice(1));
  return {
    cause: 'server',
    sure: true,
    words: `of ${quoted(name)}, ${what} was ${cut(old)}, is ${cut(now)}`,
  };
}

/** An entry that was too deep to be kept holds nothing to compare. */
function valueIn(entry: string | undefined, field: string): unknown {
  if (entry === undefined || !entry.startsWith('{')) return undefined;
  return valueAt(JSON.parse(entry) as unknown, field);
}

/** As it is compared: without what may lawfully differ. */
export const shown = (value: unknown, mask: Mask): string => mask(jsonText(value));

export const cut = (text: string): string => printable(text, 120);
