/** What coordinator and workers tell each other of waits and results. */
import { describe, expect, test } from 'vitest';
import { gzipped, idOf } from '../store.js';
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
});

test('a result that says of itself that it is to be asked for again is none', () => {
  const entry = {
    id: target.id,
    state: 'done',
    at,
    reason: '',
    conformant: true,
    complete: true,
    failed: [],
  };
  const report = Buffer.from(gzipped('{"reportVersion":"1","results":[]}')).toString('base64');
  const message = { kind: 'result', entry: { ...entry, requests: 1 }, files: { 'report.json.gz': report } };
  expect(messageIn(message)).toMatchObject({ entry });
  const again = { state: 'pending', at };
  expect(() => messageIn({ ...message, entry: { ...message.entry, again } })).toThrow('not a result');
});
