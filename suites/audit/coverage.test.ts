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

test.each([1, 2] as const)('everything that can be asked is asked at strength %i', async strength => {
  const { plan, complete, conformant } = await audit({ url: wiki.url, seed: 'coverage', strength });
  expect({ complete, conformant }).toEqual({ complete: true, conformant: true });
  expect(plan).toMatchObject({ strength, covered: plan?.of });
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

test('rules that are not selected reduce what is asked, and cut nothing off', async () => {
  const report = await audit({ url: wiki.url, seed: 'coverage', rules: ['dbrepllag.*'] });
  expect(report).toMatchObject({ conformant: true, complete: true });
  expect(report.plan?.reports.map(({ query }) => query)).toEqual(['dbrepllag']);
  expect(report.plan?.covered).toBe(report.plan?.of);
});

test('a walk that ends for the budget of requests names this budget', async () => {
  const large = await serveWiki({ files: 500 });
  const report = await audit({ url: large.url, seed: 'coverage', strength: 1, maxRequests: 100 });
  await large.close();
  expect(report).toMatchObject({ conformant: true, complete: false });
  expect(report.reason).toMatch(/pages walked \(--max-requests\)/);
});
