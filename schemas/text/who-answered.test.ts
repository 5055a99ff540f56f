import { expect, test } from 'vitest';
import { whoAnswered } from './who-answered.js';

test('who answered is told by the headers that operators search their logs for', () => {
  const headers = { age: '0', 'content-type': 'text/html', 'x-served-by': 'mw2', via: '1.1 a\n1.1 b' };
  expect(whoAnswered(headers)).toBe('X-Served-By: mw2, Via: 1.1 a, 1.1 b, Age: 0');
  expect(whoAnswered({ 'content-type': 'text/html' })).toBeUndefined();
});
