import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serveHostile, type HostileId } from '../../fixtures/hostile/index.js';
import { mutants } from '../../fixtures/mutants/index.js';
import { serveWiki, type Served, type ServeOptions } from '../../fixtures/serve.js';
import type { Report } from '../../schemas/verdict.js';
import { audit } from './audit.js';
import type { AuditOptions } from './options.js';
import { judge } from './replay.js';
import { faultsOfHar } from '../testing/samples/har.js';
import { temporary } from '../testing/samples/temporary.js';

const folder = temporary('replay');

let files = 0;

interface Recorded {
  readonly live: Report;
  readonly har: string;
}

type How = Partial<AuditOptions>;

async function recorded(wiki: Served, how: How = {}): Promise<Recorded> {
  const har = join(folder, `${++files}.har`);
  try {
    const options = { retries: 0, timeoutMs: 10_000, lastingMs: 0, strength: 1, maxRequests: 60 } as const;
    return { har, live: await audit({ url: wiki.url, ...options, ...how, har }) };
  } finally {
    await wiki.close();
  }
}

/** Answers the nth request in another way. */
const instead = (
  nth: number,
  act: NonNullable<NonNullable<ServeOptions['alter']>['socket']>,
): ServeOptions => {
  let asked = 0;
  return {
    alter: {
      socket: (request, response, next) => (++asked === nth ? act(request, response, next) : next()),
    },
  };
};

const replied = (change: (body: Buffer) => Buffer): ServeOptions => ({
  alter: { reply: reply => ({ ...reply, body: change(reply.body) }) },
});

/** The report on a recording, which is HAR also to other tools; the time that it tells is the recorded audit's own. */
async function judgedAgain(har: string): Promise<Report> {
  const faults = faultsOfHar(readFileSync(har, 'utf8'));
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return judge({ har });
}

describe('a recorded audit gives the same report again', () => {
  test.each<[what: string, wiki: ServeOptions, how?: How]>([
    ['of the reference wiki', {}, { maxRequests: 1_000_000 }],
    ['with declared parameters', { fileNamespace: 'Datei' }, { parameters: { file_namespace: 'Datei' } }],
    ['of some rules', {}, { rules: ['allimages.*', 'html.notice'], strict: true }],
    ['that its budget of pages cut', {}, { maxPages: 2 }],
    ['that its deadline cut', instead(9, () => undefined), { deadlineMs: 1000 }],
    ['that was over before it began', {}, { signal: AbortSignal.abort() }],
    [
      'whose first answer came on the second try',
      instead(1, (_, response) => response.writeHead(503).end()),
      { retries: 1 },
    ],
    ['whose third answer never came', instead(3, request => request.socket.destroy())],
    ['of a wiki that answers in UTF-16', replied(body => Buffer.from(body.toString(), 'utf16le'))],
  ])('%s', async (_what, wiki, how) => {
    const { live, har } = await recorded(await serveWiki(wiki), how);
    expect(await judgedAgain(har)).toEqual(live);
  });

  test.each<HostileId>(['behind-redirects', 'unavailable-midway', 'half-a-cursor'])(
    'of the target `%s`',
    async id => {
      const { live, har } = await recorded(await serveHostile(id), { timeoutMs: 5000 });
      expect(await judgedAgain(har)).toEqual(live);
    },
  );

  test('that was interrupted in the middle of an answer', async () => {
    const stop = new AbortController();
    const wiki = await serveWiki(instead(9, () => stop.abort()));
    const made = await recorded(wiki, { signal: stop.signal });
    expect(made.live.fault?.kind).toBe('interrupted');
    expect(made.live.requests).toBe(9);
    expect(await judgedAgain(made.har)).toEqual(made.live);
  });
});

describe('a recording', () => {
  test('tells no secret, but the names of cookies', async () => {
    const wiki = await serveWiki({ debuginfo: true });
    const headers = [
      ['Authorization', 'Bearer hunter2-hunter2'],
      ['Cookie', 'sso=top-secret-value'],
    ] as const;
    const made = await recorded(wiki, { headers });
    const content = readFileSync(made.har, 'utf8');
    expect(content).not.toMatch(/hunter2|top-secret/);
    expect(content).toContain('sso=<redacted>');
    expect(await judgedAgain(made.har)).toEqual(made.live);
  });
});

type Har = {
  log: { entries: Record<string, unknown>[]; _end?: unknown; _unsent?: unknown; _audit?: unknown };
};
type Place = { readonly stage: string; readonly arm: number } | undefined;

const placeOf = (entry: Record<string, unknown>): Place => entry['_trial'] as Place;

const isDeciding = (entry: Record<string, unknown>): boolean => placeOf(entry)?.stage === 'decide';

/** A recording with its entries changed, as text. */
const withEntries = (change: (entries: Har['log']['entries']) => Har['log']['entries']) => (text: string) => {
  const har = JSON.parse(text) as Har;
  har.log.entries = change(har.log.entries);
  return JSON.stringify(har);
};

/** The entries of a trial, one arm after the other. */
function inOtherOrder(entries: Har['log']['entries']): Har['log']['entries'] {
  const sorted = entries
    .filter(isDeciding)
    .toSorted((one, other) => (placeOf(one)?.arm ?? 0) - (placeOf(other)?.arm ?? 0));
  return entries.map(entry => (isDeciding(entry) ? { ...sorted.shift(), _id: entry['_id'] } : entry));
}

