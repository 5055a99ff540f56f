import { describe, expect, test } from 'vitest';
import { hostile, serveHostile } from '../../../fixtures/hostile/index.js';
import type { byRefusing } from '../../../fixtures/hostile/refusals.js';
import { broken, compared, fine, reportOn, untold } from '../samples/verdicts.js';
import type { Expected } from '../samples/verdicts.js';

const LOGIN = 'an HTML page (text/html) came instead of an API answer: `Please sign in`';

/** Of redirects, five are followed for each of fifteen questions. */
const REDIRECTED = 90;

const expected = {
  'too-many-requests': untold('HTTP status 429 without an API answer', 3),
  unavailable: untold('HTTP status 503 without an API answer', 3),
  'retry-later': untold('HTTP status 503 without an API answer', 3),
  'retry-never': untold('the target asked its clients to wait for 3153600000 seconds', 3),
  forbidden: untold('HTTP status 403 without an API answer', 9),
  'not-found': untold('HTTP status 404 without an API answer'),
  'server-error': untold('HTTP status 500 without an API answer'),
  empty: untold('an empty body (text/html) came instead of an API answer'),
  'no-content': untold('HTTP status 204 without an API answer'),
  'login-page': untold(LOGIN),
  'login-as-json': untold('an HTML page (application/json) came instead of an API answer'),
  'login-with-query': untold(LOGIN),
  'login-with-json': untold(LOGIN),
  'login-redirect': untold(LOGIN),
  'login-elsewhere': untold(LOGIN),
  'login-midway': broken(LOGIN, ['session.no-credentials']),
  'private-wiki': broken('with the error `readapidenied`', ['session.no-credentials']),
  'unavailable-midway': untold('HTTP status 503 without an API answer'),
  'not-found-midway': broken('HTTP status 404 without an API answer', ['envelope.status']),
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
