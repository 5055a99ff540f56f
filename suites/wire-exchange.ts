/** One request on one connection, until its answer is whole, lost or late. */

import type { Dispatcher } from 'undici';
import type { Loss, WireResponse } from './exchange.js';
import { MAX_HEADER_BYTES, type Link } from './wire-connect.js';
import { decodeBody } from './wire-decode.js';
import { count, lateBy, loss, lossOf, size, type Progress } from './wire-loss.js';
import { LONGEST_TIMER_MS, type Pace } from './wire-pace.js';

export interface Limits {
  readonly timeoutMs: number;
  readonly maxBodyBytes: number;
}

export interface Answer {
  readonly response?: WireResponse;
  readonly loss?: Loss;
  /** The connection had been kept from an earlier answer and was gone when this request came to use it. */
  readonly stale?: boolean;
}

type Headers = (readonly [name: string, value: string])[];

export function send(
  link: Link,
  path: string,
  headers: string[],
  limits: Limits,
  pace: Pace,
): Promise<Answer> {
  return new Promise(resolve => {
    let controller: Dispatcher.DispatchController | undefined;
    let over = false;
    let status = 0;
    let fields: Headers = [];
    let received = 0;
    const bucket = openBucket();

    const settle = (answer: Answer): void => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      pace.cut = undefined;
      resolve(answer);
    };
    const giveUp = (why: Loss): void => {
      settle({ loss: why });
      if (controller) controller.abort(new Error('given up'));
      else link.opening?.destroy(new Error('given up'));
    };
    const progress = (): Progress => ({
      where: link.where,
      stage: status > 0 ? 'receiving' : link.stage === 'idle' ? 'waiting' : link.stage,
      received,
      promised: promisedBy(fields),
    });
    const timer = setTimeout(
      () => giveUp(lateBy(limits.timeoutMs, progress())),
      Math.min(limits.timeoutMs, LONGEST_TIMER_MS),
    );
    pace.cut = () => giveUp(pace.ended ?? loss('interrupted', 'interrupted'));

    link.client.dispatch(
      { path: link.prefix + path, method: 'GET', headers: [...headers, ...link.proxyHeaders] },
      {
        onRequestStart(started) {
          controller = started;
          if (over) started.abort(new Error('given up'));
        },
        onResponseStart(started, code) {
          if (code < 200) return; // An interim answer: the real one follows.
          status = code;
          fields = pairs(started.rawHeaders);
          const promised = promisedBy(fields);
          if (promised !== undefined && promised > limits.maxBodyBytes)
            giveUp(
              loss(
                'too-large',
                `body over ${size(limits.maxBodyBytes)}, ${count(promised)} bytes are announced`,
              ),
            );
        },
        onResponseData(_, chunk) {
          received += chunk.length;
          if (received > limits.maxBodyBytes)
            giveUp(loss('too-large', `body over ${size(limits.maxBodyBytes)}`));
          else bucket.add(chunk);
        },
        onResponseEnd() {
          link.answers++;
          settle(answerOf(status, fields, bucket.whole(), limits.maxBodyBytes));
        },
        onResponseError(_, error) {
          const why = lossOf(error, progress(), MAX_HEADER_BYTES);
          settle({ loss: why, stale: why.kind === 'broken' && status === 0 && link.answers > 0 });
        },
      },
    );
  });
}

/** Grows by doubling, because a body can come in a million chunks of one byte; one in one chunk is not copied. */
function openBucket() {
  let bytes: Uint8Array = new Uint8Array();
  let used = 0;
  return {
    add(chunk: Uint8Array): void {
      if (used === 0) {
        bytes = chunk;
      } else {
        if (used + chunk.length > bytes.length) {
          const wider = new Uint8Array(Math.max(used + chunk.length, 2 * bytes.length));
          wider.set(bytes.subarray(0, used));
          bytes = wider;
        }
        bytes.set(chunk, used);
      }
      used += chunk.length;
    },
    whole: (): Uint8Array => bytes.subarray(0, used),
  };
}

function answerOf(status: number, headers: Headers, raw: Uint8Array, maxBytes: number): Answer {
  const encodings = headers.filter(([name]) => name === 'content-encoding').map(([, value]) => value);
  const body = encodings.length === 0 ? raw : decodeBody(raw, encodings.join(','), maxBytes);
  return 'kind' in body ? { loss: body } : { response: { status, headers, body } };
}

/** In the order received, repeated ones apart, and bytes become characters one to one, which loses nothing. */
function pairs(raw: Dispatcher.DispatchController['rawHeaders']): Headers {
  const headers: Headers = [];
  if (!Array.isArray(raw)) return headers;
  for (let at = 0; at < raw.length; at += 2) headers.push([text(raw[at]).toLowerCase(), text(raw[at + 1])]);
  return headers;
}

const text = (part: Buffer | string = ''): string =>
  typeof part === 'string' ? part : part.toString('latin1');

function promisedBy(headers: Headers): number | undefined {
  const value = headers.find(([name]) => name === 'content-length')?.[1];
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;
}
