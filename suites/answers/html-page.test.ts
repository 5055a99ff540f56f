import { describe, expect, test } from 'vitest';
import { readHtmlPage, notPrettyAt } from './html-page.js';

const json = {
  batchcomplete: '',
  query: { title: 'C&D <x> "y" \' é 𝒳', list: [], pages: { '-1': { ns: 6 } } },
};
const pretty = JSON.stringify(json, null, 4);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const NOTICE = 'HTML is good for debugging, but is unsuitable for application use.';

function pageOf(document: string, before = `<p>${NOTICE}</p>`): string {
  return `<!DOCTYPE html><html><head><title>API</title><script>RLCONF={"wgPageName":"x"};</script></head>
<body class="x"><h1>MediaWiki API result</h1><div id="mw-content-text">${before}${document}</div></body></html>`;
}

describe('the document in a page', () => {
  test.each([
    ['as MediaWiki writes it', `<pre class="api-pretty-content">${escaped(pretty)}</pre>`],
    [
      'with quotes escaped as well',
      `<pre>${escaped(pretty).replaceAll('"', '&quot;').replaceAll("'", '&#039;')}</pre>`,
    ],
    ['behind a line break, which parsers drop', `<pre>\n${escaped(pretty)}\n</pre>`],
    ['in any element', `<div><code>${escaped(pretty)}</code></div>`],
    [
      'with an empty element before it',
      `<div class="mw-highlight"><pre><span></span>${escaped(pretty)}</pre></div>`,
    ],
    ['in an element that is not closed', `<pre>${escaped(pretty)}`],
  ])('is found %s', async (_how, html) => {
    const page = await readHtmlPage(pageOf(html));
    expect(page).toMatchObject({ json, text: pretty, escapedTwice: false, notice: NOTICE });
  });

  test('is found where every word of it is highlighted', async () => {
    const spans = escaped(pretty).replace(/("[^"]*"|[{}[\],:])/g, '<span class="p">$1</span>');
    const html = `<div class="mw-highlight mw-highlight-lang-json" dir="ltr"><pre><span></span>${spans}\n</pre></div>`;
    expect(await readHtmlPage(pageOf(html))).toMatchObject({ json, text: pretty, notice: NOTICE });
  });

  test('is the first of several: a debug toolbar adds another after it', async () => {
    const html = `<pre>${escaped(pretty)}</pre><script>mw.x({"debugInfo":{}})</script><pre>{"debugInfo":{}}</pre>`;
    expect((await readHtmlPage(pageOf(html))).json).toEqual(json);
  });

  test.each<[string, (text: string) => string]>([
    [
      'by elements',
      text => `<div>${text.replaceAll('\n', '<br>').replaceAll('    ', '&nbsp; &nbsp; ')}</div>`,
    ],
    ['in a list', text => `<ol>${text.replace(/^.*$/gm, '<li>$&</li>').replaceAll('\n', '')}</ol>`],
    [
      'in blocks of their own',
      text => `<div>${text.replace(/^.*$/gm, '<div>$&</div>').replaceAll('\n', '')}</div>`,
    ],
    [
      'in a table with numbers',
      text => {
        const rows = text.split('\n').map((line, at) => `<tr><th>${at + 1}</th><td>${line}</td></tr>`);
        return `<table>${rows.join('')}</table>`;
      },
    ],
  ])('is found where its lines are broken %s, and is pretty', async (_how, markup) => {
    const page = await readHtmlPage(pageOf(markup(escaped(pretty))));
    expect(page).toMatchObject({ json, notice: NOTICE });
    expect(await notPrettyAt(page.text ?? '')).toBeUndefined();
  });

  test('keeps no-break spaces in its strings', async () => {
    const html = '<div>{<br>&nbsp;"a":&nbsp;"b&nbsp;\\"&nbsp;c"<br>}</div>';
    expect((await readHtmlPage(pageOf(html))).json).toEqual({ a: 'b\u00a0"\u00a0c' });
  });

  test('is not a sample of JSON that the page shows before it', async () => {
    for (const sample of ['{}', '{"action":"query"}', '{"batchcomplete":""}']) {
      const page = await readHtmlPage(pageOf(`<code>${sample}</code><pre>${escaped(pretty)}</pre>`));
      expect(page.json).toEqual(json);
    }
  });

  test('is not in scripts, styles and heads', async () => {
    const page = await readHtmlPage(
      pageOf('<style>{}</style><template>{"a":1}</template><noscript>{"b":1}</noscript>'),
    );
    expect(page).toMatchObject({ json: undefined, text: undefined });
  });

  test('is not a list, nor a text that only begins like an object', async () => {
    expect((await readHtmlPage(pageOf('<pre>[{"a":1}]</pre>'))).json).toBeUndefined();
    expect((await readHtmlPage(pageOf('<pre>{"a":1} and more</pre>'))).json).toBeUndefined();
  });

  test('that is escaped twice is found and recognized as such', async () => {
    const html = `<pre>${escaped(escaped(pretty).replaceAll('"', '&quot;'))}</pre>`;
    expect(await readHtmlPage(pageOf(html))).toMatchObject({ json, escapedTwice: true });
  });

  test('keeps entities in its strings', async () => {
    const page = await readHtmlPage(pageOf(`<pre>${escaped('{"a":"&amp;"}')}</pre>`));
    expect(page.json).toEqual({ a: '&amp;' });
  });

  test('is found without any other markup', async () => {
    expect((await readHtmlPage(`<pre>${escaped(pretty)}</pre>`)).json).toEqual(json);
    expect((await readHtmlPage(escaped(pretty))).json).toEqual(json);
  });

  test.each(['', '<', '<p>nothing</p>', '<pre>{', `${'<div>'.repeat(100)}{"a":`, '{}'.repeat(1000)])(
    'is absent from %.30s',
    async html => {
      expect((await readHtmlPage(html)).json).toBeUndefined();
    },
  );
});

describe('the notice of a page', () => {
  test('is what a reader sees before the document, except headings and navigation', async () => {
    const before = '<nav>Main page</nav><h2>JSON</h2><p>First <b>part</b>,\n second part.</p>';
    expect((await readHtmlPage(pageOf(`<pre>${escaped(pretty)}</pre>`, before))).notice).toBe(
      'First part, second part.',
    );
  });

  test('may be a heading that mentions debugging', async () => {
    const before = `<h2>${NOTICE}</h2>`;
    expect((await readHtmlPage(pageOf(`<pre>${escaped(pretty)}</pre>`, before))).notice).toContain(NOTICE);
  });

  test.each(['hidden', 'style="display:none"', 'style="margin: 0; Visibility: Hidden"'])(
    'is not what is not shown: %s',
    async attribute => {
      const before = `<div ${attribute}><p>${NOTICE}</p></div>`;
      expect((await readHtmlPage(pageOf(`<pre>${escaped(pretty)}</pre>`, before))).notice).toBe('');
    },
  );

  test('is not text after the document', async () => {
    const html = `<pre>${escaped(pretty)}</pre><p>Behind it.</p>`;
    expect((await readHtmlPage(pageOf(html, ''))).notice).toBe('');
  });

  test('has its entities decoded', async () => {
    const page = await readHtmlPage(
      pageOf('<pre>{"a":1}</pre>', '<p>F&uuml;r &lt;Programme&gt;&nbsp;nicht</p>'),
    );
    expect(page.notice).toBe('Für <Programme> nicht');
  });
});

describe('a pretty-printed document', () => {
  test.each([
    ['by four spaces', pretty],
    ['by two', JSON.stringify(json, null, 2)],
    ['by tabs', JSON.stringify(json, null, '\t')],
    ['with other line ends', pretty.replaceAll('\n', '\r\n')],
    ['with lists on one line', '{\n  "a": [1, 2, 3],\n  "b": []\n}'],
    [
      'with objects in lists',
      JSON.stringify({ query: { allimages: [{ ns: 6, title: 'A' }, { ns: 6 }] } }, null, 4),
    ],
    ['though it is empty', '{}'],
  ])('is indented %s', async (_how, text) => {
    expect(await notPrettyAt(text)).toBeUndefined();
  });

  test.each([
    ['on one line', JSON.stringify(json), 1, 'several members are on one line'],
    ['with a member beside the first brace', '{ "a": 1\n}', 1, 'several members are on one line'],
    ['with two members on one line', '{\n  "a": 1, "b": 2\n}', 2, 'several members are on one line'],
    ['with an inner object on one line', '{\n  "a": { "b": 1 }\n}', 2, 'several members are on one line'],
    ['without indentation', '{\n"a": 1\n}', 2, 'a member is not indented by its depth'],
    ['with uneven indentation', '{\n  "a": 1,\n   "b": 1\n}', 3, 'a member is not indented by its depth'],
    [
      'with depths indented alike',
      '{\n  "a": {\n  "b": 1\n  }\n}',
      3,
      'a member is not indented by its depth',
    ],
    [
      'with entries of a list that stand further out',
      '{\n    "a": [\n  {\n   "b": 1\n  }\n ]\n}',
      4,
      'a member is not indented by its depth',
    ],
  ])('is not pretty-printed %s', async (_how, text, line, why) => {
    expect(await notPrettyAt(text)).toEqual({ line, why });
  });
});
