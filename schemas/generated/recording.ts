// Generated from schemas/documents/recording.schema.json by `npm run generate`. Do not edit.

/**
 * In the order received; repeated headers apart.
 */
export type Headers = {
  name: string;
  value: string;
  [k: string]: unknown;
}[];
/**
 * Why an exchange has no whole answer. `encoding`: its body is not in the encoding that request and headers name; `undecoded`: the request did not name that encoding, or the suite does not know it; `unasked`: a recording holds no answer to the question.
 */
export type LossKind =
  | "address"
  | "connect"
  | "tls"
  | "timeout"
  | "broken"
  | "too-large"
  | "encoding"
  | "undecoded"
  | "protocol"
  | "redirect"
  | "budget"
  | "stopped"
  | "interrupted"
  | "unasked";

/**
 * All exchanges of one audit, as HAR 1.2. Members that start with an underscore are those of this suite; all other members of HAR are allowed and ignored.
 */
export interface RecordingFile {
  log: {
    /**
     * What was audited, and how.
     */
    _audit: {
      /**
       * The suite that asked.
       */
      suite: {
        version: string;
        [k: string]: unknown;
      };
      /**
       * Title, version and digest of the suite's contract.
       */
      contract?: {
        [k: string]: unknown;
      };
      /**
       * The `api.php`, without user information.
       */
      target: string;
      /**
       * The declared parameters of the deployment.
       */
      parameters: {
        [k: string]: string;
      };
      /**
       * What random titles, media types and session ids derive from.
       */
      seed: string;
      /**
       * How many dimensions of a question were combined: each value, each pair, or each triple.
       */
      strength: 1 | 2 | 3;
      /**
       * Whether the user gave credentials.
       */
      isAuthorized: boolean;
      /**
       * Globs over rule ids.
       */
      selection: string[];
      /**
       * Whether a failed SHOULD decides the verdict.
       */
      strict: boolean;
      /**
       * When the audit began.
       */
      started: string;
      /**
       * The sample title that was named.
       */
      sample?: string;
      /**
       * The name that the target was given.
       */
      label?: string;
      /**
       * The server that was connected to in place of the target's own address.
       */
      connectTo?: string;
      /**
       * The name of the header that gave each request an id of its own.
       */
      traceHeader?: string;
      /**
       * Whether it was a quick check.
       */
      quick?: boolean;
      budgets: {
        /**
         * Whether one server without a cache answered, and nobody edited meanwhile.
         */
        steady?: boolean;
        /**
         * Whether questions were under way at the same time.
         */
        together?: boolean;
        /**
         * Milliseconds for which a difference had to last.
         */
        lastingMs?: number;
        /**
         * The most pages of a listing; null for no limit.
         */
        maxPages?: number | null;
        /**
         * The most requests.
         */
        maxRequests?: number;
        /**
         * Milliseconds after which nothing more was asked; null for no limit.
         */
        deadlineMs?: number | null;
        [k: string]: unknown;
      };
      [k: string]: unknown;
    };
    /**
     * Every request that was sent, in order.
     */
    entries: Entry[];
    /**
     * Every question that was not sent, and why.
     */
    _unsent: {
      question: Question;
      url: string;
      loss: Loss1;
      [k: string]: unknown;
    }[];
    /**
     * How the audit ended.
     */
    _end: {
      /**
       * Requests sent: the number of entries.
       */
      requests: number;
      durationMs: number;
      interrupted: boolean;
      /**
       * What interrupted it, where that is known.
       */
      why?: string;
      [k: string]: unknown;
    };
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
export interface Entry {
  /**
   * When the request was sent.
   */
  startedDateTime: string;
  /**
   * Milliseconds until the answer was complete.
   */
  time: number;
  request: {
    method: "GET";
    url: string;
    headers: Headers;
    [k: string]: unknown;
  };
  response: {
    /**
     * The three digits of HTTP, or 0 where there was no answer; then `_loss` is the reason.
     */
    status: number;
    headers: Headers;
    content: {
      /**
       * The body, as text or in Base64.
       */
      text?: string | null;
      /**
       * Base64 where the body is not UTF-8.
       */
      encoding?: "base64" | null;
      [k: string]: unknown;
    };
    [k: string]: unknown;
  };
  /**
   * Counts the requests from 1.
   */
  _id: number;
  _question?: Question;
  /**
   * The trial that the question belongs to: its number in the audit, its stage, and which of the two ways of asking.
   */
  _trial?: {
    number: number;
    stage: "screen" | "minimise" | "decide" | "confirm";
    arm: 0 | 1;
    [k: string]: unknown;
  };
  _loss?: Loss;
  /**
   * Whether a retry or a redirect followed.
   */
  _followed?: boolean;
  [k: string]: unknown;
}
/**
 * A question as data: the query, and what of it is not as usual. Without it, the address of an entry tells what was asked.
 */
export interface Question {
  query: "languageinfo" | "allimages" | "dbrepllag" | "duplicatefiles";
  /**
   * In the HTML form.
   */
  html?: true;
  /**
   * The media types of a listing.
   */
  types?: string[];
  /**
   * The page of a listing, from 1.
   */
  page?: number;
  /**
   * Where the page begins.
   */
  cursor?: {
    aicontinue: string;
    continue?: string;
    [k: string]: unknown;
  };
  /**
   * The title, as sent, and what it stands for.
   */
  title?: {
    sent: string;
    exists: boolean;
    kind: string;
    drawn?: true;
    [k: string]: unknown;
  };
  /**
   * Of the parameters.
   */
  order?: string;
  escaping?: string;
  accept?: string;
  /**
   * The invented cookie.
   */
  cookie?: string;
  encoding?: string;
  connection?: "fresh" | "closed";
  /**
   * Without credentials.
   */
  bare?: true;
  /**
   * While other questions are under way.
   */
  underWay?: true;
  /**
   * Asked before, and asked again.
   */
  repeat?: "query" | "page";
  /**
   * Letters that are percent-encoded without need.
   */
  encoded?: {
    place: "action" | "selection";
    letters: number;
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
/**
 * Why there is no complete answer.
 */
export interface Loss {
  kind: LossKind;
  message: string;
  [k: string]: unknown;
}
export interface Loss1 {
  kind: LossKind;
  message: string;
  [k: string]: unknown;
}
