/** The header policy: what is sent to whom, and what of it is shown. Credentials go to the target's origin only and are never recorded. */
import { decodedOnce } from '../values/urls.js';
import { REDACTED, type ClientOptions, type Manner } from './exchange.js';

/** What one request sends, and what of it may be shown. */
export interface HeaderSet {
  readonly sent: Readonly<Record<string, string | string[]>>;
  readonly shown: Readonly<Record<string, string>>;
}

/** Headers without secrets; their values, such as `application/json`, occur in answers for other reasons. */
const OPEN =
  /^(accept(-\w+)*|cache-control|connection|content-\w+|dnt|expect|forwarded|from|host|if-[\w-]+|origin|pragma|priority|range|referer|sec-[\w-]+|te|upgrade(-\w+)*|user-agent|via|x-forwarded-(for|host|port|prefix|proto|scheme|server|ssl)|x-requested-with)$/i;

/** Whether a header of this name may carry a credential. */
export const isCredential = (name: string): boolean => !OPEN.test(name);

/** Makes the headers of a request to an origin, with its id for the logs of the target. */
export function headerPolicy({
  userAgent,
  target,
  headers = [],
  trace,
}: Pick<ClientOptions, 'userAgent' | 'target' | 'headers' | 'trace'>) {
  const ours: readonly Header[] = [
    ['user-agent', userAgent],
    ['accept', '*/*'],
    ['accept-encoding', 'gzip'],
  ];
  const users = headers.map(([name, value]): Header => [name.toLowerCase(), value]);
  const credentials = basic(target);
  if (credentials !== undefined && !users.some(([name]) => name === 'authorization'))
    users.push(['authorization', credentials]);
  // Without `Host` or `X-Forwarded-Proto`, say, another site might answer, or a redirect.
  const open = users.filter(([name]) => !isCredential(name));
  return (origin: string, { headers: extra = {}, bare }: Manner, id: number): HeaderSet => {
    if (origin !== target.origin) return combine(changed(ours, extra, false), []);
    const { sent, shown } = combine(changed(ours, extra, true), bare === true ? open : users);
    const own = trace ? { [trace.name]: `${trace.prefix}-${id}` } : {};
    return { sent: { ...sent, ...own }, shown: { ...shown, ...own } };
  };
}

type Header = readonly [name: string, value: string];

/** Headers of a question that say what it can read, and nothing of who asks. */
const NEGOTIATED: ReadonlySet<string> = new Set(['accept', 'accept-encoding']);

/** Our headers with a question's own ones; one without a value is left out, and a stranger is told only what can be read. */
function changed(
  ours: readonly Header[],
  own: NonNullable<Manner['headers']>,
  isTarget: boolean,
): readonly Header[] {
  const given = Object.entries(own).filter(([name]) => isTarget || NEGOTIATED.has(name));
  const headers = new Map<string, string | undefined>([...ours, ...given]);
  return [...headers].flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

/** A user's header replaces ours of the same name, but cookies are joined. */
function combine(ours: readonly Header[], users: readonly Header[]): HeaderSet {
  const sent: Record<string, string | string[]> = Object.fromEntries(ours);
  const shown: Record<string, string> = Object.fromEntries(ours);
  const valuesIn = (headers: readonly Header[], wanted: string): string[] =>
    headers.flatMap(([name, value]) => (name === wanted ? [value] : []));
  for (const [name] of users) {
    sent[name] = valuesIn(users, name);
    shown[name] = REDACTED;
  }
  const [own, invented] = [valuesIn(users, 'cookie'), valuesIn(ours, 'cookie')];
  if (own.length + invented.length > 0) {
    sent['cookie'] = [...own, ...invented].join('; ');
    shown['cookie'] = [...own.map(withoutValues), ...invented].join('; ');
  }
  return { sent, shown };
}

/** The names of cookies stay: which ones were sent explains an answer, their values do not. */
const withoutValues = (cookies: string): string =>
  cookies
    .split(';')
    .map(pair => pair.trim())
    .filter(pair => pair !== '')
    .map(pair => (pair.includes('=') ? `${pair.slice(0, pair.indexOf('='))}=${REDACTED}` : REDACTED))
    .join('; ');

/** The user information of a URL as the value of an authorization header. */
export function basic(url: URL): string | undefined {
  if (url.username === '' && url.password === '') return undefined;
  // A lone percent sign in a password is allowed in a URL.
  const [user, word] = [url.username, url.password].map(text => decodedOnce(text) ?? text);
  const text = `${user}:${word}`;
  return `Basic ${Buffer.from(text).toString('base64')}`;
}
