/** The look of the documentation: the text in the middle, the menu to its left, the contents of the page to its right. */
import { baseStyle } from '../reporters/html-base.js';

export const siteStyle = `${baseStyle}
.skip { position: absolute; left: -100vw; top: .5rem; z-index: 3; background: var(--paper); padding: .4rem .8rem; }
.skip:focus { left: 1rem; }
main:focus { outline: none; }

header { position: sticky; top: 0; z-index: 2; display: flex; align-items: center; gap: .5rem 1rem; min-height: 3.5rem;
  background: var(--paper); border-bottom: 1px solid var(--line); padding: .5rem max(1.5rem, calc((100vw - 92rem) / 2 + 1.5rem)); }
.brand { color: var(--ink); text-decoration: none; font-weight: 600; letter-spacing: -.01em; white-space: nowrap; }
.brand span { color: var(--green); }
.to-menu { margin-left: auto; font-size: .875rem; }
form { position: relative; flex: 0 1 22rem; margin-left: auto; }
form input { font: inherit; font-size: .875rem; width: 100%; height: 2.25rem; padding: .35rem 2rem .35rem .75rem; border-radius: 6px;
  color: var(--ink); background: var(--raised); border: 1px solid color-mix(in srgb, var(--soft) 70%, var(--paper)); }
form input:focus-visible { outline-offset: 0; }
form input::placeholder { color: var(--soft); opacity: 1; }
form input::-webkit-search-cancel-button { display: none; }
kbd { position: absolute; right: .5rem; top: .45rem; font: .75rem/1.35rem var(--mono); color: var(--soft); background: var(--paper);
  border: 1px solid var(--line); border-radius: 4px; padding: 0 .4rem; pointer-events: none; }
form:focus-within kbd { display: none; }
#siteFound { position: absolute; right: 0; top: calc(100% + .4rem); width: min(38rem, calc(100vw - 2rem)); max-height: calc(100vh - 5rem); overflow-y: auto;
  background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: .35rem;
  box-shadow: 0 1rem 3rem -1rem rgb(0 0 0 / .35); }
#siteFound a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; align-items: baseline; padding: .5rem .75rem; border-radius: 5px; color: var(--ink); text-decoration: none; }
#siteFound a[aria-selected=true] { background: var(--raised); box-shadow: inset 2px 0 0 var(--link); }
#siteFound b { overflow-wrap: anywhere; }
#siteFound small { font-size: .8125rem; text-align: right; }
#siteFound span { grid-column: 1 / -1; color: var(--soft); font-size: .875rem; line-height: 1.45; }
#siteFound p { padding: .5rem .75rem; color: var(--soft); font-size: .875rem; }

.columns { max-width: 92rem; margin: 0 auto; padding: 0 1.5rem; }
main { padding: 2.5rem 0 4rem; min-width: 0; }
article { min-width: 0; }
article > :is(p, ul, ol, dl, blockquote) { max-width: 46rem; }
article > * + * { margin-top: 1rem; }
article h1 { font-size: clamp(1.75rem, 5vw, 2.5rem); overflow-wrap: anywhere; }
article h1 + p { font-size: 1.125rem; color: var(--soft); margin-top: 1.25rem; }
article h1 + :is(blockquote, pre) { margin-top: 1.5rem; }
article h2 { margin: 2.75rem 0 0; padding-top: 1.25rem; border-top: 1px solid var(--line); }
article h3 { font-size: 1.1875rem; margin-top: 2.25rem; }
article h4 { font-size: 1rem; margin-top: 1.75rem; }
article :is(h2, h3, h4) + * { margin-top: .75rem; }
article :is(ul, ol) { padding-left: 1.4rem; }
article li + li { margin-top: .35rem; }
article li > :is(ul, ol) { margin-top: .35rem; }
article strong { font-weight: 600; }
article hr { border: 0; border-top: 1px solid var(--line); margin: 3rem 0; }
article img { max-width: 100%; height: auto; }
:not(pre) > code { background: var(--raised); border-radius: 4px; padding: .1em .3em; }
:is(h1, h2, h3, h4, a) > code { background: none; padding: 0; }
a.name { text-decoration-color: color-mix(in srgb, currentColor 40%, transparent); }
article :is(h2, h3, h4) > a:not(.anchor) { color: inherit; text-decoration: none; }
article td.link > a { text-decoration: none; }
article :is(h2, h3, h4, td.link) > a:hover { text-decoration: underline; }
.anchor { margin-left: .4em; font-weight: 400; color: var(--soft); text-decoration: none; opacity: 0; }
:is(h2, h3, h4):hover .anchor, .anchor:focus { opacity: 1; }
blockquote { margin-inline: 0; padding: .25rem 0 .25rem 1.25rem; border-left: 3px solid var(--link); font-size: 1.0625rem; }
blockquote > * + * { margin-top: .75rem; }
article pre { white-space: pre; overflow-wrap: normal; max-height: none; }
article pre .language-text { white-space: pre-wrap; overflow-wrap: anywhere; }
pre .pointed { display: block; margin: 0 -1rem; padding: 0 1rem; background: color-mix(in srgb, var(--mark) 30%, transparent); box-shadow: inset 3px 0 0 var(--amber); }
article pre.source { counter-reset: line; }
.source span::before { counter-increment: line; content: counter(line); display: inline-block; width: 2.5rem; margin-right: 1rem; text-align: right; color: var(--soft); }
.source span:target, tr:target { background: color-mix(in srgb, var(--mark) 30%, transparent); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .875rem; line-height: 1.5; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
th, td { padding: .5rem 1.25rem .5rem 0; vertical-align: baseline; border-top: 1px solid var(--line); max-width: 34rem; }
:is(th, td):not([align]) { text-align: left; }
:is(th, td):last-child { padding-right: 0; }
thead th { border-top: 0; color: var(--soft); font-weight: 500; white-space: nowrap; }
td code { overflow-wrap: normal; }
td { min-width: 10rem; }
td.long { min-width: 16rem; }
td.short { min-width: 0; white-space: nowrap; }
tbody tr:hover { background: color-mix(in srgb, var(--raised) 60%, transparent); }
article .many { columns: 16rem; }

.contents { margin-bottom: 2rem; }
.contents ul { list-style: none; padding: 0; font-size: .875rem; line-height: 1.4; }
.contents li { padding: .2rem 0; }
.contents .depth-3 { padding-left: 1rem; }
.contents a { color: var(--soft); text-decoration: none; }
.contents a:hover, .contents a[aria-current] { color: var(--ink); }
.contents a:hover { text-decoration: underline; }
.pager { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: 4rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
.pager a { text-decoration: none; overflow-wrap: anywhere; font-weight: 500; }
.pager a:hover { text-decoration: underline; }
.pager small { display: block; font-size: .8125rem; }
.pager .next { margin-left: auto; text-align: right; }

.menu { padding: 1rem 0 4rem; border-top: 1px solid var(--line); font-size: .875rem; line-height: 1.4; }
.menu h2 { font-size: .8125rem; font-weight: 500; letter-spacing: 0; color: var(--soft); margin: 1.75rem 0 .35rem; }
.menu ul { list-style: none; padding: 0; }
.menu li a { display: block; color: var(--ink); text-decoration: none; padding: .3rem .75rem; margin-left: -.75rem; border-radius: 5px; overflow-wrap: anywhere; }
.menu li a:hover { background: var(--raised); }
.menu a[aria-current] { background: var(--raised); box-shadow: inset 2px 0 0 var(--link); font-weight: 600; }
.menu summary { color: var(--ink); padding: .3rem 0; }
.menu details ul { padding-left: 1.1rem; margin-bottom: .5rem; }
.menu > ul:last-child { margin-top: 1.75rem; }

@media (min-width: 60rem) {
  .to-menu { display: none; }
  .columns { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 0 3.5rem; }
  main { grid-area: 1 / 2; padding-top: 3rem; }
  .menu { grid-area: 1 / 1; border: 0; position: sticky; top: 3.5rem; align-self: start; max-height: calc(100vh - 3.5rem); overflow-y: auto; padding: 1.5rem 0 2rem .75rem; }
  .menu h2:first-child { margin-top: .75rem; }
}
@media (min-width: 80rem) {
  main:has(.contents) { display: grid; grid-template-columns: minmax(0, 1fr) 13rem; gap: 0 3rem; align-content: start; }
  article, .pager { grid-column: 1; }
  .contents { grid-area: 1 / 2; position: sticky; top: 6.5rem; align-self: start; max-height: calc(100vh - 8rem); overflow-y: auto; }
}
@media (min-width: 40.01rem) and (max-width: 59.99rem) {
  .to-menu { order: 1; margin-left: 0; }
}
@media (max-width: 40rem) {
  .brand { font-size: .9375rem; }
  .columns { padding: 0 1rem; }
  header { padding: .5rem 1rem; flex-wrap: wrap; }
  form { flex: 1 0 100%; }
  main { padding-top: 1.75rem; }
  html { scroll-padding-top: 7rem; }
  kbd { display: none; }
  #siteFound a { grid-template-columns: minmax(0, 1fr); }
  #siteFound small { text-align: left; }
}
@media print {
  header, .menu, .contents, .pager, .skip, .anchor { display: none !important; }
  main, .columns { display: block; max-width: none; padding: 0; }
  article > :is(p, ul, ol, dl, blockquote) { max-width: none; }
  article pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  .scroll { overflow: visible; }
  table { font-size: 8pt; overflow-wrap: anywhere; }
  td { min-width: 0 !important; } td.short { white-space: normal; }
  tr, pre, blockquote { break-inside: avoid; }
}
`;
