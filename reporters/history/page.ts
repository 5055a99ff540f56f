/** A history as one HTML file that loads nothing and can be read without a script. */
import type { History, TargetHistory } from '../../schemas/generated/history.js';
import { count } from '../../schemas/text/numbers.js';
import { contract } from '../../schemas/generated/rules.js';
import { htmlDocument } from '../html/document.js';
import { code, prose } from '../html/parts.js';
import { shortAddress } from '../report/facts.js';
import { verdictPhrases } from '../report/verdict-words.js';
import { escaped } from '../text/markup.js';
import {
  gravestFirst,
  groupsIn,
  headline,
  judgedByText,
  latestVerdict,
  nameOf,
  runsText,
  summaryText,
} from './words.js';
import { stepList } from './steps.js';
import { historyScript, historyStyle } from './style.js';
import { verdictStrip } from './strips.js';
import { rulesTable, runsTable } from './tables.js';

export function historyHtml(history: History): string {
  const { targets, notes } = history;
  const { sign, words, tone } = headline(history);
  const [only, ...others] = targets;
  const isOne = only !== undefined && others.length === 0;
  return htmlDocument({
    title: isOne
      ? `History of ${escaped(nameOf(only), 120)}`
      : `History of ${count(targets.length, 'target')}`,
    mark: { sign, tone },
    header: `<header>
<p class="kicker">${escaped(contract.title, 200)}: history</p>
<h1 class="${tone}"><span aria-hidden="true">${sign}</span> ${escaped(sentence(words), 200)}</h1>
${isOne ? oneHead(only) : ''}${notes.map(note => `<p class="note">${prose(note)}</p>`).join('')}
</header>`,
    parts: isOne ? partsOfOne(only) : partsOfMany(targets),
    style: historyStyle,
    script: historyScript,
  });
}

const sentence = (words: string) => words.charAt(0) + words.slice(1).toLowerCase();

function oneHead(target: TargetHistory): string {
  const label = target.label === undefined ? '' : `${escaped(target.label, 200)} `;
  return `<p class="target">${label}${code(target.url, 300)}</p>${facts(target)}`;
}

function facts(target: TargetHistory): string {
  return `<p class="lead">${escaped(sentence(summaryText(target)), 300)}. ${escaped(runsText(target), 300)}.</p>
<p class="note">Judged by ${escaped(judgedByText(target), 300)}</p>${target.notes.map(note => `<p class="note">${prose(note, 500)}</p>`).join('')}`;
}

type Parts = readonly (readonly [id: string, name: string, html: string])[];

function partsOfOne(target: TargetHistory): Parts {
  return [
    [
      'rules',
      'Rules',
      `<section aria-labelledby="rules"><h2 id="rules">Rules over time</h2>${ruleLegend}${filterForm}${rulesTable(target, 1)}</section>`,
    ],
    [
      'steps',
      'Steps',
      `<section aria-labelledby="steps"><h2 id="steps">What changed</h2>${stepList(target, 1)}</section>`,
    ],
    [
      'runs',
      'Runs',
      `<section aria-labelledby="runs"><h2 id="runs">Runs</h2><details><summary>${count(target.runs.length, 'run')}, the latest first</summary>${runsTable(target)}</details></section>`,
    ],
  ];
}

/** The rules of more targets are in the JSON and in each target's own reports. */
const mostDetailed = 100;

function partsOfMany(targets: readonly TargetHistory[]): Parts {
  const numbered = gravestFirst(targets).map((target, index) => ({ target, number: index + 1 }));
  const detailed = numbered.filter(({ target }) => needsAttention(target)).slice(0, mostDetailed);
  const shown = new Set(detailed.map(({ number }) => number));
  const rows = numbered.map(({ target, number }) => targetRow(target, number, shown.has(number)));
  const left = numbered.filter(({ target }) => needsAttention(target)).length - detailed.length;
  return [
    [
      'targets',
      'Targets',
      `<section aria-labelledby="targets"><h2 id="targets">Targets</h2>${verdictLegend}<div class="scroll grid" role="region" tabindex="0" aria-label="Table of the targets"><table class="time targets"><thead><tr><th scope="col">Target</th><th scope="col" class="when">Verdict over time</th><th scope="col">Now</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div></section>`,
    ],
    [
      'rules',
      'Rules',
      detailed.length === 0
        ? ''
        : `<section aria-labelledby="rules"><h2 id="rules">Rules over time</h2>${ruleLegend}${filterForm}${detailed.map(({ target, number }) => targetPart(target, number)).join('\n')}${left > 0 ? `<p class="note">and ${count(left, 'more target')}: see the JSON</p>` : ''}</section>`,
    ],
  ];
}

function needsAttention(target: TargetHistory): boolean {
  const { failing, open, flaky, changed } = groupsIn(target);
  return failing.length + open.length + flaky.length + changed.length > 0;
}

function targetRow(target: TargetHistory, number: number, isLinked: boolean): string {
  const { sign, words, tone } = latestVerdict(target);
  const label = escaped(target.label ?? shortAddress(target.url), 120);
  const name = isLinked ? `<a href="#target-${number}">${label}</a>` : label;
  return `<tr><th scope="row"><span class="sign ${tone}" aria-hidden="true">${sign}</span> ${name}<span class="unseen"> ${words}</span></th><td class="when">${verdictStrip(target)}</td><td class="now"><span class="flat">${escaped(summaryText(target), 200)}</span></td></tr>`;
}

function targetPart(target: TargetHistory, number: number): string {
  const { sign, tone } = latestVerdict(target);
  return `<details class="part whole" id="target-${number}"><summary><h3><span class="sign ${tone}" aria-hidden="true">${sign}</span> ${escaped(nameOf(target), 200)}</h3> <span>${escaped(summaryText(target), 200)}</span></summary>
${facts(target)}${rulesTable(target, number)}<h4>What changed</h4>${stepList(target, number)}<details><summary>${count(target.runs.length, 'run')}, the latest first</summary>${runsTable(target)}</details></details>`;
}

/** As high as the bars themselves. */
const legendOf = (kinds: readonly (readonly [kind: string, words: string, from: number])[]) =>
  `<ul class="legend" aria-label="Bars">${kinds
    .map(
      ([kind, words, from]) =>
        `<li><svg viewBox="0 0 8 20" aria-hidden="true"><rect class="${kind}" width="8" y="${from}" height="${20 - from}"/></svg> ${words}</li>`,
    )
    .join('')}</ul>`;

const ruleLegend = legendOf([
  ['failed', 'failed', 0],
  ['cantTell', 'cantTell', 7],
  ['passed', 'passed', 14],
  ['untested', 'inapplicable or untested', 17],
]);

const verdictLegend = legendOf([
  ['nonconformant', verdictPhrases.nonconformant, 0],
  ['undetermined', verdictPhrases.undetermined, 7],
  ['conformant', verdictPhrases.conformant, 14],
]);

/** Only a script can filter, so only a script shows it. */
const filterForm = `<form id="filter" hidden role="search" aria-label="Filter the rules"><label>rules<select name="kind"><option value="">all</option><option value="failing">failing</option><option value="flaky">flaky</option><option value="changed">changed</option></select></label><label class="grow"><span>text <kbd>/</kbd></span><input type="search" name="text" autocomplete="off" spellcheck="false"></label><button type="reset">Show all</button><p class="keys note"><kbd>n</kbd> next rule, <kbd>p</kbd> previous</p><output id="shown" aria-live="polite"></output></form>`;
