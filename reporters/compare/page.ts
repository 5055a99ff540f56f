/** A comparison as one HTML file that loads nothing and can be read without a script. */
import { count } from '../../schemas/text/numbers.js';
import { evidenceSection, silencesSection } from './evidence.js';
import { matrixSection, targetsSection } from './matrix.js';
import { disagreementText, restText } from './words.js';
import type { Comparison } from './index.js';
import { htmlDocument } from '../html/document.js';
import { escaped } from '../text/markup.js';
import { copying, linking, printing } from '../html/script.js';
import { style } from '../html/style.js';

export function compareHtml(comparison: Comparison): string {
  const { targets, rules } = comparison;
  const isDivided = rules.some(({ disagreement }) => disagreement > 0);
  return htmlDocument({
    title: `${count(targets.length, 'target')} compared`,
    mark: isDivided ? { sign: '≠', tone: 'yellow' } : { sign: '=', tone: 'green' },
    header: header(comparison),
    parts: [
      ['targets', 'Targets', targetsSection(comparison)],
      ['rules', 'Rules', matrixSection(comparison)],
      ['silences', 'Silences', silencesSection(comparison)],
      ['seen', 'Evidence', evidenceSection(comparison)],
    ],
    style: compareStyle,
    script: compareScript,
  });
}

function header(comparison: Comparison): string {
  const { targets } = comparison;
  return `<header>
<p class="kicker">${escaped(targets[0]?.report.contract.title ?? '', 200)}: targets side by side</p>
<h1>${disagreementText(comparison)}</h1>
<p class="lead">${restText(comparison)}.</p>
</header>`;
}

const compareScript = String.raw`
(() => {
  'use strict';
  const form = document.getElementById('order');
  const [order, outcome, level, text] = ['order', 'outcome', 'level', 'text'].map(name => form.elements.namedItem(name));
  const rows = [...document.querySelectorAll('.rule')];
  const shown = document.getElementById('shown');

  const apply = () => {
    const wanted = text.value.trim().toLowerCase();
    const matches = ({ dataset, cells }) =>
      (outcome.value === '' || dataset.seen.split(' ').includes(outcome.value)) &&
      (level.value === '' || dataset.level === level.value) &&
      cells[0].textContent.toLowerCase().includes(wanted);
    for (const row of rows) row.hidden = !matches(row);
    for (const body of document.querySelectorAll('.matrix tbody')) {
      const key = row => Number(order.value === 'contract' ? row.dataset.order : row.dataset.rank);
      body.append(...[...body.rows].sort((a, b) => key(a) - key(b)));
    }
    const isFiltered = wanted !== '' || outcome.value !== '' || level.value !== '';
    if (isFiltered) for (const each of document.querySelectorAll('#rules ~ details')) each.open = true;
    const count = rows.filter(row => !row.hidden).length;
    shown.textContent = !isFiltered ? '' : count + ' of ' + rows.length + ' rules';
  };

  const go = () => {
    const target = linked();
    if (!target) return;
    target.closest('details')?.setAttribute('open', '');
    target.scrollIntoView();
  };

  form.hidden = false;
  form.addEventListener('submit', event => event.preventDefault());
  form.addEventListener('input', apply);
  form.addEventListener('reset', () => setTimeout(apply));
  addEventListener('hashchange', go);

${linking}${copying}  for (const block of document.querySelectorAll('.case > [data-copy]')) addButton(block);
${printing}  go();
})();
`;

