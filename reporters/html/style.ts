/** The style of all pages, light and dark. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: #fdfcfa; --raised: #f5f3ee; --ink: #1d1b18; --soft: #625d55; --line: #e0dcd3;
  --red: #a8211a; --amber: #855300; --green: #1a6a3a; --link: #1c4f8f; --mark: #ffe08a; --mark-ink: #1d1b18;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #16171a; --raised: #1f2125; --ink: #e8e5df; --soft: #a39e95; --line: #34363b;
    --red: #ff8f85; --amber: #eab75c; --green: #7fcb9b; --link: #8db8f0; --mark: #6b5310; --mark-ink: #fff3cf;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 4rem; }
html:has(.indexed) { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 var(--sans); text-wrap: pretty; overflow-wrap: break-word; }
a { color: var(--link); text-underline-offset: .15em; text-decoration-thickness: 1px; }
:is(nav, .totals, .name, .failure h3, .entry, .matrix) a { text-decoration: none; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 2px; }
h1, h2, h3, h4, p, ul, dl, dd, pre { margin: 0; }
h1 { font-size: clamp(2rem, 6vw, 3rem); line-height: 1.1; letter-spacing: -.02em; font-weight: 650; }
h2 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -.01em; font-weight: 650; margin: 4.5rem 0 1.25rem; }
h3 { font-size: 1.0625rem; font-weight: 600; }
h4 { font-size: .875rem; font-weight: 600; margin: 1.25rem 0 .4rem; }
small { font-size: inherit; font-weight: 400; color: var(--soft); }
:is(.kicker, .when, .note, .message, .judged, .margin, .lead, .statement, .where, .number, .whole > summary > span, dt, output) { color: var(--soft); }
:is(.kicker, .when, .note, .message, .shape, .judged, .margin, .facts, .legend, .who, .log) { font-size: .875rem; }
:is(.message, .shape, .judged) { margin-top: .15rem; }
:is(.rows, .log, .causes, .legend, .totals, .index ol) { list-style: none; margin: 0; padding: 0; }
:is(.part, .row, .failure, .exchange):target, .failure:focus { outline: none; box-shadow: -.6rem 0 0 var(--paper), -.85rem 0 0 var(--mark); }
:is(.part, .failure, .group, .exchange) { border-top: 1px solid var(--line); }
code, pre { font-family: var(--mono); font-size: .875em; unicode-bidi: isolate; }
code { overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2; line-height: 1.5; max-height: 24rem; overflow: auto;
  background: var(--raised); border-radius: 6px; padding: .75rem 1rem; font-size: .8125rem; }
pre code { font-size: inherit; }
mark { background: var(--mark); color: var(--mark-ink); border-radius: 2px; padding: .1em .15em; margin: 0 -.05em; }
details summary { cursor: pointer; color: var(--soft); font-size: .875rem; width: fit-content; }
details[open] > summary { margin-bottom: .4rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
[hidden] { display: none !important; }
main { max-width: 64rem; margin: 0 auto; padding: 0 1.5rem 6rem; }
nav { position: sticky; top: 0; z-index: 1; background: var(--paper); border-bottom: 1px solid var(--line);
  padding: .6rem max(1.5rem, calc((100vw - 64rem) / 2 + 1.5rem)); font-size: .875rem; display: flex; gap: 1.5rem; }
nav > a { color: var(--soft); }
h1.red { color: var(--red); } h1.yellow { color: var(--amber); } h1.green { color: var(--green); }

header { padding-top: 3.5rem; }
.target { margin: .75rem 0 0; font-size: 1.0625rem; }
::highlight(found) { background: var(--mark); color: var(--mark-ink); }
ul.totals { display: flex; flex-wrap: wrap; gap: .4rem 1.75rem; margin: .6rem 0; }
.outcome { white-space: nowrap; color: var(--soft); }
.outcome.passed:not(.none) { color: var(--green); } .outcome.failed:not(.none) { color: var(--red); font-weight: 600; } .outcome.cantTell:not(.none) { color: var(--amber); }
.facts { margin-top: 1.75rem; font-size: .875rem; display: grid; gap: .3rem; }
.facts > div { display: grid; grid-template-columns: 6rem 1fr; }
.observed { margin-top: .5rem; } .observed > div { grid-template-columns: 16rem 1fr; }

.failure { padding: 1.75rem 0 2.25rem; }
.failure h3 { font-size: 1.125rem; display: flex; flex-wrap: wrap; align-items: baseline; gap: .75rem; }
.failure h3 a { color: var(--red); }
.failure.warning h3 a { color: var(--amber); }
.failure > p { margin-top: .6rem; max-width: 48rem; }
.failure > details { margin: .5rem 0; }
.statement b, .clients b, .hint b, .excuse b { color: var(--soft); font-size: .875rem; margin-right: .5rem; }
.where { white-space: nowrap; }
.level { margin-left: .35rem; font-size: .75rem; font-weight: 500; color: var(--soft); letter-spacing: .04em; }
.compare { margin-top: .9rem; display: grid; gap: .35rem; background: var(--raised); border-radius: 6px; padding: .7rem 1rem; }
.compare > div { display: grid; grid-template-columns: 5.5rem 1fr; align-items: baseline; }
.block { position: relative; }
.block.ready pre { padding-right: 5rem; }

.part { padding: 1.5rem 0 .5rem; }
.part h3 { margin-bottom: .75rem; }
.row { display: grid; grid-template-columns: 8.5rem minmax(0, 1fr); gap: 0 1rem; padding: .6rem 0; }
.row p { max-width: 48rem; }
.name { font-size: .9375rem; }
.other:not(section) { color: var(--soft); font-size: .9375rem; }

form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin-bottom: 1.75rem; font-size: .875rem; }
label { display: grid; gap: .2rem; color: var(--soft); }
.grow { flex: 1 1 10rem; }
select, input, button { font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--line); border-radius: 6px; padding: .35rem .6rem; }
select, input, form button { height: 2.25rem; }
select, input { border-color: color-mix(in srgb, var(--soft) 70%, var(--paper)); width: 100%; }
button { cursor: pointer; color: var(--soft); }
.block button { position: absolute; top: .4rem; right: .4rem; font-size: .8125rem; padding: .15rem .6rem; }

.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; font-weight: 400; padding: .35rem .9rem .35rem 0; vertical-align: baseline; border-top: 1px solid var(--line); }
thead th { color: var(--soft); border-top: 0; }
table.areas { width: auto; }
td.failed { color: var(--red); font-weight: 600; } td.cantTell { color: var(--amber); } td.none { color: var(--line); }

body.indexed > header { max-width: 64rem; padding: 2rem 1.5rem 1rem; margin: 0 auto; }
output { flex-basis: 100%; }
.indexed h2 { margin-top: 3rem; }
ul.causes { display: grid; gap: .75rem; grid-template-columns: minmax(0, 1fr); margin-bottom: 1rem; }
.causes li { border-left: 3px solid var(--amber); padding-left: .85rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: .35rem; max-width: 52rem; }
nav.index { position: static; display: block; border: 0; max-width: 64rem; margin: 0 auto; padding: .5rem 1.5rem 0; }
.index form { gap: .4rem; margin-bottom: .75rem; font-size: .8125rem; }
.index .fields > div { display: flex; flex-wrap: wrap; gap: .4rem; align-items: end; }
.index label { flex: 1 1 5rem; min-width: 0; }
.index :is(.fields, label.grow, .keys) { flex: 1 0 100%; }
.index output { flex: 1 1 8rem; align-self: center; }
.index .keys { color: var(--soft); display: none; }
kbd { font: .8125em var(--mono); border: 1px solid var(--line); border-radius: 4px; padding: 0 .35em; }
.index ul.totals { gap: .1rem 1rem; font-size: .8125rem; }
.index h2 { display: inline; font-size: .875rem; letter-spacing: 0; margin: 0; color: var(--ink); }
.index .list { margin-top: .75rem; }
.index details[open] > summary { margin-bottom: .2rem; }
.entry a { display: block; padding: .25rem .5rem; border-left: 2px solid var(--line); color: var(--ink); }
.entry code { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.entry[data-outcome=failed] a { border-color: var(--red); }
.entry[data-outcome=failed]:not([data-level=MUST]) a { border-color: var(--amber); }
.line { display: block; color: var(--soft); font-size: .75rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.index .parts { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 1rem 0 0; }
.failure > .block { margin-top: .5rem; max-width: 52rem; }
.failure > button { margin: .75rem 0 .25rem; font-size: .8125rem; padding: .15rem .6rem; }
details.part > summary, details.group > summary { width: auto; color: var(--ink); }
details.part > summary > h3, details.group > summary > h3 { display: inline; margin-right: .75rem; }
details:is(.part, .group) { padding: .75rem 0; }
.exchange summary { width: auto; color: var(--ink); display: grid; grid-template-columns: 3.5rem minmax(0, 1fr) 3rem 6.5rem 4.5rem; gap: 0 .75rem; padding: .3rem 0; font-variant-numeric: tabular-nums; font-size: .875rem; white-space: normal; }
.exchange .id::before { content: "▸ "; color: var(--soft); }
.exchange [open] .id::before { content: "▾ "; }
.exchange :is(.bytes, .ms) { text-align: right; color: var(--soft); }
.exchange .odd { color: var(--amber); font-weight: 600; }
.exchange details > :not(summary) { margin: .35rem 0 .35rem 1rem; }
.exchange pre { max-height: none; }
.again { margin: 1.5rem 0; } .again h3 { margin-bottom: .4rem; }
body:not(.indexed) main { max-width: 90rem; }
body:not(.indexed) main > section:not(#table), .lead { max-width: 76rem; }
body:not(.indexed) nav { padding-inline: max(1.5rem, calc((100vw - 90rem) / 2 + 1.5rem)); overflow-x: auto; }
body:not(.indexed) header { padding-top: 1.5rem; }
body:not(.indexed) h1 { font-size: clamp(1.5rem, 4vw, 2.25rem); }
.lead { margin: .5rem 0; }
[data-filter]:not([href]), ul.totals span [data-filter] { color: inherit; }
#find { margin-bottom: .75rem; gap: .5rem .75rem; }
#find label:not(.grow) { flex: 1 1 8rem; min-width: 0; max-width: 14rem; }
#find label.grow { flex: 3 1 18rem; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; }

/* Isolated, so that nothing in it paints over the navigation. */
.grid { isolation: isolate; overflow: auto; min-height: 16rem; max-height: calc(100vh - 6rem); border-bottom: 1px solid var(--line); }
.grid > button { position: sticky; left: 0; margin: .75rem 0; }
table.matrix { width: auto; border-collapse: separate; border-spacing: 0; }
.matrix thead th { position: sticky; top: 0; z-index: 1; background: var(--paper); border-bottom: 1px solid var(--line); vertical-align: bottom; padding-bottom: .35rem; }
.matrix th.label { position: sticky; left: 0; background: var(--paper); text-align: left; width: 17rem; min-width: 17rem; max-width: 17rem; overflow: hidden; text-overflow: ellipsis; padding-right: 1.25rem; }
.matrix thead th.label { z-index: 2; }
.matrix tbody :is(td, th) { height: 2.25rem; line-height: 1.2; white-space: nowrap; vertical-align: middle; }
.matrix th.label a { color: var(--ink); }
.matrix th.rule { padding: 0 0 .35rem; text-align: center; }
.matrix th.rule a { display: inline-flex; flex-direction: column; align-items: center; gap: .4rem; color: var(--soft); text-decoration: none; }
.upright { writing-mode: vertical-rl; transform: rotate(180deg); max-height: 17rem; overflow: hidden; white-space: nowrap; font-size: .8125rem; line-height: 1.2; }
.matrix td { padding: 0; text-align: center; min-width: 2.25rem; }
.matrix td > :is(a, span) { display: block; width: 2.25rem; line-height: 2.2rem; margin: 0 auto; text-decoration: none; color: inherit; }
.matrix td.passed { color: var(--green); }
.matrix td.failed { color: var(--red); background: color-mix(in srgb, var(--red) 11%, transparent); }
.matrix td.cantTell { color: var(--amber); background: color-mix(in srgb, var(--amber) 10%, transparent); }
.matrix td:is(.inapplicable, .untested) { color: var(--soft); }
.matrix .owner { text-align: left; max-width: 12rem; overflow: hidden; text-overflow: ellipsis; padding-right: 1rem; color: var(--soft); }
.matrix .whose { display: none; color: var(--soft); }
.matrix .number { min-width: 4rem; padding-right: 1rem; text-align: right; }
.matrix tbody tr:hover > * { background-color: var(--raised); }
.label .verdict, .sign { display: inline-block; width: 1.5em; color: var(--soft); }
:is(.verdict, .sign, td).red { color: var(--red); } :is(.verdict, .sign, td).yellow { color: var(--amber); } :is(.verdict, .sign, td).green { color: var(--green); } .sign.cyan { color: var(--link); }
.label a, .owner { unicode-bidi: isolate; }
.grid :focus-visible { outline-offset: -2px; }

