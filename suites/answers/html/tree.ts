/** The tree of an HTML page, read within bounds. */
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { grouped } from '../../../schemas/text/numbers.js';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** The limit of browsers. */
const DEEPEST = 512;
/** A highlighted document has an element for every word. */
const MOST_NODES = 200_000;
/** The parser inserts text word by word. */
const MOST_WORDS = 4_000_000;

/** The tree of a page, or the reason why there is none. */
export function treeOf(html: string): DefaultTreeAdapterTypes.Document | string {
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
  try {
    // With scripts, what `noscript` holds would be one text.
    return parse(html, { treeAdapter, scriptingEnabled: false });
  } catch (error) {
    // Anything else that the parser throws is an internal error.
    if (excess === undefined) throw error;
    return excess;
  }
}

export function* elementsOf(root: Node): Iterable<Element> {
  const nodes: Node[] = [root];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if ('attrs' in node) yield node;
    if (!('childNodes' in node)) continue;
    for (let at = node.childNodes.length - 1; at >= 0; at--) nodes.push(node.childNodes[at] as Node);
  }
}

export function valueOf({ attrs }: Element, attribute: string): string | undefined {
  for (const { name, value } of attrs) if (name === attribute) return value;
  return undefined;
}

/** The text of an element that holds nothing else, such as a script. */
export const ownText = ({ childNodes }: Element): string =>
  childNodes.map(node => (node.nodeName === '#text' && 'value' in node ? node.value : '')).join('');

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** A comment, an instruction, a CDATA section, or an empty element that is written as one tag. */
const OF_XML =
  /(<!--[^]*?(?:-->|$))|<\?[^]*?(?:\?>|$)|<!\[CDATA\[([^]*?)(?:\]\]>|$)|<([^\s<>/!?]+)((?:"[^"<]*"|'[^'<]*'|[^"'<>])*?)\/>/g;

/** XHTML as the HTML that means the same. */
export const xhtmlAsHtml = (xml: string): string =>
  xml.replace(OF_XML, (all, comment?: string, text?: string, name?: string, attributes = '') => {
    if (comment !== undefined || (name !== undefined && VOID.test(name))) return all;
    if (name !== undefined) return `<${name}${String(attributes)}></${name}>`;
    return (text ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  });
