/** The clock of the system is set while a fleet runs: what is told of a wait holds by the new time, and nobody waits for the old one. */
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listening, tidyUp } from '../../suites/testing/samples/http-testbed.js';
import type { ListedTarget } from './list/list.js';
import { idOf } from './list/targets.js';
import { auditUnit } from './unit.js';
import type { Delivery, Settings, Surroundings } from './unit.js';

const HOUR_MS = 3_600_000;
const url = 'http://wiki.test/w/api.php';
const target: ListedTarget = { id: idOf(url, undefined, {}), url, operator: 'wiki.test' };
const settings: Settings = {
  seed: 's',
  formats: ['json'],
  rules: ['dbrepllag.*'],
  retries: 0,
  deadlineMs: 5000,
};

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await tidyUp();
});

/** What comes of a wiki that asks everybody to wait for an hour. */
async function deliveredAfter(more: Partial<Surroundings> = {}): Promise<readonly Delivery[]> {
  const busy = createServer((_request, answer) => {
    answer.writeHead(503, { 'retry-after': '3600' }).end();
  });
  vi.stubEnv('http_proxy', await listening(busy));
  const deliveries: Delivery[] = [];
  const unit = { operator: 'wiki.test', targets: [target] };
  const deliver = (delivery: Delivery): void => void deliveries.push(delivery);
  await auditUnit(unit, settings, { drafts: tmpdir(), deliver, ...more });
  return deliveries;
}

const minutesUntil = (time: number): number => Math.round((time - Date.now()) / 60_000);

describe.each([HOUR_MS, -HOUR_MS])('a clock that was set by %d ms', byMs => {
  const set = (): void => {
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + byMs);
  };

  test('changes no wait that an operator asks for', async () => {
    set();
    const told: number[] = [];
    const [delivery] = await deliveredAfter({ onWait: (_target, until) => told.push(minutesUntil(until)) });
    expect(told).toEqual([60]);
    expect(minutesUntil(delivery?.until ?? NaN)).toBe(60);
  });

  test('holds nothing back for longer than a wait that is left', async () => {
    set();
    const [delivery] = await deliveredAfter({ quietUntil: Date.now() + 50 });
    expect(delivery?.entry).toMatchObject({ state: 'refused' });
  });
});
