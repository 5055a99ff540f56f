/** How much evidence keeps of the answers: thirty of the largest size would fill the memory. */
import { hash } from 'node:crypto';
import type { Exchange } from '../http/exchange.js';
import { digested } from '../answers/compare.js';
import { judgedPart } from '../answers/contract-fields.js';
import type { HtmlPage } from '../answers/html/page.js';
import { weightOf } from '../answers/json-size.js';
import type { RawFacts } from '../answers/raw-json.js';
import { isObject, lost, type Answer, type Reading } from '../answers/reading.js';

/** Bytes of memory, for all the answers that are kept to be compared. */
const ROOM = 32 << 20;

/** Of these, for the bodies that a report may show; of later ones, little is kept. */
const ROOM_FOR_BODIES = ROOM / 2;

/** No report shows more of a body. */
const SHOWN_BYTES = 128 << 10;

export interface MemoryBudget {
  /** The reading in a form that may be kept, or the loss of it if there is no more room. */
  keep(reading: Reading): Reading;
  /** The answer in a form that can be compared, if there is no more room by its digests alone. */
  keepToCompare(answer: Answer): Answer;
  /** The exchange with as much of its body as there is room to show. */
  keepExchange(exchange: Exchange): Exchange;
  /** A page in a form that can be compared. */
  keepPage(page: HtmlPage): HtmlPage;
}

const NO_ROOM = 'the answers are too large to be kept';

/** What is kept of an answer; most answers have the content of an earlier one, diagnostics aside. */
interface Content {
  readonly json: unknown;
  readonly raw: RawFacts | undefined;
}

export function openMemoryBudget(): MemoryBudget {
  let room = ROOM;
  let roomForBodies = ROOM_FOR_BODIES;
  const answers = new WeakMap<Exchange, Reading>();
  const pages = new WeakMap<HtmlPage, HtmlPage>();
  const contents = new Map<string, Content>();
  const known = new WeakMap<object, Content>();
  const contentOf = (json: unknown, raw?: RawFacts): Content | undefined => {
    const content = (isObject(json) ? known.get(json) : undefined) ?? newContentOf(json, raw);
    if (isObject(json) && content) known.set(json, content);
    return content;
  };
  const newContentOf = (json: unknown, raw?: RawFacts): Content | undefined => {
    const content = { json: judgedPart(json), raw };
    const text = JSON.stringify([content.json, raw && [raw, ...raw.keys]]);
    const digest = digestOf(text);
    const before = contents.get(digest);
    if (before) return before;
    const weight = weightOf(text);
    if (weight > room) return undefined;
    room -= weight;
    contents.set(digest, content);
    return content;
  };
  const keepExchange = (exchange: Exchange): Exchange => {
    const shown = truncated(exchange);
    const weight = 2 * (shown.response?.body.byteLength ?? 0);
    if (weight > roomForBodies) return truncated(exchange, BRIEF_BYTES);
    roomForBodies -= weight;
    return shown;
  };
  const keep = (reading: Reading): Reading => {
    if (reading.kind !== 'answer') return withoutBody(reading);
    const before = answers.get(reading.exchange);
    if (before) return before;
    const content = contentOf(reading.json, reading.raw);
    if (!content) return lost(truncated(reading.exchange), NO_ROOM);
    const { json, raw = reading.raw } = content;
    const kept: Answer = { ...reading, exchange: keepExchange(reading.exchange), text: '', json, raw };
    for (const { exchange } of [reading, kept]) answers.set(exchange, kept);
    return kept;
  };
  return {
    keep,
    keepExchange,
    keepToCompare(answer) {
      const kept = keep(answer);
      if (kept.kind === 'answer') return kept;
      const exchange = truncated(answer.exchange, BRIEF_BYTES);
      return { ...answer, exchange, text: '', json: digested(answer.json) };
    },
    keepPage(page) {
      const before = pages.get(page);
      if (before) return before;
      const { json, again, literal, ...rest } = page;
      const documents = Object.entries({ json, again, literal }).flatMap(([name, document]) =>
        document ? [[name, contentOf(document)?.json ?? digested(document)] as const] : [],
      );
      const kept: HtmlPage = { ...rest, json: undefined, ...Object.fromEntries(documents), text: undefined };
      pages.set(page, kept);
      return kept;
    },
  };
}

/** The reading without its body, where it only matters that it came. */
export function withoutBody<Some extends Reading>(reading: Some): Some {
  const exchange = truncated(reading.exchange);
  return reading.kind === 'answer'
    ? { ...reading, exchange, text: '', json: undefined }
    : { ...reading, exchange };
}

/** The reading with little of its body, where only its JSON is judged. */
export const brief = (reading: Reading): Reading => ({
  ...reading,
  exchange: truncated(reading.exchange, BRIEF_BYTES),
});

const BRIEF_BYTES = 4 << 10;

/** The exchange with no more of its body than a report shows. */
export function truncated(exchange: Exchange, most = SHOWN_BYTES): Exchange {
  const { response } = exchange;
  if (!response || response.body.byteLength <= most) return exchange;
  const { body } = response;
  const whole = { bytes: body.byteLength, digest: digestOf(body) };
  // A copy, because a part of a buffer keeps all of it.
  return {
    ...exchange,
    response: { ...response, body: Uint8Array.prototype.slice.call(body, 0, most), whole },
  };
}

export function digestOf(body: Uint8Array | string): string {
  return `sha256:${hash('sha256', body)}`;
}
