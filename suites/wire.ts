/**
 * The wire: asks a question over HTTP and brings back what came, every retry and redirect included.
 * Only this file and its `wire-*` parts open a socket. It judges nothing, and rejects for nothing that the other side does.
 */

import type { Exchange, Loss } from './exchange.js';
import { authoritiesWith } from './wire-authorities.js';
import { openLink, type Link } from './wire-connect.js';
import { send } from './wire-exchange.js';
import { dressFor } from './wire-headers.js';
import { loss } from './wire-loss.js';
import { startPace } from './wire-pace.js';
import { proxyFor, type Environment } from './wire-proxy.js';
import { bareHref, redirectOf, startCourse, type Course } from './wire-redirect.js';
import { delayBefore, isRefusal } from './wire-retry.js';

export interface WireOptions {
  readonly userAgent: string;
  /** The `api.php` as given. Its origin alone sees the user's headers, cookies and user information. */
  readonly target: URL;
  readonly headers?: readonly (readonly [name: string, value: string])[] | undefined;
  /** For one whole answer, from the connection to the last byte; a byte now and then does not prolong it. */
  readonly timeoutMs?: number | undefined;
  /** As received, and again after decompression. */
  readonly maxBodyBytes?: number | undefined;
  readonly maxRedirects?: number | undefined;
  readonly retries?: number | undefined;
  /** Every request counts, retries and redirects too. */
  readonly maxRequests?: number | undefined;
  /** Requests a second; unlimited where undefined. */
  readonly rate?: number | undefined;
  /** So many refusals in a row, and nothing more is asked. */
  readonly breaker?: number | undefined;
  /** PEM text of an authority to trust besides the default ones. */
  readonly ca?: string | undefined;
  /** Read for the proxy variables; the process's own where undefined. */
  readonly env?: Environment | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called for every request that was sent, in order. */
  readonly onExchange?: ((exchange: Exchange) => void) | undefined;
  readonly sleep?: ((ms: number) => Promise<void>) | undefined;
  /** Milliseconds since the epoch. */
  readonly now?: (() => number) | undefined;
  readonly random?: (() => number) | undefined;
}

export interface Asked {
  /** The last one: the answer, or the reason why there is none. */
  readonly exchange: Exchange;
  /** The retries and redirects before it, in order. */
  readonly trail: readonly Exchange[];
}

export interface Wire {
  /** `headers` are the question's own (an invented cookie, say); unlike the user's they stay readable. */
  ask(question: string, url: string, headers?: Readonly<Record<string, string>>): Promise<Asked>;
  /** How many were sent. */
  readonly requests: number;
  close(): Promise<void>;
}

const NONE: Readonly<Record<string, string>> = {};

const forget = (): void => undefined;

/** Monotonic, so that a clock that is set does not bend a duration. */
const clock = (): number => performance.timeOrigin + performance.now();

export function openWire(options: WireOptions): Wire {
  const { target, onExchange, signal } = options;
  const { timeoutMs = 30_000, maxBodyBytes = 16 << 20, maxRedirects = 5, retries = 2 } = options;
  const { maxRequests = Infinity, breaker = 3, now = clock, random = Math.random } = options;
  const env = options.env ?? process.env;
  const authorities = authoritiesWith(options.ca, env);
  const wardrobe = { userAgent: options.userAgent, target, headers: options.headers ?? [] };
  const pace = startPace({ rate: options.rate, now, sleep: options.sleep });
  const links = new Map<string, Link>();
  let requests = 0;
  let refusals = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const interrupt = (): void => pace.end(loss('interrupted', 'interrupted'));
  if (signal?.aborted) interrupt();
  else signal?.addEventListener('abort', interrupt, { once: true });

  const linkTo = (url: URL): Link => {
    const known = links.get(url.origin);
    if (known) return known;
    const link = openLink({ origin: url, proxy: proxyFor(url, env), authorities });
    links.set(url.origin, link);
    return link;
  };

  /** Why nothing more may be sent. */
  const barrier = (): Loss | undefined => {
    if (pace.ended) return pace.ended;
    if (refusals >= breaker) return loss('stopped', `the target refused ${refusals} questions in a row`);
    if (requests >= maxRequests) return loss('budget', `the budget of ${maxRequests} requests is used up`);
    return undefined;
  };

  const unsent = (question: string, url: URL, why: Loss): Exchange => {
    const request = { method: 'GET', url: bareHref(url), headers: {} } as const;
    return { id: 0, question, request, loss: why, startedAt: Math.round(now()), ms: 0 };
  };

  const once = async (question: string, course: Course, given: Readonly<Record<string, string>>) => {
    const { url } = course;
    const dress = dressFor(url, wardrobe, given);
    const id = ++requests;
    const started = now();
    const answer = await send(
      linkTo(url),
      url.pathname + url.search,
      dress.sent,
      { timeoutMs, maxBodyBytes },
      pace,
    );
    const ms = Math.round((now() - started) * 10) / 10;
    const next = answer.response && redirectOf(answer.response, course, maxRedirects);
    const why = next && 'kind' in next ? next : answer.loss;
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
    return { exchange, stale: answer.stale === true, next: next && 'kind' in next ? undefined : next };
  };

  const pursue = async (
    question: string,
    address: string,
    given: Readonly<Record<string, string>>,
  ): Promise<Asked> => {
    const course = startCourse(new URL(address));
    const trail: Exchange[] = [];
    for (let tries = 0; ;) {
      const why = barrier() ?? (await pace.turn());
      if (why) return { exchange: unsent(question, course.url, why), trail };
      const { exchange, stale, next } = await once(question, course, given);
      const delay = next || stale ? 0 : delayBefore(exchange, tries, now(), random());
      const last = delay === undefined || (!next && !stale && (tries >= retries || requests >= maxRequests));
      if (last) {
        refusals = isRefusal(exchange) ? refusals + 1 : 0;
        return { exchange, trail };
      }
      trail.push(exchange);
      if (next) course.url = next;
      else if (!stale) tries++;
      await pace.rest(delay);
    }
  };

  return {
    get requests() {
      return requests;
    },
    ask(question, url, headers = NONE) {
      const asked = queue.then(() => pursue(question, url, headers));
      // The queue keeps the order only, not the answer.
      queue = asked.then(forget, forget);
      return asked;
    },
    async close() {
      signal?.removeEventListener('abort', interrupt);
      pace.end(loss('stopped', 'the wire is closed'));
      await Promise.all([...links.values()].map(link => link.client.destroy()));
    },
  };
}
