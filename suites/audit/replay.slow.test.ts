import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { serveHostile, type HostileId } from '../../fixtures/hostile/index.js';
import { mutants } from '../../fixtures/mutants/index.js';
import { serveWiki, type Served, type ServeOptions } from '../../fixtures/serve.js';
import type { Report } from '../../schemas/verdict.js';
import { audit } from './audit.js';
import type { AuditOptions } from './options.js';
import { judge } from './replay.js';
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
    alter: { socket: (request, response, next) => (++asked === nth ? act(request, response, next) : next()) },
  };
};

const replied = (change: (body: Buffer) => Buffer): ServeOptions => ({
  alter: { reply: reply => ({ ...reply, body: change(reply.body) }) },
});

const require = createRequire(import.meta.url);
const ajv = new Ajv({ strict: false, validateFormats: false });
ajv.addMetaSchema(require('ajv/dist/refs/json-schema-draft-06.json') as object);
for (const schema of Object.values(require('har-schema') as Record<string, object>)) ajv.addSchema(schema);

/** The report on a recording, which is HAR also to other tools; the time that it tells is the recorded audit's own. */
async function judgedAgain(har: string): Promise<Report> {
  const isHar = ajv.validate('har.json#', JSON.parse(readFileSync(har, 'utf8')));
  expect(isHar, JSON.stringify(ajv.errors)).toBe(true);
  // No rules of its own: those of the audit.
  return judge({ har, rules: [] });
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

  test('that was interrupted in the middle of an answer', async () => {
    const stop = new AbortController();
    const wiki = await serveWiki(instead(9, () => stop.abort()));
    const { live, har } = await recorded(wiki, { signal: stop.signal });
    expect(live).toMatchObject({ fault: { kind: 'interrupted' }, requests: 9 });
    expect(await judgedAgain(har)).toEqual(live);
  });

  test.each<HostileId>(['behind-redirects', 'unavailable-midway', 'half-a-cursor'])(
    'of the target `%s`',
    async id => {
      const { live, har } = await recorded(await serveHostile(id), { timeoutMs: 5000 });
      expect(await judgedAgain(har)).toEqual(live);
    },
  );

  test('and tells no secret, but the names of cookies', async () => {
    const headers = [
      ['Authorization', 'Bearer hunter2-hunter2'],
      ['Cookie', 'sso=top-secret-value'],
    ] as const;
    const { live, har } = await recorded(await serveWiki({ debuginfo: true }), { headers });
    const content = readFileSync(har, 'utf8');
    expect(content).not.toMatch(/hunter2|top-secret/);
    expect(content).toContain('sso=<redacted>');
    expect(await judgedAgain(har)).toEqual(live);
  });
});

type Entry = Readonly<Record<string, unknown>> & {
  readonly _trial?: { readonly stage: string; readonly arm: number };
};

const isDeciding = ({ _trial: trial }: Entry): boolean => trial?.stage === 'decide';

const armOf = ({ _trial: trial }: Entry): number => trial?.arm ?? 0;

/** A recording with its entries changed, as text. */
const withEntries = (change: (entries: readonly Entry[]) => readonly Entry[]) => (text: string) => {
  const { log } = JSON.parse(text) as { log: { entries: Entry[] } };
  return JSON.stringify({ log: { ...log, entries: change(log.entries) } });
};

const withoutOurs = (key: string, value: unknown) => (key.startsWith('_') ? undefined : value);

