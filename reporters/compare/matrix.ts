/** The tables of a comparison: the targets, and each rule on each of them. */
import { count } from '../../schemas/text/numbers.js';
import { outcomes } from '../../schemas/verdict.js';
import { tallyText, unequalMeasures } from './words.js';
import { parted } from './index.js';
import type { Cell, Column, ComparedRule, Comparison, Target } from './index.js';
import { choice, code, outcomeLegend, prose } from '../html/parts.js';
import { escaped } from '../text/markup.js';
import { groupsOf } from '../report/results.js';
import { momentOf } from '../report/facts.js';
import { outcomeWords, verdictWords } from '../report/verdict-words.js';

export function targetsSection(comparison: Comparison): string {
  const { columns, targets, isGrouped } = comparison;
  const heads = ['#', 'Target', 'Verdict', 'MUST failed', 'SHOULD failed', 'Not judged', 'Audited', 'Suite'];
  const notes = [
    ...unequalMeasures(comparison),
    ...(isGrouped
      ? [
          `Targets with the same outcome of every rule are one group: ${count(targets.length, 'target')} in ${count(columns.length, 'group')}.`,
          ...(columns.length > MOST_SHOWN
            ? [`Below, the ${MOST_SHOWN} largest groups are side by side; the findings are of all targets.`]
            : []),
        ]
      : []),
  ].map(note => `<p class="note">${prose(note)}</p>`);
  return `<section aria-labelledby="targets"><h2 id="targets">Targets</h2>
<div class="scroll" role="region" tabindex="0" aria-label="Table of targets"><table class="targets"><thead><tr>${heads.map(head => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${columns.map(column => columnRow(column)).join('\n')}
</tbody></table></div>
${notes.join('\n')}
</section>`;
}

function columnRow({ number, targets }: Column): string {
  const [first, ...others] = targets;
  const { report } = first;
  const failed = (level: string) =>
    report.results.filter(each => each.outcome === 'failed' && each.level === level).length;
  const { cantTell, untested } = report.totals;
  const who =
    others.length === 0
      ? targetText(first)
      : `<details><summary>${count(targets.length, 'target')}: ${escaped(first.label, 60)} and ${others.length} more</summary><ol class="members">${targets.map(target => `<li value="${target.number}">${targetText(target)}</li>`).join('')}</ol></details>`;
  const days = [...new Set(targets.map(each => momentOf(each.report.started)))].toSorted();
  const suites = [...new Set(targets.map(each => each.report.suite.version))].toSorted();
  return `<tr id="target-${number}"><td>${number}</td><td>${who}</td>${verdictCell(targets)}<td>${failed('MUST')}</td><td>${failed('SHOULD')}</td><td>${cantTell + untested}</td><td>${span(days)}</td><td>${span(suites)}</td></tr>`;
}

/** The first and the last. */
function span(sorted: readonly string[]): string {
  const [first = '', last = first] = [sorted[0], sorted.at(-1)];
  return escaped(first === last ? first : `${first} to ${last}`, 80);
}

/** Its label leads to its own report. */
function targetText({ label, href, report }: Target): string {
  const { declared, profile, url } = report.target;
  const name =
    href === undefined ? escaped(label, 200) : `<a href="${escaped(href)}">${escaped(label, 200)}</a>`;
  const declarations = declared.map(each => code(`${each}=${profile[each] ?? ''}`, 200)).join(' ');
  const declares = declarations === '' ? '' : `<p class="message">declares ${declarations}</p>`;
  return `<span class="name">${name}</span> ${code(url, 200)}${declares}`;
}

/** Targets with the same outcomes may have different verdicts: a baseline excuses failures. */
function verdictCell(targets: readonly Target[]): string {
  const verdicts = groupsOf(targets, ({ report }) => verdictWords(report).words);
  const [[first] = []] = [...verdicts.values()];
  const tone = verdicts.size === 1 && first ? verdictWords(first.report).tone : 'dim';
  const texts = [...verdicts].map(([words, those]) => {
    const [target] = those;
    const sign = target ? verdictWords(target.report).sign : '';
    const number = verdicts.size === 1 ? '' : `${those.length} `;
    return `<span aria-hidden="true">${sign}</span> ${number}${words.charAt(0)}${words.slice(1).toLowerCase()}`;
  });
  return `<td class="verdict ${tone}">${texts.join('<br>')}</td>`;
}

