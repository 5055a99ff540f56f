import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeBody } from './decode.js';

const plain = Buffer.from('{"query":{}}'.repeat(100));
const LIMIT = 1 << 20;

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
  expect(decodeBody(body, encoding, LIMIT)).toEqual(plain);
});

test('an empty body is empty in every encoding', () => {
  expect(decodeBody(Buffer.alloc(0), 'gzip', LIMIT)).toHaveLength(0);
});

test('a body of exactly the limit is not too large, one byte more is', () => {
  expect(decodeBody(gzipSync(Buffer.alloc(LIMIT)), 'gzip', LIMIT)).toHaveLength(LIMIT);
  expect(decodeBody(gzipSync(Buffer.alloc(LIMIT + 1)), 'gzip', LIMIT)).toEqual({
    kind: 'too-large',
    message: 'body over 1 MiB after decompression',
  });
});

test('a cut body is a loss', () => {
  const cut = gzipSync(plain).subarray(0, 20);
  expect(decodeBody(cut, 'gzip', LIMIT)).toEqual({
    kind: 'encoding',
    message: 'the body is not valid gzip data (unexpected end of file)',
  });
});

test('a cut body without a known end was perhaps cut off with its connection', () => {
  const cut = gzipSync(plain).subarray(0, 20);
  expect(decodeBody(cut, 'gzip', LIMIT, false)).toEqual({
    kind: 'broken',
    message: 'the connection was closed in the middle of the gzip data',
  });
  expect(decodeBody(plain, 'gzip', LIMIT, false)).toMatchObject({ kind: 'encoding' });
});

test('a body that is not what it says is a loss', () => {
  expect(decodeBody(plain, 'gzip', LIMIT)).toEqual({
    kind: 'encoding',
    message: 'the body is not valid gzip data (incorrect header check)',
  });
});

test('a body in more encodings than any server applies is not decoded', () => {
  const layers = Array.from({ length: 13_000 }, () => 'gzip').join(',');
  expect(decodeBody(gzipSync(plain), layers, LIMIT)).toEqual({
    kind: 'too-large',
    message: 'the body is encoded 13,000 times',
  });
});

test('an encoding that nobody asked for is a loss', () => {
  expect(decodeBody(plain, 'zstd', LIMIT)).toEqual({
    kind: 'encoding',
    message: 'the body is encoded as "zstd", which was not requested',
  });
});
