/** Servers choose the texts that the contract's patterns are matched with: matching must take linear time. */
import { readFileSync, readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const folder = new URL('../answers/', import.meta.url);
const found = readdirSync(folder).flatMap(name =>
  [...readFileSync(new URL(name, folder), 'utf8').matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)].map(
    ([, pattern = '']) => JSON.parse(pattern) as string,
  ),
);
const patterns = [...new Set(found)];

const LENGTH = 20_000;
const parts = ['1', 'a', '-a', '.1', '1a', ' ', 'http://a', '2026-01-02T03:04:05Z'];
const texts = parts.flatMap(one =>
  parts.flatMap(other => {
    const text = `${one.repeat(LENGTH)}${other.repeat(LENGTH)}`;
    return [text, `${text}${one}`, `${text}\n`];
  }),
);

test('the schemas of answers have patterns', () => {
  expect(patterns.length).toBeGreaterThan(5);
});

test.each(patterns)('%s is matched at once, however long the text is', pattern => {
  // Linear time takes milliseconds, quadratic time minutes.
  const context = { texts, pattern: new RegExp(pattern, 'u') };
  const read = () =>
    runInNewContext('texts.forEach(text => pattern.test(text))', context, { timeout: 60_000 }) as void;
  expect(read).not.toThrow();
});
