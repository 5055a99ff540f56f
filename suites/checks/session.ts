/** Contract 5: no credentials are needed, and a made-up session changes nothing. */
import { isCookieSent, liveCookie } from '../answers/cookies.js';
import { whyNothing, type Reading } from '../answers/reading.js';
import type { Evidence } from '../evidence/evidence.js';
import type { Profile } from '../evidence/profile.js';
import type { Judgement } from '../evidence/violations.js';
import type { Exchange } from '../http/exchange.js';
import { counted, quoted } from '../values/messages.js';
import { queryNames, type QueryName } from '../values/queries.js';
import {
  cantTell,
  failed,
  fromDifferences,
  fromObserved,
  inapplicable,
  passed,
  QUERY_PROBES,
  type Check,
  type ChecksOf,
} from './check.js';

const noCredentials: Check['judge'] = ({ plain, isAuthorized, losses, profile }) => {
  if (profile.values.access === 'restricted')
    return inapplicable('`access` is declared `restricted`: the wiki is read with credentials only');
  const lost = queryNames.find(query => plain.get(query)?.kind !== 'answer');
  if (lost !== undefined) {
    const reading = plain.get(lost);
    if (reading?.kind === 'error' && reading.sort === 'other')
      return passed('no query was refused for want of credentials');
    return reading ? unanswered(lost, reading) : cantTell(`${lost} was not asked`);
  }
  const bare = isAuthorized ? losses.get('credentials') : undefined;
  return bare
    ? cantTell(bare.reason, bare.cutOff)
    : passed('all four queries are answered without credentials');
};

const unanswered = (query: QueryName, reading: Reading) => ({
  ...cantTell(whyNothing(reading) ?? 'no answer', reading.kind === 'lost' && reading.cutOff),
  place: query,
});

/** Why no answer with an invented session was compared with one without. */
function nothingCompared({ plain, profile }: Evidence): string {
  const name = profile.values.session_cookie;
  return isCookieSent(plain.values(), name)
    ? `the cookie ${quoted(name, 60)} that was given is sent with every request`
    : 'no query was answered without a cookie';
}

const sameStatus: Check['judge'] = evidence => {
  const compared = evidence.session.filter(({ plain }) => plain.kind === 'answer');
  if (compared.length === 0) return inapplicable(nothingCompared(evidence));
  for (const { query, plain, withCookie } of compared) {
    const { exchange } = withCookie;
    if (withCookie.kind !== 'answer') return unanswered(query, withCookie);
    const expected = String(plain.exchange.response?.status);
    const actual = String(exchange.response?.status);
    if (expected !== actual)
      return failed({
        message: `HTTP ${actual} with a session cookie, ${expected} without`,
        place: query,
        exchange: exchange.id,
        expected,
        actual,
      });
  }
  return passed(`${counted(compared.length, 'query', 'queries')} checked`);
};

/** Judges the cookies of an answer to a request that carried none. */
function liveCookieIn(exchange: Exchange, { values }: Profile): Judgement {
  if (!exchange.response) return undefined;
  const live = liveCookie(exchange, values.session_cookie);
  return (
    live === undefined || {
      message: `the response to a request without cookies sets the live cookie ${quoted(live, 80)}`,
      place: exchange.question,
      exchange: exchange.id,
      expected: 'no cookie, or one that clears',
      actual: `Set-Cookie: ${live}=…`,
    }
  );
}

export const sessionChecks = {
  'session.no-credentials': { probes: [...QUERY_PROBES, 'credentials'], judge: noCredentials },
  'session.same-status': { probes: [...QUERY_PROBES, 'session'], judge: sameStatus },
  'session.same-answer': {
    probes: [...QUERY_PROBES, 'session'],
    judge: evidence => fromDifferences(evidence, ['cookie'], nothingCompared(evidence)),
  },
  'session.no-live-cookie': {
    probes: QUERY_PROBES,
    observing: { cookieless: liveCookieIn },
    judge: (evidence, rule) => fromObserved(rule, evidence, 'no answer was seen', 'response'),
  },
} as const satisfies ChecksOf<'session.'>;
