/** Observes the parameters that no URL in the listing shows. */
import { valueAt } from '../../../schemas/text/json-pointer.js';
import { parseSetCookie } from '../../answers/cookies.js';
import { decoded, isObject, whyNothing, type JsonObject } from '../../answers/reading.js';
import { counted, plain, quoted, shown } from '../../values/messages.js';
import { determined, undetermined, type Answers, type ParameterObservation } from './observation.js';

export function observeAnswers(answers: Answers): ParameterObservation[] {
  return [
    ...observeLag(answers),
    observeFilter(answers),
    observeLanguage(answers),
    observeCookie(answers),
    observeAccess(answers),
  ];
}

function observeLag({ lag }: Answers): ParameterObservation[] {
  const list = lag.kind === 'answer' ? valueAt(lag.json, '/query/dbrepllag') : undefined;
  const entries = Array.isArray(list) ? list.filter(isObject) : [];
  const [first] = entries;
  if (!first) {
    const why = `no replication lag was reported (${whyNothing(lag) ?? 'no entry'})`;
    return [undetermined('hostnames', why), undetermined('replication', why)];
  }
  const named = entries.find(({ host }) => typeof host === 'string' && host !== '');
  const what = `${counted(entries.length, 'entry', 'entries')}, the first with lag ${shown(first['lag'], 40)}`;
  const host =
    named && `the entry with lag ${shown(named['lag'], 40)} names the host ${shown(named['host'])}`;
  return [
    determined('hostnames', named ? 'shown' : 'hidden', 'hidden', host ?? 'no entry names a host'),
    entries.some(isReplica)
      ? determined('replication', 'replicated', '', `${what}: a host with a measured lag is a replica`)
      : undetermined(
          'replication',
          `${what}: this does not show whether there are replicas; declare \`none\` or \`replicated\` if you know`,
        ),
  ];
}

/** Only a separate host has a name, and only a replica has a lag (contract 2.3). */
function isReplica({ host, lag }: JsonObject): boolean {
  return typeof host === 'string' && host !== '' && Number.isInteger(lag) && Number(lag) >= 0;
}

function observeAccess({ lag, hasCredentials, refusedWithout }: Answers): ParameterObservation {
  if (lag.kind !== 'answer') return undetermined('access', `a query was not answered (${whyNothing(lag)})`);
  if (!hasCredentials)
    return determined('access', 'open', 'open', 'a query was answered without credentials');
  if (refusedWithout === undefined)
    return undetermined('access', 'it is not known how a query is answered without the credentials given');
  return refusedWithout
    ? determined('access', 'restricted', 'open', 'a query is refused without the credentials given')
    : determined('access', 'open', 'open', 'a query is also answered without the credentials given');
}

function observeFilter({ filtered }: Answers): ParameterObservation {
  if (filtered.kind === 'answer')
    return determined('mime_filter', 'on', 'on', 'a listing filtered by type was answered');
  if (filtered.kind === 'error' && filtered.code === 'mimesearchdisabled')
    return determined(
      'mime_filter',
      'off',
      'on',
      'a listing filtered by type was refused with the error `mimesearchdisabled`',
    );
  return undetermined('mime_filter', `a listing filtered by type was not answered (${whyNothing(filtered)})`);
}

function observeLanguage({ html }: Answers): ParameterObservation {
  const { response, loss } = html;
  if (!response || loss)
    return undetermined('ui_language', `the HTML form was not answered (${loss?.message ?? 'no response'})`);
  const { text } = decoded(response.body);
  if (!text.includes('batchcomplete'))
    return undetermined('ui_language', 'the HTML form is not an API response');
  const [tag = '', language] =
    /<html\b[^<>]*?\slang=["']?([A-Za-z][A-Za-z0-9-]*)[^<>]*>/i.exec(text.slice(0, 5000)) ?? [];
  if (language === undefined)
    return undetermined('ui_language', 'the HTML form does not declare its language');
  const value = /^en\b/i.test(language) ? 'en' : language;
  return determined('ui_language', value, 'en', `the HTML form contains ${quoted(tag, 120)}`);
}

function observeCookie({ profile, lag, listing, filtered, html }: Answers): ParameterObservation {
  const exchanges = [lag, listing, filtered].map(({ exchange }) => exchange);
  const names = new Set<string>();
  for (const { response } of [...exchanges, html])
    for (const [header, value] of response?.headers ?? []) {
      const { name } = parseSetCookie(value);
      if (header === 'set-cookie' && /session$/i.test(name)) names.add(name);
    }
  const usual = profile.values.session_cookie;
  const [first, ...others] = names;
  if (names.has(usual))
    return determined('session_cookie', usual, usual, `a response set the cookie \`${usual}\``);
  if (first === undefined)
    return undetermined('session_cookie', 'no response set a cookie with the name of a session');
  if (others.length > 0)
    return undetermined(
      'session_cookie',
      `several cookies have the name of a session: ${plain([...names].join(', '))}`,
    );
  return determined('session_cookie', first, usual, `a response set the cookie ${quoted(first)}`);
}
