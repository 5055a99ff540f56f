/** A fleet follows a redirect only if its rate limit covers the new host. */
import { createServer } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { listening, tidyUp } from '../../suites/testing/samples/http-testbed.js';
import { temporary } from '../../suites/testing/samples/temporary.js';
import { coversOf } from './list/list.js';
import { idOf } from './store.js';
import { auditUnit, politenessFor } from './unit.js';

const from = 'http://wiki.test';
const url = `${from}/w/api.php`;
const drafts = temporary('redirects');

afterEach(async () => {
  vi.unstubAllEnvs();
  await tidyUp();
});

test.each([
  ['http://other.test', false],
  ['http://wiki.test.other.example', false],
  ['http://127.0.0.1:9', false],
  ['https://wiki.test', true],
  ['http://www.wiki.test', true],
  ['http://wiki.test:8080', true],
  ['http://wiki.test.', true],
  ['http://farm.test', true],
])('%s is an address of an operator called farm.test with a wiki at wiki.test: %s', (to, isCovered) => {
  expect(coversOf('farm.test', [{ url }])(new URL(to))).toBe(isCovered);
});

test.each([
  ['http://other.test', [from]],
  ['http://www.wiki.test', [from, 'http://www.wiki.test']],
])('a redirect to %s has these asked: %j', async (to, expected) => {
  const asked = new Set<string>();
  const proxy = createServer((request, answer) => {
    const { origin, pathname, search } = new URL(request.url ?? '');
    asked.add(origin);
    if (origin === from) answer.writeHead(307, { location: `${to}${pathname}${search}` });
    else answer.writeHead(404);
    answer.end();
  });
  vi.stubEnv('http_proxy', await listening(proxy));
  const operator = 'wiki.test';
  const unit = { operator, targets: [{ id: idOf(url, undefined, {}), url, operator }] };
  const settings = { seed: 's', formats: [], rules: ['dbrepllag.*'], retries: 0, rate: 1000 };
  const politeness = politenessFor(unit, settings);
  const { signal } = new AbortController();
  await auditUnit(unit, settings, { politeness, signal, drafts, deliver: () => undefined });
  expect([...asked]).toEqual(expected);
});
