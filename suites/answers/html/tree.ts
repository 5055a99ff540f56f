/** The tree of an HTML page, read within bounds. */
import type * as Parse5 from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { grouped } from '../../../schemas/text/numbers.js';

/** The limit of browsers. */
const DEEPEST = 512;
/** A highlighted document has an element for every word. */
const MOST_NODES = 200_000;
/** The parser inserts text word by word. */
const MOST_WORDS = 1_000_000;

type Document = DefaultTreeAdapterTypes.Document;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type TextNode = DefaultTreeAdapterTypes.TextNode;

/** The tree of a page, or the reason why there is none. A tree is good until the next page is read. */
export type TreeReader = (html: string) => Document | string;

let opening: Promise<TreeReader> | undefined;

/** Loads the parser, once. */
export function openTrees(): Promise<TreeReader> {
  return (opening ??= import('parse5').then(readerWith));
}

/** A page whose runs of text are marks, with the places of the marks in its tree. */
interface Marked {
  readonly html: string;
  readonly tree: Document | string;
  readonly texts: readonly MarkedText[];
  /** How many characters of marks the texts hold: two for each mark. */
  readonly marks: number;
}

interface MarkedText {
  readonly node: TextNode;
  /** What is before the first run, the number of that run, what follows it, and so on. */
  readonly parts: readonly string[];
  /** Whether the text has no character references. */
  readonly isRaw: boolean;
}

function readerWith(parser: typeof Parse5): TreeReader {
  const parse = boundedParser(parser);
  // The pages of a wiki differ in their text, and so they often share one tree.
  let last: Marked | undefined;
  return html => {
    const { runs, html: marked } = withoutRuns(html);
    if (runs.length === 0) return parse(html);
    const known = last?.html === marked ? last : markedPage(marked, parse(marked));
    if (marked.length <= LARGEST_KEPT) last = known;
    const { tree, texts, marks } = known;
    if (typeof tree === 'string') return tree;
    // A mark within a comment or an attribute: the page is read as it is.
    if (marks !== 2 * runs.length) return parse(html);
    for (const text of texts) text.node.value = withRuns(text, runs);
    return tree;
  };
}

/** Without its long texts, a page that a program writes is shorter. */
const LARGEST_KEPT = 64 << 10;

/** One tree adapter for all pages: with one for each, the engine compiles the parser for none of them. */
function boundedParser({ parse, defaultTreeAdapter }: typeof Parse5): TreeReader {
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
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...args) {
      count();
      return defaultTreeAdapter.createElement(...args);
    },
    createCommentNode(data) {
      count();
      return defaultTreeAdapter.createCommentNode(data);
    },
    insertText(parent, text) {
      if (++words > MOST_WORDS) stopAt(`the page has more than ${grouped(MOST_WORDS)} words`);
      defaultTreeAdapter.insertText(parent, text);
    },
    onItemPush() {
      if (++depth > DEEPEST) stopAt(`the elements of the page are nested more than ${DEEPEST} deep`);
    },
    onItemPop() {
      depth -= 1;
    },
  };
  return html => {
    [nodes, words, depth, excess] = [0, 0, 0, undefined];
    try {
      // With scripts, what `noscript` holds would be one text.
      return parse(html, { treeAdapter, scriptingEnabled: false });
    } catch (error) {
      // Anything else that the parser throws is an internal error.
      if (excess === undefined) throw error;
      return excess;
    }
  };
}

function markedPage(html: string, tree: Document | string): Marked {
  const texts = typeof tree === 'string' ? [] : markedTexts(tree);
  let marks = 0;
  for (const { node } of texts) marks += node.value.split(MARK).length - 1;
  return { html, tree, texts, marks };
}

/** The value of a text with its runs in place of their marks. */
function withRuns({ parts, isRaw: keeps }: MarkedText, runs: readonly string[]): string {
  let value = '';
  for (const [at, part] of parts.entries()) {
    const run = at % 2 === 1 ? (runs[Number(part)] ?? '') : undefined;
    value += run === undefined ? part : keeps ? run : unescapedOnce(run);
  }
  return value;
}

/** The texts that hold marks. */
function markedTexts(root: Document): MarkedText[] {
  const found: MarkedText[] = [];
  const parents: ParentNode[] = [root];
  for (let parent = parents.pop(); parent; parent = parents.pop())
    for (const node of parent.childNodes) {
      if ('childNodes' in node) parents.push(node);
      if ('content' in node) parents.push(node.content);
      if (node.nodeName === '#text' && 'value' in node && node.value.includes(MARK))
        found.push({ node, parts: node.value.split(MARKS), isRaw: isRaw(parent) });
    }
  return found;
}

