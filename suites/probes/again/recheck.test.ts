/** A wiki that changes while it is audited is told apart from a broken one. */
import { expect, test, vi } from 'vitest';
import { wikiFiles } from '../../../fixtures/wiki/files.js';
import { serveWiki } from '../../../fixtures/serve.js';
import { documentFor, listingOf, wikiOf } from '../../../fixtures/wiki/wiki.js';
import type { Reply, WikiFile, WikiRequest } from '../../../fixtures/wiki/wiki.js';
import type { Report } from '../../../schemas/verdict.js';
import { audit } from '../../audit/audit.js';
import type { AuditOptions } from '../../audit/options.js';

vi.setConfig({ testTimeout: 60_000 });

const listing = wikiFiles(31, { seed: 'drift', capitalLinks: false });
const files = Array.from({ length: listing.count }, (_none, at) => listing.at(at));

/** Audits a wiki that holds other files from the moment on that a request matches. */
async function auditChanging(
  after: (files: WikiFile[]) => WikiFile[],
  when: (request: WikiRequest) => boolean,
  options: Omit<AuditOptions, 'url'> = {},
) {
  const later = wikiOf({ files: listingOf(after(files)) });
  let changed = false;
  const wiki = await serveWiki({
    files: listingOf(files),
    alter: {
      document: (document, { request, wiki: own }) => {
        changed ||= when(request);
        return changed ? documentFor(request, { ...later, baseUrl: own.baseUrl }) : document;
      },
    },
  });
  const report = await audit({ url: wiki.url, seed: 'drift', ...options });
  await wiki.close();
  return report;
}

const outcomesOf = (report: Report, outcome: string) =>
  report.results.filter(result => result.outcome === outcome).map(({ rule }) => rule);
const atPage = (name: string) => (request: WikiRequest) => request.query.get('aicontinue') === name;
const filtered = (request: WikiRequest) => request.query.has('aimime');
const isOfFirst = (request: WikiRequest) => (request.query.get('titles') ?? '').includes(nameAt(0));
const nameAt = (at: number) => files[at]?.name ?? '';
const without = (at: number) => (all: WikiFile[]) => all.filter((_file, index) => index !== at);

/** Somebody uploads a picture. */
const upload = (all: WikiFile[]) => [
  ...all.slice(0, 12),
  { ...(files[12] as WikiFile), name: `${nameAt(11)}0.png`, mime: 'image/png', pageId: 999_999 },
  ...all.slice(12),
];

test('a file deleted just before the walk comes to it accuses nobody', async () => {
  const report = await auditChanging(without(20), atPage(nameAt(20)));
  expect(outcomesOf(report, 'failed')).toEqual([]);
  const result = report.results.find(({ rule }) => rule === 'allimages.next-page-start');
  expect(result?.outcome).toBe('cantTell');
  expect(result?.message).toContain('changed during the audit');
  expect(report.conformant).toBeNull();
});

test('the last files deleted during the walk accuse nobody', async () => {
  const report = await auditChanging(all => all.slice(0, 30), atPage(nameAt(30)));
  expect(outcomesOf(report, 'failed')).toEqual([]);
  expect(outcomesOf(report, 'cantTell')).toContain('allimages.continue-only-when-more');
});

test('an upload between the walk and the listings by type accuses nobody, and is no doubt once all agree', async () => {
  const report = await auditChanging(upload, filtered);
  expect(outcomesOf(report, 'failed')).toEqual([]);
  expect(outcomesOf(report, 'cantTell')).toEqual([]);
});

test.each([8, 14, 20])(
  'after an upload at request %i, what no proof needs of a budget goes to the plan',
  async count => {
    let asked = 0;
    const elsewhere = { strength: 1, maxRequests: 140, maxPages: 30, lastingMs: 0 } as const;
    const report = await auditChanging(upload, () => (asked += 1) > count, elsewhere);
    expect(outcomesOf(report, 'failed')).toEqual([]);
    expect(outcomesOf(report, 'passed')).toEqual(
      expect.arrayContaining(['html.embedded-json', 'session.same-status']),
    );
  },
);

test('a file deleted after the first page showed it leaves the other titles to be judged', async () => {
  const report = await auditChanging(without(0), isOfFirst);
  expect(outcomesOf(report, 'failed')).toEqual([]);
  expect(outcomesOf(report, 'passed')).toContain('duplicatefiles.existing-record');
});

test('where every file is deleted after the listing showed it, existing titles are not judged', async () => {
  const report = await auditChanging(
    () => [],
    ({ query }) => /File:\S/.test(query.get('titles') ?? ''),
  );
  expect(outcomesOf(report, 'failed')).toEqual([]);
  expect(outcomesOf(report, 'cantTell')).toContain('duplicatefiles.existing-record');
});

