/** The HTML form of an answer (contract 1): the JSON document in the page, and the text before it. */
import { isAscii } from 'node:buffer';
import type { Exchange } from '../../http/exchange.js';
import { digestOfAnswer, sameJson } from '../compare.js';
import { weightOf } from '../json-size.js';
import { rawFacts, type RawFacts } from '../raw-json.js';
import { header, once, type JsonObject } from '../reading.js';
import { pageSource } from './charset.js';
import { decodedAgain, findDocument, insteadOfDocument, type Found } from './document.js';
import { notPrettyIn, type NotPretty } from './layout.js';
import { readsLikeNotice, textBefore, unreadNotice } from './notice.js';
import { treeOf, xhtmlAsHtml, type Node } from './tree.js';

export interface HtmlPage {
  /** The JSON document as a reader of the page sees it; `undefined` where there is none. */
  readonly text: string | undefined;
  readonly json: JsonObject | undefined;
  /** Whether the document is JSON only after one more decoding, because its characters were escaped twice. */
  readonly escapedTwice: boolean;
  /** What the document is after one more decoding, where that makes a difference. */
  readonly again?: JsonObject | undefined;
  /** What the document is without any decoding, where decoding makes a difference that escaping would have prevented. */
  readonly literal?: JsonObject | undefined;
  /** What a reader sees directly before or after the document, in the same element. */
  readonly surplus?: { readonly where: 'before' | 'after'; readonly text: string } | undefined;
  /** Where the document is not pretty-printed. */
  readonly notPretty?: NotPretty | undefined;
  /** What a reader sees where the document should be. */
  readonly instead?: string | undefined;
  /** What a reader sees before the document, except headings and navigation that do not read like a notice. */
  readonly notice: string;
  /** What may be the notice instead, though it cannot be read, and where. */
  readonly unreadNotice?: string | undefined;
  /** Why the page was not read to its end. */
  readonly excess?: string | undefined;
}

export interface PageOptions {
  readonly xhtml?: boolean;
  /** The answer that is expected: a page may show others, as samples of what answers look like. */
  readonly like?: unknown;
}

/** A page of the HTML form, with what its text shows besides its JSON. */
export interface ReadPage {
  readonly page: HtmlPage;
  readonly raw?: RawFacts;
  /** Whether its text is not all ASCII, and nothing names its encoding. */
  readonly undeclared?: true;
}

/**
 * Reads a page that a target sent.
 * @param like the answer that the page is expected to show, perhaps among others
 */
export function readPage(exchange: Exchange, like: unknown): ReadPage {
  const body = exchange.response?.body ?? new Uint8Array();
  const type = header(exchange, 'content-type');
  const read = pageIn(body, type, undefined);
  return like === undefined || sameJson(read.page.json, like) ? read : pageIn(body, type, like);
}

const pageIn = once(
  (body: Uint8Array, type: string, like: unknown): ReadPage & { readonly weight: number } => {
    const { text, isDeclared, isXhtml } = pageSource(body, type);
    const page = readHtmlPage(text, { xhtml: isXhtml, like });
    return {
      page,
      weight: weightOf(text),
      ...(page.text === undefined || page.json === undefined ? {} : { raw: rawFacts(page.text, page.json) }),
      ...(isDeclared || isAscii(body) ? {} : { undeclared: true }),
    };
  },
  (type, like) => type + (like === undefined ? '' : digestOfAnswer(like)),
);

/** Finds the JSON document of a page with an HTML parser. */
export function readHtmlPage(source: string, options: PageOptions = {}): HtmlPage {
  const html = options.xhtml === true ? xhtmlAsHtml(source) : source;
  const tree = treeOf(html);
  if (typeof tree === 'string') return { ...NOTHING, excess: tree };
  const found = findDocument(tree, options.like);
  if (typeof found === 'string') return { ...NOTHING, excess: found };
  if (!found) return { ...NOTHING, instead: insteadOfDocument(tree) };
  const { text, json, escapedTwice, page, start } = found;
  const notice = textBefore(page, tree, start);
  return {
    text,
    json,
    escapedTwice,
    again: text.includes('&') && !escapedTwice ? decodedAgain(text) : undefined,
    literal: AMBIGUOUS.test(html) ? literalIn(html) : undefined,
    surplus: surplusOf(found, tree),
    notPretty: escapedTwice ? undefined : notPrettyIn(found),
    notice,
    unreadNotice: unreadNotice(notice, tree, page, start),
  };
}

const NOTHING = { text: undefined, json: undefined, escapedTwice: false, notice: '' };

/** So much of a surplus is kept. */
const SHOWN = 200;

function surplusOf({ before, after, page, start }: Found, root: Node): HtmlPage['surplus'] {
  // The notice itself may directly precede the document.
  const isNotice = () =>
    readsLikeNotice(before) && !readsLikeNotice(textBefore(page, root, start - before.length));
  if (before !== '' && !isNotice()) return { where: 'before', text: before.slice(0, SHOWN) };
  return after === '' ? undefined : { where: 'after', text: after.slice(0, SHOWN) };
}

/** A character reference that escaping does not write: text that was not escaped may look like one. */
const AMBIGUOUS = /&(?!(?:amp|lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);)[a-z]/i;

/** The document of a page whose character references are taken as they are. */
function literalIn(html: string): JsonObject | undefined {
  const tree = treeOf(html.replaceAll('&', '&amp;'));
  const found = typeof tree === 'string' ? undefined : findDocument(tree);
  return typeof found === 'object' ? found.json : undefined;
}
