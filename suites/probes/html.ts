/** What came in the HTML form (contract 1), and what proves an API where only its pages are one's. */
import {
  apiError,
  decodedPage,
  errorCodeIn,
  hasApiKey,
  isObject,
  lost,
  refused,
  withoutAnswer,
  type JsonObject,
  type Lost,
} from '../answers/reading.js';
import { readPage, type HtmlPage } from '../answers/html/page.js';
import type { HtmlComparison } from '../evidence/evidence.js';
import { truncated } from '../evidence/memory-budget.js';
import { hasKnownEnd, type Exchange, type HttpResponse } from '../http/exchange.js';
import { shown } from '../values/messages.js';
import type { Missed } from './notes.js';

/** The page of the HTML form, or what came instead of one with an answer. */
export function readForm(api: string, exchange: Exchange): HtmlPage | Missed {
  const { response, loss } = exchange;
  if (loss || !response) return withoutAnswer(exchange);
  const page = readPage(exchange);
  const { json, excess, instead = '' } = page;
  if (excess !== undefined) return lost(truncated(exchange), excess);
  const code = errorCodeIn(json);
  if (code !== undefined) return apiError(truncated(exchange), code);
  const refusedBy = (reason: string, more?: Partial<Lost>) => refused(truncated(exchange), reason, more);
  if (isCutOff(exchange, response, json)) {
    const reason = 'the connection was closed in the middle of the page';
    return refusedBy(reason, { notApi: 'page', isUnfinished: true });
  }
  if (json !== undefined && hasApiKey(json)) return page;
  if (wasLedAway(exchange, api)) return refusedBy(`a redirect led to ${exchange.request.url}`);
  if (response.status !== 200) return refusedBy(`HTTP ${response.status} and no API response`);
  const shownInstead = /[{}]/.test(instead) ? `, but ${shown(instead, 80)}` : '';
  const reason = json
    ? 'the JSON document of the page is not an answer'
    : `the page contains no JSON document${shownInstead}`;
  return refusedBy(reason, { notApi: 'page' });
}

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
  const answered = html.filter(({ query, json }) => {
    const members = json?.['query'];
    return isObject(members) && Object.hasOwn(members, query === 'duplicatefiles' ? 'pages' : query);
  });
  return new Set(answered.map(({ query }) => query)).size >= 2;
}
