/** The tree of an HTML page, read within bounds. */
import type { DefaultTreeAdapterTypes } from 'parse5';
import { grouped } from '../../schemas/text/numbers.js';

/** The limit of browsers. */
const DEEPEST = 512;
/** A highlighted document has an element for every word. */
const MOST_NODES = 200_000;
/** The parser inserts text word by word. */
const MOST_WORDS = 1_000_000;

type Document = DefaultTreeAdapterTypes.Document;

/** What was found, and how many marks of runs were replaced. */
interface Read {
  readonly tree: Document | string;
  readonly restored: number;
}

type Reader = (html: string, runs: readonly string[]) => Read;

let opening: Promise<Reader> | undefined;

/** The tree of a page, or the reason why there is none. */
export async function treeOf(html: string): Promise<Document | string> {
  const read = await (opening ??= openReader());
  const { runs, html: short } = withoutRuns(html);
  const { tree, restored } = read(short, runs);
  // A mark within a comment, say, or after other text: the page is read as it is.
  return typeof tree === 'string' || restored === runs.length ? tree : read(html, []).tree;
}

/** One tree adapter for all pages: with one for each, the engine compiles the parser for none of them. */
async function openReader(): Promise<Reader> {
  const { parse, defaultTreeAdapter } = await import('parse5');
  let nodes = 0;
  let words = 0;
  let depth = 0;
  let restored = 0;
  let marked: readonly string[] = [];
  let excess: string | undefined;
  const stopAt = (why: string): never => {
    excess = why;
    throw new RangeError(why);
  };
  const count = (): void => {
    if (++nodes > MOST_NODES) stopAt(`the page has more than ${grouped(MOST_NODES)} elements`);
  };
  const wordIn = (parent: DefaultTreeAdapterTypes.ParentNode, text: string): string => {
    if (++words > MOST_WORDS) stopAt(`the page has more than ${grouped(MOST_WORDS)} words`);
    const run = text.startsWith(MARK) ? marked[Number(text.slice(1, -1))] : undefined;
    if (run === undefined) return text;
    restored += 1;
    return isRaw(parent) ? run : unescaped(run);
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
      defaultTreeAdapter.insertText(parent, wordIn(parent, text));
    },
    insertTextBefore(parent, text, next) {
      defaultTreeAdapter.insertTextBefore(parent, wordIn(parent, text), next);
    },
    onItemPush() {
      if (++depth > DEEPEST) stopAt(`the elements of the page are nested more than ${DEEPEST} deep`);
    },
    onItemPop() {
      depth -= 1;
    },
  };
  return (html, runs) => {
    [nodes, words, depth, restored, marked, excess] = [0, 0, 0, 0, runs, undefined];
    try {
      return { tree: parse(html, { treeAdapter }), restored };
    } catch (error) {
      // Anything else that the parser throws is an internal error.
      if (excess === undefined) throw error;
      return { tree: excess, restored };
    } finally {
      marked = [];
    }
  };
}

/** A character for private use, on both sides of the number of a run. */
const MARK = '\uf8ff';

/** Shorter text is not worth a mark. */
const SHORTEST_RUN = 200;

/** Elements whose text has no character references. */
const RAW = new Set(['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'plaintext']);

/** Not in images and formulas, where a script is read as any other element. */
const isRaw = (parent: DefaultTreeAdapterTypes.ParentNode): boolean =>
  RAW.has(parent.nodeName) && 'tagName' in parent && HTML.test(parent.namespaceURI);

const HTML = /xhtml$/;

/**
 * A page with marks for its long runs of text. The parser reads text character by character, and an answer is most of its
 * page; what text says changes nothing in the tree, as long as it does not begin with a space.
 */
function withoutRuns(html: string): { html: string; runs: readonly string[] } {
  const runs: string[] = [];
  if (html.includes(MARK) || html.includes('<![CDATA[')) return { html, runs };
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

const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Whether the text has no character that a parser changes, and no references but those that programs write for ASCII. */
const isSimple = (run: string): boolean =>
  !/[\0\r]|&(?!(?:amp|lt|gt|quot|apos|#0{0,4}(?:3[2-9]|[4-9]\d|1[01]\d|12[0-6])|#[Xx]0{0,4}[2-7][\dA-Fa-f]);)/.test(
    run,
  );

const unescaped = (run: string): string =>
  run.replace(
    /&(?:([a-z]+)|#(\d+)|#[Xx]([\dA-Fa-f]+));/g,
    (all, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return REFERENCES[name] ?? all;
      return String.fromCharCode(decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal));
    },
  );

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
