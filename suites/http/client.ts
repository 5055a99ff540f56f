/**
 * The wire: asks a question over HTTP and brings back what came, every retry and redirect included.
 * Only this file and its `wire-*` parts open a socket. It judges nothing, and rejects for nothing that the other side does.
 */
import { openLinks } from './connect.js';
import { openGate } from './breaker.js';
import type { Given } from './headers.js';
import { loss } from './errors.js';
import { startPace } from './pacing.js';
import type { Asked, WireOptions } from './exchange.js';
import { pursuit } from './follow.js';

export type { Asked, WireOptions } from './exchange.js';

export interface Wire {
  /** `headers` are the question's own (an invented cookie, say); unlike the user's they stay readable. */
  readonly ask: (question: string, url: string, headers?: Given) => Promise<Asked>;
  /** How many were sent. */
  readonly requests: number;
  readonly close: () => Promise<void>;
}

const NONE: Given = {};

const { timeOrigin } = performance;

/** Monotonic, so that a clock that is set does not bend a duration. */
const clock = (): number => timeOrigin + performance.now();

/** Throws where the certificate authority or the proxy variable of the target cannot be read. */
export function openWire(options: WireOptions): Wire {
  const { signal, now = clock, maxRequests = Infinity, breaker = 3 } = options;
  const pace = startPace({ rate: options.rate, now, sleep: options.sleep });
  const gate = openGate(pace, maxRequests, breaker);
  const links = openLinks(options);
  // Opens no connection yet, but finds a faulty proxy variable before anything is asked.
  links.to(options.target);
  const pursue = pursuit({ ...options, now }, links, gate, pace);
  let latest: Promise<unknown> | undefined;

  const interrupt = (): void => pace.end(loss('interrupted', 'interrupted'));
  if (signal?.aborted) interrupt();
  else signal?.addEventListener('abort', interrupt, { once: true });

  return {
    get requests() {
      return gate.requests;
    },
    ask(question, url, headers = NONE) {
      const start = () => pursue(question, url, headers);
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
      pace.end(loss('stopped', 'the wire is closed'));
      await links.close();
    },
  };
}
