/** Asks a question in the HTML form (contract 1), and what proves an API where only its pages are one's. */
import {
  apiError,
  decodedPage,
  errorCodeIn,
  hasApiKey,
  isObject,
  lost,
  withoutAnswer,
} from '../answers/reading.js';
import type { ApiError, JsonObject, Lost, Reading } from '../answers/reading.js';
import { NO_FACTS } from '../answers/raw-json.js';
import type { HtmlComparison, HtmlProbe } from '../evidence/evidence.js';
import { truncated } from '../evidence/memory-budget.js';
import { readPage } from '../evidence/reader.js';
import { hasKnownEnd } from '../http/exchange.js';
import type { Exchange, HttpResponse } from '../http/exchange.js';
import type { Query } from '../values/queries.js';
import { ask, isRefused, isText, lose, noteAnswered, noteRefusal, subjectOf, usualOf } from './ask.js';
import { firstQuestion, isUnsteady, left } from './context.js';
import type { ProbeContext } from './context.js';
import { TURNS } from './again/recheck.js';

/** Reads a page that came in the HTML form; what was refused is asked again later. */
export async function readHtml(
  context: ProbeContext,
  query: Query,
  exchange: Exchange,
  like: unknown,
): Promise<HtmlProbe> {
  const first = readHtmlOnce(context, query, exchange, like);
  // A gateway may send a page of its own once.
  const isAskedAgain = isEmpty(context, first);
  const again = isAskedAgain ? await askHtmlOnce(context, { ...query, repeat: 'query' }, like) : undefined;
  const seen = again?.page && !isEmpty(context, again) ? again : first;
  const isElsewhere =
    isAskedAgain && seen === first && !areProven(context) && (await isRefusedInPlain(context, query));
  const probe = isElsewhere ? missed(pageOfAnother(seen.exchange)) : seen;
  if (probe.lost) noteRefusal(context, 'html', query, probe.lost);
  return probe;
}

/** Whether a page holds no answer, but at most JSON that no API answers with. */
export const isEmpty = ({ strangeJson }: ProbeContext, { page }: HtmlProbe): boolean =>
  page !== undefined &&
  (page.json === undefined || (!hasApiKey(page.json) && strangeJson !== 'of the target'));

/** Of so many pages without an answer, it is looked into where they come from; more of them prove no more. */
const EXAMINED = 3;
const areProven = ({ emptyPages }: ProbeContext): boolean => emptyPages.length >= EXAMINED;

/**
 * Whether the same question is by now refused in the plain form as well: then a page without an answer comes from what stands
 * before the wiki, such as a firewall or a limit, and says nothing of the HTML form.
 */
async function isRefusedInPlain(context: ProbeContext, query: Query): Promise<boolean> {
  if (!context.collected.isApi || left(context) === 0) return false;
  const usual: Query = { ...usualOf(query), repeat: 'query' };
  const reading = await ask(context, usual);
  if (!isRefused(reading) || isText(reading)) return false;
  noteRefusal(context, 'html', usual, reading);
  return true;
}

/** Notes a page beside the plain answer; one without an answer is looked at once more at the end. */
export function notePage(context: ProbeContext, query: Query, plain: Reading, html: HtmlProbe): void {
  const comparison = { query: query.query, plain, html };
  context.collected.html.push(comparison);
  if (isEmpty(context, html)) context.emptyPages.push({ query, comparison });
}

/**
 * Asks again, after a while, for pages that held no answer, until one still holds none: what has gone by then, or comes in
 * the plain form too, came from what stands before the wiki.
 */
export async function confirmEmptyPages(context: ProbeContext): Promise<void> {
  const { html, isApi } = context.collected;
  if (!isApi) return;
  for (const { query, comparison } of context.emptyPages) {
    const late = await askWhileEmpty(context, query, comparison.html);
    if (!late) return;
    html[html.indexOf(comparison)] = { ...comparison, html: late };
    if (late.lost) lose(context, 'html', late.lost);
  }
}

/**
 * Asks in both forms, in an order in which no rotation of servers refuses one of them throughout, until something else comes;
 * `undefined` where only the page holds no answer, each time. Where no request is left, and questions are refused by chance, that
 * is not known.
 */
async function askWhileEmpty(
  context: ProbeContext,
  query: Query,
  { exchange }: HtmlProbe,
): Promise<HtmlProbe | undefined> {
  for (const turn of TURNS) {
    if (left(context) === 0) return isUnsteady(context) ? missed(pageOfAnother(exchange)) : undefined;
    if (turn === 'before') {
      if (await isRefusedInPlain(context, query)) return missed(pageOfAnother(exchange));
      continue;
    }
    const probe = await askHtmlOnce(context, { ...query, repeat: 'query' });
    if (!isEmpty(context, probe)) return probe;
  }
  return undefined;
}

/** A page that holds no answer, as a refusal. */
export const pageOfAnother = (exchange: Exchange): Lost => ({
  ...lost(truncated(exchange), 'an HTML page without an answer came'),
  isRefused: true,
  notApi: 'page',
});

/** What came instead of a page, as a probe of the HTML form. */
export const missed = (reading: Lost | ApiError): HtmlProbe => ({
  exchange: reading.exchange,
  lost: reading,
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
  const { response, loss } = exchange;
  if (loss || !response) return missed(withoutAnswer(exchange));
  const { page, raw, undeclared } = readPage(exchange, like);
  if (page.excess !== undefined) return missed(lost(truncated(exchange), page.excess));
  const code = errorCodeIn(page.json);
  if (code !== undefined) return missed(apiError(truncated(exchange), code));
  if (isCutOff(exchange, response, page.json))
    return missed({
      ...pageOfAnother(exchange),
      reason: 'the connection was closed in the middle of the page',
      isUnfinished: true,
    });
  const isAnswer = page.json !== undefined && hasApiKey(page.json);
  const isElsewhere = !isAnswer && wasLedAway(exchange, options.profile.api);
  if (!isAnswer && (response.status !== 200 || isElsewhere)) {
    const why = isElsewhere
      ? `a redirect led to ${exchange.request.url}`
      : `HTTP ${response.status} and no API response`;
    return missed({ ...lost(truncated(exchange), why), isRefused: true });
  }
  // What a page breaks beside a plain answer is a difference between the forms, and no fault of the listing.
  options.observer.htmlPage(query, exchange, raw && like !== undefined ? NO_FACTS : raw);
  if (isAnswer) noteAnswered(context.answered, query);
  return {
    exchange: memory.keepExchange(exchange),
    page: memory.keepPage(page),
    ...(raw ? { raw } : {}),
    ...(undeclared ? { undeclared } : {}),
  };
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

const isNotOfApi = (reading: Reading) => reading.kind === 'lost' && reading.notApi !== undefined;

/** The plain answers of a target whose pages prove it an API, where none of them is one, and asking again brings no other. */
export async function answersNotOfApi(context: ProbeContext): Promise<Exchange[]> {
  const readings = [...context.collected.plain];
  const [first] = readings;
  if (!first || !readings.every(([, reading]) => isNotOfApi(reading))) return [];
  const [name] = first;
  const again = await ask(context, { ...firstQuestion(context, name), repeat: 'query' });
  if (again.exchange.loss?.kind === 'unasked') lose(context, 'html', again);
  return isNotOfApi(again) ? readings.map(([, { exchange }]) => exchange) : [];
}
