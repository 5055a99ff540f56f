/** Pages alone prove an API only if they answer two different queries. */
import { expect, test } from 'vitest';
import { readPage } from '../answers/html/page.js';
import { lost } from '../answers/reading.js';
import { answered } from '../testing/samples/exchanges.js';
import { isApiInHtml } from './html.js';

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
] as const)('%j: %s', (pages, isApi) => {
  const html = pages.map(([query, json]) => {
    const exchange = answered(`<pre>${json}</pre>`, { headers: [['content-type', 'text/html']] });
    return { ...readPage(exchange), query, exchange, plain: lost(exchange, 'no answer') };
  });
  expect(isApiInHtml(html)).toBe(isApi);
});
