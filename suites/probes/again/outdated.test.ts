/** A cache that knows every address, and does not say so, may have kept some listings from before an upload. */
import { describe, expect, test, vi } from 'vitest';
import type { WikiDocument, WikiFile, WikiRequest } from '../../../fixtures/wiki/wiki.js';
import { failedBehindCache, files } from '../../testing/samples/cached.js';

vi.setConfig({ testTimeout: 60_000 });

const secondOf = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;
const typesOf = ({ query }: WikiRequest) => query.get('aimime')?.split('|') ?? [];
/** After the whole listing was walked. */
const filtered = ({ query }: WikiRequest) => query.has('aimime');

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
    const later = after(files, secondOf(Date.now()));
    expect(await failedBehindCache({ after: later, when: filtered })).toEqual([]);
  });
});

/** Two types together hide a file. */
const hiding = (document: WikiDocument, request: WikiRequest): WikiDocument => {
  const list = (document.query as { allimages?: unknown[] } | undefined)?.allimages;
  if (typesOf(request).length < 2 || !list) return document;
  const shown = list.filter(each => (each as WikiFile).name !== files[3]?.name);
  return { ...document, query: { allimages: shown } } as WikiDocument;
};

test('two types together that hide a file are accused behind such a cache too', async () => {
  const failed = await failedBehindCache({ after: files, when: filtered, alter: hiding });
  expect(failed).toContain('allimages.mime-union');
});
