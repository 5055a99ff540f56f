/** A history as one HTML file: the table of runs, since when each rule fails, and what changed. */
import { contract } from '../../schemas/generated/rules.js';
import type { History, TargetHistory } from '../../schemas/generated/history.js';
import { count } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import type { Outcome } from '../../schemas/verdict.js';
import * as words from '../history/words.js';
import { code, moreNote, plainTable, prose, section } from '../html/parts.js';
import { momentOf, shortAddress } from '../report/facts.js';
import { groupsOf } from '../report/results.js';
import { verdictState } from '../report/verdict-words.js';
import { escaped } from '../text/markup.js';
import { filterLink, matrixPage, rowLink, type MatrixPage } from './page.js';
import { addRow, emptyMatrix, judgedContent, LONGEST_NAME, type Matrix } from './rows.js';

/** Of all targets together. */
const MOST_ROWS = 20_000;
const MOST_DETAILED = 100;
const MOST_TARGETS = 5_000;
const MOST_STEPS = 100;
const MOST_REASONS = 40;
const MOST_NOTES = 5;

export function historyHtml(history: History): string {
  const targets = words.gravestFirst(history.targets);
  const isOne = targets.length === 1;
  const matrix = emptyMatrix();
  const most = Math.max(1, Math.floor(MOST_ROWS / targets.length));
  for (const target of targets) addRuns(matrix, target, most);
  const { sign, words: title, tone } = words.headline(history);
  const rest = moreNote(targets.length - MOST_TARGETS, 'target');
  const list = targets.slice(0, MOST_TARGETS).map((target, at) => targetPart(target, at, isOne));
  return matrixPage(matrix, {
    noun: 'run',
    owner: isOne ? '' : 'Target',
    cells: 'report',
    rules: viewedRules(targets),
    shown: 'failing or changed',
    sort: 'list',
    isFirstOnly: !isOne,
    title: `History of ${isOne ? escaped(labelOf(targets[0]), 120) : count(targets.length, 'target')}`,
    kicker: `${escaped(contract.title, 200)}: history`,
    heading: `<span aria-hidden="true">${sign}</span> ${escaped(title.charAt(0) + title.slice(1).toLowerCase(), 200)}`,
    lead: history.notes.map(note => `<p class="note">${prose(note)}</p>`).join('\n'),
    tone,
    parts: [['targets', 'What changed', section('targets', 'What changed', list.join('\n') + rest)]],
  });
}

const labelOf = (target: TargetHistory | undefined) =>
  printable(target?.label ?? shortAddress(target?.url ?? ''), LONGEST_NAME);

function addRuns(matrix: Matrix, target: TargetHistory, most: number): void {
  const { runs, rules, steps } = target;
  const all = rules.map(({ rule, level, stretches }) => ({
    rule,
    level,
    outcomes: stretches.flatMap(each => Array<Outcome | 'absent'>(each.runs).fill(each.outcome)),
  }));
  const changes = new Map(steps.map(step => [step.run, step.changes]));
  // The step with which a failure began has its message.
  const messages = new Map<string, string>();
  const rows = runs.map((run, at) => {
    for (const { rule, message } of changes.get(at) ?? []) messages.set(rule, message ?? '');
    const outcomesOfRun = all.flatMap(({ rule, level, outcomes }) => {
      const outcome = outcomes[at] ?? 'absent';
      return outcome === 'absent' ? [] : [{ rule, level, outcome, text: messages.get(rule) ?? '' }];
    });
    const { id, started, suite, contract: judgedBy, complete, href = '' } = run;
    const about = `${id}, suite ${suite}, contract ${words.contractName(judgedBy)}`;
    const named = { label: momentOf(started), about, owner: labelOf(target), href };
    return [named, { standing: verdictState(run), complete, outcomes: outcomesOfRun }] as const;
  });
  for (const [named, judged] of rows.slice(-most).toReversed())
    addRow(matrix, named, judgedContent(matrix, judged));
}

