import { describe, expect, test } from 'vitest';
import { hostile, serveHostile } from '../../../fixtures/hostile/index.js';
import type { byRefusing } from '../../../fixtures/hostile/refusals.js';
import { broken, compared, fine, reportOn, untold } from '../samples/verdicts.js';
import type { Expected } from '../samples/verdicts.js';

const LOGIN = 'an HTML page titled `Please sign in`, not an API response';

/** Of redirects, five are followed for each of fifteen questions. */
const REDIRECTED = 90;

const expected = {
  'too-many-requests': untold('HTTP 429 and no API response', 3),
  unavailable: untold('HTTP 503 and no API response', 3),
  'retry-later': untold('HTTP 503 and no API response', 3),
  'retry-never': untold('the target asked its clients to wait for 3153600000 seconds', 3),
  forbidden: untold('HTTP 403 and no API response', 9),
  'not-found': untold('HTTP 404 and no API response'),
  'server-error': untold('HTTP 500 and no API response'),
  empty: untold('an empty body (text/html), not an API response'),
  'no-content': untold('HTTP 204 and no API response'),
  'login-page': untold(LOGIN),
  'login-as-json': untold('an HTML page (application/json), not an API response'),
  'login-with-query': untold(LOGIN),
  'login-with-json': untold(LOGIN),
  'login-redirect': untold(LOGIN),
  'login-elsewhere': untold(LOGIN),
  'login-midway': broken(LOGIN, ['session.no-credentials']),
  'private-wiki': broken('with the error `readapidenied`', ['session.no-credentials']),
  'unavailable-midway': untold('HTTP 503 and no API response'),
  'not-found-midway': broken('HTTP 404 and no API response', ['envelope.status']),
  'redirect-to-itself': untold('a redirect loop, back to http://127.0.0.1:'),
  'redirect-circle': untold('a redirect loop, back to http://127.0.0.1:'),
  'redirect-endless': untold('more than 5 redirects, the next one to', REDIRECTED),
  'redirect-long': untold('more than 5 redirects, the next one to', REDIRECTED),
  'redirect-to-a-file': untold('a redirect to an address that is not http or https: "file:///etc/passwd"'),
  'redirect-nowhere': untold('a redirect (HTTP 301) without a Location'),
  'redirect-to-a-dead-port': untold('127.0.0.1:9 refused the connection', 6),
  'behind-redirects': fine(5 * 116),
  'behind-many-redirects': untold('more than 5 redirects, the next one to', REDIRECTED),
} as const satisfies Readonly<Record<keyof typeof byRefusing, Expected>>;

describe('a target that refuses, as', () => {
  test.each(Object.entries(expected) as [keyof typeof expected, Expected][])(
    '%s, is judged by what was proven, with a reason',
    async (id, expectation) => {
      const report = await reportOn(await serveHostile(id));
      expect(compared(report, expectation), hostile[id].does).toEqual({ ...expectation, wrong: [] });
    },
    120_000,
  );
});
