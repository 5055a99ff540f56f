/** Hostile targets are audited within bounds, and judged by what was proven, with a reason. */
import { expect, test } from 'vitest';
import { hostile, serveHostile } from '../../../fixtures/hostile/index.js';
import { costly, expected, patienceFor } from '../samples/hostile.js';
import type { Judged } from '../samples/hostile.js';
import { compared, reportOn, seen } from '../samples/verdicts.js';

/** memory.ci.test.ts audits the others, each in a process of its own. */
const targets = (Object.keys(expected) as Judged[])
  .filter(id => !costly.some(each => each === id))
  .map(id => [id, hostile[id].does] as const);

async function judged(id: Judged): Promise<void> {
  const options = patienceFor(id);
  const report = await reportOn(await serveHostile(id), options);
  expect(compared(report, expected[id])).toEqual({ ...expected[id], wrong: [] });
  const { timeoutMs = 10_000 } = options;
  expect(report.durationMs).toBeLessThan(report.requests * timeoutMs + 10_000);
}

const isPatient = ([id]: (typeof targets)[number]) => patienceFor(id).timeoutMs === undefined;

test.each(targets.filter(isPatient))('%s: a target that %s', judged);

// Most of these is waiting.
test.concurrent.each(targets.filter(target => !isPatient(target)))('%s: a target that %s', judged);

test('keys of prototypes have changed no object of the suite', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['outcome']).toBeUndefined();
});

test('a listing without an end is walked as far as the budget of requests goes', async () => {
  const report = await reportOn(await serveHostile('endless-listing'), {
    maxPages: Infinity,
    maxRequests: 60,
  });
  expect(report.requests).toBeGreaterThan(50);
  expect(report.requests).toBeLessThanOrEqual(60);
  expect(report).toMatchObject({ complete: false });
  expect(seen(report)).toMatchObject({ failed: [], wrong: [] });
});
