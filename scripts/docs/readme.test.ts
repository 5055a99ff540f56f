import { expect, test } from 'vitest';
import { withFigures } from './readme.js';

test('a figure is replaced between its marks, and nowhere else', () => {
  const text = 'of <!-- generated: rules -->99<!-- /generated --> rules, not 99';
  expect(withFigures(text, { rules: '100' })).toBe(
    'of <!-- generated: rules -->100<!-- /generated --> rules, not 99',
  );
});

test('an unknown figure is a mistake', () => {
  expect(() => withFigures('<!-- generated: rulez --><!-- /generated -->', { rules: '100' })).toThrow(
    /rulez/,
  );
});
