/** Contract 5: no credentials are needed, and a made-up session changes nothing. */
import type { Finding } from '../../schemas/verdict.js';
import { liveCookie } from '../answers/cookies.js';
import { refusalKind, whyNothing } from '../answers/reading.js';
import type { Evidence } from '../evidence/evidence.js';
import { quoted } from '../values/messages.js';
import { queryNames } from '../values/queries.js';
import { cantTell, inapplicable, observed, passed, QUERY_PROBES, type ChecksOf } from './check.js';

function noCredentials({ plain, isAuthorized, losses, profile }: Evidence): Finding {
  if (profile.values.access === 'restricted')
    return inapplicable('`access` is declared `restricted`: the wiki is read with credentials only');
  const place = queryNames.find(query => plain.get(query)?.kind !== 'answer');
  if (place === undefined) {
    const bare = isAuthorized ? losses.get('credentials') : undefined;
    return bare
      ? cantTell(bare.reason, bare.cutOff)
      : passed('all four queries are answered without credentials');
  }
  const reading = plain.get(place);
  if (!reading) return cantTell(`${place} was not asked`);
  if (refusalKind(reading) === 'error') return passed('no query was refused for want of credentials');
  const isCutOff = reading.kind === 'lost' && reading.cutOff;
  return { ...cantTell(whyNothing(reading) ?? 'no answer', isCutOff), place };
}

const onSession = observed({
  probes: [...QUERY_PROBES, 'session'],
  nothing: 'no query was answered without a cookie',
  noun: 'comparison',
});

export const sessionChecks = {
  'session.no-credentials': { probes: [...QUERY_PROBES, 'credentials'], judge: noCredentials },
  'session.same-status': onSession,
  'session.same-answer': onSession,
  'session.no-live-cookie': observed({
    probes: QUERY_PROBES,
    nothing: 'no answer was seen',
    noun: 'response',
    observing: {
      cookieless(exchange, { values }) {
        const live = exchange.response && liveCookie(exchange, values.session_cookie);
        if (live === undefined) return exchange.response ? true : undefined;
        return {
          message: `the response to a request without cookies sets the live cookie ${quoted(live, 80)}`,
          expected: 'no cookie, or one that clears',
          actual: `Set-Cookie: ${live}=…`,
        };
      },
    },
  }),
} as const satisfies ChecksOf<'session.'>;
