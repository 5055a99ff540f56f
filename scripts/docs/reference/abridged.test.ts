import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { abridgedJson } from './abridged.js';

test('long lists and texts are cut, and a comment counts what is left out', () => {
  const text = abridgedJson({ list: [1, [], 3, 4], text: 'x'.repeat(101), none: null });
  expect(text).toBe(
    `{\n  "list": [\n    1,\n    []\n    // … 2 more\n  ],\n  "text": "${'x'.repeat(100)}…",\n  "none": null\n}`,
  );
  expect(parse(text)).toEqual({ list: [1, []], text: `${'x'.repeat(100)}…`, none: null });
});

test('what is short is shown whole', () => {
  const value = { a: [{ b: 'c' }, {}], d: true };
  expect(JSON.parse(abridgedJson(value))).toEqual(value);
});
