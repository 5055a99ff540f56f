/** What is expected of an audit of each hostile target, and what holds for every such audit. */
import type { HostileId } from '../../../fixtures/hostile/index.js';
import type { Report } from '../../../schemas/verdict.js';
import { audit } from '../../audit/audit.js';
import type { AuditOptions } from '../../audit/options.js';

export interface Expected {
  readonly conformant: boolean | null;
  /** Stands in the reason of the verdict. */
  readonly says: string;
  /** Exactly these rules fail, in the order of the catalogue. */
  readonly failed: string;
  /** So many requests at most. */
  readonly requests: number;
}

const MANY = 200;
/** Three or four walks of twenty pages, and the other questions; each type several times where listings by type contradict each other. */
const WALKS = 160;
const WALKS_AGAIN = 1200;
/** Of redirects, five are followed for each of fifteen questions. */
const REDIRECTED = 90;

/** The target broke these rules: exit status 1. */
const broken = (says: string, failed: string, requests = MANY): Expected => ({
  conformant: false,
  says,
  failed,
  requests,
});

/** Nothing was proven either way: exit status 3. */
const untold = (says: string, requests = MANY): Expected => ({
  conformant: null,
  says,
  failed: '',
  requests,
});

/** Odd, and within the contract: exit status 0. */
const fine = (requests = MANY, says = 'All MUST rules passed'): Expected => ({
  conformant: true,
  says,
  failed: '',
  requests,
});

const DEEP = 'nested more than 200 deep';
const LARGE = 'body over 3 MiB';
const LISTS = 'languageinfo.map allimages.list dbrepllag.list duplicatefiles.pages';
const NO_JSON = 'the page contains no JSON document';
const LOGIN = 'an HTML page titled `Please sign in`, not an API response';
const SILENT = 'did not answer 2 queries in a row';
const AFTER_ONE = 'could not be tested: after 1 page:';

export type Judged = Exclude<HostileId, `strings-${string}` | `echo-${string}`>;

export const expected: Readonly<Record<Judged, Expected>> = {
  'nested-body': untold(DEEP),
  'nested-debuginfo': fine(),
  'nested-html': untold(DEEP),
  'prototype-in-maps': broken(
    'the key "__proto__" is not a code',
    'languageinfo.key languageinfo.code duplicatefiles.page-id duplicatefiles.ns duplicatefiles.title',
  ),
  'half-a-cursor': broken('`/continue/aicontinue` contains half of a surrogate pair', 'envelope.unicode'),
  'long-number': broken('`lag` is -1.000', 'dbrepllag.lag'),
  'long-page-id': broken(
    'already belongs to `0_zero.png`',
    'allimages.curid-unique duplicatefiles.existing-record',
    200,
  ),
  'long-names': broken(
    'html.same-object failed: `/query/allimages/0',
    'html.same-object allimages.timestamp allimages.url allimages.descriptionurl allimages.descriptionshorturl allimages.ns allimages.title allimages.mime-unknown-empty',
    200,
  ),
  'million-entries': untold(LARGE),
  'many-entries': broken('the page has 8,000 entries, not at most 10 entries', 'allimages.page-size'),
  'many-languages': broken('`/query/languageinfo/a0` is absent', 'html.same-object languageinfo.order'),
  'many-same-keys': broken('duplicate key `/query/languageinfo/aa`', 'envelope.unique-keys html.same-object'),
  'large-everywhere': fine(),
  'wide-everywhere': untold('the answer holds more than 150,000 values'),
  'half-wide-everywhere': untold('the answers are too large to be kept'),

  'html-nested': untold('the elements of the page are nested more than 512 deep'),
  'html-elements': untold('the page has more than 200,000 elements'),
  'html-text': broken(NO_JSON, 'html.embedded-json'),
  'html-braces': untold('the answer is nested more than 200 deep'),
  'html-attributes': fine(),
  'html-nested-candidates': untold('the page has too many parts that look like JSON'),

  'endless-listing': fine(WALKS, 'as far as asked'),
  'endless-long-names': broken(
    'not with the `aicontinue` before it, `N000000010`',
    'allimages.next-page-start',
    WALKS_AGAIN,
  ),
  'same-page-for-ever': broken('is listed after', 'allimages.order allimages.next-page-start'),
  'long-cursor': untold('could not be tested: the cursor of page 1 is too long to be sent'),
  'wide-cursor': untold('HTTP 431 and no API response'),

  'too-many-requests': untold('HTTP 429 and no API response', 3),
  'retry-never': untold('the target asked its clients to wait for 3,153,600,000 seconds', 3),
  forbidden: untold('HTTP 403 and no API response', 9),
  'not-found': untold('HTTP 404 and no API response'),
  empty: untold('an empty body (text/html), not an API response'),
  'other-service': untold('the body is JSON, but no API response'),
  'login-page': untold(LOGIN),
  'login-with-json': untold(LOGIN),
  'login-redirect': untold(LOGIN),
  'login-midway': broken(LOGIN, 'session.no-credentials'),
  'private-wiki': broken('with the error `readapidenied`', 'session.no-credentials'),
  'unavailable-midway': untold('HTTP 503 and no API response'),
  'redirect-circle': untold('a redirect loop, back to http://127.0.0.1:'),
  'redirect-endless': untold('more than 5 redirects, the next one to', REDIRECTED),
  'redirect-to-a-file': untold('a redirect to an address that is not http or https: "file:///etc/passwd"'),
  'redirect-nowhere': untold('a redirect (HTTP 301) without a Location'),
  'redirect-to-a-dead-port': untold('127.0.0.1:9 refused the connection', 6),
  'behind-redirects': fine(5 * 116),

  // A target that never answered is not asked more than three times, and not more than twice if each takes the whole time.
  hangs: untold(SILENT, 2),
  dribbles: untold(SILENT, 2),
  closes: untold('the connection was closed before an answer came', 3),
  truncates: untold('closed before the body was complete, 20 of 1,000 bytes received', 3),
  'endless-body': untold(LARGE),
  'endless-extension': untold(SILENT, 2),
  'two-lengths': untold('its headers name contradictory lengths'),
  'answers-twice': broken(
    'html.media-type failed: Content-Type is `application/json`',
    `html.media-type ${LISTS}`,
  ),
  'endless-headers': untold('headers over 64 KiB'),
  'gzip-bomb': untold('body over 3 MiB after decompression'),
  'gzip-layers': untold('the body is encoded 5,000 times'),
  'no-gzip': untold('the body is not valid gzip data'),
  'not-http': untold('the answer is not HTTP/1.1'),
  'almost-late': fine(),
  'dies-midway': untold(`${AFTER_ONE} the connection was reset`),
  'hangs-midway': untold(`${AFTER_ONE} no headers within 2.5 s`),
  'changes-its-mind': untold('the body is not JSON; it begins'),
};

