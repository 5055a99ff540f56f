/** Asks a question in the HTML form (contract 1), and what proves an API where only its pages are one's. */
import {
  apiError,
  decodedPage,
  errorCodeIn,
  hasApiKey,
  isObject,
  lost,
  withoutAnswer,
  type ApiError,
  type JsonObject,
  type Lost,
} from '../answers/reading.js';
import { readPage, type HtmlPage, type ReadPage } from '../answers/html/page.js';
import { NO_FACTS } from '../answers/raw-json.js';
import type { HtmlComparison, HtmlProbe } from '../evidence/evidence.js';
import { truncated } from '../evidence/memory-budget.js';
import { hasKnownEnd, type Exchange, type HttpResponse } from '../http/exchange.js';
import { shown } from '../values/messages.js';
import type { Query } from '../values/queries.js';
import { noteAnswered, noteRefusal, subjectOf } from './ask.js';
import type { ProbeContext } from './context.js';

/** Reads a page that came in the HTML form; what was refused is asked again later. */
export function readHtml(context: ProbeContext, query: Query, exchange: Exchange, like: unknown): HtmlProbe {
  const probe = readHtmlOnce(context, query, exchange, like);
  if (probe.lost) noteRefusal(context, 'html', query, probe.lost);
  return probe;
}

/** What came instead of a page, as a probe of the HTML form. */
const missed = (reading: Lost | ApiError): HtmlProbe => ({ exchange: reading.exchange, lost: reading });

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

/** Asks in the HTML form and shows the page to the observer. */
export async function askHtmlOnce(context: ProbeContext, query: Query, like?: unknown): Promise<HtmlProbe> {
  return readHtmlOnce(context, query, await context.options.ask(query), like);
}

/**
 * Reads a page in the HTML form and shows it to the observer.
 * @param like the answer to expect in the page, beside which others may stand; the usual one, if it is known
 */
export function readHtmlOnce(
  context: ProbeContext,
  query: Query,
  exchange: Exchange,
  like: unknown = context.usual.get(subjectOf(query))?.json,
): HtmlProbe {
  const { options, memory } = context;
  const { response } = exchange;
  const read = readForm(context, exchange, like);
  if (!response || 'kind' in read) return missed('kind' in read ? read : withoutAnswer(exchange));
  const { page, raw, undeclared } = read;
  // What a page breaks beside a plain answer is a difference between the forms, and no fault of the listing.
  options.observer.htmlPage(query, exchange, raw && like !== undefined ? NO_FACTS : raw);
  noteAnswered(context.answered, query);
  return {
    exchange: memory.keepExchange(exchange),
    page: memory.keepPage(page),
    ...(raw ? { raw } : {}),
    ...(undeclared ? { undeclared } : {}),
  };
}

/** The page that came in the HTML form, or what came instead of one with an answer. */
export function readForm(
  { options }: ProbeContext,
  exchange: Exchange,
  like: unknown,
): ReadPage | Lost | ApiError {
  const { response, loss } = exchange;
  if (loss || !response) return withoutAnswer(exchange);
  const read = readPage(exchange, like);
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
  const isElsewhere = wasLedAway(exchange, options.profile.api);
  if (response.status === 200 && !isElsewhere) return withoutAnswerIn(exchange, read.page);
  const why = isElsewhere
    ? `a redirect led to ${exchange.request.url}`
    : `HTTP ${response.status} and no API response`;
  return { ...lost(truncated(exchange), why), isRefused: true };
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
  const answered = html.filter(({ query, html: { page } }) => {
    const members = page?.json?.['query'];
    return isObject(members) && Object.hasOwn(members, query === 'duplicatefiles' ? 'pages' : query);
  });
  return new Set(answered.map(({ query }) => query)).size >= 2;
}