/** The same as another tool would have saved it, which writes addresses in another order. */
const byAnotherTool = (text: string): string => {
  const reordered = text.replaceAll(/\?(action=query)&([^"\\]+)"/g, '?$2&$1"');
  const { entries } = (JSON.parse(reordered, withoutOurs) as { log: { entries: Entry[] } }).log;
  return JSON.stringify({ log: { version: '1.2', creator: { name: 'Firefox', version: '140' }, entries } });
};

const cut = (text: string) => text.replaceAll(/(?<="text":"(?:[^"\\]|\\.){4000})(?:[^"\\]|\\.)*/g, '');

/** The entries of a trial, one arm after the other. */
function inOtherOrder(entries: readonly Entry[]): Entry[] {
  const arms = entries.filter(isDeciding).toSorted((a, b) => armOf(a) - armOf(b));
  return entries.map(entry => (isDeciding(entry) ? { ...arms.shift(), _id: entry['_id'] } : entry));
}

/** Two neighbours of both arms, each in the place of the other. */
function exchanged(all: readonly Entry[]): Entry[] {
  const at = all.findLastIndex((each, i) => isDeciding(each) && armOf(each) < armOf(all[i + 1] ?? each));
  const swapped = all.toSpliced(at, 2, ...all.slice(at, at + 2).toReversed());
  return swapped.map((each, place) => ({ ...each, _id: all[place]?.['_id'] }));
}

const outcomesOf = ({ results }: Report, rules = /./) =>
  results.filter(({ rule }) => rules.test(rule)).map(({ rule, outcome }) => `${rule} ${outcome}`);

describe('a recording that is damaged is judged as far as it goes', () => {
  const BROKEN = 'envelope.same-question';
  let live: Report;
  let text: string;
  beforeAll(async () => {
    const wiki = await serveWiki({ alter: mutants['envelope.same-question/format-first']?.alter ?? {} });
    const made = await recorded(wiki, { maxRequests: 1000, steady: true });
    live = made.live;
    text = readFileSync(made.har, 'utf8');
  });

  async function damaged(change: (text: string) => string): Promise<Report> {
    const har = join(folder, 'damaged.har');
    writeFileSync(har, change(text));
    return judge({ har });
  }

  test('without `_question` and `_trial`, its requests are known by their addresses', async () => {
    const strip = withEntries(all => all.map(({ _question, _trial, ...entry }) => entry));
    expect(outcomesOf(live)).toContain(`${BROKEN} failed`);
    expect(outcomesOf(await damaged(strip))).toEqual(outcomesOf(live));
  });

  test.each<[what: string, change: (text: string) => string, why: RegExp | undefined]>([
    ['cut in the middle of a request', all => all.slice(0, all.length / 2), /it has \d+ of its requests/],
    ['with some of its requests', withEntries(all => all.slice(0, 50)), /it has 50 of \d+ requests/],
    ['made by another tool', byAnotherTool, /another tool has made it/],
    ['of a tool that cuts long answers', all => cut(byAnotherTool(all)), /another tool has made it/],
    ['with a trial in another order than the seed draws', withEntries(inOtherOrder), undefined],
    ['with two requests of a trial exchanged', withEntries(exchanged), undefined],
    ['with one number', withEntries(all => all.map(each => ({ ...each, _id: 1 }))), /it has 1 of \d+/],
    ['with a part of a trial', withEntries(all => all.filter(each => !isDeciding(each))), /it has/],
  ])('%s, it accuses nobody of what a trial would prove', async (_what, change, why) => {
    const again = await damaged(change);
    expect(again).toMatchObject({ conformant: null, totals: { failed: 0 } });
    expect(again.totals.passed).toBeGreaterThan(30);
    expect(again.fault?.message ?? '').toMatch(why ?? /^$/);
  });
});

describe('judged otherwise than recorded', () => {
  test('a declared parameter replaces the recorded one', async () => {
    const wiki = await serveWiki({ articleUrl: '{base_url}/wiki/$1' });
    const parameters = { article_url: wiki.url.replace('api.php', 'wiki/$1') };
    const { live, har } = await recorded(wiki);
    expect(live.conformant).toBe(false);
    const { requests } = live;
    const target = { declared: ['article_url'] };
    expect(await judge({ har, parameters })).toMatchObject({ conformant: true, target, requests });
  });

  test('a rule whose question was not asked is untested', async () => {
    const { har } = await recorded(await serveWiki({}), { rules: ['allimages.*'], maxRequests: 200 });
    const report = await judge({ har, rules: ['*'] });
    expect(outcomesOf(report, /^dbrepllag/).every(each => each.endsWith(' untested'))).toBe(true);
    const lag = report.results.find(({ rule }) => rule === 'dbrepllag.lag');
    expect(lag?.message).toBe('the recorded audit did not ask for dbrepllag');
    expect(report).toMatchObject({ conformant: null, totals: { cantTell: 0 } });
    // What holds for all answers is not known of those that were not asked for.
    const onAnswers = await judge({ har, rules: ['envelope.media-type', 'envelope.status'] });
    expect(onAnswers).toMatchObject({ conformant: null, totals: { untested: onAnswers.results.length } });
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
