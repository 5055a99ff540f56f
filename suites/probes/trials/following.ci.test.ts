/** A server that remembers the question before is told apart from replicas that answer in turns. */
import { expect, test } from 'vitest';
import { allOf, on, type Condition } from '../../../fixtures/mutants/dsl/conditions.js';
import { asIf, drop } from '../../../fixtures/mutants/dsl/edits.js';
import type { Alteration, WikiRequest } from '../../../fixtures/wiki/wiki.js';
import { auditOf, rulesWith } from '../../testing/samples/served.js';

const FEW = { strength: 1, maxRequests: 1500, maxPages: 30 } as const;

/** The same as the first one, connection by connection. */
function stickyByConnection(): Alteration {
  const sockets = new WeakMap<object, object>();
  const latest = new WeakMap<object, string>();
  const filter = asIf((query, { request: { headers } }) => {
    const socket = sockets.get(headers) ?? headers;
    const types = query.get('aimime');
    const before = latest.get(socket) ?? '';
    if (types === null && before !== '') query.set('aimime', before);
    latest.set(socket, types ?? '');
  }, on('allimages'));
  return {
    ...filter,
    socket(request, _response, next) {
      sockets.set(request.headers, request.socket);
      next();
    },
  };
}

/** A listing asked for without a cursor begins where a page of it began that was asked for with one: once, or each time. */
const continuing = (keyOf: (types: string) => string, isOnce: boolean) => (): Alteration => {
  const latest = new Map<string, string>();
  return asIf(query => {
    const key = keyOf(query.get('aimime') ?? '');
    const cursor = query.get('aicontinue');
    const before = latest.get(key);
    if (cursor !== null) latest.set(key, cursor);
    else if (before !== undefined) {
      query.set('aicontinue', before);
      if (isOnce) latest.delete(key);
    }
  }, on('allimages'));
};

test.each([
  ['the listing before on its connection', stickyByConnection],
  ['its own page before, once', continuing(types => types, true)],
  ['the page before', continuing(() => '', false)],
])('a listing that depends on %s breaks a rule, with any seed', async (_what, server) => {
  for (const [files, seed] of [
    [31, 'a'],
    [400, 'b'],
  ] as const) {
    const report = await auditOf({ files, alter: server() }, { ...FEW, seed });
    expect(rulesWith('failed', report), seed).toEqual(['envelope.same-question']);
  }
});

const isOf = (url: string, ...parts: readonly RegExp[]): boolean => parts.every(part => part.test(url));
const [JSON_FORM, FIRST, LATER] = [/format=json/, /^(?!.*aicontinue)/, /aicontinue/];
const WHOLE = /list=allimages(?!.*aimime)|^(?!.*aimime).*list=allimages/;

/** A wiki that lacks something in the answer to a question like the second right after one like the first. */
function forgetful(before: readonly RegExp[], now: readonly RegExp[], lacking: string): Alteration {
  let [latest, previous]: (WikiRequest | undefined)[] = [];
  const where: Condition = ({ request }) => {
    if (request !== latest) [previous, latest] = [latest, request];
    return previous !== undefined && isOf(previous.url, ...before) && isOf(request.url, ...now);
  };
  const { document, ...others } = drop(lacking, where);
  // The condition has to see every request, whether its answer has what is dropped or not.
  return {
    ...others,
    document: (whole, context) => {
      where(context);
      return document?.(whole, context) ?? whole;
    },
  };
}

const LAST = '/query/allimages/last';
const LAG = '/query/dbrepllag/first/host';

test.each<[what: string, before: readonly RegExp[], now: readonly RegExp[], lacking: string]>([
  ['first page of a type after itself', [/aimime/, FIRST], [/aimime/, FIRST], LAST],
  ['first page of the whole listing after a later one', [WHOLE, LATER], [WHOLE, FIRST], LAST],
  ['whole listing after one by type', [/aimime/], [WHOLE, FIRST], LAST],
  ['report in HTML after itself in JSON', [/dbrepllag/, JSON_FORM], [/dbrepllag(?!.*format)/], LAG],
  ['record in JSON after one in HTML', [/titles(?!.*format)/], [/titles/, JSON_FORM], '/query/pages/*/title'],
])('where pairs are asked for, a %s is asked for', async (_what, before, now, lacking) => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { conformant } = await auditOf({ alter: forgetful(before, now, lacking) }, { seed, strength: 2 });
    expect(conformant, seed).toBe(false);
  }
});

test.each([2, 3])(
  'a language that every answer but each %ith has leaves it open which are right',
  async times => {
    for (const [seed, strength] of [
      ['a', 1],
      ['b', 2],
    ] as const) {
      const lacking = new Map<WikiRequest, boolean>();
      const isLacking: Condition = ({ request }) => {
        if (!lacking.has(request)) lacking.set(request, (lacking.size + 1) % times === 0);
        return lacking.get(request) === true;
      };
      const alter = drop('/query/languageinfo/de', allOf(on('languageinfo'), isLacking));
      const { conformant, reason, totals } = await auditOf({ alter }, { seed, strength });
      expect([conformant, totals.failed], seed).toEqual([null, 0]);
      expect(reason).toMatch(/could not be tested: `.*; however, /);
    }
  },
);
