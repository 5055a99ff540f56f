/** How much of its plan an audit says it has asked. */
import { expect, test } from 'vitest';
import { auditOf } from '../testing/samples/served.js';

test('everything that can be asked is asked', async () => {
  const { plan, complete, conformant } = await auditOf({}, { seed: 'coverage', strength: 2 });
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
  const report = await auditOf({}, { seed: 'coverage', strength: 2, maxRequests: 60 });
  const message = 'the budget of 60 requests (--max-requests) is used up';
  expect(report).toMatchObject({ conformant: true, complete: false, plan: { leftOut: message } });
  expect(report.reason).toContain('(--max-requests)');
  expect(report.plan?.covered).toBeGreaterThan(0);
  expect(report.plan?.covered).toBeLessThan(report.plan?.of ?? 0);
  expect(report.requests).toBeLessThanOrEqual(60);
});

test('a walk that ends for the budget of requests names this budget', async () => {
  const report = await auditOf({ files: 500 }, { seed: 'coverage', strength: 1, maxRequests: 100 });
  expect(report).toMatchObject({ conformant: true, complete: false });
  expect(report.reason).toMatch(/pages walked \(--max-requests\)/);
});
