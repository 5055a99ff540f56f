import { expect, test } from 'vitest';
import { displayWidth } from '../text/layout.js';
import { progressLine } from './progress.js';

const walking = { question: 'allimages page 3', requests: 23, pages: 3, rate: 4.94, elapsedMs: 12_345 };

test.each([
  [{}, '  12 s · 23 requests · 3 pages · 4.9/s · allimages page 3'],
  [{ planned: 1242 }, '  12 s · 23 of about 1,242 requests · 3 pages · 4.9/s · allimages page 3'],
  [{ planned: 22 }, '  12 s · 23 requests · 3 pages · 4.9/s · allimages page 3'],
  [{ requests: 1, pages: 0, rate: Number.NaN, elapsedMs: 5 }, '  5 ms · 1 request · allimages page 3'],
  [{ question: 'a\r\u001b[Kb' }, String.raw`  12 s · 23 requests · 3 pages · 4.9/s · a\x0d\x1b[Kb`],
])('the line of progress with %j is %s', (changes, line) => {
  expect(progressLine({ ...walking, ...changes }, 80)).toBe(line);
});

test('the line of progress is cut to the width', () => {
  expect(progressLine(walking, 30)).toBe('  12 s · 23 requests · 3 page…');
  const line = progressLine({ ...walking, question: '日'.repeat(300) }, 61);
  expect(displayWidth(line)).toBeLessThanOrEqual(61);
});
