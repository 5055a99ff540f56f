import { assert, constantFrom, jsonValue, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodyHtml, excerptHtml, inLines, placeAt } from './bodies.js';

describe('JSON in lines', () => {
  test('is what a writer with two spaces makes of it', () => {
    assert(
      property(jsonValue({ maxDepth: 6 }), value => {
        expect(inLines(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
      }),
    );
  });

  test('keeps every character but the white space between tokens, whatever is wrong with it', () => {
    const broken = string({ unit: constantFrom(...'{}[],:"\\ \na1'.split('')) });
    assert(
      property(broken, text => {
        expect(inLines(text).replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });
});

describe('a body', () => {
  const body = '{"list":[{"name":"<b>","ns":0},{"name":"B","ns":6}]}';

  test('has its cited places marked, one within another only once', () => {
    const pointers = ['/list/1/ns', '/list/0', '/list/0/ns', '/none'];
    const { html, note } = bodyHtml(body, body.length, pointers, 1_000);
    expect(html.match(/<mark>/g)).toHaveLength(2);
    expect(html).toContain('<mark>{\n      "name": "&lt;b&gt;",\n      "ns": 0\n    }</mark>');
    expect(html).toContain('"ns": <mark>6</mark>');
    expect(note).toBe('');
  });

  test('is cut where it is long, with a note that has its size', () => {
    const { html, note } = bodyHtml(body, 12_345, [], 20);
    expect(html).toBe('{\n  "list": [\n    {\n      "name": "&lt;b…');
    expect(note).toBe('The first 20 characters of 12,345 bytes.');
  });
});

describe('an excerpt', () => {
  const entries = Array.from({ length: 100 }, (_, ns) => ({ name: `${ns}.png`, ns }));

  test('has a few lines around the place, in full', () => {
    const { html } = excerptHtml(JSON.stringify({ query: { list: entries } }), '/query/list/50/ns');
    expect(html.split('\n')).toHaveLength(14);
    expect(html).toContain('\n        "name": "50.png",\n        "ns": <mark>50</mark>\n      },\n');
  });

  test('marks what a missing member is missing from', () => {
    const { html, note } = excerptHtml('{"a":{"b":1}}', '/a/c');
    expect(html).toContain('<mark>{\n    "b": 1\n  }</mark>');
    expect(note).toBe('What is marked has no `c`.');
  });

  test.each([
    ['{"a":[1,2', /^The place lies beyond /],
    ['<!doctype html>', /^The answer is not JSON/],
    ['['.repeat(32_768), /^The answer is not JSON/],
  ])('marks nothing in %.20s', (body, why) => {
    const { html, note } = excerptHtml(body, '/b/0');
    expect(html).not.toContain('<mark>');
    expect(note).toMatch(why);
  });
});

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
});

test('what is nested too deep counts as no JSON', () => {
  expect(placeAt('['.repeat(100_000), [])).toBe('not JSON');
});
