/** Conforming wikis behind a cache, behind a firewall or a limit, over a network that cuts answers off, and on an address that is not a loopback one. */
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { anyOf, numbered, on, requested } from '../../../fixtures/mutants/dsl/conditions.js';
import type { Condition } from '../../../fixtures/mutants/dsl/conditions.js';
import { inReply, instead, together, withStatus } from '../../../fixtures/mutants/dsl/edits.js';
import { serveWiki } from '../../../fixtures/serve.js';
import type { Alteration, WikiRequest } from '../../../fixtures/wiki/wiki.js';
import { answer, requestOf, wikiOf } from '../../../fixtures/wiki/wiki.js';
import { consoleReport } from '../../../reporters/console/console.js';
import type { Report } from '../../../schemas/verdict.js';
import { audit } from '../../audit/audit.js';
import type { AuditOptions } from '../../audit/options.js';
import { below, drawFrom } from '../../plan/draw.js';
import { failuresOf } from '../samples/served.js';

type Setting = Partial<AuditOptions>;

async function reportOn(alter: Alteration, options: Setting): Promise<Report> {
  const wiki = await serveWiki({ alter });
  try {
    return await audit({ lastingMs: 0, ...options, url: wiki.url });
  } finally {
    await wiki.close();
  }
}

/** What gateways say in JSON of their own, with status 200. */
const ofGateways = ['{}', 'null', '["busy"]', '{"status":"busy","retry":true}', '{"error":"rate limited"}'];
const JSON_TYPE = 'application/json';
const inPage = (...where: Condition[]) =>
  instead('<title>Blocked</title><p>Request blocked.</p>', 'text/html', ...where);
const redirect = (to: string, ...where: Condition[]) =>
  inReply(reply => ({ ...reply, status: 302, headers: [['Location', to]] }), ...where);

/** What comes instead of answers now and then, though none of it is the wiki's. */
const byChance: Readonly<Record<string, (where: Condition) => Alteration>> = {
  ...Object.fromEntries(
    ofGateways.map(body => [body, (where: Condition) => instead(body, JSON_TYPE, where)]),
  ),
  'JSON with status 404': where =>
    together(instead('{"message":"not found"}', JSON_TYPE, where), withStatus(404, where)),
  'an error of the API with status 500': where =>
    together(instead('{"error":{"code":"internal_api_error_X"}}', JSON_TYPE, where), withStatus(500, where)),
  // It may lead to itself, which is another loss than that of a page.
  'a redirect to /maintenance.html': where => redirect('/maintenance.html', where),
  'a redirect to /login': where => redirect('/login?return=x', where),
};

/** What a gateway refuses whatever the values are: clients cannot ask it at all, which is a fault. */
const refusedClasses: Readonly<Record<string, Condition>> = {
  'the HTML form of titles': ({ request: { query } }) => !query.has('format') && query.has('titles'),
  'the HTML form of listings by type': ({ request: { query } }) =>
    !query.has('format') && query.has('aimime'),
  'any title with a cookie': ({ request: { query, headers } }) => 'cookie' in headers && query.has('titles'),
  'every listing by type': ({ request: { query } }) => query.has('aimime'),
  'every listing by several types': ({ request: { query } }) => (query.get('aimime') ?? '').includes('|'),
};

type IsMet = (request: WikiRequest, number: number) => boolean;

/** Of a row of values, the one for this number: so that each comes in turn. */
const inTurn = <Value>(values: readonly Value[], number: number) => values[number % values.length] as Value;

/** A seed with a strength and a budget: as elsewhere, and without a limit. */
const WAYS = [
  { seed: 'a', strength: 1, maxRequests: 100 },
  { seed: 'b', strength: 1, maxRequests: 10_000 },
  { seed: 'c', strength: 2, maxRequests: 10_000 },
] as const;
const [HURRIED, PATIENT, THOROUGH] = WAYS;

/** One request in ten. */
function byTheTenth(): Condition {
  const draw = drawFrom('gateway', '1');
  const chosen: boolean[] = [];
  return numbered(number => (chosen[number] ??= below(10, draw) < 1));
}

/** Only the end of its connection marks the end of an answer, and a network cuts some of them. */
function cutting(isCut: IsMet, cut = (body: Buffer) => body.subarray(0, body.length >> 1)): Alteration {
  let requests = 0;
  return {
    socket: ({ url = '', headers, socket }) => {
      const request = requestOf(url, headers);
      const { body, headers: fields } = answer(request, wikiOf());
      const head = ['HTTP/1.0 200 OK', ...fields.map(([name, value]) => `${name}: ${value}`), '', ''];
      const sent = isCut(request, (requests += 1)) ? cut(body) : body;
      socket.end(Buffer.concat([Buffer.from(head.join('\r\n')), sent]));
    },
  };
}

/** Each time at another place. */
function anywhere(): (body: Buffer) => Buffer {
  let cuts = 0;
  return body => body.subarray(0, body.length * ((0.1 + 0.61803 * (cuts += 1)) % 1));
}

/** After each tag of a page in turn. */
function afterTags(): (body: Buffer) => Buffer {
  let cuts = 0;
  return body => {
    const tags = [...body.toString('latin1').matchAll(/>/g)];
    return body.subarray(0, (tags[(cuts += 1) % (tags.length - 1)]?.index ?? 0) + 1);
  };
}

const inHtml: IsMet = ({ query }) => !query.has('format');

/** Some of the pages in HTML, by their number. */
function pages(isCut: (page: number) => boolean): IsMet {
  let number = 0;
  return (request, at) => inHtml(request, at) && isCut((number += 1));
}

