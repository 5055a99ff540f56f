import { parse, validateStrict } from 'ctrf';
import { describe, expect, test } from 'vitest';
import { ctrfReport } from './ctrf.js';
import { everySample } from '../testing/hostile.js';
import { nonconformant } from '../testing/reports.js';

describe('the report in CTRF', () => {
  test.each(everySample)('of %s is valid against its published schema', (_name, report) => {
    expect(() => validateStrict(JSON.parse(ctrfReport(report)))).not.toThrow();
  });

  test.each(everySample)('of %s counts what it lists', (_name, report) => {
    const { summary, tests } = parse(ctrfReport(report)).results;
    for (const status of ['passed', 'failed', 'skipped', 'pending', 'other'] as const)
      expect(tests.filter(each => each.status === status)).toHaveLength(summary[status]);
    expect(tests).toHaveLength(summary.tests);
  });

  test('has for each failure its place in the contract and all facts', () => {
    const { tests } = parse(ctrfReport(nonconformant)).results;
    const failed = tests.find(({ name }) => name === 'allimages.ns');
    expect(failed).toMatchObject({
      status: 'failed',
      rawStatus: 'failed',
      suite: ['allimages'],
      message: 'entry 3 of page 1 (`C&D.png`) has ns 0',
      filePath: 'schemas/contract.md',
      tags: ['MUST'],
    });
    expect(failed?.trace).toContain('expected: 6\nactual:   0\nat:       /query/allimages/3/ns');
  });
});