/** The same as another tool would have saved it. */
const byAnotherTool = (text: string): string => {
  const { log } = JSON.parse(text) as Har;
  const entries = log.entries.map(entry =>
    Object.fromEntries(Object.entries(entry).filter(([name]) => !name.startsWith('_'))),
  );
  return JSON.stringify({ log: { version: '1.2', creator: { name: 'Firefox', version: '140' }, entries } });
};

const plainly = ({ results }: Report) => results.map(({ rule, outcome }) => `${rule} ${outcome}`);

describe('a recording that is damaged is judged as far as it goes', () => {
  const alter = mutants['envelope.same-question/format-first']?.alter ?? {};
  const rule = 'envelope.same-question';

  /** The reports on an audit of a wiki with a fault, live and after its recording was changed. */
  async function damaged(change: (text: string) => string) {
    const { live, har } = await recorded(await serveWiki({ alter }), { maxRequests: 1000, steady: true });
    expect(outcomesOf(live, /^envelope\.same-question$/)).toEqual(['failed']);
    writeFileSync(har, change(readFileSync(har, 'utf8')));
    const again = await judge({ har });
    const outcome = again.results.find(result => result.rule === rule)?.outcome;
    expect(again.results.filter(result => result.outcome === 'failed' && result.rule !== rule)).toEqual([]);
    return { live, again, outcome };
  }

  test('without `_question` and `_trial`, its requests are known by their addresses', async () => {
    const strip = withEntries(entries =>
      entries.map(entry => ({ ...entry, _question: undefined, _trial: undefined })),
    );
    const { live, again } = await damaged(strip);
    expect(plainly(again)).toEqual(plainly(live));
  });

  test.each<[what: string, change: (text: string) => string, why: RegExp]>([
    ['cut in the middle of a request', text => text.slice(0, text.length / 2), /it has \d+ of its requests/],
    ['with some of its requests', withEntries(entries => entries.slice(0, 50)), /it has 50 of \d+ requests/],
    ['made by another tool', byAnotherTool, /another tool has made it/],
  ])('%s', async (_what, change, why) => {
    const { again, outcome } = await damaged(change);
    expect(again.fault).toMatchObject({ kind: 'interrupted', message: expect.stringMatching(why) as string });
    expect(outcome).not.toBe('failed');
    expect(again.totals.passed).toBeGreaterThan(30);
  });

  test.each<[what: string, change: (text: string) => string]>([
    ['in another order than the seed draws', withEntries(inOtherOrder)],
    ['that is not whole', text => withEntries(entries => entries.filter(entry => !isDeciding(entry)))(text)],
  ])('a trial %s proves nothing', async (_what, change) => {
    const { again, outcome } = await damaged(change);
    expect(outcome).not.toBe('failed');
    expect(again.totals.cantTell).toBeGreaterThan(0);
    expect(again.conformant).toBeNull();
  });
});

const outcomesOf = (report: Report, rules: RegExp) =>
  report.results.filter(({ rule }) => rules.test(rule)).map(({ outcome }) => outcome);

describe('judged otherwise than recorded', () => {
  test('a declared parameter replaces the recorded one', async () => {
    const wiki = await serveWiki({ articleUrl: '{base_url}/wiki/$1' });
    const articleUrl = wiki.url.replace('api.php', 'wiki/$1');
    const { live, har } = await recorded(wiki);
    expect(live.conformant).toBe(false);
    const report = await judge({ har, parameters: { article_url: articleUrl } });
    expect(report.conformant).toBe(true);
    expect(report.target.declared).toEqual(['article_url']);
    expect(report.requests).toBe(live.requests);
  });

  test('a rule whose question was not asked is untested', async () => {
    const { har } = await recorded(await serveWiki({}), { rules: ['allimages.*'], maxRequests: 200 });
    const report = await judge({ har, rules: ['*'] });
    expect(new Set(outcomesOf(report, /^dbrepllag/))).toEqual(new Set(['untested']));
    const lag = report.results.find(({ rule }) => rule === 'dbrepllag.lag');
    expect(lag?.message).toBe('the recorded audit did not ask for dbrepllag');
    expect(report.results.filter(({ outcome }) => outcome === 'cantTell')).toEqual([]);
    expect(report.conformant).toBeNull();
    // What holds for all answers is not known of those that were not asked for.
    const onAnswers = await judge({ har, rules: ['envelope.media-type', 'envelope.status'] });
    expect(outcomesOf(onAnswers, /^envelope\.(media-type|status)$/)).toEqual(['untested', 'untested']);
    expect(onAnswers.conformant).toBeNull();
  });
});

test('each request has an id of its own, which report and recording have', async () => {
  const ids: unknown[] = [];
  const wiki = await serveWiki({
    alter: {
      socket: (request, _response, next) => {
        ids.push(request.headers['x-request-id']);
        next();
      },
      // A page may show the id of its request.
      reply: reply => ({
        ...reply,
        body: Buffer.from(reply.body.toString().replace('</body>', `<p>${String(ids.at(-1))}</p></body>`)),
      }),
    },
  });
  const { live, har } = await recorded(wiki, { traceHeader: 'X-Request-Id' });
  expect(ids).toHaveLength(live.requests);
  expect(new Set(ids).size).toBe(live.requests);
  for (const { id, request } of live.exchanges) expect(request.headers['x-request-id']).toBe(ids[id - 1]);
  const recording = readFileSync(har, 'utf8');
  expect(recording).toContain(`"value":"${String(ids.at(-1))}"`);
  expect(recording).toContain('<p>[trace]</p>');
  expect(live.totals.failed).toBe(0);
});
