/** What an audit is asked to do, whom it asks, and how it ended. */
import type { BaselineEntry } from '../../schemas/baseline.js';
import type { Report } from '../../schemas/verdict.js';
import type { Declared, Profile } from '../evidence/profile.js';
import type { Strength } from '../plan/covering.js';
import type { Exchange } from '../http/exchange.js';
import type { Politeness } from '../http/politeness.js';
import type { ProbeOptions } from '../probes/context.js';
import type { RecordedEnd } from '../recording/write.js';
import type { Query } from '../values/queries.js';

export type { Strength };

/** What to audit, and how. Everything but `url` has a default. */
export interface AuditOptions {
  /** The absolute address of the `api.php` to audit, `http:` or `https:`. */
  readonly url: string | URL;
  /** The deployment's declared parameters (`base_url`, `article_url`, …); the others have the contract's literal value. The content of a profile file can be passed as it is. */
  readonly parameters?: Declared;
  /** Random titles, media types and session ids derive from this text; drawn at random by default. */
  readonly seed?: string;
  /** Globs over rule ids, such as `allimages.*`. Default: all rules. */
  readonly rules?: readonly string[];
  /** A failed SHOULD counts like a failed MUST. Default: false. */
  readonly strict?: boolean;
  /** Rules that are known to fail: their failure does not count. */
  readonly baseline?: readonly BaselineEntry[] | undefined;
  /** How the dimensions of a query are combined: each value (1), each pair (2) or each triple (3). Default: 2 for loopback, otherwise 1. */
  readonly strength?: Strength | undefined;
  /** Requests in all, retries and redirects included. Default: 1,000,000 for loopback, otherwise 100. */
  readonly maxRequests?: number;
  /** Pages of each traversal of the listing. Default: no limit for loopback, otherwise 30. */
  readonly maxPages?: number;
  /** Requests a second. Default: no limit for loopback, otherwise 3. */
  readonly rate?: number;
  /** The limits that this audit shares with other audits of the same operator, which run one after another; its rate takes the place of `rate`. */
  readonly politeness?: Politeness | undefined;
  /** Milliseconds for the whole audit. Default: no limit for loopback, otherwise 15 minutes. */
  readonly deadlineMs?: number;
  /** Milliseconds for one whole answer. Default: 30,000. */
  readonly timeoutMs?: number;
  /** Whether a single server without a cache answers, and there are no edits during the audit. Default: true for loopback, otherwise false. */
  readonly steady?: boolean | undefined;
  /** Milliseconds for which two answers to one question must differ before that is a violation, because replicas lag; 0 does not look again. Default: 2,000 for loopback, otherwise 30,000. */
  readonly lastingMs?: number;
  /** How often a request is repeated after a lost connection, or an answer that means "not now" (429, 503, a `Retry-After`, a challenge). Default: 2. */
  readonly retries?: number;
  /** The `User-Agent` header. Default: name, version and address of this package. */
  readonly userAgent?: string;
  /** Who runs the audit, as a mail address or a URL: added to the default `User-Agent`, and not used beside `userAgent`. */
  readonly contact?: string;
  /** A name for the target, which the report shows beside its URL. */
  readonly label?: string | undefined;
  /** Headers to send with every request to the origin of `url`. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
  /** `HOST:PORT` of the one server to connect to, behind a balancer for example. URL, `Host` and SNI stay those of `url`, and so does the name that its certificate must have. */
  readonly connectTo?: string | undefined;
  /** The name of a header that gives each request an id of its own, which the target's operator finds in the logs. Default: none. */
  readonly traceHeader?: string | undefined;
  /** A quick check with at most 40 requests, which makes no statement on conformance. Default: false. */
  readonly quick?: boolean | undefined;
  /** Certificates in PEM of authorities to trust besides the default ones. */
  readonly ca?: string;
  /** The title of an existing file to ask about, with or without its namespace. Default: a file found in the listing. */
  readonly sample?: string | undefined;
  /** Replaces credentials, cookies and paths in report and recording. Default: true. */
  readonly redact?: boolean;
  /** The path of a file in which every exchange is recorded as HAR 1.2, for `judge`. Default: not recorded. */
  readonly har?: string;
  /** Ends the audit at once; the report then covers what was judged until then, with the fault `interrupted`. A reason that is a text says what ended it. */
  readonly signal?: AbortSignal;
  /** Called after every exchange. */
  readonly onProgress?: (progress: Progress) => void;
}

/** How far an audit is. */
export interface Progress {
  /** The query that was answered. */
  readonly query: Query;
  /** Its name in messages and recordings. */
  readonly question: string;
  /** Requests sent so far. */
  readonly requests: number;
}

/** Where the answers of an audit come from: a target, or a recording. */
export interface Source extends Omit<ProbeOptions, 'profile' | 'seed' | 'wanted' | 'sample' | 'observer'> {
  /** Answers that were not asked for: an incomplete recording may have more than its audit would ask. */
  rest?(): Iterable<readonly [query: Query, exchange: Exchange]>;
  close(): Promise<End>;
}

/** How an audit ended. */
export interface End extends RecordedEnd {
  readonly fault?: Report['fault'];
}

/** Takes every exchange in the order sent, and every question that was not sent. */
export type Note = (exchange: Exchange) => void;

/** An audit whose options were checked. */
export interface Prepared {
  readonly options: AuditOptions;
  readonly target: URL;
  readonly profile: Profile;
  readonly seed: string;
  readonly started: Date;
}
