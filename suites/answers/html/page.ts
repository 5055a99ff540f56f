/** A page of the HTML form (contract 1): its JSON document and what a reader sees before it, or what came instead. */
import { isAscii } from 'node:buffer';
import { valueAt } from '../../../schemas/text/json-pointer.js';
import { hasKnownEnd, type Exchange } from '../../http/exchange.js';
import { shown } from '../../values/messages.js';
import type { QueryName } from '../../values/queries.js';
import { rawFacts } from '../raw-json.js';
import type { ApiError, JsonObject, Lost } from '../reading.js';
import * as reading from '../reading.js';
import { pageSource } from './charset.js';
import { findDocument, insteadOfDocument, visible } from './document.js';
import { notPrettyAt } from './layout.js';
import { textOf, type PageText } from './text.js';

/** A page with a document. */
export type HtmlPage = Extract<ReturnType<typeof readPage>, { json: JsonObject }>;

export const readPage = (exchange: Exchange) =>
  pageIn(exchange.response?.body ?? new Uint8Array(), reading.header(exchange, 'content-type'));

const pageIn = reading.once((body, contentType) => {
  const { text, isDeclared } = pageSource(body, contentType);
  // Any encoding shows ASCII alike.
  return { ...readHtmlPage(text), undeclared: !isDeclared && !isAscii(body) };
});

export function readHtmlPage(html: string) {
  const seen = textOf(html);
  /** Why the page was not read to its end. */
  if (typeof seen === 'string') return { notice: '', excess: seen };
  const found = findDocument(seen);
  if (typeof found === 'string') return { notice: '', excess: found };
  /** What a reader sees where the document should be. */
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
    /** What its text shows besides. */
    raw: rawFacts(text, json),
    /** Other text directly before or after the document, in its element. */
    surplus: surplus === '' ? undefined : { where, text: surplus },
    notPretty: text === JSON.stringify(json, null, 4) ? undefined : notPrettyAt(text),
    /** The text before the document. */
    notice: noticeBefore(start),
  };
}

/** The fewest letters of a notice. */
const FEWEST = 9;

/** Whether a text can be a notice: letters of scripts without letter case count as several, because they write a word with fewer. */
export const isNotice = (text: string): boolean =>
  text.replace(/\p{Lo}/gu, 'xxxx').replace(/[^\p{L}]/gu, '').length >= FEWEST;

/** The characters that are kept at either end of a long text. */
const KEPT = 50_000;

/** What a reader sees before a place of the text, without navigation and the headings that repeat the title of the page. */
function textBefore({ text, places }: PageText, title: string, end: number): string {
  const isHeading = (name: string, said: string): boolean =>
    name === 'nav' || (/^h[1-6]$/.test(name) && (!isNotice(said) || title.includes(said.trim())));
  let [kept, at] = ['', 0];
  for (const place of places) {
    const last = Math.min(place.end, end);
    if (place.start < at || place.start >= end || !isHeading(place.name, text.slice(place.start, last)))
      continue;
    kept += text.slice(at, place.start);
    at = last;
  }
  const plain = visible(kept + text.slice(at, end)).replace(/\s+/g, ' ');
  // A copy, because a part of a string keeps all of it in memory.
  return Buffer.from(plain.slice(0, KEPT) + plain.slice(KEPT).slice(-KEPT)).toString();
}

/** The page of the HTML form, or what came instead of one with an answer. */
export function readForm(api: string, exchange: Exchange): HtmlPage | ApiError | Lost {
  const { request, response, loss } = exchange;
  if (loss || !response) return reading.withoutAnswer(exchange);
  const page = readPage(exchange);
  const { json, excess, instead = '' } = page;
  const code = reading.errorCodeIn(json);
  if (page.json && reading.hasApiKey(page.json) && code === undefined) return page;
  if (excess !== undefined) return reading.lost(exchange, excess);
  if (code !== undefined) return reading.apiError(exchange, code);
  const { status } = response;
  if (status === 200 && !hasKnownEnd(response) && isCutOff(reading.decodedPage(exchange))) {
    const reason = 'the connection was closed in the middle of the page';
    return reading.refused(exchange, reason, { notApi: 'page', isUnfinished: true });
  }
  // A redirect may lead to another script than the API's.
  const script = new URL(api).pathname.replace(/^.*\//, '/');
  if (!new URL(request.url).pathname.endsWith(script))
    return reading.refused(exchange, `a redirect led to ${request.url}`, { notApi: 'page' });
  if (status !== 200) return reading.refused(exchange, `HTTP ${status} and no API response`);
  const shownInstead = /[{}]/.test(instead) ? `, but ${shown(instead, 80)}` : '';
  const reason = json
    ? 'the JSON document of the page is not an answer'
    : `the page contains no JSON document${shownInstead}`;
  return reading.refused(exchange, reason, {
    notApi: reading.isOfApi(reading.decodedPage(exchange)) ? 'text' : 'page',
  });
}

/** Whether a page may have been cut off on its way: it ends outside of any tag or before its last one. */
const isCutOff = (page: string): boolean =>
  !(/<html[\s>]/i.test(page) ? /<\/html\s*>\s*$/i : />\s*$/).test(page.slice(-100));

/** Whether pages prove an API: one page may be about an API, and answers two different queries by none. */
export function isApiInHtml(
  html: readonly { readonly query: QueryName; readonly json?: unknown }[],
): boolean {
  const answered = html.filter(({ query, json }) => {
    return valueAt(json, `/query/${query === 'duplicatefiles' ? 'pages' : query}`) !== undefined;
  });
  return new Set(answered.map(({ query }) => query)).size >= 2;
}
