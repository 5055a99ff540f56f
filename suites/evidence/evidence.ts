/** What the probes bring back for the checks. */
import type { RuleId, SilenceId } from '../../schemas/generated/rules.js';
import type { Report } from '../../schemas/verdict.js';
import type { NameList } from '../values/name-list.js';
import type { Exchange } from '../http/exchange.js';
import type { HtmlPage } from '../answers/html-page.js';
import type { Fault, Ledger } from './violations.js';
import type { RawFacts } from '../answers/raw-json.js';
import type { Profile } from './profile.js';
import type { Form } from '../values/queries.js';
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

/** An entry that is another one under `aimime`. */
export interface Altered {
  readonly exchange: Exchange;
  readonly fault: Fault;
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
  /** For a file of the listing: its page id. */
  readonly curid?: string;
}

/** The HTML form of a question. */
export interface HtmlProbe {
  readonly exchange: Exchange;
  readonly lost?: Lost;
  readonly page?: HtmlPage;
  /** What parsing the JSON document of the page hides. */
  readonly raw?: RawFacts;
  /** Where the JSON document is not pretty-printed. */
  readonly ugly?: { readonly line: number; readonly why: string };
}

/** An answer that should equal another one, and a second look where it did not. */
export interface Comparison {
  readonly form: Form;
  /** The plain answer of an anonymous client, first looked at. */
  readonly plain: Reading;
  /** The same question again, asked only after a difference. */
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
  readonly unasked?: true;
  /** The rule that failed because the API answered with an error. */
  readonly broke?: RuleId;
}

export interface Evidence {
  readonly profile: Profile;
  readonly ledger: Ledger;
  readonly losses: ReadonlyMap<ProbeId, ProbeLoss>;
  /** The four questions in their plain form, as an anonymous client gets them. */
  readonly plain: ReadonlyMap<Form, Reading>;
  readonly walks: ReadonlyMap<WalkId, Walk>;
  readonly missing: readonly TitleProbe[];
  readonly existing: readonly TitleProbe[];
  /** Why there is no existing title to ask for. */
  readonly noWitness: string | undefined;
  readonly html: readonly HtmlComparison[];
  readonly session: readonly SessionComparison[];
  readonly debug: DebugBlock | undefined;
  /** Media types that the names' extensions suggest, with how many names do. */
  readonly suggested: ReadonlyMap<string, number>;
  /** What was seen where the contract is silent. */
  readonly observed: ReadonlyMap<SilenceId, string>;
  /** Whether any answer was an API's, in either form: without one, the target may be no `api.php` at all. */
  readonly isApi: boolean;
  /** How a listing changed between two walks of it, where listings contradict each other. */
  readonly drift: string | undefined;
  /** A file whose entry under its type differs from its entry in the whole listing, as a second look confirmed. */
  readonly altered: Altered | undefined;
  /** A type that lists nothing, and what became of the files with its extension. */
  readonly mistyped: Mistyped | undefined;
  /** How the listing stopped showing the existing title, where its record contradicts the listing. */
  readonly witnessGone: string | undefined;
  /** How the whole listing changed since, where two of its files share a page id: one of them may have been renamed. */
  readonly renamed: string | undefined;
  /** Exchanges of walks that faults cite. */
  readonly cited: readonly Exchange[];
  /** A fault of the suite itself that ended the look. */
  readonly fault?: Report['fault'];
}
