/** A history as one HTML file that loads nothing: a table of runs and rules, since when each rule fails, and what changed. */
import { contract } from '../../schemas/generated/rules.js';
import type { History, RuleHistory, TargetHistory } from '../../schemas/generated/history.js';
import { count } from '../../schemas/text/numbers.js';
import type { Outcome } from '../../schemas/verdict.js';
import * as words from '../history/words.js';
import { htmlDocument } from '../html/document.js';
import { code, prose } from '../html/parts.js';
import { momentOf, shortAddress } from '../report/facts.js';
import { groupsOf } from '../report/results.js';
import { verdictState } from '../report/verdict-words.js';
import { escaped } from '../text/markup.js';
import { outcomeGroups } from './counts.js';
import type { View, ViewedRule } from './data.js';
import { addRow, emptyMatrix, outcomeOf } from './rows.js';
import type { Matrix } from './rows.js';
import { stepList } from './steps.js';
import type { Scope } from './steps.js';
import { matrixStyle } from './style.js';
import { headerOf, tablePart } from './table.js';
import { filterLink, first, moreNote, plainTable, section } from './words.js';

/** Of all targets together, each with its latest runs. */
const MOST_ROWS = 20_000;
/** The rules of more targets are in the JSON and in each target's own reports. */
const MOST_DETAILED = 100;
const MOST_TARGETS = 5_000;
const MOST_NAMED = 5;

export function historyHtml(history: History): string {
  const { notes } = history;
  const targets = words.gravestFirst(history.targets);
  const [only, ...others] = targets;
  const isOne = only !== undefined && others.length === 0;
  const matrix = emptyMatrix();
  for (const target of targets)
    addRuns(matrix, target, Math.max(1, Math.floor(MOST_ROWS / targets.length)), isOne);
  const view: View = {
    noun: 'run',
    between: [
      ['MUST', 'must'],
      ['SHOULD', 'should'],
    ],
    cells: 'report',
    rules: viewedRules(targets, isOne),
    shown: 'failing or changed',
    sorts: [
      ['list', 'latest first'],
      ['verdict', 'verdict'],
      ['failures', 'number of failures'],
    ],
    isFirstOnly: !isOne,
  };
  const { sign, words: title, tone } = words.headline(history);
  const lead = [
    ...(isOne ? [`<p class="target">${nameOf(only)}</p>`, leadOf(only)] : []),
    ...notes.map(note => `<p class="note">${prose(note)}</p>`),
  ];
  return htmlDocument({
    title: isOne
      ? `History of ${escaped(words.nameOf(only), 120)}`
      : `History of ${count(targets.length, 'target')}`,
    mark: { sign, tone },
    header: headerOf(latestOf(matrix, isOne), {
      kicker: `${escaped(contract.title, 200)}: history`,
      title: `<span aria-hidden="true">${sign}</span> ${escaped(sentence(title), 200)}`,
      lead: lead.join('\n'),
      tone,
    }),
    parts: [
      tablePart(matrix, view, outcomeGroups(matrix)),
      ...(isOne
        ? ([
            ['rules', 'Rules', section('rules', 'Rules that fail or changed', rulesTable(only, {}))],
            ['steps', 'Steps', section('steps', 'What changed', stepsOf(only, {}))],
          ] as const)
        : ([['targets', 'Targets', section('targets', 'Targets', targetList(targets))]] as const)),
    ],
    style: matrixStyle,
    script: 'matrix',
  });
}

/** What the head counts: all runs of one target, or the latest of each. */
const latestOf = ({ rows }: Matrix, isOne: boolean) => {
  const owners = new Set<string>();
  return { rows: rows.filter(({ owner }) => isOne || (!owners.has(owner) && owners.add(owner))) };
};

const sentence = (text: string) => text.charAt(0) + text.slice(1).toLowerCase();

const labelOf = ({ label, url }: TargetHistory) => label ?? shortAddress(url);

const nameOf = ({ label, url }: TargetHistory) =>
  `${label === undefined ? '' : `${escaped(label, 200)} `}${code(url, 300)}`;

function leadOf(target: TargetHistory): string {
  const summary = words.summaryText(target);
  return `<p class="lead">${escaped(summary.charAt(0).toUpperCase() + summary.slice(1), 500)}.</p>`;
}

/** What is known of the runs, and what changed from one to the next. */
function stepsOf(target: TargetHistory, scope: Scope): string {
  const notes = target.notes.map(note => `<p class="note">${prose(note, 500)}</p>`);
  return `<p class="note">${escaped(words.runsText(target), 300)}. Judged by ${escaped(words.judgedByText(target), 300)}.</p>${notes.join('')}
${stepList(target, scope)}`;
}

