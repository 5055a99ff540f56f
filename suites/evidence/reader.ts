/** Reads what a target sends, and a body that came before only once: the same question in another manner mostly brings the same body. */
import { isAscii } from 'node:buffer';
import type { Exchange } from '../http/exchange.js';
import { pageSource } from '../answers/html/charset.js';
import { readHtmlPage } from '../answers/html/page.js';
import type { HtmlPage, PageOptions } from '../answers/html/page.js';
import { rawFacts } from '../answers/raw-json.js';
import type { RawFacts } from '../answers/raw-json.js';
import { finishReading, header, mediaType, parse, read } from '../answers/reading.js';
import type { Answer, Reading } from '../answers/reading.js';

/** A page of the HTML form, with what its text shows besides its JSON. */
export interface ReadPage {
  readonly page: HtmlPage;
  readonly raw?: RawFacts;
  /** Whether its text is not all ASCII, and nothing names its encoding. */
  readonly undeclared?: boolean;
}

export interface Reader {
  /** Reads an answer in the plain form: at once, unless a tokenizer has to be loaded. */
  read(exchange: Exchange): Reading | Promise<Reading>;
  /** Reads an answer in the HTML form. @param like the answer that it is expected to show */
  page(exchange: Exchange, like?: unknown): Promise<ReadPage>;
}

/** Bytes of the bodies whose readings are remembered. */
const ROOM = 4 << 20;

/** Longer bodies have diagnostics, which are others each time. */
const LONGEST = 64 << 10;

export function openReader(): Reader {
  const answers = new BodyMemory<Answer>();
  const pages = new BodyMemory<ReadPage & { readonly type: string; readonly like: unknown }>();
  return {
    read(exchange) {
      const { response, loss } = exchange;
      if (loss || !response) return read(exchange);
      const { body } = response;
      const known = answers.get(body);
      if (known?.exchange.response?.status === response.status) return { ...known, exchange };
      const remember = (reading: Reading): Reading => {
        if (reading.kind === 'answer') answers.set(body, reading);
        return reading;
      };
      const reading = finishReading(parse(exchange));
      return reading instanceof Promise ? reading.then(remember) : remember(reading);
    },
    async page(exchange, like) {
      const body = exchange.response?.body ?? NO_BYTES;
      // Which may name another encoding.
      const type = header(exchange, 'content-type');
      const known = pages.get(body);
      if (known?.type === type && known.like === like) return known;
      const xhtml = mediaType(exchange) === 'application/xhtml+xml';
      const { text, isDeclared } = pageSource(body, type);
      const undeclared = !isDeclared && !isAscii(body);
      const fresh = {
        ...(await readPage(text, { xhtml, like })),
        ...(undeclared ? { undeclared } : {}),
        type,
        like,
      };
      pages.set(body, fresh);
      return fresh;
    },
  };
}

const NO_BYTES = new Uint8Array();

async function readPage(source: string, options: PageOptions): Promise<ReadPage> {
  const page = await readHtmlPage(source, options);
  if (page.text === undefined || page.json === undefined) return { page };
  const facts = rawFacts(page.text, page.json, page.size);
  const raw = facts instanceof Promise ? await facts : facts;
  return { page, raw };
}

interface Remembered<Value> {
  readonly body: Uint8Array;
  readonly value: Value;
}

/** So many bodies of one length are remembered: each is compared with a new one. */
const MOST_OF_A_LENGTH = 100;

/** The latest values by the bytes that they were read from, as many as there is room for. Bytes are compared sooner than they are decoded. */
class BodyMemory<Value> {
  readonly #values = new Map<number, Remembered<Value>[]>();
  #room = ROOM;

  get(body: Uint8Array): Value | undefined {
    for (const known of this.#values.get(body.byteLength) ?? [])
      if (Buffer.compare(known.body, body) === 0) return known.value;
    return undefined;
  }

  set(body: Uint8Array, value: Value): void {
    const length = body.byteLength;
    if (length > LONGEST) return;
    const known = this.#values.get(length) ?? [];
    const latest = known.filter(each => Buffer.compare(each.body, body) !== 0).slice(1 - MOST_OF_A_LENGTH);
    latest.push({ body, value });
    // The length that was noted last is the last to go.
    this.#values.delete(length);
    this.#values.set(length, latest);
    this.#room -= length * (latest.length - known.length);
    for (const [oldest, { length: count }] of this.#values) {
      if (this.#room >= 0) return;
      this.#values.delete(oldest);
      this.#room += oldest * count;
    }
  }
}