test('a replica that lags, and answers only one kind of question, accuses nobody', async () => {
  const later = wikiOf({ files: listingOf(upload(files)) });
  for (const isBehind of [
    ({ query }: WikiRequest) => !query.has('format'),
    ({ headers }: WikiRequest) => headers['cookie'] === undefined,
    ({ query }: WikiRequest) => query.has('aimime'),
  ]) {
    let count = 0;
    let uploaded = Infinity;
    const wiki = await serveWiki({
      files: listingOf(files),
      alter: {
        document: (document, { request, wiki: own }) => {
          if (++count === 3) uploaded = Date.now();
          const isNew = Date.now() - uploaded >= (isBehind(request) ? 1000 : 0);
          return isNew ? documentFor(request, { ...later, baseUrl: own.baseUrl }) : document;
        },
      },
    });
    const report = await audit({ url: wiki.url, seed: 'lag' });
    await wiki.close();
    expect(outcomesOf(report, 'failed')).toEqual([]);
  }
});

test.each([
  ['of the filtered listings, with 403', 403, ({ query }: WikiRequest) => query.has('aimime'), 15],
  ['of the listings, with 509', 509, ({ query }: WikiRequest) => query.has('list'), 40],
  ['of the titles, with 509', 509, ({ query }: WikiRequest) => query.has('titles'), 20],
  ['of the pages in HTML, with 403', 403, ({ query }: WikiRequest) => !query.has('format'), 10],
] as const)('a limit %s accuses nobody', async (_what, status, isLimited, most) => {
  let count = 0;
  const wiki = await serveWiki({
    alter: {
      reply: (reply, { request }) =>
        isLimited(request) && ++count > most
          ? { status, headers: [['Content-Type', 'text/html']], body: Buffer.from('<p>Enough</p>') }
          : reply,
    },
  });
  const report = await audit({ url: wiki.url, seed: 'limit', strength: 2, lastingMs: 0 });
  await wiki.close();
  expect(outcomesOf(report, 'failed')).toEqual([]);
  expect(report.conformant).toBeNull();
});

test('a cache that keeps answers for a minute accuses nobody, in its first second neither', async () => {
  const later = wikiOf({ files: listingOf(upload(files)) });
  for (const at of [20, 40, 80]) {
    const kept = new Map<string, { readonly reply: Reply; readonly since: number }>();
    let count = 0;
    const wiki = await serveWiki({
      files: listingOf(files),
      alter: {
        document: (document, { request, wiki: own }) =>
          ++count > at ? documentFor(request, { ...later, baseUrl: own.baseUrl }) : document,
        reply(reply, { request: { url, headers } }) {
          const key = [url, headers['cookie'], headers['accept-encoding']].join('\n');
          const hit = kept.get(key) ?? { reply, since: Date.now() };
          if (!kept.has(key)) kept.set(key, hit);
          const age = Math.floor((Date.now() - hit.since) / 1000);
          return hit.reply === reply
            ? reply
            : { ...hit.reply, headers: [...hit.reply.headers, ['Age', String(age)]] };
        },
      },
    });
    const report = await audit({ url: wiki.url, seed: 'kept' });
    await wiki.close();
    expect(outcomesOf(report, 'failed')).toEqual([]);
  }
});

test('a listing that contradicts itself the same way twice is broken', async () => {
  const wiki = await serveWiki({
    alter: {
      document: (document, { request, wiki: own }) =>
        filtered(request)
          ? documentFor(
              {
                ...request,
                query: new URLSearchParams([...request.query].filter(([name]) => name !== 'aimime')),
              },
              own,
            )
          : document,
    },
  });
  const report = await audit({ url: wiki.url });
  await wiki.close();
  expect(outcomesOf(report, 'failed')).toEqual(
    expect.arrayContaining(['allimages.mime-disjoint', 'allimages.mime-unknown-empty']),
  );
});

test('a fault that depends on how the address is written is accused, whatever letters are encoded to get past caches', async () => {
  const wiki = await serveWiki({
    alter: {
      document: (document, { request }) =>
        request.url.endsWith('&action=query') && request.query.get('siprop') === 'dbrepllag'
          ? { ...document, query: { dbrepllag: [{ host: 'other', lag: 0 }] } }
          : document,
    },
  });
  const report = await audit({ url: wiki.url, seed: 'written', strength: 2, lastingMs: 0 });
  await wiki.close();
  expect(outcomesOf(report, 'failed')).toContain('envelope.same-question');
});
