import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareBytes } from './byte-order.js';

const names = fc.oneof(
  fc.string({ unit: 'binary' }),
  // Around the surrogates, where UTF-16 and UTF-8 disagree.
  fc.string({
    unit: fc.constantFrom('a', 'A', '_', '-', '0', '\ud7ff', '\ue000', '＠', '𐀀', '𝒳', '\u{10ffff}'),
  }),
);

describe('the order of names', () => {
  test('is the order of their UTF-8 bytes', () => {
    fc.assert(
      fc.property(names, names, (a, b) => {
        expect(Math.sign(compareBytes(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  test.each([
    ['＠wide.png', '𝒳.png', 'an astral character comes after the rest of the plane'],
    ['Img-b.png', 'Img0.png', 'a hyphen comes before digits'],
    ['Img_A.png', 'Img_a.png', 'an upper-case letter comes before a lower-case one'],
    ['Zebra.png', '_.png', 'an underscore comes after upper-case letters'],
    ['be-x-old', 'bg', 'language codes are no words'],
  ])('%s sorts before %s: %s', (first, second) => {
    expect(compareBytes(first, second)).toBeLessThan(0);
    expect(compareBytes(second, first)).toBeGreaterThan(0);
  });
});
