/** An audit from its options to its report, over the wire. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { serveWiki, type ServeOptions } from '../../fixtures/serve.js';
import type { Alteration } from '../../fixtures/wiki/wiki.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import { audit } from './audit.js';
import type { AuditOptions } from './options.js';
import { auditOf, rulesWith } from '../testing/samples/served.js';
import { ProfileError } from '../evidence/profile.js';

// Some tests make several audits, on machines that have other things to do.
vi.setConfig({ testTimeout: 60_000 });

const reportOn = (wiki: ServeOptions = {}, options: Partial<AuditOptions> = {}) =>
  auditOf(wiki, { seed: 'audit', strength: 1, ...options });

test('the content of a profile file is a profile: what it has for editors and readers is ignored', async () => {
  const content = { $schema: 'profile.schema.json', _comment: ['4 requests were sent'], hash_levels: 0 };
  const options = { rules: ['dbrepllag.*'], parameters: content as object };
  expect((await reportOn({}, options)).target.declared).toEqual(['hash_levels']);
  const parameters = { ...content, hash_level: '0' } as object;
  await expect(reportOn({}, { ...options, parameters })).rejects.toThrow(ProfileError);
});

test('everything that can be asked is asked, and every rule has an outcome in the order of the catalogue', async () => {
  const { plan, results, totals, exchanges, ...report } = await reportOn({}, { strength: 2 });
  expect(report).toMatchObject({ complete: true, conformant: true, seed: 'audit', selection: ['*'] });
  expect(results.map(({ rule }) => rule)).toEqual(ruleIds);
  expect(totals).toMatchObject({ failed: 0, cantTell: 0, untested: 0 });
  expect(plan).toMatchObject({ strength: 2, covered: plan?.of });
  expect(plan?.leftOut).toBeUndefined();
  const pages = exchanges
    .map(({ response }) => response?.body ?? '')
    .filter(body => /"allimages":\s*\[/.test(body));
  expect(pages.some(body => !body.includes('aicontinue'))).toBe(true);
  const asked = plan?.reports.map(({ query }) => query).join();
  expect(asked).toBe('languageinfo,allimages,dbrepllag,duplicatefiles');
  expect(plan?.reports.reduce((sum, { of }) => sum + of, 0)).toBe(plan?.of);
});

test.each<[what: string, wiki: ServeOptions, options: Partial<AuditOptions>, reason: RegExp]>([
  ['of the plan', {}, { strength: 2, maxRequests: 60 }, /pages walked \(--max-requests\)$/],
  ['of requests, in the walk', { files: 500 }, { maxRequests: 100 }, /pages walked \(--max-requests\)$/],
  ['of pages', { files: 31 }, { maxPages: 2 }, /: 2 of at least 3 pages walked \(--max-pages\)$/],
])('what a budget %s leaves open is said, and the rest stands', async (_what, wiki, options, reason) => {
  const report = await reportOn(wiki, options);
  expect(report).toMatchObject({ conformant: true, complete: false });
  expect(report.reason).toMatch(/^All MUST rules passed, as far as asked: /);
  expect(report.reason).toMatch(reason);
  const { plan } = report;
  expect(plan && plan.covered < plan.of).toBe(plan?.leftOut !== undefined);
  expect(report.requests).toBeLessThanOrEqual(options.maxRequests ?? Infinity);
  expect(report.results.every(({ outcome, cutOff }) => outcome !== 'cantTell' || cutOff === true)).toBe(true);
});

test('a selection asks for no more than its rules need, and leaves the others untested', async () => {
  const wiki = await serveWiki();
  const report = await audit({ url: wiki.url, rules: ['dbrepllag.*'] });
  await wiki.close();
  // One query, in all the manners that its rules hold for.
  for (const { url } of wiki.requests.entries)
    expect(url).toMatch(/siprop=dbrepllag.*format=json|format=json.*siprop=dbrepllag/);
  expect(report).toMatchObject({ conformant: true, complete: true, selection: ['dbrepllag.*'] });
  expect(report.plan?.reports.map(({ query }) => query)).toEqual(['dbrepllag']);
  const others = report.results.filter(({ rule }) => !rule.startsWith('dbrepllag.'));
  expect(new Set(others.map(({ message }) => message))).toEqual(new Set(['not selected']));
});

test('a failure that only one of several servers causes names that server', async () => {
  let asked = 0;
  const reply: Alteration['reply'] = sent => {
    const server = `mw${(asked++ % 3) + 1}`;
    const body = server === 'mw2' ? sent.body.toString().replaceAll('"ns":6', '"ns":"6"') : sent.body;
    return { ...sent, headers: [...sent.headers, ['X-Served-By', server]], body: Buffer.from(body) };
  };
  const { results } = await reportOn({ alter: { reply } }, { rules: ['allimages.*'], steady: true });
  const ns = results.find(({ rule }) => rule === 'allimages.ns');
  expect(ns?.outcome).toBe('failed');
  expect(ns?.message).toMatch(/; only from `mw2`: \d+ wrong answers, none of \d+ others\)$/);
});

test.each([
  ['Accept', 'application/json'],
  ['Cookie', 'consent=true; theme=dark'],
])('the header %s: %s changes no verdict', async (name, value) => {
  expect(rulesWith('failed', await reportOn({}, { headers: [[name, value]] }))).toEqual([]);
});

test('a rule on addresses that fails behind a redirect hints at the address to audit', async () => {
  const wiki = await serveWiki();
  const origin = new URL(wiki.url).origin;
  const moved = createServer((request, answer) => {
    answer.writeHead(301, { location: `${origin}${request.url ?? ''}` }).end();
  });
  await once(moved.listen(0, '127.0.0.1'), 'listening');
  const { port } = moved.address() as AddressInfo;
  const rules = ['allimages.*'];
  const { results } = await audit({ url: `http://127.0.0.1:${port}/api.php`, rules, strength: 1 });
  moved.close();
  await wiki.close();
  const hints = Object.fromEntries(
    results.flatMap(({ rule, outcome, hint }) => (outcome === 'failed' ? [[rule, hint]] : [])),
  );
  expect(hints).toEqual({
    'allimages.url-prefix': expect.stringContaining(
      `a redirect led to ${wiki.url}: audit that address; if `,
    ) as string,
    'allimages.descriptionurl-target': expect.stringContaining('declare `article_url`') as string,
    'allimages.descriptionshorturl-target': expect.stringContaining(
      `a redirect led to ${wiki.url}`,
    ) as string,
  });
});
