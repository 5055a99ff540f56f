/** The patterns of the contract meet whatever a server sends: none may take a time that grows with the square of a text, or worse. */
import { readFileSync, readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

const folder = new URL('../answers/', import.meta.url);
const patterns = new Set<string>();
for (const name of readdirSync(folder))
  JSON.parse(readFileSync(new URL(name, folder), 'utf8'), (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') patterns.add(value);
    return value;
  });

const LENGTH = 20_000;
const parts = ['1', 'a', '-a', '.1', '1a', ' ', 'http://a', '2026-01-02T03:04:05Z'];
const texts = parts.flatMap(one =>
  parts.flatMap(other => {
    const text = `${one.repeat(LENGTH)}${other.repeat(LENGTH)}`;
    return [text, `${text}${one}`, `${text}\n`];
  }),
);

test('the schemas of answers have patterns', () => {
  expect(patterns.size).toBeGreaterThan(5);
});

describe.each([...patterns])('%s', pattern => {
  test('is matched at once, however long the text is', () => {
    const read = () =>
      // The limit is no measure: matching in linear time takes some milliseconds, in quadratic time it takes minutes.
      runInNewContext(
        'texts.map(text => pattern.test(text)).length',
        { texts, pattern: new RegExp(pattern, 'u') },
        { timeout: 60_000 },
      ) as number;
    expect(read()).toBe(texts.length);
  }, 90_000);
});
