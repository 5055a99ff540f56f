/** What a reader of an HTML page sees, read within bounds: its text, with the line breaks of its elements, and the place of each element. */
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { grouped } from '../../../schemas/text/numbers.js';

/** Five times the longest page of a real wiki; the parser takes a hundred times as much memory. */
const LONGEST = 3 << 19;
/** The limit of browsers. */
const DEEPEST = 512;
/** A highlighted document has an element for every word. */
const MOST_ELEMENTS = 200_000;

/** The tree of a page, or the reason why there is none. */
function treeOf(html: string): DefaultTreeAdapterTypes.Node | string {
  if (html.length > LONGEST) return 'the page is longer than 1.5 MiB';
  let [elements, depth] = [0, 0];
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...args) {
      if (++elements > MOST_ELEMENTS)
        throw new RangeError(`the page has more than ${grouped(MOST_ELEMENTS)} elements`);
      return defaultTreeAdapter.createElement(...args);
    },
    onItemPush() {
      if (++depth > DEEPEST)
        throw new RangeError(`the elements of the page are nested more than ${DEEPEST} deep`);
    },
    onItemPop() {
      depth -= 1;
    },
  };
  try {
    return parse(html, { treeAdapter });
  } catch (error) {
    // Any other error of the parser is a fault of the suite.
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

/** Not shown, or a button beside the text. */
const UNSEEN =
  /^(script|noscript|style|head|title|iframe|noembed|noframes|canvas|video|audio|object|datalist|button)$/;
const BLOCK =
  /^(address|article|aside|blockquote|body|caption|center|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|header|hgroup|hr|legend|li|listing|main|menu|nav|ol|option|p|plaintext|pre|search|section|summary|table|tbody|tfoot|thead|tr|ul|xmp|h[1-6])$/;

export type PageText = Exclude<ReturnType<typeof textOf>, string>;

/** The text of a page without the numbers of lines, or why there is none. */
export function textOf(html: string) {
  const root = treeOf(html);
  if (typeof root === 'string') return root;
  /** Of the elements, in the order in which they begin. A block separates the text before it from the text after it. */
  const places: { name: string; start: number; end: number; isBlock: boolean }[] = [];
  let [text, startsLine] = ['', true];
  const write = (part: string): void => {
    text += part;
    if (part !== '') startsLine = part.endsWith('\n');
  };
  const breakLine = (): void => write(startsLine ? '' : '\n');
  const show = (node: DefaultTreeAdapterTypes.Node): void => {
    if (node.nodeName === '#text' && 'value' in node) write(node.value);
    if (node.nodeName === 'br') breakLine();
    if (!('childNodes' in node) || UNSEEN.test(node.nodeName)) return;
    if (!('attrs' in node)) return node.childNodes.forEach(show);
    if (isHidden(node) || (startsLine && isNumber(node))) return;
    const isBreaking = BLOCK.test(node.nodeName);
    if (isBreaking) breakLine();
    const isBlock = isBreaking || node.nodeName === 'td' || node.nodeName === 'th';
    const place = { name: node.nodeName, start: text.length, end: text.length, isBlock };
    places.push(place);
    node.childNodes.forEach(show);
    place.end = text.length;
    if (isBreaking) breakLine();
  };
  show(root);
  return { text, places };
}

const HIDDEN = /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden|(left|top|text-indent)\s*:\s*-\d{4,})/i;

/** As far as an element and its own style tell. */
const isHidden = ({ attrs }: DefaultTreeAdapterTypes.Element): boolean =>
  attrs.some(({ name, value }) => name === 'hidden' || (name === 'style' && HIDDEN.test(value)));

const isNumber = ({ childNodes: [child, ...others] }: DefaultTreeAdapterTypes.Element): boolean =>
  child !== undefined && 'value' in child && others.length === 0 && /^\s*\d+[.:|]?\s*$/.test(child.value);
