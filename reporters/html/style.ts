/** What every page of ours shares, be it a report or the documentation: colours, light and dark, and the look of plain text. */
export const baseStyle = `
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
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 var(--sans); text-wrap: pretty; overflow-wrap: break-word; }
a { color: var(--link); text-underline-offset: .15em; text-decoration-thickness: 1px; }
a:hover { color: var(--ink); text-decoration: underline; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 2px; }
h1, h2, h3, h4, p, ul, dl, dd, pre { margin: 0; }
h1 { font-size: clamp(2rem, 6vw, 3rem); line-height: 1.1; letter-spacing: -.02em; font-weight: 650; }
h2 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -.01em; font-weight: 650; margin: 4.5rem 0 1.25rem; }
h3 { font-size: 1.0625rem; font-weight: 600; }
h4 { font-size: .875rem; font-weight: 600; margin: 1.25rem 0 .4rem; }
small { font-size: inherit; font-weight: 400; color: var(--soft); }
b { font-weight: 600; }
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

@media print {
  :root { --paper: #fff; --raised: #f4f4f4; --ink: #000; --soft: #555; --line: #ccc; --red: #a8211a; --amber: #855300;
    --green: #1a6a3a; --link: #000; --mark: #ffe08a; --mark-ink: #000; }
  body { font-size: 10pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  a { text-decoration: none; }
  h2, h3, h4 { break-after: avoid; }
}
`;
