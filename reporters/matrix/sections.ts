/** The parts of a page below its table, which need no script: rules that fail, groups, and the audits. */
import { count, grouped } from '../../schemas/text/numbers.js';
import { code, prose } from '../html/parts.js';
import { measures } from '../compare/words.js';
import { escaped } from '../text/markup.js';
import { rulesWith, standingsOf } from './counts.js';
import type { Group, RuleCount } from './counts.js';
import { letterAt, letters } from './rows.js';
import type { Matrix, Row } from './rows.js';
import * as words from './words.js';

const MOST_GROUPS = 200;
/** Of a list of targets within a line. */
const MOST_NAMES = 6;
const RULES_OF_A_GROUP = 12;
/** More refusals would hide the rest of the section. */
const MOST_REFUSALS = 20;

export function rulesSection({ rows }: Matrix, rules: readonly RuleCount[]): string {
  const failing = rules
    .filter(({ totals }) => totals.failed > 0)
    .toSorted((a, b) => b.totals.failed - a.totals.failed);
  if (failing.length === 0) return '';
  const body = failing.map(({ rule, level, totals, message }) => {
    const { failed, passed, cantTell, untested } = totals;
    const part = message && message.targets < failed ? words.share(message.targets, failed) : '';
    const where = part === '' ? '' : ` <span class="where">(${part})</span>`;
    const seen = message ? `<p class="message">${prose(message.text)}${where}</p>` : '';
    const name = words.filterLink({ rule, outcome: 'failed' }, code(rule, 80));
    return `<tr><td class="share">${grouped(failed)}${meter(failed, rows.length)}</td><th scope="row">${name} <span class="level ${level}">${level}</span>${seen}</th><td>${grouped(passed)}</td><td>${grouped(cantTell + untested)}</td></tr>`;
  });
  const heads = ['Failed', 'Rule, and what was seen most often', 'Passed', 'Unknown'];
  return words.section('rules', 'Rules that fail', words.plainTable('counts', 'Table of rules', heads, body));
}

function meter(part: number, whole: number): string {
  const width = ((part / (whole || 1)) * 100).toFixed(2);
  return `<svg aria-hidden="true" width="100%" height="4"><rect class="track" width="100%" height="4" rx="2"/><rect width="${width}%" height="4" rx="2"/></svg>`;
}

/** Which targets are alike; the table shows those of a group. */
export function groupsSection(matrix: Matrix, groups: readonly Group[]): string {
  const shared = groups.filter(({ rows }) => rows.length > 1);
  if (shared.length === 0) return '';
  const [shown, rest] = words.first(shared, MOST_GROUPS);
  const single = groups.length - shared.length;
  const body = shown.map(({ number, column, rows }) => {
    const [failed, more] = words.first(rulesWith(matrix, column, 'failed'), RULES_OF_A_GROUP);
    const rules = failed.map(rule => code(rule, 80)).join(', ') + (more > 0 ? ` and ${more} more` : '');
    const name = words.filterLink({ group: String(number) }, count(rows.length, 'target'));
    return `<tr><th scope="row">${name}</th><td>${words.standingsText(standingsOf(rows))}</td><td>${rules}</td><td>${namesOf(rows)}</td></tr>`;
  });
  const table = words.plainTable('groups', 'Table of groups', ['Group', 'Verdict', 'Fails', 'Such as'], body);
  return words.section(
    'groups',
    'Groups',
    `<p class="lead">Targets with the same outcome of every rule, the largest group first.</p>
${table}${words.moreNote(rest, 'group')}<p class="note">${count(single, 'target shares its outcomes', 'targets share their outcomes')} with no other.</p>`,
  );
}

function namesOf(rows: readonly Row[]): string {
  const [shown, rest] = words.first(rows, MOST_NAMES);
  const names = shown.map(row => `<span>${words.rowLink(row)}</span>`);
  return `${names.join(' ')}${rest > 0 ? ` <span>and ${grouped(rest)} more</span>` : ''}`;
}

/** An operator that no longer answered, so that some of its targets are pending or inconclusive. */
export interface Refusal {
  readonly operator: string;
  readonly targets: number;
  readonly reason: string;
}

export function auditsSection(matrix: Matrix, refusals: readonly Refusal[]): string {
  const notes = notesOf(matrix).map(note => `<p class="note">${note}</p>`);
  return words.section('audits', 'Audits', notes.join('') + refusalList(refusals));
}

function notesOf(matrix: Matrix): string[] {
  const { rows, requests, excused, suites } = matrix;
  const audited = rows.filter(({ column }) => column !== '').length;
  const version = suites.size === 1 ? escaped([...suites].join(), 40) : undefined;
  const failing = (level: string) =>
    matrix.rows.filter(({ column }) =>
      [...matrix.rules.values()].some(
        rule => rule.level === level && letterAt(column, rule.index) === letters.failed,
      ),
    ).length;
  return [
    `A MUST rule fails on ${count(failing('MUST'), 'target')}, a SHOULD rule on ${grouped(failing('SHOULD'))}.`,
    `${count(audited, 'audit')} sent ${count(requests, 'request')}.${version === undefined ? '' : ` Version ${version} of the suite judged them.`}`,
    ...(excused > 0 ? [`${count(excused, 'failure is', 'failures are')} excused by a baseline.`] : []),
    ...measures(matrix),
  ];
}

function refusalList(refusals: readonly Refusal[]): string {
  if (refusals.length === 0) return '';
  const [shown, rest] = words.first(refusals, MOST_REFUSALS);
  const items = shown.map(
    ({ operator, targets, reason }) =>
      `<li><p>${words.filterLink({ owner: operator }, escaped(operator, 120))} <span class="where">${count(targets, 'target')}</span></p><p class="message">${prose(reason, 300)}</p></li>`,
  );
  return `<h3>${count(refusals.length, 'operator')} refused</h3><ul class="causes refusals">${items.join('')}</ul>${words.moreNote(rest, 'operator')}`;
}
