/** A cache that knows every address, and does not say so, may have kept some listings from before an upload. */
import { describe, expect, test, vi } from 'vitest';
import { wikiFiles } from '../../../fixtures/wiki/files.js';
import { serveWiki } from '../../../fixtures/serve.js';
import { documentFor, listingOf, wikiOf } from '../../../fixtures/wiki/wiki.js';
import type { WikiDocument, WikiFile, WikiRequest } from '../../../fixtures/wiki/wiki.js';
import { audit } from '../../audit/audit.js';

vi.setConfig({ testTimeout: 60_000 });

const listing = wikiFiles(31, { seed: 'drift', capitalLinks: false });
const files = Array.from({ length: listing.count }, (_none, at) => listing.at(at));
const secondOf = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;
const typesOf = ({ query }: WikiRequest) => query.get('aimime')?.split('|') ?? [];

/** Audits a wiki behind a cache that keeps every answer, and that changes after the whole listing was walked. */
async function auditCached(
  after: (files: WikiFile[], timestamp: string) => WikiFile[],
  alter: (document: WikiDocument, request: WikiRequest) => WikiDocument = document => document,
) {
  const later = wikiOf({ files: listingOf(after(files, secondOf(Date.now()))) });
  const kept = new Map<string, WikiDocument>();
  let changed = false;
  const wiki = await serveWiki({
    files: listingOf(files),
    alter: {
      document(document, { request, wiki: own }) {
        const parameters = new URLSearchParams(request.query);
        parameters.sort();
        const key = parameters.toString();
        changed ||= request.query.has('aimime');
        const now = changed ? documentFor(request, { ...later, baseUrl: own.baseUrl }) : document;
        const known = kept.get(key) ?? alter(now, request);
        kept.set(key, known);
        return known;
      },
    },
  });
  const report = await audit({ url: wiki.url, seed: 'drift', strength: 1, lastingMs: 50 });
  await wiki.close();
  return report.results.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);
}

describe('of a wiki behind such a cache, nobody is accused', () => {
  test.each<[string, (all: WikiFile[], timestamp: string) => WikiFile[]]>([
    [
      'to which a file is uploaded',
      (all, timestamp) => [...all, { ...(all[3] as WikiFile), name: 'New.png', pageId: 1, timestamp }],
    ],
    [
      'one of whose files is uploaded again',
      (all, timestamp) => all.with(3, { ...(all[3] as WikiFile), timestamp }),
    ],
  ])('%s', async (_what, after) => {
    expect(await auditCached(after)).toEqual([]);
  });
});

test('two types together that hide a file are accused behind such a cache too', async () => {
  const failed = await auditCached(
    all => all,
    (document, request) => {
      const list = (document.query as { allimages?: unknown[] } | undefined)?.allimages;
      if (typesOf(request).length < 2 || !list) return document;
      const shown = list.filter(each => (each as WikiFile).name !== files[3]?.name);
      return { ...document, query: { allimages: shown } } as WikiDocument;
    },
  );
  expect(failed).toContain('allimages.mime-union');
});
