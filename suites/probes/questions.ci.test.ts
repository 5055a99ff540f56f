/** What is asked again before anything follows from an answer that was lost, refused, or that differs from an earlier one. */
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import {
  allOf,
  filtered,
  filteredByTwoTypes,
  inHtml,
  inPlain,
  not,
  ofMissing,
  on,
  unfiltered,
  withCookie,
} from '../../fixtures/mutants/dsl/conditions.js';
import type { Condition } from '../../fixtures/mutants/dsl/conditions.js';
import { asIf, drop, edit, inDocument, inText, isList, put } from '../../fixtures/mutants/dsl/edits.js';
import { mutants } from '../../fixtures/mutants/index.js';
import { serveWiki } from '../../fixtures/serve.js';
import type { Served } from '../../fixtures/serve.js';
import { listingOf } from '../../fixtures/wiki/listing.js';
import { wikiFiles } from '../../fixtures/wiki/files.js';
import type { Alteration } from '../../fixtures/wiki/wiki.js';
import type { Report } from '../../schemas/verdict.js';
import { audit } from '../audit/audit.js';

const open: Served[] = [];

afterEach(async () => {
  for (const wiki of open.splice(0)) await wiki.close();
});

async function auditOf(
  alter: Alteration,
  retries = 2,
  strength: 1 | 2 = 1,
  seed = 'again',
  maxRequests = 1_000_000,
): Promise<Report> {
  const wiki = await serveWiki({ alter });
  open.push(wiki);
  return audit({ url: wiki.url, seed, strength, timeoutMs: 5000, retries, maxRequests });
}

const named = ({ results }: Report, outcome: string) =>
  results.filter(result => result.outcome === outcome).map(({ rule }) => rule);

/** Every second plain answer about files, once the listings were walked. */
function nowAndThen(): Condition {
  let count = 0;
  return allOf(on('allimages'), not(inHtml), () => ++count > 24 && count % 2 === 0);
}

describe('a page of a listing that comes now and then', () => {
  test.each([
    [
      'allimages.timestamp-real',
      edit('/query/allimages/first/timestamp', () => '2020-02-30T00:00:00Z', nowAndThen()),
    ],
    ['allimages.title-from-name', edit('/query/allimages/first/title', () => 'Other.png', nowAndThen())],
    [
      'allimages.page-size',
      edit('/query/allimages', list => (isList(list) ? list.slice(1) : list), nowAndThen()),
    ],
    [
      'allimages.order',
      edit('/query/allimages', list => (isList(list) ? list.toReversed() : list), nowAndThen()),
    ],
  ] as const)('is judged by what it shows alone: %s', async (rule, alter) => {
    expect(named(await auditOf(alter), 'failed')).toEqual([rule]);
  });
});

/** Each answer lacks one of so many codes, in turns. */
function lackingOne(versions: number): Alteration {
  let answers = 0;
  return edit('/query/languageinfo', codes => {
    const entries = Object.entries(codes as object);
    answers += 1;
    return Object.fromEntries(entries.toSpliced((answers % versions) * 7, 1));
  });
}

describe('language codes that are others again and again', () => {
  test.each([2, 3, 4])('are those of %d replicas', async versions => {
    expect(named(await auditOf(lackingOne(versions)), 'failed')).toEqual([]);
  });
});

describe('a difference that a budget leaves unexplored', () => {
  const compare: readonly string[] = ['session.same-answer', 'html.same-object', 'envelope.same-question'];

  test.each([
    ['a cookie', withCookie],
    ['the HTML form', inHtml],
    ['the order of the parameters', ({ request }) => request.url.includes('?format=')],
  ] satisfies readonly [string, Condition][])('is not passed over: by %s', async (_by, where) => {
    let served = 0;
    const lacking = edit(
      '/query/languageinfo',
      codes => {
        served += 1;
        return Object.fromEntries(Object.entries(codes as object).slice(1));
      },
      where,
    );
    let cutOff = 0;
    for (let maxRequests = 40; maxRequests <= 100; maxRequests += 20) {
      served = 0;
      const report = await auditOf(lacking, 2, 1, 'once', maxRequests);
      if (served === 0) continue;
      expect(report, String(maxRequests)).toMatchObject({ complete: false });
      const found = report.results.filter(
        ({ rule, outcome }) => compare.includes(rule) && (outcome === 'failed' || outcome === 'cantTell'),
      );
      expect(found, String(maxRequests)).not.toEqual([]);
      cutOff += found.filter(({ message }) => /answers differ, but .*--max-requests/.test(message)).length;
    }
    expect(cutOff).toBeGreaterThan(0);
  });

  test('accuses no file whose name a page escapes twice', async () => {
    const twice: Alteration = {
      reply: (reply, context) =>
        inHtml(context)
          ? { ...reply, body: Buffer.from(reply.body.toString().replaceAll('&amp;', '&amp;amp;')) }
          : reply,
    };
    for (let maxRequests = 60; maxRequests <= 100; maxRequests += 20)
      expect(['', 'html.embedded-json'], String(maxRequests)).toContain(
        named(await auditOf(twice, 2, 1, 'again', maxRequests), 'failed').join(' '),
      );
  });
});

