/** The tables of a comparison: the targets, and each rule on each of them. */
import { count } from '../../schemas/text/numbers.js';
import type { Outcome } from '../../schemas/verdict.js';
import { tallyText, unequalMeasures } from './words.js';
import { parted } from './index.js';
import type { Cell, ComparedRule, Comparison, Target } from './index.js';
import { code, prose } from '../html/parts.js';
import { escaped } from '../text/markup.js';
import { targetName } from '../report/facts.js';
import { outcomeWords, verdictWords } from '../report/verdict-words.js';

export function targetsSection(comparison: Comparison): string {
  const rows = comparison.targets.map(targetRow);
  const heads = ['#', 'Target', 'Verdict', 'Failed', 'Not judged', 'Audited', 'Suite'];
  const notes = unequalMeasures(comparison).map(note => `<p class="note">${prose(note)}</p>`);
  return `<section aria-labelledby="targets"><h2 id="targets">Targets</h2>
<div class="scroll" role="region" tabindex="0" aria-label="Table of targets"><table class="targets"><thead><tr>${heads.map(head => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>
${notes.join('\n')}
</section>`;
}

function targetRow({ number, report }: Target): string {
  const { sign, words, tone } = verdictWords(report);
  const { failed, cantTell, untested } = report.totals;
  const { declared = [], profile } = report.target;
  const declarations = declared.map(name => code(`${name}=${profile[name] ?? ''}`, 200)).join(' ');
  const verdict = words.charAt(0) + words.slice(1).toLowerCase();
  return `<tr id="target-${number}"><td>${number}</td><td>${code(targetName(report), 200)}${declarations === '' ? '' : `<p class="message">declares ${declarations}</p>`}</td><td class="verdict ${tone}"><span aria-hidden="true">${sign}</span> ${verdict}</td><td>${failed}</td><td>${cantTell + untested}</td><td>${escaped(report.started.slice(0, 16).replace('T', ' '), 40)}</td><td>${escaped(report.suite.version, 40)}</td></tr>`;
}

export function matrixSection(comparison: Comparison): string {
  const { divided, uneven, agreed } = parted(comparison);
  const table =
    divided.length === 0
      ? '<p>There is no rule that passes on some targets and fails on others.</p>'
      : matrix('Rules on which the targets disagree', divided, comparison);
  return `<section aria-labelledby="rules"><h2 id="rules">Rule by rule</h2>
${legend()}
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

function legend(): string {
  const items = (Object.keys(outcomeWords) as Outcome[]).map(
    outcome =>
      `<li class="outcome ${outcome}"><span aria-hidden="true">${outcomeWords[outcome].sign}</span> ${outcome}</li>`,
  );
  return `<p>Rules with the most disagreement first. Each sign links to the finding.</p><ul class="legend">${items.join('')}</ul>`;
}

/** Only a script can sort, so only a script shows it. */
function orderForm(): string {
  return `<form id="order" hidden role="search" aria-label="Sort and filter the rules"><label>order<select name="order"><option value="disagreement">most disagreement first</option><option value="contract">contract order</option></select></label><label class="grow">text<input type="search" name="text" autocomplete="off" spellcheck="false"></label><button type="reset">Show all</button><output id="shown" aria-live="polite"></output></form>`;
}

function matrix(name: string, rules: readonly ComparedRule[], { targets }: Comparison): string {
  const heads = targets.map(
    ({ number, label }) =>
      `<th scope="col" class="target"><a href="#target-${number}"><span class="upright">${escaped(label, 60)}</span><span class="digit">${number}</span></a></th>`,
  );
  return `<div class="scroll" role="region" tabindex="0" aria-label="${name}"><table class="matrix"><caption class="unseen">${name}</caption><thead><tr><th scope="col">Rule</th>${heads.join('')}<th scope="col" class="tally">Total</th></tr></thead>
<tbody>
${rules.map((rule, rank) => ruleRow(rule, rank)).join('\n')}
</tbody></table></div>`;
}

function ruleRow(rule: ComparedRule, rank: number): string {
  const order = Math.min(rule.order, 1e9);
  return `<tr class="rule" data-rank="${rank}" data-order="${order}"><th scope="row"><a href="#${anchorOf(rule.rule)}">${code(rule.rule, 80)}</a> <span class="level ${rule.level}">${rule.level}</span></th>${rule.cells.map(cell => cellOf(rule.rule, cell)).join('')}<td class="tally">${tallyText(rule)}</td></tr>`;
}

function cellOf(rule: string, { target, result }: Cell): string {
  if (!result) return '<td class="none"><span class="unseen">without the rule</span></td>';
  const { sign } = outcomeWords[result.outcome];
  return `<td class="${result.outcome}"><a href="#${anchorOf(rule, target)}"><span aria-hidden="true">${sign}</span><span class="unseen">${result.outcome}</span></a></td>`;
}

/** Of a rule, or of what was seen of it on one target. Rules have names that need no escape. */
export function anchorOf(rule: string, target?: Target): string {
  return escaped(target ? `seen-${target.number}-${rule}` : `rule-${rule}`, 200);
}
