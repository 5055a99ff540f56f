/** Conforming wikis behind gateways that answer in their place, a firewall, a network that cuts answers, and remote limits. */
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import {
  allOf,
  anyOf,
  byTwoTypes,
  filtered,
  inHtml,
  inPlain,
  numbered,
  on,
  requested,
  withCookie,
  type Condition,
} from '../../../fixtures/mutants/dsl/conditions.js';
import { inReply, instead, together, withStatus } from '../../../fixtures/mutants/dsl/edits.js';
import { serveWiki } from '../../../fixtures/serve.js';
import { answer, requestOf, wikiOf, type Alteration } from '../../../fixtures/wiki/wiki.js';
import { consoleReport } from '../../../reporters/console/console.js';
import { audit } from '../../audit/audit.js';
import type { AuditOptions } from '../../audit/options.js';
import { below, drawFrom } from '../../plan/draw.js';
import { auditOf, failuresOf } from '../samples/served.js';

type How = Partial<AuditOptions>;

/** With the limits of remote hosts, without a limit, and with pairs of values. */
const HURRIED: How = { seed: 'a', strength: 1, maxRequests: 100 };
const PATIENT: How = { seed: 'b', strength: 1, maxRequests: 10_000 };
const THOROUGH: How = { seed: 'c', strength: 2, maxRequests: 10_000 };
const CHANCE: How = { ...PATIENT, steady: false, retries: 0 };

/** JSON of gateways, with status 200. */
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

/** Answers end with their connection, and a network cuts some of them at varying places. */
function cutting(where: Condition, cut = anywhere): Alteration {
  const wiki = wikiOf();
  let cuts = 0;
  return {
    socket: ({ url = '', headers, socket }) => {
      const request = requestOf(url, headers);
      const { body, headers: fields } = answer(request, wiki);
      const head = ['HTTP/1.0 200 OK', ...fields.map(([name, value]) => `${name}: ${value}`), '', ''];
      const sent = where({ request, wiki }) ? body.subarray(0, cut(body, (cuts += 1))) : body;
      socket.end(Buffer.concat([Buffer.from(head.join('\r\n')), sent]));
    },
  };
}

const anywhere = ({ length }: Buffer, time: number): number => length * ((0.1 + 0.61803 * time) % 1);
const inTheMiddle = ({ length }: Buffer): number => length >> 1;

function afterTag(body: Buffer, time: number): number {
  const tags = [...body.toString('latin1').matchAll(/>/g)];
  return (tags[time % (tags.length - 1)]?.index ?? 0) + 1;
}

const mostPages = allOf(
  inHtml,
  numbered(number => number % 3 > 0),
);

const EITHER = [true, null] as const;
const OPEN = [null] as const;

type Harmless = readonly [what: string, alter: Alteration, how: How, conformant: readonly (boolean | null)[]];
const byChance = (what: string, alter: Alteration): Harmless => [what, alter, CHANCE, EITHER];

/** Answers of a gateway, now and then or from some request on. */
test.each<Harmless>([
  ...ofGateways.map(body => byChance(body, inJson(body, byTheTenth()))),
  byChance('JSON with status 404', inJson('{"message":"not found"}', byTheTenth(), 404)),
  byChance('an error with status 500', inJson('{"error":{"code":"internal"}}', byTheTenth(), 500)),
  // A redirect may lead to itself, which is a loss of another kind.
  byChance('a redirect to a page', redirected('/maintenance.html', byTheTenth())),
  byChance('a redirect to a login', redirected('/login?return=x', byTheTenth())),
  ...ofGateways.map((body, at): Harmless => {
    const isBroken = numbered(number => number >= ([2, 5, 40, 130][at % 4] ?? 0));
    return [`${body} from a request on`, inJson(body, isBroken), THOROUGH, OPEN];
  }),
  ['cut off one time in three', cutting(numbered(number => number % 3 === 0)), PATIENT, OPEN],
  ['refused with each session but three', blocked(403, ofFurtherSessions()), CHANCE, OPEN],
  ['cut off in every report on replication', cutting(on('dbrepllag')), PATIENT, OPEN],
  ['cut off in the plain form', cutting(inPlain), PATIENT, OPEN],
  ['cut off in every page', cutting(inHtml), PATIENT, OPEN],
  ['cut off after any tag of most pages', cutting(mostPages, afterTag), PATIENT, EITHER],
])('no rule fails if answers are %s', async (_what, alter, how, conformant) => {
  const report = await auditOf({ alter }, how);
  expect(failuresOf(report)).toEqual([]);
  expect(conformant).toContain(report.conformant);
  expect(report.requests).toBeLessThan(how === THOROUGH ? 880 : Infinity);
});

function ofFurtherSessions(): Condition {
  const known: unknown[] = [undefined];
  return ({ request: { headers } }) =>
    !known.includes(headers['cookie']) && (known.length > 3 || known.push(headers['cookie']) < 0);
}

const questions = [anyOf(on('languageinfo'), on('allimages')), requested('titles'), requested('aicontinue')];

/** Clients cannot ask such questions at all. */
const REFUSED = /^(envelope\.status|session\.same-status|html\.embedded-json|envelope\.json): /;

test.each<[what: string, alter: Alteration, how: How, failure: RegExp]>([
  ['the HTML form of titles is refused', blocked(404, allOf(inHtml, requested('titles'))), HURRIED, REFUSED],
  ['the HTML form of listings by type is refused', blocked(200, allOf(inHtml, filtered)), THOROUGH, REFUSED],
  [
    'titles with a cookie are refused',
    blocked(404, allOf(withCookie, on('duplicatefiles'))),
    HURRIED,
    REFUSED,
  ],
  ['every listing by type is refused', blocked(200, filtered), THOROUGH, REFUSED],
  ['every listing by several types is refused', blocked(404, byTwoTypes), HURRIED, REFUSED],
  ...ofGateways.map((body, at): [string, Alteration, How, RegExp] => [
    `a wiki answers one of the questions with ${body} each time`,
    inJson(body, questions[at % 3] ?? byTheTenth()),
    { seed: 'own', strength: 2 },
    /envelope\.(query|object)/,
  ]),
  [
    'the report on replication is cut off each time at one place',
    cutting(allOf(on('dbrepllag'), inPlain), inTheMiddle),
    PATIENT,
    /^envelope\.json: [^\n]*\(dbrepllag\)$/,
  ],
])('a rule fails if %s', async (_what, alter, how, failure) => {
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
  // Only the pauses between requests differ.
  const report = await audit({ url, seed: 'elsewhere', rate: 1_000 });
  await wiki.close();
  expect(failuresOf(report)).toEqual([]);
  expect(report).toMatchObject({ conformant: true, complete: false, plan: { strength: 1 } });
  expect(report.requests).toBeLessThanOrEqual(100);
  // The reserve for a trial leaves a few questions unasked.
  expect(report.plan?.covered).toBeGreaterThan(0.95 * (report.plan?.of ?? 0));
  expect(consoleReport(report, { columns: 120, colour: false })).toMatch(/--max-(?:requests|pages)/);
});
