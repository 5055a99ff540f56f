/** A history as one HTML file that loads nothing: a table of runs and rules, since when each rule fails, and what changed. */
import { contract } from '../../schemas/generated/rules.js';
import type { Change, History, RuleHistory, Step, TargetHistory } from '../../schemas/generated/history.js';
import { count } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import type { Outcome } from '../../schemas/verdict.js';
import { causeTexts, causesText, changeWords, circumstanceTexts } from '../diff/words.js';
import * as words from '../history/words.js';
import { code, moreNote, outcomeMark, plainTable, prose, section } from '../html/parts.js';
import { momentOf, shortAddress } from '../report/facts.js';
import { groupsOf } from '../report/results.js';
import { verdictState } from '../report/verdict-words.js';
import { escaped } from '../text/markup.js';
import { filterLink, matrixPage, type View } from './page.js';
import { addRow, emptyMatrix, LONGEST_NAME, outcomeGroups, type Matrix } from './rows.js';

/** Of all targets together, each with its latest runs. */
const MOST_ROWS = 20_000;
/** The rules of more targets are in the JSON and in each target's own reports. */
const MOST_DETAILED = 100;
const MOST_TARGETS = 5_000;
const MOST_STEPS = 100;
const MOST_CHANGES = 40;
/** Of the targets on which a rule needs attention. */
const MOST_NOTES = 5;

export function historyHtml(history: History): string {
  const targets = words.gravestFirst(history.targets);
  const isOne = targets.length === 1;
  const matrix = emptyMatrix();
  const most = Math.max(1, Math.floor(MOST_ROWS / targets.length));
  for (const target of targets) addRuns(matrix, target, most);
  const view: View = {
    noun: 'run',
    owner: isOne ? '' : 'Target',
    cells: 'report',
    rules: viewedRules(targets),
    shown: 'failing or changed',
    sort: 'list',
    isFirstOnly: !isOne,
  };
  const { sign, words: title, tone } = words.headline(history);
  const list = targets.slice(0, MOST_TARGETS).map((target, at) => targetPart(target, at, isOne));
  return matrixPage(matrix, view, outcomeGroups(matrix), {
    title: `History of ${isOne ? escaped(labelOf(targets[0]), 120) : count(targets.length, 'target')}`,
    mark: { sign, tone },
    kicker: `${escaped(contract.title, 200)}: history`,
    heading: `<span aria-hidden="true">${sign}</span> ${escaped(title.charAt(0) + title.slice(1).toLowerCase(), 200)}`,
    lead: history.notes.map(note => `<p class="note">${prose(note)}</p>`).join('\n'),
    tone,
    parts: [
      [
        'targets',
        'What changed',
        section(
          'targets',
          'What changed',
          list.join('\n') + moreNote(targets.length - MOST_TARGETS, 'target'),
        ),
      ],
    ],
  });
}

/** As the rows of the table have it. */
const labelOf = (target: TargetHistory | undefined) =>
  printable(target?.label ?? shortAddress(target?.url ?? ''), LONGEST_NAME);

/** A row for each of the latest runs, the latest first. */
function addRuns(matrix: Matrix, target: TargetHistory, most: number): void {
  const { runs, rules, steps } = target;
  const all = rules.map(({ rule, level, stretches }) => ({
    rule,
    level,
    outcomes: stretches.flatMap(each => Array<Outcome | 'absent'>(each.runs).fill(each.outcome)),
  }));
  const changes = new Map(steps.map(step => [step.run, step.changes]));
  // What was seen of a failure is told by the step with which it began.
  const messages = new Map<string, string>();
  const rows = runs.map((run, at) => {
    for (const { rule, message } of changes.get(at) ?? []) messages.set(rule, message ?? '');
    return {
      standing: verdictState(run),
      complete: run.complete,
      outcomes: all.flatMap(({ rule, level, outcomes }) => {
        const outcome = outcomes[at] ?? 'absent';
        return outcome === 'absent' ? [] : [{ rule, level, outcome, text: messages.get(rule) ?? '' }];
      }),
    };
  });
  for (let at = runs.length - 1; at >= Math.max(0, runs.length - most); at -= 1) {
    const { id = '', started = '', suite, contract: judgedBy, href = '' } = runs[at] ?? {};
    const by = judgedBy ? words.contractName(judgedBy) : '';
    const about = `${id}, suite ${suite}, contract ${by}`;
    addRow(matrix, { label: momentOf(started), about, owner: labelOf(target), href }, rows[at]);
  }
}

const needsAttention = ({ kind, failingSince }: RuleHistory) =>
  kind !== 'steady' || failingSince !== undefined;

