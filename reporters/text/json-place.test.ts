<<<<<<< HEAD
import { expect, test } from 'vitest';
import { placeAt } from './json-place.js';

test.each<[text: string, steps: readonly string[], found: unknown]>([
  ['{"a":[1,{"b":2}]}', ['a', '1', 'b'], '2'],
  ['{"a":[1,{"b":2}]}', ['a', '1', 'c'], '{"b":2}'],
  ['{"a":[1,{"b":2}]}', ['x', 'y', 'z'], 'beyond'],
  ['{"\\u0061":7}', ['a'], '7'],
  ['{"a":1,"a":2}', ['a'], '1'],
  ['{"a":[1,{"b":"cut he', ['a', '1', 'b'], '"cut he'],
  ['<p>{"a":1}</p>', ['a'], 'not JSON'],
])('in %s, %j leads to %s', (text, steps, found) => {
  const place = placeAt(text, steps);
  expect(typeof place === 'string' ? place : text.slice(place.from, place.to)).toBe(found);
=======
import { array, assert, constantFrom, jsonValue, nat, property, tuple } from 'fast-check';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { placeAt } from './json-place.js';

/** What jsonc-parser finds: the value, or what lacks the last step. */
function expected(text: string, steps: readonly string[]) {
  const root = parseTree(text, [], { disallowComments: true });
  const [exact, parent] = [steps, steps.slice(0, -1)].map(way => root && nodeAt(root, way));
  const { offset = 0, length = 0 } = exact ?? parent ?? {};
  // A comment that is cut after its first two characters has one too many there.
  const to = Math.min(offset + length, text.length);
  return exact || parent ? { from: offset, to, isParent: !exact } : 'beyond';
}

function nodeAt(root: Node, steps: readonly string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const step of steps)
    node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
  return node;
}

function expectSame(text: string, steps: readonly string[]) {
  expect([text, steps, placeAt(text, steps)]).toEqual([text, steps, expected(text, steps)]);
}

const keys = ['a', 'b', '', '0', '1', '__proto__'];
const ways = array(constantFrom(...keys), { maxLength: 4 });

/** Every way into a value, and one beyond each. */
function waysInto(value: unknown): string[][] {
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [[], ['none'], ...members.flatMap(([key, inner]) => waysInto(inner).map(way => [key, ...way]))];
}

describe('the place of a value is what jsonc-parser says', () => {
  test('in JSON, whole or cut anywhere', () => {
    const values = array(jsonValue({ maxDepth: 3 }), { maxLength: 4 });
    assert(
      property(values, nat(2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const all = waysInto(value).slice(0, 30);
        for (const way of all) expectSame(text, way);
        const cuts = Array.from({ length: Math.min(text.length, 60) }, (_, at) => at + 1);
        for (const way of all.slice(-3)) for (const cut of cuts) expectSame(text.slice(0, cut), way);
      }),
    );
  });

  test('in what is no JSON', () => {
    const signs = '{ } [ ] , : " \\ / * - . e u 0 1'.split(' ');
    const words = '"a": "b":{ "\\u0061": "\\u00" "\\q\\\\a": \u00a0 true null -1e+ // /*'.split(' ');
    const broken = array(constantFrom(' ', '\n', ...signs, ...words), { maxLength: 40 }).map(found =>
      found.join(''),
    );
    assert(
      property(
        tuple(constantFrom('{', '[', ' {"a":', '[{"a":[', '{"a":{"b":'), broken),
        ways,
        ([start, rest], way) => expectSame(start + rest, way),
      ),
      { numRuns: 2_000 },
    );
  });
>>>>>>> 2d002e82 (Prove once what a table, a property or another level proves as well)
});

test('what is nested too deep counts as no JSON', () => {
  expect(placeAt('['.repeat(100_000), [])).toBe('not JSON');
});
