/** Infers the profile of a wiki from the answers of an audit that has ended, without a request. */
import { notSent, type Exchange } from '../../http/exchange.js';
import { pageOf } from '../../evidence/page.js';
import { resolveProfile } from '../../evidence/profile.js';
import { read } from '../../answers/reading.js';
import type { RecordedAnswer, Recording } from '../../recording/read.js';
import { labelOf, type Query } from '../../values/queries.js';
import { FIRST_PAGE, inferredFrom, isRefused, type InferredProfile } from './infer.js';

export async function inferFromRecording(recording: Recording): Promise<InferredProfile> {
  const { target, answers, isAuthorized, end } = recording;
  const first = new Map(answers.toReversed().map(answer => [answer.question, answer]));
  const ask = (query: Query) => exchangeOf(first.get(labelOf(query)), labelOf(query));
  const asking = (name: string) => answers.find(({ url }) => new URL(url).searchParams.has(name));
  const listing = read(ask(FIRST_PAGE));
  const page = listing.kind === 'answer' ? pageOf(listing, FIRST_PAGE) : undefined;
  const title = page?.entries.length === 0 ? asking('titles') : undefined;
  const bare = isAuthorized ? first.get(labelOf({ query: 'dbrepllag', bare: true })) : undefined;
  const found = {
    profile: resolveProfile(target),
    lag: read(ask({ query: 'dbrepllag' })),
    listing,
    page,
    // Which types an audit asks for is drawn, or follows from the listing.
    filtered: read(exchangeOf(asking('aimime'), 'allimages by media type')),
    html: ask({ query: 'dbrepllag', html: true }),
    title: title && read(title.exchange()),
    hasCredentials: isAuthorized,
    refusedWithout: bare && isRefused(read(bare.exchange())),
  };
  return inferredFrom(found, target, end.requests);
}

function exchangeOf(answer: RecordedAnswer | undefined, question: string): Exchange {
  if (answer) return answer.exchange();
  return notSent(question, '', { kind: 'unasked', message: `the audit did not ask for ${question}` });
}
