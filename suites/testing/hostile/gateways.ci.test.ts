/** Conforming wikis behind gateways that answer in their place, a firewall, a network that cuts answers off, and the limits of other hosts. */
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { anyOf, numbered, on, requested, type Condition } from '../../../fixtures/mutants/dsl/conditions.js';
import { inReply, instead, together, withStatus } from '../../../fixtures/mutants/dsl/edits.js';
import { serveWiki } from '../../../fixtures/serve.js';
import { answer, requestOf, wikiOf, type Alteration, type WikiRequest } from '../../../fixtures/wiki/wiki.js';
import { consoleReport } from '../../../reporters/console/console.js';
import { audit } from '../../audit/audit.js';
import type { AuditOptions } from '../../audit/options.js';
import { below, drawFrom } from '../../plan/draw.js';
import { auditOf, failuresOf } from '../samples/served.js';

type IsMet = (request: WikiRequest, number: number) => boolean;
type How = Partial<AuditOptions>;

/** As elsewhere, without a limit, and with pairs of values. */
const HURRIED: How = { seed: 'a', strength: 1, maxRequests: 100 };
const PATIENT: How = { seed: 'b', strength: 1, maxRequests: 10_000 };
const THOROUGH: How = { seed: 'c', strength: 2, maxRequests: 10_000 };

const inHtml: IsMet = ({ query }) => !query.has('format');
const onLag: IsMet = ({ query }) => query.has('siprop');

/** What gateways say in JSON of their own, with status 200. */
const ofGateways = ['{}', 'null', '["busy"]', '{"status":"busy","retry":true}', '{"error":"rate limited"}'];
const inJson = (body: string, where: Condition, status = 200) =>
  together(instead(body, 'application/json', where), withStatus(status, where));
const blocked = (status: number, where: Condition) =>
  together(
    instead('<title>Blocked</title><p>Request blocked.</p>', 'text/html', where),
    withStatus(status, where),
  );
const redirected = (to: string, where: Condition) =>
  inReply(reply => ({ ...reply, status: 302, headers: [['Location', to]] }), where);

/** One request in ten. */
function byTheTenth(): Condition {
  const draw = drawFrom('gateway', '1');
  const chosen: boolean[] = [];
  return numbered(number => (chosen[number] ??= below(10, draw) < 1));
}

/** What comes instead of answers now and then, though none of it is the wiki's. */
const byChance: readonly (readonly [what: string, alter: Alteration])[] = [
  ...ofGateways.map(body => [body, inJson(body, byTheTenth())] as const),
  ['JSON with status 404', inJson('{"message":"not found"}', byTheTenth(), 404)],
  ['an error with status 500', inJson('{"error":{"code":"internal_api_error_X"}}', byTheTenth(), 500)],
  // It may lead to itself, which is another loss than that of a page.
  ['a redirect to /maintenance.html', redirected('/maintenance.html', byTheTenth())],
  ['a redirect to /login', redirected('/login?return=x', byTheTenth())],
];

const has =
  (name: string, ...absent: readonly string[]): Condition =>
  ({ request: { query } }) =>
    query.has(name) && !absent.some(each => query.has(each));

/** What a gateway refuses whatever the values are: clients cannot ask it at all, which is a fault. */
const refusedClasses: readonly (readonly [what: string, where: Condition])[] = [
  ['the HTML form of titles', has('titles', 'format')],
  ['the HTML form of listings by type', has('aimime', 'format')],
  ['any title with a cookie', ({ request }) => 'cookie' in request.headers && request.query.has('titles')],
  ['every listing by type', has('aimime')],
  ['every listing by several types', ({ request }) => request.query.get('aimime')?.includes('|') === true],
];

/** Only the end of its connection marks the end of an answer, and a network cuts some of them, each at another place. */
function cutting(isCut: IsMet, cut = anywhere): Alteration {
  let [requests, cuts] = [0, 0];
  return {
    socket: ({ url = '', headers, socket }) => {
      const request = requestOf(url, headers);
      const { body, headers: fields } = answer(request, wikiOf());
      const head = ['HTTP/1.0 200 OK', ...fields.map(([name, value]) => `${name}: ${value}`), '', ''];
      const sent = isCut(request, (requests += 1)) ? body.subarray(0, cut(body, (cuts += 1))) : body;
      socket.end(Buffer.concat([Buffer.from(head.join('\r\n')), sent]));
    },
  };
}

const anywhere = ({ length }: Buffer, time: number): number => length * ((0.1 + 0.61803 * time) % 1);

function afterTag(body: Buffer, time: number): number {
  const tags = [...body.toString('latin1').matchAll(/>/g)];
  return (tags[time % (tags.length - 1)]?.index ?? 0) + 1;
}