/** Those whose audits cost most memory. */
export const costly: readonly Judged[] = [
  'endless-long-names',
  'html-text',
  'long-page-id',
  'many-entries',
  'many-languages',
  'wide-everywhere',
];

/** How long to wait for an answer of those that keep their clients waiting. */
export const timeouts: Partial<Record<HostileId, number>> = {
  hangs: 300,
  dribbles: 300,
  'endless-extension': 300,
  'hangs-midway': 2500,
};

type Options = Omit<AuditOptions, 'url'>;

/** Every hostile target is audited so, unless told otherwise. */
export const optionsFor = (url: string, options: Options = {}): AuditOptions => ({
  url,
  seed: 'hostile',
  strength: 1,
  retries: 0,
  lastingMs: 0,
  maxPages: 20,
  ...options,
});

/** Audits a target and ends it. A suite knows no fixtures, but a server of somewhere else. */
export async function reportOn(
  target: { readonly url: string; close(): Promise<void> },
  options: Options = {},
): Promise<Report> {
  try {
    return await audit(optionsFor(target.url, options));
  } finally {
    await target.close();
  }
}

/** What of a report an expectation speaks of, in the words and bounds of the expectation where they are met. */
export function compared(report: Report, { says, requests }: Expected): Expected {
  return {
    conformant: report.conformant,
    failed: report.results.flatMap(({ rule, outcome }) => (outcome === 'failed' ? [rule] : [])).join(' '),
    says: report.reason.includes(says) ? says : report.reason,
    requests: Math.max(report.requests, requests),
  };
}

/** What a terminal obeys, hides or reorders. */
export const OBEYED = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;
const LONGEST = 700;

/** What must not be so in any report, whatever the target did. */
export function wrongIn({ reason, results, observations, fault, exchanges }: Report): string[] {
  const known = new Set(exchanges.map(({ id }) => id));
  const uncited = results.filter(
    ({ outcome, evidence }) =>
      outcome === 'failed' &&
      (evidence.length === 0 || evidence.some(({ exchange }) => !known.has(exchange))),
  );
  const findings = results.flatMap(({ message, hint, evidence }) => [
    message,
    hint,
    ...evidence.flatMap(({ pointer, expected: wanted, actual }) => [pointer, wanted, actual]),
  ]);
  const texts = [reason, fault?.message, ...findings, ...observations.map(({ seen }) => seen)];
  const unfit = [...texts, ...exchanges.map(({ loss }) => loss)].filter(
    (text = '') => text.length > LONGEST || OBEYED.test(text) || !text.isWellFormed(),
  );
  return [
    ...(fault ? [`a fault: ${fault.where}: ${fault.message}`] : []),
    ...uncited.map(({ rule }) => `${rule} fails without an exchange to show for it`),
    ...unfit.map(text => `unfit to be printed: ${JSON.stringify(text?.slice(0, 80))}`),
  ];
}
