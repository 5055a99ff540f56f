/** What a reader of an HTML page sees: its text, with the line breaks of its elements, and the span of each element. */
import type { DefaultTreeAdapterTypes } from 'parse5';
import { indentationIn } from './style.js';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** An element with its place in the text. */
export interface Place extends Span {
  readonly element: Element;
}

export interface PageText {
  readonly text: string;
  readonly elements: readonly Place[];
  /** Headings, which are no notice unless they read like one. */
  readonly headings: readonly Place[];
  /** Navigation, which is no notice unless it reads like one. */
  readonly navigation: readonly Place[];
  /** Parts of the text that are not shown. */
  readonly hidden: readonly Span[];
}

/** How a page is looked at. */
export interface View {
  /** Whether elements that are not shown are left out. */
  readonly omitsHidden?: boolean;
  /** What is left out of that which a viewer of JSON adds: buttons and marks that fold an object, and the numbers of lines. */
  readonly omits?: 'marks' | 'marks and numbers';
  /** Whether white space is read as browsers show it: outside of preformatted text, any of it is one space. */
  readonly collapses?: boolean;
}

const UNSEEN = new Set(['script', 'style', 'head', 'title']);
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/** Elements that begin on a new line. */
const BLOCKS = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure
  footer form header hgroup hr legend li listing main menu nav ol option p plaintext pre search section summary table
  tbody tfoot thead tr ul xmp h1 h2 h3 h4 h5 h6`.split(/\s+/),
);
/** Elements whose content browsers indent, by so many columns. */
const INDENTED = new Set(['blockquote', 'dd', 'dir', 'menu', 'ol', 'ul']);
const LIST = 20;
/** A table keeps a distance from what is around it. */
const TABLE = 1;
/** A cell of a table is at least so wide. */
const CELL = 4;
/** Deeper indentation is not told apart. */
const WIDEST = 400;
const PREFORMATTED = new Set(['pre', 'textarea', 'xmp', 'listing', 'plaintext']);

/** What an element passes on to those in it. */
interface Inherited {
  /** The columns by which lines are indented, and by how many more the first one of an element. */
  readonly columns: number;
  readonly firstLine: number;
  readonly keepsSpaces: boolean;
}

/** Flattens the tree without recursion, because a hostile page can be nested deeper than the call stack. */
export function textOf(root: Node, view: View = {}): PageText {
  const writer = new TextWriter(view);
  const stack: (Node | End)[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node instanceof End) {
      writer.close(node);
      continue;
    }
    if (node.nodeName === '#text' && 'value' in node) writer.add(node.value);
    if (node.nodeName === 'br') writer.breakLine();
    if (!('childNodes' in node) || UNSEEN.has(node.nodeName)) continue;
    if ('attrs' in node) {
      if (view.omitsHidden === true && isHidden(node)) continue;
      if (isDecoration(node, view, writer.startsLine(), stack.at(-1))) continue;
      stack.push(writer.open(node));
    }
    const children = childrenOf(node);
    for (let at = children.length - 1; at >= 0; at--) {
      const child = children[at];
      if (child) stack.push(child);
    }
  }
  return writer.page();
}

/** Where an element ends, with what holds again after it. */
class End {
  constructor(
    readonly place: Place & { end: number },
    readonly isBlock: boolean,
    readonly inherited: Inherited,
    readonly cells: number,
  ) {}
}

/** Writes the text of a page, element by element. */
class TextWriter {
  readonly #parts: string[] = [];
  readonly #elements: Place[] = [];
  readonly #headings: Place[] = [];
  readonly #navigation: Place[] = [];
  readonly #hidden: Span[] = [];
  #length = 0;
  #here: Inherited = { columns: 0, firstLine: 0, keepsSpaces: false };
  #cells = 0;

  constructor(private readonly view: View) {}

  startsLine(): boolean {
    return this.#length === 0 || this.#parts.at(-1)?.endsWith('\n') === true;
  }

  breakLine(): void {
    if (!this.startsLine()) this.#write('\n');
  }

  add(value: string): void {
    const here = this.#here;
    const columns = Math.max(0, Math.min(WIDEST, here.columns + here.firstLine));
    const indent = ' '.repeat(columns);
    let text = value;
    if (this.view.collapses === true && !here.keepsSpaces) {
      text = value.replace(/[ \t\n\f\r]+/g, ' ');
      if (this.startsLine()) text = text.trimStart();
    } else if (this.view.collapses === true && columns > 0) text = value.replace(/\n(?=.)/g, `\n${indent}`);
    if (columns > 0 && this.startsLine() && /\S/.test(text)) this.#write(indent);
    this.#write(text);
  }

  open(element: Element): End {
    const isBlock = BLOCKS.has(element.nodeName) || isShownAsBlock(element);
    if (isBlock) this.breakLine();
    const place = { element, start: this.#length, end: this.#length };
    this.#elements.push(place);
    if (HEADINGS.includes(element.nodeName)) this.#headings.push(place);
    if (element.nodeName === 'nav') this.#navigation.push(place);
    if (isHidden(element)) this.#hidden.push(place);
    const end = new End(place, isBlock, this.#here, this.#cells);
    this.#here = inheritedBy(element, this.#here, this.#cells);
    if (element.nodeName === 'tr') this.#cells = 0;
    return end;
  }

  close({ place, isBlock, inherited, cells }: End): void {
    const { element } = place;
    place.end = this.#length;
    this.#here = inherited;
    this.#cells = CELLS.has(element.nodeName) ? cells + widthOf(element) : cells;
    if (isBlock) this.breakLine();
  }

  page(): PageText {
    return {
      text: this.#parts.join(''),
      elements: this.#elements,
      headings: this.#headings,
      navigation: this.#navigation,
      hidden: this.#hidden,
    };
  }

  #write(text: string): void {
    if (text === '') return;
    this.#parts.push(text);
    this.#length += text.length;
  }
}

/** The content of an element; that of a template only where browsers show it in place of its parent's. */
function childrenOf(node: DefaultTreeAdapterTypes.ParentNode): readonly Node[] {
  if (node.nodeName !== 'template' || !('content' in node)) return node.childNodes;
  return valueOf(node, 'shadowrootmode') === undefined ? [] : node.content.childNodes;
}

export function valueOf({ attrs }: Element, attribute: string): string | undefined {
  for (const { name, value } of attrs) if (name === attribute) return value;
  return undefined;
}

const styleOf = (element: Element): string => valueOf(element, 'style') ?? '';

/** An element that is hidden unless a script shows it, or unless there are no scripts. */
function isHidden(element: Element): boolean {
  const { nodeName } = element;
  if (nodeName === 'noscript' || valueOf(element, 'hidden') !== undefined) return true;
  if (nodeName === 'dialog' && valueOf(element, 'open') === undefined) return true;
  return /(^|;)\s*(display:\s*none|visibility:\s*(hidden|collapse))\b/i.test(styleOf(element));
}

const isShownAsBlock = (element: Element): boolean =>
  /(^|;)\s*display:\s*(block|flex|grid|list-item|table|table-row)\b/i.test(styleOf(element));

const CELLS = new Set(['td', 'th']);

/** How many columns of its table a cell takes. */
const widthOf = (cell: Element): number =>
  Math.min(WIDEST, Math.max(1, Math.trunc(Number(valueOf(cell, 'colspan') ?? 1)) || 1));

function indentationBy(name: string, cells: number): number {
  if (INDENTED.has(name)) return LIST;
  if (CELLS.has(name)) return CELL * cells;
  return name === 'table' ? TABLE : 0;
}

/** @param cells the columns of the table before the element, if it is a cell */
function inheritedBy(element: Element, outer: Inherited, cells: number): Inherited {
  const style = styleOf(element);
  const isPreformatted = PREFORMATTED.has(element.nodeName);
  const ofElement = indentationBy(element.nodeName, cells);
  if (style === '' && ofElement === 0 && !isPreformatted) return outer;
  const { columns, firstLine = outer.firstLine } = indentationIn(style);
  const [, space] = /(?:^|;)\s*white-space(?:-collapse)?\s*:\s*([-\w]+)/i.exec(style) ?? [];
  return {
    columns: outer.columns + ofElement + columns,
    firstLine,
    keepsSpaces:
      space === undefined ? isPreformatted || outer.keepsSpaces : /^(pre|break-spaces)/i.test(space),
  };
}

/** A button, something that is no part of the text, a mark that folds an object, or the number of a line. */
function isDecoration(
  element: Element,
  { omits }: View,
  startsLine: boolean,
  next: Node | End | undefined,
): boolean {
  if (omits === undefined) return false;
  if (element.nodeName === 'button' || isAside(element)) return true;
  const [child] = element.childNodes;
  if (element.childNodes.length !== 1 || child === undefined || !('value' in child)) return false;
  const { value } = child;
  if (omits === 'marks and numbers' && startsLine && /^\s*\d+[.:|]?\s*$/.test(value)) return true;
  if (SIGN.test(value)) return !startsWithDigit(next);
  return MARK.test(value) || (element.nodeName === 'summary' && !/["{}[\]]/.test(value));
}

/** A sign may belong to the number after it. */
function startsWithDigit(node: Node | End | undefined): boolean {
  if (node === undefined || node instanceof End) return false;
  const first = 'childNodes' in node ? node.childNodes[0] : node;
  return first !== undefined && 'value' in first && /^\d/.test(first.value);
}

const SIGN = /^\s*[-+\u2212\u2013]\s*$/;

/**
 * Arrows, geometric shapes and what looks like them, signs in brackets, and what stands for what is folded: no characters of JSON
 * outside its strings.
 */
const MARK =
  /^\s*(?:[\u2190-\u21ff\u2295-\u229f\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff›»⋯…]+[\ufe0e\ufe0f]?|\[\s*[-+\u2212\u2013]\s*\]|\(\s*[-+\u2212\u2013]\s*\)|[[{(]?\s*(?:…|⋯|\.\.\.)\s*[\]})]?|(?:\/\/\s*)?\(?\d+ (?:items?|keys?|members?|entry|entries|elements?|fields?|propert(?:y|ies))\)?)\s*$/;

/** What neither a screen reader reads aloud nor a reader can select is not part of the text. */
const isAside = (element: Element): boolean =>
  element.attrs.some(({ name, value }) => name === 'aria-hidden' && value.trim().toLowerCase() === 'true') ||
  /(^|;)\s*(-webkit-)?user-select:\s*none\b/i.test(styleOf(element));
