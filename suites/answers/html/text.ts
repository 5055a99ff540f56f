/** What a reader of an HTML page sees: its text, with the line breaks of its elements, and the place of each element. */
import { hiddenBySheets, indentationOf, isHiddenByStyle, styleOf, type Rules } from './style.js';
import { valueOf, type Element, type Node } from './tree.js';

/** An element with its place in the text. */
export interface Place {
  readonly element: Element;
  readonly start: number;
  readonly end: number;
  /** Whether it parts what is before it from what is after it. */
  readonly isBlock: boolean;
}

export interface PageText {
  readonly text: string;
  /** In the order in which they begin. */
  readonly places: readonly Place[];
}

/** How a page is looked at. */
export interface View {
  /** The style sheets of the page; where they are not given, what is hidden is read as well. */
  readonly sheets?: Rules;
  /** What is left out of that which a viewer of JSON adds: marks that fold an object, and the numbers of lines. */
  readonly omits?: 'marks' | 'marks and numbers';
}

/** Elements whose content no browser shows. */
const UNSEEN = words(
  'script style head title iframe noembed noframes canvas video audio object datalist rp desc metadata',
);
const CELLS = words('td th');
const BLOCKS = words(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure
  footer form header hgroup hr legend li listing main menu nav ol option p plaintext pre search section summary table
  tbody tfoot thead tr ul xmp h1 h2 h3 h4 h5 h6`,
);
/** Deeper indentation is not told apart. */
const WIDEST = 400;

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/** Where an element ends, with what holds again after it. */
class End {
  constructor(
    readonly place: { end: number },
    readonly breaks: boolean,
    readonly columns: number,
    readonly cells: number,
  ) {}
}

/** Flattens the tree without recursion, because a hostile page can be nested deeper than the call stack. */
export function textOf(root: Node, view: View = {}): PageText {
  const parts: string[] = [];
  const places: Place[] = [];
  let length = 0;
  let columns = 0;
  let cells = 0;
  const startsLine = () => length === 0 || parts.at(-1)?.endsWith('\n') === true;
  const write = (text: string): void => {
    if (text === '') return;
    parts.push(text);
    length += text.length;
  };
  const breakLine = (): void => {
    if (!startsLine()) write('\n');
  };
  const writeText = (text: string): void => {
    if (startsLine() && /\S/.test(text)) write(' '.repeat(Math.min(WIDEST, columns)));
    write(text);
  };
  const open = (element: Element): End => {
    const style = styleOf(element);
    const { nodeName } = element;
    const breaks =
      BLOCKS.has(nodeName) || /(^|;)\s*display:\s*(block|flex|grid|list-item|table)\b/i.test(style);
    if (breaks) breakLine();
    const place = { element, start: length, end: length, isBlock: breaks || CELLS.has(nodeName) };
    places.push(place);
    const end = new End(place, breaks, columns, cells);
    columns += indentationOf(nodeName, cells);
    if (nodeName === 'tr') cells = 0;
    return end;
  };
  const stack: (Node | End)[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node instanceof End) {
      node.place.end = length;
      ({ columns, cells } = node);
      if (node.breaks) breakLine();
      continue;
    }
    if (node.nodeName === '#text' && 'value' in node) writeText(node.value);
    if (node.nodeName === 'br') breakLine();
    if (!('childNodes' in node) || UNSEEN.has(node.nodeName)) continue;
    if ('attrs' in node) {
      if (view.sheets && isHidden(node, view.sheets)) continue;
      if (isDecoration(node, view, startsLine(), stack.at(-1))) continue;
      const end = open(node);
      const width = CELLS.has(node.nodeName) ? widthOf(node) : 0;
      stack.push(width > 0 ? new End(end.place, end.breaks, end.columns, cells + width) : end);
    }
    const children = childrenOf(node);
    for (let at = children.length - 1; at >= 0; at--) stack.push(children[at] as Node);
  }
  return { text: parts.join(''), places };
}

/** The content of an element; that of a template only where browsers show it in place of its parent's. */
function childrenOf(node: Extract<Node, { childNodes: unknown }>): readonly Node[] {
  if (node.nodeName !== 'template' || !('content' in node)) return node.childNodes;
  return valueOf(node, 'shadowrootmode') === undefined ? [] : node.content.childNodes;
}

/** An element that is hidden unless a script shows it, or unless there are no scripts. */
export function isHidden(element: Element, sheets: Rules): boolean {
  const { nodeName } = element;
  if (nodeName === 'noscript' || valueOf(element, 'hidden') !== undefined) return true;
  if (nodeName === 'dialog' && valueOf(element, 'open') === undefined) return true;
  return isHiddenByStyle(styleOf(element)) || hiddenBySheets(element, sheets);
}

/** How many columns of its table a cell takes. */
const widthOf = (cell: Element): number =>
  Math.min(WIDEST, Math.max(1, Math.trunc(Number(valueOf(cell, 'colspan') ?? 1)) || 1));

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
  if (/^\s*[-+\u2212\u2013]\s*$/.test(value)) return !startsWithDigit(next);
  return MARK.test(value) || (element.nodeName === 'summary' && !/["{}[\]]/.test(value));
}

/** A sign may belong to the number after it. */
function startsWithDigit(node: Node | End | undefined): boolean {
  if (node === undefined || node instanceof End) return false;
  const first = 'childNodes' in node ? node.childNodes[0] : node;
  return first !== undefined && 'value' in first && /^\d/.test(first.value);
}

/**
 * Arrows, geometric shapes and what looks like them, signs in brackets, and what stands for what is folded: no characters of JSON
 * outside its strings.
 */
const MARK =
  /^\s*(?:[\u2190-\u21ff\u2295-\u229f\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff›»⋯…]+[\ufe0e\ufe0f]?|\[\s*[-+\u2212\u2013]\s*\]|\(\s*[-+\u2212\u2013]\s*\)|[[{(]?\s*(?:…|⋯|\.\.\.)\s*[\]})]?|(?:\/\/\s*)?\(?\d+ (?:items?|keys?|members?|entry|entries|elements?|fields?|propert(?:y|ies))\)?)\s*$/;

/** What neither a screen reader reads aloud nor a reader can select is not part of the text. */
const isAside = (element: Element): boolean =>
  valueOf(element, 'aria-hidden')?.trim().toLowerCase() === 'true' ||
  /(^|;)\s*(-webkit-)?user-select:\s*none\b/i.test(styleOf(element));
