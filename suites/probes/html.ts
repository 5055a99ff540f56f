/** What came in the HTML form (contract 1), and what proves an API where only its pages are one's. */
import { valueAt } from '../../schemas/text/json-pointer.js';
import {
  apiError,
  decodedPage,
  errorCodeIn,
  hasApiKey,
  lost,
  refused,
  withoutAnswer,
} from '../answers/reading.js';
import { readPage, type HtmlPage } from '../answers/html/page.js';
import type { HtmlComparison } from '../evidence/evidence.js';
import { truncated } from '../evidence/memory-budget.js';
import { hasKnownEnd, type Exchange } from '../http/exchange.js';
import { shown } from '../values/messages.js';
import type { Missed } from './notes.js';

/** The page of the HTML form, or what came instead of one with an answer. */
export function readForm(api: string, exchange: Exchange): HtmlPage | Missed {
  const { request, response, loss } = exchange;
  if (loss || !response) return withoutAnswer(exchange);
  const page = readPage(exchange);
  const { json, excess, instead = '' } = page;
  const code = errorCodeIn(json);
  if (json && hasApiKey(json) && code === undefined) return page;
  const cited = truncated(exchange);
  if (excess !== undefined) return lost(cited, excess);
  if (code !== undefined) return apiError(cited, code);
  const { status } = response;
  if (status === 200 && !hasKnownEnd(response) && isCutOff(decodedPage(exchange))) {
    const reason = 'the connection was closed in the middle of the page';
    return refused(cited, reason, { notApi: 'page', isUnfinished: true });
  }
  // A redirect may lead to another script than the API's.
  const script = new URL(api).pathname.replace(/^.*\//, '/');
  if (!new URL(request.url).pathname.endsWith(script))
    return refused(cited, `a redirect led to ${request.url}`);
  if (status !== 200) return refused(cited, `HTTP ${status} and no API response`);
  const shownInstead = /[{}]/.test(instead) ? `, but ${shown(instead, 80)}` : '';
  const reason = json
    ? 'the JSON document of the page is not an answer'
    : `the page contains no JSON document${shownInstead}`;
  return refused(cited, reason, { notApi: 'page' });
}

/** Whether a page may have been cut off on its way: it ends outside of any tag or before its last one. */
const isCutOff = (page: string): boolean =>
  !(/<html[\s>]/i.test(page) ? /<\/html\s*>\s*$/i : />\s*$/).test(page.slice(-100));

/** Whether pages prove an API: one page may be about an API, and answers two different queries by none. */
export function isApiInHtml(html: readonly HtmlComparison[]): boolean {
  const answered = html.filter(({ query, json }) => {
    const member = query === 'duplicatefiles' ? 'pages' : query;
    return valueAt(json, `/query/${member}`) !== undefined;
  });
  return new Set(answered.map(({ query }) => query)).size >= 2;
}