type Row = readonly [
  what: string,
  alter: Alteration,
  how: Setting,
  conformant?: boolean | null,
  mostRequests?: number,
];

const harmless: readonly Row[] = [
  ...Object.entries(byChance).map(([what, altered], at): Row => [
    `one answer in ten is ${what}`,
    altered(byTheTenth()),
    { ...PATIENT, steady: false, seed: inTurn(['a', 'b', 'c'], at), retries: 0 },
  ]),
  ...ofGateways.map((body, at): Row => {
    const first = inTurn([2, 5, 40, 130], at);
    return [
      `each answer from request ${first} on is ${body}`,
      instead(
        body,
        JSON_TYPE,
        numbered(number => number >= first),
      ),
      THOROUGH,
      null,
      880,
    ];
  }),
  ['one answer in three is cut off', cutting((_, number) => number % 3 === 0, anywhere()), PATIENT, null],
  [
    'every report on replication is cut off anywhere',
    cutting(({ query }) => query.has('siprop'), anywhere()),
    PATIENT,
    null,
  ],
  [
    'every answer in the plain form is cut off anywhere',
    cutting(({ query }) => query.has('format'), anywhere()),
    PATIENT,
    null,
  ],
  ['every page is cut off anywhere', cutting(inHtml, anywhere()), PATIENT, null],
  [
    'pages are cut off after any of their tags',
    cutting(
      pages(page => page % 3 > 0),
      afterTags(),
    ),
    PATIENT,
  ],
];

test.each(harmless.map(([what, ...row]) => ({ what, row })))('no rule fails where $what', async ({ row }) => {
  const [alter, how, conformant, mostRequests = Infinity] = row;
  const report = await reportOn(alter, how);
  expect(failuresOf(report)).toEqual([]);
  expect(conformant === undefined ? [true, null] : [conformant]).toContain(report.conformant);
  expect(report.requests).toBeLessThan(mostRequests);
});
const questions: readonly Condition[] = [
  anyOf(on('languageinfo'), on('allimages')),
  ({ request }) => request.query.get('titles')?.includes('+') === true,
  requested('aicontinue'),
];

const harmful: readonly (readonly [what: string, alter: Alteration, how: Setting, failure: RegExp])[] = [
  ...Object.entries(refusedClasses).map(
    ([what, where], at) =>
      [
        `${what} is refused whatever its values are`,
        together(inPage(where), withStatus(inTurn([404, 200], at), where)),
        inTurn([HURRIED, THOROUGH], at),
        /^(envelope\.status|session\.same-status|html\.embedded-json|envelope\.json): /,
      ] as const,
  ),
  ...ofGateways.map(
    (body, at) =>
      [
        `a wiki answers one of the questions with ${body} each time`,
        instead(body, JSON_TYPE, inTurn(questions, at)),
        { seed: 'own', strength: 2 },
        /envelope\.(query|object)/,
      ] as const,
  ),
  [
    'the report on replication is cut off each time',
    cutting(({ query }) => query.has('siprop') && query.has('format')),
    PATIENT,
    /^envelope\.json: [^\n]*\(dbrepllag\)$/,
  ],
];

test.each(harmful)('a rule fails where %s', async (_what, alter, how, failure) => {
  expect(failuresOf(await reportOn(alter, how)).join('\n')).toMatch(failure);
});

const isSuspicious: Condition = ({ request }) => /['&]/.test([...request.query.values()].join(' '));

test('titles that a firewall refuses are shown, and no rule fails', async () => {
  const report = await reportOn(together(inPage(isSuspicious), withStatus(403, isSuspicious)), {
    seed: 'firewall',
    strength: 1,
    steady: false,
  });
  expect(failuresOf(report)).toEqual([]);
  expect(report.conformant).toBeNull();
  const undecided = report.results.filter(({ outcome }) => outcome === 'cantTell');
  const cited = undecided.flatMap(({ evidence }) => evidence.map(({ exchange }) => exchange));
  const urls = report.exchanges.filter(({ id }) => cited.includes(id)).map(({ request }) => request.url);
  expect(urls.join()).toMatch(/titles=[^&]*(?:'|%27|%26)/i);
  const screen = consoleReport(report, { columns: 100, colour: false });
  expect(screen).toContain('HTTP 403');
  expect(screen).toMatch(/curl -g [^\n]*titles=[^\n]*(?:'\\''|%27|%26)/i);
});

test('2,500 files at the defaults for an address that is not a loopback one', async context => {
  const addresses = Object.values(networkInterfaces()).flat();
  const host = addresses.find(each => each?.family === 'IPv4' && !each.internal)?.address;
  if (host === undefined) {
    context.skip('this machine has no address besides loopback');
    return;
  }
  const wiki = await serveWiki({ files: 2_500, host });
  try {
    const url = `http://${host}:${new URL(wiki.url).port}/api.php`;
    // Only the pauses between requests are left out.
    const report = await audit({ url, seed: 'elsewhere', rate: 1_000 });
    expect(failuresOf(report)).toEqual([]);
    expect(report).toMatchObject({ conformant: true, complete: false });
    expect(report.requests).toBeLessThanOrEqual(100);
    expect(report.plan).toMatchObject({ strength: 1 });
    // A few questions are left out for a trial.
    expect(report.plan?.covered).toBeGreaterThan(0.95 * (report.plan?.of ?? 0));
    expect(consoleReport(report, { columns: 120, colour: false })).toMatch(/--max-(?:requests|pages)/);
  } finally {
    await wiki.close();
  }
});
