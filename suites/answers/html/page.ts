/** The HTML form of an answer (contract 1): the JSON document in the page, and the text before it. */
import { decodedAgain, findDocument } from './document.js';
import { textBefore, unreadNotice } from './notice.js';
import { openTrees, xhtmlAsHtml } from './tree.js';
import type { TreeReader } from './tree.js';
import type { JsonSize } from '../json-size.js';
import type { JsonObject } from '../reading.js';

export interface HtmlPage {
  /** The JSON document as a reader of the page sees it; `undefined` where there is none. */
  readonly text: string | undefined;
  readonly json: JsonObject | undefined;
  /** The size of the text, where it was measured. */
  readonly size?: JsonSize;
  /** Whether the text is known to be indented exactly as by a serializer. */
  readonly indented?: true;
  /** Whether the document is JSON only after one more decoding, because its characters were escaped twice. */
  readonly escapedTwice: boolean;
  /** What the document is after one more decoding, where that makes a difference. */
  readonly again?: JsonObject;
  /** What the document is without any decoding, where decoding makes a difference that escaping would have prevented. */
  readonly literal?: JsonObject;
  /** What a reader sees before the document, except headings and navigation that do not read like a notice. */
  readonly notice: string;
  /** What may be the notice instead, though it cannot be read, and where. */
  readonly unreadNotice?: string;
  /** Why the page was not read to its end. */
  readonly excess?: string;
}

export interface PageOptions {
  readonly xhtml?: boolean;
  /** The answer that is expected: a page may show others, as samples of what answers look like. */
  readonly like?: unknown;
}

/** Finds the JSON document of a page with an HTML parser. */
export async function readHtmlPage(source: string, options: PageOptions = {}): Promise<HtmlPage> {
  const html = options.xhtml === true ? xhtmlAsHtml(source) : source;
  const treeOf = await openTrees();
  const tree = treeOf(html);
  if (typeof tree === 'string') return { ...NOTHING, excess: tree };
  const found = findDocument(tree, options.like);
  if (typeof found === 'string') return { ...NOTHING, excess: found };
  if (!found) return NOTHING;
  const { text, json, size, indented, escapedTwice, page, start } = found;
  const notice = textBefore(page, start);
  const unread = unreadNotice(notice, tree, page, page.text.indexOf('{', start));
  const again = text.includes('&') && !escapedTwice ? decodedAgain(text) : undefined;
  const literal = AMBIGUOUS.test(html) ? literalIn(html, treeOf) : undefined;
  return {
    text,
    json,
    ...(size ? { size } : {}),
    ...(indented ? { indented } : {}),
    escapedTwice,
    ...(again ? { again } : {}),
    ...(literal ? { literal } : {}),
    notice,
    ...(unread === undefined ? {} : { unreadNotice: unread }),
  };
}

const NOTHING = { text: undefined, json: undefined, escapedTwice: false, notice: '' };

/** A character reference that escaping does not write: text that was not escaped may look like one. */
const AMBIGUOUS = /&(?!(?:amp|lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);)[a-z]/i;

/** The document of a page whose character references are taken as they are. */
function literalIn(html: string, treeOf: TreeReader): JsonObject | undefined {
  const tree = treeOf(html.replaceAll('&', '&amp;'));
  const found = typeof tree === 'string' ? undefined : findDocument(tree);
  return typeof found === 'object' ? found.json : undefined;
}
