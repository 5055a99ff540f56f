/** One question, pursued through its redirects and retries to its last exchange. */
import type { Exchange, Loss, Asked, WireOptions, WireResponse } from './exchange.js';
import type { Links } from './connect.js';
import { send } from './request.js';
import type { Gate } from './breaker.js';
import { openWardrobe, type Given } from './headers.js';
import type { Pace } from './pacing.js';
import { delayBefore } from './breaker.js';
import { loss } from './errors.js';

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

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The way of one question from address to address. */
export interface Course {
  url: URL;
  readonly seen: Set<string>;
}

export const startCourse = (url: URL): Course => ({ url, seen: new Set() });

/** What the answer that came from `course.url` asks for: the next address, a loss, or nothing. */
export function redirectOf(response: WireResponse, course: Course, max: number): URL | Loss | undefined {
  if (!REDIRECTS.has(response.status)) return undefined;
  const location = response.headers.find(([name]) => name === 'location')?.[1];
  if (location === undefined)
    return loss('redirect', `a redirect (HTTP ${response.status}) without a Location`);
  const next = resolve(location, course.url);
  if (next === undefined)
    return loss('redirect', `a redirect to what is no http address: ${excerpt(location)}`);
  course.seen.add(bareHref(course.url));
  if (course.seen.has(bareHref(next)))
    return loss('redirect', `a redirect in a circle, back to ${bareHref(next)}`);
  if (course.seen.size > max)
    return loss('redirect', `more than ${max} redirects, the next would lead to ${bareHref(next)}`);
  return next;
}

function resolve(location: string, base: URL): URL | undefined {
  // Header bytes arrive as latin1; an address that is not ASCII was meant as UTF-8.
  const text = Buffer.from(location, 'latin1').toString('utf8');
  if (!URL.canParse(text, base.href)) return undefined;
  const next = new URL(text, base.href);
  return next.protocol === 'http:' || next.protocol === 'https:' ? next : undefined;
}

/** The address as it is asked for: without user information and fragment. */
export const bareHref = (url: URL): string =>
  url.username === '' && url.password === '' && url.hash === ''
    ? url.href
    : `${url.origin}${url.pathname}${url.search}`;

const excerpt = (text: string): string => JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text);