/** Two of three pages in HTML. */
function somePages(): IsMet {
  let pages = 0;
  return (request, at) => inHtml(request, at) && (pages += 1) % 3 > 0;
}

type Row = readonly [what: string, alter: Alteration, how: How, conformant: readonly (boolean | null)[]];
const EITHER = [true, null] as const;
const OPEN = [null] as const;

const harmless: readonly Row[] = [
  ...byChance.map(([what, alter]): Row => [
    `one answer in ten is ${what}`,
    alter,
    { ...PATIENT, steady: false, retries: 0 },
    EITHER,
  ]),
  ...ofGateways.map((body, at): Row => {
    const first = [2, 5, 40, 130][at % 4] ?? 0;
    const alter = inJson(
      body,
      numbered(number => number >= first),
    );
    return [`each answer from request ${first} on is ${body}`, alter, THOROUGH, OPEN];
  }),
  ['one answer in three is cut off', cutting((_, number) => number % 3 === 0), PATIENT, OPEN],
  ['every report on replication is cut off', cutting(onLag), PATIENT, OPEN],
  ['every answer in the plain form is cut off', cutting((...asked) => !inHtml(...asked)), PATIENT, OPEN],
  ['every page is cut off', cutting(inHtml), PATIENT, OPEN],
  ['pages are cut off after any of their tags', cutting(somePages(), afterTag), PATIENT, EITHER],
];

test.each(harmless)('no rule fails where %s', async (_what, alter, how, conformant) => {
  const report = await auditOf({ alter }, how);
  expect(failuresOf(report)).toEqual([]);
  expect(conformant).toContain(report.conformant);
  expect(report.requests).toBeLessThan(how === THOROUGH ? 880 : Infinity);
});

const questions: readonly Condition[] = [
  anyOf(on('languageinfo'), on('allimages')),
  requested('titles'),
  requested('aicontinue'),
];

const harmful: readonly (readonly [what: string, alter: Alteration, how: How, failure: RegExp])[] = [
  ...refusedClasses.map(
    ([what, where], at) =>
      [
        `${what} is refused whatever its values are`,
        blocked(at % 2 === 0 ? 404 : 200, where),
        at % 2 === 0 ? HURRIED : THOROUGH,
        /^(envelope\.status|session\.same-status|html\.embedded-json|envelope\.json): /,
      ] as const,
  ),
  ...ofGateways.map(
    (body, at) =>
      [
        `a wiki answers one of the questions with ${body} each time`,
        inJson(body, questions[at % 3] ?? byTheTenth()),
        { seed: 'own', strength: 2 },
        /envelope\.(query|object)/,
      ] as const,
  ),
  [
    'the report on replication is cut off each time at one place',
    cutting(
      (...asked) => onLag(...asked) && !inHtml(...asked),
      ({ length }) => length >> 1,
    ),
    PATIENT,
    /^envelope\.json: [^\n]*\(dbrepllag\)$/,
  ],
];

test.each(harmful)('a rule fails where %s', async (_what, alter, how, failure) => {
  expect(failuresOf(await auditOf({ alter }, how)).join('\n')).toMatch(failure);
});

const isSuspicious: Condition = ({ request }) => /['&]/.test([...request.query.values()].join(' '));

test('titles that a firewall refuses are shown, and no rule fails', async () => {
  const how = { seed: 'firewall', strength: 1, steady: false } as const;
  const report = await auditOf({ alter: blocked(403, isSuspicious) }, how);
  expect(failuresOf(report)).toEqual([]);
  expect(report.conformant).toBeNull();
  const screen = consoleReport(report, { columns: 100, colour: false });
  expect(screen).toContain('HTTP 403');
  expect(screen).toMatch(/curl -g [^\n]*titles=[^\n]*(?:'\\''|%27|%26)/i);
});

test('2,500 files at the defaults for an address that is not a loopback one', async context => {
  const addresses = Object.values(networkInterfaces()).flat();
  const host = addresses.find(each => each?.family === 'IPv4' && !each.internal)?.address;
  context.skip(host === undefined, 'this machine has no address besides loopback');
  const wiki = await serveWiki({ files: 2_500, host: host ?? '' });
  const url = `http://${host}:${new URL(wiki.url).port}/api.php`;
  // Only the pauses between requests are left out.
  const report = await audit({ url, seed: 'elsewhere', rate: 1_000 });
  await wiki.close();
  expect(failuresOf(report)).toEqual([]);
  expect(report).toMatchObject({ conformant: true, complete: false, plan: { strength: 1 } });
  expect(report.requests).toBeLessThanOrEqual(100);
  // A few questions are left out for a trial.
  expect(report.plan?.covered).toBeGreaterThan(0.95 * (report.plan?.of ?? 0));
  expect(consoleReport(report, { columns: 120, colour: false })).toMatch(/--max-(?:requests|pages)/);
});
