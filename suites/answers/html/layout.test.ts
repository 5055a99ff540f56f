import { describe, expect, test } from 'vitest';
import { notPrettyAt } from './layout.js';
import { readHtmlPage } from './page.js';

const json = { batchcomplete: '', query: { pages: { '-1': { ns: 6, title: 'A', missing: '' } } } };

/** Each line in what is made of its depth and its text. */
const lines = (line: (depth: number, text: string) => string): string =>
  JSON.stringify(json, null, 1)
    .split('\n')
    .map(text => line(text.length - text.trimStart().length, text.trimStart()))
    .join('');

const kept = (depth: number, text: string) =>
  `<div style="white-space: pre">${' '.repeat(depth)}${text}</div>`;
const words = JSON.stringify(json).replace(/"[^"]*"/g, '<span class="s">$&</span>');

test.each<[layout: string, document: string, isPretty: boolean]>([
  ['by white space that browsers keep', lines(kept), true],
  ['as a whole', '<blockquote><pre>{ "batchcomplete": ""\n, "query":\n  {}\n}</pre></blockquote>', true],
  ['not, by the classes of lines', lines((depth, text) => `<div class="d${depth}">${text}</div>`), false],
  ['not, in highlighted words on one line', `<pre class="json">${words}</pre>`, false],
])('a document is indented %s', (_layout, document, isPretty) => {
  const page = readHtmlPage(`<!DOCTYPE html><title>API</title><h1>API</h1><div>${document}</div>`);
  expect(page.json).toBeTruthy();
  expect(page.notPretty === undefined).toBe(isPretty);
});

describe('a text is pretty-printed', () => {
  test.each([
    ['with lists on one line', '{\n  "a": [1, 2, 3],\n  "b": []\n}'],
    [
      'with objects that hug the brackets of their lists',
      '{\n  "a": [{\n    "b": 1\n  }, {\n    "b": 2\n  }],\n  "c": {\n    "d": {\n      "e": 1\n    }\n  }\n}',
    ],
    [
      'with members below the first',
      `{"a": {"b": 1,\n       "c": {}},\n "d": [{"e": "${'x'.repeat(120)}",\n        "f": 2}]}`,
    ],
  ])('%s', (_how, text) => {
    expect(notPrettyAt(text)).toBeUndefined();
  });

  const DEPTH = 'a member is not indented by its depth';
  const SEVERAL = 'several members are on one line';

  test.each([
    ['with a member after a closing brace', '{\n  "a": {\n    "b": 1\n  }, "c": 1\n}', 4, DEPTH],
    ['with a long object on one line', `{\n  "a": { "b": 1, "c": "${'x'.repeat(120)}" }\n}`, 2, SEVERAL],
    ['with entries of a list that stand further out', '{\n    "a": [\n  {\n   "b": 1\n  }\n ]\n}', 4, DEPTH],
  ])('but not %s', (_how, text, line, why) => {
    expect(notPrettyAt(text)).toMatchObject({ line, why });
  });
});
