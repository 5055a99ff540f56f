/** Where a fleet follows redirects: as far as its limits are those of whom it would ask. */
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TEST_CERTIFICATE, listening, secureWeb, tidyUp } from '../../suites/testing/samples/http-testbed.js';
import { openFleet } from './fleet.js';
import { storedOf, type ListedTarget } from './list/list.js';
import { operatorOf } from './list/operator.js';
import { runUnits } from './run/schedule.js';
import { sha256Of } from './store.js';
import { idOf, listText } from './list/targets.js';
import type { Settings } from './unit.js';
import { unitsOf } from './units.js';

const settings: Settings = {
  seed: 's',
  formats: ['json'],
  rules: ['dbrepllag.*'],
  retries: 0,
  rate: 1000,
  ca: TEST_CERTIFICATE,
};
const from = 'http://wiki.test';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fleet-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true, force: true });
  await tidyUp();
});

/** Audits the wiki of `from`, which redirects to the same path of another origin; resolves to the origins that were asked. */
async function askedBy(to: string, more: Partial<ListedTarget> = {}): Promise<Set<string>> {
  const secure = await secureWeb((_request, answer) => answer.writeHead(404).end());
  const asked = new Set<string>();
  const proxy = createServer((request, answer) => {
    const { origin, pathname, search } = new URL(request.url ?? '');
    asked.add(origin);
    if (origin === from) answer.writeHead(307, { location: `${to}${pathname}${search}` });
    else answer.writeHead(404);
    answer.end();
  });
  proxy.on('connect', (request, socket) => {
    asked.add(`https://${(request.url ?? '').replace(/:443$/, '')}`);
    const onward = connect(Number(new URL(secure).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  const address = await listening(proxy);
  vi.stubEnv('http_proxy', address);
  vi.stubEnv('https_proxy', address);
  const url = `${from}/w/api.php`;
  const target: ListedTarget = {
    id: idOf(url, undefined, {}),
    url,
    operator: operatorOf(new URL(url)),
    ...more,
  };
  const digest = sha256Of(listText([storedOf(target)]));
  const list = { targets: [target], digest, mistakes: [] };
  const fleet = await openFleet({ dir, list, settings, shard: undefined, again: undefined });
  await runUnits(unitsOf(fleet.pending, fleet.waits), {
    concurrency: 1,
    settings,
    surroundings: fleet.surroundings,
    signal: fleet.lost,
    deliver: delivery => fleet.deposit(delivery),
  });
  fleet.close();
  return asked;
}

test.each([
  'http://other.test',
  'https://other.test',
  'http://wiki.test.other.example',
  'http://127.0.0.1:9',
])('a redirect to another operator is not followed: %s', async to => {
  expect(await askedBy(to)).toEqual(new Set([from]));
});

test.each(['https://wiki.test', 'http://www.wiki.test', 'http://wiki.test:8080', 'http://wiki.test.'])(
  'a redirect within an operator is followed: %s',
  async to => {
    expect(await askedBy(to)).toEqual(new Set([from, to]));
  },
);

test('a redirect to the domain that the list names as the operator is followed', async () => {
  expect(await askedBy('http://farm.test', { operator: 'farm.test' })).toContain('http://farm.test');
});
