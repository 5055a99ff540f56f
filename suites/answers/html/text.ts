/** What a reader of an HTML page sees: its text, with the line breaks of its elements, and the place of each element. */
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
  /** Without what is hidden, as far as elements and their own styles tell. */
  readonly seenOnly?: true;
  /** What is left out of that which a viewer of JSON adds: marks that fold an object, and the numbers of lines. */
  readonly omits?: 'marks' | 'marks and numbers';
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
/** Elements whose content no browser shows. */
const UNSEEN = words(
  'script style head title iframe noembed noframes canvas video audio object datalist rp desc metadata',
);
const BLOCKS = words(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure
  footer form header hgroup hr legend li listing main menu nav ol option p plaintext pre search section summary table
  tbody tfoot thead tr ul xmp h1 h2 h3 h4 h5 h6`,
);
/** Elements that browsers indent, by some columns; what styles add is not computed. */
const INDENTED = words('blockquote dd dir menu ol ul');
const INDENTATION = 20;
/** Deeper indentation is not told apart. */
const WIDEST = 400;

/** Flattens a tree of bounded depth. */
export function textOf(root: Node, view: View = {}): PageText {
  const places: Place[] = [];
  let text = '';
  let startsLine = true;
  let columns = 0;
  const write = (part: string): void => {
    text += part;
    if (part !== '') startsLine = part.endsWith('\n');
  };
  const breakLine = (): void => write(startsLine ? '' : '\n');
  const show = (node: Node, next?: Node): void => {
    if (node.nodeName === '#text' && 'value' in node) {
      if (startsLine && /\S/.test(node.value)) write(' '.repeat(columns));
      write(node.value);
    }
    if (node.nodeName === 'br') breakLine();
    if (!('childNodes' in node) || UNSEEN.has(node.nodeName)) return;
    const children = childrenOf(node);
    const showChildren = () => {
      for (const [at, child] of children.entries()) show(child, children[at + 1]);
    };
    if ('attrs' in node) showElement(node, next, showChildren);
    else showChildren();
  };
  const showElement = (element: Element, next: Node | undefined, showChildren: () => void): void => {
    if (view.seenOnly === true && isHidden(element)) return;
    if (view.omits && isDecoration(element, view.omits, startsLine, next)) return;
    const { nodeName } = element;
    const isBreaking = BLOCKS.has(nodeName) || SHOWN_AS_BLOCK.test(styleOf(element));
    if (isBreaking) breakLine();
    const isBlock = isBreaking || nodeName === 'td' || nodeName === 'th';
    const place = { element, start: text.length, end: text.length, isBlock };
    places.push(place);
    const outer = columns;
    if (INDENTED.has(nodeName)) columns = Math.min(WIDEST, columns + INDENTATION);
    showChildren();
    place.end = text.length;
    columns = outer;
    if (isBreaking) breakLine();
  };
  show(root);
  return { text, places };
}

/** The content of an element; that of a template only where browsers show it in place of its parent's. */
function childrenOf(node: Extract<Node, { childNodes: unknown }>): readonly Node[] {
  if (node.nodeName !== 'template' || !('content' in node)) return node.childNodes;
  return valueOf(node, 'shadowrootmode') === undefined ? [] : node.content.childNodes;
}

/** Nobody writes a longer style. */
const LONGEST = 2000;

export const styleOf = (element: Element): string => valueOf(element, 'style')?.slice(0, LONGEST) ?? '';

const SHOWN_AS_BLOCK = /(^|;)\s*display:\s*(block|flex|grid|list-item|table)\b/i;
const HIDDEN =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*\.?0+(?:\.0*)?%?\s*(?:!|;|$)|font-size\s*:\s*0(?!\.?\d*[1-9])|(?:left|right|top|text-indent)\s*:\s*-\d{4,}|clip\s*:\s*rect\(\s*[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?\s*\)|clip-path\s*:\s*inset\(\s*(?:50|100)%)/i;

/** An element that is hidden unless a script or a style sheet shows it, or unless there are no scripts. */
export const isHidden = (element: Element): boolean =>
  element.nodeName === 'noscript' ||
  valueOf(element, 'hidden') !== undefined ||
  (element.nodeName === 'dialog' && valueOf(element, 'open') === undefined) ||
  HIDDEN.test(styleOf(element));

/** A button, something that is no part of the text, a mark that folds an object, or the number of a line. */
function isDecoration(
  element: Element,
  omits: NonNullable<View['omits']>,
  startsLine: boolean,
  next: Node | undefined,
): boolean {
  if (element.nodeName === 'button' || isAside(element)) return true;
  const [child] = element.childNodes;
  if (element.childNodes.length !== 1 || child === undefined || !('value' in child)) return false;
  const value = child.value.trim();
  if (omits === 'marks and numbers' && startsLine && /^\d+[.:|]?$/.test(value)) return true;
  // A sign may belong to the number after it.
  if (/^[-+\u2212\u2013]$/.test(value)) return !startsWithDigit(next);
  return MARK.test(value) || (element.nodeName === 'summary' && !/["{}[\]]/.test(value));
}

function startsWithDigit(node: Node | undefined): boolean {
  const first = node && 'childNodes' in node ? node.childNodes[0] : node;
  return first !== undefined && 'value' in first && /^\d/.test(first.value);
}

/**
 * Arrows, geometric shapes and what looks like them, signs in brackets, and what stands for what is folded: no characters of JSON
 * outside its strings.
 */
const MARK =
  /^(?:[\u2190-\u21ff\u2295-\u229f\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff›»⋯…]+[\ufe0e\ufe0f]?|\[\s*[-+\u2212\u2013]\s*\]|\(\s*[-+\u2212\u2013]\s*\)|[[{(]?\s*(?:…|⋯|\.\.\.)\s*[\]})]?|(?:\/\/\s*)?\(?\d+ (?:items?|keys?|members?|entry|entries|elements?|fields?|propert(?:y|ies))\)?)$/;

/** What neither a screen reader reads aloud nor a reader can select is not part of the text. */
const isAside = (element: Element): boolean =>
  valueOf(element, 'aria-hidden')?.trim().toLowerCase() === 'true' ||
  /(^|;)\s*(-webkit-)?user-select:\s*none\b/i.test(styleOf(element));
