import { array, assert, constantFrom, jsonValue, nat, property, string, tuple } from 'fast-check';
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

  test('under any key', () => {
    assert(
      property(string({ unit: 'binary' }), string(), (key, other) => {
        const text = JSON.stringify({ [other]: 1, [key]: [2] });
        expectSame(text, [key, '0']);
      }),
    );
  });

  test('where keys repeat', () => {
    for (const text of ['{"a":1,"a":2}', '{"a","a":2}', '{"a":,"a":2}', '{"a":{},"a":{"b":1}}'])
      for (const way of [['a'], ['a', 'b']]) expect(placeAt(text, way)).toEqual(expected(text, way));
  });
});

test('what is nested too deep counts as no JSON', () => {
  expect(placeAt('['.repeat(100_000), [])).toBe('not JSON');
  expect(placeAt(`{"a":1,"b":${'['.repeat(100_000)}`, ['b'])).toBe('not JSON');
  expect(
    placeAt(
      '{"a":'.repeat(2_000),
      Array.from({ length: 1_999 }, () => 'a'),
    ),
  ).toMatchObject({
    from: 1_999 * 5,
    isParent: false,
  });
});
