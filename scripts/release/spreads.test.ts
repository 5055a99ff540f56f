import { readFileSync, readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { withSharedClasses } from './spreads.js';

describe('an object literal that begins with a spread and has more members', () => {
  test.each([
    ['{ ...a, b: 1 }', '{ ...null,...a, b: 1 }'],
    ['{ ...a, ...b }', '{ ...null,...a, ...b }'],
    [
      '{ ...a, b: { ...b, c: [{ ...a, d: 1 }] } }',
      '{ ...null,...a, b: { ...null,...b, c: [{ ...null,...a, d: 1 }] } }',
    ],
  ])('%s', (before, after) => {
    expect(withSharedClasses(`(${before})`)).toBe(`(${after})`);
    const values = { a: { b: 0, ['__proto__']: { y: 1 }, x: 2 }, b: { x: 3 } };
    expect(JSON.stringify(runInNewContext(`(${after})`, values))).toBe(
      JSON.stringify(runInNewContext(`(${before})`, values)),
    );
  });
});

test.each([
  '({ ...a })',
  '({ b: 1, ...a })',
  '({ ...null, ...a })',
  'const { a, ...b } = c;',
  'f(...a, 1), [...a, 1]',
  'f("{ ...a, b }") // { ...a, b }',
])('%s stays as it is', code => {
  expect(withSharedClasses(code)).toBe(code);
});

test('no chunk of the bundle has one', () => {
  for (const name of readdirSync('dist/bin').filter(file => file.endsWith('.js'))) {
    const code = readFileSync(`dist/bin/${name}`, 'utf8');
    expect(withSharedClasses(code), name).toBe(code);
  }
});
