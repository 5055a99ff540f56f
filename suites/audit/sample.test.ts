/** A file that the user names: its spellings, and what follows where the listing does not show it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWiki, type Served } from '../../fixtures/serve.js';
import { wikiOf, type Alteration, type JsonObject } from '../../fixtures/wiki/wiki.js';
import type { Report } from '../../schemas/verdict.js';
import { audit } from './audit.js';
import { auditOf } from '../testing/samples/served.js';

const RULE = 'duplicatefiles.existing-record';
const outcomeIn = ({ results }: Report) => results.find(({ rule }) => rule === RULE);

let wiki: Served;
beforeAll(async () => {
  wiki = await serveWiki({});
});
afterAll(() => wiki.close());

test('a file that the listing shows is asked for in both spellings, however it is written', async () => {
  const report = await audit({ url: wiki.url, sample: ' File: Img a.png ', strength: 1 });
  const titles = Array.from(wiki.requests.entries, ({ url }) =>
    new URL(url, wiki.url).searchParams.get('titles'),
  );
  expect(titles).toEqual(expect.arrayContaining(['File:Img_a.png', 'File:Img a.png']));
  expect(outcomeIn(report)?.outcome).toBe('passed');
  expect(report.conformant).toBe(true);
});

test('a file that the wiki does not have is inconclusive', async () => {
  const report = await audit({ url: wiki.url, sample: 'File:No where.png', strength: 1 });
  const message = 'the wiki has no file `No_where.png`, which --sample names';
  expect(outcomeIn(report)).toMatchObject({ outcome: 'cantTell', message });
  expect(report).toMatchObject({ conformant: null, totals: { failed: 0 } });
  expect(report.reason).toContain(message);
});

test.each<[what: string, change: (pages: string, title: string) => string]>([
  ['deleted', (_pages, title) => JSON.stringify({ '-1': { ns: 6, title, missing: '' } })],
  ['restored with another page id', pages => pages.replaceAll(/(\D)(\d{2,})\b/g, '$199$2')],
])('a file that is %s meanwhile accuses nobody', async (_what, change) => {
  const { files } = wikiOf({});
  const sample = files.at(files.count - 1).name;
  const [name = ''] = sample.split('.');
  const asked = new Set<object>();
  const changing: Alteration = {
    document(document, { request }) {
      const title = request.query.get('titles') ?? '';
      if (!title.includes(name)) return document;
      if (asked.add(request).size < 2) return document;
      const { query } = document as { query: { pages: object } };
      const pages = JSON.parse(change(JSON.stringify(query.pages), title.replaceAll('_', ' '))) as JsonObject;
      return { ...document, query: { ...query, pages } };
    },
  };
  const report = await auditOf({ alter: changing }, { sample, strength: 1, maxPages: 1 });
  expect(report.totals.failed).toBe(0);
  // Its record was right before.
  expect(outcomeIn(report)?.outcome).toBe('passed');
});
