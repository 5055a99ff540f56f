import { expect, test } from 'vitest';
import { treeOf } from './html-text.js';

test.each([
  ['a page', '<!DOCTYPE html><title>x</title><pre>{}</pre>'],
  ['nothing', ''],
  ['400 elements within each other', '<div>'.repeat(400)],
  ['90,000 elements', '<b></b>'.repeat(90_000)],
])('%s is read', async (_what, html) => {
  expect(await treeOf(html)).toMatchObject({ nodeName: '#document' });
});

test.each([
  ['the elements of the page are nested more than 512 deep', '<div>'.repeat(600)],
  ['the page has more than 100,000 elements', '<b></b>'.repeat(101_000)],
  ['the page has more than 100,000 elements', '<!---->'.repeat(101_000)],
  ['the page has more than 500,000 words', 'a '.repeat(300_000)],
  ['the page has more than 2,000,000 characters', 'a'.repeat(2_000_001)],
])('%s', async (why, html) => {
  expect(await treeOf(html)).toBe(why);
});
