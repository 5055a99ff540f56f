import { expect, test } from 'vitest';
import { urlFrom } from './url.js';

test.each([
  ['https://wiki.example/w/api.php', undefined, 'https://wiki.example/w/api.php'],
  ['/é', 'http://wiki.example/a', 'http://wiki.example/%C3%A9'],
  ['http://[', undefined, undefined],
  ['nowhere', undefined, undefined],
])('%s from %s is %s', (text, base, href) => {
  expect(urlFrom(text, base)?.href).toBe(href);
});

test('a host beyond ASCII is one, however often that is asked', () => {
  // URL.canParse denies it after some thousand calls.
  let denied = 0;
  for (let time = 0; time < 20_000; time++)
    if (!urlFrom(`https://español${time % 997}.example/w/api.php`)) denied++;
  expect(denied).toBe(0);
});
