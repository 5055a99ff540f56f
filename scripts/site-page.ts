/** The frame around the text of a page: header, menu, contents of the page, and the way to the next one. */
import { escaped } from '../reporters/markup.js';
import type { Heading } from './site-markdown.js';
import type { Entry, Group } from './site-navigation.js';
import { addressFrom } from './site-paths.js';

export interface Page {
  /** In the site. */
  readonly path: string;
  readonly title: string;
  readonly html: string;
  readonly headings: readonly Heading[];
  /** The first words, for those who list pages. */
  readonly summary: string;
}

export interface Frame {
  readonly groups: readonly Group[];
  readonly before: Entry | undefined;
  readonly after: Entry | undefined;
}

export const NAME = 'wiki-query-conformance';
export const assets = {
  style: 'assets/site.css',
  script: 'assets/site.js',
  index: 'assets/index.js',
} as const;
export const ALL_PAGES: Entry = { page: 'pages.html', title: 'All pages' };

export function pageHtml(page: Page, frame: Frame): string {
  const to = (target: string) => escaped(addressFrom(page.path, target));
  const title = page.title === NAME ? NAME : `${page.title} · ${NAME}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escaped(page.summary, 200)}">
<title>${escaped(title)}</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="${to(assets.style)}">
<script src="${to(assets.script)}" data-index="${to(assets.index)}" data-top="${to('index.html').replace(/index\.html$/, '')}" defer></script>
</head>
<body>
<a class="skip" href="#siteText">Skip to the text</a>
<header>
<a class="brand" href="${to('index.html')}"><span aria-hidden="true">✓</span> ${NAME}</a>
<a class="to-menu" href="#siteMenu">Menu</a>
${searchForm}
</header>
<div class="columns">
<main id="siteText" tabindex="-1">
${contentsOf(page.headings)}
<article>
${page.html}
</article>
${pager(page, frame)}
</main>
${menu(page, frame.groups)}
</div>
</body>
</html>
`;
}

/** Firefox takes no file for a page's own, so `file:` is named; a page from a server cannot load those anyway. */
const policy = [
  "default-src 'none'",
  "style-src 'self' file:",
  "script-src 'self' file:",
  "img-src 'self' file: data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><text x="8" y="13" font-size="14" text-anchor="middle" fill="#1b6e3c">✓</text></svg>')}`;

/** Shown by the script, without which it would do nothing. */
const searchForm = `<form role="search" id="siteSearch" hidden>
<label class="unseen" for="siteQuery">Search</label>
<input id="siteQuery" type="search" role="combobox" aria-expanded="false" aria-controls="siteFound" aria-autocomplete="list" autocomplete="off" spellcheck="false" placeholder="Search rules and pages">
<kbd aria-hidden="true">/</kbd>
<div id="siteFound" role="listbox" aria-label="Found" hidden></div>
<p id="siteSaid" class="unseen" role="status"></p>
</form>`;

function contentsOf(headings: readonly Heading[]): string {
  const listed = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (listed.length < 2) return '';
  const items = listed.map(
    ({ depth, id, text }) =>
      `<li class="depth-${depth}"><a href="#${escaped(encodeURIComponent(id))}">${escaped(text)}</a></li>`,
  );
  return `<details class="contents"><summary>On this page</summary>
<nav aria-label="On this page"><ul>
${items.join('\n')}
</ul></nav></details>`;
}

function pager({ path }: Page, { before, after }: Frame): string {
  const link = (entry: Entry | undefined, rel: string, word: string) =>
    entry
      ? `<a rel="${rel}" class="${rel}" href="${escaped(addressFrom(path, entry.page))}"><small>${word}</small> ${escaped(entry.title)}</a>`
      : '';
  const links = [link(before, 'prev', 'Previous'), link(after, 'next', 'Next')].filter(each => each !== '');
  return links.length === 0
    ? ''
    : `<nav class="pager" aria-label="Previous and next">\n${links.join('\n')}\n</nav>`;
}

function menu(page: Page, groups: readonly Group[]): string {
  const item = ({ page: target, title }: Entry) => {
    const current = target === page.path ? ' aria-current="page"' : '';
    return `<li><a href="${escaped(addressFrom(page.path, target))}"${current}>${escaped(title)}</a></li>`;
  };
  const list = (entries: readonly Entry[]) => `<ul>\n${entries.map(item).join('\n')}\n</ul>`;
  const parts = groups.map(({ title, entries, folds }) =>
    [
      `<h2>${escaped(title)}</h2>`,
      list(entries),
      ...folds.map(fold => {
        const open = fold.entries.some(({ page: target }) => target === page.path) ? ' open' : '';
        return `<details${open}><summary>${escaped(fold.area)} <small>${fold.entries.length}</small></summary>${list(fold.entries)}</details>`;
      }),
    ].join('\n'),
  );
  return `<nav id="siteMenu" class="menu" aria-label="Pages">\n${parts.join('\n')}\n${list([ALL_PAGES])}\n</nav>`;
}
