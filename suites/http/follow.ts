/** One question, pursued through its redirects and retries to its last exchange. */

import type { Exchange, Loss } from './exchange.js';
import type { Links } from './connect.js';
import { send } from './request.js';
import type { Gate } from './breaker.js';
import { openWardrobe, type Given } from './headers.js';
import type { Asked, WireOptions } from './wire-options.js';
import type { Pace } from './pacing.js';
import { bareHref, redirectOf, startCourse, type Course } from './wire-redirect.js';
import { delayBefore } from './wire-retry.js';

interface Step {
  readonly exchange: Exchange;
  /** Where the answer leads, if it is a redirect that may be followed. */
  readonly next: URL | undefined;
  readonly stale: boolean;
}

type Timed = WireOptions & { readonly now: () => number };

export function pursuit(options: Timed, links: Links, gate: Gate, pace: Pace) {
  const { now, random = Math.random, retries = 2 } = options;
  const step = stepper(options, links, gate, pace);
  return async (question: string, url: string, given: Given): Promise<Asked> => {
    const course = startCourse(new URL(url));
    const trail: Exchange[] = [];
    for (let tries = 0; ;) {
      const turn = gate.open();
      // Where nothing has to be waited for, the request is on its way before the asker goes on.
      const why = turn instanceof Promise ? await turn : turn;
      if (why) return { exchange: unsent(question, course.url, why, now()), trail };
      const { exchange, next, stale } = await step(question, course, given);
      if (next) course.url = next;
      // A connection that was kept and is gone says nothing about the target: the next one is new.
      else if (!stale) {
        const delay = tries++ < retries ? delayBefore(exchange, tries, now(), random()) : undefined;
        if (delay === undefined || !gate.hasRoom()) {
          gate.heard(exchange);
          return { exchange, trail };
        }
        await pace.rest(delay);
      }
      trail.push(exchange);
    }
  };
}

/** Sends one request and makes an exchange of what came. */
function stepper(options: Timed, links: Links, gate: Gate, pace: Pace) {
  const { now, onExchange, maxRedirects = 5, timeoutMs = 30_000, maxBodyBytes = 3 << 20 } = options;
  const dressFor = openWardrobe(options.userAgent, options.target, options.headers ?? []);
  const limits = { timeoutMs, maxBodyBytes };
  return async (question: string, course: Course, given: Given): Promise<Step> => {
    const { url } = course;
    const dress = dressFor(url, given);
    const id = gate.number();
    const started = now();
    const answer = await send(links.to(url), url.pathname + url.search, dress.sent, limits, pace);
    const ms = Math.round((now() - started) * 10) / 10;
    const led = answer.response && redirectOf(answer.response, course, maxRedirects);
    const [next, why] = led && 'kind' in led ? [undefined, led] : [led, answer.loss];
    const exchange: Exchange = {
      id,
      question,
      request: { method: 'GET', url: bareHref(url), headers: dress.shown },
      ...(answer.response && { response: answer.response }),
      ...(why && { loss: why }),
      startedAt: Math.round(started),
      ms,
    };
    onExchange?.(exchange);
    return { exchange, next, stale: answer.stale === true };
  };
}

const unsent = (question: string, url: URL, why: Loss, now: number): Exchange => ({
  id: 0,
  question,
  request: { method: 'GET', url: bareHref(url), headers: {} },
  loss: why,
  startedAt: Math.round(now),
  ms: 0,
});
