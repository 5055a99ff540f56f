/** A diff in words and signs, the same in every format for people. */
import type { Cause, Circumstance, Diff, RuleChange } from '../../schemas/generated/diff.js';
import { grouped } from '../../schemas/text/numbers.js';
import { amount } from '../text/amounts.js';
import type { Change } from './change.js';
import { printable } from '../../schemas/text/printable.js';
import type { Wording } from '../report/verdict-words.js';

/** What a diff comes to as a whole. */
export function headline({ worse, counts }: Diff): Wording {
  if (worse) return { sign: '✗', words: 'WORSE', tone: 'red' };
  if (counts.worse > 0) return { sign: '!', words: 'WORSE IN WARNINGS ONLY', tone: 'yellow' };
  if (counts.lostSight > 0) return { sign: '?', words: 'NOTHING WORSE, BUT SIGHT LOST', tone: 'yellow' };
  if (counts.better > 0) return { sign: '✓', words: 'BETTER', tone: 'green' };
  const changed = counts.changed + counts.new + counts.gone;
  return { sign: '✓', words: changed > 0 ? 'NOTHING WORSE' : 'THE SAME', tone: 'green' };
}

export const changeWords: Readonly<Record<Change, Wording>> = {
  worse: { sign: '✗', words: 'worse', tone: 'red' },
  lostSight: { sign: '?', words: 'lost sight of', tone: 'yellow' },
  better: { sign: '✓', words: 'better', tone: 'green' },
  changed: { sign: '~', words: 'changed', tone: 'cyan' },
  new: { sign: '+', words: 'new', tone: 'cyan' },
  gone: { sign: '-', words: 'gone', tone: 'dim' },
};

/** `2 rules worse, 1 better; 95 as before`. */
export function countsText({ counts, rules }: Diff): string {
  const order = Object.keys(changeWords) as Change[];
  const told = order.filter(change => counts[change] > 0);
  if (rules.length === 0) return `${amount(counts.same, 'rule')} as before`;
  const list = told.map((change, index) => {
    const count = index === 0 ? amount(counts[change], 'rule') : grouped(counts[change]);
    return `${count} ${changeWords[change].words}`;
  });
  return `${list.join(', ')}; ${grouped(counts.same)} as before`;
}

const causeNames: Readonly<Record<Cause['cause'], string>> = {
  server: 'the server answered differently',
  data: 'the data changed',
  suite: 'the suite changed',
  contract: 'the contract changed',
  profile: 'the profile changed',
  options: 'the audit was run otherwise',
};

/** Printable: why a rule changed, a line each, the proven first. */
export function causeTexts({ causes, untold }: RuleChange): string[] {
  const sorted = [...causes.filter(({ proven }) => proven), ...causes.filter(({ proven }) => !proven)];
  const lines = sorted.map(
    ({ cause, proven, words }) =>
      `${proven ? '' : 'possibly '}${causeNames[cause]}: ${printable(words, 400)}${proven ? ' (proven)' : ''}`,
  );
  if (untold === undefined) return lines;
  return [...lines, `${lines.length === 0 ? 'unexplained' : 'not proven'}: ${printable(untold, 300)}`];
}

/** One word for each cause, for a line that has no room for more. */
export function causeSummary({ causes, follows }: RuleChange): string {
  const names = causes.map(({ cause, proven }) =>
    proven ? causeNames[cause] : `possibly ${causeNames[cause]}`,
  );
  const why = names.length === 0 ? 'unexplained' : [...new Set(names)].join(', ');
  return follows === undefined ? why : `with ${follows}: ${why}`;
}

/** `passed → failed`. */
export function stepText({ old, new: now }: RuleChange): string {
  return [old?.outcome, now?.outcome].flatMap(outcome => outcome ?? []).join(' → ');
}

/** What differs between the audits themselves, printable, a line each; another target is told apart. */
export function circumstanceTexts({ circumstances }: Diff): string[] {
  return circumstances
    .filter(({ kind, name }) => kind !== 'target' && !(kind === 'options' && name === 'seed'))
    .map(each => `${nameOf(each)} was ${short(each.old)}, is ${short(each.new)}`);
}

function nameOf({ kind, name }: Circumstance): string {
  if (kind === 'profile') return `parameter ${printable(name, 80)}`;
  if (kind === 'options') return optionNames[name] ?? printable(name, 80);
  return `${kind} ${printable(name, 80)}`;
}

const optionNames: Readonly<Record<string, string>> = {
  rules: 'selected rules',
  strict: 'strict',
  end: 'the audit',
};

/** A digest is told by its beginning. */
function short(text: string): string {
  return printable(/^sha256:[0-9a-f]{64}$/.test(text) ? `${text.slice(0, 19)}…` : text, 160);
}

/** Where two wikis are compared, no difference is surely a change. */
export function otherTarget({ circumstances }: Diff): string | undefined {
  return circumstances.some(({ kind }) => kind === 'target')
    ? 'the two reports are of different targets'
    : undefined;
}

/** `2026-01-02 03:04 by 0.1.0: not conformant`. */
export function sideText({ started, suite, conformant, complete, recording }: Diff['old']): string {
  const verdict = conformant === null ? 'inconclusive' : conformant ? 'conformant' : 'not conformant';
  const parts = [
    `${printable(started.replace('T', ' ').slice(0, 16), 40)} by ${printable(suite, 40)}: ${verdict}`,
    ...(complete ? [] : ['not complete']),
    ...(recording ? ['recorded'] : []),
  ];
  return parts.join(', ');
}
