/** The results of a fleet as one HTML file, readable without scripts. */
import { count, grouped } from '../../schemas/text/numbers.js';
import { measures } from '../compare/index.js';
import { code, moreNote, plainTable, prose, section } from '../html/parts.js';
import { firstOf } from '../text/layout.js';
import { escaped } from '../text/markup.js';
import { columnOf, filterLink, matrixPage, rowLink, standingsOf, standingsText } from './page.js';
import { auditsIn, failedIn, outcomeGroups, ruleCounts, type Matrix, type RuleCount } from './rows.js';

const MOST_GROUPS = 200;
const MOST_NAMES = 6;
const RULES_OF_A_GROUP = 12;
const MOST_REFUSALS = 20;

/** An operator that stopped answering. */
export interface Refusal {
  readonly operator: string;
  readonly targets: number;
  readonly reason: string;
}

export function fleetPage(matrix: Matrix, refusals: readonly Refusal[] = []): string {
  const { rows } = matrix;
  const { title } = auditsIn(matrix);
  const rules = ruleCounts(matrix);
  const { conformant } = standingsOf(rows);
  return matrixPage(matrix, {
    noun: 'target',
    owner: 'Operator',
    cells: 'report',
    rules: rules.map(rule => columnOf(rule, rule.totals.failed > 0)),
    shown: 'failing',
    sort: 'verdict',
    title: `${count(rows.length, 'target')} of a fleet`,
    kicker: title === '' ? 'Results of a fleet' : `${escaped(title, 200)}: results of a fleet`,
    heading: `${grouped(conformant)} of ${grouped(rows.length)} targets conform`,
    parts: [
      ['rules', 'Rules', rulesSection(rules)],
      ['groups', 'Groups', groupsSection(matrix)],
      ['audits', 'Audits', auditsSection(matrix, rules, refusals)],
    ],
  });
}

function rulesSection(rules: readonly RuleCount[]): string {
  const failing = rules
    .filter(({ totals }) => totals.failed > 0)
    .toSorted((a, b) => b.totals.failed - a.totals.failed);
  if (failing.length === 0) return '';
  const body = failing.map(({ rule, level, totals, message }) => {
    const { failed, passed, cantTell, untested } = totals;
    const part = message && message.targets < failed ? ` (${message.targets} of ${failed})` : '';
    const seen = message ? `<p class="message">${prose(message.text)}${part}</p>` : '';
    const name = filterLink({ rule, outcome: 'failed' }, code(rule, 80));
    return `<tr><td>${grouped(failed)}</td><th scope="row">${name} <span class="level ${level}">${level}</span>${seen}</th><td>${grouped(passed)}</td><td>${grouped(cantTell + untested)}</td></tr>`;
  });
  const heads = ['Failed', 'Rule, and what was seen most often', 'Passed', 'Not determined'];
  return section('rules', 'Rules that fail', plainTable('counts', 'Table of rules', heads, body));
}

export function groupsSection(matrix: Matrix): string {
  const shared = outcomeGroups(matrix).filter(({ length }) => length > 1);
  if (shared.length === 0) return '';
  const body = shared.slice(0, MOST_GROUPS).map(rows => {
    const rules = failedIn(matrix, rows[0]?.column ?? '').map(rule => code(rule, 80));
    const like = String(matrix.rows.findIndex(row => row === rows[0]));
    const name = filterLink({ like }, count(rows.length, 'target'));
    return `<tr><th scope="row">${name}</th><td>${standingsText(rows)}</td><td>${firstOf(rules, RULES_OF_A_GROUP)}</td><td>${firstOf(rows.map(rowLink), MOST_NAMES)}</td></tr>`;
  });
  const lead = '<p class="lead">Targets with the same outcome of every rule, the largest group first.</p>\n';
  const table = plainTable('groups', 'Table of groups', ['Group', 'Verdict', 'Fails', 'Such as'], body);
  return section('groups', 'Groups', lead + table + moreNote(shared.length - MOST_GROUPS, 'group'));
}

function auditsSection(matrix: Matrix, rules: readonly RuleCount[], refusals: readonly Refusal[]): string {
  const { rows } = matrix;
  const audits = auditsIn(matrix);
  const { requests, excused, suites } = audits;
  const audited = rows.filter(({ column }) => column !== '').length;
  const failing = (level: string) => {
    const those = new Set(rules.filter(each => each.level === level).map(({ rule }) => rule));
    return rows.filter(({ column }) => failedIn(matrix, column).some(rule => those.has(rule))).length;
  };
  const notes = [
    `A MUST rule fails on ${count(failing('MUST'), 'target')}, a SHOULD rule on ${grouped(failing('SHOULD'))}.`,
    `${count(audited, 'audit')} sent ${count(requests, 'request')}.`,
    ...(suites.size === 1 ? [`Version ${escaped([...suites].join(), 40)} of the suite judged them.`] : []),
    ...(excused > 0 ? [`${count(excused, 'failure is', 'failures are')} excused by a baseline.`] : []),
    ...measures(audits).map(note => escaped(note)),
  ];
  const items = refusals.slice(0, MOST_REFUSALS).map(({ operator, targets, reason }) => {
    const name = filterLink({ owner: operator }, escaped(operator, 120));
    return `<li><p>${name} <span class="where">${count(targets, 'target')}</span></p><p class="message">${prose(reason, 300)}</p></li>`;
  });
  const refused = `<h3>${count(refusals.length, 'operator')} refused</h3><ul class="causes">${items.join('')}</ul>${moreNote(refusals.length - MOST_REFUSALS, 'operator')}`;
  const list = items.length === 0 ? '' : refused;
  return section('audits', 'Audits', notes.map(note => `<p class="note">${note}</p>`).join('') + list);
}
