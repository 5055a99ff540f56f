/** The coverage of a plan, in one line of every summary. */
import { describe, expect, test } from 'vitest';
import type { Report } from '../../schemas/verdict.js';
import { consoleReport } from '../console/console.js';
import { fileFormats } from '../index.js';
import { conformant } from '../testing/reports.js';
import { coverageText } from './verdict-words.js';

const planned = (plan: Omit<NonNullable<Report['plan']>, 'reports'>): Report => ({
  ...conformant,
  plan: { ...plan, reports: [{ query: 'languageinfo', covered: plan.covered, of: plan.of }] },
});

const leftOut = 'the budget of 40 requests (--max-requests) is used up';
const cut = planned({ strength: 2, covered: 172, of: 1212, leftOut });

describe('how much of a plan was asked', () => {
  test.each([
    [planned({ strength: 1, covered: 86, of: 86 }), '86 of 86 values'],
    [planned({ strength: 2, covered: 212, of: 212 }), '212 of 212 pairs'],
    [planned({ strength: 3, covered: 1900, of: 1900 }), '1,900 of 1,900 triples'],
    [cut, '172 of 1,212 pairs, 1,040 left out by the budget'],
    // The target stopped answering: no budget left anything out.
    [planned({ strength: 1, covered: 40, of: 86 }), '40 of 86 values'],
    [conformant, ''],
  ])('is one line', (report, text) => {
    expect(coverageText(report)).toBe(text);
  });

  test('is on the console', () => {
    expect(consoleReport(cut, { columns: 120, colour: false })).toMatch(
      /^coverage: +172 of 1,212 pairs, 1,040 left out by the budget$/m,
    );
    expect(consoleReport(conformant, { columns: 120, colour: false })).not.toContain('covered');
  });

  test.each(['html', 'junit', 'earl', 'ctrf', 'sarif', 'markdown'] as const)('is in %s', async format => {
    const { [format]: found } = fileFormats;
    const render = await found.load();
    expect(render(cut)).toContain('172 of 1,212 pairs, 1,040 left out by the budget');
    expect(render(conformant)).not.toContain('covered:');
  });
});
