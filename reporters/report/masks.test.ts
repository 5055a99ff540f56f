import { expect, test } from 'vitest';
import { kindOf, maskOf } from './masks.js';

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

const failed = {
  rule: 'allimages.ns',
  section: '2.2',
  level: 'MUST',
  outcome: 'failed',
  evidence: [{ exchange: 1, pointer: '/query/allimages/0/ns' }],
} as const;

test.each([
  [{ place: '`0_zero.png`, page 1', places: 873 }, '`ns` is "6" (873 places; first: `0_zero.png`, page 1)'],
  [{ place: '`0_zero.png`, page 1' }, '`ns` is "6" (`0_zero.png`, page 1)'],
  [{ places: 3 }, '`ns` is "6" (3 places)'],
  [{}, '`ns` is "6"'],
])('a message is of its kind without its place and count (%o)', (where, message) => {
  expect(kindOf({ ...failed, evidence: [...failed.evidence], ...where, message })).toBe('`ns` is "6"');
});

test('a message is of its kind however often the question was asked', () => {
  const message = 'the API answers with the error `a` in 4 of 4 attempts (the page (in HTML))';
  expect(kindOf({ ...failed, evidence: [], place: 'the page (in HTML)', message })).toBe(
    'the API answers with the error `a`',
  );
});
