/** What a reader of an HTML page sees: its text, with the line breaks of its elements, and the span of each element. */
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

interface Span {
  readonly start: number;
  end: number;
}

export interface PageText {
  readonly text: string;
  readonly elements: readonly Span[];
  /** Headings, which are no notice unless they read like one. */
  readonly headings: readonly Span[];
  /** Navigation, which is no notice unless it reads like one. */
  readonly navigation: readonly Span[];
  /** Parts of the text that are not shown. */
  readonly hidden: readonly Span[];
}

/** What of a page is left out of its text. */
export interface Omitted {
  /** Elements that are not shown. */
  readonly hidden?: boolean;
  /** What a viewer of JSON adds to it: line numbers, buttons, marks that fold an object. */
  readonly decoration?: boolean;
}

const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'head', 'title']);
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/** Elements that begin on a new line. */
const BLOCKS = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure
  footer form header hgroup hr legend li listing main menu nav ol option p plaintext pre search section summary table
  tbody tfoot thead tr ul xmp h1 h2 h3 h4 h5 h6`.split(/\s+/),
);
/** Elements whose content browsers indent. */
const INDENTED = new Set(['blockquote', 'dd', 'dir', 'menu', 'ol', 'ul']);
/** Deeper indentation is not told apart. */
const WIDEST = 200;

/** Flattens the tree without recursion, because a hostile page can be nested deeper than the call stack. */
export function textOf(root: Node, omitted: Omitted = {}): PageText {
  const parts: string[] = [];
  const elements: Span[] = [];
  const headings: Span[] = [];
  const navigation: Span[] = [];
  const hidden: Span[] = [];
  let length = 0;
  let indent = 0;
  const startsLine = () => length === 0 || parts.at(-1)?.endsWith('\n') === true;
  const add = (text: string) => {
    if (text === '') return;
    parts.push(text);
    length += text.length;
  };
  const breakLine = () => {
    if (!startsLine()) add('\n');
  };
  const open = (element: Element): void => {
    const isBlock = BLOCKS.has(element.nodeName) || isShownAsBlock(element);
    if (isBlock) breakLine();
    const span: Span = { start: length, end: length };
    elements.push(span);
    if (HEADINGS.includes(element.nodeName)) headings.push(span);
    if (element.nodeName === 'nav') navigation.push(span);
    if (isHidden(element)) hidden.push(span);
    const outer = indent;
    indent = Math.min(WIDEST, indent + indentationOf(element));
    stack.push(() => {
      span.end = length;
      indent = outer;
      if (isBlock) breakLine();
    });
  };
  const stack: (Node | (() => void))[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (typeof node === 'function') {
      node();
      continue;
    }
    if (node.nodeName === '#text' && 'value' in node) {
      if (indent > 0 && startsLine() && /\S/.test(node.value)) add(' '.repeat(indent));
      add(node.value);
    }
    if (node.nodeName === 'br') breakLine();
    if (!('childNodes' in node) || UNSEEN.has(node.nodeName)) continue;
    if ('attrs' in node) {
      if (omitted.hidden === true && isHidden(node)) continue;
      if (omitted.decoration === true && isDecoration(node, startsLine())) continue;
      open(node);
    }
    for (let at = node.childNodes.length - 1; at >= 0; at--) {
      const child = node.childNodes[at];
      if (child) stack.push(child);
    }
  }
  return { text: parts.join(''), elements, headings, navigation, hidden };
}

const styleOf = ({ attrs }: Element): string => attrs.find(({ name }) => name === 'style')?.value ?? '';

/** An element that is hidden unless a script shows it. */
function isHidden(element: Element): boolean {
  const has = (attribute: string) => element.attrs.some(({ name }) => name === attribute);
  if (has('hidden') || (element.nodeName === 'dialog' && !has('open'))) return true;
  return /(^|;)\s*(display:\s*none|visibility:\s*(hidden|collapse))\b/i.test(styleOf(element));
}

const isShownAsBlock = (element: Element): boolean =>
  /(^|;)\s*display:\s*(block|flex|grid|list-item|table|table-row)\b/i.test(styleOf(element));

/** By how many columns an element indents its content: browsers measure otherwise, but what is further in stays so. */
function indentationOf(element: Element): number {
  const lists = INDENTED.has(element.nodeName) ? 4 : 0;
  const [, size = '0'] =
    /(?:^|;)\s*(?:(?:margin|padding)-(?:left|inline-start)|text-indent)\s*:\s*(\d*\.?\d+)/i.exec(
      styleOf(element),
    ) ?? [];
  return lists + Math.min(WIDEST, Math.ceil(Number(size)));
}

/** A button, something that is no part of the text, or an element that holds only a mark or, at the start of a line, a number. */
function isDecoration(element: Element, startsLine: boolean): boolean {
  if (element.nodeName === 'button' || isAside(element)) return true;
  const [child] = element.childNodes;
  if (element.childNodes.length !== 1 || child === undefined || !('value' in child)) return false;
  return (startsLine && /^\s*\d+[.:|]?\s*$/.test(child.value)) || MARK.test(child.value);
}

/** Arrows, geometric shapes, and what looks like them: no character of JSON outside its strings. */
const MARK = /^\s*[\u2190-\u21ff\u2295-\u229f\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff›»⋯…]+\ufe0f?\s*$/;

/** What neither a screen reader reads aloud nor a reader can select is not part of the text. */
const isAside = (element: Element): boolean =>
  element.attrs.some(({ name, value }) => name === 'aria-hidden' && value.trim().toLowerCase() === 'true') ||
  /(^|;)\s*(-webkit-)?user-select:\s*none\b/i.test(styleOf(element));

/** The notice is searched in so many characters at either end of what precedes the document. */
const NOTICE = 50_000;

/** Words of a notice in several languages. */
const NOTICE_WORDS =
  /debug|diagnos|develop|test|inspect|\bhuman|unsuit|not (for|suit|meant|intended)|entwickl|développ|mise au point|desarroll|sviluppo|отлад|调试|除錯|デバッグ/i;
/** The fewest letters of a heading that is a sentence rather than a title. */
const SENTENCE = 40;

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

/** What a reader sees before a place of the text: without headings and navigation, unless they read like a notice. */
export function textBefore(page: PageText, end: number): string {
  const textIn = ({ start, end: last }: Span) => page.text.slice(start, Math.min(last, end));
  const titles = page.headings.filter(
    span => !NOTICE_WORDS.test(textIn(span)) && letters(textIn(span)) < SENTENCE,
  );
  const menus = page.navigation.filter(span => !/debug|unsuit/i.test(textIn(span)));
  return bounded(without(page, [...page.hidden, ...titles, ...menus], end));
}

/** Where a word may be broken, and what joins or parts letters: nobody sees them. */
const UNSEEN_SIGNS = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

function bounded(text: string): string {
  const plain = text.replace(UNSEEN_SIGNS, '').replace(/\s+/g, ' ').trim();
  return copied(plain.length <= 2 * NOTICE ? plain : `${plain.slice(0, NOTICE)} … ${plain.slice(-NOTICE)}`);
}

/** A part of a string keeps all of it in memory. */
const copied = (text: string) => Buffer.from(text, 'utf16le').toString('utf16le');

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
