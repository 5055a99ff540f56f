/** Audits of hostile targets stay within bounds, and are judged by what was proven, with a reason. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { hostile, serveHostile, type HostileId } from '../../../fixtures/hostile/index.js';
import type { Report } from '../../../schemas/verdict.js';
import { audit } from '../../audit/audit.js';
import type { AuditOptions } from '../../audit/options.js';
import { rulesWith } from '../samples/served.js';
import { temporary } from '../samples/temporary.js';

/** The verdict, a part of its reason, and the failed rules in the order of the catalogue. */
type Expected = readonly [conformant: boolean | null, says: string, failed: string];

/** The target broke these rules: exit status 1. */
const broken = (says: string, failed: string): Expected => [false, says, failed];
/** Nothing was proven either way: exit status 3. */
const untold = (says: string): Expected => [null, says, ''];
/** Odd, and within the contract: exit status 0. */
const fine = (says = 'All MUST rules passed'): Expected => [true, says, ''];

const DEEP = 'nested more than 200 deep';
const LARGE = 'body over 3 MiB';
const LISTS = 'languageinfo.map allimages.list dbrepllag.list duplicatefiles.pages';
const NO_JSON = 'the page contains no JSON document';
const LOGIN = 'an HTML page titled `Please sign in`, not an API response';
const SILENT = 'did not answer 2 queries in a row';
const AFTER_ONE = 'could not be tested: after 1 page:';

type Judged = Exclude<HostileId, `strings-${string}` | `echo-${string}`>;

const expected: Readonly<Record<Judged, Expected>> = {
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
  ),
  'long-names': broken(
    'html.same-object failed: `/query/allimages/0',
    'html.same-object allimages.timestamp allimages.url allimages.descriptionurl allimages.descriptionshorturl allimages.ns allimages.title allimages.mime-unknown-empty',
  ),
  'million-entries': untold(LARGE),
  'many-entries': broken('the page has 8,000 entries, not at most 10 entries', 'allimages.page-size'),
  'many-languages': broken('`a10` is listed after `a9`', 'languageinfo.order'),
  'many-same-keys': broken('duplicate key `/query/languageinfo/aa`', 'envelope.unique-keys html.same-object'),
  'large-everywhere': fine(),
  'wide-everywhere': untold('the answer is larger than 100,000 values'),
  'half-wide-everywhere': untold('the answers are too large to be kept'),

  'html-nested': untold('the elements of the page are nested more than 512 deep'),
  'html-elements': untold('the page has more than 200,000 elements'),
  'html-text': broken(NO_JSON, 'html.embedded-json'),
  'html-braces': untold('the page has too many parts that look like JSON'),
  'html-attributes': fine(),
  'html-nested-candidates': fine(),

  'endless-listing': fine('as far as asked'),
  'endless-long-names': broken(
    'not with the `aicontinue` before it, "N000000010"',
    'allimages.next-page-start',
  ),
  'same-page-for-ever': broken('is listed after', 'allimages.order allimages.next-page-start'),
  'long-cursor': untold('could not be tested: the cursor of page 1 is too long to be sent'),
  'wide-cursor': untold('HTTP 431 and no API response'),

  'too-many-requests': untold('HTTP 429 and no API response'),
  'retry-never': untold('the target asked its clients to wait for 3,153,600,000 seconds'),
  forbidden: untold('HTTP 403 and no API response'),
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
  'redirect-endless': untold('more than 5 redirects, the next one to'),
  'redirect-to-a-file': untold('a redirect to an address that is not http or https: "file:///etc/passwd"'),
  'redirect-nowhere': untold('a redirect (HTTP 301) without a Location'),
  'redirect-to-a-dead-port': untold('127.0.0.1:9 refused the connection'),
  'behind-redirects': fine(),

  hangs: untold(SILENT),
  dribbles: untold(SILENT),
  closes: untold('the connection was closed before an answer came'),
  truncates: untold('closed before the body was complete, 20 of 1,000 bytes received'),
  'endless-body': untold(LARGE),
  'endless-extension': untold(SILENT),
  'two-lengths': untold('the answer is not HTTP/1.1 (invalid status or headers)'),
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

