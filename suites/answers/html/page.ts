/** A page of the HTML form (contract 1): its JSON document, and what a reader sees before it. */
import { isAscii } from 'node:buffer';
import type { Exchange } from '../../http/exchange.js';
import { rawFacts, type RawFacts } from '../raw-json.js';
import { header, once, type JsonObject } from '../reading.js';
import { pageSource } from './charset.js';
import { findDocument, insteadOfDocument } from './document.js';
import { notPrettyAt } from './layout.js';
import { isNotice, textBefore } from './notice.js';
import { textOf } from './text.js';
import { treeOf } from './tree.js';

export interface HtmlPage {
  readonly json?: JsonObject | undefined;
  /** What its text shows besides. */
  readonly raw?: RawFacts;
  /** Other text directly before or after the document, in its element. */
  readonly surplus?: { readonly where: 'before' | 'after'; readonly text: string } | undefined;
  readonly notPretty?: ReturnType<typeof notPrettyAt>;
  /** What a reader sees where the document should be. */
  readonly instead?: string;
  /** The text before the document. */
  readonly notice: string;
  /** Why the page was not read to its end. */
  readonly excess?: string;
  /** Whether the page is not all ASCII, and nothing names its encoding. */
  readonly undeclared?: boolean;
}

export const readPage = (exchange: Exchange): HtmlPage =>
  pageIn(exchange.response?.body ?? new Uint8Array(), header(exchange, 'content-type'));

const pageIn = once((body, contentType): HtmlPage => {
  const { text, isDeclared } = pageSource(body, contentType);
  return { ...readHtmlPage(text), undeclared: !isDeclared && !isAscii(body) };
});

export function readHtmlPage(html: string): HtmlPage {
  const tree = treeOf(html);
  if (typeof tree === 'string') return { notice: '', excess: tree };
  const seen = textOf(tree);
  const found = findDocument(seen);
  if (typeof found === 'string') return { notice: '', excess: found };
  if (!found) return { notice: '', instead: insteadOfDocument(seen) };
  const { text, json, start, before } = found;
  const [, title = ''] = /<title[^>]*>([^<]*)/i.exec(html) ?? [];
  const noticeBefore = (end: number) => textBefore(seen, title, end);
  // The notice itself may directly precede the document.
  const isNoticed = isNotice(before) && !isNotice(noticeBefore(start - before.length));
  const where = before === '' || isNoticed ? 'after' : 'before';
  const surplus = found[where].slice(0, 200);
  return {
    json,
    raw: rawFacts(text, json),
    surplus: surplus === '' ? undefined : { where, text: surplus },
    notPretty: notPrettyAt(text),
    notice: noticeBefore(start),
  };
}
