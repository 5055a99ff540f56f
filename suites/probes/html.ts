/** What came in the HTML form (contract 1), and what proves an API where only its pages are one's. */
import {
  apiError,
  decodedPage,
  errorCodeIn,
  hasApiKey,
  isObject,
  lost,
  withoutAnswer,
  type JsonObject,
  type Lost,
} from '../answers/reading.js';
import { readPage, type HtmlPage, type ReadPage } from '../answers/html/page.js';
import type { HtmlComparison } from '../evidence/evidence.js';
import { truncated } from '../evidence/memory-budget.js';
import { hasKnownEnd, type Exchange, type HttpResponse } from '../http/exchange.js';
import { shown } from '../values/messages.js';
import type { Missed } from './notes.js';

/** The page of the HTML form, or what came instead of one with an answer. */
export function readForm(api: string, exchange: Exchange): ReadPage | Missed {
  const { response, loss } = exchange;
  if (loss || !response) return withoutAnswer(exchange);
  const read = readPage(exchange);
  const { json, excess } = read.page;
  if (excess !== undefined) return lost(truncated(exchange), excess);
  const code = errorCodeIn(json);
  if (code !== undefined) return apiError(truncated(exchange), code);
  if (isCutOff(exchange, response, json))
    return {
      ...withoutAnswerIn(exchange, read.page),
      reason: 'the connection was closed in the middle of the page',
      isUnfinished: true,
    };
  if (json !== undefined && hasApiKey(json)) return read;
  const isElsewhere = wasLedAway(exchange, api);
  if (response.status === 200 && !isElsewhere) return withoutAnswerIn(exchange, read.page);
  const why = isElsewhere
    ? `a redirect led to ${exchange.request.url}`
    : `HTTP ${response.status} and no API response`;
  return { ...lost(truncated(exchange), why), isRefused: true };
}

/** A page that holds no answer. */
const withoutAnswerIn = (exchange: Exchange, { json, instead = '' }: HtmlPage): Lost => ({
  ...lost(
    truncated(exchange),
    json
      ? 'the JSON document of the page is not an answer'
      : `the page contains no JSON document${/[{}]/.test(instead) ? `, but ${shown(instead, 80)}` : ''}`,
  ),
  isRefused: true,
  notApi: 'page',
});

/**
 * Whether a page may have been cut off on its way: it ends with its connection, outside of any tag or before its last one, and
 * holds no whole answer, but at most an object within one.
 */
function isCutOff(exchange: Exchange, response: HttpResponse, json: JsonObject | undefined): boolean {
  if (response.status !== 200 || (json && hasApiKey(json)) || hasKnownEnd(response)) return false;
  const page = decodedPage(exchange);
  const last = /<html[\s>]/i.test(page) ? /<\/html\s*>\s*$/i : />\s*$/;
  return !last.test(page.slice(-100));
}

/** Whether a redirect led away from the address of the API. */
function wasLedAway(exchange: Exchange, api: string): boolean {
  return !new URL(exchange.request.url).pathname.endsWith(new URL(api).pathname.replace(/^.*\//, '/'));
}

/** Whether pages prove an API: one page may be about an API, and answers two different queries by none. */
export function isApiInHtml(html: readonly HtmlComparison[]): boolean {
  const answered = html.filter(({ query, page }) => {
    const members = page.json?.['query'];
    return isObject(members) && Object.hasOwn(members, query === 'duplicatefiles' ? 'pages' : query);
  });
  return new Set(answered.map(({ query }) => query)).size >= 2;
}
