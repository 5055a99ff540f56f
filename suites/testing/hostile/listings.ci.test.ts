import { describe, expect, test } from 'vitest';
import { hostile, serveHostile } from '../../../fixtures/hostile/index.js';
import type { inListings } from '../../../fixtures/hostile/listings.js';
import { broken, compared, fine, reportOn, seen, untold } from '../samples/verdicts.js';
import type { Expected } from '../samples/verdicts.js';

const UNSEEN = 'could not be tested:';
/** Three or four walks of twenty pages, and the other questions; each type several times where listings by type contradict each other. */
const WALKS = 160;
const WALKS_AGAIN = 1200;

const expected = {
  'endless-listing': fine(WALKS, 'as far as asked'),
  'endless-long-names': broken(
    'though the `aicontinue` before it is `N000000010`',
    ['allimages.next-page-start', 'allimages.mime-unknown-empty'],
    WALKS_AGAIN,
  ),
  'circle-of-1': broken('leads to that page again', ['allimages.cursor-advances']),
  'circle-of-2': broken('is listed after', ['allimages.order', 'allimages.cursor-advances']),
  'circle-of-7': broken('is listed after', ['allimages.order', 'allimages.cursor-advances'], WALKS),
  'same-page-for-ever': broken('though the `aicontinue` before it is', [
    'allimages.next-page-start',
    'allimages.cursor-advances',
    // It lists files that it does not have.
    'duplicatefiles.existing-record',
  ]),
  'empty-pages': broken('page 1 has 0 entries and a `continue`', ['allimages.page-size']),
  'empty-later-pages': broken('page 2 is empty, though page 1 has a `continue`', [
    'allimages.continue-only-when-more',
    'allimages.page-size',
  ]),
  'huge-cursor': untold('body over 3 MiB'),
  'long-cursor': untold(`${UNSEEN} the cursor of page 1 is too long to be sent`),
  'wide-cursor': untold('HTTP 431 and no API response'),
  'huge-marker': broken('`/continue/continue` is "mmm', ['allimages.continue-marker']),
} as const satisfies Readonly<Record<keyof typeof inListings, Expected>>;

describe('a listing such as', () => {
  test.each(Object.entries(expected) as [keyof typeof expected, Expected][])(
    '%s is walked to an end, with a reason',
    async (id, expectation) => {
      const report = await reportOn(await serveHostile(id));
      expect(compared(report, expectation), hostile[id].does).toEqual({ ...expectation, wrong: [] });
    },
    120_000,
  );

  test('one without an end is walked as far as the budget of requests goes', async () => {
    const report = await reportOn(await serveHostile('endless-listing'), {
      maxPages: Infinity,
      maxRequests: 60,
    });
    expect(report.requests).toBeGreaterThan(50);
    expect(report.requests).toBeLessThanOrEqual(60);
    expect(report).toMatchObject({ complete: false });
    expect(seen(report)).toMatchObject({ failed: [], wrong: [] });
  });
});
