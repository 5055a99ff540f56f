/** Pages as their readers see them: what is beside the JSON, what is hidden, how it is encoded and laid out. */
import { expect, test } from 'vitest';
import { pageSource } from './charset.js';
import { isNotice } from './notice.js';
import { readHtmlPage } from './page.js';

const json = { batchcomplete: '', query: { pages: { '-1': { ns: 6, title: 'File:Ж.png', missing: '' } } } };
const pretty = JSON.stringify(json, null, 4);
const NOTICE = 'HTML is good for debugging, but is unsuitable for application use.';
const HEADER = `<div class="header"><p>${NOTICE}</p></div>`;
const WARNING =
  '<br />\n<b>Warning</b>: Undefined index in <b>/srv/debug/Api.php</b> on line <b>8</b><br />\n';

const pageOf = (body: string, head = '') =>
  `<!DOCTYPE html><html><head><title>API</title>${head}</head><body><h1>API</h1>${body}</body></html>`;
const inLines = (line: (text: string, at: number) => string) => pretty.split('\n').map(line).join('');

test.each([
  ['an element of a line of text', `<p>Answer: <code>${pretty}</code> (end)</p>`],
  ['the body, after a block', `${pretty}<hr>Powered by a wiki`],
  ['the body, before and after blocks', `<p>One</p>${pretty}<div>Two</div>`],
  ['an element with a mark of its byte order', `<pre>\ufeff${pretty}\u200b</pre>`],
  [
    'a table with its numbers',
    `<table>${inLines((text, at) => `<tr><td>${at + 1}<td><pre>${text}</pre>`)}</table>`,
  ],
  ['a cell beside a caption', `<table><caption>x<tr><th>JSON<td><pre>${pretty}</pre></table>`],
])('nothing is beside the document in %s', (_where, body) => {
  const page = readHtmlPage(pageOf(HEADER + body));
  expect(page).toMatchObject({ json });
  expect(page.surplus).toBeUndefined();
});

test('the notice may directly precede the document, but no warning', () => {
  const text = pretty.replaceAll('\n', '<br>').replaceAll('    ', '&nbsp;');
  const page = readHtmlPage(pageOf(`${NOTICE}<br><br>${text}`));
  expect(page).toMatchObject({ json, notice: NOTICE });
  expect(page.surplus).toBeUndefined();
  expect(readHtmlPage(pageOf(WARNING + text)).surplus?.text).toContain('Warning');
});

test.each([
  ['a warning', `<pre>${WARNING}${pretty}</pre>`, 'before', 'Warning: Undefined index'],
  [
    'a warning in its first line',
    inLines((text, at) => `<div>${at === 0 ? 'Oops ' : ''}${text}</div>`),
    'before',
    'Oops',
  ],
  ['a word', `<pre>Answer: ${pretty}</pre>`, 'before', 'Answer:'],
  ['a second object', `<pre>${pretty}{"a":1}</pre>`, 'after', '{"a":1}'],
  ['a call', `<pre>callback(${pretty})</pre>`, 'before', 'callback('],
])('beside the document, a reader sees %s', (_what, body, where, text) => {
  const { surplus } = readHtmlPage(pageOf(HEADER + body));
  expect(surplus?.where).toBe(where);
  expect(surplus?.text).toContain(text);
});

test.each([
  ['transparency', HEADER.replace('class', 'style="opacity: 0" class'), ''],
  ['fallback content', `<canvas>${HEADER}</canvas>`, ''],
  ['the title of the page', '', `<title>${NOTICE}</title>`],
])('nobody sees a notice in %s', (_where, before, head) => {
  const page = readHtmlPage(pageOf(`${before}<pre>${pretty}</pre>`, head));
  expect(page.json).toEqual(json);
  expect(isNotice(page.notice)).toBe(false);
  expect(page.unreadNotice).toBeUndefined();
});

test('a reader sees half transparent text, and what only style sheets hide', () => {
  const before = HEADER.replace('class', 'style="opacity: 0.5; font-size: 0.8em" class');
  const head = '<style>.header { display: none }</style>';
  expect(readHtmlPage(pageOf(`${before}<pre>${pretty}</pre>`, head)).notice).toBe(NOTICE);
});

test('a text in a style sheet may be the notice', () => {
  const head = `<style>pre::before { content: "${NOTICE}" }</style>`;
  expect(readHtmlPage(pageOf(`<pre>${pretty}</pre>`, head)).unreadNotice).toContain('style sheet');
});

test.each([
  ['a trailing comma', pretty.replace(/\n\}$/, ',\n}'), ',\n}'],
  ['single quotes', pretty.replaceAll('"', "'"), 'API'],
  ['a cut', pretty.slice(0, -20), '"missing": "'],
])('what came instead of a document is shown where it breaks: %s', (_what, text, shown) => {
  const page = readHtmlPage(pageOf(`<pre>${text}</pre>`));
  expect(page.json).toBeUndefined();
  expect(page.instead).toContain(shown);
});

const TEXT = pageOf(`${HEADER}<pre>${pretty}</pre>`);
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

test.each<[string, Buffer, string, boolean]>([
  ['UTF-8 by its mark', Buffer.from(`\ufeff${TEXT}`), 'text/html; charset=koi8-r', true],
  ['UTF-8 without saying so', Buffer.from(TEXT), 'text/html', false],
  ['UTF-16 without saying so', swapped(TEXT), 'text/html', false],
  ['an encoding that nobody knows', Buffer.from(TEXT), 'text/html; charset=utf-7', false],
])('a page is read as %s', (_encoding, bytes, type, isDeclared) => {
  const source = pageSource(bytes, type);
  expect(source.isDeclared).toBe(isDeclared);
  expect(readHtmlPage(source.text).json).toEqual(json);
});

test.each<[string, readonly number[], string]>([
  ['windows-1252', [0x80, 0x93, 0xe9], '€“é'],
  ['iso-8859-1', [0x92], '’'],
  ['shift_jis', [0x93, 0xfa], '日'],
  ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x46, 0x7c, 0x1b, 0x28, 0x42], '日'],
])('the bytes of a page in %s are decoded', (label, bytes, text) => {
  expect(pageSource(Buffer.from(bytes), `text/html; charset=${label}`).text).toBe(text);
  const page = Buffer.concat([Buffer.from(`<meta charset=${label}>`), Buffer.from(bytes)]);
  expect(pageSource(page, 'text/html').text).toMatch(new RegExp(`>${text}$`, 'u'));
});
