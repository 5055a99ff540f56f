import { expect, test } from 'vitest';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { openCache } from '../../../fixtures/gateways.js';
import { inHtml, on, type Condition } from '../../../fixtures/mutants/dsl/conditions.js';
import { encodedAs, together, withHeader } from '../../../fixtures/mutants/dsl/edits.js';
import { serveWiki, type ServeOptions } from '../../../fixtures/serve.js';
import type { Report } from '../../../schemas/verdict.js';
import { audit } from '../../audit/audit.js';
import { auditOf } from '../../testing/samples/served.js';

const OPTIONS = { seed: 'encodings', strength: 1 } as const;

const toldIn = ({ observations }: Report) =>
  observations.find(({ silence }) => silence === 'envelope.content-encoding')?.seen;

/** The areas with a rule of which nothing is known. */
const openIn = ({ results }: Report): string[] => [
  ...new Set(
    results.flatMap(({ outcome, rule }) =>
      outcome === 'cantTell' || outcome === 'untested' ? [rule.replace(/\..*/, '')] : [],
    ),
  ),
];

/** A wiki that encodes every body as it likes, whatever the client accepts. */
const encoding = (choose: (accepted: string) => string | undefined): ServeOptions => {
  const chosen =
    (name: string): Condition =>
    ({ request }) =>
      choose(String(request.headers['accept-encoding'] ?? '')) === name;
  return {
    alter: together(
      encodedAs('br', brotliCompressSync, chosen('br')),
      encodedAs('gzip', gzipSync, chosen('gzip')),
      encodedAs('zstd', body => body, chosen('zstd')),
    ),
  };
};

/** An audit of a wiki whose answers are in an encoding that nobody knows. */
const strange = (where: Condition): Promise<Report> =>
  auditOf({ alter: withHeader('Content-Encoding', ['x-foo'], where) }, OPTIONS);

test('encodings that can be decoded change nothing, and are told', async () => {
  const report = await auditOf(
    encoding(accepted => (/br/.test(accepted) ? 'gzip' : 'br')),
    OPTIONS,
  );
  expect(report).toMatchObject({ conformant: true, complete: true });
  expect(toldIn(report)).toBe('`br` is sent though not requested');
});

/** What most servers choose. */
const preferred = (accepted: string): string | undefined =>
  /\bbr\b/.test(accepted) ? 'br' : /gzip/.test(accepted) ? 'gzip' : undefined;

test('a cache that gives everybody the encoding of the first client is told of, and not accused', async () => {
  const wiki = await serveWiki(encoding(preferred));
  const cache = await openCache(wiki.url);
  try {
    const report = await audit({ ...OPTIONS, url: cache.url, lastingMs: 0 });
    expect(report).toMatchObject({ conformant: true, complete: true });
  } finally {
    await cache.close();
    await wiki.close();
  }
});

test.each<[string, (accepted: string) => boolean]>([
  ['br', accepted => accepted === 'br'],
  ['gzip', accepted => accepted === 'gzip'],
  ['none', accepted => accepted === ''],
])('where what a client gets that accepts %s cannot be decoded, no rule fails', async (_, isOf) => {
  const report = await auditOf(
    encoding(accepted => (isOf(accepted) ? 'zstd' : undefined)),
    OPTIONS,
  );
  expect(report).toMatchObject({ conformant: null, totals: { failed: 0 } });
  expect(report.reason).toContain('the body is encoded as "zstd", which ');
});

test.each<[string, readonly string[], Condition]>([
  ['pages', ['html'], inHtml],
  ['one report', ['dbrepllag', 'session'], on('dbrepllag')],
])('of %s that cannot be decoded, no rule fails', async (_, open, where) => {
  const report = await strange(where);
  expect(report).toMatchObject({ conformant: null, totals: { failed: 0 } });
  expect(openIn(report)).toEqual(open);
});
