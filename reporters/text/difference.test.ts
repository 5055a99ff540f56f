import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differenceOf } from './difference.js';

describe('the difference of two texts', () => {
  test('is what is between their common beginning and their common end', () => {
    expect(differenceOf('http://a/File:X', 'http://a/wiki/File:X')).toEqual([
      { same: 'http://a/', differs: '', rest: 'File:X' },
      { same: 'http://a/', differs: 'wiki/', rest: 'File:X' },
    ]);
  });

  test('counts no character twice', () => {
    expect(differenceOf('aa', 'aaa')).toEqual([
      { same: 'aa', differs: '', rest: '' },
      { same: 'aa', differs: 'a', rest: '' },
    ]);
  });

  test('tears no escape and no letter from its marks', () => {
    expect(differenceOf('\\u202e', '\\u202f')[0]).toEqual({ same: '', differs: '\\u202e', rest: '' });
    expect(differenceOf('e\u0301', 'e\u0300')[0].differs).toBe('e\u0301');
  });

  test('parts without loss', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (left, right) => {
        const parted = differenceOf(left, right).map(({ same, differs, rest }) => same + differs + rest);
        expect(parted).toEqual([left, right]);
      }),
    );
  });
});
