import { describe, expect, test } from 'vitest';
import { readHtmlPage } from './page.js';

const json = { batchcomplete: '', query: { pages: { '-1': { ns: 6, title: 'A', missing: '' } } } };

function layoutOf(document: string) {
  const source = `<!DOCTYPE html><html><head><title>API</title></head><body><h1>API</h1><div>${document}</div></body></html>`;
  const { text, notPretty } = readHtmlPage(source);
  expect(text).toBeTruthy();
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

const row = (depth: number, text: string) =>
  `<table><tr>${'<td></td>'.repeat(depth)}<td>${text}</td></tr></table>`;
const preformatted = (depth: number, text: string) =>
  `<div style="white-space: pre">${' '.repeat(depth)}${text}</div>`;

test('cells may indent a row', () => {
  expect(layoutOf(lines(row))).toMatchObject({ mayBeStyled: true });
});

describe('a document is pretty-printed where its elements are indented', () => {
  test('with white space that browsers keep', () => {
    expect(layoutOf(lines(preformatted))).toBeUndefined();
  });

  test('in lists within lists', () => {
    expect(layoutOf(nested('ul', 'li'))).toBeUndefined();
  });

  test('in blocks that are indented as a whole', () => {
    const text = '{ "batchcomplete": ""\n, "query":\n  { "pages": {}\n  }\n}';
    expect(layoutOf(`<blockquote><pre>${text}</pre></blockquote>`)).toBeUndefined();
  });
});

const words = (text: string) => text.replace(/"[^"]*"/g, '<span class="s">$&</span>');
const onOneLine = JSON.stringify(json);

describe('a style sheet may indent', () => {
  test.each([
    ['lines with classes', lines((depth, text) => `<div class="line d${depth}">${text}</div>`)],
    ['lines of spans', lines((depth, text) => `<span class="line d${depth}">${text}</span>`)],
    ['objects', nested('div class="object"')],
  ])('%s', (_what, document) => {
    expect(layoutOf(document)).toMatchObject({ mayBeStyled: true });
  });

  test.each([
    ['a text on one line', `<pre>${onOneLine}</pre>`],
    ['a text on one line with highlighted words', `<pre class="json">${words(onOneLine)}</pre>`],
    ['a text without indentation', `<pre>${JSON.stringify(json, null, 1).replace(/^ +/gm, '')}</pre>`],
    [
      'two members on one line',
      lines((depth, text) => `<div class="d${depth}">${text}</div>`).replace(',</div><div class="d4">', ', '),
    ],
  ])('but not %s', (_what, document) => {
    const found = layoutOf(document);
    expect(found).toBeDefined();
    expect(found?.mayBeStyled).toBeUndefined();
  });
});
