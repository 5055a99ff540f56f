/** Bounds what evidence keeps of the answers: thirty of the largest size would fill the memory. */
import { hash } from 'node:crypto';
import type { Exchange } from '../http/exchange.js';
import { digested } from '../answers/compare.js';
import { judgedPart } from '../answers/contract-fields.js';
import type { HtmlPage } from '../answers/html/page.js';
import { weightOf } from '../answers/json-size.js';
import type { RawFacts } from '../answers/raw-json.js';
import { lost, type Answer, type JsonObject, type Reading } from '../answers/reading.js';

/** Bytes of memory for the answers that are kept to be compared. */
const ROOM = 32 << 20;
/** Bytes of memory for the bodies that a report may show. */
const ROOM_FOR_BODIES = 16 << 20;
/** No report shows more of a body. */
const SHOWN_BYTES = 128 << 10;
const BRIEF_BYTES = 4 << 10;

export type MemoryBudget = ReturnType<typeof openMemoryBudget>;

export function openMemoryBudget() {
  let room = ROOM;
  let roomForBodies = ROOM_FOR_BODIES;
  const answers = new WeakMap<Exchange, Answer>();
  /** Diagnostics aside, most answers equal an earlier one. */
  const contents = new Map<string, { readonly json: unknown; readonly raw: RawFacts | undefined }>();

  function contentOf(json: unknown, raw?: RawFacts) {
    const judged = judgedPart(json);
    const text = JSON.stringify([judged, raw]);
    const digest = digestOf(text);
    const content = contents.get(digest) ?? { json: judged, raw };
    const weight = contents.has(digest) ? 0 : weightOf(text);
    if (weight > room) return undefined;
    room -= weight;
    contents.set(digest, content);
    return content;
  }

  function keepExchange(exchange: Exchange): Exchange {
    const shown = truncated(exchange);
    const weight = 2 * (shown.response?.body.byteLength ?? 0);
    if (weight > roomForBodies) return truncated(exchange, BRIEF_BYTES);
    roomForBodies -= weight;
    return shown;
  }

  function keepAnswer(answer: Answer): Answer | undefined {
    const before = answers.get(answer.exchange);
    if (before) return before;
    const content = contentOf(answer.json, answer.raw);
    if (!content) return undefined;
    const { json, raw = answer.raw } = content;
    const kept: Answer = { ...answer, exchange: keepExchange(answer.exchange), text: '', json, raw };
    for (const { exchange } of [answer, kept]) answers.set(exchange, kept);
    return kept;
  }

  const keepDocument = (document: JsonObject | undefined) =>
    document && ((contentOf(document)?.json ?? digested(document)) as JsonObject);

  return {
    keepExchange,
    /** The reading in a form that may be kept, or a loss if it does not fit. */
    keep: (reading: Reading): Reading =>
      reading.kind === 'answer'
        ? (keepAnswer(reading) ?? lost(truncated(reading.exchange), 'the answers are too large to be kept'))
        : withoutBody(reading),
    /** The answer in a form that can be compared: by its digests alone if it does not fit. */
    keepToCompare(answer: Answer): Answer {
      const exchange = truncated(answer.exchange, BRIEF_BYTES);
      return keepAnswer(answer) ?? { ...answer, exchange, text: '', json: digested(answer.json) };
    },
    keepPage({ json, ...rest }: HtmlPage): HtmlPage {
      return { ...rest, json: keepDocument(json), text: undefined };
    },
  };
}

/** The reading with only as much of its body as is shown. */
export function withoutBody<Some extends Reading>(reading: Some): Some {
  const exchange = truncated(reading.exchange);
  return reading.kind === 'answer'
    ? { ...reading, exchange, text: '', json: undefined }
    : { ...reading, exchange };
}

export function truncated(exchange: Exchange, most = SHOWN_BYTES): Exchange {
  const { response } = exchange;
  if (!response || response.body.byteLength <= most) return exchange;
  const { body } = response;
  const whole = { bytes: body.byteLength, digest: digestOf(body) };
  // A copy, because a part of a buffer keeps all of it in memory.
  const shown = Uint8Array.prototype.slice.call(body, 0, most);
  return { ...exchange, response: { ...response, body: shown, whole } };
}

export const digestOf = (body: Uint8Array | string): string => `sha256:${hash('sha256', body)}`;
