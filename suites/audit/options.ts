/** The options of an audit: their defaults and their check. Apart from the target, so that checking them loads no HTTP client. */
import type { BaselineEntry } from '../../schemas/baseline.js';
import { isRuleId } from '../../schemas/rule-ids.js';
import type { Report } from '../../schemas/verdict.js';
import type { Declared, Profile } from '../evidence/profile.js';
import type { Exchange, SendingOptions } from '../http/exchange.js';
import { isLoopback } from '../http/route.js';
import type { Strength } from '../plan/covering.js';
import type { ProbeOptions } from '../probes/context.js';
import type { RecordedEnd } from '../recording/write.js';
import { plain } from '../values/messages.js';
import { isFree, isHeader, wrongOption } from '../values/options.js';
import type { Query } from '../values/queries.js';
import { isRealTime } from '../values/timestamps.js';

/** What to audit, and how. Everything but `url` has a default. */
export interface AuditOptions extends SendingOptions {
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
  /** The most pages of each traversal of the listing. Default: no limit for loopback, otherwise 30. */
  readonly maxPages?: number;
  /** Whether a single server without a cache answers, and there are no edits during the audit. Default: true for loopback, otherwise false. */
  readonly steady?: boolean | undefined;
  /** Milliseconds for which two answers to one question must differ to be a violation, because replicas lag. Default: 2,000 for loopback, otherwise 30,000. */
  readonly lastingMs?: number;
  /** The `User-Agent` header. Default: name, version and address of this package. */
  readonly userAgent?: string;
  /** Who runs the audit, as a mail address or a URL: added to the default `User-Agent`. */
  readonly contact?: string;
  /** A name for the target, which the report shows beside its URL. */
  readonly label?: string | undefined;
  /** `HOST:PORT` of the one server to connect to, such as a backend of a balancer. `Host`, SNI and the name in its certificate stay those of `url`. */
  readonly connectTo?: string | undefined;
  /** The name of a header that gives each request an id, by which the target's operator finds it in the logs. */
  readonly traceHeader?: string | undefined;
  /** A quick check of at most 40 requests, which makes no statement on conformance. */
  readonly quick?: boolean | undefined;
  /** The title of an existing file to ask about, with or without its namespace. Default: a file found in the listing. */
  readonly sample?: string | undefined;
  /** Replaces credentials, cookies and paths in report and recording. Default: true. */
  readonly redact?: boolean;
  /** The path of a file in which every exchange is recorded as HAR 1.2, for `judge`. Default: not recorded. */
  readonly har?: string;
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

export type End = RecordedEnd & Pick<Report, 'fault'>;

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

/** Throws a `TypeError` that names the option; values are not repeated, because a header may be a credential. */
export function refuseOptions(options: AuditOptions): void {
  const { headers = [], traceHeader = '', baseline = [] } = options;
  const found = wrongOption(options);
  if (found) refuse(...found);
  const mistake = baselineMistake(baseline);
  if (mistake !== undefined) throw new TypeError(`baseline: ${mistake}`);
  for (const [name, value] of headers) {
    if (!isHeader(name, value)) refuse('headers', 'names and values that an HTTP header can carry');
    if (!isFree(name)) refuse('headers', 'none that the HTTP client sets itself, such as Host');
    if (name.toLowerCase() === traceHeader.toLowerCase())
      refuse('traceHeader', 'another header than those of `headers`');
  }
}

function refuse(option: string, expected: string): never {
  throw new TypeError(`${option} must be ${expected}`);
}

/** The first mistake of the entries at a JSON Pointer, after its own; an untyped program may pass anything. */
export function baselineMistake(entries: readonly BaselineEntry[], root = '', hintOn = (_id: string) => '') {
  for (const [at, entry] of entries.entries()) {
    const { rule, reason, until }: Record<string, unknown> = { ...entry };
    const place = `${root}/${at}`;
    const id = typeof rule === 'string' ? rule : '';
    if (!isRuleId(id)) return `${place}/rule is the unknown rule \`${plain(id, 80)}\`${hintOn(id)}`;
    if (typeof reason !== 'string' || reason.trim() === '')
      return `${place}/reason must say why the failure is accepted`;
    if (until !== undefined && (typeof until !== 'string' || !isDay(until)))
      return `${place}/until must be a date such as 2027-01-31`;
    const first = entries.findIndex(other => other.rule === id);
    if (first < at) return `${place}/rule repeats ${id} of ${root}/${first}: delete one entry`;
  }
  return undefined;
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && isRealTime(`${text}T00:00:00Z`);
