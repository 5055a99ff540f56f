/** A wiki that changes while it is audited is told apart from a broken one. */
import { expect, test } from 'vitest';
import { wikiFiles } from '../../../fixtures/wiki/files.js';
import {
  documentFor,
  listingOf,
  wikiOf,
  type Alteration,
  type WikiFile,
  type WikiRequest,
} from '../../../fixtures/wiki/wiki.js';
import type { Outcome, Report } from '../../../schemas/verdict.js';
import type { AuditOptions } from '../../audit/options.js';
import { auditOf, rulesWith } from '../../testing/samples/served.js';

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
  const alter: Alteration = {
    document: (document, { request, wiki: own }) => {
      changed ||= when(request);
      return changed ? documentFor(request, { ...later, baseUrl: own.baseUrl }) : document;
    },
  };
  return auditOf({ files: listingOf(files), alter }, { seed: 'drift', lastingMs: 2000, ...options });
}

const outcomesOf = (report: Report, outcome: Outcome) => rulesWith(outcome, report);
const atPage = (name: string) => (request: WikiRequest) => request.query.get('aicontinue') === name;
const filtered = (request: WikiRequest) => request.query.has('aimime');
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
  expect(result?.outcome).toBe('passed');
  expect(result?.message).toContain('changed during the audit');
  expect(report.conformant).toBe(true);
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

test('a file that is uploaded again and again is no doubt, because its timestamp only rises', async () => {
  let uploads = 0;
  const alter: Alteration = {
    document: (_document, { request, wiki }) => {
      const moment = new Date(Date.UTC(2020, 0, 1) + 1000 * (uploads += 1)).toISOString();
      const uploaded = { ...(files[12] as WikiFile), timestamp: moment.replace('.000', '') };
      return documentFor(request, { ...wiki, files: listingOf(files.with(12, uploaded)) });
    },
  };
  const report = await auditOf({ files: listingOf(files), alter }, { seed: 'drift', strength: 1 });
  expect([...outcomesOf(report, 'failed'), ...outcomesOf(report, 'cantTell')]).toEqual([]);
});
