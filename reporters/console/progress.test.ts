import { describe, expect, test } from 'vitest';
import { displayWidth } from '../text/layout.js';
import { progressLine } from './progress.js';

const walking = { question: 'allimages page 3', requests: 23, pages: 3, rate: 4.94, elapsedMs: 12_345 };

describe('the line of progress', () => {
  test('shows how far the audit is and its current query', () => {
    expect(progressLine(walking, 80)).toBe('  12 s · 23 requests · 3 pages · 4.9/s · allimages page 3');
  });

  test('shows how many requests are planned, until there are more', () => {
    expect(progressLine({ ...walking, planned: 1242 }, 80)).toBe(
      '  12 s · 23 of about 1,242 requests · 3 pages · 4.9/s · allimages page 3',
    );
    expect(progressLine({ ...walking, planned: 22 }, 80)).toBe(progressLine(walking, 80));
  });

  test('leaves out pages and a rate that there are not yet', () => {
    const begun = { ...walking, requests: 1, pages: 0, rate: Number.NaN, elapsedMs: 5 };
    expect(progressLine(begun, 80)).toBe('  5 ms · 1 request · allimages page 3');
  });

  test('is cut to the width', () => {
    expect(progressLine(walking, 30)).toBe('  12 s · 23 requests · 3 page…');
    expect(displayWidth(progressLine({ ...walking, question: '日'.repeat(300) }, 61))).toBeLessThanOrEqual(
      61,
    );
  });

  test('shows no control character of a question', () => {
    expect(progressLine({ ...walking, question: 'a\r\u001b[Kb' }, 80)).toContain('a\\x0d\\x1b[Kb');
  });
});
