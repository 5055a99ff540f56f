/** The texts between the frames: documents made ready for reading, source files with numbered lines, the list of all pages. */
import type { Element, Parents, Root, Text } from 'hast';
import { escaped, escapedLines } from '../reporters/markup.js';
import { htmlOf } from './site-markdown.js';
import type { Document } from './site-markdown.js';
import type { Group } from './site-navigation.js';
import { addressFrom, pageOf, sourcePageOf } from './site-paths.js';
import { ALL_PAGES } from './site-page.js';
import type { Page } from './site-page.js';
import { element, elementsIn, idOf, replaceElements, textOf } from './site-tree.js';

export function documentPage(document: Document): Page {
  const { tree, title, headings, path } = document;
  dropWay(tree);
  replaceElements(tree, inScroller);
  for (const block of elementsIn(tree, 'pre')) block.properties['tabIndex'] = 0;
  for (const code of elementsIn(tree, 'code')) markLines(code);
  for (const cell of elementsIn(tree, 'td')) cell.properties['className'] = kindsOf(cell);
  for (const heading of elementsIn(tree, 'h2', 'h3', 'h4')) heading.children.push(...anchorOf(heading));
  const [first] = elementsIn(tree, 'p');
  return { path: pageOf(path), title, headings, html: htmlOf(tree), summary: first ? textOf(first) : '' };
}

/** The way to the page before and after, at the end of a document, is the frame's to show. */
function dropWay({ children }: Root): void {
  const end = children.findLastIndex(({ type }) => type === 'element');
  const last = children[end];
  if (last === undefined || !/^(?:Previous|Next): /.test(textOf(last))) return;
  const line = children.slice(0, end).findLastIndex(node => node.type === 'element');
  const before = children[line];
  children.splice(before?.type === 'element' && before.tagName === 'hr' ? line : end);
}

/** The lines of an excerpt that an arrow at their end points at. */
function markLines(code: Element): void {
  const text = textOf(code);
  if (!/ ←$/m.test(text)) return;
  code.children = text.split(/(?<=\n)/).map(value => {
    const line: Text = { type: 'text', value };
    return / ←\n?$/.test(value) ? element('span', { className: ['pointed'] }, line) : line;
  });
}

/** A table wider than the page scrolls by itself, by keyboard too. */
function inScroller(found: Element, parent: Parents): Element | undefined {
  if (found.tagName !== 'table') return undefined;
  const before = parent.children.slice(0, parent.children.indexOf(found));
  const heading = before.findLast(node => node.type === 'element' && /^h[1-6]$/.test(node.tagName));
  const ariaLabel = `Table: ${heading ? textOf(heading) : textOf(found).trim().slice(0, 40)}`;
  return element('div', { className: ['scroll'], role: 'group', ariaLabel, tabIndex: 0 }, found);
}

/** What the style needs to know of a cell: how much room its text wants, and whether it is one link as a whole. */
function kindsOf(cell: Element): string[] {
  const { length } = textOf(cell);
  const [first, ...rest] = cell.children;
  const link = first?.type === 'element' && first.tagName === 'a' && rest.length === 0;
  return [...(length > 60 ? ['long'] : []), ...(length < 28 ? ['short'] : []), ...(link ? ['link'] : [])];
}

function anchorOf(heading: Element): Element[] {
  const id = idOf(heading);
  if (id === undefined) return [];
  const href = `#${encodeURIComponent(id)}`;
  return [
    element(
      'a',
      { className: ['anchor'], href, ariaHidden: 'true', tabIndex: -1 },
      { type: 'text', value: '#' },
    ),
  ];
}

export function sourcePage(path: string, text: string): Page {
  const lines = text.replace(/\n$/, '').split('\n');
  const numbered = lines.map((line, at) => `<span id="L${at + 1}">${escapedLines(line)}</span>`);
  return {
    path: sourcePageOf(path),
    title: path,
    headings: [],
    summary: `${path}, as it stands in the project`,
    html: `<h1><code>${escaped(path)}</code></h1>\n<pre class="source" tabindex="0"><code>${numbered.join('\n')}</code></pre>`,
  };
}

/** The index for those who read without scripts. */
export function allPages(groups: readonly Group[], pages: ReadonlyMap<string, Page>): Page {
  const part = (page: string, title: string) => {
    const headings = (pages.get(page)?.headings ?? []).filter(({ depth }) => depth === 2);
    const inner = headings.map(
      ({ id, text }) =>
        `<li><a href="${escaped(addressFrom(ALL_PAGES.page, page, id))}">${escaped(text)}</a></li>`,
    );
    const nested = inner.length === 0 || page.startsWith('docs/rules/') ? '' : `<ul>${inner.join('')}</ul>`;
    return `<li><a href="${escaped(addressFrom(ALL_PAGES.page, page))}">${escaped(title)}</a>${nested}</li>`;
  };
  const headings = groups.map(({ title }, at) => ({ depth: 2, id: `group-${at + 1}`, text: title }));
  const parts = groups.map(({ title, entries, folds }, at) =>
    [
      `<h2 id="group-${at + 1}">${escaped(title)}</h2>`,
      `<ul>${entries.map(entry => part(entry.page, entry.title)).join('')}</ul>`,
      ...folds.map(
        ({ area, entries: inside }) =>
          `<h3>${escaped(area)}</h3>\n<ul class="many">${inside.map(entry => part(entry.page, entry.title)).join('')}</ul>`,
      ),
    ].join('\n'),
  );
  const { page: path, title } = ALL_PAGES;
  return {
    path,
    title,
    headings,
    summary: 'Every page of this documentation, by its parts',
    html: `<h1>${title}</h1>\n<p>Every page of this documentation, by its parts.</p>\n${parts.join('\n')}`,
  };
}