/** A time that is a second later after so many files, of so many times that come in turns. */
function counter(files: number, times = Infinity): () => number {
  let count = 0;
  return () => 1.6e12 + 1000 * (Math.floor((count += 1) / files) % times);
}

/** Gives every file that is listed another time of its upload. */
const uploaded = (when: (at: number) => number): Alteration =>
  edit('/query/allimages', list =>
    (list as { name: string; timestamp: string }[]).map((file, at) => ({
      ...file,
      timestamp: new Date(when(at)).toISOString().replace(/\.\d+/, ''),
    })),
  );

/** Audits all at once, because seconds have to pass. */
async function failedIn(alterations: readonly Alteration[]): Promise<string[][]> {
  const reports = await Promise.all(alterations.map(alter => auditOf(alter)));
  return reports.map(report => named(report, 'failed'));
}

describe('a page of a listing that changes altogether', () => {
  test('may be that of a lawful wiki: one file, three replicas, or all files just uploaded', async () => {
    const now = Date.now();
    const lawful = [
      uploaded(at => (at === 0 ? Date.now() : 1.6e12)),
      uploaded(counter(10, 3)),
      uploaded(() => now),
    ];
    expect(await failedIn(lawful)).toEqual(lawful.map(() => []));
  });
});

/** Every second answer of a kind, from the first on. */
function everySecond(...where: readonly Condition[]): Condition {
  let count = 0;
  return allOf(...where, () => ++count % 2 === 1);
}

const inPages = (query: Parameters<typeof on>[0]) => everySecond(inHtml, on(query));
const withSession = () => everySecond(inPlain, withCookie, on('duplicatefiles'));
const RECORD = '/query/pages/*';

describe('an answer in HTML or with a cookie that comes now and then', () => {
  test.each([
    ['languageinfo.code', put('/query/languageinfo/de/code', 7, inPages('languageinfo'))],
    ['languageinfo.code-is-key', put('/query/languageinfo/de/code', 'en', inPages('languageinfo'))],
    ['dbrepllag.lag', put('/query/dbrepllag/0/lag', '-1', inPages('dbrepllag'))],
    ['dbrepllag.unmeasured-host', put('/query/dbrepllag/0/host', 'db1', inPages('dbrepllag'))],
    ['allimages.ns', put('/query/allimages/last/ns', '6', inPages('allimages'))],
    ['allimages.title-from-name', put('/query/allimages/first/title', 'Other.png', inPages('allimages'))],
    ['duplicatefiles.ns', put(`${RECORD}/ns`, '6', inPages('duplicatefiles'))],
    ['duplicatefiles.title-normalized', put(`${RECORD}/title`, 'File:Other.png', inPages('duplicatefiles'))],
    ['duplicatefiles.title-normalized', put(`${RECORD}/title`, 'File:Other.png', withSession())],
    ['duplicatefiles.missing-record', drop(`${RECORD}/missing`, withSession())],
    ['envelope.batchcomplete', put('/batchcomplete', true, inPages('any'))],
  ] as const)('is judged by what it shows alone: %s (%#)', async (rule, alter) => {
    expect(named(await auditOf(alter), 'failed')).toContain(rule);
  });
});

describe('a page that no longer has the answer that it had', () => {
  test.each([
    ['allimages.continue-only-when-more/cursor-used-up', 'allimages.continue-only-when-more'],
    ['allimages.page-size/after-forty-requests', 'allimages.page-size'],
    ['envelope.same-question/sticky-filter-for-good', 'envelope.same-question'],
  ] as const)('is judged anew: %s', async (id, rule) => {
    expect(named(await auditOf(mutants[id]?.alter ?? {}), 'failed')).toEqual([rule]);
  });

  test('breaks no rule where files were deleted', async () => {
    const options = { seed: 'reference', capitalLinks: false };
    const all = wikiFiles(31, options);
    const fewer = listingOf(Array.from({ length: 28 }, (_, at) => all.at(at + 3)));
    let count = 0;
    const report = await auditOf({
      socket(_request, _response, next) {
        count += 1;
        const [{ wiki }] = open as [Served];
        if (count > 40) Object.assign(wiki, { files: fewer });
        next();
      },
    });
    expect(named(report, 'failed')).toEqual([]);
  });
});

const cutting = (where: (url: string, cookie: string | undefined) => boolean): Alteration => ({
  socket({ url = '', headers, socket }, _response, next) {
    if (where(url, headers.cookie)) socket.destroy();
    else next();
  },
});

/** The server goes on from where it was, whatever cursor it is sent. */
function cursorOfServer(): Alteration {
  let at = 0;
  return asIf((query, { wiki: { files } }) => {
    at = query.has('aicontinue') ? at + 10 : 0;
    if (at > 0) query.set('aicontinue', at < files.count ? files.at(at).name : '\u{10ffff}');
  }, unfiltered);
}

