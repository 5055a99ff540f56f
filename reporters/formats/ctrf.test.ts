import { calculateSummary, parse, validateStrict } from 'ctrf';
import { describe, expect, test } from 'vitest';
import { ctrfReport } from './ctrf.js';
import { everySample } from '../testing/hostile.js';
import { nonconformant } from '../testing/reports.js';

describe('the report in CTRF', () => {
  test.each(everySample)(
    'of %s is valid against its published schema, and counts what it lists',
    (_name, report) => {
      expect(() => validateStrict(JSON.parse(ctrfReport(report)))).not.toThrow();
      const { summary, tests } = parse(ctrfReport(report)).results;
      const { start, stop } = summary;
      expect(summary).toEqual({ ...calculateSummary(tests, { start, stop }), duration: summary.duration });
    },
  );

  test('has for each failure its place in the contract and all facts', () => {
    const { tests } = parse(ctrfReport(nonconformant)).results;
    const failed = tests.find(({ name }) => name === 'allimages.ns');
    expect(failed).toMatchObject({
      status: 'failed',
      rawStatus: 'failed',
      suite: ['allimages'],
      message: '`ns` is 0, not 6 (`C&D.png`, page 1)',
      filePath: 'schemas/contract.md',
      tags: ['MUST'],
    });
    expect(failed?.trace).toContain(
      'seen:     `ns` is 0, not 6 (`C&D.png`, page 1)\nat:       /query/allimages/3/ns',
    );
  });
});
