/** A diff in words and signs, the same in every format for people. */
import type { Cause, Circumstance, Diff, RuleChange } from '../../schemas/generated/diff.js';
import { count, grouped } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import { contrastOf, momentOf, type Fact } from '../report/facts.js';
import { outcomeWords, verdictState, verdictLooks, type Wording } from '../report/verdict-words.js';
import type { Change } from './change.js';

export function headline({ worse, counts }: Diff): Wording {
  if (worse) return { sign: '✗', words: 'WORSE', tone: 'red' };
  if (counts.worse > 0)
    return { sign: '!', words: 'WORSE IN WARNINGS OR EXCUSED FAILURES ONLY', tone: 'yellow' };
  if (counts.lostSight > 0)
    return { sign: '?', words: 'NOTHING WORSE, BUT RULES NO LONGER DETERMINED', tone: 'yellow' };
  if (counts.better > 0) return { sign: '✓', words: 'BETTER', tone: 'green' };
  const changed = counts.changed + counts.new + counts.gone;
  return { sign: '✓', words: changed > 0 ? 'NOTHING WORSE' : 'UNCHANGED', tone: 'green' };
}

/** In the order in which changes are listed. */
export const changeWords: Readonly<Record<Change, Wording>> = {
  worse: { sign: '✗', words: 'worse', tone: 'red' },
  lostSight: { sign: '?', words: 'no longer determined', tone: 'yellow' },
  better: { sign: '✓', words: 'better', tone: 'green' },
  changed: { sign: '~', words: 'changed', tone: 'cyan' },
  new: { sign: '+', words: 'new', tone: 'cyan' },
  gone: { sign: '-', words: 'removed', tone: 'dim' },
};

export const changes = Object.keys(changeWords) as Change[];

/** It fails now and did not, or fails differently than before. */
export const isNewFailure = ({ change, old, new: now }: RuleChange): boolean =>
  change === 'worse' || (change === 'changed' && old?.outcome === now?.outcome);

/** A failed SHOULD does not count without `--strict`, nor what a baseline excuses. */
export function signOf({ change, counts }: RuleChange): Wording {
  return change === 'worse' && !counts
    ? { ...changeWords.worse, sign: '!', tone: 'yellow' }
    : changeWords[change];
}

/** `2 rules worse, 1 better; 95 unchanged`. */
export function countsText({ counts, rules }: Diff): string {
  if (rules.length === 0) return `${count(counts.same, 'rule')} unchanged`;
  const order = changes.filter(change => counts[change] > 0);
  const list = order.map((change, index) => {
    const number = index === 0 ? count(counts[change], 'rule') : grouped(counts[change]);
    return `${number} ${changeWords[change].words}`;
  });
  return `${list.join(', ')}; ${grouped(counts.same)} unchanged`;
}

const causeNames: Readonly<Record<Cause['cause'], string>> = {
  answers: 'the answers changed',
  unanswered: 'no answer',
  suite: 'a different suite',
  contract: 'a different contract',
  profile: 'a different profile',
  options: 'the audits were run differently',
};

/** `different answers (proven)`. */
const causeName = ({ cause, proven }: Cause): string =>
  `${causeNames[cause]} (${proven ? 'proven' : 'possible'})`;

/** What a reader needs of one rule; a label is empty where the one before holds. */
export function factsOf(change: RuleChange): Fact[] {
  const { old, new: now, excused, follows } = change;
  const all: (readonly [label: string, text: string | undefined])[] = [
    ['was', old?.message],
    ['is', now?.message],
    ['excused', excused],
    ...contrastOf(now?.message ?? '', now),
    ['follows', follows],
    ...causeTexts(change).map((text, index) => [index === 0 ? 'cause' : '', text] as const),
  ];
  return all.flatMap(([label, text]): Fact[] => (text === undefined ? [] : [[label, printable(text, 400)]]));
}

type Explained = Pick<RuleChange, 'causes' | 'follows' | 'unexplained'>;

export function causeTexts({ causes, unexplained }: Pick<Explained, 'causes' | 'unexplained'>): string[] {
  if (unexplained !== undefined) return [`unknown: ${printable(unexplained, 300)}`];
  return causes.map(cause => `${causeName(cause)}: ${printable(cause.words, 400)}`);
}

/** Why there was no answer needs its words. */
const briefly = (cause: Cause): string =>
  causeName(cause) + (cause.cause === 'unanswered' ? `: ${printable(cause.words, 300)}` : '');

/** Why a rule changed, in brief: `follows allimages.list: different answers (proven)`; empty where only one report has it. */
export function causesText({ causes, follows, unexplained }: Explained): string {
  const why = unexplained === undefined ? [...new Set(causes.map(briefly))].join(', ') : 'unknown cause';
  return follows === undefined || why === '' ? why : `follows ${printable(follows, 80)}: ${why}`;
}

/** `passed → failed`, and whether a baseline excuses that. */
export function stepText({ old, new: now, excused }: RuleChange): string {
  const outcomes = [old, now].flatMap(side => (side ? [outcomeWords[side.outcome].words] : [])).join(' → ');
  return excused === undefined ? outcomes : `${outcomes}, excused`;
}

/** The two audits and what differs between them. */
export function circumstances(diff: Diff): Fact[] {
  const isOther = diff.circumstances.some(({ kind }) => kind === 'target');
  // Then no difference is certainly a change.
  const other = isOther ? ['the reports are for different targets'] : [];
  return [
    ['old', sideText(diff.old)],
    ['new', sideText(diff.new)],
    ...[...other, ...circumstanceTexts(diff)].map((text): Fact => ['differs', text]),
  ];
}

type Circumstances = Pick<Diff, 'circumstances'>;

/** What explains a change: neither the target, which is named elsewhere, nor the seed, which differs between any two audits. */
const explaining = ({ circumstances: all }: Circumstances): Circumstance[] =>
  all.filter(({ kind, name }) => kind !== 'target' && !(kind === 'options' && name === 'seed'));

/** `contract version was 1.1, is 1.0`. */
export const circumstanceTexts = (of: Circumstances): string[] =>
  explaining(of).map(each => `${circumstanceName(each)} was ${short(each.old)}, is ${short(each.new)}`);

/** `contract version`, each once. */
export const circumstanceNames = (of: Circumstances): string[] => [
  ...new Set(explaining(of).map(circumstanceName)),
];

const optionNames: Readonly<Record<string, string>> = {
  rules: 'selected rules',
  strict: '--strict',
  strength: '--strength',
  end: 'the audit',
};

function circumstanceName({ kind, name }: Circumstance): string {
  if (kind === 'profile') return `parameter ${printable(name, 80)}`;
  return kind === 'options' ? (optionNames[name] ?? name) : `${kind} ${name}`;
}

/** A digest is recognized by its beginning. */
export function short(text: string): string {
  return printable(/^sha256:[0-9a-f]{64}$/.test(text) ? `${text.slice(0, 19)}…` : text, 160);
}

/** `http://…/api.php, 2026-01-02 03:04, version 1.0.0, contract 1.1: not conformant`. */
function sideText({ url, started, suite, ...side }: Diff['old']): string {
  const { contractVersion, conformant, complete, recording } = side;
  const verdict = verdictLooks[verdictState({ conformant })].words;
  const by = `version ${printable(suite, 40)}, contract ${printable(contractVersion, 40)}`;
  const how = `${complete ? '' : ', not complete'}${recording ? ', recorded' : ''}`;
  return `${printable(url, 300)}, ${momentOf(started)}, ${by}: ${verdict}${how}`;
}
