/** A diff on the console and as Markdown: what got worse in full, the rest in brief. */
import type { Cause, Circumstance, Diff, RuleChange } from '../../schemas/generated/diff.js';
import { count, grouped } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import { contrastOf, momentOf } from '../report/facts.js';
import { groupsOf } from '../report/results.js';
import { outcomeWords, verdictOn, type Wording } from '../report/verdict-words.js';
import { fileFacts, type Block, type LabelledText } from '../text/blocks.js';
import { consoleText, type Printed } from '../text/console.js';
import { markdownText } from '../text/markdown.js';
import type { Change } from './change.js';

const SHOWN_IN_FULL = 8;

export const consoleDiff = (diff: Diff, printed: Printed): string =>
  consoleText(blocksOf(diff, printed.files), printed);

export const markdownDiff = (diff: Diff): string => markdownText(blocksOf(diff));

/** New failures, and failures that changed. */
const isFailing = ({ change, old, new: now }: RuleChange) =>
  change === 'worse' || (change === 'changed' && old?.outcome === now?.outcome);

function blocksOf(diff: Diff, files: readonly string[] = []): Block[] {
  const failing = diff.rules.filter(isFailing).slice(0, SHOWN_IN_FULL);
  const others = diff.rules.filter(rule => !failing.includes(rule));
  return [
    { ...headline(diff), kind: 'head' },
    countsText(diff),
    { kind: 'facts', facts: circumstanceFacts(diff) },
    ...failing.flatMap(inFull),
    ...[...groupsOf(others, ({ change }) => change)].flatMap(([change, rules]): Block[] => {
      const { sign, tone, words: title } = changeWords[change];
      const groups = groupsOf(rules, rule =>
        [stepText(rule), causesText(rule)].filter(text => text !== '').join(': '),
      );
      const items = [...groups].map(([text, those]) => {
        return { sign, tone, names: those.map(({ rule }) => rule), text };
      });
      return [
        { kind: 'title', text: title.charAt(0).toUpperCase() + title.slice(1) },
        { kind: 'notes', items },
      ];
    }),
    {
      kind: 'foot',
      facts: [...diff.notes.map((note): LabelledText => ['note', note]), ...fileFacts('diff', files)],
    },
  ];
}

function inFull(rule: RuleChange): Block[] {
  const { change, level, counts, old, new: now, excused, follows, causes, unexplained } = rule;
  // Warnings and excused failures do not count.
  const look = change === 'worse' && !counts ? ({ sign: '!', tone: 'yellow' } as const) : changeWords[change];
  const texts =
    unexplained === undefined
      ? causes.map(cause => `${causeName(cause)}: ${cause.words}`)
      : [`unknown: ${unexplained}`];
  const facts: LabelledText[] = [
    ['was', old?.message],
    ['is', now?.message],
    ['excused', excused],
    ...contrastOf(now?.message ?? '', now),
    ['follows', follows],
    ...texts.map((text, at): LabelledText => [at === 0 ? 'cause' : '', text]),
  ];
  return [
    { ...look, kind: 'entry', name: rule.rule, beside: `${level}, ${stepText(rule)}` },
    { kind: 'facts', facts },
    { kind: 'command', text: rule.again },
  ];
}

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

/** In the order of the lists. */
export const changeWords: Readonly<Record<Change, Wording>> = {
  worse: { sign: '✗', words: 'worse', tone: 'red' },
  lostSight: { sign: '?', words: 'no longer determined', tone: 'yellow' },
  better: { sign: '✓', words: 'better', tone: 'green' },
  changed: { sign: '~', words: 'changed', tone: 'cyan' },
  new: { sign: '+', words: 'new', tone: 'cyan' },
  gone: { sign: '-', words: 'removed', tone: 'dim' },
};

export const changes = Object.keys(changeWords) as Change[];

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

const causeName = ({ cause, proven }: Cause): string =>
  `${causeNames[cause]} (${proven ? 'proven' : 'possible'})`;

const briefly = (cause: Cause): string =>
  causeName(cause) + (cause.cause === 'unanswered' ? `: ${printable(cause.words, 300)}` : '');

/** `follows allimages.list: the answers changed (proven)`; empty if only one report has the rule. */
export function causesText(of: Pick<RuleChange, 'causes' | 'follows' | 'unexplained'>): string {
  const { causes, follows, unexplained } = of;
  const why = unexplained === undefined ? [...new Set(causes.map(briefly))].join(', ') : 'unknown cause';
  return follows === undefined || why === '' ? why : `follows ${printable(follows, 80)}: ${why}`;
}

/** `passed → failed, excused`. */
export function stepText({ old, new: now, excused }: RuleChange): string {
  const outcomes = [old, now].flatMap(side => (side ? [outcomeWords[side.outcome].words] : [])).join(' → ');
  return excused === undefined ? outcomes : `${outcomes}, excused`;
}

function circumstanceFacts(diff: Diff): LabelledText[] {
  const isOther = diff.circumstances.some(({ kind }) => kind === 'target');
  const other = isOther ? ['the reports are for different targets'] : [];
  return [
    ['old', sideText(diff.old)],
    ['new', sideText(diff.new)],
    ...[...other, ...circumstanceTexts(diff)].map((text): LabelledText => ['differs', text]),
  ];
}

type Circumstances = Pick<Diff, 'circumstances'>;

/** Without the target, which is named elsewhere, and the seed, which always differs. */
const explaining = ({ circumstances: all }: Circumstances): Circumstance[] =>
  all.filter(({ kind, name }) => kind !== 'target' && !(kind === 'options' && name === 'seed'));

/** `contract version: 1.1 → 1.0`. */
export const circumstanceTexts = (of: Circumstances): string[] =>
  explaining(of).map(each => `${circumstanceName(each)}: ${short(each.old)} → ${short(each.new)}`);

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

export function short(text: string): string {
  return printable(/^sha256:[0-9a-f]{64}$/.test(text) ? `${text.slice(0, 19)}…` : text, 160);
}

/** `http://…/api.php, 2026-01-02 03:04, version 1.0.0, contract 1.1: not conformant`. */
function sideText(side: Diff['old']): string {
  const { url, started, suite, contractVersion, complete, recording } = side;
  const by = `version ${printable(suite, 40)}, contract ${printable(contractVersion, 40)}`;
  const how = `${complete ? '' : ', not complete'}${recording ? ', recorded' : ''}`;
  return `${printable(url, 300)}, ${momentOf(started)}, ${by}: ${verdictOn(side).words}${how}`;
}
