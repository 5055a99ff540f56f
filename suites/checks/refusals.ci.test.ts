import { expect, test } from 'vitest';
import {
  allOf,
  anyOf,
  encoding,
  filtered,
  inHtml,
  inPlain,
  not,
  ofMissing,
  on,
  onLaterPages,
  withCookie,
  written,
  type Condition,
} from '../../fixtures/mutants/dsl/conditions.js';
import { inReply, withError, withHeader } from '../../fixtures/mutants/dsl/edits.js';
import { listingOf } from '../../fixtures/wiki/listing.js';
import type { Alteration, Reply } from '../../fixtures/wiki/wiki.js';
import type { Report } from '../../schemas/verdict.js';
import { auditOf } from '../testing/samples/served.js';

async function failedOf(alter: Alteration, strength: 1 | 2 = 2, seed = 'refused') {
  const { results } = await auditOf({ alter }, { seed, strength });
  return results.filter(({ outcome }) => outcome === 'failed');
}

const failuresOf = async (...wiki: Parameters<typeof failedOf>): Promise<readonly string[]> =>
  (await failedOf(...wiki)).map(({ rule }) => rule);

const asPage = (reply: Reply): Reply => ({
  ...reply,
  headers: [['Content-Type', 'text/html']],
  body: Buffer.from('<!DOCTYPE html><title>Wiki</title><p>Welcome.</p>'),
});

const anonymous = allOf(inPlain, not(withCookie));

test('an error that only one way of writing a cursor leads to is no matter of the listing', async () => {
  const raw = written(/[?&]continue=-\|\|/);
  expect(await failuresOf(withError('badcontinue', allOf(anonymous, onLaterPages, raw)))).toEqual([
    'envelope.same-question',
  ]);
});

test('a page instead of a later page of the listing may come from a firewall that dislikes its cursor', async () => {
  // With some seeds, only a cursor that has no sign but those that are escaped needlessly.
  const disliked = written(/[?&]aicontinue=[^&]*(%|\$)/);
  for (const seed of ['refused', 'c', 'f'])
    expect(await failuresOf(inReply(asPage, allOf(onLaterPages, disliked)), 2, seed)).toEqual([]);
});

/** A wiki of numbered files and others, at an address that a firewall refuses, with a page, where a cursor is like this. */
async function behindFirewall(disliked: RegExp, status: number, seed: string): Promise<Report> {
  const names = Array.from({ length: 40 }, (_, at) => `${'ABCDEFGHIJ'[at % 10]}bc_select_${10 + at}.png`);
  const files = names
    .toSorted()
    .map((name, at) => ({ name, timestamp: '2020-01-01T00:00:00Z', pageId: 100 + at, mime: 'image/png' }));
  const refused = inReply(reply => ({ ...asPage(reply), status }), allOf(onLaterPages, written(disliked)));
  return auditOf({ files: listingOf(files), alter: refused }, { seed, strength: 2 });
}

test.each([
  [403, 'a'],
  [200, 'b'],
])(
  'a cursor may have a word that a firewall dislikes, but no cursor at all is none (status %i)',
  async (status, seed) => {
    const byWord = await behindFirewall(/aicontinue=[^&]*select/, status, seed);
    expect(byWord).toMatchObject({ conformant: null, totals: { failed: 0 } });
    const each = await behindFirewall(/aicontinue=/, status, seed);
    expect(each).toMatchObject({ conformant: false });
  },
);

/** From the second time on that a cursor is used in a listing, however the question is put. */
function usedBefore(): Condition {
  const used = new Set<string>();
  return ({ request: { query } }) => {
    const page = `${query.get('aicontinue')} ${query.get('aimime')}`;
    return used.size === used.add(page).size;
  };
}

test.each<[string, readonly string[], 1 | 2, () => Condition]>([
  ['every cursor that was used before', ['allimages.next-page-start'], 1, usedBefore],
  ['every cursor', ['allimages.next-page-start'], 2, () => () => true],
  ['every used cursor of a type', ['allimages.mime-filter'], 2, () => allOf(filtered, usedBefore())],
])('where %s is refused, only the rule that is broken fails: %j', async (_what, broken, strength, where) => {
  expect(await failuresOf(withError('badcontinue', allOf(onLaterPages, where())), strength)).toEqual(broken);
});

/** Says that bodies are encoded, which they are not. */
const named = (name: string, where = encoding(name)): Alteration =>
  withHeader('Content-Encoding', [name], where);

test('a body that cannot be decoded breaks the rule on one question where another encoding is answered', async () => {
  expect(await failuresOf(named('br'))).toEqual(['envelope.same-question']);
  const inEach = await failuresOf(named('gzip', () => true));
  expect(inEach).toEqual([]);
  let times = 0;
  const once = named('br', context => encoding('br')(context) && (times += 1) === 1);
  expect(await failuresOf(once)).toEqual([]);
});

const acceptingGzip: Condition = ({ request }) => String(request.headers['accept-encoding']).includes('gzip');

test.each<[string, readonly string[], Condition]>([
  ['one report', ['envelope.json'], on('dbrepllag')],
  ['later pages of the listing', ['envelope.json'], onLaterPages],
  ['listings by type', ['envelope.json'], filtered],
  ['titles without a page', ['envelope.json'], ofMissing],
  ['answers to a client with a cookie', ['session.same-answer'], withCookie],
  ['pages', ['html.embedded-json'], inHtml],
])('where only %s cannot be decoded, the rule that this breaks fails: %j', async (_what, broken, where) => {
  for (const [at, client] of [acceptingGzip, () => true].entries())
    expect(await failuresOf(named('gzip', allOf(client, where)), at === 0 ? 2 : 1)).toEqual(broken);
});

test('bodies that cannot be decoded now and then break nothing', async () => {
  let times = 0;
  const atTimes = (context: Parameters<Condition>[0]) => inHtml(context) && (times += 1) % 2 === 0;
  expect(await failuresOf(named('gzip', atTimes))).toEqual([]);
});

const withoutAccept: Condition = ({ request }) => request.headers['accept'] === undefined;

test.each(['b', 'd', 'e', 'g', 'i'])(
  'a manner refused now and then costs that manner (seed %s)',
  async seed => {
    let times = 0;
    const atTimes: Condition = context => allOf(inPlain, withoutAccept)(context) && (times += 1) % 7 > 0;
    const refused = inReply(reply => ({ ...asPage(reply), status: 403 }), atTimes);
    const { results } = await auditOf({ alter: refused }, { seed, strength: 1, steady: false });
    expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    const open = results.filter(({ outcome }) => outcome === 'cantTell').map(({ rule }) => rule);
    expect(open.filter(rule => !rule.startsWith('session.'))).toEqual(['envelope.same-question']);
  },
);

test('a question that is refused each time is found behind one that was refused once', async () => {
  let times = 0;
  const once: Condition = context => allOf(inHtml, on('dbrepllag'))(context) && (times += 1) === 1;
  const always = allOf(withCookie, inPlain, on('dbrepllag'));
  const refused = inReply(reply => ({ ...asPage(reply), status: 404 }), anyOf(once, always));
  expect(await failuresOf(refused, 1, 'a')).toEqual(['session.same-status']);
});
