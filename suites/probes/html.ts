/** Probes of the HTML form (contract 1): each of the four questions without `format`. */
import type { HtmlComparison, HtmlProbe } from '../evidence/evidence.js';
import { readHtmlPage, uglyPlace } from '../answers/html-page.js';
import { lose } from './ask.js';
import type { Look } from './context.js';
import { askAgain } from './session.js';
import { forms, htmlUrl } from '../values/queries.js';
import type { Form } from '../values/queries.js';
import { lightened, NO_ROOM } from '../evidence/memory-budget.js';
import { rawFacts } from '../answers/raw-json.js';
import { apiError, decodedPage, isApiError, lost, whyNothing, isObject } from '../answers/reading.js';
import { sameJson } from '../answers/compare.js';
import { mediaTypeOf } from '../checks/envelope.js';
import type { Exchange } from '../http/exchange.js';
import type { Ledger } from '../evidence/violations.js';
import type { Reading } from '../answers/reading.js';

export async function lookAtHtml(look: Look): Promise<HtmlComparison[]> {
  const found: HtmlComparison[] = [];
  for (const form of forms) {
    const plain = look.evidence.plain.get(form);
    if (!plain) continue;
    const html = await askHtml(look, form);
    const differs =
      plain.kind === 'answer' && html.page?.json !== undefined && !sameJson(plain.json, html.page.json);
    found.push({ form, plain, html, ...(differs ? { again: await askAgain(look, 'html', form) } : {}) });
  }
  return found;
}

async function askHtml(look: Look, form: Form): Promise<HtmlProbe> {
  const title = look.evidence.missing[0]?.sent ?? '';
  const exchange = await look.options.ask(`${form} in HTML`, htmlUrl(look.options.profile.api, form, title));
  const { response, loss } = exchange;
  if (loss || !response) {
    const reading = lost(exchange, loss?.message ?? 'no answer', loss?.kind === 'budget');
    lose(look, 'html', reading);
    return { exchange, lost: reading };
  }
  const page = await readHtmlPage(decodedPage(exchange));
  const tooMuch = page.excess ?? (look.larder.takes(exchange, page.text ?? '') ? undefined : NO_ROOM);
  if (tooMuch !== undefined) {
    const reading = lost(lightened(exchange), tooMuch);
    lose(look, 'html', reading);
    return { exchange: reading.exchange, lost: reading };
  }
  if (response.status !== 200 && page.json === undefined) {
    const reading = lost(exchange, `HTTP status ${response.status} without an API answer`);
    lose(look, 'html', reading);
    return { exchange, lost: reading };
  }
  if (isApiError(page.json)) {
    const error = apiError(exchange, page.json);
    if (error.sort !== 'other') {
      lose(look, 'html', error);
      return { exchange, lost: lost(exchange, whyNothing(error) ?? '') };
    }
  }
  look.gate.cookieless(exchange);
  if (page.text === undefined || page.json === undefined) return { exchange, page };
  const raw = await rawFacts(page.text, page.json);
  if (!isApiError(page.json)) look.gate.embedded(form, exchange, raw);
  const ugly = page.escapedTwice || raw.indented ? undefined : await uglyPlace(page.text);
  return { exchange, page, raw, ...(ugly ? { ugly } : {}) };
}

const MEMBER: Readonly<Record<Form, string>> = {
  languageinfo: 'languageinfo',
  allimages: 'allimages',
  dbrepllag: 'dbrepllag',
  duplicatefiles: 'pages',
};

/** Whether pages prove an API: one page may be about an API, and answers two different questions by none. */
export function isApiInHtml(html: readonly HtmlComparison[]): boolean {
  const answered = html.filter(({ form, html: { page } }) => {
    const query = page?.json?.['query'];
    return isObject(query) && Object.hasOwn(query, MEMBER[form]);
  });
  return answered.length >= 2;
}

const isForeign = (reading: Reading) => reading.kind === 'lost' && reading.foreign !== undefined;

/** The plain answers of a target whose pages prove it an API, where none of them is one, and a second look finds no other. */
export async function brokenPlainForm(look: Look): Promise<Exchange[]> {
  const readings = [...look.evidence.plain];
  const [first] = readings;
  if (!first || !readings.every(([, reading]) => isForeign(reading))) return [];
  const again = await askAgain(look, 'html', first[0]);
  return isForeign(again) ? readings.map(([, { exchange }]) => exchange) : [];
}

/** Accuses an API of bodies that are no JSON. */
export function accuseForeign(ledger: Ledger, exchanges: readonly Exchange[]): void {
  for (const exchange of exchanges)
    ledger.fault('envelope.json', {
      message: `${exchange.question}: the body is no JSON text`,
      exchange: exchange.id,
      expected: 'one JSON text',
    });
}

/** Accuses an API whose pages are well of what it sends with `format=json`. */
export function accusePlainForm(ledger: Ledger, exchanges: readonly Exchange[]): void {
  accuseForeign(ledger, exchanges);
  for (const exchange of exchanges) {
    const type = mediaTypeOf(exchange);
    if (type !== true) ledger.fault('envelope.media-type', type);
  }
}
