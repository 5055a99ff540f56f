/** Reads what a target sends, and a body that came before only once: the same question in another manner mostly brings the same body. */
import type { Exchange } from '../http/exchange.js';
import { notPrettyIn } from '../answers/html/layout.js';
import type { NotPretty } from '../answers/html/layout.js';
import { readHtmlPage } from '../answers/html/page.js';
import type { HtmlPage, PageOptions } from '../answers/html/page.js';
import { rawFacts } from '../answers/raw-json.js';
import type { RawFacts } from '../answers/raw-json.js';
import { decoded, decodedPage, finishReading, mediaType, parse, read } from '../answers/reading.js';
import type { Answer, Reading } from '../answers/reading.js';

/** A page of the HTML form, with what its text shows besides its JSON. */
export interface ReadPage {
  readonly page: HtmlPage;
  readonly raw?: RawFacts;
  readonly notPretty?: NotPretty;
}

export interface Reader {
  /** Reads an answer in the plain form: at once, unless a tokenizer has to be loaded. */
  read(exchange: Exchange): Reading | Promise<Reading>;
  /** Reads an answer in the HTML form. @param like the answer that it is expected to show */
  page(exchange: Exchange, like?: unknown): Promise<ReadPage>;
}

/** Bytes of the bodies whose readings are remembered. */
const ROOM = 4 << 20;

export function openReader(): Reader {
  const answers = openMemory<Answer>();
  const pages = openMemory<ReadPage & { readonly xhtml: boolean; readonly like: unknown }>();
  return {
    read(exchange) {
      const { response, loss } = exchange;
      if (loss || !response) return read(exchange);
      const body = decoded(response.body);
      // What is not UTF-8 may read like another body.
      const known = body.utf8 ? answers.get(body.text) : undefined;
      if (known?.exchange.response?.status === response.status) return { ...known, exchange };
      const remember = (reading: Reading): Reading => {
        if (reading.kind === 'answer' && body.utf8) answers.set(body.text, reading, response.body.byteLength);
        return reading;
      };
      const reading = finishReading(parse(exchange, body));
      return reading instanceof Promise ? reading.then(remember) : remember(reading);
    },
    async page(exchange, like) {
      const source = decodedPage(exchange);
      const xhtml = mediaType(exchange) === 'application/xhtml+xml';
      const known = pages.get(source);
      if (known?.xhtml === xhtml && known.like === like) return known;
      const fresh = { ...(await readPage(source, { xhtml, like })), xhtml, like };
      pages.set(source, fresh, source.length);
      return fresh;
    },
  };
}

async function readPage(source: string, options: PageOptions): Promise<ReadPage> {
  const page = await readHtmlPage(source, options);
  if (page.text === undefined || page.json === undefined) return { page };
  const facts = rawFacts(page.text, page.json, page.size);
  const raw = facts instanceof Promise ? await facts : facts;
  const isPretty = page.escapedTwice || raw.indented;
  const notPretty = isPretty ? undefined : await notPrettyIn(source, page.text, options);
  return { page, raw, ...(notPretty ? { notPretty } : {}) };
}

/** The latest values by their texts, as many as there is room for. */
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
