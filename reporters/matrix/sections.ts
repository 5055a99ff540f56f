/** The parts of a page below its table, which need no script: rules that fail, groups, operators, silences, and the audits. */
import { count, grouped } from '../../schemas/text/numbers.js';
import { code, prose } from '../html/parts.js';
import { measures } from '../compare/words.js';
import { escaped } from '../text/markup.js';
import { levelCounts, ownerCounts, rulesWith, seenSilences, standingsOf } from './counts.js';
import type { Behaviour, Group, RuleCount, SeenSilence } from './counts.js';
import type { Matrix, Row } from './rows.js';
import * as words from './words.js';

const MOST_GROUPS = 200;
const MOST_OWNERS = 100;
const MOST_BEHAVIOURS = 20;
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
  const heads = ['Failed', 'Rule, and what was seen most often', 'Passed', 'Not judged'];
  return words.section('rules', 'Rules that fail', words.plainTable('counts', 'Table of rules', heads, body));
}

function meter(part: number, whole: number): string {
  const width = ((part / (whole || 1)) * 100).toFixed(2);
  return `<svg aria-hidden="true" width="100%" height="4"><rect class="track" width="100%" height="4" rx="2"/><rect width="${width}%" height="4" rx="2"/></svg>`;
}

/** Collapsed; the script lists the targets of a group when it is opened. */
export function groupsSection(matrix: Matrix, groups: readonly Group[]): string {
  const shared = groups.filter(({ rows }) => rows.length > 1);
  if (shared.length === 0) return '';
  const [shown, rest] = words.first(shared, MOST_GROUPS);
  const single = groups.length - shared.length;
  const alone =
    single > 0
      ? `<p class="note">${count(single, 'target shares its outcomes', 'targets share their outcomes')} with no other.</p>`
      : '';
  return words.section(
    'groups',
    'Groups',
    `<p class="lead">Targets with the same outcome of every rule, the largest group first.</p>
${shown.map(group => groupPart(matrix, group)).join('\n')}${words.moreNote(rest, 'group')}${alone}`,
  );
}

function groupPart(matrix: Matrix, { number, column, rows }: Group): string {
  const [row] = rows;
  const failed = rulesWith(matrix, column, 'failed');
  const { sign, tone } = words.standingWords[row?.standing ?? 'pending'];
  const [named, more] = words.first(failed, RULES_OF_A_GROUP);
  const list = named.map(rule => code(rule, 80)).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const verdicts = new Set(rows.map(words.standingText));
  const verdict = verdicts.size === 1 ? [...verdicts].join() : words.standingsText(standingsOf(rows));
  return `<details class="group" id="group-${number}" data-group="${number}"><summary><span class="size">${count(rows.length, 'target')}</span> <span class="verdict ${tone}"><span aria-hidden="true">${sign}</span> ${verdict}</span> <span class="fails">${outcomesText(matrix, column, failed)}</span></summary>
${list === '' ? '' : `<p class="name">${list}</p>`}<p class="who">${namesOf(rows)}</p><p class="note">${words.filterLink({ group: String(number) }, `Show group ${number} in the table`)}</p></details>`;
}

/** `fails allimages.ns and 2 more, 4 inapplicable`: what is not passed. */
function outcomesText(matrix: Matrix, column: string, [first, ...others]: readonly string[]): string {
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const fails = first === undefined ? 'no rule fails' : `fails ${escaped(first, 80)}${more}`;
  const rest = (['cantTell', 'untested', 'inapplicable'] as const).flatMap(outcome => {
    const { length } = rulesWith(matrix, column, outcome);
    return length > 0 ? [`${length} ${outcome}`] : [];
  });
  return [fails, ...rest].join(', ');
}

function namesOf(rows: readonly Row[]): string {
  const [shown, rest] = words.first(rows, MOST_NAMES);
  const names = shown.map(row => `<span>${words.rowLink(row)}</span>`);
  return `${names.join(' ')}${rest > 0 ? ` <span>and ${grouped(rest)} more</span>` : ''}`;
}