/** What is asked twice in a row has another answer. */
function otherwiseInARow(): Alteration {
  let latest = '';
  return inDocument((document, { request }) => {
    const isAgain = request.url === latest;
    latest = request.url;
    const query = request.query.has('siprop') ? { dbrepllag: [{ host: '', lag: 0 }] } : { languageinfo: {} };
    return isAgain && request.query.has('meta') ? { ...document, query } : document;
  });
}

describe('an answer that depends on whether its question was asked just before', () => {
  test.each([1, 2] as const)(
    'breaks a rule: a cursor that the server keeps, at strength %d',
    async strength => {
      const report = await auditOf(cursorOfServer(), 2, strength);
      expect(named(report, 'failed')).toEqual(['envelope.same-question']);
    },
  );

  test('breaks a rule: a report that is asked for twice in a row', async () => {
    expect(named(await auditOf(otherwiseInARow()), 'failed')).toEqual(['envelope.same-question']);
  });
});

describe('what shows for some names only', () => {
  const unescaped = inText(
    html => html.replace(/<pre[^]*<\/pre>/, pre => pre.replaceAll('&amp;', '&')),
    inHtml,
  );

  test.each(['a', 'c'])('a page that is not escaped is seen at strength 1 (seed %s)', async seed => {
    expect(named(await auditOf(unescaped, 2, 1, seed), 'failed')).toEqual(['html.embedded-json']);
  });

  const types = ['image/png', 'image/jpeg', 'image/gif', 'image/svg+xml', 'application/pdf'];
  const byBeginning = asIf(
    query => {
      const begun = types.find(type => query.get('aimime')?.startsWith(type));
      if (begun !== undefined) query.set('aimime', begun);
    },
    allOf(filtered, not(filteredByTwoTypes)),
  );

  test('a type of which only the beginning counts is seen at strength 2', async () => {
    expect(named(await auditOf(byBeginning, 2, 2), 'failed')).toEqual(['allimages.mime-unknown-empty']);
  });
});

describe('a question that is never answered', () => {
  test('is not passed over where others like it are', async () => {
    const report = await auditOf(
      cutting((url, cookie) => !url.includes('format=json') && cookie !== undefined),
      0,
    );
    expect(report).toMatchObject({ conformant: null, complete: false });
    expect(named(report, 'failed')).toEqual([]);
    expect(named(report, 'cantTell')).toContain('html.same-object');
  });

  const once = {
    'a text': response => response.end('busy'),
    'a status 500': response => response.writeHead(500).end('out of order'),
    'an error of the API': response => response.end('{"error":{"code":"strange"}}'),
    'a login page': response => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<form></form>'),
  } as const satisfies Readonly<Record<string, (response: ServerResponse) => unknown>>;

  // The four usual questions, of the walks, and of the plan in each of its manners.
  const numbers = [1, 2, 3, 4, 9, 20, 30, 47, 54, 56, 67, 80, 88];
  const ways = Object.entries(once).map(([how, answer], at, { length }) => {
    return { how, answer, asked: numbers.filter((_, each) => each % length === at) };
  });

  test.each(ways)(
    'is asked again: $how that came once proves nothing, and nothing is missing for it',
    async ({ answer, asked }) => {
      for (const number of asked) {
        let count = 0;
        const report = await auditOf({
          socket(_request, response, next) {
            if (++count === number) answer(response);
            else next();
          },
        });
        expect(report, String(number)).toMatchObject({ conformant: true, complete: true });
      }
    },
  );

  test('is asked again: what was lost once proves nothing', async () => {
    const seen = new Set<string>();
    const report = await auditOf(
      cutting((url, cookie) => cookie !== undefined && seen.size < 2 && seen.size < seen.add(url).size),
    );
    expect(report).toMatchObject({ conformant: true, complete: true });
  });
});

/** Status 404 in the plain form, with another body than an answer. */
const notFound = (body: string, where: Condition): Alteration => ({
  reply: (reply, context) =>
    where(context) && inPlain(context) ? { ...reply, status: 404, body: Buffer.from(body) } : reply,
});

describe('a refusal of titles without a page', () => {
  test.each(['<!DOCTYPE html><title>Not found</title>', '{"message":"no such file"}', ''])(
    'breaks a rule where all of them are refused: %j',
    async body => {
      const report = await auditOf(notFound(body, ofMissing), 2, body === '' ? 1 : 2);
      expect(named(report, 'failed')).toContain('duplicatefiles.not-an-error');
      expect(report.conformant).toBe(false);
    },
  );

  test('breaks none where it is the first title alone, as a firewall may dislike it', async () => {
    let first: string | null | undefined;
    const isFirst: Condition = ({ request }) => {
      const title = request.query.get('titles');
      first ??= title ?? undefined;
      return title !== null && title === first;
    };
    const report = await auditOf(notFound('Forbidden', isFirst));
    expect(named(report, 'failed')).toEqual([]);
  });
});
