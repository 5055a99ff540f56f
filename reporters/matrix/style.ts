/** The style of the pages with a table of targets or runs. */
import { style } from '../html/style.js';

export const matrixStyle = `${style}
main, nav { --width: 90rem; }
main { max-width: var(--width); }
main > section:not(#table), .lead { max-width: 76rem; }
nav { padding-inline: max(1.5rem, calc((100vw - var(--width)) / 2 + 1.5rem)); overflow-x: auto; }
header { padding-top: 1.5rem; }
h1 { font-size: clamp(1.5rem, 4vw, 2.25rem); }
.lead { color: var(--soft); margin: .5rem 0; }
.target { margin: .35rem 0; }
svg.totals { margin: .75rem 0 .5rem; }
ul.totals { gap: .2rem 1.5rem; font-size: .9375rem; }
[data-filter]:not([href]), ul.totals [data-filter] { color: inherit; }
#table { margin-top: 1.25rem; }
#find { margin-bottom: .75rem; gap: .5rem .75rem; }
#find label { flex: 1 1 8rem; min-width: 0; }
#find label.grow { flex: 3 1 18rem; }
#detail { min-height: 3.1em; max-height: 3.1em; overflow: hidden; margin-top: .5rem; font-size: .875rem; overflow-wrap: anywhere; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; padding: 0; margin: .25rem 0; font-size: .875rem; }

/* Isolated, so that nothing in it paints over the navigation. */
.grid { isolation: isolate; overflow: auto; min-height: 16rem; max-height: calc(100vh - 6rem); border-bottom: 1px solid var(--line); }
table.matrix { width: auto; border-collapse: separate; border-spacing: 0; }
.matrix thead th { position: sticky; top: 0; z-index: 1; background: var(--paper); border-bottom: 1px solid var(--line); vertical-align: bottom; padding-bottom: .35rem; }
.matrix th.label { position: sticky; left: 0; background: var(--paper); text-align: left; width: 17rem; min-width: 17rem; max-width: 17rem; overflow: hidden; text-overflow: ellipsis; padding-right: 1.25rem; }
.matrix thead th.label { z-index: 2; }
.matrix tbody :is(td, th) { height: 2.25rem; line-height: 1.2; white-space: nowrap; vertical-align: middle; }
.matrix tbody[aria-hidden] tr > * { padding: 0; border: 0; }
.matrix th.label a { color: var(--ink); text-decoration: none; }
.matrix th.label a:hover { text-decoration: underline; }
.matrix th.rule { padding: 0 0 .35rem; text-align: center; }
.matrix th.rule a { display: inline-flex; flex-direction: column; align-items: center; gap: .4rem; color: var(--soft); text-decoration: none; }
.matrix th.rule a:hover { color: var(--ink); }
.upright { writing-mode: vertical-rl; transform: rotate(180deg); max-height: 17rem; overflow: hidden; white-space: nowrap; font-size: .8125rem; line-height: 1.2; }
.digit { font-variant-numeric: tabular-nums; font-weight: 600; color: var(--ink); min-height: 1.55em; }
.matrix td { padding: 0; text-align: center; min-width: 2.25rem; }
.matrix td > :is(a, span) { display: block; width: 2.25rem; line-height: 2.2rem; margin: 0 auto; text-decoration: none; color: inherit; }
.matrix td a:hover { background: color-mix(in srgb, currentColor 16%, transparent); }
.matrix td.passed { color: var(--green); }
.matrix td.failed { color: var(--red); background: color-mix(in srgb, var(--red) 11%, transparent); }
.matrix td.cantTell { color: var(--amber); background: color-mix(in srgb, var(--amber) 10%, transparent); }
.matrix td:is(.inapplicable, .untested) { color: var(--soft); }
.matrix .owner { text-align: left; width: 12rem; min-width: 12rem; max-width: 12rem; overflow: hidden; text-overflow: ellipsis; padding-right: 1rem; color: var(--soft); }
.matrix .number { min-width: 4rem; padding-right: 1rem; text-align: right; }
.matrix tbody tr:hover > * { background-color: var(--raised); }
.label .verdict, .sign { display: inline-block; width: 1.5em; color: var(--soft); }
:is(.verdict, .sign).red { color: var(--red); } :is(.verdict, .sign).yellow { color: var(--amber); } :is(.verdict, .sign).green { color: var(--green); } .sign.cyan { color: var(--link); }
td.verdict.red { font-weight: 600; }
.label a, .owner { unicode-bidi: isolate; }
.grid :focus-visible { outline-offset: -2px; }

:is(.plain, .audits, .since, .groups) :is(td, th) { text-align: left; }
:is(.since, .audits, .groups) :is(td, th) { overflow-wrap: anywhere; }
table.counts, table.audits { width: auto; }
.counts :is(th, td) { padding-right: 2rem; }
.counts :is([scope=row], th:first-child) { text-align: left; }
.counts:has(.share) :is(th, td):nth-child(2) { text-align: left; min-width: 16rem; }
.counts thead th, .audits :is(.verdict, td:nth-child(5)) { white-space: nowrap; }
.share { width: 9.5rem; white-space: nowrap; padding-right: 1.5rem; text-align: left; }
.share svg { display: block; margin-top: .3rem; }
.share rect { fill: var(--link); opacity: .85; } .share rect.track { fill: var(--line); opacity: 1; }
td.none { color: var(--soft); }
.groups th { white-space: nowrap; } .groups td:nth-child(2) { min-width: 7rem; } .groups td:nth-child(3) { width: 45%; }
.since th { width: 20rem; } .since td:last-child { width: 14rem; }
.badge { font-size: .75rem; color: var(--amber); border: 1px solid currentColor; border-radius: 4px; padding: 0 .35em; margin-left: .35rem; }
.refusals { margin-top: .75rem; }
#audits ~ h3 { margin-top: 1.5rem; }

article.part { content-visibility: auto; contain-intrinsic-size: auto 16rem; }
article.part > .statement { max-width: 48rem; margin-bottom: .35rem; }
.part h3 { margin-bottom: .4rem; }
.part h3 small { margin-left: .5rem; font-size: .875rem; }
.part tr:first-child td { border-top: 0; }
.part :is(details, .note) { margin-top: .4rem; }
.part .where { white-space: normal; overflow-wrap: anywhere; }
.part:target { box-shadow: -.6rem 0 0 var(--paper), -.85rem 0 0 var(--mark); }
.name:target { background: var(--mark); color: var(--mark-ink); border-radius: 2px; }
.who { display: flex; flex-wrap: wrap; gap: .1rem 1.25rem; font-size: .875rem; }
.who > span { min-width: 0; overflow-wrap: anywhere; }
.row .seen { font-size: 1rem; overflow-wrap: anywhere; }
.case { margin: .75rem 0 1.25rem; }
.case > * { margin-top: .4rem; }
.agreed { margin-top: 1.75rem; }
:is(.step, .whole) > summary > h3 { font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
:is(.step, .whole) > summary > span { color: var(--soft); overflow-wrap: anywhere; }
.names { list-style: none; padding: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: .3rem; }
.names, .why { overflow-wrap: anywhere; }
.why { font-size: .875rem; color: var(--soft); margin-top: .4rem; }
.why b { color: var(--ink); font-weight: 500; }

@media (max-width: 60rem) {
  .matrix :is(.owner, .number) { display: none; }
}
@media (max-width: 40rem) {
  nav { padding-inline: 1rem; gap: .75rem; font-size: .8125rem; }
  #find label { flex-basis: 5.5rem; } #find label.grow { flex-basis: 100%; }
  /* The labels take the room that the columns leave. */
  table.matrix { width: 100%; }
  .matrix th.label { width: 100%; min-width: 9.5rem; max-width: 0; padding-right: .5rem; }
  #matrix .keys { display: none; }
  .counts :is(th, td) { padding-right: .9rem; }
  .counts:has(.share) :is(td, thead th):nth-child(n + 3) { display: none; }
  .share { width: 6.5rem; white-space: normal; }
  .groups :is(td, th):last-child { display: none; }
  .since th { width: auto; } .since :is(td, th):last-child { display: none; }
}
@media print {
  .grid { max-height: none; } .scroll { overflow: visible; }
  .matrix :is(td, th) { position: static !important; }
  #detail, .keys { display: none; }
}
`;
