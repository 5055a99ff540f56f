/** How much evidence keeps of the answers: thirty of the largest size would fill the memory. */
import { hash } from 'node:crypto';
import type { Exchange } from '../http/exchange.js';
import { judgedPart } from '../answers/contract-fields.js';
import type { HtmlPage } from '../answers/html/page.js';
import { weightOf } from '../answers/json-size.js';
import { lost } from '../answers/reading.js';
import type { Answer, Reading } from '../answers/reading.js';

/** Bytes of memory, for all the answers that are kept to be compared. */
const ROOM = 32 << 20;

/** Of these, for the bodies that a report may show; of later ones, little is kept. */
const ROOM_FOR_BODIES = ROOM / 2;

/** No report shows more of a body. */
const SHOWN_BYTES = 128 << 10;

export interface MemoryBudget {
  /** The reading in a form that may be kept, or the loss of it where there is no more room. */
  keep(reading: Reading): Reading;
  /** The page in a form that may be kept; `undefined` where there is no more room. */
  keepPage(page: HtmlPage): HtmlPage | undefined;
}

export const NO_ROOM = 'the answers are too large to be kept for comparison';

export function openMemoryBudget(): MemoryBudget {
  let room = ROOM;
  let roomForBodies = ROOM_FOR_BODIES;
  const known = new WeakMap<Exchange, Reading>();
  const pages = new WeakMap<HtmlPage, HtmlPage>();
  const takes = (weight: number): boolean => {
    if (weight > room) return false;
    room -= weight;
    return true;
  };
  return {
    keep(reading) {
      if (reading.kind !== 'answer') return withoutBody(reading);
      const before = known.get(reading.exchange);
      if (before) return before;
      const slim = slimmed(reading);
      const whole = bodyWeight(slim);
      const kept = whole > roomForBodies ? brief(slim) : slim;
      if (kept === slim) roomForBodies -= whole;
      // An answer whose text is kept was measured when it was read.
      const weight =
        slim === reading ? weightOf(reading.text, reading.size) : weightOf(JSON.stringify(slim.json));
      if (!takes(weight + bodyWeight(kept))) return lost(truncated(reading.exchange), NO_ROOM);
      known.set(reading.exchange, kept);
      if (kept.exchange !== reading.exchange) known.set(kept.exchange, kept);
      return kept;
    },
    keepPage(page) {
      const before = pages.get(page);
      if (before) return before;
      const { text = '', json, again, literal, ...rest } = page;
      if (text.length <= SHORT && !again && !literal) {
        if (!takes(weightOf(text, page.size) + 2 * rest.notice.length)) return undefined;
        const whole = { ...page, text: undefined };
        pages.set(page, whole);
        return whole;
      }
      const documents = Object.fromEntries(
        Object.entries({ json, again, literal }).flatMap(([name, document]) =>
          document ? [[name, judgedPart(document)] as const] : [],
        ),
      );
      if (!takes(weightOf(JSON.stringify(documents)) + 2 * rest.notice.length)) return undefined;
      const kept = { ...rest, json: undefined, ...documents, text: undefined };
      pages.set(page, kept);
      return kept;
    },
  };
}

const bodyWeight = ({ exchange: { response } }: Reading): number => 2 * (response?.body.byteLength ?? 0);

/** A page whose document is shorter is kept as it is. */
const SHORT = 16 << 10;

/** Answers of real wikis without diagnostics are shorter. */
const LONG = 64 << 10;

/** A long answer without what was sent besides what is judged, which may be a hundred times as much. */
function slimmed(answer: Answer): Answer {
  const exchange = truncated(answer.exchange);
  if (answer.text.length > LONG) return { ...answer, exchange, text: '', json: judgedPart(answer.json) };
  // The text may be the short rest of a body whose diagnostics were too large to be read.
  return exchange === answer.exchange ? answer : { ...answer, exchange };
}

/** The reading without its body, where it only matters that it came. */
export function withoutBody(reading: Reading): Reading {
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

export function digestOf(body: Uint8Array): string {
  return `sha256:${hash('sha256', body)}`;
}
