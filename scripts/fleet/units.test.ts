/** Which targets belong together, and which verdict decides. */
import { describe, expect, test } from 'vitest';
import { isWanted, statusOf, tallyOf, type Done, type Entry } from './entries.js';
import type { ListedTarget } from './list/list.js';
import { pendingOf, targetsOfShard, unitsOf } from './units.js';

const target = (number: number, operator: string | null): ListedTarget => ({
  id: number.toString(16).padStart(16, '0'),
  url: `https://${number}.example/api.php`,
  operator,
});

/** 400 targets of 23 operators, one of which has most of them, and 30 on loopback. */
const targets = [
  ...Array.from({ length: 400 }, (_, at) => target(at, at % 3 === 0 ? `operator-${at % 23}` : 'farm')),
  ...Array.from({ length: 30 }, (_, at) => target(1000 + at, null)),
];

describe('units', () => {
  test('hold all targets of an operator, the largest first, and each on loopback alone', () => {
    const units = unitsOf(targets);
    expect(units[0]).toMatchObject({ operator: 'farm' });
    expect(units.filter(({ operator }) => operator === null).map(unit => unit.targets.length)).toEqual(
      Array.from({ length: 30 }, () => 1),
    );
    expect(new Set(units.flatMap(unit => unit.targets))).toEqual(new Set(targets));
    const named = units.flatMap(({ operator }) => operator ?? []);
    expect(new Set(named).size).toBe(named.length);
  });
});

describe('shards', () => {
  test.each([1, 2, 8, 100])('%d of them hold every target once, and an operator is never divided', of => {
    const shards = Array.from({ length: of }, (_, at) => targetsOfShard(targets, { index: at + 1, of }));
    expect(shards.flat()).toHaveLength(targets.length);
    expect(new Set(shards.flat())).toEqual(new Set(targets));
    for (const operator of new Set(targets.flatMap(one => one.operator ?? []))) {
      const holding = shards.filter(shard => shard.some(one => one.operator === operator));
      expect(holding).toHaveLength(1);
    }
  });
});

const at = '2030-01-01T00:00:00.000Z';
const done = (number: number, more: Partial<Done> = {}): Done => ({
  id: target(number, null).id,
  state: 'done',
  started: at,
  conformant: true,
  reason: '',
  fault: false,
  stale: false,
  failed: [],
  ...more,
});
const refused = (number: number): Entry => ({
  id: target(number, null).id,
  state: 'refused',
  reason: 'r',
});

const entriesOf = (...entries: Entry[]) => new Map(entries.map(entry => [entry.id, entry]));

test('what was refused before comes last', () => {
  const all = [0, 1, 2, 3].map(number => target(number, 'farm'));
  const pending = pendingOf(all, entriesOf(refused(0), done(2)));
  expect(pending.map(({ id }) => Number.parseInt(id, 16))).toEqual([1, 3, 0]);
});

describe('the worst verdict decides', () => {
  const fault = done(0, { conformant: null, fault: true });
  const failed = done(1, { conformant: false });
  const unsure = done(2, { conformant: null });
  const fine = done(3);
  test.each<[what: string, status: number, entries: Entry[]]>([
    ['a fault of the suite', 3, [fault, failed, unsure, fine]],
    ['a target that broke the suite', 3, [{ id: refused(0).id, state: 'faulty', reason: 'r' }, failed]],
    [
      'a target that broke the suite when it was audited again',
      3,
      [done(0, { again: { state: 'faulty', reason: 'r' } }), failed],
    ],
    [
      'a target that was refused when it was audited again',
      0,
      [done(0, { again: { state: 'refused', reason: 'r' } })],
    ],
    ['a target that is not conformant', 1, [failed, unsure, fine]],
    ['a stale baseline', 1, [done(1, { stale: true }), unsure, fine]],
    ['a target that could not be judged', 3, [unsure, fine]],
    ['a target that was refused', 3, [refused(0), fine]],
    ['no other', 0, [fine, done(4)]],
  ])('%s: %d', (_what, status, entries) => {
    expect(statusOf(entries, entriesOf(...entries))).toBe(status);
  });

  test('is 0 where that is wanted, but for a fault of the suite', () => {
    expect(statusOf([failed], entriesOf(failed), true)).toBe(0);
    expect(statusOf([fault, failed], entriesOf(fault, failed), true)).toBe(3);
  });

  test('a target that was not reached: 3', () => {
    expect(statusOf([fine, target(9, null)], entriesOf(fine))).toBe(3);
  });
});

test('what is proven of a target counts, whatever fault the suite had besides', () => {
  const entries = [done(0, { conformant: false, fault: true }), done(1, { conformant: null, fault: true })];
  expect(tallyOf([...entries, done(2, { stale: true }), refused(3)])).toMatchObject({
    conformant: 1,
    failed: 1,
    undetermined: 1,
    refused: 1,
  });
});

test.each([
  ['failed', [false, true, false, false, true]],
  ['undetermined', [false, false, true, true, false]],
  ['all', [true, true, true, true, true]],
] as const)('--again %s', (what, wanted) => {
  const entries = [
    done(0),
    done(1, { conformant: false }),
    done(2, { conformant: null }),
    done(3, { conformant: null, fault: true }),
    done(4, { stale: true }),
  ];
  const since = '2030-01-01T00:00:01.000Z';
  expect(entries.map(entry => isWanted(entry, { what, since }))).toEqual(wanted);
  expect(entries.some(entry => isWanted({ ...entry, started: since }, { what, since }))).toBe(false);
});
