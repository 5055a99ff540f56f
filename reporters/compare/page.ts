/** A comparison as one HTML file that loads nothing and can be read without a script. */
import { count } from '../../schemas/text/numbers.js';
import { evidenceSection, silencesSection } from './evidence.js';
import { matrixSection, targetsSection } from './matrix.js';
import { disagreementText, restText } from './words.js';
import type { Comparison } from './index.js';
import { htmlDocument } from '../html/document.js';
import { escaped } from '../text/markup.js';
import { copying, linking, printing } from '../html/script.js';
import { matrixStyle, style } from '../html/style.js';

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

const compareStyle = `${style}${matrixStyle}
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
#order { margin-bottom: 1rem; }
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

@media (max-width: 40rem) {
  nav { padding-inline: 1rem; }
  .matrix th[scope=row] .level { display: none; }
  .matrix th[scope=row] code { display: block; width: 9.5rem; white-space: normal; }
}
@media print {
  .scroll { overflow: visible; max-height: none; }
  .matrix :is(th, td) { position: static; }
  .upright { max-height: none; }
  .matrix td a { width: 1.6rem; line-height: 1.5rem; }
}
`;
