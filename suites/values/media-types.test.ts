import { expect, test } from 'vitest';
import { isKnownType, otherTypes, suggestedType } from './media-types.js';

test.each([
  ['A.png', 'image/png'],
  ['A.PNG', 'image/png'],
  ['A.jpeg', 'image/jpeg'],
  ['A.b.svg', 'image/svg+xml'],
  ['A.tif', 'image/tiff'],
  ['A.tiff', 'image/tiff'],
  ['A.djvu', 'image/vnd.djvu'],
  ['A.ogg', undefined],
  ['png', undefined],
  ['A.png.', undefined],
  ['A', undefined],
  ['A.constructor', undefined],
  ['', undefined],
])('%s suggests the media type %s', (name, type) => {
  expect(suggestedType(name)).toBe(type);
});

test('the other types of a file are all that an extension implies, except its own', () => {
  const all = ['a.png', 'a.gif', 'a.jpg', 'a.svg', 'a.pdf'].map(name => suggestedType(name));
  const others = otherTypes('image/png');
  expect(all.filter(type => !others.includes(type ?? ''))).toEqual(['image/png']);
  expect(new Set(others).size).toBe(others.length);
  // MediaWiki takes no more values of one parameter.
  expect(others.length).toBeLessThanOrEqual(50);
});

test('an older name of a type is no invented one', () => {
  expect(['image/tiff', 'image/tif', 'image/djvu'].filter(type => !isKnownType(type))).toEqual([]);
  expect(isKnownType('image/tiff-harbour')).toBe(false);
});
