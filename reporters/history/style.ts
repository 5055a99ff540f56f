/** The style of a history's page, and what it does in a browser: filters, keys, links into what is folded. */
import { linking, printing } from '../html/script.js';
import { style } from '../html/style.js';

export const historyScript = String.raw`
(() => {
  'use strict';
  const form = document.getElementById('filter');
  const all = selector => [...document.querySelectorAll(selector)];
  const rows = all('tr.rule');
  const shown = document.getElementById('shown');
  const folds = all('details.steady, details.whole').map(each => [each, each.open]);

  const kinds = {
    failing: row => row.dataset.failing === 'true',
    flaky: row => row.dataset.kind === 'flaky',
    changed: row => row.dataset.kind === 'changed',
  };

  const apply = () => {
    const { kind, text } = Object.fromEntries(new FormData(form));
    const wanted = text.trim().toLowerCase();
    const isAll = kind === '' && wanted === '';
    const matches = row => (kind === '' || kinds[kind](row)) && row.cells[0].textContent.toLowerCase().includes(wanted);
    for (const row of rows) row.hidden = !matches(row);
    for (const [fold, open] of folds) {
      const some = fold.querySelector('tr.rule:not([hidden])');
      fold.hidden = !isAll && !some;
      fold.open = isAll ? open : Boolean(some);
    }
    shown.textContent = isAll ? '' : rows.filter(row => !row.hidden).length + ' of ' + rows.length + ' rules';
  };

  const go = () => {
    const target = linked();
    if (!target) return;
    if (target.closest('[hidden]')) {
      form.reset();
      apply();
    }
    for (let fold = target.closest('details'); fold; fold = fold.parentElement.closest('details')) fold.open = true;
    target.scrollIntoView();
  };

  const step = by => {
    const places = all('tr.rule:not([hidden]) :is(summary, .flat)').filter(each => each.checkVisibility());
    if (places.length === 0) return;
    const at = places.indexOf(document.activeElement);
    const next = places[at < 0 ? (by > 0 ? 0 : places.length - 1) : Math.min(Math.max(at + by, 0), places.length - 1)];
    if (!next.matches('summary')) next.tabIndex = -1;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'center', inline: 'nearest' });
  };
  addEventListener('keydown', event => {
    if (!form || event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, textarea')) return;
    if (event.key === '/') form.elements.namedItem('text').focus();
    else if (event.key === 'n') step(1);
    else if (event.key === 'p') step(-1);
    else return;
    event.preventDefault();
  });

  if (form) {
    form.hidden = false;
    form.addEventListener('submit', event => event.preventDefault());
    form.addEventListener('input', apply);
    form.addEventListener('reset', () => setTimeout(apply));
  }
  addEventListener('hashchange', go);
${linking}${printing}  go();
})();
`;

export const historyStyle = `${style}
main, nav { --width: 76rem; }
main { max-width: var(--width); }
nav { padding-inline: max(1.5rem, calc((100vw - var(--width)) / 2 + 1.5rem)); }
.lead { max-width: 48rem; margin: 1rem 0 .5rem; }
.sign { display: inline-block; width: 1.1em; text-align: center; color: var(--soft); }
.sign.red { color: var(--red); } .sign.green { color: var(--green); } .sign.yellow { color: var(--amber); } .sign.cyan { color: var(--link); }
td.verdict.red { color: var(--red); font-weight: 600; } td.verdict.yellow { color: var(--amber); } td.verdict.green { color: var(--green); }
.badge { font-size: .75rem; color: var(--amber); border: 1px solid currentColor; border-radius: 4px; padding: 0 .35em; margin-left: .35rem; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; padding: 0; margin: 0 0 1.25rem; font-size: .875rem; color: var(--soft); }
.legend svg { width: .5rem; height: 1.1rem; vertical-align: -.2rem; margin-right: .25rem; background: var(--raised); }

.strip { display: block; width: 100%; height: 1.35rem; background: var(--raised); border-radius: 3px; shape-rendering: crispEdges; }
rect.conformant { fill: var(--green); } rect.nonconformant { fill: var(--red); } rect.undetermined { fill: var(--amber); }
rect.untested, rect.inapplicable { opacity: .6; }
.strip line { stroke: var(--ink); stroke-width: 1.5px; }
.grid { overflow: auto; max-height: calc(100vh - 4.5rem); scroll-padding: 5rem 0 0 18rem; }
table.time { border-collapse: separate; border-spacing: 0; table-layout: auto; }
.time :is(th, td) { text-align: left; vertical-align: middle; }
.time thead th { position: sticky; top: 0; z-index: 1; background: var(--paper); border-bottom: 1px solid var(--line); vertical-align: bottom; }
.time :is(th[scope=row], thead th:first-child) { position: sticky; left: 0; background: var(--paper); white-space: nowrap; padding-right: 1.25rem; }
.time thead th:first-child { z-index: 2; }
.time .when { width: 55%; min-width: 16rem; padding-right: 1.25rem; }
.time .now { min-width: 13rem; padding-right: 0; color: var(--soft); }
.time .now details > summary { color: var(--ink); width: auto; }
.time .now .flat { display: block; }
.time tbody tr:hover > * { background-color: var(--raised); }
.time tbody tr:hover .strip { background: var(--paper); }
.axis { display: flex; justify-content: space-between; gap: 1rem; white-space: nowrap; font-variant-numeric: tabular-nums; margin-bottom: .2rem; }
thead .note { font-size: .75rem; }
.time tr:has(.now details[open]) > * { vertical-align: top; }
.stretches { max-height: 13rem; overflow: auto; list-style: none; margin: .35rem 0 .5rem; padding: 0; display: grid; gap: .15rem; font-variant-numeric: tabular-nums; }
.steady { margin-top: 1.5rem; }
tr.rule:target > * { background: color-mix(in srgb, var(--mark) 25%, var(--paper)); }

details.step > summary h3, details.whole > summary h3 { font-variant-numeric: tabular-nums; }
details.step > summary > span, details.whole > summary > span { color: var(--soft); }
details.step:target, details.whole:target { box-shadow: -.6rem 0 0 var(--paper), -.85rem 0 0 var(--mark); }
.step .margin .outcome { font-size: .8125rem; }
.names { list-style: none; padding: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: .3rem; }
.names, .why { overflow-wrap: anywhere; }
.names a { text-decoration: none; color: var(--ink); }
.names a:hover { text-decoration: underline; }
.why { font-size: .875rem; color: var(--soft); margin-top: .4rem; }
.why b { color: var(--ink); font-weight: 500; }
.whole > p { margin-top: .5rem; }
.whole .grid { margin-top: 1rem; }
.keys { flex-basis: 100%; }
.runs :is(th, td) { text-align: left; white-space: nowrap; }

@media (max-width: 40rem) {
  nav { padding-inline: 1rem; }
  .time :is(th[scope=row], thead th:first-child) { white-space: normal; width: 9rem; min-width: 9rem; padding-right: .5rem; }
  .time th[scope=row] .level { display: none; }
  .time .sign { width: auto; }
  .badge { margin-left: 0; }
  .time .when { min-width: 14rem; }
  .time .now { min-width: 15rem; }
  .grid { scroll-padding-left: 10rem; }
  .keys { display: none; }
}
@media print {
  .grid { max-height: none; overflow: visible; }
  .time :is(th, td) { position: static; }
  .strip { print-color-adjust: exact; }
}
`;
