/** How the entry of a file that the evidence of a change points to differs from the same file's in the other listing. */
import { jsonIn, jsonText, membersOf, valueAt } from './answers.js';
import type { Answers } from './answers.js';
import { filesOf, quoted } from './data.js';
import type { Holdings } from './data.js';
import type { Mask } from '../report/masks.js';
import { printable } from '../../schemas/text/printable.js';

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
