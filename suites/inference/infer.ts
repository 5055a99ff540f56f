/** Looks at a target in a few requests, and says which parameters would explain it: with what was seen, and what cannot be seen. */
import { randomBytes } from 'node:crypto';
import type { ParameterName } from '../../schemas/generated/rules.js';
import { parameters } from '../../schemas/generated/rules.js';
import type { AuditOptions } from '../audit/options.js';
import { randomFrom } from '../probes/random.js';
import { pageOf } from '../evidence/page.js';
import type { Page } from '../evidence/page.js';
import { resolveProfile } from '../evidence/profile.js';
import type { Declared, Profile } from '../evidence/profile.js';
import { sightsOfListing, stillDeviating } from './from-listing.js';
import { declaredIn, sightsOfAnswers } from './from-answers.js';
import type { Query } from '../values/queries.js';
import { read, whyNothing } from '../answers/reading.js';
import type { Reading } from '../answers/reading.js';
import { openTarget } from '../audit/target.js';
import { plain } from '../values/messages.js';

/** What was seen of one parameter. */
export interface Sight {
  readonly name: ParameterName;
  /** The value to declare, where it differs from the contract's. */
  readonly declare?: string;
  readonly seen: boolean;
  readonly evidence: string;
}

export interface Proposal {
  /** Of all parameters, in the order of the contract. */
  readonly sights: readonly Sight[];
  /** The parameters that differ from the contract's literal values. */
  readonly parameters: Declared;
  /** Rules that the first page of the listing breaks even so. */
  readonly deviating: readonly string[];
  /** Why nothing at all was seen. */
  readonly blind?: string;
  /** Where the answers come from, if not from the address that was asked. */
  readonly redirectedTo?: string;
  readonly requests: number;
}

/** The answers that a proposal is made from. */
export interface Answers {
  readonly profile: Profile;
  readonly lag: Reading;
  readonly listing: Reading;
  readonly page: Page | undefined;
  readonly filtered: Reading;
  readonly html: Reading['exchange'];
  /** Asked only where the listing shows no file. */
  readonly title: Reading | undefined;
}

/** How a target is asked: as for an audit. */
export type ProposeOptions = Pick<
  AuditOptions,
  'url' | 'rate' | 'timeoutMs' | 'retries' | 'userAgent' | 'headers' | 'ca' | 'signal'
>;

const FIRST_PAGE: Query = { query: 'allimages', page: 1 };

export async function propose(options: ProposeOptions): Promise<Proposal> {
  const target = new URL(options.url);
  const profile = resolveProfile(target);
  const seed = randomBytes(8).toString('hex');
  const source = openTarget({ options, target, profile, seed, started: new Date() });
  const draw = randomFrom(seed);
  const { values } = profile;
  const ask = async (query: Query) => read(await source.ask(query));
  try {
    const lag = await ask({ query: 'dbrepllag' });
    const listing = await ask(FIRST_PAGE);
    const filtered = await ask({ query: 'allimages', types: [draw.mediaType()] });
    // A wiki that knows the cookie answers with one of its own; this costs no question more.
    const html = await source.ask({
      query: 'dbrepllag',
      html: true,
      cookie: `${values.session_cookie}=${draw.sessionId()}`,
    });
    const page = listing.kind === 'answer' ? pageOf(listing, FIRST_PAGE) : undefined;
    const isEmpty = page?.entries.length === 0;
    const title = isEmpty
      ? await ask({
          query: 'duplicatefiles',
          title: { sent: `File:${draw.title('word', 1)}`, exists: false, kind: 'a missing title' },
        })
      : undefined;
    const { requests } = await source.close();
    return proposalOf({ profile, lag, listing, page, filtered, html, title }, target, requests);
  } catch (error) {
    await source.close();
    throw error;
  }
}

function proposalOf(answers: Answers, target: URL, requests: number): Proposal {
  const sights = [...sightsOfListing(answers), ...sightsOfAnswers(answers)];
  const declared = declaredIn(sights);
  const order = Object.keys(parameters);
  const to = finalAddress(answers);
  const blind = whyBlind(answers);
  return {
    sights: sights.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
    parameters: declared,
    deviating: answers.page ? stillDeviating(answers.page, resolveProfile(target, declared)) : [],
    ...(blind === undefined ? {} : { blind }),
    ...(to === undefined ? {} : { redirectedTo: to }),
    requests,
  };
}

/** The address that answered, where redirects lead to another one. */
function finalAddress({ profile, lag, listing }: Answers): string | undefined {
  const answered = [lag, listing].find(({ kind }) => kind === 'answer');
  const address = answered?.exchange.request.url.replace(/\?.*$/s, '');
  return address === undefined || address === profile.api ? undefined : plain(address, 300);
}

function whyBlind({ lag, listing, filtered }: Answers): string | undefined {
  const readings = [listing, lag, filtered];
  return readings.some(({ kind }) => kind === 'answer') ? undefined : whyNothing(listing);
}
