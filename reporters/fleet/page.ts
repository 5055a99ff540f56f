/** The results of a fleet as one HTML file that loads nothing; its summary can be read without a script. */
import { htmlDocument } from '../html/document.js';
import { matrixStyle, style } from '../html/style.js';
import { count } from '../../schemas/text/numbers.js';
import { outcomeGroups, ruleCounts, standingsOf } from './counts.js';
import { dataBlock } from './data.js';
import { targetsSection } from './matrix.js';
import type { Fleet } from './rows.js';
import { fleetScript } from './script.js';
import { groupsSection, operatorsSection, rulesSection, silencesSection } from './sections.js';
import { summaryHeader } from './summary.js';
import type { Refusal } from './summary.js';

export function fleetPage(fleet: Fleet, refusals: readonly Refusal[] = []): string {
  const rules = ruleCounts(fleet);
  const groups = outcomeGroups(fleet);
  const { nonconformant, undetermined, pending } = standingsOf(fleet.rows);
  const open = undetermined + pending;
  return htmlDocument({
    title: `${count(fleet.rows.length, 'target')} of a fleet`,
    mark:
      nonconformant > 0
        ? { sign: '✗', tone: 'red' }
        : open > 0
          ? { sign: '?', tone: 'yellow' }
          : { sign: '✓', tone: 'green' },
    header: summaryHeader(fleet, rules, refusals),
    parts: [
      ['targets', 'Targets', targetsSection(fleet, rules, groups) + dataBlock(fleet, rules, groups)],
      ['rules', 'Rules', rulesSection(fleet, rules)],
      ['groups', 'Groups', groupsSection(fleet, groups)],
      ['operators', 'Operators', operatorsSection(fleet)],
      ['silences', 'Silences', silencesSection(fleet)],
    ],
    style: fleetStyle,
    script: fleetScript,
  });
}

const fleetStyle = `${style}${matrixStyle}
main, nav { --width: 90rem; }
main { max-width: var(--width); }
main > section:not(:has(#targets)) { max-width: 76rem; }
nav { padding-inline: max(1.5rem, calc((100vw - var(--width)) / 2 + 1.5rem)); }
.lead { max-width: 48rem; color: var(--soft); margin: -.5rem 0 1rem; }
[data-filter]:not([href]) { color: inherit; }
ul.totals [data-filter] { color: inherit; }
table.levels, table.operators { width: auto; margin: 1.5rem 0 1rem; }
.levels :is(th, td), .operators :is(th, td) { padding-right: 2rem; }
.levels th:first-child, .operators th:first-child { text-align: left; }
.operators { margin: 0; }
.refusals { margin-top: 2rem; }
.refusals h2 { font-size: 1.0625rem; letter-spacing: 0; margin: 0; }
.refusals .causes { margin-top: .75rem; }
.part h3 { margin-bottom: .4rem; }
article.part { content-visibility: auto; contain-intrinsic-size: auto 12rem; }
article.part > .statement { max-width: 48rem; margin-bottom: .35rem; }
.part tr:first-child td { border-top: 0; }
.part details { margin-top: .5rem; }
.part .note { margin-top: .4rem; }
.who { display: flex; flex-wrap: wrap; gap: .1rem 1.25rem; font-size: .875rem; }
.who span { min-width: 0; overflow-wrap: anywhere; }
.rules th[scope=row] { padding-right: 2rem; }
.rules :is(td, th):nth-child(n + 3) { text-align: right; white-space: nowrap; }
.rules thead th { white-space: nowrap; }
details.group > summary { display: flex; flex-wrap: wrap; gap: .1rem 1.25rem; align-items: baseline; }
.group .size { min-width: 8rem; font-variant-numeric: tabular-nums; font-weight: 600; }
.group .size::before { content: "▸ "; color: var(--soft); font-weight: 400; }
.group[open] .size::before { content: "▾ "; }
.group .verdict { min-width: 11rem; }
.group .verdict.red { color: var(--red); } .group .verdict.yellow { color: var(--amber); } .group .verdict.green { color: var(--green); }
.group .fails { color: var(--soft); overflow-wrap: anywhere; min-width: 0; }
.group .who { max-height: 16rem; overflow: auto; margin: .75rem 0; }
.group .name { max-width: 60rem; color: var(--soft); }
table.plain td { text-align: left; }

#find { margin-bottom: 1rem; }
#find label { flex: 1 1 9rem; min-width: 0; }
#find label.grow { flex: 3 1 20rem; }
#grid { border-bottom: 1px solid var(--line); max-height: calc(100vh - 18.5rem); min-height: 22rem; }
#detail { min-height: 3.1em; max-height: 3.1em; overflow: hidden; margin-top: .6rem; font-size: .875rem; overflow-wrap: anywhere; }
#matrix > .legend { margin: .25rem 0; }
#grid th.label { width: 17rem; min-width: 17rem; max-width: 17rem; overflow: hidden; text-overflow: ellipsis; }
#grid thead th { vertical-align: bottom; padding-bottom: .35rem; }
#grid thead th.label { z-index: 3; }
#grid tbody :is(td, th) { height: 2.25rem; line-height: 1.2; white-space: nowrap; }
#grid tbody[aria-hidden] tr > * { padding: 0; border: 0; }
#grid .operator { text-align: left; width: 12rem; min-width: 12rem; max-width: 12rem; overflow: hidden; text-overflow: ellipsis; padding-right: 1rem; color: var(--soft); }
#grid .number { min-width: 4rem; padding-right: 1rem; text-align: right; }
#grid td a { line-height: 2.2rem; }
#grid .upright { max-height: 12rem; }
.label .verdict { display: inline-block; width: 1.5em; }
.label .verdict.red { color: var(--red); } .label .verdict.yellow { color: var(--amber); } .label .verdict.green { color: var(--green); } .label .verdict.dim { color: var(--soft); }
.operator a, .label a { unicode-bidi: isolate; }
#grid :focus-visible { outline-offset: -2px; }

@media (max-width: 40rem) {
  nav { padding-inline: 1rem; gap: .75rem; font-size: .8125rem; }
  #find label { flex-basis: 7rem; } #find label.grow { flex-basis: 100%; }
  /* The names take the room that the columns leave. */
  #grid table { width: 100%; }
  #grid th.label { width: 100%; min-width: 9.5rem; max-width: 0; }
  #grid :is(.operator, .number), #matrix .keys { display: none; }
  .levels :is(th, td) { padding-right: .9rem; }
  .group .verdict, .group .size { min-width: 0; }
  .rules td:nth-child(n + 3), .rules thead th:nth-child(n + 3) { display: none; }
}
@media print {
  #matrix { display: none; }
  .scroll { overflow: visible; }
}
`;
