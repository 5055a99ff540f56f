import { describe, expect, test } from 'vitest';
import { hostile, serveHostile } from '../../../fixtures/hostile/index.js';
import type { inHttp } from '../../../fixtures/hostile/http.js';
import { broken, compared, fine, reportOn, untold } from '../samples/verdicts.js';
import type { Expected } from '../samples/verdicts.js';

const NO_WORD = 'no headers within 0.3 s';
/** On a busy machine even the headers may come too late. */
const LATE = 'within 0.3 s';
const UNSEEN = 'could not be tested: after 1 page:';

/** A target that never answered is not asked more than three times. */
const expected = {
  hangs: untold(NO_WORD, 3),
  'hangs-in-headers': untold(NO_WORD, 3),
  'dribbles-headers': untold(NO_WORD, 3),
  dribbles: untold(LATE, 3),
  'endless-interim': untold(NO_WORD, 3),
  resets: untold('the connection was reset before an answer came', 3),
  closes: untold('the connection was closed before an answer came', 3),
  truncates: untold('closed before the body was complete, 20 of 1,000 bytes received', 3),
  'truncates-chunks': untold('closed before the body was complete, 20 bytes received', 3),
  'endless-body': untold('body over 3 MiB'),
  'tiny-chunks': untold(LATE, 3),
  'endless-extension': untold(LATE, 3),
  'endless-trailers': untold('headers over 64 KiB'),
  'two-lengths': untold('its headers name contradictory lengths'),
  'answers-twice': broken('`/batchcomplete` is missing', [
    'envelope.batchcomplete',
    'html.media-type',
    'languageinfo.map',
    'allimages.list',
    'dbrepllag.list',
    'duplicatefiles.pages',
  ]),
  'announces-much': untold('body over 3 MiB, 100,000,000,000 bytes announced'),
  'endless-headers': untold('headers over 64 KiB'),
  'large-header': untold('headers over 64 KiB'),
  'cookie-flood': untold('headers over 64 KiB'),
  'many-cookies': fine(),
  'gzip-bomb': untold('body over 3 MiB after decompression'),
  'gzip-in-gzip': untold('body over 3 MiB after decompression'),
  'gzip-layers': untold('the body is encoded 5,000 times'),
  'no-gzip': untold('the body is not valid gzip data'),
  'not-http': untold('the answer is not HTTP/1.1'),
  'almost-late': fine(),
  'dies-midway': untold(`${UNSEEN} the connection was reset`),
  'hangs-midway': untold(`${UNSEEN} no headers within 2.5 s`),
  'changes-its-mind': broken('the body is not JSON; it begins', ['envelope.json', 'html.media-type']),
} as const satisfies Readonly<Record<keyof typeof inHttp, Expected>>;

/** What answers at all is given time, on a busy machine too. */
function patienceFor(id: keyof typeof expected): number {
  if (id === 'hangs-midway') return 2500;
  return expected[id].says.includes('within 0.3 s') ? 300 : 10_000;
}

describe('a target that', () => {
  // Most of it is waiting.
  test.concurrent.each(Object.entries(expected) as [keyof typeof expected, Expected][])(
    '%s is given up in time, with a reason',
    async (id, expectation) => {
      const timeoutMs = patienceFor(id);
      const report = await reportOn(await serveHostile(id), { timeoutMs });
      expect(compared(report, expectation), hostile[id].does).toEqual({ ...expectation, wrong: [] });
      expect(report.durationMs).toBeLessThan(report.requests * timeoutMs + 10_000);
    },
  );
});
