/** Where a file of the checkout stands in the site, and how one page of the site leads to another. */
import { posix } from 'node:path';

/** A page keeps its path, so that links between the Markdown files stay what they are but for the ending. */
export function pageOf(markdown: string): string {
  return markdown.replace(/(?:(^|\/)README)?\.md$/, (_ending, folder?: string) =>
    folder === undefined ? '.html' : `${folder}index.html`,
  );
}

/** A file of source text is shown on a page of its own. */
export function sourcePageOf(file: string): string {
  return `${file}.html`;
}

/** An address relative to a page, so that the site works at every path and from a folder. */
export function addressFrom(page: string, to: string, fragment?: string): string {
  const relative = posix.relative(posix.dirname(page), to).split('/').map(encodeURIComponent).join('/');
  const suffix = fragment === undefined ? '' : `#${encodeURIComponent(fragment)}`;
  return page === to && suffix !== '' ? suffix : `${relative}${suffix}`;
}
