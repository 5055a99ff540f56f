/** What is sent and what comes back: recorded facts, no judgement. */
import type { LossKind } from '../../schemas/generated/recording.js';
import type { Backend } from '../values/options.js';
import type { Politeness } from './politeness.js';

export interface HttpResponse {
  readonly status: number;
  /** In the order received, names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** After content decoding (gzip, deflate, br), before any text decoding. */
  readonly body: Uint8Array;
  /** Of the body as received, where only its beginning is kept. */
  readonly whole?: { readonly bytes: number; readonly digest: string };
}

/** The last value of a header, whose name is in lower case. */
export const headerOf = ({ headers }: Pick<HttpResponse, 'headers'>, wanted: string): string | undefined =>
  headers.findLast(([name]) => name === wanted)?.[1];

/**
 * Whether a body says where it ends. Of one that ends with its connection, nobody can tell whether all of it came (RFC 9112,
 * 8): a network that fails ends it in the same way.
 */
export const hasKnownEnd = ({ headers }: Pick<HttpResponse, 'headers'>): boolean =>
  headers.some(([name]) => name === 'content-length' || name === 'transfer-encoding');

/** The encodings of a body, the outermost last: it was applied last. */
export const encodingsOf = ({ headers }: Pick<HttpResponse, 'headers'>): string[] =>
  headers
    .filter(([name]) => name === 'content-encoding')
    .flatMap(([, value]) => value.toLowerCase().split(','))
    .map(name => name.trim())
    .filter(name => name !== '' && name !== 'identity');

/**
 * How a body is encoded, where its request did not name that: an encoding, or several on top of each other, which no request
 * names. Without `Accept-Encoding`, every encoding is acceptable (RFC 9110, 12.5.3).
 */
export function unrequestedIn(head: Pick<HttpResponse, 'headers'>, accepted = '*'): string | undefined {
  const names = encodingsOf(head);
  const named = accepted.toLowerCase().split(/[\s,;]+/);
  const isNamed = names.every(
    name => named.includes('*') || named.includes(name.replace(/^x-(?=gzip$)/, '')),
  );
  return names.length === 0 || (isNamed && names.length === 1) ? undefined : names.join(', ');
}

/** The same bytes, as a buffer. */
export const bytesOf = (body: Uint8Array): Buffer =>
  Buffer.from(body.buffer, body.byteOffset, body.byteLength);

/** What is shown of a header that a user gave. */
export const REDACTED = '<redacted>';

export interface Loss {
  readonly kind: LossKind;
  /** What happened, as part of a sentence, e.g. "no answer within 10 s". */
  readonly message: string;
}

/** One HTTP request with its whole answer, or the reason why there is none, then perhaps with status and headers. */
export interface Exchange {
  /** Counts from 1 in the order sent; 0 where nothing was sent (a budget ended the audit before). */
  readonly id: number;
  /** What was asked, e.g. `languageinfo` or `allimages page 3`. */
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

/** What comes of a question for which no request is sent. */
export function notSent(question: string, url: string, loss: Loss, startedAt = 0): Exchange {
  return { id: 0, question, request: { method: 'GET', url, headers: {} }, loss, startedAt, ms: 0 };
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A header by which the target's operator finds each request in the logs. */
export interface Trace {
  /** In lower case. */
  readonly name: string;
  readonly prefix: string;
}

/** Counts requests, which have their numbers by it. */
export interface Counter {
  requests: number;
}

/** As the options of an audit; what is left out has no limit, if nothing else is said. */
export interface ClientOptions {
  readonly userAgent: string;
  /** The `api.php` as given. Only its origin receives the user's headers, cookies and user information. */
  readonly target: URL;
  readonly headers?: readonly (readonly [name: string, value: string])[] | undefined;
  /** For one whole answer; single bytes do not extend it. 30,000 by default. */
  readonly timeoutMs?: number | undefined;
  /** As received, and again after decompression; 3 MiB by default. */
  readonly maxBodyBytes?: number | undefined;
  readonly maxRedirects?: number | undefined;
  readonly retries?: number | undefined;
  readonly maxRequests?: number | undefined;
  readonly deadlineMs?: number | undefined;
  readonly rate?: number | undefined;
  /** Shared with the other clients of the same operator; its rate replaces `rate`. */
  readonly politeness?: Politeness | undefined;
  readonly trace?: Trace | undefined;
  readonly connectTo?: Backend | undefined;
  readonly ca?: string | undefined;
  /** Holds the proxy variables; that of the process by default. */
  readonly env?: Environment | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called for every request that was sent, in order. */
  readonly onExchange?: ((exchange: Exchange) => void) | undefined;
  readonly sleep?: ((ms: number) => Promise<void>) | undefined;
  /** Milliseconds since the epoch. */
  readonly now?: (() => number) | undefined;
  readonly random?: (() => number) | undefined;
  /** The count of requests, if clients share a budget. */
  readonly counter?: Counter | undefined;
}

/** How a question is asked, where it differs from the others. */
export interface Manner {
  /** The question's own headers, such as an invented cookie, with names in lower case; unlike the user's they stay readable. `undefined` leaves out ours of that name. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** On a new connection, which then serves the questions after it too. */
  readonly fresh?: boolean;
  /** Without the user's credentials. */
  readonly bare?: boolean;
}

export interface Asked {
  /** The last one: the answer, or the reason why there is none. */
  readonly exchange: Exchange;
  /** The exchanges before it that a retry or a redirect followed, in order. */
  readonly preceding: readonly Exchange[];
}

/** Whether two responses have the same bytes, also beyond what is kept of them; two that did not come are the same, too. */
export function isSameBody(one: HttpResponse | undefined, other: HttpResponse | undefined): boolean {
  if (!one || !other) return one === other;
  return one.whole?.digest === other.whole?.digest && bytesOf(one.body).equals(other.body);
}
