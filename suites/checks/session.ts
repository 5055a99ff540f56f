/** Contract 5: no credentials are needed, and a made-up session changes nothing. */
import { isCookieSent, liveCookie } from '../answers/cookies.js';
import { whyNothing, type Reading } from '../answers/reading.js';
import type { Evidence } from '../evidence/evidence.js';
import { quoted } from '../values/messages.js';
import { queryNames, type QueryName } from '../values/queries.js';
import {
  cantTell,
  fromDifferences,
  inapplicable,
  observed,
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
    if (!reading) return cantTell(`${lost} was not asked`);
    const isAllowed = reading.kind === 'error' && reading.sort === 'other';
    return isAllowed ? passed('no query was refused for want of credentials') : unanswered(lost, reading);
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

const probes = [...QUERY_PROBES, 'session'] as const;

export const sessionChecks = {
  'session.no-credentials': { probes: [...QUERY_PROBES, 'credentials'], judge: noCredentials },
  'session.same-status': {
    probes,
    judge: evidence => fromDifferences(evidence, ['status'], nothingCompared(evidence)),
  },
  'session.same-answer': {
    probes,
    judge: evidence => fromDifferences(evidence, ['cookie'], nothingCompared(evidence)),
  },
  'session.no-live-cookie': observed({
    probes: QUERY_PROBES,
    nothing: 'no answer was seen',
    noun: 'response',
    observing: {
      cookieless(exchange, { values }) {
        if (!exchange.response) return undefined;
        const live = liveCookie(exchange, values.session_cookie);
        if (live === undefined) return true;
        return {
          message: `the response to a request without cookies sets the live cookie ${quoted(live, 80)}`,
          expected: 'no cookie, or one that clears',
          actual: `Set-Cookie: ${live}=…`,
        };
      },
    },
  }),
} as const satisfies ChecksOf<'session.'>;
