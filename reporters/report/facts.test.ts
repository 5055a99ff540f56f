import { expect, test } from 'vitest';
import { maskOf } from './facts.js';

const at = (url: string, profile: Record<string, string> = {}) =>
  maskOf({ target: { url, profile, declared: [] } });

test.each([
  ['see http://127.0.0.1:8080/File:A.png', 'see http://{host}/File:A.png'],
  [String.raw`"http:\/\/127.0.0.1:8080\/A"`, String.raw`"http:\/\/{host}\/A"`],
  ['http://127.0.0.1:80801/', 'http://127.0.0.1:80801/'],
  ['https://wiki.example/A', 'https://{host}/A'],
  ['http://wiki.example.org/', 'http://wiki.example.org/'],
  ['a man at //a', 'a man at //a'],
])('only the addresses of the wiki are hidden: %s is %s', (text, masked) => {
  const mask = at('http://127.0.0.1:8080/api.php', { base_url: 'a', public_origin: 'https://wiki.example' });
  expect(mask(text)).toBe(masked);
});

test('without an address, nothing is hidden', () => {
  expect(at('')('http://wiki.example/')).toBe('http://wiki.example/');
});
