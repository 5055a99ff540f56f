/** What is sent to whom, and what of it is shown: credentials go to the target's origin only and are never written down. */

export interface Dress {
  /** As undici takes them: name, value, name, value. */
  readonly sent: string[];
  readonly shown: Readonly<Record<string, string>>;
}

export interface Wardrobe {
  readonly userAgent: string;
  readonly target: URL;
  /** The user's own headers. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export const REDACTED = '<redacted>';

/** The headers for one request; `given` are the question's own, e.g. an invented cookie. */
export function dressFor(url: URL, wardrobe: Wardrobe, given: Readonly<Record<string, string>>): Dress {
  const own = new Map([
    ['user-agent', wardrobe.userAgent],
    ['accept', '*/*'],
    ['accept-encoding', 'gzip'],
  ]);
  if (url.origin !== wardrobe.target.origin) return { sent: [...own].flat(), shown: Object.fromEntries(own) };
  const users = wardrobe.headers.map(([name, value]) => [name.toLowerCase(), value] as const);
  const credentials = basic(url) ?? basic(wardrobe.target);
  if (credentials !== undefined && !users.some(([name]) => name === 'authorization'))
    users.push(['authorization', credentials]);
  for (const [name, value] of Object.entries(given)) own.set(name.toLowerCase(), value);
  return combine(own, users);
}

function combine(own: Map<string, string>, users: readonly (readonly [string, string])[]): Dress {
  const cookies = users.filter(([name]) => name === 'cookie').map(([, value]) => value);
  const others = users.filter(([name]) => name !== 'cookie');
  const named = new Set(others.map(([name]) => name));
  const kept = [...own].filter(([name]) => name !== 'cookie' && !named.has(name));
  const shown = new Map([...kept, ...others.map(([name]) => [name, REDACTED] as const)]);
  const sent = [...kept, ...others].flat();
  const invented = own.get('cookie');
  const jar = invented === undefined ? cookies : [...cookies, invented];
  if (jar.length > 0) {
    sent.push('cookie', jar.join('; '));
    shown.set('cookie', [...cookies.map(veiled), ...(invented === undefined ? [] : [invented])].join('; '));
  }
  return { sent, shown: Object.fromEntries(shown) };
}

/** Each cookie's name stays: which cookies were sent explains an answer, their values do not. */
const veiled = (cookies: string): string =>
  cookies
    .split(';')
    .map(pair => pair.trim())
    .filter(pair => pair !== '')
    .map(pair => (pair.includes('=') ? `${pair.slice(0, pair.indexOf('='))}=${REDACTED}` : REDACTED))
    .join('; ');

/** The user information of a URL as the value of an authorization header. */
export function basic(url: URL): string | undefined {
  if (url.username === '' && url.password === '') return undefined;
  const text = `${decoded(url.username)}:${decoded(url.password)}`;
  return `Basic ${Buffer.from(text).toString('base64')}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A lone percent sign in a password is a lawful URL.
  }
}