export function matrixSection(comparison: Comparison): string {
  const { divided, uneven, agreed } = parted(comparison);
  const table =
    divided.length === 0
      ? '<p>There is no rule that passes on some targets and fails on others.</p>'
      : matrix('Rules on which the targets disagree', divided, comparison);
  return `<section aria-labelledby="rules"><h2 id="rules">Rule by rule</h2>
${legend(comparison)}
${orderForm()}
${table}
${folded('not judged on every target', uneven, comparison)}
${folded('with the same outcome on all targets', agreed, comparison)}
</section>`;
}

function folded(what: string, rules: readonly ComparedRule[], comparison: Comparison): string {
  if (rules.length === 0) return '';
  return `<details class="agreed"><summary>${count(rules.length, 'rule')} ${what}</summary>${matrix(`Rules ${what}`, rules, comparison)}</details>`;
}

function legend({ isGrouped }: Comparison): string {
  return `<p>Rules with the most disagreement first. ${isGrouped ? 'Each rule' : 'Each sign'} links to the findings.</p>${outcomeLegend()}`;
}

/** Only a script can sort and filter, so only a script shows it. */
function orderForm(): string {
  return `<form id="order" hidden role="search" aria-label="Sort and filter the rules"><label>order<select name="order"><option value="disagreement">most disagreement first</option><option value="contract">contract order</option></select></label>${choice('outcome', outcomes, 'any')}${choice('level', ['MUST', 'SHOULD', 'INFO'], 'any')}<label class="grow">text<input type="search" name="text" autocomplete="off" spellcheck="false"></label><button type="reset">Show all</button><output id="shown" aria-live="polite"></output></form>`;
}

/** More would neither be read nor open quickly. */
const MOST_SHOWN = 200;

const shownColumns = ({ columns }: Comparison) => columns.slice(0, MOST_SHOWN);

function matrix(name: string, rules: readonly ComparedRule[], comparison: Comparison): string {
  const heads = shownColumns(comparison).map(({ number, targets: [first, ...others] }) => {
    const label = others.length === 0 ? escaped(first.label, 60) : count(others.length + 1, 'target');
    return `<th scope="col" class="target"><a href="#target-${number}"><span class="upright">${label}</span><span class="digit">${number}</span></a></th>`;
  });
  return `<div class="scroll grid" role="region" tabindex="0" aria-label="${name}"><table class="matrix"><caption class="unseen">${name}</caption><thead><tr><th scope="col">Rule</th>${heads.join('')}<th scope="col" class="tally">Total</th></tr></thead>
<tbody>
${rules.map((rule, rank) => ruleRow(rule, rank, comparison)).join('\n')}
</tbody></table></div>`;
}

function ruleRow(rule: ComparedRule, rank: number, comparison: Comparison): string {
  const { isGrouped } = comparison;
  const order = Math.min(rule.order, 1e9);
  const seen = outcomes.filter(outcome => rule.totals[outcome] > 0).join(' ');
  const cells = shownColumns(comparison).flatMap(
    ({ targets: [first] }) => rule.cells[first.number - 1] ?? [],
  );
  const shown = cells.map(cell => (isGrouped ? plainCell(cell) : linkedCell(rule.rule, cell)));
  return `<tr class="rule" data-rank="${rank}" data-order="${order}" data-level="${rule.level}" data-seen="${seen}"><th scope="row"><a href="#${anchorOf(rule.rule)}">${code(rule.rule, 80)}</a> <span class="level ${rule.level}">${rule.level}</span></th>${shown.join('')}<td class="tally">${tallyText(rule)}</td></tr>`;
}

const unknown = '<td class="none"><span class="unseen">without the rule</span></td>';

function linkedCell(rule: string, { target, result }: Cell): string {
  if (!result) return unknown;
  const { sign } = outcomeWords[result.outcome];
  return `<td class="${result.outcome}"><a href="#${anchorOf(rule, target)}"><span aria-hidden="true">${sign}</span><span class="unseen">${result.outcome}</span></a></td>`;
}

/** Short, because a page may have a hundred thousand of them; the rule leads to the findings. */
function plainCell({ result }: Cell): string {
  return result ? `<td class=${result.outcome}>${outcomeWords[result.outcome].sign}` : unknown;
}

/** Of a rule, or of what was seen of it on one target. Rules have names that need no escape. */
export function anchorOf(rule: string, target?: Target): string {
  return escaped(target ? `seen-${target.number}-${rule}` : `rule-${rule}`, 200);
}
