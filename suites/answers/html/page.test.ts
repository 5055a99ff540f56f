/** Pages as their readers see them. The variants of `silences/html.ts` show in how many more ways a page may be written. */
import { describe, expect, test } from 'vitest';
import type { HttpResponse } from '../../http/exchange.js';
import { pageSource } from './charset.js';
import { answered } from '../../testing/samples/exchanges.js';
import { isApiInHtml, isNotice, readForm, readHtmlPage, readPage } from './page.js';

const json = {
  batchcomplete: '',
  query: { title: 'C&D <x> "y" \' é 𝒳', list: [], pages: { '-1': { ns: 6 } } },
};
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const pretty = JSON.stringify(json, null, 4);
const document = escaped(pretty);
const NOTICE = 'HTML is good for debugging, but is unsuitable for application use.';
const HEADER = `<div class="header"><p>${NOTICE}</p></div>`;

const pageOf = (body: string, head = '') =>
  `<!DOCTYPE html><html><head><title>API</title><script>RLCONF={"wgPageName":"x"};</script>${head}</head><body><h1>API</h1>${body}</body></html>`;
const inLines = (line: (text: string, at: number) => string) => document.split('\n').map(line).join('');

test.each([
  ['a line of text', `<p>Answer: <code>${document}</code> (end)</p>`],
  ['the body, before and after blocks', `<p>One</p>${document}<div>Two</div>`],
  ['an element with a mark of its byte order', `<pre>\ufeff${document}\u200b</pre>`],
  ['a table beside line numbers', `<table><td><pre>1\n2\n3</pre><td><pre>${document}</pre></table>`],
  ['a cell beside a caption', `<table><caption>x<tr><th>JSON<td><pre>${document}</pre></table>`],
  ['a text after a brace', `<p>Set {format=json}, not {"x".</p><pre>${document}</pre>`],
])('in %s, the document is found, with the notice and nothing beside it', (_where, body) => {
  const page = readHtmlPage(pageOf(HEADER + body));
  expect(page).toMatchObject({ json });
  expect(page.notice).toContain(NOTICE);
  expect([page.surplus, page.notPretty]).toEqual([undefined, undefined]);
});

test.each([
  ['a warning in line one', inLines((text, at) => `<div>${at ? '' : 'Oh '}${text}</div>`), 'before', 'Oh'],
  ['a word', `<pre>Answer: ${document}</pre>`, 'before', 'Answer:'],
  ['a second object', `<pre>${document}{"a":1}</pre>`, 'after', '{"a":1}'],
])('beside the document, a reader sees %s', (_what, body, where, text) => {
  const { surplus } = readHtmlPage(pageOf(HEADER + body));
  expect(surplus).toEqual({ where, text });
});

test.each(['query', 'batchcomplete', 'continue', 'error'])(
  'an object with `%s` looks more like an answer',
  key => {
    const [answer, other] = [`{"${key}":{},"x":1}`, '{"x":1}'];
    for (const texts of [`${answer}</pre><pre>${other}`, `${other}</pre><pre>${answer}`])
      expect(readHtmlPage(pageOf(`<pre>${texts}</pre>`)).json).toEqual({ [key]: {}, x: 1 });
  },
);

test('no-break spaces between and within strings are read as spaces', () => {
  const html = '<div>{<br>&nbsp;"a":&nbsp;"b&nbsp; c"<br>}</div>';
  expect(readHtmlPage(pageOf(html)).json).toEqual({ a: 'b  c' });
});

test.each(['', '<', '<p>nothing</p>', '<pre>{', `${'<div>'.repeat(100)}{"a":`, '{}'.repeat(1000)])(
  'no document is in %.30s',
  html => {
    expect(readHtmlPage(html).json).toBeUndefined();
  },
);

test.each([
  ['a trailing comma', document.replace(/\n\}$/, ',\n}'), ',\n}'],
  ['single quotes', document.replaceAll('"', "'"), 'API'],
  ['a cut', document.slice(0, -20), '"ns": '],
])('what came instead of a document is shown where it breaks: %s', (_what, text, shown) => {
  const page = readHtmlPage(pageOf(`<pre>${text}</pre>`));
  expect(page.json).toBeUndefined();
  expect(page.instead).toContain(shown);
});

