import { describe, expect, test } from 'vitest';
import type { Exchange, HttpResponse, Loss } from '../http/exchange.js';
import { watchFlaky } from './flaky.js';

interface Came {
  readonly status?: number;
  readonly body?: string;
  readonly headers?: HttpResponse['headers'];
  readonly loss?: Loss;
  /** Milliseconds since the exchange before. */
  readonly after?: number;
  readonly accept?: string;
  /** At another address, as a cache is evaded. */
  readonly elsewhere?: true;
}

const languages = (...codes: string[]): Came => ({
  body: JSON.stringify({
    batchcomplete: '',
    query: { languageinfo: Object.fromEntries(codes.map(code => [code, { code }])) },
  }),
});
const file = (timestamp: string) => ({ name: 'A.png', timestamp });
const files = (...allimages: object[]): Came => ({
  body: JSON.stringify({ batchcomplete: '', query: { allimages } }),
});
const right = languages('en', 'de');
const closed: Came = { loss: { kind: 'broken', message: 'the connection was closed before an answer came' } };

/** One question, asked again each time. */
function flakyOf(all: readonly Came[], steady = false, traceHeader?: string) {
  const watch = watchFlaky(steady, traceHeader);
  let startedAt = 0;
  for (const [at, came] of all.entries()) {
    const { status = 200, body = '', headers = [], loss, after = 10, accept = '*/*', elsewhere } = came;
    startedAt += after;
    const exchange: Exchange = {
      id: at + 1,
      question: 'languageinfo',
      request: {
        method: 'GET',
        url: `http://wiki.test/api.php?${elsewhere ? '%61' : 'a'}ction=query&format=json`,
        headers: { accept, ...(traceHeader && { [traceHeader.toLowerCase()]: `id-${at}` }) },
      },
      ...(loss ? { loss } : { response: { status, headers, body: Buffer.from(body) } }),
      startedAt,
      ms: 5,
    };
    watch.note(exchange);
  }
  return watch.flaky(all.length);
}
const kindsOf = (...given: Parameters<typeof flakyOf>) =>
  flakyOf(...given).map(({ kind, count, first }) => `${kind} ${count} ${first}`);

const old = files(file('2020-01-01T00:00:00Z'));

describe('flaky is', () => {
  test.each<[what: string, all: Came[], kinds: string[]]>([
    ['a status', [{ status: 500, body: 'Oops' }, right, { status: 502 }, right], ['status 2 1']],
    ['a choice of answers', [{ ...right, status: 300 }, right], ['status 1 1']],
    ['a bare 503', [{ status: 503 }, right], ['status 1 1']],
    ['a dropped connection', [right, { ...closed, after: 1004 }, right], ['connection 1 2']],
    ['a cut body', [{ loss: { kind: 'broken', message: 'the body was cut' } }, right], ['body 1 1']],
    ['text that is not JSON', [{ body: '{"batchcomplete":"","que' }, right], ['body 1 1']],
    ['a page', [{ body: '<html><title>Maintenance</title>' }, right], ['body 1 1']],
    ['an error of the API', [{ body: '{"error":{"code":"internal_api_error_X"}}' }, right], ['answer 1 1']],
    ['a value that changed and changed back', [right, languages('en'), right], ['answer 1 2']],
  ])('%s', (_, all, kinds) => {
    expect(kindsOf(all)).toEqual(kinds);
    expect(kindsOf(all, false, 'X-Trace')).toEqual(kinds);
  });

  test('what only one way of asking meets, and says so', () => {
    const manner = { accept: 'text/html' };
    const all = [right, { ...manner, status: 500 }, { ...manner, status: 502 }, { ...manner, ...right }];
    const [found] = flakyOf([...all, ...Array.from({ length: 30 }, () => right)]);
    expect(found?.message).toBe('HTTP 500 (2 of 34 answers; first: languageinfo)');
    expect(found?.only).toBe('only with `Accept: text/html`: 2 wrong answers, none of 31 others');
  });
});

describe('not flaky is', () => {
  const refusal = { status: 406, accept: 'text/html' };
  test.each<[what: string, all: Came[]]>([
    ['a refusal of another address', [right, { status: 403, elsewhere: true }, right]],
    ['a refusal that stays', [right, { status: 500 }, { status: 500 }]],
    ['a refusal in one manner only', [refusal, right, refusal]],
    ['a rate limit', [{ status: 429 }, right, { status: 503, headers: [['retry-after', '1']] }, right]],
    ['an error that asks to wait', [{ body: '{"error":{"code":"ratelimited"}}' }, right]],
    ['a kept connection that was closed after a pause', [right, { ...closed, after: 1005 }, right]],
    ['a status of success', [{ ...right, status: 299 }, right]],
    ['an answer that changed for good', [right, right, languages('en'), languages('en')]],
    ['a difference in one manner', [right, { ...languages('en'), accept: 'text/html' }, right]],
    ['a lagging replica after an upload', [old, files(file('2026-01-01T00:00:00Z')), old]],
  ])('%s', (_, all) => {
    expect(kindsOf(all)).toEqual([]);
  });

  test('a file that comes and goes, except on a steady target', () => {
    const [older, newer] = [file('2020-01-01T00:00:00Z'), file('2021-01-01T00:00:00Z')];
    const all = [files(older, newer), files(newer), files(older, newer)];
    expect(kindsOf(all)).toEqual([]);
    expect(kindsOf(all, true)).toEqual(['answer 1 2']);
  });

  test.each<[what: string, all: Came[], kinds: string[]]>([
    ['a language that vanishes for good', [right, languages('en'), languages('en')], ['answer 1 1']],
    ['a language that comes late', [languages('en'), languages('en'), right], ['answer 1 3']],
  ])('%s, except on a steady target', (_, all, kinds) => {
    expect(kindsOf(all)).toEqual([]);
    expect(kindsOf(all, true)).toEqual(kinds);
  });
});
