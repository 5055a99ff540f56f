/** Infers from a few requests which parameters would explain the answers of a target. */
import { randomBytes } from 'node:crypto';
import { parameters } from '../../../schemas/generated/rules.js';
import type { AuditOptions } from '../options.js';
import { namesFrom } from '../../plan/names.js';
import { pageOf } from '../../evidence/page.js';
import { resolveProfile, type Declared } from '../../evidence/profile.js';
import { observeListing, unexplainedIn } from './from-listing.js';
import { observeAnswers } from './from-answers.js';
import { declaredIn, type Answers, type ParameterObservation } from './observation.js';
import type { Query } from '../../values/queries.js';
import { read, whyNothing, type Reading } from '../../answers/reading.js';
import { openTarget } from '../target.js';
import { plain } from '../../values/messages.js';

/** What was inferred about the deployment of a wiki. */
export interface InferredProfile {
  /** One for each parameter, in the order of the contract. */
  readonly observations: readonly ParameterObservation[];
  /** The parameters whose values differ from the contract's literal ones. */
  readonly parameters: Declared;
  /** The rules that the first page of the listing breaks even under these parameters, each with its message. */
  readonly unexplained: readonly string[];
  /** Why nothing could be observed: the target did not answer as an API. */
  readonly failure?: string;
  /** The URL of the `api.php` that answered, where redirects lead to another one. */
  readonly redirectedTo?: string;
  /** The number of requests sent, retries and redirects included. */
  readonly requests: number;
}

/** How the target is asked; the same as for an audit. */
export type InferOptions = Pick<
  AuditOptions,
  | 'url'
  | 'rate'
  | 'deadlineMs'
  | 'timeoutMs'
  | 'retries'
  | 'userAgent'
  | 'contact'
  | 'headers'
  | 'ca'
  | 'signal'
>;

export const FIRST_PAGE: Query = { query: 'allimages', page: 1 };

/**
 * Infers the deployment profile of a wiki from four to six requests.
 *
 * Resolves whatever the target does: `failure` is set where nothing could be observed. Rejects with a `TypeError` on a
 * `url` that is none.
 */
export async function inferProfile(options: InferOptions): Promise<InferredProfile> {
  const target = new URL(options.url);
  const profile = resolveProfile(target);
  const seed = randomBytes(8).toString('hex');
  const source = openTarget({ options, target, profile, seed, started: new Date() });
  const names = namesFrom(seed);
  const ask = async (query: Query) => read(await source.ask(query));
  try {
    const lag = await ask({ query: 'dbrepllag' });
    const listing = await ask(FIRST_PAGE);
    const filtered = await ask({ query: 'allimages', types: [names.mediaType()] });
    // A wiki that knows the cookie answers with a cookie of its own, so this needs no further request.
    const cookie = `${profile.values.session_cookie}=${names.sessionIds.at(0)}`;
    const html = await source.ask({ query: 'dbrepllag', html: true, cookie });
    const page = listing.kind === 'answer' ? pageOf(listing, FIRST_PAGE) : undefined;
    const missing = { sent: `File:${names.missing('plain', 1)}`, exists: false, kind: 'a missing title' };
    const isEmpty = page?.entries.length === 0;
    const title = isEmpty ? await ask({ query: 'duplicatefiles', title: missing }) : undefined;
    const isAsked = source.isAuthorized && lag.kind === 'answer';
    const bare = isAsked ? await ask({ query: 'dbrepllag', bare: true }) : undefined;
    const { requests } = await source.close();
    const access = { hasCredentials: source.isAuthorized, refusedWithout: bare && isRefused(bare) };
    return inferredFrom({ profile, lag, listing, page, filtered, html, title, ...access }, target, requests);
  } catch (error) {
    await source.close();
    throw error;
  }
}

/** Whether an answer refuses its reader; a lost, late or failed one shows nothing. */
export function isRefused(reading: Reading): boolean | undefined {
  if (reading.kind === 'answer') return false;
  if (reading.kind === 'error') return reading.sort === 'denied' ? true : undefined;
  const { loss, response } = reading.exchange;
  if (loss) return undefined;
  const status = response?.status ?? 0;
  // A login page comes with status 200.
  return status === 401 || status === 403 || status === 200 ? true : undefined;
}

export function inferredFrom(answers: Answers, target: URL, requests: number): InferredProfile {
  const found = [...observeListing(answers), ...observeAnswers(answers)];
  const declared = declaredIn(found);
  const order = Object.keys(parameters);
  const redirectedTo = finalUrl(answers);
  const { listing, lag, filtered } = answers;
  const isAnswered = [listing, lag, filtered].some(({ kind }) => kind === 'answer');
  const failure = isAnswered ? undefined : whyNothing(listing);
  return {
    observations: found.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
    parameters: declared,
    unexplained: answers.page ? unexplainedIn(answers.page, resolveProfile(target, declared)) : [],
    ...(failure === undefined ? {} : { failure }),
    ...(redirectedTo === undefined ? {} : { redirectedTo }),
    requests,
  };
}

/** The URL that answered, where redirects lead to another one. */
function finalUrl({ profile, lag, listing }: Answers): string | undefined {
  const answered = [lag, listing].find(({ kind }) => kind === 'answer');
  const address = answered?.exchange.request.url.replace(/\?.*$/s, '');
  return address === undefined || address === profile.api ? undefined : plain(address, 300);
}
