import { describe, expect, test } from 'vitest';
import { readHtmlPage } from './page.js';
import { isNotice, withoutMessageKeys } from './notice.js';

const DOCUMENT = '<pre>{"batchcomplete":"","query":{}}</pre>';
const NOTICE = 'HTML is for debugging and unsuitable for applications.';

const read = (before: string, lang = 'en') =>
  readHtmlPage(
    `<!DOCTYPE html><html lang="${lang}"><head><title>API - Wiki</title><script>RLCONF={"a":"b c d"};</script></head><body><h1>API</h1><div id="content">${before}${DOCUMENT}</div></body></html>`,
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

describe('what is not read as a notice may be one', () => {
  test.each<[string, string, string]>([
    ['in a heading in another language', '<h2>Alleen om fouten te zoeken</h2>', 'nl'],
    ['in a heading in a language that is not known', '<h2>Alleen om fouten te zoeken</h2>', ''],
    ['among the navigation', '<nav><a href="/">Start</a><p>Alleen om fouten te zoeken</p></nav>', 'nl'],
    ['as a label', `<div aria-label="${NOTICE}"></div>`, 'en'],
    ['as the text for an image', '<img src="a.png" alt="For debugging only">', 'en'],
    ['written by a script', `<p></p><script>/* it's */ write("${NOTICE}")</script>`, 'en'],
    ['in an element that a script fills', '<div class="notice"></div><script src="a.js"></script>', 'en'],
    ['without scripts', `<noscript><p>${NOTICE}</p></noscript>`, 'en'],
  ])('%s', (_how, before, lang) => {
    const page = read(before, lang);
    expect(isNotice(page.notice)).toBe(false);
    expect(page.unreadNotice).toBeTypeOf('string');
  });

  test.each<[string, string, string]>([
    ['nothing', '', 'nl'],
    ['the title of the page', '<h2>API - Wiki</h2>', 'nl'],
    ['links', '<nav><h2>Alle onderwerpen</h2><a href="/">Startpagina van de wiki</a></nav>', 'nl'],
    ['the title of a link', '<a href="/" title="Visit the testing wiki">Start</a>', 'en'],
    ['data', `<script type="application/json">"${NOTICE}"</script>`, 'en'],
    ['an empty element', '<div class="notice"></div>', 'en'],
    ['a notice of the wiki', '<div id="siteNotice"></div><script src="a.js"></script>', 'en'],
    ['a hidden text', `<p hidden>${NOTICE}</p>`, 'en'],
  ])('but not %s', (_what, before, lang) => {
    const page = read(before, lang);
    expect(isNotice(page.notice)).toBe(false);
    expect(page.unreadNotice).toBeUndefined();
  });

  test('and is not looked for where a notice says what one is about', () => {
    expect(read(`<p title="${NOTICE}">${NOTICE}</p>`).unreadNotice).toBeUndefined();
  });
});

test.each([['a script of quotation marks', `<script>${'"\\"\\'.repeat(200_000)}</script>`]])(
  '%s of any number are read within bounds',
  (_what, before) => {
    const start = performance.now();
    read(before);
    expect(performance.now() - start).toBeLessThan(5000);
  },
);