function viewedRules(targets: readonly TargetHistory[]): MatrixPage['rules'] {
  const all = targets.flatMap(target => target.rules.map(rule => ({ target, rule })));
  const rules = [...groupsOf(all, ({ rule }) => rule.rule)].map(([rule, those]) => {
    const moving = those.filter(each => words.attentionOf(each.rule));
    const notes = moving
      .slice(0, MOST_NOTES)
      .map(each => `${labelOf(each.target)} ${words.sinceText(each.rule)}`);
    return {
      id: rule,
      level: those[0]?.rule.level ?? 'INFO',
      failed: those.reduce((sum, each) => sum + each.rule.failed, 0),
      isShown: moving.length > 0,
      note: notes.join(' · '),
    };
  });
  return rules.toSorted((a, b) => Number(b.isShown) - Number(a.isShown));
}

function targetPart(target: TargetHistory, index: number, isOpen: boolean): string {
  const { sign, tone, words: verdict } = words.latestVerdict(target);
  const owner = labelOf(target);
  const notes = [`${words.runsText(target)}. Judged by ${words.judgedByText(target)}.`, ...target.notes];
  const details = index < MOST_DETAILED ? rulesTable(target, owner) + stepsTable(target) : '';
  return `<details class="part whole"${isOpen ? ' open' : ''}><summary><h3><span class="sign ${tone}" aria-hidden="true">${sign}</span> ${escaped(words.nameOf(target), 200)}<span class="unseen"> ${verdict}</span></h3> <span>${escaped(words.summaryText(target), 500)}</span></summary>
<p class="note">${filterLink({ owner, runs: 'all' }, `Show its ${count(target.runs.length, 'run')} in the table`)}</p>
${notes.map(note => `<p class="note">${prose(note, 500)}</p>`).join('')}${details}</details>`;
}

const linesOf = (texts: readonly string[]) =>
  texts.flatMap(text => (text === '' ? [] : [`<p class="message">${prose(text, 400)}</p>`])).join('');

function rulesTable(target: TargetHistory, owner: string): string {
  const rows = target.rules.filter(words.attentionOf).map(each => {
    const { rule, level } = each;
    const { sign, tone } = words.stateWords[each.state];
    const message = each.failingSince === undefined ? undefined : words.changeSince(each, target)?.message;
    const name = filterLink({ owner, runs: 'all', rule }, code(rule, 80));
    const flaky = each.kind === 'flaky' ? ' <span class="badge">flaky</span>' : '';
    return `<tr><th scope="row">${name} <span class="level ${level}">${level}</span>${flaky}</th><td><span class="sign ${tone}" aria-hidden="true">${sign}</span> ${escaped(words.sinceText(each), 300)}${linesOf([words.causeSince(each, target), message ?? ''])}</td><td>${escaped(words.tallyText(each, target), 200)}</td></tr>`;
  });
  const name = `Table of rules: ${escaped(words.nameOf(target), 120)}`;
  return rows.length === 0 ? '' : plainTable('since', name, ['Rule', 'Now', 'Runs'], rows);
}

function stepsTable(target: TargetHistory): string {
  const steps = target.steps.toReversed();
  const rows = steps.slice(0, MOST_STEPS).map(step => {
    const { started = '', href = '' } = target.runs[step.run] ?? {};
    const reasons = linesOf([...words.reasonsOf(step).slice(0, MOST_REASONS), ...step.notes]);
    return `<tr><th scope="row">${rowLink({ label: momentOf(started), href })}</th><td>${escaped(words.stepText(step), 300)}${reasons}</td></tr>`;
  });
  const name = `Table of steps: ${escaped(words.nameOf(target), 120)}`;
  const more = moreNote(steps.length - MOST_STEPS, 'step', ': see the JSON');
  return rows.length === 0 ? '' : plainTable('steps', name, ['Step', 'Changes'], rows) + more;
}
