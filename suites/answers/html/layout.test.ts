import { describe, expect, test } from 'vitest';
import { readHtmlPage } from './page.js';

const json = { batchcomplete: '', query: { pages: { '-1': { ns: 6, title: 'A', missing: '' } } } };
const STYLE = '<style>.a { margin: 0 }</style>';

function layoutOf(document: string, head = '') {
  const source = `<!DOCTYPE html><html><head><title>API</title>${head}</head><body><h1>API</h1><div>${document}</div></body></html>`;
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

describe('what styles make of a document is not computed', () => {
  test.each([
    'margin: 0 0 0 2em',
    'PADDING: 1px 0 1px 3%',
    'padding-inline: 2ch 0',
    'padding-left: calc(1em + 4px)',
    '--indent: 2em; padding-left: calc(var(--indent) * 2)',
  ])('of style="%s"', style => {
    expect(layoutOf(nested(`div style="${style}"`))).toMatchObject({ mayBeStyled: true });
  });
});

const words = (text: string) => text.replace(/"[^"]*"/g, '<span class="s">$&</span>');

describe('a style sheet may indent', () => {
  test.each([
    ['lines with classes', lines((depth, text) => `<div class="line d${depth}">${text}</div>`)],
    ['lines with data', lines((depth, text) => `<div data-depth="${depth}">${text}</div>`)],
    ['objects', nested('div class="object"')],
  ])('%s', (_what, document) => {
    expect(layoutOf(document, STYLE)).toMatchObject({ mayBeStyled: true });
    expect(layoutOf(document, '<link rel="stylesheet" href="a.css">')).toMatchObject({
      mayBeStyled: true,
    });
    const without = layoutOf(document);
    expect(without).toBeDefined();
    expect(without?.mayBeStyled).toBeUndefined();
  });

  const onOneLine = JSON.stringify(json);
  const unindented = JSON.stringify(json, null, 1).replace(/^ +/gm, '');
  test.each([
    ['a text on one line', `<pre>${onOneLine}</pre>`],
    ['a text on one line with highlighted words', `<pre class="json">${words(onOneLine)}</pre>`],
    ['a text without indentation', `<pre>${unindented}</pre>`],
    [
      'two members on one line',
      lines((depth, text) => `<div class="d${depth}">${text}</div>`).replace(',</div><div class="d4">', ', '),
    ],
  ])('but not %s', (_what, document) => {
    const found = layoutOf(document, STYLE);
    expect(found).toBeDefined();
    expect(found?.mayBeStyled).toBeUndefined();
  });
});
