/** What coordinator and workers tell each other, and what is taken from a queue into which anybody may write. */
import { describe, expect, test } from 'vitest';
import { nonconformant } from '../../../reporters/testing/reports.js';
import { gzipped } from '../store.js';
import { idOf } from '../list/targets.js';
import type { Settings } from '../unit.js';
import { jobIn, jobOf, messageIn, resultOf } from './messages.js';

const url = 'https://wiki.example/w/api.php';
const target = { id: idOf(url, undefined, {}), url, operator: 'wiki.example' };
const settings: Settings = { seed: 's', formats: ['json'], contact: 'ops@tests.example' };
const fleet = '0123456789abcdef';
const at = '2030-01-01T00:00:00.000Z';

/** As Redis gives it back. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a wait that an operator asked for', () => {
  const unit = { operator: 'wiki.example', targets: [target], quietUntil: 1_900_000_000_000 };

  test('goes to the worker with the job', () => {
    expect(jobIn(`${fleet}-1`, sent(jobOf(fleet, unit, settings)))).toMatchObject(unit);
  });

  test.each([-1, 'soon', 1e300, null])('is refused where it is no time: %j', quietUntil => {
    const job = { ...jobOf(fleet, unit, settings), quietUntil };
    expect(() => jobIn(`${fleet}-1`, job)).toThrow(
      'the time until which its operator is left alone is wrong',
    );
  });

  test('comes back with the result, also with one that is too large for the queue', () => {
    const entry = { id: target.id, state: 'refused', at, reason: 'r', quietUntil: at } as const;
    expect(messageIn(sent(resultOf({ target, entry, files: {} })))).toMatchObject({ entry });
    const files = { 'audit.har.gz': Buffer.alloc(9_000_000) };
    expect(messageIn(sent(resultOf({ target, entry, files })))).toMatchObject({
      entry: { state: 'faulty', quietUntil: at },
    });
  });

  test('comes back before the result, and makes no result of a target', () => {
    const entry = { id: target.id, state: 'pending', at, quietUntil: at } as const;
    expect(messageIn(sent(resultOf({ target, entry, files: {} })))).toMatchObject({ entry });
    const damaged = { ...entry, damaged: true } as const;
    expect(() => messageIn(sent(resultOf({ target, entry: damaged, files: {} })))).toThrow('not a result');
  });

  test('comes back with a report', () => {
    expect(messageIn(result(nonconformant, { quietUntil: at }))).toMatchObject({ entry: { quietUntil: at } });
  });
});

const done = {
  id: target.id,
  state: 'done',
  at,
  conformant: true,
  complete: true,
  reason: 'all is well',
  requests: 1,
  failed: [],
};
const result = (report: unknown, members: object = {}) => ({
  kind: 'result',
  entry: { ...done, ...members },
  files: { 'report.json.gz': Buffer.from(gzipped(JSON.stringify(report))).toString('base64') },
});

test('the entry of a result is that of its report', () => {
  const { conformant, reason, requests } = nonconformant;
  const message = messageIn(result(nonconformant));
  expect(message).toMatchObject({ entry: { id: target.id, at, conformant, reason, requests } });
  expect(message.kind === 'result' && message.entry.state === 'done' && message.entry.failed).not.toEqual([]);
});

test.each<[what: string, data: unknown, mistake: string]>([
  [
    'a report that is not whole',
    result({ ...nonconformant, target: 7 }),
    'the report: /target must be object',
  ],
  ['an entry that is not whole', result(nonconformant, { failed: [true] }), 'not a result'],
  ['a wait that is no time', result(nonconformant, { quietUntil: 'soon' }), 'not a result'],
  ['a target that is still to be audited', result(nonconformant, { state: 'pending' }), 'not a result'],
  [
    'a target that is to be audited again',
    result(nonconformant, { again: { state: 'pending', at } }),
    'not a result',
  ],
])('%s is no result', (_what, data, mistake) => {
  expect(() => messageIn(data)).toThrow(mistake);
});
