/**
 * What an issue tracker should hold of each target: one issue, open once the target was found not conformant in several
 * runs in a row, closed once it conforms. A run that could not tell opens none and closes none.
 */
import { createHash } from 'node:crypto';
import type { History, RuleHistory, TargetHistory } from '../../schemas/generated/history.js';
import { count, grouped } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import { momentOf } from '../report/facts.js';
import { inlineCode, prose } from '../text/code.js';
import * as words from './words.js';

export interface Issue {
  readonly target: string;
  /** A line of the body by which the issue of this target is found again. */
  readonly marker: string;
  /** `open`: to be opened or updated; `closed`: to be closed where there is one; `unchanged`: to be updated where there is one. */
  readonly state: 'open' | 'closed' | 'unchanged';
  readonly title: string;
  /** Markdown, which begins with the marker. */
  readonly body: string;
  /** Why it is closed. */
  readonly comment?: string;
  /** For a person, where the target could not be judged for several runs; no reason to open or to close an issue. */
  readonly note?: string;
}

export interface Issues {
  readonly issuesVersion: '1';
  /** So many runs in a row. */
  readonly after: number;
  readonly issues: readonly Issue[];
  /** What was left out or could not be read. */
  readonly notes: readonly string[];
}

export function issuesOf({ targets, notes }: History, after: number): Issues {
  return { issuesVersion: '1', after, issues: targets.map(target => issueOf(target, after)), notes };
}

function issueOf(target: TargetHistory, after: number): Issue {
  const { runs } = target;
  const told = runs.filter(({ conformant }) => conformant !== null);
  const failures = told.length - 1 - told.findLastIndex(({ conformant }) => conformant === true);
  const open = runs.length - 1 - runs.findLastIndex(({ conformant }) => conformant !== null);
  const unmended = unmendedIn(target);
  const state =
    open > 0 || (failures === 0 && unmended.length > 0)
      ? 'unchanged'
      : failures === 0
        ? 'closed'
        : failures >= after
          ? 'open'
          : 'unchanged';
  const marker = markerOf(target);
  const excused = excusedIn(target);
  const lines = [marker, ...bodyOf(target, failures, open, { unmended, excused })];
  return {
    target: target.label ?? target.url,
    marker,
    state,
    title: printable(`${target.label ?? target.url} does not conform to the wiki query contract`, 200),
    body: `${lines.join('\n\n')}\n`,
    ...(state === 'closed' ? { comment: commentOn(excused) } : {}),
    ...(open >= after ? { note: openNote(target, open) } : {}),
  };
}

/** Rules that once decided a verdict, and that no run has since found to pass, though the latest verdict is conformant. */
function unmendedIn({ runs, rules }: TargetHistory): readonly RuleHistory[] {
  const once = new Set(runs.flatMap(({ failing }) => failing));
  return rules.filter(
    ({ rule, state, level, failingSince }) =>
      (level === 'MUST' || once.has(rule)) && state === 'undetermined' && failingSince !== undefined,
  );
}

/** Rules that fail in the latest run without deciding its verdict, and that decide it by their level or once did. */
function excusedIn({ runs, rules }: TargetHistory): readonly RuleHistory[] {
  const counted = new Set(runs.at(-1)?.failing);
  const once = new Set(runs.flatMap(({ failing }) => failing));
  return rules.filter(
    ({ rule, level, state }) =>
      state === 'failing' && !counted.has(rule) && (level === 'MUST' || once.has(rule)),
  );
}

/** Only a baseline excuses a MUST; a SHOULD may also have been judged without `--strict`. */
const excuseOf = (excused: readonly RuleHistory[]): string =>
  excused.every(({ level }) => level === 'MUST')
    ? 'excused by the baseline'
    : 'excused by the baseline, or counted with `--strict` only';

/** An issue that is closed does not say that the wiki conforms where it only fails as expected. */
function commentOn(excused: readonly RuleHistory[]): string {
  if (excused.length === 0) return 'The wiki conforms again.';
  const names = excused.slice(0, mostNamed).map(({ rule }) => inlineCode(rule));
  const more = excused.length - names.length;
  const named = [...names, ...(more > 0 ? [`and ${grouped(more)} more`] : [])].join(', ');
  const fail = `${count(excused.length, 'rule')} still ${excused.length === 1 ? 'fails' : 'fail'}`;
  return `No failure counts any more, but ${fail}, ${excuseOf(excused)}: ${named}.`;
}

const mostNamed = 10;

/** The same for a target at any time, and no other target's. */
function markerOf({ url, label }: TargetHistory): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([url, label]))
    .digest('hex')
    .slice(0, 16);
  return `<!-- wiki-query-conformance: ${digest} -->`;
}

const mostListed = 30;

function bodyOf(
  target: TargetHistory,
  failures: number,
  open: number,
  { unmended, excused }: Readonly<Record<'unmended' | 'excused', readonly RuleHistory[]>>,
): string[] {
  const latest = target.runs.at(-1);
  const deciding = new Set(latest?.failing);
  const failing = target.rules.filter(({ rule, state }) => state === 'failing' && deciding.has(rule));
  // A rule that fails since the first run has no step that tells what was seen.
  const isUntold = failing.every(rule => words.stepSince(rule, target)?.message === undefined);
  const verdict = words.latestVerdict(target);
  const head = `${inlineCode(words.nameOf(target))} is **${verdict.words}** in the run of ${momentOf(latest?.started ?? '')} UTC.`;
  return [
    failures > 0 && latest?.conformant === false
      ? `${head} It was not conformant in the last ${failures === 1 ? 'run' : count(failures, 'run')} that could tell.`
      : head,
    ...(isUntold && latest?.conformant === false ? [prose(latest.reason)] : []),
    ...list('Rules that fail', failing, target),
    ...list(`Rules that fail, ${excuseOf(excused)}`, excused, target),
    ...list('No longer determined, so neither failing nor mended', unmended, target),
    ...(open > 0 ? [openNote(target, open)] : []),
    ...(latest
      ? [
          `Judged by suite ${inlineCode(latest.suite, 40)}, contract ${inlineCode(words.contractName(latest.contract), 80)}. ${words.runsText(target)}.`,
        ]
      : []),
  ];
}

function list(title: string, rules: readonly RuleHistory[], target: TargetHistory): string[] {
  if (rules.length === 0) return [];
  const items = rules.slice(0, mostListed).map(rule => {
    const cause = words.causeSince(rule, target);
    const facts = [words.sinceText(rule), ...(cause === '' ? [] : [cause])].join(', ');
    const message = words.stepSince(rule, target)?.message;
    const seen = message === undefined ? '' : `: ${prose(message)}`;
    return `- ${inlineCode(rule.rule)} (${rule.level}) ${facts}${seen}`;
  });
  const more = rules.length > mostListed ? [`- and ${count(rules.length - mostListed, 'more rule')}`] : [];
  return [`${title}:`, [...items, ...more].join('\n')];
}

function openNote({ runs }: TargetHistory, open: number): string {
  const since = words.dayOf(runs.at(-open)?.started ?? '');
  const reason = prose(runs.at(-1)?.reason ?? '');
  return `The last ${open === 1 ? 'run' : count(open, 'run')}, since ${since}, could not tell whether it conforms: ${reason}`;
}
