/** What a reader of an HTML page sees: its text, with the line breaks of its elements, and the span of each element. */
import type { DefaultTreeAdapterTypes } from 'parse5';
import { grouped } from '../../schemas/text/numbers.js';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

interface Span {
  readonly start: number;
  end: number;
}

export interface PageText {
  readonly text: string;
  readonly elements: readonly Span[];
  /** Parts of the text that are no notice unless they mention debugging. */
  readonly headings: readonly Span[];
  /** Parts of the text that are not shown. */
  readonly hidden: readonly Span[];
}

const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'head', 'title']);
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const NO_NOTICE = new Set([...HEADINGS, 'nav']);
/** Elements that begin on a new line. */
const BLOCKS = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'dd',
  'div',
  'dl',
  'dt',
  'footer',
  'header',
  'li',
  'main',
  'ol',
  'p',
  'pre',
  'section',
  'table',
  'tr',
  'ul',
  ...HEADINGS,
]);
const CELLS = new Set(['td', 'th']);

/** The notice is searched in as many characters before the document. */
const NOTICE = 20_000;

/** Flattens the tree without recursion, because a hostile page can be nested deeper than the call stack. */
export function textOf(root: Node, { withoutLineNumbers = false } = {}): PageText {
  const parts: string[] = [];
  const elements: Span[] = [];
  const headings: Span[] = [];
  const hidden: Span[] = [];
  let length = 0;
  const add = (text: string) => {
    parts.push(text);
    length += text.length;
  };
  const breakLine = () => {
    if (length > 0 && parts.at(-1)?.endsWith('\n') !== true) add('\n');
  };
  const open = (element: Element): void => {
    const isBlock = BLOCKS.has(element.nodeName);
    if (isBlock) breakLine();
    const span: Span = { start: length, end: length };
    elements.push(span);
    if (NO_NOTICE.has(element.nodeName)) headings.push(span);
    if (isHidden(element)) hidden.push(span);
    stack.push(() => {
      span.end = length;
      if (isBlock) breakLine();
    });
  };
  const stack: (Node | (() => void))[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (typeof node === 'function') {
      node();
      continue;
    }
    if (node.nodeName === '#text' && 'value' in node) add(node.value);
    if (node.nodeName === 'br') breakLine();
    if (!('childNodes' in node) || UNSEEN.has(node.nodeName)) continue;
    if ('attrs' in node) {
      if (withoutLineNumbers && isLineNumber(node)) continue;
      open(node);
    }
    for (let at = node.childNodes.length - 1; at >= 0; at--) {
      const child = node.childNodes[at];
      if (child) stack.push(child);
    }
  }
  return { text: parts.join(''), elements, headings, hidden };
}

/** An element that is hidden unless a script shows it. */
function isHidden({ attrs }: Element): boolean {
  return attrs.some(
    ({ name, value }) =>
      name === 'hidden' ||
      (name === 'style' && /(^|;)\s*(display:\s*none|visibility:\s*hidden)\b/i.test(value)),
  );
}

/** A cell of a table that holds only a number. */
function isLineNumber({ nodeName, childNodes }: Element): boolean {
  const [child] = childNodes;
  return (
    CELLS.has(nodeName) &&
    childNodes.length === 1 &&
    child !== undefined &&
    'value' in child &&
    /^\s*\d+\s*$/.test(child.value)
  );
}

/** What a reader sees before a place of the text: without headings, unless one of them mentions debugging. */
export function textBefore(page: PageText, end: number): string {
  const shown = without(page, page.hidden, end);
  const running = without(page, [...page.hidden, ...page.headings], end);
  const isInHeading = /debug/i.test(shown) && !/debug/i.test(running);
  return (isInHeading ? shown : running).slice(-NOTICE).replace(/\s+/g, ' ').trim();
}

function without({ text }: PageText, spans: readonly Span[], end: number): string {
  let kept = '';
  let at = 0;
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    if (span.start >= end) break;
    if (span.start > at) kept += text.slice(at, span.start);
    at = Math.max(at, span.end);
  }
  return at < end ? kept + text.slice(at, end) : kept;
}

/** The limit of browsers. */
const DEEPEST = 512;
/** A highlighted document has an element for every word. */
const MOST_NODES = 100_000;
/** The parser inserts text word by word. */
const MOST_WORDS = 500_000;
const MOST_CHARACTERS = 2_000_000;

/** The tree of a page, or the reason why there is none. */
export async function treeOf(html: string): Promise<DefaultTreeAdapterTypes.Document | string> {
  const { parse, defaultTreeAdapter } = await import('parse5');
  if (html.length > MOST_CHARACTERS) return `the page has more than ${grouped(MOST_CHARACTERS)} characters`;
  let nodes = 0;
  let words = 0;
  let depth = 0;
  let excess: string | undefined;
  const stopAt = (why: string): never => {
    excess = why;
    throw new RangeError(why);
  };
  const count = (): void => {
    if (++nodes > MOST_NODES) stopAt(`the page has more than ${grouped(MOST_NODES)} elements`);
  };
  const treeAdapter = {
    ...defaultTreeAdapter,
    createElement(...args: Parameters<typeof defaultTreeAdapter.createElement>) {
      count();
      return defaultTreeAdapter.createElement(...args);
    },
    createCommentNode(data: string) {
      count();
      return defaultTreeAdapter.createCommentNode(data);
    },
    insertText(...args: Parameters<typeof defaultTreeAdapter.insertText>) {
      if (++words > MOST_WORDS) stopAt(`the page has more than ${grouped(MOST_WORDS)} words`);
      defaultTreeAdapter.insertText(...args);
    },
    onItemPush() {
      if (++depth > DEEPEST) stopAt(`the elements of the page are nested more than ${DEEPEST} deep`);
    },
    onItemPop() {
      depth -= 1;
    },
  };
  try {
    return parse(html, { treeAdapter });
  } catch (error) {
    // Anything else that the parser throws is an internal error.
    if (excess === undefined) throw error;
    return excess;
  }
}
