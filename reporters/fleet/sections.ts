/** The parts of the page of a fleet that need no script: rules, groups, operators, silences, and a plain list of targets. */
import { count, grouped } from '../../schemas/text/numbers.js';
import { code, prose } from '../html/parts.js';
import { escaped } from '../text/markup.js';
import { failuresAt, operatorCounts, seenSilences, standingsOf } from './counts.js';
import type { Behaviour, Group, RuleCount, SeenSilence } from './counts.js';
import { letterAt, letters } from './rows.js';
import type { Fleet, FleetRow } from './rows.js';
import {
  filterLink,
  reportLink,
  share,
  standingText,
  standingWords,
  standingsText,
  targetLink,
} from './words.js';

const MOST_GROUPS = 200;
const MOST_OPERATORS = 100;
const MOST_BEHAVIOURS = 20;
/** Of a list of targets within a line. */
const MOST_NAMES = 6;
const MOST_LISTED = 10_000;
const RULES_OF_A_GROUP = 12;

export function rulesSection({ rows }: Fleet, rules: readonly RuleCount[]): string {
  const failing = rules
    .filter(({ totals }) => totals.failed > 0)
    .toSorted((a, b) => b.totals.failed - a.totals.failed);
  if (failing.length === 0) return '';
  const body = failing.map(({ rule, level, totals, message }) => {
    const { failed, passed, cantTell, untested } = totals;
    const seen = message
      ? `<p class="message">${prose(message.text)}${message.targets < failed ? ` <span class="where">(${share(message.targets, failed)})</span>` : ''}</p>`
      : '';
    const name = filterLink({ rule, outcome: 'failed' }, code(rule, 80));
    return `<tr><td class="share">${grouped(failed)}${meter(failed, rows.length)}</td><th scope="row">${name} <span class="level ${level}">${level}</span>${seen}</th><td>${grouped(passed)}</td><td>${grouped(cantTell + untested)}</td></tr>`;
  });
  const heads = ['Failed', 'Rule, and what was seen most often', 'Passed', 'Not judged'];
  return `<section aria-labelledby="rules"><h2 id="rules">Rules that fail</h2>
<div class="scroll" role="region" tabindex="0" aria-label="Table of rules"><table class="silence rules"><thead><tr>${headCells(heads)}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>
</section>`;
}

const headCells = (heads: readonly string[]) => heads.map(head => `<th scope="col">${head}</th>`).join('');

function meter(part: number, whole: number): string {
  const width = ((part / (whole || 1)) * 100).toFixed(2);
  return `<svg aria-hidden="true" width="100%" height="4"><rect class="track" width="100%" height="4" rx="2"/><rect width="${width}%" height="4" rx="2"/></svg>`;
}

/** Collapsed; the script lists the targets of a group when it is opened. */
export function groupsSection(fleet: Fleet, groups: readonly Group[]): string {
  const shared = groups.filter(({ rows }) => rows.length > 1);
  if (shared.length === 0) return '';
  const shown = shared.slice(0, MOST_GROUPS);
  const single = groups.length - shared.length;
  const rest = [
    ...(shared.length > shown.length
      ? [`${count(shared.length - shown.length, 'smaller group')} are not listed.`]
      : []),
    ...(single > 0
      ? [`${count(single, 'target shares its outcomes', 'targets share their outcomes')} with no other.`]
      : []),
  ];
  return `<section aria-labelledby="groups"><h2 id="groups">Groups</h2>
<p class="lead">Targets with the same outcome of every rule, the largest group first.</p>
${shown.map(group => groupPart(fleet, group)).join('\n')}
${rest.map(note => `<p class="note">${note}</p>`).join('\n')}
</section>`;
}

function groupPart(fleet: Fleet, { number, column, rows }: Group): string {
  const [first] = rows;
  const failed = rulesWith(fleet, column, letters.failed);
  const { sign, tone } = standingWords[first?.standing ?? 'pending'];
  const all = failed.slice(0, RULES_OF_A_GROUP).map(rule => code(rule, 80));
  const listed =
    failed.length === 0
      ? ''
      : `<p class="name">${all.join(', ')}${failed.length > all.length ? ` and ${failed.length - all.length} more` : ''}</p>`;
  return `<details class="group" id="group-${number}" data-group="${number}"><summary><span class="size">${count(rows.length, 'target')}</span> <span class="verdict ${tone}"><span aria-hidden="true">${sign}</span> ${standingsOfGroup(rows)}</span> <span class="fails">${outcomesText(fleet, column)}</span></summary>
${listed}<p class="who">${namesOf(rows)}</p><p class="note">${filterLink({ group: String(number) }, `Show group ${number} in the table`)}</p></details>`;
}

function standingsOfGroup(rows: readonly FleetRow[]): string {
  const texts = new Set(rows.map(standingText));
  return texts.size === 1 ? [...texts].join() : standingsText(standingsOf(rows));
}

