import { describe, expect, test } from 'vitest';
import { notPrettyAt } from './layout.js';
import { readHtmlPage } from './page.js';

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

/** The variants of `silences/html.ts` show in how many more ways a page may be written. */
describe('the document in a page', () => {
  test.each<[string, string]>([
    [
      'in a table with one row',
      `<table><tr><td><pre>1\n2\n3</pre></td><td><pre>${escaped(pretty)}</pre></td></tr></table>`,
    ],
    ['beside words', `<p>Answer: <code>${escaped(pretty)}</code> (end)</p>`],
    ['after a brace in the text', `<p>Set {format=json}, not {"x".</p><pre>${escaped(pretty)}</pre>`],
  ])('is found %s, and is pretty', (_how, markup) => {
    const page = readHtmlPage(pageOf(markup));
    expect(page.json).toEqual(json);
    expect(page.notice).toContain(NOTICE);
    expect(notPrettyAt(page.text ?? '')).toBeUndefined();
  });

  test('has its other readings where it may be escaped wrongly', () => {
    const copy = { batchcomplete: '', query: { title: 'File:A&copy.png' } };
    const text = JSON.stringify(copy, null, 4);
    const unescaped = readHtmlPage(pageOf(`<pre>${text}</pre>`));
    expect(unescaped.json).not.toEqual(copy);
    expect(unescaped.literal).toEqual(copy);
    const once = readHtmlPage(pageOf(`<pre>${escaped(text)}</pre>`));
    expect(once).toMatchObject({ json: copy });
    expect([once.again, once.literal]).toEqual([undefined, undefined]);
    const twice = readHtmlPage(pageOf(`<pre>${text.replaceAll('&', '&amp;amp;')}</pre>`));
    expect(twice.again).toEqual(copy);
  });

  test.each<[string, string, string]>([
    ['every space is written as one', 'b&nbsp;\\"&nbsp;&nbsp;c', 'b "  c'],
    ['every other space is written as one', 'b \\"&nbsp; c&nbsp; &nbsp;d', 'b "  c   d'],
    ['other spaces are plain', 'b c&nbsp;d', 'b c\u00a0d'],
    ['they are JSON escapes', 'b\\u00a0c', 'b\u00a0c'],
  ])('reads the no-break spaces of its strings where %s', (_when, written, shown) => {
    const html = `<div>{<br>&nbsp;"a":&nbsp;"${written}"<br>}</div>`;
    expect(readHtmlPage(pageOf(html)).json).toEqual({ a: shown });
  });

  test.each(['', '<', '<p>nothing</p>', '<pre>{', `${'<div>'.repeat(100)}{"a":`, '{}'.repeat(1000)])(
    'is absent from %.30s',
    html => {
      expect(readHtmlPage(html).json).toBeUndefined();
    },
  );
});

/** As a tree that folds: each object behind a mark, each value in an element. */
const folding = (value: unknown, mark: string): string => {
  if (typeof value !== 'object' || value === null)
    return `<span class="value">${escaped(JSON.stringify(value))}</span>`;
  const members = Object.entries(value).map(
    ([key, member]) =>
      `${Array.isArray(value) ? '' : `${JSON.stringify(key)}: `}<div>${folding(member, mark)}</div>`,
  );
  const [start, end] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${mark}${start}<ul>${members.map(member => `<li>${member}</li>`).join(',')}</ul>${end}`;
};

describe('a tree that folds', () => {
  const tree = {
    batchcomplete: '',
    query: {
      lags: [
        { lag: -1, ns: 6 },
        { lag: 5, ns: 6 },
      ],
    },
  };

  test.each(['▸', '[-]', '3 items'])('keeps its numbers where it has the mark %s', mark => {
    const page = readHtmlPage(pageOf(folding(tree, `<a href="#">${mark}</a>`)));
    expect(page).toMatchObject({ json: tree, notice: NOTICE });
  });

  test('keeps the sign of a number', () => {
    const html = `<pre>${JSON.stringify(tree).replace('-1', '<i>-</i><i>1</i>').replaceAll('{', '<a>-</a>{')}</pre>`;
    expect(readHtmlPage(pageOf(html)).json).toEqual(tree);
  });
});

describe('a page that is shown in another way without scripts', () => {
  const document = `<pre>${escaped(pretty)}</pre>`;

  test.each(['noscript', 'div hidden'])('may hold its document and notice in an element: %s', name => {
    const html = `<div id="app"></div><${name}><p>${NOTICE}</p>${document}</${name.split(' ')[0]}>`;
    expect(readHtmlPage(pageOf(html, ''))).toMatchObject({ json, notice: NOTICE });
  });
});

describe('the notice of a page', () => {
  test.each([
    [
      'is what a reader sees before the document, except headings and navigation',
      '<nav>Main page</nav><h2>JSON</h2><p>First <b>part</b>,\n second part.</p>',
      'First part, second part.',
    ],
    ['has its entities decoded', '<p>F&uuml;r &lt;Programme&gt;&nbsp;nicht</p>', 'Für <Programme> nicht'],
    ['is not hidden', `<div hidden><p>${NOTICE}</p></div>`, ''],
    ['has a style that shows it', `<div style="margin: 0; Visibility: Hidden"><p>${NOTICE}</p></div>`, ''],
  ])('%s', (_what, before, notice) => {
    expect(readHtmlPage(pageOf(`<pre>${escaped(pretty)}</pre>`, before)).notice).toBe(notice);
  });
});

describe('a pretty-printed document', () => {
  test.each([
    ['by spaces and tabs', '{\n    "a": {\n\t"b": {\n\t    "c": {\n\t\t"d": 1\n\t    }\n\t}\n    }\n}'],
    ['with lists on one line', '{\n  "a": [1, 2, 3],\n  "b": []\n}'],
    [
      'with objects in lists',
      JSON.stringify({ query: { allimages: [{ ns: 6, title: 'A' }, { ns: 6 }] } }, null, 4),
    ],
    [
      'with objects that hug the brackets of their lists',
      '{\n  "a": [{\n    "b": 1\n  }, {\n    "b": 2\n  }],\n  "c": {\n    "d": {\n      "e": 1\n    }\n  }\n}',
    ],
    [
      'with members below the first',
      '{"a": {"b": 1,\n       "c": {}},\n "d": [{"e": "' + 'x'.repeat(120) + '",\n        "f": 2}]}',
    ],
  ])('is indented %s', (_how, text) => {
    expect(notPrettyAt(text)).toBeUndefined();
  });

  const DEPTH = 'a member is not indented by its depth';
  const SEVERAL = 'several members are on one line';

  test.each([
    ['with a member after a closing brace', '{\n  "a": {\n    "b": 1\n  }, "c": 1\n}', 4, DEPTH],
    ['with a long object on one line', `{\n  "a": { "b": 1, "c": "${'x'.repeat(120)}" }\n}`, 2, SEVERAL],
    ['with entries of a list that stand further out', '{\n    "a": [\n  {\n   "b": 1\n  }\n ]\n}', 4, DEPTH],
  ])('is not pretty-printed %s', (_how, text, line, why) => {
    expect(notPrettyAt(text)).toEqual({ line, why });
  });
});
