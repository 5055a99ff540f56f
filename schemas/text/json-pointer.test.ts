import { expect, test } from 'vitest';
import { pointerStep, pointerSteps, valueAt } from './json-pointer.js';

test.each([
  ['', []],
  ['/', ['']],
  ['/a~1b~0c/0', ['a/b~c', '0']],
  ['/~01', ['~1']],
])('the pointer %s has the steps %j', (pointer, steps) => {
  expect(pointerSteps(pointer)).toEqual(steps);
  expect(steps.map(step => `/${pointerStep(step)}`).join('')).toBe(pointer);
});

const document = { a: [{ 'b/c~d': 1 }], '': 2, __proto__x: 3 };

test.each<[string, unknown]>([
  ['', document],
  ['/a/0/b~1c~0d', 1],
  ['/', 2],
  ['/a/1', undefined],
  ['/a/0/b~1c~0d/x', undefined],
  ['/toString', undefined],
  ['/constructor/name', undefined],
])('the value at %s is found, or absent', (pointer, value) => {
  expect(valueAt(document, pointer)).toEqual(value);
});
