import { expect, test } from 'vitest';
import { urlFrom, withoutUsers } from './url.js';

test.each([
  ['https://wiki.example/w/api.php', undefined, 'https://wiki.example/w/api.php'],
  ['/é', 'http://wiki.example/a', 'http://wiki.example/%C3%A9'],
  ['http://[', undefined, undefined],
  ['nowhere', undefined, undefined],
])('%s from %s is %s', (text, base, href) => {
  expect(urlFrom(text, base)?.href).toBe(href);
});

test('a host beyond ASCII is one, however often that is asked', () => {
  // URL.canParse returns false after a few thousand calls.
  let denied = 0;
  for (let time = 0; time < 20_000; time++)
    if (!urlFrom(`https://español${time % 997}.example/w/api.php`)) denied++;
  expect(denied).toBe(0);
});

test('users take a time in proportion to a text to look for', () => {
  const text = 'a'.repeat(2_000_000);
  const from = performance.now();
  expect(withoutUsers(`${text}http://user@a.example/`)).toBe(`${text}http://a.example/`);
  expect(performance.now() - from).toBeLessThan(60_000);
});

test.each([
  ['not `http://user:se@cret@a.example/b`', 'not `http://a.example/b`'],
  ['http://a.example/@b,https://user@c.example/', 'http://a.example/@b,https://c.example/'],
  ['/lists/http:/user:secret@a.example: gone', '/lists/http:/a.example: gone'],
  ['https://user:secre… (300 characters) is gone', 'https://… (300 characters) is gone'],
  ['C:/a@b/profile.json, ops@wiki.example', 'C:/a@b/profile.json, ops@wiki.example'],
])('%s tells of no user: %s', (text, told) => {
  expect(withoutUsers(text)).toBe(told);
});