export function operatorsSection(matrix: Matrix): string {
  const operators = ownerCounts(matrix);
  if (operators.length < 2) return '';
  const [shown, rest] = words.first(operators, MOST_OWNERS);
  const body = shown.map(
    ({ owner, targets, standings: { conformant, nonconformant, undetermined, pending } }) =>
      `<tr><th scope="row">${words.filterLink({ owner }, escaped(owner))}</th>${[targets, conformant, nonconformant, undetermined, pending].map(number => `<td${number === 0 ? ' class="none"' : ''}>${grouped(number)}</td>`).join('')}</tr>`,
  );
  const heads = ['Operator', 'Targets', 'Conformant', 'Not conformant', 'Inconclusive', 'Pending'];
  return words.section(
    'operators',
    'Operators',
    `${words.plainTable('counts', 'Table of operators', heads, body)}${words.moreNote(rest, 'operator')}`,
  );
}

export function silencesSection(matrix: Matrix): string {
  const silences = seenSilences(matrix);
  if (silences.length === 0) return '';
  return words.section(
    'silences',
    'Where the contract is silent',
    `<p class="lead">Nothing here is judged. The first line of each question is what most targets do.</p>
${silences.map(silencePart).join('\n')}`,
  );
}

const silenceTable = (body: string) =>
  `<table class="silence"><thead class="unseen"><tr><th scope="col">How many</th><th scope="col">Seen</th></tr></thead><tbody>${body}</tbody></table>`;

function silencePart(
  { silence, section, statement, behaviours, unseen }: SeenSilence,
  index: number,
): string {
  const [most, ...others] = behaviours;
  const all = behaviours.reduce((sum, { rows }) => sum + rows.length, unseen.length);
  const [shown, rest] = words.first(others, MOST_BEHAVIOURS);
  const row = ({ seen, rows }: Behaviour, at: number) =>
    `<tr><td class="share">${words.filterLink({ seen: `${index}.${at}` }, words.share(rows.length, all))}${meter(rows.length, all)}</td><td>${prose(seen)}${at === 0 ? '' : `<p class="who">${namesOf(rows)}</p>`}</td></tr>`;
  const notes = [
    ...(rest > 0 ? [`and ${count(rest, 'more behaviour')}`] : []),
    ...(unseen.length > 0 ? [`not observed on ${count(unseen.length, 'target')}`] : []),
  ];
  const folded =
    shown.length === 0
      ? ''
      : `<details><summary>${count(others.length, 'other behaviour')}</summary>${silenceTable(shown.map((each, at) => row(each, at + 1)).join(''))}</details>`;
  return `<article class="part"><h3>${code(silence, 80)}</h3>
<p class="statement">${prose(statement)} <span class="where">(section ${escaped(section, 40)})</span></p>
${most ? silenceTable(row(most, 0)) : ''}${folded}${notes.length > 0 ? `<p class="note">${notes.join('; ')}</p>` : ''}</article>`;
}

/** An operator that no longer answered, so that some of its targets are pending or inconclusive. */
export interface Refusal {
  readonly operator: string;
  readonly targets: number;
  readonly reason: string;
}

export function auditsSection(
  matrix: Matrix,
  rules: readonly RuleCount[],
  refusals: readonly Refusal[],
): string {
  const body = levelCounts(matrix, rules).map(
    ({ level, targets, rules: number, failures }) =>
      `<tr><th scope="row">${level}</th><td>${grouped(targets)}</td><td>${grouped(number)}</td><td>${grouped(failures)}</td></tr>`,
  );
  const heads = ['Level', 'Targets with a failure', 'Rules that fail', 'Failures'];
  const notes = notesOf(matrix).map(note => `<p class="note">${note}</p>`);
  return words.section(
    'audits',
    'Audits',
    `${words.plainTable('counts', 'Failures by level', heads, body)}${notes.join('')}${refusalList(refusals)}`,
  );
}

function notesOf(matrix: Matrix): string[] {
  const { rows, requests, excused, suites } = matrix;
  const audited = rows.filter(({ column }) => column !== '').length;
  const version = suites.size === 1 ? escaped([...suites].join(), 40) : undefined;
  return [
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
