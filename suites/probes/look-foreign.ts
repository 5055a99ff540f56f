/** Answers in the plain form that no API wrote (contract 1): they accuse a target only where something else proves it an API. */
import { mediaTypeOf } from '../checks/envelope.js';
import type { HtmlComparison } from '../evidence/evidence.js';
import type { Exchange } from '../http/exchange.js';
import type { Ledger } from '../evidence/violations.js';
import { askAgain } from './session.js';
import type { Look } from './context.js';
import type { Form } from '../values/queries.js';
import { isObject } from '../answers/reading.js';
import type { Reading } from '../answers/reading.js';

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
