import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOf } from './difference.js';

test.each([
  ['http://a/File:X', 'http://a/wiki/File:X', ['', 'wiki/']],
  ['aa', 'aaa', ['', 'a']],
  ['\\u202e', '\\u202f', ['\\u202e', '\\u202f']],
  ['e\u0301', 'e\u0300', ['e\u0301', 'e\u0300']],
])(
  '%j and %j differ in %j: no character counts twice, no escape and no letter is torn',
  (left, right, parts) => {
    expect(differenceOf(left, right).map(({ differs }) => differs)).toEqual(parts);
  },
);

test('a difference parts without loss', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (left, right) => {
      const parted = differenceOf(left, right).map(({ same, differs, rest }) => same + differs + rest);
      expect(parted).toEqual([left, right]);
    }),
  );
});
