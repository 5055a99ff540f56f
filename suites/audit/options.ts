/** The options of an audit with their defaults, and how it ends. Apart from the target, so that checking options loads no HTTP client. */
import type { BaselineEntry } from '../../schemas/baseline.js';
import type { Report } from '../../schemas/verdict.js';
import type { Declared, Profile } from '../evidence/profile.js';
import type { Exchange } from '../http/exchange.js';
import type { Politeness } from '../http/politeness.js';
import { isLoopback } from '../http/route.js';
import type { Strength } from '../plan/covering.js';
import type { ProbeOptions } from '../probes/context.js';
import type { RecordedEnd } from '../recording/write.js';
import type { Query } from '../values/queries.js';

export type { Strength };

/** What to audit, and how. Everything but `url` has a default. */
export interface AuditOptions {
  /** The absolute address of the `api.php` to audit, `http:` or `https:`. */
  readonly url: string | URL;
  /** The deployment's declared parameters (`base_url`, `article_url`, …), or the content of a profile file; the others have the contract's literal value. */
  readonly parameters?: Declared;
  /** Random titles, media types and session ids derive from this text. Default: drawn at random. */
  readonly seed?: string;
  /** Globs over rule ids, such as `allimages.*`. Default: all rules. */
  readonly rules?: readonly string[];
  /** A failed SHOULD counts like a failed MUST. */
  readonly strict?: boolean;
  /** Rules that are known to fail: their failure does not count. */
  readonly baseline?: readonly BaselineEntry[] | undefined;
  /** How the dimensions of a query are combined: each value (1), each pair (2) or each triple (3). Default: 2 for loopback, otherwise 1. */
  readonly strength?: Strength | undefined;
  /** The most requests, retries and redirects included. Default: 1,000,000 for loopback, otherwise 100. */
  readonly maxRequests?: number;
  /** The most pages of each traversal of the listing. Default: no limit for loopback, otherwise 30. */
  readonly maxPages?: number;
  /** Requests a second. Default: no limit for loopback, otherwise 3. */
  readonly rate?: number;
  /** The limits shared with other audits of the same operator, which run one after another; its rate replaces `rate`. */
  readonly politeness?: Politeness | undefined;
  /** Milliseconds for the whole audit. Default: no limit for loopback, otherwise 15 minutes. */
  readonly deadlineMs?: number;
  /** Milliseconds for one whole answer. Default: 30,000. */
  readonly timeoutMs?: number;
  /** Whether a single server without a cache answers, and there are no edits during the audit. Default: true for loopback, otherwise false. */
  readonly steady?: boolean | undefined;
  /** Milliseconds for which two answers to one question must differ to be a violation, because replicas lag. Default: 2,000 for loopback, otherwise 30,000. */
  readonly lastingMs?: number;
  /** How often a request is repeated after a lost connection, or an answer that means "not now" (429, 503, a `Retry-After`, a challenge). Default: 2. */
  readonly retries?: number;
  /** The `User-Agent` header. Default: name, version and address of this package. */
  readonly userAgent?: string;
  /** Who runs the audit, as a mail address or a URL: added to the default `User-Agent`. */
  readonly contact?: string;
  /** A name for the target, which the report shows beside its URL. */
  readonly label?: string | undefined;
  /** Headers to send with every request to the origin of `url`. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
  /** `HOST:PORT` of the one server to connect to, such as a backend of a balancer. `Host`, SNI and the name in its certificate stay those of `url`. */
  readonly connectTo?: string | undefined;
  /** The name of a header that gives each request an id, by which the target's operator finds it in the logs. */
  readonly traceHeader?: string | undefined;
  /** A quick check of at most 40 requests, which makes no statement on conformance. */
  readonly quick?: boolean | undefined;
  /** Certificates in PEM of authorities to trust besides the default ones. */
  readonly ca?: string;
  /** The title of an existing file to ask about, with or without its namespace. Default: a file found in the listing. */
  readonly sample?: string | undefined;
  /** Replaces credentials, cookies and paths in report and recording. Default: true. */
  readonly redact?: boolean;
  /** The path of a file in which every exchange is recorded as HAR 1.2, for `judge`. Default: not recorded. */
  readonly har?: string;
  /** Ends the audit at once; the report then covers what was judged so far, with the fault `interrupted`. A reason that is a text says why. */
  readonly signal?: AbortSignal;
  /** Called after every exchange. */
  readonly onProgress?: (progress: Progress) => void;
}

/** How far an audit is. */
export interface Progress {
  readonly query: Query;
  /** The query in words, as messages and recordings name it. */
  readonly question: string;
  readonly requests: number;
}

/** Where the answers of an audit come from: a target, or a recording. */
export interface Source extends Omit<ProbeOptions, 'profile' | 'seed' | 'wanted' | 'sample' | 'observer'> {
  /** Answers that were not asked for: an incomplete recording may have some. */
  rest?(): Iterable<readonly [query: Query, exchange: Exchange]>;
  close(): Promise<End>;
}

export interface End extends RecordedEnd {
  readonly fault?: Report['fault'];
}

/** Receives every exchange in the order sent, and every question that was not sent. */
export type Note = (exchange: Exchange) => void;

export interface Prepared {
  readonly options: AuditOptions;
  readonly target: URL;
  readonly profile: Profile;
  readonly seed: string;
  readonly started: Date;
}

/** The most requests of a quick check, whatever the server. */
export const QUICK = 40;

/** The budgets of an audit: far smaller for other hosts than for loopback. */
export function budgetsOf(options: Omit<AuditOptions, 'url'>, target: URL) {
  const { strength, maxRequests, maxPages, rate, politeness, deadlineMs, steady, lastingMs } = options;
  const local = isLoopback(target);
  const quick = options.quick === true;
  const most = maxRequests ?? (local ? 1_000_000 : 100);
  return {
    strength: quick ? 1 : (strength ?? (local ? 2 : 1)),
    maxRequests: quick ? Math.min(most, QUICK) : most,
    maxPages: maxPages ?? (local ? Infinity : 30),
    rate: politeness ? politeness.rate : (rate ?? (local ? undefined : 3)),
    deadlineMs: deadlineMs ?? (local ? undefined : 15 * 60_000),
    steady: steady ?? local,
    together: (steady ?? local) && local && rate === undefined && !politeness && !quick,
    lastingMs: lastingMs ?? (local ? 2000 : 30_000),
  };
}
