/** Infers from a few answers which parameters would explain a target: those that it is asked for, or those of a recording. */
import { randomBytes } from 'node:crypto';
import { read, whyNothing, type Reading } from '../../answers/reading.js';
import { pageRules } from '../../checks/observer.js';
import { pageOf } from '../../evidence/page.js';
import { resolveProfile, type Declared } from '../../evidence/profile.js';
import { notSent, type Exchange } from '../../http/exchange.js';
import { namesFrom } from '../../plan/names.js';
import { startProgress } from '../../probes/allimages/walk.js';
import type { Recording } from '../../recording/read.js';
import { plain } from '../../values/messages.js';
import { labelOf, type Query } from '../../values/queries.js';
import type { AuditOptions, Source } from '../options.js';
import { openTarget } from '../target.js';
import { observe, type Answers, type ParameterObservation } from './observe.js';

/** What was inferred about the deployment of a wiki. */
export interface InferredProfile {
  /** One for each parameter, in the order of the contract. */
  readonly observations: readonly ParameterObservation[];
  /** The parameters whose values differ from the contract's literal ones. */
  readonly parameters: Declared;
  /** The rules that the first page of the listing breaks even under these parameters, each with its message. */
  readonly unexplained: readonly string[];
  /** Why nothing could be observed: the target did not answer as an API. */
  readonly failure?: string | undefined;
  /** The URL of the `api.php` that answered, where redirects lead to another one. */
  readonly redirectedTo?: string | undefined;
  /** The number of requests sent, retries and redirects included. */
  readonly requests: number;
}

type Asking = 'url' | 'rate' | 'deadlineMs' | 'timeoutMs' | 'retries' | 'signal';
type Sending = 'userAgent' | 'contact' | 'headers' | 'ca';

/** How the target is asked; the same as for an audit. */
export type InferOptions = Pick<AuditOptions, Asking | Sending>;

/**
 * Infers the deployment profile of a wiki from four to six requests.
 *
 * Resolves whatever the target does: `failure` is set where nothing could be observed. Rejects with a `TypeError` on a
 * `url` that is none.
 */
export async function inferProfile(options: InferOptions): Promise<InferredProfile> {
  const target = new URL(options.url);
  const seed = randomBytes(8).toString('hex');
  const source = openTarget({ options, target, profile: resolveProfile(target), seed, started: new Date() });
  let inferred: Inferred;
  let requests: number;
  try {
    inferred = await inferFrom(source, target, seed);
  } finally {
    ({ requests } = await source.close());
  }
  return { ...inferred, requests };
}

/** The same from the answers of an audit that has ended, without a request. */
export async function inferFromRecording(recording: Recording): Promise<InferredProfile> {
  const { target, seed, answers, isAuthorized, end } = recording;
  const first = new Map(answers.toReversed().map(answer => [answer.question, answer]));
  const asking = (name: string) => answers.find(({ url }) => new URL(url).searchParams.has(name));
  const ask = ({ cookie: _cookie, ...query }: Query): Promise<Exchange> => {
    const question = labelOf(query);
    // Which types and titles an audit asks for is drawn, or follows from the listing.
    const answer = query.types ? asking('aimime') : query.title ? asking('titles') : first.get(question);
    const why = { kind: 'unasked', message: `the audit did not ask for ${question}` } as const;
    return Promise.resolve(answer?.exchange() ?? notSent(question, '', why));
  };
  return { ...(await inferFrom({ ask, isAuthorized }, target, seed)), requests: end.requests };
}

type Inferred = Omit<InferredProfile, 'requests'>;

async function inferFrom(
  { ask: send, isAuthorized: hasCredentials }: Pick<Source, 'ask' | 'isAuthorized'>,
  target: URL,
  seed: string,
): Promise<Inferred> {
  const names = namesFrom(seed);
  const profile = resolveProfile(target);
  const ask = async (query: Query) => read(await send(query));
  const lag = await ask({ query: 'dbrepllag' });
  const firstPage: Query = { query: 'allimages', page: 1 };
  const listing = await ask(firstPage);
  const filtered = await ask({ query: 'allimages', types: [names.mediaType()] });
  // A wiki that knows the cookie answers with a cookie of its own, so this needs no further request.
  const cookie = `${profile.values.session_cookie}=${names.sessionIds.at(0)}`;
  const html = await send({ query: 'dbrepllag', html: true, cookie });
  const page = listing.kind === 'answer' ? pageOf(listing, firstPage) : undefined;
  const missing = { sent: `File:${names.missing('plain', 1)}`, exists: false, kind: 'a missing title' };
  const isEmpty = page?.entries.length === 0;
  const title = isEmpty ? await ask({ query: 'duplicatefiles', title: missing }) : undefined;
  const isAsked = hasCredentials && lag.kind === 'answer';
  const refusedWithout = isAsked ? isRefused(await ask({ query: 'dbrepllag', bare: true })) : undefined;
  return explained({ profile, lag, listing, page, filtered, html, title, hasCredentials, refusedWithout });
}

/** Whether an answer refuses its reader; a lost, late or failed one shows nothing. */
function isRefused(reading: Reading): boolean | undefined {
  if (reading.kind === 'answer') return false;
  if (reading.kind === 'error') return reading.sort === 'denied' ? true : undefined;
  const { loss, response } = reading.exchange;
  // A login page comes with status 200.
  return !loss && [401, 403, 200].includes(response?.status ?? 0) ? true : undefined;
}

function explained(answers: Answers): Inferred {
  const { page, listing, lag, filtered, profile } = answers;
  const observations = observe(answers);
  const parameters = Object.fromEntries(
    observations.flatMap(({ name, declare }) => (declare === undefined ? [] : [[name, declare]])),
  );
  const trail = startProgress(resolveProfile(new URL(profile.api), parameters), []);
  const unexplained = pageRules.flatMap(([rule, judge]) => {
    const verdict = page && judge(page, trail);
    return typeof verdict === 'object' ? [`${rule}: ${verdict.message}`] : [];
  });
  const answered = [lag, listing, filtered].find(({ kind }) => kind === 'answer');
  const [address = profile.api] = answered?.exchange.request.url.split('?') ?? [];
  return {
    observations,
    parameters,
    unexplained,
    failure: answered ? undefined : whyNothing(listing),
    redirectedTo: address === profile.api ? undefined : plain(address, 300),
  };
}
