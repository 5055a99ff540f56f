import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareBytes } from './byte-order.js';
import { lacking, merge, openIdSet, openNameList, within } from './name-list.js';
import type { NameCursor, NameList } from './name-list.js';

describe('a set of page ids', () => {
  test('adds each id once, whatever its size', () => {
    const ids = fc.oneof(
      fc.bigInt({ min: 1n, max: 40n }),
      fc.bigInt({ min: 1n, max: 2n ** 70n }),
      fc.constantFrom(2n ** 32n - 1n, 2n ** 32n, 2n ** 53n, 2n ** 53n + 1n),
    );
    fc.assert(
      fc.property(fc.array(ids.map(String), { maxLength: 200 }), list => {
        const set = openIdSet();
        const known = new Map<string, number>();
        for (const [at, id] of list.entries()) {
          expect(set.add(id, at)).toBe(known.get(id));
          if (!known.has(id)) known.set(id, at);
          expect(set.size).toBe(known.size);
        }
      }),
      { seed: 1 },
    );
  });

  test('keeps thousands', () => {
    const set = openIdSet();
    for (let id = 1; id <= 20_000; id++) expect(set.add(String(id * 7919), id)).toBeUndefined();
    for (let id = 1; id <= 20_000; id++) expect(set.add(String(id * 7919), 0)).toBe(id);
    expect(set.size).toBe(20_000);
  });
});

function listOf(names: readonly string[]): NameList {
  const list = openNameList();
  for (const name of names) list.add(name);
  return list;
}

function namesOf(cursor: NameCursor): string[] {
  const names: string[] = [];
  for (let name = cursor.next(); name !== undefined; name = cursor.next()) names.push(name);
  return names;
}

describe('a list of names', () => {
  test('gives back what was added, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 300 }), names => {
        const wellFormed = names.map(name => name.toWellFormed());
        const list = openNameList();
        for (const name of wellFormed) {
          list.add(name);
          expect(list.last()).toBe(name);
        }
        expect([...list]).toEqual(wellFormed);
        expect(list.length).toBe(wellFormed.length);
      }),
      { seed: 1 },
    );
  });

  test('keeps the fingerprint of each name', () => {
    const list = openNameList();
    for (let at = 0; at < 1000; at++) list.add(`Name ${at}.png`, 0xffff_ffff - at);
    list.add('Without.png');
    expect(Array.from({ length: 1000 }, (_, at) => list.fingerprintAt(at))).toEqual(
      Array.from({ length: 1000 }, (_, at) => 0xffff_ffff - at),
    );
    expect(list.fingerprintAt(1000)).toBe(0);
    expect(list.fingerprintAt(5000)).toBe(0);
  });

  test('gives back every name alike, however many there are', () => {
    const names = Array.from({ length: 1200 }, (_, at) => `Half a pair \ud83d ${at}.png`);
    const list = listOf(names);
    expect([...list]).toEqual(names.map(name => name.toWellFormed()));
    expect(list.at(1199)).toBe(names[1199]?.toWellFormed());
    expect(list.at(1200)).toBeUndefined();
  });

  test('that is empty has no last name', () => {
    expect(openNameList().last()).toBeUndefined();
  });
});

describe('lists in byte order', () => {
  const names = fc
    .uniqueArray(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 3 }), fc.constantFrom('a', 'b', 'ab')), {
      maxLength: 12,
    })
    .map(each => each.toSorted(compareBytes));

  test('are merged, cut and compared as sets are', () => {
    fc.assert(
      fc.property(names, names, fc.option(fc.string({ maxLength: 2 })), (a, b, last) => {
        const bound = last ?? undefined;
        const cut = (all: readonly string[]) =>
          all.filter(name => bound === undefined || compareBytes(name, bound) <= 0);
        const [left, right] = [listOf(a), listOf(b)];
        expect(namesOf(within(left, bound))).toEqual(cut(a));
        const both = [...new Set([...cut(a), ...cut(b)])].toSorted(compareBytes);
        expect(namesOf(merge(within(left, bound), within(right, bound)))).toEqual(both);
        expect([...lacking(within(left, bound), within(right))]).toEqual(
          [...new Set(cut(a))].filter(name => !b.includes(name)),
        );
      }),
      { seed: 1 },
    );
  });

  test('end for good', () => {
    const cursor = within(listOf(['a', 'b', 'c']), 'b');
    expect([cursor.next(), cursor.next(), cursor.next(), cursor.next()]).toEqual([
      'a',
      'b',
      undefined,
      undefined,
    ]);
  });
});
