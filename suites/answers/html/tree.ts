/** The tree of an HTML page, read within bounds. */
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { grouped } from '../../../schemas/text/numbers.js';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** The limit of browsers. */
const DEEPEST = 512;
/** A highlighted document has an element for every word. */
const MOST_ELEMENTS = 200_000;

/** The tree of a page, or the reason why there is none. */
export function treeOf(html: string): Node | string {
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
