/** The header policy: what is sent to whom, and what is recorded. Credentials go to the target's origin only and are never recorded. */
import { decodedOnce } from '../values/urls.js';
import { REDACTED, type ClientOptions, type Manner } from './exchange.js';

/** Headers without secrets; their values, such as `application/json`, occur in answers for other reasons. */
const OPEN =
  /^(accept(-\w+)*|cache-control|connection|content-\w+|dnt|expect|forwarded|from|host|if-[\w-]+|origin|pragma|priority|range|referer|sec-[\w-]+|te|upgrade(-\w+)*|user-agent|via|x-forwarded-(for|host|port|prefix|proto|scheme|server|ssl)|x-requested-with)$/i;

/** Whether a header of this name may carry a credential. */
export const isCredential = (name: string): boolean => !OPEN.test(name);

export type Header = readonly [name: string, value: string];

/** Makes the headers of a request to an origin, with its id for the logs of the target. */
export function headerPolicy({ userAgent, target, headers = [], trace }: ClientOptions) {
  const ours = { 'user-agent': userAgent, accept: '*/*', 'accept-encoding': 'gzip' };
  const users = headers.map(([name, value]): Header => [name.toLowerCase(), value]);
  const credentials = basic(target);
  if (credentials !== undefined && !users.some(([name]) => name === 'authorization'))
    users.push(['authorization', credentials]);
  // Without `Host` or `X-Forwarded-Proto`, say, another site might answer, or a redirect.
  const open = users.filter(([name]) => !isCredential(name));
  return (origin: string, { headers: own = {}, bare }: Manner, id: number) => {
    const isTarget = origin === target.origin;
    // Another origin learns only what a question can read, not who asks.
    const given = Object.entries(own).filter(([name]) => isTarget || /^accept(-encoding)?$/.test(name));
    const asked = Object.entries({ ...ours, ...Object.fromEntries(given) }).filter(
      (header): header is [string, string] => header[1] !== undefined,
    );
    if (!isTarget) return combine(asked, []);
    if (trace) asked.push([trace.name, `${trace.prefix}-${id}`]);
    return combine(asked, bare === true ? open : users);
  };
}

/** A user's header replaces ours of the same name, but cookies are joined. */
function combine(ours: readonly Header[], users: readonly Header[]) {
  const sent: Record<string, string | string[]> = Object.fromEntries(ours);
  const shown: Record<string, string> = Object.fromEntries(ours);
  const invented = shown['cookie'] ?? [];
  for (const [wanted] of users) {
    const values = users.flatMap(([name, value]) => (name === wanted ? [value] : []));
    const isCookie = wanted === 'cookie';
    sent[wanted] = isCookie ? values.concat(invented).join('; ') : values;
    shown[wanted] = isCookie ? values.map(withoutValues).concat(invented).join('; ') : REDACTED;
  }
  return { sent, shown };
}

/** The names of cookies help to explain an answer. */
function withoutValues(cookies: string): string {
  const pairs = cookies.match(/[^;\s][^;]*/g) ?? [];
  return pairs.map(pair => pair.replace(/^([^=]*=)?.*/s, `$1${REDACTED}`)).join('; ');
}

/** The user information of a URL as the value of an authorization header. */
export function basic(url: URL): string | undefined {
  if (url.username === '' && url.password === '') return undefined;
  // A URL may hold a lone percent sign in a password.
  const [user, word] = [url.username, url.password].map(text => decodedOnce(text) ?? text);
  return `Basic ${Buffer.from(`${user}:${word}`).toString('base64')}`;
}
