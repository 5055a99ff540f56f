/** Probes of sessions (contract 5): each of the four queries with a made-up session cookie and no user id. */
import { sameAnswer } from '../answers/compare.js';
import type { Reading } from '../answers/reading.js';
import type { ProbeId, SessionComparison } from '../evidence/evidence.js';
import { queryNames } from '../values/queries.js';
import type { Query, QueryName } from '../values/queries.js';
import { ask, lose } from './ask.js';
import type { ProbeContext } from './context.js';

export async function probeSessions(context: ProbeContext): Promise<SessionComparison[]> {
  const cookie = `${context.options.profile.values.session_cookie}=${context.random.sessionId()}`;
  const found: SessionComparison[] = [];
  for (const query of queryNames) {
    const plain = context.collected.plain.get(query);
    if (!plain) continue;
    const withCookie = await ask(context, { ...queryOf(context, query), cookie });
    if (withCookie.kind === 'lost') lose(context, 'session', withCookie);
    const differs = plain.kind === 'answer' && withCookie.kind === 'answer' && !sameAnswer(plain, withCookie);
    const again = differs ? { again: await askAgain(context, 'session', query) } : {};
    found.push({ query, plain, withCookie, ...again });
  }
  return found;
}

/** Asks a query in the plain form once more: was it the answer that changed meanwhile? */
export async function askAgain(context: ProbeContext, probe: ProbeId, query: QueryName): Promise<Reading> {
  const reading = await ask(context, { ...queryOf(context, query), repeat: 'query' });
  if (reading.exchange.loss?.kind === 'unasked') lose(context, probe, reading);
  return reading;
}

/** One of the four queries; on a title, the one about the first missing title. */
export function queryOf({ collected }: ProbeContext, query: QueryName): Query {
  if (query !== 'duplicatefiles') return { query };
  const sent = collected.missing[0]?.sent ?? '';
  return { query, title: { sent, exists: false, kind: 'a missing title' } };
}
