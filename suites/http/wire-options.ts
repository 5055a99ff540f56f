/** What the wire is told, and what it brings back. */

import type { Exchange } from './exchange.js';
import type { Environment } from './route.js';

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
