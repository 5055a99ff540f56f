/** What an audit is asked to do, whom it asks, and how it ended. */
import type { BaselineEntry } from '../../schemas/baseline.js';
import type { Report } from '../../schemas/verdict.js';
import type { Declared, Profile } from '../evidence/profile.js';
import type { ProbeOptions } from '../probes/context.js';

export interface AuditOptions {
  /** The `api.php` to audit. */
  readonly url: string | URL;
  /** The deployment's parameters (contract: `base_url`, `article_url`, …); the others have the contract's value. */
  readonly parameters?: Declared;
  /** Random titles, media types and session ids derive from it; drawn where it is left out. */
  readonly seed?: string;
  /** Globs over rule ids; all rules where there are none. */
  readonly rules?: readonly string[];
  /** A failed SHOULD counts like a failed MUST. */
  readonly strict?: boolean;
  /** Rules that are known to fail: their failure does not count. */
  readonly baseline?: readonly BaselineEntry[];
  /** Requests in all, retries and redirects too. Default: 1,000,000 to loopback, 100 elsewhere. */
  readonly maxRequests?: number;
  /** Pages of each traversal of the listing. Default: no limit to loopback, 30 elsewhere. */
  readonly maxPages?: number;
  /** Requests a second. Default: no limit to loopback, 5 elsewhere. */
  readonly rate?: number;
  /** For one whole answer. Default: 30,000. */
  readonly timeoutMs?: number;
  readonly retries?: number;
  readonly userAgent?: string;
  readonly headers?: readonly (readonly [name: string, value: string])[];
  /** PEM text of an authority to trust besides the default ones. */
  readonly ca?: string;
  /** The name of a file that the listing shows, to be asked for as an existing title. */
  readonly witness?: string;
  readonly redact?: boolean;
  /** Records every exchange in this file, as HAR 1.2, for `judge`. */
  readonly har?: string;
  /** Ends the audit at once; the report then says what was judged until then. */
  readonly signal?: AbortSignal;
  /** Called after every exchange. */
  readonly onProgress?: (progress: Progress) => void;
}

export interface Progress {
  readonly question: string;
  readonly requests: number;
}

export interface Source {
  readonly ask: ProbeOptions['ask'];
  readonly maxPages: number;
  close(): Promise<End>;
}

/** How an audit ended. */
export interface End {
  readonly requests: number;
  readonly durationMs: number;
  readonly interrupted: boolean;
  readonly fault?: Report['fault'];
}

/** An audit whose options were checked. */
export interface Prepared {
  readonly options: AuditOptions;
  readonly target: URL;
  readonly profile: Profile;
  readonly seed: string;
  readonly started: Date;
}
