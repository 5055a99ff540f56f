/** What goes over the wire and comes back: recorded facts, no judgement. */

export interface WireRequest {
  readonly method: 'GET';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface WireResponse {
  readonly status: number;
  /** In the order received, names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** After content decoding (gzip, deflate, br), before any text decoding. */
  readonly body: Uint8Array;
  /** Of the body as received, where only its beginning is kept. */
  readonly whole?: { readonly bytes: number; readonly digest: string };
}

/** Why an exchange brought no whole answer. */
export type LossKind =
  | 'address'
  | 'connect'
  | 'tls'
  | 'timeout'
  | 'broken'
  | 'too-large'
  | 'encoding'
  | 'protocol'
  | 'redirect'
  | 'budget'
  | 'stopped'
  | 'interrupted'
  /** A recorded audit holds no answer to the question. */
  | 'unasked';

export interface Loss {
  readonly kind: LossKind;
  /** A sentence fragment that says what happened, e.g. "no answer within 10 s". */
  readonly message: string;
}

/** One HTTP request with its whole answer, or with the reason why there is none. */
export interface Exchange {
  /** Counts from 1 in the order sent; 0 where nothing was sent (a budget ended the audit before). */
  readonly id: number;
  /** The question that asked, e.g. `languageinfo` or `allimages page 3`. */
  readonly question: string;
  readonly request: WireRequest;
  readonly response?: WireResponse;
  readonly loss?: Loss;
  /** Milliseconds since the epoch, when the request was sent. */
  readonly startedAt: number;
  readonly ms: number;
}