/** Rules that fail or changed on some target first. */
function viewedRules(targets: readonly TargetHistory[]): View['rules'] {
  const all = targets.flatMap(target => target.rules.map(rule => ({ target, rule })));
  const rules = [...groupsOf(all, ({ rule }) => rule.rule)].map(([rule, those]) => {
    const moving = those.filter(each => needsAttention(each.rule));
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

/** Those that fail or changed come with their rules and steps. */
function targetPart(target: TargetHistory, index: number, isOpen: boolean): string {
  const { sign, tone, words: verdict } = words.latestVerdict(target);
  const { steps, runs } = target;
  const owner = labelOf(target);
  const isDetailed = index < MOST_DETAILED && (steps.length > 0 || target.rules.some(needsAttention));
  const notes = [`${words.runsText(target)}. Judged by ${words.judgedByText(target)}.`, ...target.notes];
  const parts = steps
    .toReversed()
    .slice(0, MOST_STEPS)
    .map((step, at) => stepPart(step, runs, owner, isOpen && at === 0));
  const details = isDetailed
    ? rulesTable(target, owner) +
      parts.join('\n') +
      moreNote(steps.length - MOST_STEPS, 'step', ': see the JSON')
    : '';
  return `<details class="part whole"${isOpen ? ' open' : ''}><summary><h3><span class="sign ${tone}" aria-hidden="true">${sign}</span> ${escaped(words.nameOf(target), 200)}<span class="unseen"> ${verdict}</span></h3> <span>${escaped(words.summaryText(target), 500)}</span></summary>
<p class="note">${filterLink({ owner, runs: 'all' }, `Show its ${count(runs.length, 'run')} in the table`)}</p>
${notes.map(note => `<p class="note">${prose(note, 500)}</p>`).join('')}${details}</details>`;
}

function rulesTable(target: TargetHistory, owner: string): string {
  const rows = target.rules.filter(needsAttention).map(rule => {
    const { sign, tone } = words.stateWords[rule.state];
    const message = rule.failingSince === undefined ? '' : (words.stepSince(rule, target)?.message ?? '');
    const why = [words.causeSince(rule, target), message].filter(text => text !== '').join(': ');
    const flaky = rule.kind === 'flaky' ? ' <span class="badge">flaky</span>' : '';
    return `<tr><th scope="row">${ruleLink(rule, owner)}${flaky}</th><td><span class="sign ${tone}" aria-hidden="true">${sign}</span> ${escaped(words.sinceText(rule), 300)}<p class="message">${prose(why, 400)}</p></td><td>${escaped(words.tallyText(rule, target), 200)}</td></tr>`;
  });
  const name = `Table of rules: ${escaped(words.nameOf(target), 120)}`;
  return rows.length === 0 ? '' : plainTable('since', name, ['Rule', 'Now', 'Runs'], rows);
}

const ruleLink = ({ rule, level }: Pick<Change, 'rule' | 'level'>, owner: string): string =>
  `${filterLink({ owner, runs: 'all', rule }, code(rule, 80))} <span class="level ${level}">${level}</span>`;

function stepPart(step: Step, runs: TargetHistory['runs'], owner: string, isOpen: boolean): string {
  const { started = '', href } = runs[step.run] ?? {};
  const link = href === undefined ? '' : `<p class="note"><a href="${escaped(href)}">The report</a></p>`;
  const notes = [...circumstanceTexts(step), ...step.notes].map(
    note => `<p class="note">${prose(note, 500)}</p>`,
  );
  // Rules that changed in the same way for the same reason are one row.
  const groups = groupsOf(step.changes, ({ change, old, new: now, message, ...each }) =>
    JSON.stringify([change, old, now, message, causeTexts(each), causesText(each)]),
  );
  const rows = [...groups.values()].slice(0, MOST_CHANGES).map(group => changeRow(group, owner));
  return `<details class="part step"${isOpen ? ' open' : ''}><summary><h3>${momentOf(started)}</h3> <span>${escaped(words.stepText(step), 200)}</span></summary>
${link}${notes.join('')}<ul class="rows">${rows.join('')}</ul>${moreNote(groups.size - MOST_CHANGES, 'change', ': see the JSON')}</details>`;
}

function changeRow(group: readonly Change[], owner: string): string {
  const [first] = group;
  if (!first) return '';
  const { sign, words: title, tone } = changeWords[first.change];
  const outcomes = [first.old, first.new].flatMap(outcome => (outcome ? [outcomeMark(outcome)] : []));
  const names = group.map(change => ruleLink(change, owner)).join(', ');
  const why = [first.message ?? '', causesText(first), ...causeTexts(first)];
  const lines = why.filter(text => text !== '').map(text => `<p class="message">${prose(text, 400)}</p>`);
  return `<li class="row"><div class="margin"><span class="sign ${tone}" aria-hidden="true">${sign}</span> ${title}<br>${outcomes.join(' → ')}</div><div><p class="name">${names}</p>${lines.join('')}</div></li>`;
}
