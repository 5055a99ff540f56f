/** The HTTP client: asks a question, follows redirects and retries, and rejects for nothing that the other side does. */
import { grouped } from '../../schemas/text/numbers.js';
import { addressOf, redirectOf } from './address.js';
import { openBreaker } from './breaker.js';
import { delayBefore, LONGEST_RETRY_AFTER_MS, overloadOf, waitRequestedBy } from './busy.js';
import { openLinks } from './connect.js';
import { notSent, type Asked, type ClientOptions, type Exchange, type Manner } from './exchange.js';
import { headerPolicy } from './headers.js';
import { aheadBy, monotonic, openPoliteness } from './politeness.js';
import { send } from './request.js';
import { isLoopback } from './route.js';

export type HttpClient = ReturnType<typeof openClient>;

/** Throws if the certificate authority or the proxy variable of the target cannot be read. */
export function openClient(options: ClientOptions) {
  const { target, connectTo, signal, now = monotonic, random = Math.random, retries = 2 } = options;
  const { politeness = openPoliteness(options.rate) } = options;
  const breaker = openBreaker(options, politeness);
  const headersFor = headerPolicy(options);
  const links = openLinks(options);
  // Opens no connection yet, but finds a faulty proxy variable before anything is sent.
  links.to(target.origin);
  /** By how much the system's clock is ahead of `now`. */
  const ahead = options.now ? 0 : aheadBy();
  let latest: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(start: () => Promise<Result>): Promise<Result> => {
    const begun = latest.then(start, start);
    latest = begun;
    return begun;
  };

  /** Why a redirect is not followed. */
  const whyNot = (led: URL): string | undefined => {
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
  };

  /** A wait that an answer asks for holds for every server of the operator; one that is too long ends its audits. */
  const heed = (exchange: Exchange): void => {
    const wait = waitRequestedBy(exchange, now() + ahead);
    const until = now() + wait;
    if (wait > LONGEST_RETRY_AFTER_MS)
      politeness.refuse(`asked its clients to wait for ${grouped(Math.ceil(wait / 1000))} seconds`, until);
    else if (wait > 0) politeness.wait(until);
  };

  const follow = async (question: string, url: string, manner: Manner): Promise<Asked> => {
    const preceding: Exchange[] = [];
    const seen = new Set<string>();
    let address = addressOf(new URL(url));
    for (let tries = 0; ;) {
      const { href, origin } = address;
      const id = await breaker.admit();
      if (typeof id !== 'number')
        return { exchange: notSent(question, href, id, Math.round(now() + ahead)), preceding };
      const kept = links.to(origin);
      const link = manner.fresh === true && kept.answers > 0 ? links.renewed(origin) : kept;
      const headers = headersFor(origin, manner, id);
      const started = now();
      const answer = await send(link, address, headers.sent, breaker);
      const { response, head = response } = answer;
      // After a certificate for another name, undici's client silently sends nothing more.
      if (!response && link.connecting !== undefined) links.renewed(origin);
      const { next, loss = answer.loss } = redirectOf(response, address, seen, whyNot);
      const sent = {
        id,
        question,
        request: { method: 'GET', url: href, headers: headers.shown },
        startedAt: Math.round(started + ahead),
        ms: Math.round((now() - started) * 10) / 10,
      } as const;
      const exchange = { ...sent, ...(response && { response }), ...(loss && { loss }) };
      // If status and headers alone ask to wait, the loss of the body does not matter.
      const told = head && overloadOf(head) !== undefined ? { ...sent, response: head } : exchange;
      heed(told);
      if (next) address = addressOf(next);
      // A kept connection that broke is no fault of the target: the next one is new.
      else if (answer.stale !== true) {
        const delay = tries++ < retries ? delayBefore(told, tries, now() + ahead, random()) : undefined;
        if (delay === undefined || delay >= breaker.left() || !breaker.hasBudget()) {
          breaker.record(told, manner.bare === true || manner.headers?.['cookie'] !== undefined);
          return { exchange, preceding };
        }
        await breaker.rest(delay);
      }
      preceding.push(exchange);
    }
  };

  const interrupt = (): void => breaker.end({ kind: 'interrupted', message: 'interrupted' });
  if (signal?.aborted) interrupt();
  else signal?.addEventListener('abort', interrupt, { once: true });

  return {
    ask: (question: string, url: string, manner: Manner = {}) => inTurn(() => follow(question, url, manner)),
    /** Lets time pass after the questions so far, up to the deadline. */
    wait: (ms: number) => inTurn(() => breaker.rest(ms)),
    close: async () => {
      signal?.removeEventListener('abort', interrupt);
      breaker.end({ kind: 'stopped', message: 'the HTTP client is closed' });
      await links.close();
    },
  };
}