/** `fails allimages.ns and 2 more, 4 inapplicable`: what is not passed. */
function outcomesText(fleet: Fleet, column: string): string {
  const [first, ...others] = rulesWith(fleet, column, letters.failed);
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const fails = first === undefined ? 'no rule fails' : `fails ${escaped(first, 80)}${more}`;
  const rest = (['cantTell', 'untested', 'inapplicable'] as const).flatMap(outcome => {
    const { length } = rulesWith(fleet, column, letters[outcome]);
    return length > 0 ? [`${length} ${outcome}`] : [];
  });
  return [fails, ...rest].join(', ');
}

function rulesWith({ rules }: Fleet, column: string, letter: string): string[] {
  return [...rules].flatMap(([rule, { index }]) => (letterAt(column, index) === letter ? [rule] : []));
}

function namesOf(rows: readonly FleetRow[]): string {
  const names = rows.slice(0, MOST_NAMES).map(row => `<span>${targetLink(row)}</span>`);
  const rest = rows.length - names.length;
  return `${names.join(' ')}${rest > 0 ? ` <span>and ${grouped(rest)} more</span>` : ''}`;
}

export function operatorsSection(fleet: Fleet): string {
  const operators = operatorCounts(fleet);
  if (operators.length < 2) return '';
  const shown = operators.slice(0, MOST_OPERATORS);
  const body = shown.map(
    ({ operator, targets, standings: { conformant, nonconformant, undetermined, pending } }) =>
      `<tr><th scope="row">${filterLink({ operator }, escaped(operator))}</th>${[targets, conformant, nonconformant, undetermined, pending].map(number => `<td${number === 0 ? ' class="none"' : ''}>${grouped(number)}</td>`).join('')}</tr>`,
  );
  const heads = ['Operator', 'Targets', 'Conformant', 'Not conformant', 'Inconclusive', 'Pending'];
  const rest = operators.length - shown.length;
  return `<section aria-labelledby="operators"><h2 id="operators">Operators</h2>
<div class="scroll" role="region" tabindex="0" aria-label="Table of operators"><table class="operators"><thead><tr>${headCells(heads)}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>
${rest > 0 ? `<p class="note">and ${count(rest, 'operator')} with fewer targets</p>` : ''}
</section>`;
}

export function silencesSection(fleet: Fleet): string {
  const silences = seenSilences(fleet);
  if (silences.length === 0) return '';
  return `<section aria-labelledby="silences"><h2 id="silences">Where the contract is silent</h2>
<p class="lead">Nothing here is judged. The first line of each question is what most targets do.</p>
${silences.map((silence, index) => silencePart(silence, index)).join('\n')}
</section>`;
}

const silenceTable = (body: string) =>
  `<table class="silence"><thead class="unseen"><tr>${headCells(['How many', 'Seen'])}</tr></thead><tbody>${body}</tbody></table>`;

function silencePart(
  { silence, section, statement, behaviours, unseen }: SeenSilence,
  index: number,
): string {
  const [most, ...others] = behaviours;
  const all = behaviours.reduce((sum, { rows }) => sum + rows.length, unseen.length);
  const shown = others.slice(0, MOST_BEHAVIOURS);
  const row = ({ seen, rows }: Behaviour, at: number) =>
    `<tr><td class="share">${filterLink({ seen: `${index}.${at}` }, share(rows.length, all))}${meter(rows.length, all)}</td><td>${prose(seen)}${at === 0 ? '' : `<p class="who">${namesOf(rows)}</p>`}</td></tr>`;
  const rest = others.slice(shown.length);
  const notes = [
    ...(rest.length > 0
      ? [
          `and ${count(rest.length, 'more behaviour')} on ${count(rest.flatMap(({ rows }) => rows).length, 'target')}`,
        ]
      : []),
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

/** All that a reader without scripts needs of the targets. */
export function plainTable({ rows, rules }: Fleet, groups: readonly Group[]): string {
  const levels = [...rules.values()].map(({ level }) => level);
  const numbers = new Map(groups.map(({ column, number }) => [column, number]));
  const body = rows.slice(0, MOST_LISTED).map(row => {
    const { column, standing, operator } = row;
    const { sign, tone } = standingWords[standing];
    const href = reportLink(row);
    const name = href === '' ? escaped(row.label) : `<a href="${escaped(href)}">${escaped(row.label)}</a>`;
    return `<tr><td>${row.number}<td>${name}<td>${escaped(operator)}<td class="verdict ${tone}">${sign} ${standingText(row)}<td>${failuresAt(column, levels, 'MUST')}<td>${failuresAt(column, levels, 'SHOULD')}<td>${numbers.get(column) ?? ''}`;
  });
  const heads = ['#', 'Target', 'Operator', 'Verdict', 'MUST failed', 'SHOULD failed', 'Group'];
  const rest = rows.length - body.length;
  return `<noscript><p class="note">With scripts, this page shows each rule on each target, sorted and searched.</p>
<div class="scroll" role="region" tabindex="0" aria-label="Table of targets"><table class="plain"><thead><tr>${headCells(heads)}</tr></thead><tbody>
${body.join('\n')}
</tbody></table></div>${rest > 0 ? `<p class="note">and ${count(rest, 'more target')}</p>` : ''}</noscript>`;
}