/** A character that no page needs, on both sides of the number of a run; of Latin-1, because a wider one would double the text of its page. */
const MARK = '\u007f';
const MARKS = /\u007f(\d+)\u007f/;

/** A mark of its own, and what makes text of all that follows, whatever looks like an element. */
const UNMARKABLE = /\u007f|<!\[CDATA\[|<plaintext/i;

/** Shorter text is not worth a mark. */
const SHORTEST_RUN = 40;

/** Elements whose text has no character references. */
const RAW = new Set(['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes']);

/** Not in images and formulas, where a script is read as any other element. */
const isRaw = (parent: ParentNode): boolean =>
  RAW.has(parent.nodeName) && 'tagName' in parent && HTML.test(parent.namespaceURI);

const HTML = /xhtml$/;

/**
 * A page with marks for its long runs of text. The parser reads text character by character, and an answer is most of its
 * page; what text says changes nothing in the tree, as long as it does not begin with a space.
 */
function withoutRuns(html: string): { html: string; runs: readonly string[] } {
  const runs: string[] = [];
  if (UNMARKABLE.test(html)) return { html, runs };
  const parts: string[] = [];
  let from = 0;
  let tag = 0;
  for (let end = html.indexOf('<'); end >= 0; end = html.indexOf('<', end + 1)) {
    const run = end - tag < SHORTEST_RUN ? '' : textAtEnd(html.slice(tag, end));
    tag = end;
    if (run.length < SHORTEST_RUN || !isSimple(run)) continue;
    parts.push(html.slice(from, end - run.length), MARK, String(runs.length), MARK);
    runs.push(run);
    from = end;
  }
  return runs.length === 0 ? { html, runs } : { html: parts.join('') + html.slice(from), runs };
}

/** What follows a tag, from its first word. */
function textAtEnd(part: string): string {
  const close = part.lastIndexOf('>');
  return close < 0 && part.startsWith('<') ? '' : part.slice(close + 1).trimStart();
}

/** Whether the text has no character that a parser changes, and no references but those that programs write for ASCII. */
const isSimple = (run: string): boolean =>
  !/[\0\r]|&(?!(?:amp|lt|gt|quot|apos|#0{0,4}(?:3[2-9]|[4-9]\d|1[01]\d|12[0-6])|#[Xx]0{0,4}[2-7][\dA-Fa-f]);)/.test(
    run,
  );

const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text without its numbers of characters, and without the five names that XML knows. */
export const unescapedOnce = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, characterOf);

function characterOf(reference: string, name?: string, decimal?: string, hex?: string): string {
  if (name !== undefined) return REFERENCES[name.toLowerCase()] ?? reference;
  const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
}

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** XHTML as the HTML that means the same: closed elements that are written as one tag, and escaped text for CDATA sections. */
export function xhtmlAsHtml(xml: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', from)) {
    parts.push(xml.slice(from, at));
    const [end, html] = markupAt(xml, at);
    parts.push(html);
    from = end;
  }
  return parts.join('') + xml.slice(from);
}

/** The end of the markup that begins at a place, and what it is in HTML. */
function markupAt(xml: string, at: number): readonly [end: number, html: string] {
  const whole = (close: string): readonly [end: number, text: string] => {
    const found = xml.indexOf(close, at);
    const end = found < 0 ? xml.length : found + close.length;
    return [end, xml.slice(at, end)];
  };
  if (xml.startsWith('<!--', at)) return whole('-->');
  if (xml.startsWith('<?', at)) return [whole('?>')[0], ''];
  if (xml.startsWith('<![CDATA[', at)) {
    const [end, section] = whole(']]>');
    return [end, escaped(section.slice('<![CDATA['.length, section.endsWith(']]>') ? -3 : undefined))];
  }
  const end = endOfTag(xml, at);
  const tag = xml.slice(at, end);
  const [, name = ''] = /^<([^\s/>]+)/.exec(tag) ?? [];
  return [end, tag.endsWith('/>') && !VOID.test(name) ? `${tag.slice(0, -2)}></${name}>` : tag];
}

/** The place after a tag, in whose attributes a `>` may occur. */
function endOfTag(xml: string, start: number): number {
  for (let at = start + 1; at < xml.length; at++) {
    const char = xml[at] ?? '';
    if (char === '>') return at + 1;
    if (char !== '"' && char !== "'") continue;
    at = xml.indexOf(char, at + 1);
    if (at < 0) break;
  }
  return xml.length;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
