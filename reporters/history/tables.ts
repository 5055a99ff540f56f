/** The tables of a history's page: each rule over time, and the runs. */
import type { RuleHistory, TargetHistory } from '../../schemas/generated/history.js';
import { count } from '../../schemas/text/numbers.js';
import { code, outcomeMark } from '../html/parts.js';
import { causesText } from '../diff/words.js';
import { momentOf } from '../report/facts.js';
import { attributes, escaped } from '../text/markup.js';
import { ruleStrip, verdictStrip } from './strips.js';
import * as words from './words.js';

/** Ids of two targets on one page must differ. */
export const ruleAnchor = (target: number, rule: string) => `t${target}-${rule}`;
export const stepAnchor = (target: number, run: number) => `t${target}-step-${run}`;

/** More rows, of many targets together, would make the page slow. */
const mostRows = 400;

export function rulesTable(target: TargetHistory, number: number): string {
  const moving = target.rules.filter(rule => needsAttention(rule)).slice(0, mostRows);
  const steady = target.rules.filter(rule => !needsAttention(rule)).slice(0, mostRows);
  return `${moving.length === 0 ? '<p class="other">No rule fails, and none changed.</p>' : table('Rules that fail or changed', moving, target, number)}
${steady.length === 0 ? '' : `<details class="steady"><summary>${count(steady.length, 'rule')} that neither fail nor changed</summary>${table('Rules that neither fail nor changed', steady, target, number)}</details>`}`;
}

const needsAttention = ({ kind, failingSince }: RuleHistory) =>
  kind !== 'steady' || failingSince !== undefined;

function table(
  caption: string,
  rules: readonly RuleHistory[],
  target: TargetHistory,
  number: number,
): string {
  const { runs } = target;
  const [from, to] = [runs[0], runs.at(-1)].map(run => words.dayOf(run?.started ?? ''));
  const axis = `<span class="axis"><span>${escaped(from ?? '')}</span><span>${escaped(to ?? '')}</span></span>`;
  return `<div class="scroll grid" role="region" tabindex="0" aria-label="${caption}: ${escaped(words.nameOf(target), 120)}"><table class="time"><thead>
<tr><th scope="col">Rule</th><th scope="col" class="when">${axis}${verdictStrip(target)}<span class="note">verdict</span></th><th scope="col">Now</th></tr></thead>
<tbody>
${rules.map(rule => ruleRow(rule, target, number)).join('\n')}
</tbody></table></div>`;
}

function ruleRow(rule: RuleHistory, target: TargetHistory, number: number): string {
  const { sign, tone } = words.stateWords[rule.state];
  const data = { 'data-kind': rule.kind, 'data-failing': String(rule.failingSince !== undefined) };
  const flaky = rule.kind === 'flaky' ? ' <span class="badge">flaky</span>' : '';
  const name = `<span class="sign ${tone}" aria-hidden="true">${sign}</span> ${code(rule.rule, 80)}<span class="level ${rule.level}">${rule.level}</span>${flaky}`;
  return `<tr class="rule" id="${escaped(ruleAnchor(number, rule.rule))}"${attributes(data)}><th scope="row">${name}</th><td class="when">${ruleStrip(rule, target)}</td><td class="now">${nowCell(rule, target, number)}</td></tr>`;
}

function nowCell(rule: RuleHistory, target: TargetHistory, number: number): string {
  const summary = escaped(words.sinceText(rule), 300);
  if (rule.stretches.length === 1) return `<span class="flat">${summary}</span>`;
  return `<details><summary>${summary}</summary><p class="note">${escaped(words.tallyText(rule, target), 200)}</p><ol class="stretches">${stretchItems(rule, target, number)}</ol></details>`;
}

const mostStretches = 40;

/** The latest first; each with a link to the step with which it began. */
function stretchItems({ rule, stretches }: RuleHistory, target: TargetHistory, number: number): string {
  const { runs, steps } = target;
  const items = stretches
    .toReversed()
    .slice(0, mostStretches)
    .map(({ outcome, from, runs: length }) => {
      const moment = escaped(momentOf(runs[from]?.started ?? ''));
      const step = steps.find(each => each.run === from);
      const isShown = step && steps.length - steps.indexOf(step) <= mostSteps;
      const when = isShown ? `<a href="#${stepAnchor(number, from)}">${moment}</a>` : moment;
      const what = outcome === 'absent' ? 'not in the run' : outcomeMark(outcome);
      const change = step?.changes.find(each => each.rule === rule);
      const cause = change ? causesText(change) : '';
      return `<li>${when} ${what} <span class="note">${count(length, 'run')}${cause === '' ? '' : `, ${escaped(cause, 200)}`}</span></li>`;
    });
  const rest = stretches.length - mostStretches;
  return (
    items.join('') +
    (rest > 0 ? `<li class="note">and ${count(rest, 'earlier stretch', 'earlier stretches')}</li>` : '')
  );
}

/** Of each target; the JSON has all. */
export const mostSteps = 100;

const mostRuns = 1_000;

export function runsTable(target: TargetHistory): string {
  const { runs } = target;
  const heads = ['Run', 'Verdict', 'Failed', 'Not judged', 'Suite', 'Contract'];
  const rows = runs
    .toReversed()
    .slice(0, mostRuns)
    .map(({ id, href, started, suite, contract, totals, ...run }) => {
      const { sign, words: verdict, tone } = words.verdictOf(run);
      const name =
        href === undefined
          ? escaped(momentOf(started))
          : `<a href="${escaped(href)}">${escaped(momentOf(started))}</a>`;
      return `<tr><th scope="row">${name} <span class="note">${code(id, 80)}</span></th><td class="verdict ${tone}"><span aria-hidden="true">${sign}</span> ${verdict}</td><td>${totals.failed}</td><td>${totals.cantTell + totals.untested}</td><td>${escaped(suite, 40)}</td><td>${code(words.contractName(contract), 80)}</td></tr>`;
    });
  const rest = runs.length - mostRuns;
  return `<div class="scroll" role="region" tabindex="0" aria-label="Table of the runs: ${escaped(words.nameOf(target), 120)}"><table class="runs"><thead><tr>${heads.map(head => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>${rest > 0 ? `<p class="note">and ${count(rest, 'earlier run')}</p>` : ''}`;
}