/** A row for each of the latest runs, the latest first. */
function addRuns(matrix: Matrix, target: TargetHistory, most: number, isOne: boolean): void {
  const { runs, rules, steps } = target;
  const outcomes = rules.map(({ stretches }) =>
    stretches.flatMap(({ outcome, runs: length }) => Array<Outcome | 'absent'>(length).fill(outcome)),
  );
  const changes = new Map(steps.map(step => [step.run, step.changes]));
  // What was seen of a failure is told by the step with which it began.
  const messages = new Map<string, string>();
  const rows = runs.map((run, at) => {
    for (const { rule, message } of changes.get(at) ?? []) messages.set(rule, message ?? '');
    const judged = rules.flatMap(({ rule, level }, index) => {
      const outcome = outcomes[index]?.[at] ?? 'absent';
      return outcome === 'absent' ? [] : [outcomeOf(rule, level, outcome)];
    });
    const failed = judged
      .filter(({ letter }) => letter === 'f')
      .map(({ rule, level }) => ({ rule, level, text: messages.get(rule) ?? '' }));
    return { run, standing: verdictState(run), complete: run.complete, outcomes: judged, failed };
  });
  for (const row of rows.slice(-most).toReversed()) {
    const { id, started, suite, contract: judgedBy, href = '' } = row.run;
    const moment = momentOf(started);
    const named = {
      label: isOne ? moment : `${labelOf(target)} ${moment}`,
      about: `${id}, suite ${suite}, contract ${words.contractName(judgedBy)}`,
      owner: labelOf(target),
      href,
    };
    addRow(matrix, named, row);
  }
}

const needsAttention = ({ kind, failingSince }: RuleHistory) =>
  kind !== 'steady' || failingSince !== undefined;

/** Rules that fail or changed on some target first. */
function viewedRules(targets: readonly TargetHistory[], isOne: boolean): ViewedRule[] {
  const all = targets.flatMap(target => target.rules.map(rule => ({ target, rule })));
  const rules = [...groupsOf(all, ({ rule }) => rule.rule)].map(([rule, those]) => {
    const moving = those.filter(each => needsAttention(each.rule));
    const notes = moving.slice(0, MOST_NAMED).map(each => {
      const note = `${words.sinceText(each.rule)}; ${words.tallyText(each.rule, each.target)}`;
      return isOne ? note : `${labelOf(each.target)} ${note}`;
    });
    const rest = moving.length - notes.length;
    return {
      rule,
      level: those[0]?.rule.level ?? 'INFO',
      failed: those.reduce((sum, each) => sum + each.rule.failed, 0),
      isShown: moving.length > 0,
      note: notes.join(' · ') + (rest > 0 ? ` · and ${count(rest, 'more target')}` : ''),
    } satisfies ViewedRule;
  });
  return isOne ? rules : rules.toSorted((a, b) => Number(b.isShown) - Number(a.isShown));
}

function rulesTable(target: TargetHistory, scope: Scope): string {
  const moving = target.rules.filter(needsAttention);
  if (moving.length === 0) return '<p>No rule fails, and none changed.</p>';
  const rows = moving.map(rule => {
    const { sign, tone } = words.stateWords[rule.state];
    const cause = words.causeSince(rule, target);
    const message = words.stepSince(rule, target)?.message ?? '';
    const why = [cause, rule.failingSince === undefined ? '' : message].filter(text => text !== '');
    const flaky = rule.kind === 'flaky' ? ' <span class="badge">flaky</span>' : '';
    return `<tr><th scope="row">${filterLink({ ...scope, rule: rule.rule }, code(rule.rule, 80))} <span class="level ${rule.level}">${rule.level}</span>${flaky}</th><td><span class="sign ${tone}" aria-hidden="true">${sign}</span> ${escaped(words.sinceText(rule), 300)}${why.length === 0 ? '' : `<p class="message">${prose(why.join(': '), 400)}</p>`}</td><td>${escaped(words.tallyText(rule, target), 200)}</td></tr>`;
  });
  return plainTable(
    'since',
    `Table of rules: ${escaped(words.nameOf(target), 120)}`,
    ['Rule', 'Now', 'Runs'],
    rows,
  );
}

function targetList(targets: readonly TargetHistory[]): string {
  const [shown, rest] = first(targets, MOST_TARGETS);
  return shown.map((target, index) => targetPart(target, index)).join('\n') + moreNote(rest, 'target');
}

/** Those that fail or changed come with their rules and steps. */
function targetPart(target: TargetHistory, index: number): string {
  const { sign, tone, words: verdict } = words.latestVerdict(target);
  const scope = { owner: labelOf(target), runs: 'all' };
  const head = `<h3><span class="sign ${tone}" aria-hidden="true">${sign}</span> ${escaped(words.nameOf(target), 200)}<span class="unseen"> ${verdict}</span></h3> <span>${escaped(words.summaryText(target), 300)}</span>`;
  const link = `<p class="note">${filterLink(scope, `Show its ${count(target.runs.length, 'run')} in the table`)}</p>`;
  const isDetailed = index < MOST_DETAILED && (target.steps.length > 0 || target.rules.some(needsAttention));
  const details = isDetailed
    ? `${rulesTable(target, scope)}<h4>What changed</h4>${stepsOf(target, scope)}`
    : '';
  return `<details class="part whole"><summary>${head}</summary>
${link}${details}</details>`;
}