:is(.plain, .since, .steps, .groups) :is(td, th), .counts :is(tbody th, th:nth-child(-n + 2), td:first-child), .areas th:first-child { text-align: left; }
:is(.since, .steps, .groups, .counts) :is(td, th) { overflow-wrap: anywhere; }
.groups th, .steps th { white-space: nowrap; } .groups td:nth-child(3) { width: 45%; }
.badge { font-size: .75rem; color: var(--amber); border: 1px solid currentColor; border-radius: 4px; padding: 0 .35em; margin-left: .35rem; }

article.part { content-visibility: auto; contain-intrinsic-size: auto 16rem; }
article.part > .statement { max-width: 48rem; margin-bottom: .35rem; }
.part h3 small { margin-left: .5rem; font-size: .875rem; }
.part :is(details, .note) { margin-top: .4rem; }
.part .where { white-space: normal; overflow-wrap: anywhere; }
.who { display: flex; flex-wrap: wrap; gap: .1rem 1.25rem; }
.row p, .who > span { min-width: 0; overflow-wrap: anywhere; }
.case { margin: .75rem 0 1.25rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: .4rem; }
.whole > summary > :is(h3, span) { font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }

@media (min-width: 1000px) {
  body.indexed { display: grid; grid-template-columns: 20rem minmax(0, 1fr); grid-template-rows: auto 1fr; }
  body.indexed > header, .indexed > main { grid-column: 2; margin: 0; width: 100%; max-width: 66rem; padding-inline: 2.5rem; }
  .index .keys { display: block; }
  .index .fields > summary { display: none; }
  nav.index { grid-column: 1; grid-row: 1 / span 2; position: sticky; top: 0; align-self: start; height: 100vh; overflow: auto; width: 100%; padding: 1rem 1rem 2rem; border-right: 1px solid var(--line); }
}
@media (min-width: 75rem) {
  .compare:has(> :nth-child(2)) { grid-template-columns: 1fr 1fr; gap: 1rem; }
  .compare:has(> :nth-child(2)) > div { grid-template-columns: minmax(0, 1fr); align-content: start; }
}

