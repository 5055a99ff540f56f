import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf, addressReader } from './address.js';

const target = new URL('https://wiki.example/w/api.php');

test('an address has no user information and no fragment', () => {
  expect(addressOf(new URL('http://u:p@wiki.example:8080/w/api.php?a=1#part'))).toEqual({
    href: 'http://wiki.example:8080/w/api.php?a=1',
    origin: 'http://wiki.example:8080',
    path: '/w/api.php?a=1',
  });
});

describe('an address that was read', () => {
  const read = addressReader(target);

  test.each([
    "https://wiki.example/w/api.php?titles=File:A'b",
    'https://wiki.example/w/api.php?titles=a b#part',
    'https://wiki.example/w/api.php?titles="<é>',
    'https://wiki.example/w/api.php',
    'https://wiki.example/w/api.php/../other.php?a=1',
    'https://WIKI.example:443/w/api.php?a=1',
    'https://u:p@wiki.example/w/api.php?a=1',
    'http://127.1/?a=1',
  ])('is that of the parsed URL: %s', text => {
    expect(read(text)).toEqual(addressOf(new URL(text)));
  });

  test('is that of the parsed URL, whatever the query', () => {
    const query = fc.oneof(fc.string(), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(query, text => {
        const url = `https://wiki.example/w/api.php?${text}`;
        expect(read(url)).toEqual(addressOf(new URL(url)));
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  test('of a target with a query of its own begins before it', () => {
    const url = 'http://[::1]:81/api.php?x=1&action=query';
    expect(addressReader(new URL('http://[::1]:81/api.php?x=1'))(url)).toEqual(addressOf(new URL(url)));
  });

  test('has to be a URL', () => {
    expect(() => read('no address')).toThrow(TypeError);
  });
});
