/** What the probes bring back for the checks. */
import type { Report } from '../../schemas/verdict.js';
import type { NameList } from '../values/name-list.js';
import type { Exchange } from '../http/exchange.js';
import type { HtmlPage } from '../answers/html-page.js';
import type { SilenceId } from '../../schemas/generated/rules.js';
import type { Violations } from './violations.js';
import type { RawFacts } from '../answers/raw-json.js';
import type { Profile } from './profile.js';
import type { Query, QueryName } from '../values/queries.js';
import type { ApiError, Lost, Reading } from '../answers/reading.js';

/** The probes, in the order in which they spend the budget. */
export const probes = [
  'languageinfo',
  'dbrepllag',
  'first page',
  'missing titles',
  'html',
  'session',
  'existing title',
  'walk',
  'filters',
] as const;
export type ProbeId = (typeof probes)[number];

export const walks = ['whole', 'first type', 'second type', 'both types', 'unknown type'] as const;
export type WalkId = (typeof walks)[number];

/** A traversal of the listing, folded: no page is kept. */
export interface Walk {
  readonly types: readonly string[];
  readonly pages: number;
  readonly entries: number;
  /** The names of the first 100,000 entries, in the order listed. */
  readonly names: NameList;
  /** How many of them stood on the first page. */
  readonly onFirstPage: number;
  /** No name after this one was seen or kept; `undefined` where all were. */
  readonly bound: string | undefined;
  readonly first: Reading;
  readonly last: Exchange;
  /** How it ended: at the listing's end, or before. */
  readonly ended: 'end' | 'budget' | 'lost' | 'error' | 'stuck' | 'malformed';
  /** Why it ended before the listing's end. */
  readonly why: string;
  readonly error?: ApiError;
}

/** An entry that differs under `aimime`. */
export interface Altered {
  readonly exchange: Exchange;
  readonly name: string;
  readonly types: readonly string[];
  readonly field: 'timestamp' | 'url' | 'descriptionshorturl';
  /** Where the entry under `aimime` has the field. */
  readonly pointer: string;
  readonly value: unknown;
  /** The same field in the whole listing. */
  readonly whole: unknown;
}

/** A media type whose listing is empty, though names have its extension. */
export interface Mistyped {
  readonly type: string;
  /** So many of those files are listed under other types. */
  readonly found: number;
  readonly of: number;
  /** Whether the listing of the other types was seen to its end. */
  readonly isWhole: boolean;
}

/** A title that was asked for, and what came. */
export interface TitleProbe {
  readonly spelling: 'underscores' | 'spaces' | 'plain';
  /** As sent. */
  readonly sent: string;
  /** With spaces for underscores. */
  readonly normal: string;
  readonly reading: Reading;
  /** For an existing file: its page id. */
  readonly curid?: string;
  /** No page of the listing showed the file: its page id is that of an earlier record. */
  readonly unlisted?: true;
}

/** The HTML form of a query. */
export interface HtmlProbe {
  readonly exchange: Exchange;
  readonly lost?: Lost;
  readonly page?: HtmlPage;
  /** What parsing the JSON document of the page hides. */
  readonly raw?: RawFacts;
  /** Where the JSON document is not pretty-printed. */
  readonly notPretty?: { readonly line: number; readonly why: string };
}

/** An answer that should equal another one, and the query asked again where it did not. */
export interface Comparison {
  readonly query: QueryName;
  /** The first plain answer to an anonymous client. */
  readonly plain: Reading;
  /** The same query again, asked only after a difference. */
  readonly again?: Reading;
}

export interface HtmlComparison extends Comparison {
  readonly html: HtmlProbe;
}

export interface SessionComparison extends Comparison {
  readonly withCookie: Reading;
}

/** The first diagnostic block that was seen. */
export interface DebugBlock {
  readonly exchange: Exchange;
  readonly value: unknown;
}

/** Why a probe could not see everything. */
export interface ProbeLoss {
  readonly reason: string;
  /** A stated budget is the reason. */
  readonly cutOff: boolean;
  /** A recorded audit did not ask. */
  readonly unasked?: boolean;
  /** The query that the API answered with an error about the query itself. */
  readonly refused?: { readonly query: Query; readonly error: ApiError };
}

/** What the probes bring back. */
export interface Collected {
  readonly profile: Profile;
  readonly losses: ReadonlyMap<ProbeId, ProbeLoss>;
  /** The four queries in their plain form, as an anonymous client gets them. */
  readonly plain: ReadonlyMap<QueryName, Reading>;
  readonly walks: ReadonlyMap<WalkId, Walk>;
  readonly missing: readonly TitleProbe[];
  readonly existing: readonly TitleProbe[];
  /** Why there is no existing title to ask for. */
  readonly noSample?: string | undefined;
  readonly html: readonly HtmlComparison[];
  readonly session: readonly SessionComparison[];
  readonly debug?: DebugBlock | undefined;
  /** Media types that the names' extensions suggest, with how many names do. */
  readonly suggested: ReadonlyMap<string, number>;
  /** Whether any answer was an API's, in either form: without one, the target may be no `api.php` at all. */
  readonly isApi: boolean;
  /** Whether no query was answered by an API in the plain form, though pages prove that there is one. */
  readonly onlyHtml: boolean;
  /** The first bodies in the plain form that no API wrote; all of them where only the HTML form is an API's. */
  readonly notApi: readonly Exchange[];
  /** How a listing changed between two walks of it, where listings contradict each other. */
  readonly drift?: string | undefined;
  /** A file whose entry under its type differs from its entry in the whole listing, as asking again confirmed. */
  readonly altered?: Altered | undefined;
  /** A type that lists nothing, and what became of the files with its extension. */
  readonly mistyped?: Mistyped | undefined;
  /** How the listing stopped showing the existing title, where its record contradicts the listing. */
  readonly sampleGone?: string | undefined;
  /** How the whole listing changed since, where two of its files share a page id: one of them may have been renamed. */
  readonly renamed?: string | undefined;
  /** A fault of the suite itself that ended the probes. */
  readonly fault?: Report['fault'];
}

/** What was noted of the answers as they came in. */
export interface Observed {
  readonly violations: Violations;
  /** What was seen where the contract is silent. */
  readonly silences: ReadonlyMap<SilenceId, string>;
  /** The exchanges of walks that violations cite. */
  readonly cited: readonly Exchange[];
}

/** What the checks judge. */
export interface Evidence extends Collected {
  readonly observed: Observed;
}
