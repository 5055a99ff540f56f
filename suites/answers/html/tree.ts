/** The tree of an HTML page, read within bounds. */
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { grouped } from '../../../schemas/text/numbers.js';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

export interface Tree {
  readonly root: Node;
  readonly elements: readonly Element[];
}

/** The limit of browsers. */
const DEEPEST = 512;
/** A highlighted document has an element for every word. */
const MOST_ELEMENTS = 200_000;

/** The tree of a page, or the reason why there is none. */
export function treeOf(html: string): Tree | string {
  const elements: Element[] = [];
  let depth = 0;
  let excess: string | undefined;
  const stopAt = (why: string): never => {
    excess = why;
    throw new RangeError(why);
  };
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...args) {
      const element = defaultTreeAdapter.createElement(...args);
      if (elements.push(element) > MOST_ELEMENTS)
        stopAt(`the page has more than ${grouped(MOST_ELEMENTS)} elements`);
      return element;
    },
    onItemPush() {
      if (++depth > DEEPEST) stopAt(`the elements of the page are nested more than ${DEEPEST} deep`);
    },
    onItemPop() {
      depth -= 1;
    },
  };
  try {
    // With scripts, the content of `noscript` would be one text.
    return { root: parse(html, { treeAdapter, scriptingEnabled: false }), elements };
  } catch (error) {
    // Any other error of the parser is a fault of the suite.
    if (excess === undefined) throw error;
    return excess;
  }
}

export const valueOf = ({ attrs }: Element, attribute: string): string | undefined =>
  attrs.find(({ name }) => name === attribute)?.value;

/** The text of an element without children, such as a script. */
export const ownText = ({ childNodes }: Element): string =>
  childNodes.map(node => (node.nodeName === '#text' && 'value' in node ? node.value : '')).join('');

/** A CDATA section, or an empty element that is written as one tag. */
const OF_XML = /<!\[CDATA\[([^]*?)(?:\]\]>|$)|<([^\s<>/!?]+)((?:"[^"<]*"|'[^'<]*'|[^"'<>])*?)\/>/g;

/** XHTML as the HTML that means the same. */
export const xhtmlAsHtml = (xml: string): string =>
  xml.replace(OF_XML, (_all, text?: string, name = '', attributes = '') =>
    text === undefined
      ? `<${name}${attributes}></${name}>`
      : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
