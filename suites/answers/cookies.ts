/** Cookies that an answer sets (contract 5; RFC 6265). */
import type { Exchange } from '../http/exchange.js';
import { httpDate } from '../values/timestamps.js';

/** The name of the first session cookie that an answer sets and does not clear; of several with one name, the last one counts. */
export function liveCookie(exchange: Exchange, sessionCookie: string): string | undefined {
  const live = new Map<string, string>();
  for (const [header, value] of exchange.response?.headers ?? []) {
    if (header !== 'set-cookie') continue;
    const cookie = parseSetCookie(value);
    if (!isOfSession(cookie.name, sessionCookie)) continue;
    if (clears(cookie, exchange.startedAt)) live.delete(placeOf(cookie));
    else live.set(placeOf(cookie), cookie.name);
  }
  return live.values().next().value;
}

/** Browsers keep one cookie for each name, domain and path. */
function placeOf({ name, attributes }: SetCookie): string {
  return [name, attributes.get('domain') ?? '', attributes.get('path') ?? ''].join(' ');
}

/** Whether any of several requests sent a cookie of this name; its value may be redacted. */
export function isCookieSent(of: Iterable<{ readonly exchange: Exchange }>, name: string): boolean {
  for (const { exchange } of of) {
    const pairs = exchange.request.headers['cookie']?.split(';') ?? [];
    if (pairs.some(pair => pair.trim().startsWith(`${name}=`))) return true;
  }
  return false;
}

interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly attributes: ReadonlyMap<string, string>;
}

export function parseSetCookie(text: string): SetCookie {
  const [pair = '', ...rest] = text.split(';');
  const attributes = rest.map(cookiePair).map(([name, value]) => [name.toLowerCase(), value] as const);
  const [name, value] = cookiePair(pair);
  return { name, value: value.replace(/^"(.*)"$/, '$1'), attributes: new Map(attributes) };
}

/** Name and value around the first equals sign. */
function cookiePair(text: string): [name: string, value: string] {
  const at = text.indexOf('=');
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

function isOfSession(prefixed: string, sessionCookie: string): boolean {
  if (prefixed === sessionCookie) return true;
  const name = prefixed.replace(/^__(Secure|Host)-/, '');
  if (name === sessionCookie || name === 'forceHTTPS') return true;
  if (name.endsWith('UserID')) return true;
  if (!name.endsWith('Token')) return false;
  // A token of a wiki begins like its session, or like a wiki's name: there are tokens of other kinds, against forged requests.
  const prefix = sessionCookie.replace(/_?session$/i, '');
  return (prefix !== sessionCookie && name.startsWith(prefix)) || /wiki|^centralauth/i.test(name);
}

/** `Max-Age` takes precedence over `Expires` (RFC 6265, 5.3). */
function clears({ value, attributes }: SetCookie, now: number): boolean {
  if (value === '') return true;
  const maxAge = attributes.get('max-age')?.replace(/^"(.*)"$/, '$1');
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return Number(maxAge) <= 0;
  const expires = httpDate(attributes.get('expires') ?? '');
  // PHP writes this value into a cookie that it deletes, with a date in the past.
  return Number.isNaN(expires) ? value === 'deleted' : expires <= now;
}