@media (max-width: 40rem) {
  main { padding: 0 1rem 4rem; } nav { padding: .6rem 1rem; gap: 1.1rem; }
  header { padding-top: 2rem; }
  .row { grid-template-columns: minmax(0, 1fr); gap: .1rem; padding: .75rem 0; }
  .facts > div, .compare > div { grid-template-columns: minmax(0, 1fr); }
  body.indexed > header { padding: 1.25rem 1rem .5rem; }
  nav.index { padding: .5rem 1rem 0; }
  .exchange summary { grid-template-columns: 3rem minmax(0, 1fr) auto; }
  .exchange :is(.bytes, .ms), .matrix :is(.owner, .number) { display: none; }
  .matrix .whose { display: block; overflow: hidden; text-overflow: ellipsis; }
  body:not(.indexed) nav { padding-inline: 1rem; gap: .75rem; font-size: .8125rem; }
  #find label:not(.grow) { flex-basis: 5.5rem; } #find label.grow { flex-basis: 100%; }
  /* The labels take the room that the columns leave. */
  table.matrix { width: 100%; }
  .matrix th.label { width: 100%; min-width: 9.5rem; max-width: 0; padding-right: .5rem; }
  :is(.groups, .since) :is(td, th):last-child, .counts :is(td, thead th):nth-child(n + 3) { display: none; }
}
@media print {
  :root { --paper: #fff; --raised: #f4f4f4; --ink: #000; --soft: #555; --line: #ccc; --red: #a8211a; --amber: #855300;
    --green: #1a6a3a; --link: #000; --mark: #ffe08a; --mark-ink: #000; }
  body { font-size: 9pt; line-height: 1.4; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  body.indexed { display: block; }
  a { text-decoration: none; }
  h1 { font-size: 18pt; } h2 { font-size: 13pt; margin: 1rem 0 .4rem; } h3 { font-size: 10pt; }
  nav, form, button, .ticket, .permalink, .more { display: none !important; }
  main, body.indexed > header, .indexed > main { max-width: none; padding: 0; }
  pre { max-height: none; overflow: visible; padding: .25rem .5rem; font-size: 7.5pt; }
  pre.answer:not(:has(mark)) { max-height: 4.5cm; overflow: hidden; }
  .failure { padding: .5rem 0; } .failure > p { margin-top: .2rem; } .compare { margin-top: .3rem; padding: .25rem .5rem; }
  .failure details:not([open]), .indexed section:has(> :is(#contract, #exchanges)), details.rules { display: none; }
  .row, tr, pre, .compare { break-inside: avoid; }
  .grid { max-height: none; } .scroll { overflow: visible; }
  .matrix :is(td, th) { position: static !important; }
}
`;
