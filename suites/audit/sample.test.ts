/** A file that the user names: its spellings, and what follows where the listing does not show it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveWiki, type Served } from '../../fixtures/serve.js';
import type { Alteration, JsonObject } from '../../fixtures/wiki/wiki.js';
import { audit } from './audit.js';
import type { AuditOptions } from './options.js';
import { auditOf } from '../testing/samples/served.js';

let wiki: Served;
beforeAll(async () => {
  wiki = await serveWiki({});
});
afterAll(() => wiki.close());

const RULE = 'duplicatefiles.existing-record';

async function auditWith(sample: string, options: Partial<AuditOptions> = {}) {
  const before = wiki.requests.count;
  const report = await audit({ url: wiki.url, sample, strength: 1, ...options });
  const asked = Array.from(wiki.requests.entries).slice(before - wiki.requests.count);
  const titles = asked.flatMap(({ url }) => new URL(url, wiki.url).searchParams.get('titles') ?? []);
  return { report, titles, result: report.results.find(({ rule }) => rule === RULE) };
}

describe('a file that the listing shows is asked for', () => {
  test('in both spellings, however it is written', async () => {
    const { report, titles, result } = await auditWith(' File: Img a.png ');
    expect(titles).toContain('File:Img_a.png');
    expect(titles).toContain('File:Img a.png');
    expect(result?.outcome).toBe('passed');
    expect(report.conformant).toBe(true);
  });
});

async function lastFile(): Promise<string> {
  let cursor = '';
  for (;;) {
    const answer = await fetch(`${wiki.url}?action=query&list=allimages&format=json${cursor}`);
    const { query, continue: next } = (await answer.json()) as {
      query: { allimages: { name: string }[] };
      continue?: { aicontinue: string; continue: string };
    };
    if (!next) return query.allimages.at(-1)?.name ?? '';
    cursor = `&${String(new URLSearchParams(next))}`;
  }
}

test('a file that the wiki does not have is inconclusive', async () => {
  const { report, result } = await auditWith('File:No where.png');
  const message = 'the wiki has no file `No_where.png`, which --sample names';
  expect(result).toMatchObject({ outcome: 'cantTell', message });
  expect(report).toMatchObject({ conformant: null, totals: { failed: 0 } });
  expect(report.reason).toContain(message);
});

test.each<[what: string, change: (pages: string, title: string) => string]>([
  ['deleted', (_pages, title) => JSON.stringify({ '-1': { ns: 6, title, missing: '' } })],
  ['restored with another page id', pages => pages.replaceAll(/(\D)(\d{2,})\b/g, '$199$2')],
])('a file that is %s meanwhile accuses nobody', async (_what, change) => {
  const sample = await lastFile();
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
  expect(report.results.find(({ rule }) => rule === RULE)?.outcome).toBe('passed');
});