test('a page without a document is shown around its error, or from its start', () => {
  const [start, end] = ['{"a":1,'.padEnd(60, ' '), '"b":2]'.padEnd(60, 'x')];
  expect(readHtmlPage(`<pre>x${start}${end}`).instead).toBe(`${start.slice(-35)}${end.slice(0, 45)}`);
  expect(readHtmlPage(`<p>\u00ad${'x'.repeat(1001)}`).instead).toBe('x'.repeat(999));
  expect(readHtmlPage('{"a":'.repeat(15)).excess).toBeUndefined();
  expect(readHtmlPage('{"a":'.repeat(16)).excess).toBe('the page has too many parts that look like JSON');
});

describe('the notice of a page', () => {
  const hides = (style: string) => HEADER.replace('class', `style="${style}" class`);

  test.each<[what: string, before: string, notice: string, head?: string]>([
    [
      'is what a reader sees before the document, except headings and navigation',
      '<p>Zero.</p><nav>Main page</nav><h2>JSON</h2><p>First <b>part</b>,\n second part.</p>',
      'Zero. First part, second part.',
    ],
    ['has its entities decoded', '<p>F&uuml;r &lt;Programme&gt;&nbsp;nicht</p>', 'Für <Programme> nicht'],
    ['may be half transparent', hides('opacity: 0.5; font-size: 0.8em'), NOTICE],
    ['may be hidden by style sheets alone', HEADER, NOTICE, '<style>.header { display: none }</style>'],
    ['is not hidden by a style', hides('margin: 0; Visibility: Hidden'), ''],
    ['is no fallback content', `<canvas>${HEADER}</canvas>`, ''],
  ])('%s', (_what, before, notice, head = '') => {
    const page = readHtmlPage(pageOf(`${before}<pre>${document}</pre>`, head));
    expect(page).toMatchObject({ json, notice });
    expect(isNotice(page.notice)).toBe(notice !== '');
  });
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

const languages = ['languageinfo', '{"query":{"languageinfo":{}}}'] as const;
const titles = ['duplicatefiles', '{"query":{"pages":{}}}'] as const;
const files = ['allimages', '{"query":{"allimages":[]}}'] as const;

test.each([
  [[languages, titles], true],
  [[files, languages, files], true],
  [[languages, languages], false],
  [[languages, ['allimages', languages[1]]], false],
  [[languages, ['allimages', '{"batchcomplete":""}']], false],
  [[], false],
] as const)('the pages %j prove an API: %s', (pages, isApi) => {
  const html = pages.map(([query, shown]) => {
    const exchange = answered(`<pre>${shown}</pre>`, { headers: [['content-type', 'text/html']] });
    return { ...readPage(exchange), query };
  });
  expect(isApiInHtml(html)).toBe(isApi);
});

describe('what came instead of a page with an answer', () => {
  const type = ['content-type', 'text/html'] as const;
  const whole = pageOf(`<pre>${document}</pre>`);
  const cut = whole.slice(0, -document.length / 2);
  const length = ['content-length', String(cut.length)] as const;

  test.each<[what: string, body: string, reason: string, answer?: Partial<HttpResponse>, script?: string]>([
    ['a page that its connection cut off', cut, 'the connection was closed in the middle of the page'],
    ['a page of the length named', cut, 'the page contains no JSON document', { headers: [type, length] }],
    ['half an error page', cut, 'HTTP 502 and no API response', { status: 502 }],
    ['an article', '<html><p>An article</p></html>', 'the page contains no JSON document'],
    ['another document', '<html><pre>{"a":1}</pre></html>', 'the JSON document of the page is not an answer'],
    ['another script', '<html></html>', 'a redirect led to https://wiki.example/api.php', {}, 'index.php'],
    ['an error of the API', '<pre>{"error": {"code": "ratelimited", "info": "x"}}</pre>', 'ratelimited'],
  ])('%s', (what, body, reason, answer, script = 'api.php') => {
    const exchange = answered(body, { headers: [type], ...answer });
    const form = readForm(`https://wiki.example/w/${script}`, exchange);
    expect(JSON.stringify(form)).toContain(reason);
    expect(form).not.toHaveProperty('notice');
    // The API wrote it, so it is no page of a gateway.
    expect(JSON.stringify(form).includes('"notApi":"text"')).toBe(what === 'a page of the length named');
  });

  test('is nothing if the page has one', () => {
    expect(readForm('https://wiki.example/api.php', answered(whole, { headers: [type] }))).toMatchObject({
      json,
    });
  });
});
