import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edited, editsBetween, joined, parted } from './holes.js';

const started = '2026-01-02T03:04:05.678Z';
const moment = fc.constantFrom(
  'Fri, 02 Jan 2026 03:04:06 GMT',
  'Fri, 2 Jan 2026 03:04:06 GMT',
  started,
  '0',
  '',
);
const number = fc.oneof(fc.double({ noNaN: true }).map(String), fc.constantFrom('0.50', '1e3', '007', '-0'));
const member = fc.oneof(
  fc.tuple(fc.constantFrom('ms', 'durationMs'), number).map(([name, value]) => `"${name}": ${value}`),
  fc
    .tuple(fc.constantFrom('date', 'started'), fc.oneof(moment, fc.string()))
    .map(([name, value]) => `"${name}": ${JSON.stringify(value)}`),
  fc.string(),
);
const text = fc.array(member).map(members => members.join(',\n'));

const auditOf = (at: string, ms: number, second: string) =>
  parted(
    `{"started": "${at}", "ms": ${ms}, "date": "Fri, 02 Jan 2026 03:04:${second} GMT", "body": "{\\"ms\\": 1}"}`,
    at,
  );

describe('a text in two parts', () => {
  test('is the same text again, whatever it is', () => {
    fc.assert(
      fc.property(text, fc.oneof(fc.constant(started), fc.string()), (given, at) => {
        const parts = parted(given, at);
        expect(parts === undefined ? given : joined(parts, at)).toBe(given);
      }),
    );
  });

  test('has one frame for two audits of which only the times differ', () => {
    const [left, right] = [auditOf(started, 1.5, '05'), auditOf('2026-01-02T03:05:00.000Z', 12, '59')];
    expect(left?.lines).toEqual(right?.lines);
    expect(left?.values).toEqual(['s', 1.5, 'd0']);
    expect(left?.lines.join('')).toContain('{\\"ms\\": 1}');
  });
});

describe('edits', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 200 });

  test('make the one text the other', () => {
    fc.assert(
      fc.property(lines, lines, (old, now) => {
        expect(edited(old, editsBetween(old, now))).toEqual(now);
      }),
    );
  });

  test('are made and undone however long the texts are', () => {
    const old = Array.from({ length: 400_000 }, (_, index) => `line ${index}`);
    const now = old.with(300_000, 'other');
    const edits = editsBetween(old, now);
    expect(edits).toEqual([[300_000, 1, ['other']]]);
    expect(edited(old, edits).join('\n') === now.join('\n')).toBe(true);
    expect(edited([], [[0, 0, now]])).toHaveLength(400_000);
  });

  test('are few where little differs', () => {
    const old = Array.from({ length: 1_000 }, (_, index) => `line ${index}`);
    const now = old.toSpliced(700, 3).toSpliced(500, 0, 'new', 'newer').with(20, 'other');
    expect(editsBetween(old, now)).toEqual([
      [20, 1, ['other']],
      [500, 0, ['new', 'newer']],
      [700, 3, []],
    ]);
  });
});
