/** A cache that knows a question however it is written, and does not say so, is told apart from a wiki that contradicts itself. */
import { describe, expect, test, vi } from 'vitest';
import { wikiFiles } from '../../../fixtures/wiki/files.js';
import { serveWiki } from '../../../fixtures/serve.js';
import { documentFor, listingOf, wikiOf } from '../../../fixtures/wiki/wiki.js';
import type { WikiDocument, WikiFile, WikiRequest } from '../../../fixtures/wiki/wiki.js';
import { audit } from '../../audit/audit.js';

vi.setConfig({ testTimeout: 60_000 });

const listing = wikiFiles(31, { seed: 'drift', capitalLinks: false });
const files = Array.from({ length: listing.count }, (_none, at) => listing.at(at));
const inHtml = ({ query }: WikiRequest) => query.get('format') !== 'json';
const ofFirstPage = ({ query }: WikiRequest) =>
  query.get('list') === 'allimages' && !query.has('aicontinue') && !query.has('aimime');
const ofFirstPng = ({ query }: WikiRequest) =>
  query.get('aimime') === 'image/png' && !query.has('aicontinue');

/** Audits a wiki behind a cache that keeps every answer, and that changes when a page is first asked for in HTML. */
async function auditCached(
  after: (files: WikiFile[]) => WikiFile[],
  alter: (document: WikiDocument, request: WikiRequest) => WikiDocument = document => document,
  { page = ofFirstPage, seed = 'drift' } = {},
) {
  const later = wikiOf({ files: listingOf(after(files)) });
  const kept = new Map<string, WikiDocument>();
  let changed = false;
  const wiki = await serveWiki({
    files: listingOf(files),
    alter: {
      document(document, { request, wiki: own }) {
        const parameters = new URLSearchParams(request.query);
        parameters.sort();
        const key = parameters.toString();
        changed ||= inHtml(request) && page(request);
        const now = changed ? documentFor(request, { ...later, baseUrl: own.baseUrl }) : document;
        const known = kept.get(key) ?? alter(now, request);
        kept.set(key, known);
        return known;
      },
    },
  });
  const report = await audit({ url: wiki.url, seed, strength: 1, lastingMs: 50 });
  await wiki.close();
  return report.results.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);
}

const same = <Same>(all: Same) => all;

describe('of a wiki behind a cache that keeps every answer, nobody is accused', () => {
  test.each<[string, (all: WikiFile[]) => WikiFile[]]>([
    ['that does not change', same],
    ['one of whose files is deleted', all => all.toSpliced(4, 1)],
    [
      'to which a file is uploaded',
      all =>
        all.toSpliced(4, 0, { ...(all[3] as WikiFile), name: `${all[3]?.name}0.png`, mime: 'image/png' }),
    ],
  ])('%s', async (_what, after) => {
    expect(await auditCached(after)).toEqual([]);
  });
});

test.each(['png', 'gif'])(
  'nor where a file is uploaded that only the cursor of a listing by type names, whatever its extension: %s',
  async extension => {
    const tenth = files.filter(({ mime }) => mime === 'image/png')[9] as WikiFile;
    const added = { ...tenth, name: `${tenth.name}0.${extension}`, pageId: 1 };
    const settings = { page: ofFirstPng, seed: 'drift-0' };
    expect(await auditCached(all => [...all, added], same, settings)).toEqual([]);
  },
);

test('a page that hides a file is accused behind such a cache too', async () => {
  const failed = await auditCached(same, (document, request) => {
    const list = (document.query as { allimages?: unknown[] } | undefined)?.allimages;
    if (!inHtml(request) || !ofFirstPage(request) || !list) return document;
    return { ...document, query: { allimages: list.toSpliced(4, 1) } } as WikiDocument;
  });
  expect(failed).toContain('html.same-object');
});
