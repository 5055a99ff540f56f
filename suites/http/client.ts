/**
 * The HTTP client: asks a question, follows redirects and retries, and returns every exchange.
 * It judges nothing, and rejects for nothing that the other side does.
 */
import { grouped } from '../../schemas/text/numbers.js';
import { addressOf, redirectOf, type RedirectChain } from './address.js';
import { openBreaker, startPace, type Breaker, type Pace } from './breaker.js';
import { delayBefore, LONGEST_RETRY_AFTER_MS, overloadOf, waitRequestedBy } from './busy.js';
import { openLinks, type Links } from './connect.js';
import { notSent, type Asked, type ClientOptions, type Exchange, type Manner } from './exchange.js';
import { headerPolicy } from './headers.js';
import { aheadBy, monotonic, openPoliteness, type Politeness } from './politeness.js';
import { send } from './request.js';
import { isLoopback } from './route.js';

export type { ClientOptions, Manner } from './exchange.js';

export type HttpClient = ReturnType<typeof openClient>;

/** Throws if the certificate authority or the proxy variable of the target cannot be read. */
export function openClient(options: ClientOptions) {
  const { signal, now = monotonic, counter = { requests: 0 } } = options;
  const politeness = options.politeness ?? openPoliteness(options.rate);
  const pace = startPace(options, politeness, now);
  const breaker = openBreaker(options, politeness, pace, counter);
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
      return counter.requests;
    },
    ask: (question: string, url: string, manner: Manner = {}) => inTurn(() => follow(question, url, manner)),
    /** Lets time pass after the questions so far, up to the deadline. */
    wait: (ms: number) => inTurn(() => pace.rest(ms)),
    close: async () => {
      signal?.removeEventListener('abort', interrupt);
      pace.end({ kind: 'stopped', message: 'the HTTP client is closed' });
      await links.close();
    },
  };
}

type Timed = ClientOptions & {
  readonly now: () => number;
  /** By how much the system's clock is ahead of `now`. */
  readonly ahead: number;
  readonly politeness: Politeness;
};

function follower(options: Timed, links: Links, breaker: Breaker, pace: Pace) {
  const { now, ahead, random = Math.random, retries = 2 } = options;
  const headersFor = headerPolicy(options);
  return async (question: string, url: string, manner: Manner): Promise<Asked> => {
    const chain: RedirectChain = { address: addressOf(new URL(url)), seen: new Set() };
    const preceding: Exchange[] = [];
    for (let tries = 0; ;) {
      const { href, origin } = chain.address;
      const id = await breaker.admit();
      if (typeof id !== 'number')
        return { exchange: notSent(question, href, id, Math.round(now() + ahead)), preceding };
      const link = manner.fresh === true ? links.renewed(origin) : links.to(origin);
      const headers = headersFor(origin, manner, id);
      const started = now();
      const answer = await send(link, chain.address, headers.sent, breaker.patienceMs, pace);
      const { response } = answer;
      // After a certificate for another name, undici's client silently sends nothing more.
      if (!response && link.connecting !== undefined) links.renewed(origin);
      const next = response && redirectOf(response, chain, led => whyNot(led, links, options));
      const lost = next ? ('kind' in next ? next : undefined) : answer.loss;
      const exchange: Exchange = {
        id,
        question,
        request: { method: 'GET', url: href, headers: headers.shown },
        ...(response && { response }),
        ...(lost && { loss: lost }),
        startedAt: Math.round(started + ahead),
        ms: Math.round((now() - started) * 10) / 10,
      };
      options.onExchange?.(exchange);
      const told = toldBy(exchange, answer.head);
      heed(told, options);
      if (next && !('kind' in next)) chain.address = addressOf(next);
      // A kept connection that broke is no fault of the target: the next one is new.
      else if (answer.stale !== true) {
        const delay = tries++ < retries ? delayBefore(told, tries, now() + ahead, random()) : undefined;
        if (delay === undefined || delay >= pace.left || !breaker.hasBudget()) {
          breaker.record(told, manner.bare === true || manner.headers?.['cookie'] !== undefined);
          return { exchange, preceding };
        }
        await pace.rest(delay);
      }
      preceding.push(exchange);
    }
  };
}

/** The exchange without its loss, if status and headers alone ask to wait. */
function toldBy({ loss, ...exchange }: Exchange, head = exchange.response): Exchange {
  if (!loss) return exchange;
  return head && overloadOf(head) !== undefined ? { ...exchange, response: head } : { ...exchange, loss };
}

/** A wait that an answer asks for holds for every server of the operator; one that is too long ends its audits. */
function heed(exchange: Exchange, { politeness, now, ahead }: Timed): void {
  const wait = waitRequestedBy(exchange, now() + ahead);
  if (wait === 0) return;
  const until = now() + wait;
  if (wait <= LONGEST_RETRY_AFTER_MS) politeness.wait(until);
  else politeness.refuse(`asked its clients to wait for ${grouped(Math.ceil(wait / 1000))} seconds`, until);
}

function whyNot(led: URL, links: Links, { target, politeness, connectTo }: Timed): string | undefined {
  const elsewhere = `to ${led.origin}: audit that address itself`;
  // Loopback has no limits, which another host must have; and no other host may read what is on this one.
  if (isLoopback(led) !== isLoopback(target))
    return `${isLoopback(led) ? 'to' : 'away from'} loopback, ${elsewhere}`;
  if (connectTo && led.origin !== target.origin) return `away from this backend, ${elsewhere}`;
  if (politeness.covers?.(led) === false) return `to ${led.origin}, which another operator has limits for`;
  try {
    // The other scheme may have a proxy variable that was not read yet.
    links.to(led.origin);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return `to ${led.origin} that cannot be followed: ${error.message}`;
  }
}
