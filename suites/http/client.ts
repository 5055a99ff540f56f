/**
 * The HTTP client: asks a question, follows redirects and retries, and brings back every exchange.
 * It judges nothing, and rejects for nothing that the other side does.
 */
import { addressOf, redirectOf, type Address, type RedirectChain } from './address.js';
import { openBreaker, type Breaker } from './breaker.js';
import { delayBefore, LONGEST_RETRY_AFTER_MS, overloadOf, waitRequestedBy } from './busy.js';
import { openLinks, type Link, type Links } from './connect.js';
import { loss } from './errors.js';
import {
  notSent,
  type Asked,
  type ClientOptions,
  type Exchange,
  type HttpResponse,
  type Loss,
  type Manner,
  type Politeness,
} from './exchange.js';
import { headerPolicy, traced, type HeaderSet } from './headers.js';
import { aheadBy, monotonic, openPoliteness, startPace, type Pace } from './pacing.js';
import { send, type Answer } from './request.js';
import { isLoopback } from './route.js';

export type { Asked, ClientOptions, Manner } from './exchange.js';

export interface HttpClient {
  readonly ask: (question: string, url: string, manner?: Manner) => Promise<Asked>;
  /** Lets time pass after what was asked, as far as there is a deadline left. */
  readonly wait: (ms: number) => Promise<void>;
  /** Requests sent so far. */
  readonly requests: number;
  readonly close: () => Promise<void>;
}

/** Throws where the certificate authority or the proxy variable of the target cannot be read. */
export function openClient(options: ClientOptions): HttpClient {
  const { signal, now = monotonic, maxRequests = Infinity, breaker: limit = 3 } = options;
  const politeness = options.politeness ?? openPoliteness(options.rate);
  const pace = startPace({ ...options, politeness, now });
  const breaker = openBreaker(pace, maxRequests, limit, politeness, options.politeness);
  const links = openLinks(options);
  // Opens no connection yet, but finds a faulty proxy variable before anything is sent.
  links.to(options.target.origin);
  const ahead = options.now ? 0 : aheadBy();
  const follow = follower({ ...options, politeness, now, ahead }, links, breaker, pace);
  let latest: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(start: () => Promise<Result>): Promise<Result> => {
    const begun = latest.then(start, start);
    latest = begun;
    return begun;
  };

  const interrupt = (): void => pace.end({ kind: 'interrupted', message: 'interrupted' });
  if (signal?.aborted) interrupt();
  else signal?.addEventListener('abort', interrupt, { once: true });

  return {
    get requests() {
      return breaker.requests;
    },
    ask: (question, url, manner = {}) => inTurn(() => follow(question, url, manner)),
    wait: ms => inTurn(() => pace.rest(ms)),
    async close() {
      signal?.removeEventListener('abort', interrupt);
      pace.end({ kind: 'stopped', message: 'the HTTP client is closed' });
      await links.close();
    },
  };
}

type Timed = ClientOptions & {
  readonly now: () => number;
  /** What dates have more than `now`, whose origin is the start of the process. */
  readonly ahead: number;
  readonly politeness: Politeness;
};

/** Follows one question through its redirects and retries to its last exchange. */
function follower(options: Timed, links: Links, breaker: Breaker, pace: Pace) {
  const {
    now,
    ahead,
    random = Math.random,
    retries = 2,
    timeoutMs = 30_000,
    maxBodyBytes = 3 << 20,
  } = options;
  const sender = new Sender(options, links, breaker);
  const limits = { timeoutMs, maxBodyBytes };
  return async (question: string, url: string, manner: Manner): Promise<Asked> => {
    const chain: RedirectChain = { address: addressOf(new URL(url)), seen: new Set() };
    const preceding: Exchange[] = [];
    for (let tries = 0; ;) {
      const why = await breaker.admit();
      if (why)
        return { exchange: notSent(question, chain.address.href, why, Math.round(now() + ahead)), preceding };
      const sent = sender.prepare(question, chain.address, manner);
      const answer = await send(sent.link, chain.address, sent.headers.sent, limits, pace);
      const next = sender.nextAfter(sent, answer, chain);
      const exchange = sender.exchangeOf(sent, answer, next);
      const told = withHead(exchange, answer.head ?? answer.response);
      heed(told, options);
      if (next && !('kind' in next)) chain.address = addressOf(next);
      // A kept connection that is gone is no fault of the target: the next one is new.
      else if (answer.stale !== true) {
        const delay = tries++ < retries ? delayBefore(told, tries, now() + ahead, random()) : undefined;
        if (delay === undefined || delay >= pace.left || !breaker.hasBudget()) {
          breaker.record(told, manner.bare === true);
          return { exchange, preceding };
        }
        await pace.rest(delay);
      }
      preceding.push(exchange);
    }
  };
}

