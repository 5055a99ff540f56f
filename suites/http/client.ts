/**
 * The HTTP client: asks a question, follows redirects and retries, and brings back every exchange.
 * It judges nothing, and rejects for nothing that the other side does.
 */
import { openBreaker, type Breaker } from './breaker.js';
import { openLinks, type Links } from './connect.js';
import { notSent, type Asked, type ClientOptions, type Exchange } from './exchange.js';
import { bareHref, headerPolicy, type OwnHeaders } from './headers.js';
import { startPace, type Pace } from './pacing.js';
import { redirectOf, type RedirectChain } from './redirect.js';
import { send } from './request.js';
import { delayBefore } from './retry.js';

export type { Asked, ClientOptions } from './exchange.js';

export interface HttpClient {
  /** `headers` are the question's own (an invented cookie, say); unlike the user's they stay readable. */
  readonly ask: (question: string, url: string, headers?: OwnHeaders) => Promise<Asked>;
  /** Requests sent so far. */
  readonly requests: number;
  readonly close: () => Promise<void>;
}

const NO_HEADERS: OwnHeaders = {};

const { timeOrigin } = performance;

/** Monotonic: setting the system's clock changes no duration. */
const clock = (): number => timeOrigin + performance.now();

/** Throws where the certificate authority or the proxy variable of the target cannot be read. */
export function openClient(options: ClientOptions): HttpClient {
  const { signal, now = clock, maxRequests = Infinity, breaker: limit = 3 } = options;
  const pace = startPace({ rate: options.rate, now, sleep: options.sleep });
  const breaker = openBreaker(pace, maxRequests, limit);
  const links = openLinks(options);
  // Opens no connection yet, but finds a faulty proxy variable before anything is sent.
  links.to(options.target);
  const follow = follower({ ...options, now }, links, breaker, pace);
  let latest: Promise<unknown> | undefined;

  const interrupt = (): void => pace.end({ kind: 'interrupted', message: 'interrupted' });
  if (signal?.aborted) interrupt();
  else signal?.addEventListener('abort', interrupt, { once: true });

  return {
    get requests() {
      return breaker.requests;
    },
    ask(question, url, headers = NO_HEADERS) {
      const start = () => follow(question, url, headers);
      const asked = latest ? latest.then(start, start) : start();
      latest = asked;
      const over = (): void => {
        if (latest === asked) latest = undefined;
      };
      asked.then(over, over);
      return asked;
    },
    async close() {
      signal?.removeEventListener('abort', interrupt);
      pace.end({ kind: 'stopped', message: 'the HTTP client is closed' });
      await links.close();
    },
  };
}

type Timed = ClientOptions & { readonly now: () => number };

/** Follows one question through its redirects and retries to its last exchange. */
function follower(options: Timed, links: Links, breaker: Breaker, pace: Pace) {
  const { now, random = Math.random, retries = 2 } = options;
  const sendOne = sender(options, links, breaker, pace);
  return async (question: string, url: string, own: OwnHeaders): Promise<Asked> => {
    const chain: RedirectChain = { url: new URL(url), seen: new Set() };
    const preceding: Exchange[] = [];
    for (let tries = 0; ;) {
      const turn = breaker.admit();
      // Where nothing has to be waited for, the request is on its way before `ask` returns.
      const why = turn instanceof Promise ? await turn : turn;
      if (why) return { exchange: notSent(question, bareHref(chain.url), why, Math.round(now())), preceding };
      const { exchange, next, stale } = await sendOne(question, chain, own);
      if (next) chain.url = next;
      // A kept connection that is gone is no fault of the target: the next one is new.
      else if (!stale) {
        const delay = tries++ < retries ? delayBefore(exchange, tries, now(), random()) : undefined;
        if (delay === undefined || !breaker.hasBudget()) {
          breaker.record(exchange);
          return { exchange, preceding };
        }
        await pace.rest(delay);
      }
      preceding.push(exchange);
    }
  };
}

/** Sends one request and makes an exchange of what came, with the address that it leads to if it is a redirect to follow. */
function sender(options: Timed, links: Links, breaker: Breaker, pace: Pace) {
  const { now, onExchange, maxRedirects = 5, timeoutMs = 30_000, maxBodyBytes = 3 << 20 } = options;
  const headersFor = headerPolicy(options.userAgent, options.target, options.headers ?? []);
  const limits = { timeoutMs, maxBodyBytes };
  return async (question: string, chain: RedirectChain, own: OwnHeaders) => {
    const { url } = chain;
    const headers = headersFor(url, own);
    const id = breaker.count();
    const started = now();
    const { response, ...answer } = await send(links.to(url), url, headers.sent, limits, pace);
    const ms = Math.round((now() - started) * 10) / 10;
    const led = response && response.status >= 300 ? redirectOf(response, chain, maxRedirects) : undefined;
    const [next, why] = led && 'kind' in led ? [undefined, led] : [led, answer.loss];
    const exchange: Exchange = {
      id,
      question,
      request: { method: 'GET', url: bareHref(url), headers: headers.shown },
      ...(response && { response }),
      ...(why && { loss: why }),
      startedAt: Math.round(started),
      ms,
    };
    onExchange?.(exchange);
    return { exchange, next, stale: answer.stale === true };
  };
}
