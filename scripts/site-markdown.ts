/** One Markdown file → {@link Document}: its tree of HTML, its headings, and the anchors that GitHub gives it too. */
import type { ElementContent, Root } from 'hast';
import type { Html, Nodes, Parents } from 'mdast';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { element, elementsIn, idOf, textOf } from './site-tree.js';

export interface Heading {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

export interface Document {
  /** In the checkout. */
  readonly path: string;
  readonly title: string;
  readonly tree: Root;
  readonly headings: readonly Heading[];
  readonly anchors: ReadonlySet<string>;
}

const reader = unified().use(remarkParse).use(remarkGfm);
const converter = unified()
  .use(remarkRehype, { handlers: { html: markupAsText } })
  .use(rehypeSlug);
const printer = unified().use(rehypeStringify);

export function readDocument(path: string, text: string): Document {
  const tree: Root = converter.runSync(reader.parse(text));
  const headings = headingsIn(tree);
  return {
    path,
    title: headings.find(({ depth }) => depth === 1)?.text ?? path,
    tree,
    headings,
    anchors: new Set([...elementsIn(tree)].flatMap(found => idOf(found) ?? [])),
  };
}

export function htmlOf(tree: Root): string {
  return printer.stringify(tree);
}

function headingsIn(tree: Root): Heading[] {
  return [...elementsIn(tree, 'h1', 'h2', 'h3', 'h4')].flatMap(found => {
    const id = idOf(found);
    return id === undefined ? [] : [{ depth: Number(found.tagName.slice(1)), id, text: textOf(found) }];
  });
}

/** Of the markup within Markdown, only a line break acts; a comment is left out, and all else stays text. */
function markupAsText(
  _state: unknown,
  { value, position }: Html,
  parent: Parents | undefined,
): ElementContent | undefined {
  if (/^<!--[^]*-->\s*$/.test(value)) return undefined;
  if (/^<br *\/?>$/i.test(value)) return element('br', {});
  const text: ElementContent = { type: 'text', value, ...(position && { position }) };
  return parent && holdsBlocks(parent) ? element('p', {}, text) : text;
}

function holdsBlocks({ type }: Nodes): boolean {
  return type === 'root' || type === 'blockquote' || type === 'listItem';
}
