/** Probes of the HTML form (contract 1): each of the four queries without `format`. */
import { sameForms } from '../answers/compare.js';
import { notPrettyAt, readHtmlPage } from '../answers/html-page.js';
import { rawFacts } from '../answers/raw-json.js';
import {
  apiError,
  decodedPage,
  isApiError,
  isObject,
  lost,
  mediaType,
  whyNothing,
} from '../answers/reading.js';
import type { Lost, Reading } from '../answers/reading.js';
import type { HtmlComparison, HtmlProbe } from '../evidence/evidence.js';
import { truncated, NO_ROOM } from '../evidence/memory-budget.js';
import type { Exchange } from '../http/exchange.js';
import { queryNames } from '../values/queries.js';
import type { Query } from '../values/queries.js';
import { lose } from './ask.js';
import type { ProbeContext } from './context.js';
import { askAgain, queryOf } from './session.js';

export async function probeHtml(context: ProbeContext): Promise<HtmlComparison[]> {
  const found: HtmlComparison[] = [];
  for (const query of queryNames) {
    const plain = context.collected.plain.get(query);
    if (!plain) continue;
    const html = await askHtml(context, { ...queryOf(context, query), html: true });
    const differs =
      plain.kind === 'answer' &&
      html.page?.json !== undefined &&
      !sameForms(plain, { exchange: html.exchange, json: html.page.json });
    const again = differs ? { again: await askAgain(context, 'html', query) } : {};
    found.push({ query, plain, html, ...again });
  }
  return found;
}

async function askHtml(context: ProbeContext, query: Query): Promise<HtmlProbe> {
  const { options, memory } = context;
  const exchange = await options.ask(query);
  const { response, loss } = exchange;
  const missed = (reading: Lost): HtmlProbe => {
    lose(context, 'html', reading);
    return { exchange: reading.exchange, lost: reading };
  };
  if (loss || !response) return missed(lost(exchange, loss?.message ?? 'no answer', loss?.kind === 'budget'));
  const xhtml = mediaType(exchange) === 'application/xhtml+xml';
  const page = await readHtmlPage(decodedPage(exchange), { xhtml });
  const kept = memory.keepPage(page);
  const tooMuch = page.excess ?? (kept ? undefined : NO_ROOM);
  if (!kept || tooMuch !== undefined) return missed(lost(truncated(exchange), tooMuch ?? NO_ROOM));
  if (response.status !== 200 && page.json === undefined)
    return missed(lost(exchange, `HTTP status ${response.status} without an API answer`));
  const error = isApiError(page.json) ? apiError(exchange, page.json) : undefined;
  if (error && error.sort !== 'other') {
    lose(context, 'html', error);
    return { exchange, lost: lost(exchange, whyNothing(error) ?? '') };
  }
  if (page.text === undefined || page.json === undefined) {
    options.observer.htmlPage(query, exchange, undefined);
    return { exchange: truncated(exchange), page: kept };
  }
  const raw = await rawFacts(page.text, page.json);
  options.observer.htmlPage(query, exchange, error ? undefined : raw);
  const notPretty = page.escapedTwice || raw.indented ? undefined : await notPrettyAt(page.text);
  return { exchange: truncated(exchange), page: kept, raw, ...(notPretty ? { notPretty } : {}) };
}

/** Whether pages prove an API: one page may be about an API, and answers two different queries by none. */
export function isApiInHtml(html: readonly HtmlComparison[]): boolean {
  const answered = html.filter(({ query, html: { page } }) => {
    const members = page?.json?.['query'];
    return isObject(members) && Object.hasOwn(members, query === 'duplicatefiles' ? 'pages' : query);
  });
  return answered.length >= 2;
}

const isNotOfApi = (reading: Reading) => reading.kind === 'lost' && reading.notApi !== undefined;

/** The plain answers of a target whose pages prove it an API, where none of them is one, and asking again brings no other. */
export async function answersNotOfApi(context: ProbeContext): Promise<Exchange[]> {
  const readings = [...context.collected.plain];
  const [first] = readings;
  if (!first || !readings.every(([, reading]) => isNotOfApi(reading))) return [];
  const again = await askAgain(context, 'html', first[0]);
  return isNotOfApi(again) ? readings.map(([, { exchange }]) => exchange) : [];
}
