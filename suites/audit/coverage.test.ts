/** How much of its plan an audit says it has asked. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWiki } from '../../fixtures/serve.js';
import type { Served } from '../../fixtures/serve.js';
import { audit } from './audit.js';

let wiki: Served;
beforeAll(async () => {
  wiki = await serveWiki();
});
afterAll(() => wiki.close());

test('everything that can be asked is asked', async () => {
  const { plan, complete, conformant } = await audit({ url: wiki.url, seed: 'coverage', strength: 2 });
  expect({ complete, conformant }).toEqual({ complete: true, conformant: true });
  expect(plan).toMatchObject({ strength: 2, covered: plan?.of });
  expect(plan?.leftOut).toBeUndefined();
  expect(plan?.reports.map(({ query }) => query)).toEqual([
    'languageinfo',
    'allimages',
    'dbrepllag',
    'duplicatefiles',
  ]);
  expect(plan?.reports.reduce((sum, { of }) => sum + of, 0)).toBe(plan?.of);
});

test('what the budget leaves out is counted, and the audit is not complete', async () => {
  const report = await audit({ url: wiki.url, seed: 'coverage', strength: 2, maxRequests: 60 });
  const message = 'the budget of 60 requests (--max-requests) is used up';
  expect(report).toMatchObject({ conformant: true, complete: false, plan: { leftOut: message } });
  expect(report.reason).toContain('(--max-requests)');
  expect(report.plan?.covered).toBeGreaterThan(0);
  expect(report.plan?.covered).toBeLessThan(report.plan?.of ?? 0);
  expect(report.requests).toBeLessThanOrEqual(60);
});

test('a walk that ends for the budget of requests names this budget', async () => {
  const large = await serveWiki({ files: 500 });
  const report = await audit({ url: large.url, seed: 'coverage', strength: 1, maxRequests: 100 });
  await large.close();
  expect(report).toMatchObject({ conformant: true, complete: false });
  expect(report.reason).toMatch(/pages walked \(--max-requests\)/);
});
