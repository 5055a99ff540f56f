import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, test } from 'vitest';
import { badgeReport, shieldsReport } from './badge.js';
import { everySample } from '../testing/hostile.js';
import { asFarAsAsked, conformant, inconclusive, nonconformant } from '../testing/reports.js';

describe('a badge', () => {
  test.each([
    ['conformant', 'green', conformant],
    ['conformant as far as asked', 'green', asFarAsAsked],
    ['3 failed', 'red', nonconformant],
    ['inconclusive: no connection', 'yellow', inconclusive],
  ])('reads %s in %s', (message, color, report) => {
    expect(JSON.parse(shieldsReport(report))).toEqual({
      schemaVersion: 1,
      label: 'wiki query API',
      message,
      color,
      isError: color === 'red',
    });
    expect(badgeReport(report)).toContain(`aria-label="wiki query API: ${message}"`);
  });

  test.each(everySample)('of %s is well-formed SVG of words of our own', (_name, report) => {
    const root = new DOMParser().parseFromString(badgeReport(report), 'image/svg+xml').documentElement;
    expect(root?.nodeName).toBe('svg');
    expect(root?.textContent).toMatch(/^[\w ,:\n-]+$/);
  });
});
