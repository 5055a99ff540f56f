import { expect, test } from 'vitest';
import { isNotice, readHtmlPage } from './page.js';

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
  ['a heading', '<h2>Alleen om fouten te zoeken</h2>', true],
  ['the title of the page', '<h2>API - Wiki</h2>', false],
  ['navigation', '<nav><a href="/">Startpagina van de wiki</a></nav>', false],
  ['a heading in navigation', `<nav><h2>Wiki</h2> ${NOTICE}</nav>`, false],
  ['a script', `<script>write("${NOTICE}")</script>`, false],
  ['a hidden text', `<p hidden>${NOTICE}</p>`, false],
])('%s is read as the notice: %s, %s', (_what, before, isRead) => {
  expect(isNotice(read(before).notice)).toBe(isRead);
});
