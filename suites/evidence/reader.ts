/** Reads a page of the HTML form that a target sent. */
import { isAscii } from 'node:buffer';
import type { Exchange } from '../http/exchange.js';
import { pageSource } from '../answers/html/charset.js';
import { readHtmlPage, type HtmlPage } from '../answers/html/page.js';
import { rawFacts, type RawFacts } from '../answers/raw-json.js';
import { header, mediaType } from '../answers/reading.js';

/** A page of the HTML form, with what its text shows besides its JSON. */
export interface ReadPage {
  readonly page: HtmlPage;
  readonly raw?: RawFacts;
  /** Whether its text is not all ASCII, and nothing names its encoding. */
  readonly undeclared?: true;
}

/** @param like the answer that the page is expected to show */
export function readPage(exchange: Exchange, like: unknown): ReadPage {
  const body = exchange.response?.body ?? new Uint8Array();
  const { text, isDeclared } = pageSource(body, header(exchange, 'content-type'));
  const page = readHtmlPage(text, { xhtml: mediaType(exchange) === 'application/xhtml+xml', like });
  return {
    page,
    ...(page.text === undefined || page.json === undefined ? {} : { raw: rawFacts(page.text, page.json) }),
    ...(isDeclared || isAscii(body) ? {} : { undeclared: true }),
  };
}
