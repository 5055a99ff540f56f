/** Parses HTML within bounds: a hostile page costs a parser time and memory without end. */
import { grouped } from '../../schemas/text/numbers.js';
import type { DefaultTreeAdapterTypes } from 'parse5';

/** Browsers nest no deeper either. */
const DEEPEST = 512;
/** A highlighted document has an element for every word. */
const MOST_NODES = 100_000;
/** The parser hands text on word by word. */
const MOST_WORDS = 500_000;
const MOST_CHARACTERS = 2_000_000;

/** The tree of a page, or why it was not made. */
export async function treeOf(html: string): Promise<DefaultTreeAdapterTypes.Document | string> {
  const { parse, defaultTreeAdapter } = await import('parse5');
  if (html.length > MOST_CHARACTERS) return `the page has more than ${grouped(MOST_CHARACTERS)} characters`;
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
  const treeAdapter = {
    ...defaultTreeAdapter,
    createElement(...args: Parameters<typeof defaultTreeAdapter.createElement>) {
      count();
      return defaultTreeAdapter.createElement(...args);
    },
    createCommentNode(data: string) {
      count();
      return defaultTreeAdapter.createCommentNode(data);
    },
    insertText(...args: Parameters<typeof defaultTreeAdapter.insertText>) {
      if (++words > MOST_WORDS) stopAt(`the page has more than ${grouped(MOST_WORDS)} words`);
      defaultTreeAdapter.insertText(...args);
    },
    onItemPush() {
      if (++depth > DEEPEST) stopAt(`the elements of the page are nested more than ${DEEPEST} deep`);
    },
    onItemPop() {
      depth -= 1;
    },
  };
  try {
    return parse(html, { treeAdapter });
  } catch (error) {
    // What else the parser throws is a fault of the suite.
    if (excess === undefined) throw error;
    return excess;
  }
}
