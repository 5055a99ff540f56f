/** What is expected of an audit of each hostile target. */
import type { HostileId } from '../../../fixtures/hostile/index.js';
import type { AuditOptions } from '../../audit/options.js';
import { broken, fine, untold } from './verdicts.js';
import type { Expected } from './verdicts.js';

const DEEP = 'nested more than 200 deep';
const WIDE = 'the answer holds more than 150,000 values';
const LARGE = 'body over 3 MiB';
const NO_ROOM = 'the answers are too large to be kept';

const bodies = {
  'nested-body': untold(DEEP),
  'nested-debuginfo': fine(),
  'nested-html': untold(DEEP),
  'prototype-in-maps': broken('the key "__proto__" is not a code', [
    'languageinfo.key',
    'languageinfo.code',
    'duplicatefiles.page-id',
    'duplicatefiles.ns',
    'duplicatefiles.title',
  ]),
  'half-a-cursor': broken('`/continue/aicontinue` contains half of a surrogate pair', ['envelope.unicode']),
  'long-number': broken('`lag` is -1.000', ['dbrepllag.lag']),
  'long-page-id': broken(
    'already belongs to `0_zero.png`',
    ['allimages.curid-unique', 'duplicatefiles.existing-record'],
    200,
  ),
  'long-names': broken(
    'html.same-object failed: `/query/allimages/0',
    [
      'html.same-object',
      'allimages.timestamp',
      'allimages.url',
      'allimages.descriptionurl',
      'allimages.descriptionshorturl',
      'allimages.ns',
      'allimages.title',
      'allimages.mime-unknown-empty',
    ],
    200,
  ),
  'million-entries': untold(LARGE),
  'many-entries': broken('the page has 8,000 entries, not at most 10 entries', ['allimages.page-size']),
  'many-languages': broken('`/query/languageinfo/a0` is absent', ['html.same-object', 'languageinfo.order']),
  'many-same-keys': broken('duplicate key `/query/languageinfo/aa`', [
    'envelope.unique-keys',
    'html.same-object',
  ]),
  'large-everywhere': fine(),
  'wide-everywhere': untold(WIDE),
  'half-wide-everywhere': untold(NO_ROOM),
} as const;

const DEEP_PAGE = 'the elements of the page are nested more than 512 deep';
const NO_JSON = 'the page contains no JSON document';

const pages = {
  'html-nested': untold(DEEP_PAGE),
  'html-elements': untold('the page has more than 200,000 elements'),
  'html-text': broken(NO_JSON, ['html.embedded-json']),
  'html-braces': untold('the answer is nested more than 200 deep'),
  'html-attributes': fine(),
  'html-nested-candidates': untold('the page has too many parts that look like JSON'),
} as const;

/** Three or four walks of twenty pages, and the other questions; each type several times where listings by type contradict each other. */
const WALKS = 160;
const WALKS_AGAIN = 1200;

const listings = {
  'endless-listing': fine(WALKS, 'as far as asked'),
  'endless-long-names': broken(
    'not with the `aicontinue` before it, `N000000010`',
    ['allimages.next-page-start', 'allimages.mime-unknown-empty'],
    WALKS_AGAIN,
  ),
  'same-page-for-ever': broken('is listed after', ['allimages.order', 'allimages.next-page-start']),
  'long-cursor': untold(`could not be tested: the cursor of page 1 is too long to be sent`),
  'wide-cursor': untold('HTTP 431 and no API response'),
} as const;

const LOGIN = 'an HTML page titled `Please sign in`, not an API response';
/** Of redirects, five are followed for each of fifteen questions. */
const REDIRECTED = 90;

const refusals = {
  'too-many-requests': untold('HTTP 429 and no API response', 3),
  'retry-never': untold('the target asked its clients to wait for 3,153,600,000 seconds', 3),
  forbidden: untold('HTTP 403 and no API response', 9),
  'not-found': untold('HTTP 404 and no API response'),
  empty: untold('an empty body (text/html), not an API response'),
  'other-service': untold('the body is JSON, but no API response'),
  'login-page': untold(LOGIN),
  'login-with-json': untold(LOGIN),
  'login-redirect': untold(LOGIN),
  'login-midway': broken(LOGIN, ['session.no-credentials']),
  'private-wiki': broken('with the error `readapidenied`', ['session.no-credentials']),
  'unavailable-midway': untold('HTTP 503 and no API response'),
  'redirect-circle': untold('a redirect loop, back to http://127.0.0.1:'),
  'redirect-endless': untold('more than 5 redirects, the next one to', REDIRECTED),
  'redirect-to-a-file': untold('a redirect to an address that is not http or https: "file:///etc/passwd"'),
  'redirect-nowhere': untold('a redirect (HTTP 301) without a Location'),
  'redirect-to-a-dead-port': untold('127.0.0.1:9 refused the connection', 6),
  'behind-redirects': fine(5 * 116),
} as const;

const SILENT = 'did not answer 2 queries in a row';
const AFTER_ONE = 'could not be tested: after 1 page:';

/** A target that never answered is not asked more than three times, and not more than twice if each takes the whole time. */
const connections = {
  hangs: untold(SILENT, 2),
  dribbles: untold(SILENT, 2),
  closes: untold('the connection was closed before an answer came', 3),
  truncates: untold('closed before the body was complete, 20 of 1,000 bytes received', 3),
  'endless-body': untold('body over 3 MiB'),
  'endless-extension': untold(SILENT, 2),
  'two-lengths': untold('its headers name contradictory lengths'),
  'answers-twice': broken('html.media-type failed: Content-Type is `application/json`', [
    'html.media-type',
    'languageinfo.map',
    'allimages.list',
    'dbrepllag.list',
    'duplicatefiles.pages',
  ]),
  'endless-headers': untold('headers over 64 KiB'),
  'gzip-bomb': untold('body over 3 MiB after decompression'),
  'gzip-layers': untold('the body is encoded 5,000 times'),
  'no-gzip': untold('the body is not valid gzip data'),
  'not-http': untold('the answer is not HTTP/1.1'),
  'almost-late': fine(),
  'dies-midway': untold(`${AFTER_ONE} the connection was reset`),
  'hangs-midway': untold(`${AFTER_ONE} no headers within 2.5 s`),
  'changes-its-mind': broken('the body is not JSON; it begins', ['envelope.json', 'html.media-type']),
} as const;

export type Judged = Exclude<HostileId, `strings-${string}` | `echo-${string}`>;
export const expected: Readonly<Record<Judged, Expected>> = {
  ...bodies,
  ...pages,
  ...listings,
  ...refusals,
  ...connections,
};

/** Those whose audits cost most memory. */
export const costly = [
  'endless-long-names',
  'html-text',
  'long-page-id',
  'many-entries',
  'many-languages',
  'wide-everywhere',
] as const satisfies readonly Judged[];

/** What answers at all is given time, on a busy machine too. */
export function patienceFor(id: Judged): Pick<AuditOptions, 'timeoutMs'> {
  if (!(id in connections)) return {};
  if (id === 'hangs-midway') return { timeoutMs: 2500 };
  return { timeoutMs: expected[id].says.includes(SILENT) ? 300 : 10_000 };
}
