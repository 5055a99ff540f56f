/** A cache that knows a question however it is written, and does not say so, is told apart from a wiki that contradicts itself. */
import { describe, expect, test, vi } from 'vitest';
import type { WikiDocument, WikiFile, WikiRequest } from '../../../fixtures/wiki/wiki.js';
import { failedBehindCache, files } from '../../testing/samples/cached.js';

vi.setConfig({ testTimeout: 60_000 });

const inHtml = ({ query }: WikiRequest) => query.get('format') !== 'json';
const firstPage = (request: WikiRequest) =>
  inHtml(request) &&
  request.query.get('list') === 'allimages' &&
  !request.query.has('aicontinue') &&
  !request.query.has('aimime');
const firstPng = (request: WikiRequest) =>
  inHtml(request) && request.query.get('aimime') === 'image/png' && !request.query.has('aicontinue');

describe('of a wiki behind a cache that keeps every answer, nobody is accused', () => {
  test.each<[string, (all: WikiFile[]) => WikiFile[]]>([
    ['that does not change', all => all],
    ['one of whose files is deleted', all => all.toSpliced(4, 1)],
    [
      'to which a file is uploaded',
      all =>
        all.toSpliced(4, 0, { ...(all[3] as WikiFile), name: `${all[3]?.name}0.png`, mime: 'image/png' }),
    ],
  ])('%s', async (_what, after) => {
    expect(await failedBehindCache({ after: after(files), when: firstPage })).toEqual([]);
  });
});

test.each(['png', 'gif'])(
  'nor where a file is uploaded that only the cursor of a listing by type names, whatever its extension: %s',
  async extension => {
    const tenth = files.filter(({ mime }) => mime === 'image/png')[9] as WikiFile;
    const added = { ...tenth, name: `${tenth.name}0.${extension}`, pageId: 1 };
    const settings = { when: firstPng, seed: 'drift-0' };
    expect(await failedBehindCache({ after: [...files, added], ...settings })).toEqual([]);
  },
);

test('a page that hides a file is not known to be wrong behind such a cache', async () => {
  const alter = (document: WikiDocument, request: WikiRequest): WikiDocument => {
    const list = (document.query as { allimages?: unknown[] } | undefined)?.allimages;
    if (!firstPage(request) || !list) return document;
    return { ...document, query: { allimages: list.toSpliced(4, 1) } } as WikiDocument;
  };
  const failed = await failedBehindCache({ after: files, when: firstPage, alter });
  expect(failed).not.toContain('html.same-object');
});