/** The most requests, if not 200. */
const most: Partial<Record<Judged, number>> = {
  // Three or four walks of twenty pages, and each type several times if listings by type contradict each other.
  'endless-listing': 160,
  'endless-long-names': 1200,
  'too-many-requests': 3,
  'retry-never': 3,
  forbidden: 9,
  // Five redirects for each of fifteen questions.
  'redirect-endless': 90,
  'redirect-to-a-dead-port': 6,
  'behind-redirects': 5 * 116,
  // A target that never answers is asked three times, or twice if it lets requests time out.
  hangs: 2,
  dribbles: 2,
  closes: 3,
  truncates: 3,
  'endless-extension': 2,
};

/** Their audits need the most memory. */
const costly: readonly Judged[] = [
  'endless-long-names',
  'html-text',
  'long-page-id',
  'many-entries',
  'many-languages',
  'wide-everywhere',
];

/** Timeouts for targets that keep their clients waiting. */
const timeouts: Partial<Record<HostileId, number>> = {
  hangs: 300,
  dribbles: 300,
  'endless-extension': 300,
  'hangs-midway': 2500,
};

const DEFAULTS = { seed: 'hostile', strength: 1, retries: 0, lastingMs: 0, maxPages: 20 } as const;

/** @param user the user information of the URL */
async function reportOn(id: HostileId, options: Omit<AuditOptions, 'url'> = {}, user = ''): Promise<Report> {
  const target = await serveHostile(id);
  try {
    return await audit({ ...DEFAULTS, url: target.url.replace('http://', `http://${user}`), ...options });
  } finally {
    await target.close();
  }
}

function expectReport(id: Judged, report: Report): void {
  const [, says] = expected[id];
  const reason = report.reason.includes(says) ? says : report.reason;
  const verdict = [report.conformant, reason, rulesWith('failed', report).join(' ')];
  expect([verdict, wrongIn(report)]).toEqual([expected[id], []]);
  expect(report.requests).toBeLessThanOrEqual(most[id] ?? 200);
}

/** Characters that a terminal obeys, hides or reorders. */
const OBEYED = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;
const LONGEST = 700;

/** What no report may contain, whatever the target did. */
function wrongIn({ reason, results, observations, fault, exchanges }: Report): string[] {
  const known = new Set(exchanges.map(({ id }) => id));
  const uncited = results.filter(
    ({ outcome, evidence }) =>
      outcome === 'failed' && !(evidence.length > 0 && evidence.every(({ exchange }) => known.has(exchange))),
  );
  const texts = [
    ...results.flatMap(({ message, hint, evidence }) => [
      message,
      hint,
      ...evidence.flatMap(({ pointer, expected: wanted, actual }) => [pointer, wanted, actual]),
    ]),
    reason,
    fault?.message,
    ...observations.map(({ seen }) => seen),
    ...exchanges.map(({ loss }) => loss),
  ];
  const unfit = texts.filter(
    (text = '') => text.length > LONGEST || OBEYED.test(text) || !text.isWellFormed(),
  );
  return [
    ...(fault ? [`a fault: ${fault.where}: ${fault.message}`] : []),
    ...uncited.map(({ rule }) => `${rule} fails without an exchange to show for it`),
    ...unfit.map(text => `unfit to be printed: ${JSON.stringify(text?.slice(0, 80))}`),
  ];
}

const folder = temporary('hostile');
const idsOf = <Id extends string>(targets: Readonly<Record<Id, unknown>>) => Object.keys(targets) as Id[];
const described = <Id extends keyof typeof hostile>(ids: readonly Id[]) =>
  ids.map(id => [id, hostile[id].does] as const);

async function judged(id: Judged): Promise<void> {
  const timeoutMs = timeouts[id] ?? 10_000;
  const report = await reportOn(id, { timeoutMs });
  expectReport(id, report);
  expect(report.durationMs).toBeLessThan(report.requests * timeoutMs + 10_000);
}

const cheap = idsOf(expected).filter(id => !costly.includes(id));
test.each(described(cheap.filter(id => !timeouts[id])))('%s: a target that %s', judged);
// These mostly wait.
test.concurrent.each(described(cheap.filter(id => timeouts[id])))('%s: a target that %s', judged);

