/** One request on one connection, until its answer is complete, lost or late. */

import type { Dispatcher } from 'undici';
import { grouped } from '../../schemas/text/numbers.js';
import type { Address } from './address.js';
import { headerOf, type HttpResponse, type Loss } from './exchange.js';
import { MAX_HEADER_BYTES, type Link } from './connect.js';
import { decodeBody } from './decode.js';
import { lateBy, loss, lossOf, size, type Progress } from './errors.js';
import type { HeaderSet } from './headers.js';
import type { Pace, Pending } from './pacing.js';

export interface Limits {
  readonly timeoutMs: number;
  readonly maxBodyBytes: number;
}

export interface Answer {
  readonly response?: HttpResponse;
  readonly loss?: Loss;
  /** Status and headers of an answer whose body is lost: what they ask for holds all the same. */
  readonly head?: HttpResponse;
  /** The connection had been kept from an earlier answer and was gone when this request was sent on it. */
  readonly stale?: boolean;
}

type Headers = (readonly [name: string, value: string])[];
type RawHeaders = Dispatcher.DispatchController['rawHeaders'];

export function send(
  link: Link,
  { origin, path }: Address,
  headers: HeaderSet['sent'],
  limits: Limits,
  pace: Pace,
): Promise<Answer> {
  return new Promise(resolve => {
    // What an earlier attempt left.
    link.connecting = undefined;
    const flight = new Flight(link, limits, pace, acceptedIn(headers), resolve);
    pace.begin(flight, limits.timeoutMs);
    // A proxy's dispatcher adds to the headers that it is given.
    const request = { origin, path, method: 'GET', headers: { ...headers } };
    link.dispatcher.dispatch(request, flight);
  });
}

/** A request under way. */
class Flight implements Dispatcher.DispatchHandler, Pending {
  #controller: Dispatcher.DispatchController | undefined;
  #over = false;
  #status = 0;
  #fields: Headers = [];
  #received = 0;
  #body: Uint8Array = NO_BYTES;

  constructor(
    private readonly link: Link,
    private readonly limits: Limits,
    private readonly pace: Pace,
    private readonly accepted: string | undefined,
    private readonly resolve: (answer: Answer) => void,
  ) {}

  cut(): void {
    this.#giveUp(this.pace.ended ?? loss('interrupted', 'interrupted'));
  }

  late(): void {
    this.#giveUp(lateBy(this.limits.timeoutMs, this.#progress()));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#over) controller.abort(new Error('given up'));
  }

  onResponseStart({ rawHeaders }: Dispatcher.DispatchController, status: number): void {
    if (status < 200) return; // An interim response: the final one follows.
    this.#status = status;
    this.#fields = fieldsOf(rawHeaders);
    const promised = promisedBy(this.#fields);
    const most = this.limits.maxBodyBytes;
    if (promised !== undefined && promised > most)
      this.#giveUp(loss('too-large', `body over ${size(most)}, ${grouped(promised)} bytes announced`));
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Uint8Array): void {
    const most = this.limits.maxBodyBytes;
    if (this.#received + chunk.length > most) this.#giveUp(loss('too-large', `body over ${size(most)}`));
    else this.#body = joined(this.#body, this.#received, chunk);
    this.#received += chunk.length;
  }

  onResponseEnd(): void {
    this.link.answers++;
    const whole = this.#body.subarray(0, this.#received);
    this.#settle(answerOf({ ...this.#head(), body: whole }, this.accepted, this.limits.maxBodyBytes));
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    const why = lossOf(error, this.#progress(), MAX_HEADER_BYTES);
    const stale = why.kind === 'broken' && this.#status === 0 && this.link.answers > 0;
    this.#settle({ loss: why, stale });
  }

  #settle(answer: Answer): void {
    if (this.#over) return;
    this.#over = true;
    this.pace.finish();
    const isHeadLeft = answer.loss !== undefined && this.#status > 0;
    this.resolve(isHeadLeft ? { ...answer, head: this.#head() } : answer);
  }

  #head(): HttpResponse {
    return { status: this.#status, headers: this.#fields, body: NO_BYTES };
  }

  #giveUp(why: Loss): void {
    this.#settle({ loss: why });
    if (this.#controller) this.#controller.abort(new Error('given up'));
    else this.link.opening?.destroy(new Error('given up'));
  }

  #progress(): Progress {
    const answered = this.#status > 0;
    return {
      where: this.link.where,
      connecting: answered ? undefined : this.link.connecting,
      answered,
      received: this.#received,
      promised: promisedBy(this.#fields),
    };
  }
}

const NO_BYTES = new Uint8Array();

/** The bytes with a chunk added, grown by doubling: a body can come in a million chunks of one byte. One in one chunk is not copied. */
function joined(bytes: Uint8Array, used: number, chunk: Uint8Array): Uint8Array {
  if (used === 0) return chunk;
  const needed = used + chunk.length;
  const room = needed <= bytes.length ? bytes : new Uint8Array(Math.max(needed, 2 * bytes.length));
  if (room !== bytes) room.set(bytes.subarray(0, used));
  room.set(chunk, used);
  return room;
}

/** What a request accepts; a user may give the header more than once. */
function acceptedIn({ 'accept-encoding': accepted }: HeaderSet['sent']): string | undefined {
  return Array.isArray(accepted) ? accepted.join() : accepted;
}

export function answerOf(sent: HttpResponse, accepted: string | undefined, maxBytes: number): Answer {
  if (headerOf(sent, 'content-encoding') === undefined) return { response: sent };
  const body = decodeBody(sent.body, sent, accepted, maxBytes);
  // Its headers show how a body is encoded that cannot be decoded.
  return 'kind' in body
    ? { loss: body, response: { ...sent, body: NO_BYTES } }
    : { response: { ...sent, body } };
}

/** In the order received, repeated ones apart, and bytes become characters one to one, which loses nothing. */
function fieldsOf(raw: RawHeaders): Headers {
  const headers: Headers = [];
  if (!Array.isArray(raw)) return headers;
  for (let at = 0; at < raw.length; at += 2) headers.push([text(raw[at]).toLowerCase(), text(raw[at + 1])]);
  return headers;
}

const text = (part: Buffer | string = ''): string =>
  typeof part === 'string' ? part : part.toString('latin1');

function promisedBy(headers: Headers): number | undefined {
  const value = headerOf({ headers }, 'content-length');
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;
}
