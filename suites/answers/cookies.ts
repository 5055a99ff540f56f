/** Cookies that an answer sets (contract 5; RFC 6265). */
import type { Exchange } from '../http/exchange.js';
import { httpDate } from '../values/timestamps.js';

/** The name of the first session cookie that an answer sets and does not clear. */
export function liveCookie(exchange: Exchange, sessionCookie: string): string | undefined {
  const live = new Map<string, string>();
  for (const [header, value] of exchange.response?.headers ?? []) {
    if (header !== 'set-cookie') continue;
    const cookie = parseSetCookie(value);
    const { name, attributes } = cookie;
    if (!isOfSession(name, sessionCookie)) continue;
    // Browsers keep the last cookie for each name, domain and path.
    const place = [name, attributes.get('domain') ?? '', attributes.get('path') ?? ''].join(' ');
    if (clears(cookie, exchange.startedAt)) live.delete(place);
    else live.set(place, name);
  }
  return live.values().next().value;
}

/** Whether any request sent a cookie of this name; its value may be redacted. */
export const isCookieSent = (of: Iterable<{ readonly exchange: Exchange }>, name: string): boolean =>
  [...of].some(({ exchange }) => {
    const pairs = exchange.request.headers['cookie']?.split(/;\s*/) ?? [];
    return pairs.some(pair => pair.startsWith(`${name}=`));
  });

export function parseSetCookie(header: string) {
  const [[name, value] = ['', ''], ...attributes] = header.split(';').map(pair => {
    const [, key = '', text = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
    return [key.trim(), text.trim().replace(/^"(.*)"$/, '$1')] as const;
  });
  return { name, value, attributes: new Map(attributes.map(([key, text]) => [key.toLowerCase(), text])) };
}

function isOfSession(prefixed: string, sessionCookie: string): boolean {
  const name = prefixed.replace(/^__(Secure|Host)-/, '');
  if ([prefixed, name].includes(sessionCookie) || /^forceHTTPS$|UserID$/.test(name)) return true;
  if (!name.endsWith('Token')) return false;
  // A token of a wiki begins like its session or its name; other tokens protect against forged requests.
  const prefix = sessionCookie.replace(/_?session$/i, '');
  return (prefix !== sessionCookie && name.startsWith(prefix)) || /wiki|^centralauth/i.test(name);
}

/** `Max-Age` takes precedence over `Expires` (RFC 6265, 5.3). */
function clears({ value, attributes }: ReturnType<typeof parseSetCookie>, now: number): boolean {
  if (value === '') return true;
  const maxAge = attributes.get('max-age');
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return Number(maxAge) <= 0;
  const expires = httpDate(attributes.get('expires') ?? '');
  // PHP writes this value into a cookie that it deletes, with a date in the past.
  return Number.isNaN(expires) ? value === 'deleted' : expires <= now;
}
