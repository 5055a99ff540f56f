/** Reads what a target sends, and a body that came before only once: the same question in another manner mostly brings the same body. */
import type { Exchange } from '../http/exchange.js';
import { notPrettyAt, readHtmlPage } from '../answers/html-page.js';
import type { HtmlPage, NotPretty } from '../answers/html-page.js';
import { rawFacts } from '../answers/raw-json.js';
import type { RawFacts } from '../answers/raw-json.js';
import { decodedPage, header, mediaType, read } from '../answers/reading.js';
import type { Answer, Reading } from '../answers/reading.js';
import { digestOf } from './memory-budget.js';

/** A page of the HTML form, with what its text shows besides its JSON. */
export interface ReadPage {
  readonly page: HtmlPage;
  readonly raw?: RawFacts;
  readonly notPretty?: NotPretty;
}

export interface Reader {
  /** Reads an answer in the plain form. */
  read(exchange: Exchange): Promise<Reading>;
  /** Reads an answer in the HTML form. */
  page(exchange: Exchange): Promise<ReadPage>;
}

/** Bytes of the bodies whose readings are remembered. */
const ROOM = 4 << 20;

export function openReader(): Reader {
  const answers = openMemory<Answer>();
  const pages = openMemory<ReadPage>();
  return {
    async read(exchange) {
      const { response, loss } = exchange;
      if (loss || !response) return read(exchange);
      const key = `${response.status} ${digestOf(response.body)}`;
      const known = answers.get(key);
      if (known) return { ...known, exchange };
      const reading = await read(exchange);
      if (reading.kind === 'answer') answers.set(key, reading, response.body.byteLength);
      return reading;
    },
    async page(exchange) {
      const body = exchange.response?.body ?? new Uint8Array();
      const key = `${header(exchange, 'content-type')} ${digestOf(body)}`;
      const known = pages.get(key);
      if (known) return known;
      const fresh = await readPage(decodedPage(exchange), mediaType(exchange) === 'application/xhtml+xml');
      pages.set(key, fresh, body.byteLength);
      return fresh;
    },
  };
}

async function readPage(source: string, xhtml: boolean): Promise<ReadPage> {
  const page = await readHtmlPage(source, { xhtml });
  if (page.text === undefined || page.json === undefined) return { page };
  const raw = await rawFacts(page.text, page.json);
  const notPretty = page.escapedTwice || raw.indented ? undefined : notPrettyAt(page.text);
  return { page, raw, ...(notPretty ? { notPretty } : {}) };
}

/** The latest values, as many as there is room for. */
function openMemory<Value>() {
  const values = new Map<string, { readonly value: Value; readonly size: number }>();
  let room = ROOM;
  return {
    get: (key: string) => values.get(key)?.value,
    set(key: string, value: Value, size: number): void {
      if (size > ROOM) return;
      values.set(key, { value, size });
      room -= size;
      for (const [oldest, { size: freed }] of values) {
        if (room >= 0) return;
        values.delete(oldest);
        room += freed;
      }
    },
  };
}
