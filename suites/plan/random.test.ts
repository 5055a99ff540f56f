import { describe, expect, test } from 'vitest';
import { randomFrom } from './random.js';

const all = (seed: string) => {
  const draw = randomFrom(seed);
  return [
    draw.title('title', 1),
    draw.title('title', 2),
    draw.title('word', 1),
    draw.mediaType(),
    draw.sessionId(),
  ];
};

describe('what surely does not exist', () => {
  test('is drawn again from the same seed, and otherwise from another', () => {
    expect(all('a')).toEqual(all('a'));
    expect(all('a').filter(drawn => all('b').includes(drawn))).toEqual([]);
    expect(new Set(all('a')).size).toBe(5);
  });

  test.each(['', 'a', '日本', 'x'.repeat(5000)])(
    'is a title that every wiki takes as it is, from the seed %.20s',
    seed => {
      const title = randomFrom(seed).title('title', 1);
      // Upper-case ASCII first, no character that a title must not have, nothing that a wiki would decode or collapse.
      expect(title).toMatch(/^[A-Z][A-Za-z]*( [A-Za-z0-9]+)+\.png$/);
      expect(Buffer.byteLength(title)).toBeLessThan(200);
    },
  );

  test('is a media type that may be sent, and an id that fits into a cookie', () => {
    expect(randomFrom('a').mediaType()).toMatch(/^application\/x-conformance-[0-9a-f]{12}$/);
    expect(randomFrom('a').sessionId()).toMatch(/^[0-9a-f]{32}$/);
  });
});