const compareStyle = `${style}
main, nav { --width: 76rem; }
main { max-width: var(--width); }
nav { padding-inline: max(1.5rem, calc((100vw - var(--width)) / 2 + 1.5rem)); }
.lead { max-width: 48rem; color: var(--soft); margin: 1rem 0 1.5rem; }
table.targets { width: auto; }
.targets :is(th, td):is(:nth-child(2), :nth-child(3), :nth-child(7), :nth-child(8)) { text-align: left; }
.targets th { white-space: nowrap; }
.members { max-height: 20rem; overflow: auto; margin: 0; padding-left: 3.5rem; }
.targets .name { margin-right: .5rem; }
.targets td { white-space: nowrap; }
.targets td:nth-child(2) { white-space: normal; min-width: 16rem; }
.targets td p { white-space: normal; }
.targets td:last-child, .targets th:last-child { padding-right: 0; }
td.verdict.red { color: var(--red); font-weight: 600; } td.verdict.yellow { color: var(--amber); } td.verdict.green { color: var(--green); }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; padding: 0; margin: .5rem 0 1.5rem; font-size: .875rem; }
#order { margin-bottom: 1rem; }

table.matrix { width: auto; border-collapse: separate; border-spacing: 0; }
.grid { overflow: auto; max-height: calc(100vh - 4.5rem); scroll-padding: 16rem 0 0 18rem; }
.matrix thead th { position: sticky; top: 0; z-index: 1; background: var(--paper); border-bottom: 1px solid var(--line); }
.matrix th[scope=row], .matrix thead th:first-child { position: sticky; left: 0; background: var(--paper); text-align: left; white-space: nowrap; padding-right: 1.25rem; }
.matrix thead th:first-child { vertical-align: bottom; z-index: 2; }
.matrix th[scope=row] a { color: var(--ink); text-decoration: none; }
.matrix th[scope=row] a:hover { text-decoration: underline; }
.matrix th.target { padding: 0 0 .35rem; vertical-align: bottom; text-align: center; }
.matrix th.target a { display: inline-flex; flex-direction: column; align-items: center; gap: .4rem; color: var(--soft); text-decoration: none; }
.matrix th.target a:hover { color: var(--ink); }
.upright { writing-mode: vertical-rl; transform: rotate(180deg); max-height: 13rem; overflow: hidden; white-space: nowrap; font-size: .8125rem; line-height: 1.2; }
.digit { font-variant-numeric: tabular-nums; font-weight: 600; color: var(--ink); }
.matrix :is(td, th[scope=row]) { vertical-align: middle; }
.matrix td { padding: 0; text-align: center; min-width: 2.25rem; line-height: 2rem; }
.matrix td a { display: block; width: 2.25rem; line-height: 2rem; margin: 0 auto; text-decoration: none; color: inherit; }
.matrix td a:hover { background: color-mix(in srgb, currentColor 16%, transparent); }
.matrix td.passed { color: var(--green); }
.matrix td.failed { color: var(--red); background: color-mix(in srgb, var(--red) 11%, transparent); }
.matrix td.cantTell { color: var(--amber); background: color-mix(in srgb, var(--amber) 10%, transparent); }
.matrix td:is(.inapplicable, .untested) { color: var(--soft); }
.matrix .tally { line-height: 1.4; text-align: left; white-space: nowrap; color: var(--soft); padding: .35rem 0 .35rem 1.25rem; vertical-align: middle; }
.matrix thead .tally { vertical-align: bottom; }
.matrix tbody tr:hover > * { background-color: var(--raised); }
.agreed { margin-top: 1.75rem; }
.agreed .matrix { margin-top: .5rem; }

article.part { content-visibility: auto; contain-intrinsic-size: auto 24rem; }
article.part > .statement { max-width: 48rem; margin-bottom: .5rem; }
.part h3 small { margin-left: .5rem; font-size: .875rem; }
.who { display: flex; flex-wrap: wrap; gap: .1rem 1.25rem; color: var(--soft); font-size: .875rem; margin-top: .25rem; }
.who .name { min-width: 0; overflow-wrap: anywhere; }
.part .where { white-space: normal; overflow-wrap: anywhere; }
.who .name b { color: var(--ink); font-variant-numeric: tabular-nums; margin-right: .2rem; }
.row .seen { font-size: 1rem; }
.case { margin: .75rem 0 1.25rem; }
.case .compare { margin-top: .4rem; }
.case .block, .case details { margin-top: .5rem; }
.name:target { background: var(--mark); color: var(--mark-ink); border-radius: 2px; }
.name:target b { color: inherit; }
.part:target { box-shadow: -.6rem 0 0 var(--paper), -.85rem 0 0 var(--mark); }
table.silence :is(th, td) { text-align: left; overflow-wrap: anywhere; }
.silence .share { width: 9.5rem; white-space: nowrap; padding-right: 1.5rem; }
.silence .share svg { display: block; margin-top: .3rem; }
.silence rect { fill: var(--link); opacity: .85; } .silence rect.track { fill: var(--line); opacity: 1; }
.silence .numbers { white-space: nowrap; color: var(--soft); padding-right: 0; text-align: right; }
.silence td.none, .silence .none { color: var(--soft); }

@media (max-width: 40rem) {
  nav { padding-inline: 1rem; }
  .matrix th[scope=row] .level { display: none; }
  .matrix th[scope=row] code { display: block; width: 9.5rem; white-space: normal; }
  .silence .share { width: 6.5rem; white-space: normal; }
  .silence .numbers { white-space: normal; }
}
@media print {
  .scroll { overflow: visible; max-height: none; }
  .matrix :is(th, td) { position: static; }
  .upright { max-height: none; }
  .matrix td a { width: 1.6rem; line-height: 1.5rem; }
}
`;
