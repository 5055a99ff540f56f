/** Units, shards, and the exit status of a fleet. */
import { expect, test } from 'vitest';
import {
  isWanted,
  statusOf,
  tallyOf,
  type Done,
  type Entry,
  pendingOf,
  targetsOfShard,
  unitsOf,
} from './entries.js';
import type { ListedTarget } from './list/list.js';

const idOf = (number: number): string => number.toString(16).padStart(16, '0');
const target = (number: number, operator: string | null): ListedTarget => ({
  id: idOf(number),
  url: `https://${number}.example/api.php`,
  operator,
});

/** 400 targets of 23 operators, one of which has most of them, and 30 on loopback. */
const targets = [
  ...Array.from({ length: 400 }, (_, at) => target(at, at % 3 === 0 ? `operator-${at % 23}` : 'farm')),
  ...Array.from({ length: 30 }, (_, at) => target(1000 + at, null)),
];

test('units hold all targets of an operator, the largest first, and each on loopback alone', () => {
  const units = unitsOf(targets);
  expect(units[0]).toMatchObject({ operator: 'farm' });
  const alone = units.filter(({ operator }) => operator === null);
  expect(alone.map(unit => unit.targets.length)).toEqual(Array.from({ length: 30 }, () => 1));
  expect(new Set(units.flatMap(unit => unit.targets))).toEqual(new Set(targets));
  expect(units).toHaveLength(new Set(targets.map(({ operator, id }) => operator ?? id)).size);
});

test.each([1, 2, 8, 100])('%d shards hold every target once, and an operator is never divided', of => {
  const shards = Array.from({ length: of }, (_, at) => targetsOfShard(targets, { index: at + 1, of }));
  expect(shards.flat()).toHaveLength(targets.length);
  expect(new Set(shards.flat())).toEqual(new Set(targets));
  const operators = shards.flatMap(shard => [...new Set(shard.flatMap(one => one.operator ?? []))]);
  expect(new Set(operators).size).toBe(operators.length);
});

const done = (number: number, more: Partial<Done> = {}): Done => {
  const started = '2030-01-01T00:00:00.000Z';
  const fine = { conformant: true, reason: '', fault: false, stale: false, failed: [] };
  return { id: idOf(number), state: 'done', started, ...fine, ...more };
};
const unfinished = (state: 'refused' | 'faulty'): Entry => ({ id: idOf(0), state, reason: 'r' });
const entriesOf = (...entries: Entry[]) => new Map(entries.map(entry => [entry.id, entry]));

test('what was refused before comes last', () => {
  const all = [0, 1, 2, 3].map(number => target(number, 'farm'));
  const pending = pendingOf(all, entriesOf(unfinished('refused'), done(2)));
  expect(pending.map(({ id }) => id)).toEqual([1, 3, 0].map(idOf));
});

const fault = done(0, { conformant: null, fault: true });
const failed = done(1, { conformant: false });
const unsure = done(2, { conformant: null });
const fine = done(3);
const again = (state: 'faulty' | 'refused') => done(0, { again: { state, reason: 'r' } });

test.each<[what: string, status: number, entries: Entry[]]>([
  ['a fault of the suite', 3, [fault, failed, unsure, fine]],
  ['a target that broke the suite', 3, [unfinished('faulty'), failed]],
  ['a target that broke the suite when it was audited again', 3, [again('faulty'), failed]],
  ['a target that was refused when it was audited again', 0, [again('refused')]],
  ['a target that is not conformant', 1, [failed, unsure, fine]],
  ['a stale baseline', 1, [done(1, { stale: true }), unsure, fine]],
  ['a target that could not be judged', 3, [unsure, fine]],
  ['a target that was refused', 3, [unfinished('refused'), fine]],
  ['no other', 0, [fine, done(4)]],
])('the worst verdict decides: %s: %d', (_what, status, entries) => {
  expect(statusOf(entries, entriesOf(...entries))).toBe(status);
});

test('a target that was not reached counts, and a fault of the suite even if failures do not', () => {
  expect(statusOf([fine, target(9, null)], entriesOf(fine))).toBe(3);
  expect(statusOf([failed], entriesOf(failed), true)).toBe(0);
  expect(statusOf([fault, failed], entriesOf(fault, failed), true)).toBe(3);
});

test('what is proven of a target counts, whatever fault the suite had besides', () => {
  const broken = done(0, { conformant: false, fault: true });
  const entries = [broken, done(1, { conformant: null }), done(2, { stale: true }), unfinished('refused')];
  expect(tallyOf(entries)).toEqual({ conformant: 1, failed: 1, undetermined: 1, refused: 1 });
});

test.each([
  ['failed', [false, true, false, false, true]],
  ['undetermined', [false, false, true, true, false]],
  ['all', [true, true, true, true, true]],
] as const)('--again %s', (what, wanted) => {
  const changes = [{}, { conformant: false }, { conformant: null }, { fault: true }, { stale: true }];
  const entries = changes.map((change, at) => done(at, change));
  const since = '2030-01-01T00:00:01.000Z';
  expect(entries.map(entry => isWanted(entry, { what, since }))).toEqual(wanted);
  expect(entries.some(entry => isWanted({ ...entry, started: since }, { what, since }))).toBe(false);
});
