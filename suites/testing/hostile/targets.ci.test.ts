/** Hostile targets are audited within bounds, and judged by what was proven, with a reason. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { hostile, serveHostile } from '../../../fixtures/hostile/index.js';
import type { Report } from '../../../schemas/verdict.js';
import { temporary } from '../samples/temporary.js';
import {
  OBEYED,
  compared,
  costly,
  expected,
  optionsFor,
  reportOn,
  timeouts,
  wrongIn,
  type Judged,
} from './expected.js';

const folder = temporary('hostile');
const idsOf = <Id extends string>(targets: Readonly<Record<Id, unknown>>) => Object.keys(targets) as Id[];
const described = <Id extends keyof typeof hostile>(ids: readonly Id[]) =>
  ids.map(id => [id, hostile[id].does] as const);

async function judged(id: Judged): Promise<void> {
  const timeoutMs = timeouts[id] ?? 10_000;
  const report = await reportOn(await serveHostile(id), { timeoutMs });
  expect([compared(report, expected[id]), wrongIn(report)]).toEqual([expected[id], []]);
  expect(report.durationMs).toBeLessThan(report.requests * timeoutMs + 10_000);
}

const cheap = idsOf(expected).filter(id => !costly.includes(id));
test.each(described(cheap.filter(id => !timeouts[id])))('%s: a target that %s', judged);
// Most of these is waiting.
test.concurrent.each(described(cheap.filter(id => timeouts[id])))('%s: a target that %s', judged);

test('keys of prototypes have changed no object of the suite', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['outcome']).toBeUndefined();
});

test('a listing without an end is walked as far as the budget of requests goes', async () => {
  const report = await reportOn(await serveHostile('endless-listing'), {
    maxPages: Infinity,
    maxRequests: 60,
  });
  expect(report).toMatchObject({ complete: false, totals: { failed: 0 } });
  expect(wrongIn(report)).toEqual([]);
  expect(report.requests).toBeGreaterThan(50);
  expect(report.requests).toBeLessThanOrEqual(60);
});

const MOST_MEGABYTES = 320;
/**
 * An audit that needs more heap dies of it. Left to itself, V8 lets the heap grow with garbage for as long as the
 * machine has room, and what is measured is when it happened to collect.
 */
const MOST_HEAP = 224;

const program = `
  import { readFileSync } from 'node:fs';
  const { audit } = await import(${JSON.stringify(pathToFileURL(resolve('dist/suites/audit/audit.js')).href)});
  const report = await audit(JSON.parse(process.argv[1]));
  // What getrusage tells of a child on Linux starts with the memory of the process that forked it.
  const status = readFileSync('/proc/self/status', 'utf8');
  const megabytes = Math.round(Number(/VmHWM:\\s+(\\d+)/.exec(status)[1]) / 1024);
  const exchanges = report.exchanges.map(({ id, loss }) => ({ id, loss }));
  console.log(JSON.stringify({ megabytes, report: { ...report, exchanges } }));
`;

test.each(described(costly))('%s: an audit stays within its memory when a target %s', async id => {
  const target = await serveHostile(id);
  try {
    const options = JSON.stringify(optionsFor(target.url));
    const args = [`--max-old-space-size=${MOST_HEAP}`, '--input-type=module', '--eval', program, options];
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 28 });
    const { megabytes, report } = JSON.parse(stdout) as { megabytes: number; report: Report };
    expect([compared(report, expected[id]), wrongIn(report)]).toEqual([expected[id], []]);
    expect(megabytes).toBeLessThan(MOST_MEGABYTES);
  } finally {
    await target.close();
  }
});

/** Of hostile strings; the others break rules. */
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
    const report = await reportOn(await serveHostile(id), { har });
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
/** What must not be found: each credential holds the word, and the login has a form of its own. */
const TELLING = ['SECRET', Buffer.from(`alice:${WORD}`).toString('base64')];

test.each(
  idsOf(hostile)
    .filter(id => id.startsWith('echo-'))
    .flatMap(id => [
      {
        id,
        what: 'user information of the URL',
        user: `alice:${encodeURIComponent(WORD)}@`,
        headers: HEADERS,
      },
      { id, what: 'credential of a header', user: '', headers: [BEARER, ...HEADERS] },
    ]),
)('$id: no $what stands in the report', async ({ id, user, headers }) => {
  const target = await serveHostile(id);
  const report = await reportOn(
    { ...target, url: target.url.replace('http://', `http://${user}`) },
    { headers },
  );
  const text = JSON.stringify(report);
  expect(TELLING.flatMap(secret => text.split(secret).slice(1))).toEqual([]);
  expect(wrongIn(report), hostile[id].does).toEqual([]);
});