/** The exchange as its status and headers tell it, where they ask its clients to wait and only the body is lost, or a redirect leads nowhere. */
function withHead(exchange: Exchange, head: HttpResponse | undefined): Exchange {
  if (!exchange.loss || !head || overloadOf(head) === undefined) return exchange;
  const { loss: _lost, ...rest } = exchange;
  return { ...rest, response: head };
}

/** The wait that an answer asks for holds for every server of the operator; one that is too long ends what is asked of them. */
function heed(exchange: Exchange, { politeness, now, ahead }: Timed): void {
  const wait = waitRequestedBy(exchange, now() + ahead);
  if (wait === 0) return;
  if (wait > LONGEST_RETRY_AFTER_MS)
    politeness.refuse(`asked its clients to wait for ${Math.ceil(wait / 1000)} seconds`, now() + wait);
  else politeness.wait(now() + wait);
}

/** A request that is about to be sent. */
interface Prepared {
  readonly id: number;
  readonly question: string;
  readonly address: Address;
  readonly headers: HeaderSet;
  readonly link: Link;
  /** By `now`. */
  readonly started: number;
}

/** Prepares requests, and makes an exchange of what came, with the address that it leads to if it is a redirect to follow. */
class Sender {
  readonly #headersFor: ReturnType<typeof headerPolicy>;

  constructor(
    private readonly options: Timed,
    private readonly links: Links,
    private readonly breaker: Breaker,
  ) {
    this.#headersFor = headerPolicy(options.userAgent, options.target, options.headers ?? []);
  }

  prepare(question: string, address: Address, manner: Manner): Prepared {
    const { origin } = address;
    const { trace, target, now } = this.options;
    const link = manner.fresh === true ? this.links.renewed(origin) : this.links.to(origin);
    const id = this.breaker.count();
    const usual = this.#headersFor(origin, manner);
    const headers =
      trace && origin === target.origin ? traced(usual, trace.name, `${trace.prefix}-${id}`) : usual;
    return { id, question, address, headers, link, started: now() };
  }

  /** The address that an answer leads to, or why it is not followed. */
  nextAfter({ link, address }: Prepared, { response }: Answer, chain: RedirectChain): URL | Loss | undefined {
    // After a certificate for another name, undici's client sends nothing more, and says nothing either.
    if (!response && link.connecting !== undefined) this.links.renewed(address.origin);
    if (!response || response.status < 300) return undefined;
    const { maxRedirects = 5 } = this.options;
    return routed(redirectOf(response, chain, maxRedirects), this.links, this.options);
  }

  exchangeOf(
    { id, question, address, headers, started }: Prepared,
    { response, loss: lost }: Answer,
    next: URL | Loss | undefined,
  ): Exchange {
    // What leads elsewhere may have any body.
    const why = !next ? lost : 'kind' in next ? next : undefined;
    const exchange: Exchange = {
      id,
      question,
      request: { method: 'GET', url: address.href, headers: headers.shown },
      ...(response && { response }),
      ...(why && { loss: why }),
      startedAt: Math.round(started + this.options.ahead),
      ms: Math.round((this.options.now() - started) * 10) / 10,
    };
    this.options.onExchange?.(exchange);
    return exchange;
  }
}

/** Where a redirect leads, or why it is not followed. */
function routed(
  led: URL | Loss | undefined,
  links: Links,
  { target, politeness, connectTo }: Timed,
): URL | Loss | undefined {
  if (!led || 'kind' in led) return led;
  // What may be asked of this machine without limits may not be asked of another, and a stranger shows nobody what is here.
  if (isLoopback(led) !== isLoopback(target))
    return loss(
      'redirect',
      `a redirect ${isLoopback(led) ? 'to loopback' : 'away from loopback'}, to ${led.origin}: audit that address itself`,
    );
  if (connectTo && led.origin !== target.origin)
    return loss('redirect', `a redirect away from this backend, to ${led.origin}: audit that address itself`);
  if (politeness.covers?.(led) === false)
    return loss('redirect', `a redirect to ${led.origin}, which another operator has limits for`);
  try {
    // The other scheme may have a proxy variable that nothing has read before.
    links.to(led.origin);
    return led;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return loss('redirect', `a redirect to ${led.origin} that cannot be followed: ${error.message}`);
  }
}
