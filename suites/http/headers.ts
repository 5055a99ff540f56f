/** What is sent to whom, and what of it is shown: credentials go to the target's origin only and are never written down. */

export interface Dress {
  /** As undici takes them: name, value, name, value. */
  readonly sent: string[];
  readonly shown: Readonly<Record<string, string>>;
}

export const REDACTED = '<redacted>';

/** `given` are a question's own headers, e.g. an invented cookie. */
export type Wardrobe = (url: URL, given: Given) => Dress;

export type Given = Readonly<Record<string, string>>;

/** The usual dress is made once and worn by nearly every request. */
export function openWardrobe(
  userAgent: string,
  target: URL,
  headers: readonly (readonly [string, string])[],
): Wardrobe {
  const own: readonly Header[] = [
    ['user-agent', userAgent],
    ['accept', '*/*'],
    ['accept-encoding', 'gzip'],
  ];
  const users = headers.map(([name, value]): Header => [name.toLowerCase(), value]);
  const credentials = basic(target);
  if (credentials !== undefined && !users.some(([name]) => name === 'authorization'))
    users.push(['authorization', credentials]);
  const foreign = combine(own, []);
  const usual = combine(own, users);
  return (url, given) => {
    if (url.origin !== target.origin) return foreign;
    const extra = Object.entries(given).map(([name, value]): Header => [name.toLowerCase(), value]);
    return extra.length === 0 ? usual : combine([...own, ...extra], users);
  };
}

type Header = readonly [name: string, value: string];

/** A user's header replaces ours of the same name, but cookies go together. */
function combine(ours: readonly Header[], users: readonly Header[]): Dress {
  const own = new Map(ours);
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
