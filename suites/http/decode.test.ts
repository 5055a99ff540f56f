import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeBody, MAX_BODY_BYTES } from './decode.js';
import { unrequestedIn } from './exchange.js';

const plain = Buffer.from('{"query":{}}'.repeat(100));

/** A body whose headers name its encodings, and its length where it has a known end, decoded for a client that accepts these. */
function decode(body: Uint8Array, encodings: string, { accepted = 'gzip, deflate, br', whole = true } = {}) {
  const headers: [string, string][] = [['content-encoding', encodings]];
  if (whole) headers.push(['content-length', String(body.length)]);
  return decodeBody({ headers, body }, accepted);
}

test.each([
  ['gzip', gzipSync(plain)],
  ['X-GZip', gzipSync(plain)],
  ['deflate', deflateSync(plain)],
  ['deflate', deflateRawSync(plain)],
  ['br', brotliCompressSync(plain)],
  ['identity', plain],
  ['', plain],
  ['gzip, br', brotliCompressSync(gzipSync(plain))],
])('%s comes out as it went in', (encoding, body) => {
  expect(decode(body, encoding)).toEqual(plain);
});

test('a body of exactly the limit is not too large, one byte more is', () => {
  expect(decode(gzipSync(Buffer.alloc(MAX_BODY_BYTES)), 'gzip')).toHaveLength(MAX_BODY_BYTES);
  expect(decode(gzipSync(Buffer.alloc(MAX_BODY_BYTES + 1)), 'gzip')).toEqual({
    kind: 'too-large',
    message: 'body over 3 MiB after decompression',
  });
});

test('ten layers are taken off, eleven are too many', () => {
  const peeled = (layers: number) => {
    const names = Array.from({ length: layers }, () => 'gzip');
    return decode(
      names.reduce<Buffer>(body => gzipSync(body), plain),
      names.join(),
    );
  };
  expect(peeled(10)).toEqual(plain);
  expect(peeled(11)).toEqual({ kind: 'too-large', message: 'the body is encoded 11 times' });
});

test('a cut body is a loss', () => {
  const cut = gzipSync(plain).subarray(0, 20);
  expect(decode(cut, 'gzip')).toEqual({
    kind: 'encoding',
    message: 'the body is not valid gzip data (unexpected end of file)',
  });
});

test('a cut body without a known end was perhaps cut off with its connection', () => {
  const cut = gzipSync(plain).subarray(0, 20);
  expect(decode(cut, 'gzip', { whole: false })).toEqual({
    kind: 'broken',
    message: 'the connection was closed in the middle of the gzip data',
  });
  expect(decode(plain, 'gzip', { whole: false })).toMatchObject({ kind: 'encoding' });
});

test.each([
  ['zstd', 'gzip', plain, 'the body is encoded as "zstd", which was not requested'],
  ['zstd', 'gzip, zstd', plain, 'the body is encoded as "zstd", which this suite cannot decode'],
  ['zstd', '*', plain, 'the body is encoded as "zstd", which this suite cannot decode'],
  ['br', 'gzip', plain, 'the body is encoded as "br", which was not requested'],
  ['gzip', '', plain, 'the body is encoded as "gzip", which was not requested'],
  ['gzip, gzip', 'gzip', gzipSync(plain), 'the body is encoded as "gzip, gzip", which was not requested'],
])(
  '%s for a client that accepts %j is no fault where it cannot be decoded',
  (encodings, accepted, body, message) => {
    expect(decode(body, encodings, { accepted })).toEqual({ kind: 'undecoded', message });
  },
);

test.each([
  ['gzip', 'gzip', undefined],
  ['x-gzip', 'gzip;q=0.5, br', undefined],
  ['br', '*', undefined],
  ['identity', '', undefined],
  ['br', 'gzip', 'br'],
  ['gzip, br', 'gzip, br', 'gzip, br'],
])('of %s for a client that accepts %j, what was not requested is %s', (encodings, accepted, unrequested) => {
  expect(unrequestedIn({ headers: [['content-encoding', encodings]] }, accepted)).toBe(unrequested);
});
