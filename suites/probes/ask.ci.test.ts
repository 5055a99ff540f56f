/** What is asked again before anything follows from an answer that was lost, refused, or that differs from an earlier one. */
import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import {
  allOf,
  inHtml,
  inPlain,
  ofMissing,
  on,
  withCookie,
  type Condition,
} from '../../fixtures/mutants/dsl/conditions.js';
import { drop, edit, put } from '../../fixtures/mutants/dsl/edits.js';
import type { Alteration } from '../../fixtures/wiki/wiki.js';
import type { AuditOptions } from '../audit/options.js';
import { auditOf, rulesWith } from '../testing/samples/served.js';

const reportOn = (alter: Alteration, options: Partial<AuditOptions> = {}) =>
  auditOf({ alter }, { seed: 'again', strength: 1, timeoutMs: 5000, ...options });

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
      const report = await reportOn(lacking, { seed: 'once', maxRequests });
      if (served === 0) continue;
      expect(report, String(maxRequests)).toMatchObject({ complete: false });
      const found = report.results.filter(
        ({ rule, outcome }) => compare.includes(rule) && (outcome === 'failed' || outcome === 'cantTell'),
      );
      expect(found, String(maxRequests)).not.toEqual([]);
      cutOff += found.filter(({ message }) => /; however, .*--max-requests/.test(message)).length;
    }
    expect(cutOff).toBeGreaterThan(0);
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
    ['dbrepllag.lag', put('/query/dbrepllag/0/lag', '-1', inPages('dbrepllag'))],
    ['allimages.ns', put('/query/allimages/last/ns', '6', inPages('allimages'))],
    ['duplicatefiles.title-normalized', put(`${RECORD}/title`, 'File:Other.png', inPages('duplicatefiles'))],
    ['duplicatefiles.missing-record', drop(`${RECORD}/missing`, withSession())],
  ] as const)('is judged by what it shows alone: %s (%#)', async (rule, alter) => {
    expect(rulesWith('failed', await reportOn(alter))).toContain(rule);
  });
});

const cutting = (where: (url: string, cookie: string | undefined) => boolean): Alteration => ({
  socket({ url = '', headers, socket }, _response, next) {
    if (where(url, headers.cookie)) socket.destroy();
    else next();
  },
});

describe('a question that is never answered', () => {
  test('is not passed over where others like it are', async () => {
    const alter = cutting((url, cookie) => !url.includes('format=json') && cookie !== undefined);
    const report = await reportOn(alter, { retries: 0 });
    expect(report).toMatchObject({ conformant: null, complete: false });
    expect(rulesWith('failed', report)).toEqual([]);
    expect(rulesWith('cantTell', report)).toContain('html.same-object');
  });

  const once = {
    'a text': response => response.end('busy'),
    'a status 500': response => response.writeHead(500).end('out of order'),
    'an error of the API': response => response.end('{"error":{"code":"strange"}}'),
    'a login page': response => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<form></form>'),
  } as const satisfies Readonly<Record<string, (response: ServerResponse) => unknown>>;

  // The four usual questions, of the walks, and of the plan in each of its manners.
  const numbers = [1, 2, 3, 4, 20, 47, 56, 80];
  const ways = Object.entries(once).map(([how, answer], at, { length }) => {
    return { how, answer, asked: numbers.filter((_, each) => each % length === at) };
  });

  test.each(ways)(
    'is asked again: $how that came once proves nothing, and nothing is missing for it',
    async ({ answer, asked }) => {
      for (const number of asked) {
        let count = 0;
        const report = await reportOn({
          socket(_request, response, next) {
            if (++count === number) answer(response);
            else next();
          },
        });
        expect(report, String(number)).toMatchObject({ conformant: true, complete: true });
      }
    },
  );
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
      const report = await reportOn(notFound(body, ofMissing), { strength: body === '' ? 1 : 2 });
      expect(rulesWith('failed', report)).toContain('duplicatefiles.not-an-error');
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
    const report = await reportOn(notFound('Forbidden', isFirst));
    expect(rulesWith('failed', report)).toEqual([]);
  });
});