test('keys of prototypes have changed no object of the suite', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['outcome']).toBeUndefined();
});

test('a listing without an end is walked as far as the budget of requests goes', async () => {
  const report = await reportOn('endless-listing', { maxPages: Infinity, maxRequests: 60 });
  expect(report).toMatchObject({ complete: false, totals: { failed: 0 } });
  expect(wrongIn(report)).toEqual([]);
  expect(report.requests).toBeGreaterThan(50);
  expect(report.requests).toBeLessThanOrEqual(60);
});

const MOST_MEGABYTES = 320;
/**
 * An audit that needs more heap dies. Without a limit, V8 lets garbage accumulate as long as the machine has memory, and
 * the measurement depends on when it collects.
 */
const MOST_HEAP = 224;

const program = `
  import { readFileSync } from 'node:fs';
  const { audit } = await import(${JSON.stringify(pathToFileURL(resolve('dist/suites/audit/audit.js')).href)});
  const report = await audit(JSON.parse(process.argv[1]));
  // On Linux, getrusage counts the memory of the forking process too.
  const status = readFileSync('/proc/self/status', 'utf8');
  const megabytes = Math.round(Number(/VmHWM:\\s+(\\d+)/.exec(status)[1]) / 1024);
  const exchanges = report.exchanges.map(({ id, loss }) => ({ id, loss }));
  console.log(JSON.stringify({ megabytes, report: { ...report, exchanges } }));
`;

test.each(described(costly))('%s: an audit stays within its memory when a target %s', async id => {
  const target = await serveHostile(id);
  try {
    const options = JSON.stringify({ ...DEFAULTS, url: target.url });
    const args = [`--max-old-space-size=${MOST_HEAP}`, '--input-type=module', '--eval', program, options];
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 28 });
    const { megabytes, report } = JSON.parse(stdout) as { megabytes: number; report: Report };
    expectReport(id, report);
    expect(megabytes).toBeLessThan(MOST_MEGABYTES);
  } finally {
    await target.close();
  }
});

/** Verdicts on targets with hostile strings; `false` unless listed. */
const verdicts: Partial<Record<keyof typeof hostile, true | null>> = {
  'strings-for-errors': null,
  'strings-for-debuginfo': true,
  'strings-in-encodings': null,
  'strings-in-locations': null,
  'strings-in-raw-headers': null,
  'strings-in-titles': null,
};

test.each(described(idsOf(hostile).filter(id => id.startsWith('strings-'))))(
  '%s: no text of the report is raw or long when a target %s',
  async id => {
    const har = join(folder, `${id}.har`);
    const report = await reportOn(id, { har });
    const { [id]: conformant = false } = verdicts;
    expect([report.conformant, wrongIn(report)]).toEqual([conformant, []]);
    const text = readFileSync(har, 'utf8');
    expect(JSON.parse(text)).toHaveProperty('log.entries');
    expect(OBEYED.exec(text.replaceAll('\n', ''))).toBeNull();
  },
);

const WORD = 'p@ss/"SECRET"<1>&ö';
const HEADERS = [
  ['Cookie', 'wiki_session=cookie-SECRET-1; other=cookie-SECRET-2'],
  ['X-Api-Key', 'key\'s-"SECRET"/3'],
] as const;
const BEARER = ['Authorization', 'Bearer tok-SECRET/1+2=='] as const;
/** Every credential contains this word; the encoded login does not. */
const TELLING = ['SECRET', Buffer.from(`alice:${WORD}`).toString('base64')];

const echoes = idsOf(hostile).filter(id => id.startsWith('echo-'));
const user = `alice:${encodeURIComponent(WORD)}@`;

test.each([
  ...echoes.map(id => ({ id, what: 'user information of the URL', user, headers: HEADERS })),
  ...echoes.map(id => ({ id, what: 'credential of a header', user: '', headers: [BEARER, ...HEADERS] })),
])('$id: no $what stands in the report', async ({ id, user: info, headers }) => {
  const report = await reportOn(id, { headers }, info);
  const text = JSON.stringify(report);
  expect(TELLING.flatMap(secret => text.split(secret).slice(1))).toEqual([]);
  expect(wrongIn(report), hostile[id].does).toEqual([]);
});
