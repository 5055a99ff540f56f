/** What the answers show of single parameters; a value is declared only where it differs from the contract's. */
import { parseSetCookie } from '../answers/cookies.js';
import type { Declared } from '../evidence/profile.js';
import type { Answers, Sight } from './infer.js';
import { decoded, isObject, whyNothing } from '../answers/reading.js';
import type { JsonObject } from '../answers/reading.js';
import type { ParameterName } from '../../schemas/generated/rules.js';
import { counted, plain, quoted, shown } from '../values/messages.js';

export const asWritten = (name: ParameterName, evidence: string): Sight => ({ name, seen: true, evidence });

export const unseen = (name: ParameterName, evidence: string): Sight => ({ name, seen: false, evidence });

/** The parameters that differ from the contract's literal values. */
export function declaredIn(sights: readonly Sight[]): Declared {
  const declared: Partial<Record<ParameterName, string>> = {};
  for (const { name, declare } of sights) if (declare !== undefined) declared[name] = declare;
  return declared;
}

export const otherwise = (name: ParameterName, declare: string, evidence: string): Sight => ({
  name,
  declare,
  seen: true,
  evidence,
});

/** The parameters that no address shows. */
export function sightsOfAnswers(answers: Answers): Sight[] {
  return [...sightsOfLag(answers), sightOfFilter(answers), sightOfLanguage(answers), sightOfCookie(answers)];
}

function sightsOfLag({ lag }: Answers): Sight[] {
  const query = lag.kind === 'answer' && isObject(lag.json) ? lag.json['query'] : undefined;
  const list: unknown = isObject(query) ? query['dbrepllag'] : undefined;
  const entries = Array.isArray(list) ? list.filter(isObject) : [];
  const [first] = entries;
  if (!first) {
    const why = `the report on replication shows nothing (${whyNothing(lag) ?? 'no entry'})`;
    return [unseen('hostnames', why), unseen('replication', why)];
  }
  const named = entries.find(({ host }) => typeof host === 'string' && host !== '');
  const what = `${counted(entries.length, 'entry', 'entries')}, the first with the lag ${shown(first['lag'], 40)}`;
  return [
    named
      ? otherwise(
          'hostnames',
          'shown',
          `the lag ${shown(named['lag'], 40)} comes with the host ${shown(named['host'])}`,
        )
      : asWritten('hostnames', 'no host is named'),
    entries.some(isReplica)
      ? otherwise('replication', 'replicated', `${what}: a host whose lag is measured is a replica`)
      : unseen(
          'replication',
          `${what}: whether there are replicas is not told; declare \`none\` or \`replicated\` if you know`,
        ),
  ];
}

/** A host has a name only where it stands apart, and a lag only where it follows another (contract 2.3). */
function isReplica({ host, lag }: JsonObject): boolean {
  return typeof host === 'string' && host !== '' && Number.isInteger(lag) && Number(lag) >= 0;
}

function sightOfFilter({ filtered }: Answers): Sight {
  if (filtered.kind === 'answer') return asWritten('mime_filter', 'a listing by type was answered');
  if (filtered.kind === 'error' && filtered.code === 'mimesearchdisabled')
    return otherwise(
      'mime_filter',
      'off',
      'a listing by type was refused with the error `mimesearchdisabled`',
    );
  return unseen('mime_filter', `a listing by type was not answered (${whyNothing(filtered)})`);
}

function sightOfLanguage({ html }: Answers): Sight {
  const { response, loss } = html;
  if (!response || loss)
    return unseen('ui_language', `the HTML form was not answered (${loss?.message ?? ''})`);
  const { text } = decoded(response.body);
  if (!text.includes('batchcomplete')) return unseen('ui_language', 'the HTML form is no answer of an API');
  const [tag = '', language] =
    /<html\b[^<>]*?\slang=["']?([A-Za-z][A-Za-z0-9-]*)[^<>]*>/i.exec(text.slice(0, 5000)) ?? [];
  if (language === undefined) return unseen('ui_language', 'the HTML form does not name its language');
  const evidence = `the HTML form starts with ${quoted(tag, 120)}`;
  return /^en\b/i.test(language)
    ? asWritten('ui_language', evidence)
    : otherwise('ui_language', language, evidence);
}

function sightOfCookie({ profile, lag, listing, filtered, html }: Answers): Sight {
  const exchanges = [lag, listing, filtered].map(({ exchange }) => exchange);
  const names = new Set<string>();
  for (const { response } of [...exchanges, html])
    for (const [header, value] of response?.headers ?? []) {
      const { name } = parseSetCookie(value);
      if (header === 'set-cookie' && /session$/i.test(name)) names.add(name);
    }
  const usual = profile.values.session_cookie;
  const [first, ...others] = names;
  if (names.has(usual)) return asWritten('session_cookie', `an answer set the cookie \`${usual}\``);
  if (first === undefined)
    return unseen('session_cookie', 'no answer set a cookie that is named like a session');
  if (others.length > 0)
    return unseen(
      'session_cookie',
      `several cookies are named like a session: ${plain([...names].join(', '))}`,
    );
  return otherwise('session_cookie', first, `an answer set the cookie ${quoted(first)}`);
}
