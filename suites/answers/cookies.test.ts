import { describe, expect, test } from 'vitest';
import { liveCookie } from './cookies.js';
import type { Exchange } from '../http/exchange.js';
import { openRedaction } from '../recording/redact.js';
import { answered, unanswered } from '../testing/samples/exchanges.js';

const redaction = openRedaction([]);

/** An answer of the first of January 2024. */
function answerWith(...cookies: readonly string[]): Exchange {
  return answered('{}', { headers: cookies.map(cookie => ['set-cookie', cookie]) });
}

test.each([
  'wiki_session=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly',
  'wiki_session=x; Max-Age=0',
  'wiki_session=x; max-age = -1',
  'wiki_session=x; Max-Age="0"',
  'wiki_session=x; Expires=Mon, 01 Jan 2024 00:00:00 GMT',
  'wiki_session=; path=/',
  'wiki_session=""; path=/',
  'wiki_session',
  'wikiUserID=deleted; Max-Age=0',
  'forceHTTPS=deleted; Max-Age=0',
  'wiki_session=deleted; path=/',
])('a cookie of a session is cleared by %s', cookie => {
  expect(liveCookie(answerWith(cookie), 'wiki_session')).toBeUndefined();
  expect(liveCookie(redaction.exchange(answerWith(cookie)), 'wiki_session')).toBeUndefined();
});

describe('a cookie of a session is live', () => {
  test.each([
    ['wiki_session=0123; path=/; HttpOnly', 'wiki_session'],
    ['wiki_session=0123; Max-Age=3600', 'wiki_session'],
    ['wiki_session=0123; Max-Age=3600; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'wiki_session'],
    ['wiki_session=0123; Expires=Mon, 01 Jan 2024 00:00:01 GMT', 'wiki_session'],
    ['wiki_session=0123; Expires=whenever', 'wiki_session'],
    ['  wiki_session = 0123', 'wiki_session'],
    ['wiki_session=deleted; expires=Thu, 01-Jan-2037 00:00:01 GMT', 'wiki_session'],
    ['wiki_session=deleted; Max-Age=3600', 'wiki_session'],
    ['wikiUserID=7', 'wikiUserID'],
    ['enwikiToken=abc', 'enwikiToken'],
    ['centralauth_Token=abc', 'centralauth_Token'],
    ['forceHTTPS=true', 'forceHTTPS'],
    ['__Host-wiki_session=0123; Secure; path=/', '__Host-wiki_session'],
    ['__Secure-wikiUserID=7; Secure', '__Secure-wikiUserID'],
  ])('after %s', (cookie, name) => {
    expect(liveCookie(answerWith(cookie), 'wiki_session')).toBe(name);
    expect(liveCookie(redaction.exchange(answerWith(cookie)), 'wiki_session')).toBe(name);
  });

  test('under the name that is declared', () => {
    expect(liveCookie(answerWith('wiki_session=1'), 'SESS')).toBeUndefined();
    expect(liveCookie(answerWith('SESS=1'), 'SESS')).toBe('SESS');
  });

  test('also after others that are not', () => {
    const answer = answerWith('wiki_session=deleted; Max-Age=0', 'GeoIP=DE', 'wikiToken=1');
    expect(liveCookie(answer, 'wiki_session')).toBe('wikiToken');
  });
});

test.each([
  'GeoIP=DE:::; Path=/',
  '=wikiUserID',
  'WMF-Last-Access=01-Jan-2024',
  'UserIDs=1',
  'sessionToken2=1',
])('the cookie %s is not a session cookie', cookie => {
  expect(liveCookie(answerWith(cookie), 'wiki_session')).toBeUndefined();
});

test('an exchange without an answer sets no cookie', () => {
  const exchange = unanswered({ kind: 'timeout', message: 'no answer within 10 s' });
  expect(liveCookie(exchange, 'wiki_session')).toBeUndefined();
});
