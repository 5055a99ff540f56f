/** Probes of sessions (contract 5): each of the four questions with a made-up session cookie and no user id. */
import type { ProbeId, SessionComparison } from '../evidence/evidence.js';
import { ask, lose } from './ask.js';
import type { Ask } from './ask.js';
import type { Look } from './context.js';
import { forms, plainUrl, titleUrl } from '../values/queries.js';
import type { Form } from '../values/queries.js';
import type { Reading } from '../answers/reading.js';
import { sameAnswer } from '../answers/compare.js';

export async function lookAtSessions(look: Look): Promise<SessionComparison[]> {
  const cookie = `${look.options.profile.values.session_cookie}=${look.draw.sessionId()}`;
  const found: SessionComparison[] = [];
  for (const form of forms) {
    const plain = look.evidence.plain.get(form);
    if (!plain) continue;
    const withCookie = await ask(look, {
      ...askOf(look, form),
      question: `${form} with a session cookie`,
      asked: 'session.same-answer',
      cookie,
    });
    if (withCookie.kind === 'lost') lose(look, 'session', withCookie);
    const differs = plain.kind === 'answer' && withCookie.kind === 'answer' && !sameAnswer(plain, withCookie);
    found.push({
      form,
      plain,
      withCookie,
      ...(differs ? { again: await askAgain(look, 'session', form) } : {}),
    });
  }
  return found;
}

/** A second look at a question in the plain form: was it the answer that changed meanwhile? */
export async function askAgain(look: Look, probe: ProbeId, form: Form): Promise<Reading> {
  const reading = await ask(look, { ...askOf(look, form), question: `${form} again` });
  if (reading.exchange.loss?.kind === 'unasked') lose(look, probe, reading);
  return reading;
}

function askOf(look: Look, form: Form): Ask {
  const { api } = look.options.profile;
  const url =
    form === 'duplicatefiles' ? titleUrl(api, look.evidence.missing[0]?.sent ?? '') : plainUrl(api, form);
  return { form, question: form, url, asked: 'session.same-answer' };
}
