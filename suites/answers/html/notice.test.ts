import { describe, expect, test } from 'vitest';
import { readHtmlPage } from './page.js';
import { isNotice, withoutMessageKeys } from './notice.js';

const DOCUMENT = '<pre>{"batchcomplete":"","query":{}}</pre>';
const NOTICE = 'HTML is for debugging and unsuitable for applications.';

const read = (before: string) =>
  readHtmlPage(
    `<!DOCTYPE html><html><head><title>API - Wiki</title><script>RLCONF={"a":"b c d"};</script></head><body><h1>API</h1><div id="content">${before}${DOCUMENT}</div></body></html>`,
  );

test.each([NOTICE, 'Debug view', '调试用', 'デバッグ用', '仅供查', 'สำหรับแก้ไข', 'для отладки', 'لفحص'])(
  '%s can be a notice',
  text => {
    expect(isNotice(text)).toBe(true);
  },
);

test.each(['', 'API', '结果', '1.2.3 – 4:5 (6)'])('%s cannot be a notice', text => {
  expect(isNotice(text)).toBe(false);
});

test.each([
  '⧼api-format-prettyprint-header⧽',
  '<api-format-prettyprint-header> ⧼a⧽',
  '(api-format-prettyprint-header: JSON, json)',
])('%s is the key of a message', text => {
  expect(withoutMessageKeys(text)).toBe('');
});

test('angle brackets and parentheses in a notice are no keys', () => {
  const text = 'Use <kbd>format=json</kbd> (see the API help).';
  expect(withoutMessageKeys(text)).toBe(text);
});

describe('a script or style sheet may show the notice', () => {
  test.each<[string, string, string | undefined]>([
    ['by a script', `<script>/* it's */ write("${NOTICE}")</script>`, NOTICE],
    ['by a style sheet', `<style>pre::before { content: "${NOTICE}" }</style>`, NOTICE],
    ['but not data', `<script type="application/json">"${NOTICE}"</script>`, undefined],
    ['but not a comment', `<script>/* "${NOTICE}" */</script>`, undefined],
    ['but not a hidden text', `<p hidden>${NOTICE}</p>`, undefined],
  ])('%s', (_how, before, text) => {
    const { notice, scripted } = read(before);
    expect(isNotice(notice)).toBe(false);
    expect(scripted).toBe(text && `a text in a script or style sheet, \`${text}\``);
  });
});

test.each([
  ['a heading', '<h2>Alleen om fouten te zoeken</h2>', true],
  ['the title of the page', '<h2>API - Wiki</h2>', false],
  ['navigation', '<nav><a href="/">Startpagina van de wiki</a></nav>', false],
])('%s is read as the notice: %s, %s', (_what, before, isRead) => {
  expect(isNotice(read(before).notice)).toBe(isRead);
});

test('a script of quotation marks is read within bounds', () => {
  const start = performance.now();
  read(`<script>${'"\\"\\'.repeat(200_000)}</script>`);
  expect(performance.now() - start).toBeLessThan(5000);
});
