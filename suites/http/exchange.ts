/** What is sent and received: recorded facts, no judgement. */
import type { LossKind } from '../../schemas/generated/recording.js';
import type { Backend } from '../values/options.js';
import type { Politeness } from './politeness.js';

export interface HttpResponse {
  readonly status: number;
  /** In the order received, names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** After content decoding, before any text decoding. */
  readonly body: Uint8Array;
  /** The size and digest of a body of which only the beginning is kept. */
  readonly whole?: { readonly bytes: number; readonly digest: string };
}

export const headerOf = ({ headers }: Pick<HttpResponse, 'headers'>, wanted: string): string | undefined =>
  headers.findLast(([name]) => name === wanted)?.[1];

/** Whether a body says how long it is. If not, a network or a gateway that fails may end it just as the server does (RFC 9112, 8). */
export const hasKnownEnd = ({ headers }: Pick<HttpResponse, 'headers'>): boolean =>
  headerOf({ headers }, 'content-length') !== undefined;

/** The encodings of a body in the order in which they were applied. */
export const encodingsOf = ({ headers }: Pick<HttpResponse, 'headers'>): string[] =>
  headers
    .filter(([name]) => name === 'content-encoding')
    .flatMap(([, value]) => value.toLowerCase().match(/[^,\s]+/g) ?? [])
    .filter(name => name !== 'identity');

/** The encodings of a body unless it is a single one that was accepted. Without `Accept-Encoding`, all are (RFC 9110, 12.5.3). */
export function unrequestedIn(head: Pick<HttpResponse, 'headers'>, accepted = '*'): string | undefined {
  const names = encodingsOf(head);
  const [name = '', ...more] = names;
  const named = accepted.toLowerCase().split(/[\s,;]+/);
  const isNamed = named.includes('*') || named.includes(name.replace(/^x-(?=gzip$)/, ''));
  return name === '' || (isNamed && more.length === 0) ? undefined : names.join(', ');
}

export const bytesOf = (body: Uint8Array) => Buffer.from(body.buffer, body.byteOffset, body.byteLength);

export const REDACTED = '<redacted>';

export interface Loss {
  readonly kind: LossKind;
  /** What happened, as part of a sentence, e.g. "no answer within 10 s". */
  readonly message: string;
}

/** One HTTP request with its whole answer, or why there is none, then perhaps with status and headers. */
export interface Exchange {
  /** Counts from 1 in the order sent; 0 if nothing was sent. */
  readonly id: number;
  /** In words, e.g. `allimages page 3`. */
  readonly question: string;
  readonly request: {
    readonly method: 'GET';
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
  };
  readonly response?: HttpResponse;
  readonly loss?: Loss;
  /** Milliseconds since the epoch, when the request was sent. */
  readonly startedAt: number;
  readonly ms: number;
}

export const notSent = (question: string, url: string, loss: Loss, startedAt = 0): Exchange => ({
  id: 0,
  question,
  request: { method: 'GET', url, headers: {} },
  loss,
  startedAt,
  ms: 0,
});

/** How a target is asked, as the options of an audit say; the HTTP client has no limit unless one is given. */
export interface SendingOptions {
  /** The most requests, retries and redirects included. Default: 1,000,000 for loopback, otherwise 100. */
  readonly maxRequests?: number | undefined;
  /** Requests a second. Default: no limit for loopback, otherwise 3. */
  readonly rate?: number | undefined;
  /** The limits shared with other audits of the same operator, which run one after another; its rate replaces `rate`. */
  readonly politeness?: Politeness | undefined;
  /** Milliseconds for the whole audit. Default: no limit for loopback, otherwise 15 minutes. */
  readonly deadlineMs?: number | undefined;
  /** Milliseconds for one whole answer, however slowly it comes. Default: 30,000. */
  readonly timeoutMs?: number | undefined;
  /** How often a request is repeated after a lost connection, or an answer that means "not now" (429, 503, a `Retry-After`, a challenge). Default: 2. */
  readonly retries?: number | undefined;
  /** Headers to send with every request to the origin of the target; no other origin receives them, cookies or user information. */
  readonly headers?: readonly (readonly [name: string, value: string])[] | undefined;
  /** Certificates in PEM of authorities to trust besides the default ones. */
  readonly ca?: string | undefined;
  /** Ends the audit at once; the report then covers what was judged so far, with the fault `interrupted`. A reason that is a text says why. */
  readonly signal?: AbortSignal | undefined;
}

export interface ClientOptions extends SendingOptions {
  readonly userAgent: string;
  /** The `api.php` as given. */
  readonly target: URL;
  /** A header by which the target's operator finds each request in the logs. */
  readonly trace?: { readonly name: string; readonly prefix: string } | undefined;
  readonly connectTo?: Backend | undefined;
  /** With the proxy variables; that of the process by default. */
  readonly env?: NodeJS.ProcessEnv;
  readonly sleep?: (ms: number) => Promise<void>;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  readonly random?: () => number;
  /** Numbers the requests of all clients that share a budget. */
  readonly counter?: { requests: number };
}

/** How a question is asked differently from others. */
export interface Manner {
  /** The question's own headers, which are recorded in full; `undefined` leaves out ours of that name. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** On a new connection, which is then kept. */
  readonly fresh?: boolean;
  readonly bare?: boolean;
}

export interface Asked {
  readonly exchange: Exchange;
  /** Those before it, which a retry or a redirect followed, in order. */
  readonly preceding: readonly Exchange[];
}

/** Whether two responses have the same bytes, even those that are no longer kept; two missing responses are the same. */
export function isSameBody(one: HttpResponse | undefined, other: HttpResponse | undefined): boolean {
  if (!one || !other) return one === other;
  return one.whole?.digest === other.whole?.digest && bytesOf(one.body).equals(other.body);
}
