/** What a reader of an HTML page sees: its text, with the line breaks of its elements, and the place of each element. */
import { valueOf, type Element, type Node } from './tree.js';

/** An element with its place in the text. */
export interface Place {
  readonly element: Element;
  readonly start: number;
  readonly end: number;
  /** Whether it separates the text before it from the text after it. */
  readonly isBlock: boolean;
}

export interface PageText {
  readonly text: string;
  /** In the order in which they begin. */
  readonly places: readonly Place[];
}

/**
 * `seen`: without hidden elements, as far as elements and their own styles tell. `code`: also without buttons, text that
 * cannot be selected, and line numbers. `all`: with hidden elements, which a script or a style sheet may show.
 */
export type View = 'seen' | 'code' | 'all';

const UNSEEN =
  /^(script|style|head|title|iframe|noembed|noframes|canvas|video|audio|object|datalist|rp|desc|metadata)$/;
const BLOCK =
  /^(address|article|aside|blockquote|body|caption|center|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|header|hgroup|hr|legend|li|listing|main|menu|nav|ol|option|p|plaintext|pre|search|section|summary|table|tbody|tfoot|thead|tr|ul|xmp|h[1-6])$/;

/** Flattens a tree of bounded depth. */
export function textOf(root: Node, view: View): PageText {
  const places: Place[] = [];
  let text = '';
  let startsLine = true;
  const write = (part: string): void => {
    text += part;
    if (part !== '') startsLine = part.endsWith('\n');
  };
  const breakLine = (): void => write(startsLine ? '' : '\n');
  const show = (node: Node): void => {
    if (node.nodeName === '#text' && 'value' in node) write(node.value);
    if (node.nodeName === 'br') breakLine();
    if (!('childNodes' in node) || UNSEEN.test(node.nodeName)) return;
    if (!('attrs' in node)) return node.childNodes.forEach(show);
    if (view !== 'all' && isHidden(node)) return;
    if (view === 'code' && (isAside(node) || (startsLine && isNumber(node)))) return;
    const isBreaking = BLOCK.test(node.nodeName);
    if (isBreaking) breakLine();
    const isBlock = isBreaking || node.nodeName === 'td' || node.nodeName === 'th';
    const place = { element: node, start: text.length, end: text.length, isBlock };
    places.push(place);
    node.childNodes.forEach(show);
    place.end = text.length;
    if (isBreaking) breakLine();
  };
  show(root);
  return { text, places };
}

/** Longer styles are cut, because the expressions take time. */
const styleOf = (element: Element): string => valueOf(element, 'style')?.slice(0, 2000) ?? '';

const HIDDEN =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*\.?0+(?:\.0*)?%?\s*(?:!|;|$)|font-size\s*:\s*0(?!\.?\d*[1-9])|(?:left|right|top|text-indent)\s*:\s*-\d{4,}|clip\s*:\s*rect\(\s*[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?\s*\)|clip-path\s*:\s*inset\(\s*(?:50|100)%)/i;

const isHidden = (element: Element): boolean =>
  element.nodeName === 'noscript' ||
  valueOf(element, 'hidden') !== undefined ||
  (element.nodeName === 'dialog' && valueOf(element, 'open') === undefined) ||
  HIDDEN.test(styleOf(element));

const isAside = (element: Element): boolean =>
  element.nodeName === 'button' ||
  valueOf(element, 'aria-hidden')?.trim().toLowerCase() === 'true' ||
  /(^|;)\s*(-webkit-)?user-select:\s*none\b/i.test(styleOf(element));

function isNumber({ childNodes }: Element): boolean {
  const [child] = childNodes;
  return (
    childNodes.length === 1 &&
    child !== undefined &&
    'value' in child &&
    /^\s*\d+[.:|]?\s*$/.test(child.value)
  );
}
