/** Bounds what evidence keeps of the answers: thirty of the largest size would fill the memory. */
import { hash } from 'node:crypto';
import type { Exchange } from '../http/exchange.js';
import { judgedPart } from '../answers/contract-fields.js';
import type { HtmlPage } from '../answers/html/page.js';
import { sizeOf } from '../answers/json-size.js';
import { lost, type JsonObject, type Lost, type Reading } from '../answers/reading.js';

/** Bytes of memory for the answers that are kept to be compared. */
const ROOM = 32 << 20;
/** No report shows more of a body. */
const SHOWN_BYTES = 128 << 10;

export function openMemoryBudget() {
  let room = ROOM;
  /** Diagnostics aside, most answers equal an earlier one. */
  const contents = new Map<string, unknown>();
  /** By what was read. */
  const known = new WeakMap<object, unknown>();

  /** What is kept of a content, or a loss if it does not fit. */
  function kept<Content>(read: object, contentOf: () => Content, exchange: Exchange): Content | Lost {
    if (known.has(read)) return known.get(read) as Content;
    const content = contentOf();
    const text = JSON.stringify(content);
    const digest = digestOf(text);
    const before = contents.get(digest) as Content | undefined;
    const weight = before ? 0 : 2 * text.length + 256 * sizeOf(text).values;
    if (weight > room) return lost(truncated(exchange), 'the answers are too large to be kept');
    room -= weight;
    const own = before ?? content;
    contents.set(digest, own);
    known.set(read, own);
    return own;
  }

  return {
    keep(reading: Reading): Reading {
      if (reading.kind !== 'answer') return withoutBody(reading);
      const { exchange, json, raw } = reading;
      const content = kept(raw, () => ({ json: judgedPart(json), raw }), exchange);
      return 'kind' in content ? content : { ...withoutBody(reading), ...content };
    },
    keepPage: (page: HtmlPage, exchange: Exchange): HtmlPage | Lost =>
      kept(page, () => ({ ...page, json: judgedPart(page.json) as JsonObject }), exchange),
  };
}

/** The reading with only as much of its body as is shown. */
export const withoutBody = <Some extends Reading>(reading: Some): Some => ({
  ...reading,
  exchange: truncated(reading.exchange),
  ...(reading.kind === 'answer' && { text: '', json: undefined }),
});

export function truncated(exchange: Exchange): Exchange {
  const { response } = exchange;
  if (!response || response.body.byteLength <= SHOWN_BYTES) return exchange;
  const { body } = response;
  const whole = { bytes: body.byteLength, digest: digestOf(body) };
  // A copy, because a part of a buffer keeps all of it in memory.
  const shown = Uint8Array.prototype.slice.call(body, 0, SHOWN_BYTES);
  return { ...exchange, response: { ...response, body: shown, whole } };
}

export const digestOf = (body: Uint8Array | string): string => `sha256:${hash('sha256', body)}`;
