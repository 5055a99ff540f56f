import { describe, expect, test } from 'vitest';
import { notPrettyAt } from './layout.js';
import { readHtmlPage } from './page.js';

const json = { batchcomplete: '', query: { pages: { '-1': { ns: 6, title: 'A', missing: '' } } } };

function layoutOf(document: string) {
  const source = `<!DOCTYPE html><html><head><title>API</title></head><body><h1>API</h1><div>${document}</div></body></html>`;
  const { json: found, notPretty } = readHtmlPage(source);
  expect(found).toBeTruthy();
  return notPretty;
}

/** Each line in what is made of its depth, its text and its number. */
const lines = (line: (depth: number, text: string, at: number) => string): string =>
  JSON.stringify(json, null, 1)
    .split('\n')
    .map((text, at) => line(text.length - text.trimStart().length, text.trimStart(), at))
    .join('');

/** Each object in an element, and each member. */
const nested = (object: string, member = 'div', value: unknown = json): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, each], at, { length }) =>
      `<${member}>${JSON.stringify(key)}: ${nested(object, member, each)}${at + 1 < length ? ',' : ''}</${member.split(' ')[0]}>`,
  );
  return `{<${object}>${members.join('')}</${object.split(' ')[0]}>}`;
};

const classes = (tag: string) => (depth: number, text: string) =>
  `<${tag} class="line d${depth}">${text}</${tag}>`;
const cells = (depth: number, text: string) =>
  `<table><tr>${'<td></td>'.repeat(depth)}<td>${text}</td></tr></table>`;
const kept = (depth: number, text: string) =>
  `<div style="white-space: pre">${' '.repeat(depth)}${text}</div>`;
const onOneLine = JSON.stringify(json);
const words = onOneLine.replace(/"[^"]*"/g, '<span class="s">$&</span>');

test.each<[layout: string, document: string, seen: 'pretty' | 'may be' | 'not pretty']>([
  ['by white space that browsers keep', lines(kept), 'pretty'],
  ['by lists within lists', nested('ul', 'li'), 'may be'],
  ['as a whole', '<blockquote><pre>{ "batchcomplete": ""\n, "query":\n  {}\n}</pre></blockquote>', 'pretty'],
  ['by cells', lines(cells), 'may be'],
  ['by the classes of lines', lines(classes('div')), 'may be'],
  ['not, in one line of spans', lines(classes('span')), 'not pretty'],
  ['by the classes of objects', nested('div class="object"'), 'may be'],
  ['not, in highlighted words on one line', `<pre class="json">${words}</pre>`, 'not pretty'],
])('a document is indented %s', (_layout, document, seen) => {
  const notPretty = layoutOf(document);
  const isMaybe = notPretty?.mayBeStyled === true;
  expect(isMaybe ? 'may be' : notPretty ? 'not pretty' : 'pretty').toBe(seen);
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
