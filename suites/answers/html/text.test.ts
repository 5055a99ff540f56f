import { expect, test } from 'vitest';
import { textOf } from './text.js';

test.each([
  ['a page', '<!DOCTYPE html><title>x</title><pre>{}</pre>'],
  ['nothing', ''],
  ['400 elements within each other', '<div>'.repeat(400)],
  ['90,000 elements', '<b></b>'.repeat(90_000)],
])('%s is read', (_what, html) => {
  expect(textOf(html)).not.toBeTypeOf('string');
});

test.each([
  ['the elements of the page are nested more than 512 deep', '<div>'.repeat(600)],
  ['the page has more than 200,000 elements', '<b></b>'.repeat(201_000)],
])('%s', (why, html) => {
  expect(textOf(html)).toBe(why);
});
