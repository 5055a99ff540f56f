import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareBytes } from './byte-order.js';

const names = fc.oneof(
  fc.string({ unit: 'binary' }),
  // Around the surrogates, where UTF-16 and UTF-8 disagree.
  fc.string({
    unit: fc.constantFrom('a', 'A', '_', '-', '0', '\ud7ff', '\ue000', '＠', '𐀀', '𝒳', '\u{10ffff}'),
  }),
);

test('the order of names is the order of their UTF-8 bytes', () => {
  fc.assert(
    fc.property(names, names, (a, b) => {
      expect(Math.sign(compareBytes(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
    { seed: 1, numRuns: 2000 },
  );
});
