import { expect, test } from 'vitest';
import { maskOf } from './facts.js';

const at = (url: string, profile: Record<string, string> = {}) =>
  maskOf({ target: { url, profile, declared: [] } });

test('the address of a wiki is hidden, wherever it occurs', () => {
  const mask = at('http://127.0.0.1:8080/api.php');
  expect(mask('see http://127.0.0.1:8080/File:A.png')).toBe('see http://{host}/File:A.png');
  expect(mask(String.raw`"http:\/\/127.0.0.1:8080\/A"`)).toBe(String.raw`"http:\/\/{host}\/A"`);
});

test("another address stays, also one that begins like the wiki's", () => {
  const mask = at('http://127.0.0.1:80801/api.php');
  expect(mask('http://127.0.0.1:8080/')).toBe('http://127.0.0.1:8080/');
  expect(at('http://wiki.example/api.php')('http://wiki.example.org/')).toBe('http://wiki.example.org/');
  expect(at('http://a/api.php')('a man')).toBe('a man');
});

test('the origin that a wiki calls itself by is hidden too', () => {
  const mask = at('http://127.0.0.1:1/api.php', { public_origin: 'https://wiki.example' });
  expect(mask('https://wiki.example/File:A.png')).toBe('https://{host}/File:A.png');
});

test('an address that is none hides nothing', () => {
  expect(at('', { base_url: 'no URL' })('http://wiki.example/')).toBe('http://wiki.example/');
});
