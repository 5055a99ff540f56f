import { expect, test } from 'vitest';
import { lateBy, lossOf, type Progress } from './errors.js';

const where = 'w:443';
const CONNECTING: Progress = { where, connecting: where, received: undefined };
const THROUGH_PROXY: Progress = { ...CONNECTING, connecting: 'the proxy p:1' };
const WAITING: Progress = { ...CONNECTING, connecting: undefined };
const READING: Progress = { ...WAITING, received: '3 bytes' };

test.each([
  ['ENOTFOUND', CONNECTING, 'address', 'unknown host name (w:443)'],
  ['ENOTFOUND', THROUGH_PROXY, 'address', 'unknown host name (the proxy p:1)'],
  ['EAI_AGAIN', CONNECTING, 'connect', 'the host name cannot be resolved at present (w:443)'],
  ['ECONNREFUSED', CONNECTING, 'connect', 'w:443 refused the connection'],
  ['ECONNREFUSED', THROUGH_PROXY, 'connect', 'the proxy p:1 refused the connection'],
  ['ENETUNREACH', CONNECTING, 'connect', 'no route to w:443'],
  ['ETIMEDOUT', CONNECTING, 'timeout', 'no connection before the network gave up (w:443)'],
  ['ECONNRESET', CONNECTING, 'connect', 'the connection to w:443 was closed while it was being made'],
  ['CERT_HAS_EXPIRED', CONNECTING, 'tls', 'the certificate of w:443 has expired'],
  ['CERT_REVOKED', CONNECTING, 'tls', 'the certificate of w:443 is not accepted (what Node.js reports)'],
  ['ECONNRESET', WAITING, 'broken', 'the connection was reset before an answer came'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', CONNECTING, 'tls', 'the certificate of w:443 is for another name'],
  ['UND_ERR_HEADERS_OVERFLOW', WAITING, 'too-large', 'headers over 64 KiB'],
  ['UND_ERR_INVALID_ARG', WAITING, 'protocol', 'the request cannot be sent: what Node.js reports'],
  ['LENGTH_MISMATCH', WAITING, 'protocol', 'the answer is not HTTP/1.1 (invalid status or headers)'],
  ['EPIPE', READING, 'broken', 'the connection was closed before the body was complete, 3 bytes received'],
  ['EOTHER', WAITING, 'broken', 'what Node.js reports (w:443)'],
] as const)('%s is reported as a loss: %#', (code, progress, kind, message) => {
  const error = Object.assign(new Error('what Node.js reports\nand more'), { code });
  expect(lossOf(error, progress)).toEqual({ kind, message });
});

test.each([
  ['EPROTO', CONNECTING, '0:error:1:SSL:f:no protocols:a.c:1:', 'no TLS handshake with w:443 (no protocols)'],
  ['UNABLE_TO_VERIFY', CONNECTING, 'x', 'the certificate of w:443 was issued by an unknown authority (x)'],
  ['', THROUGH_PROXY, 'Proxy response (407) !== 200', 'the proxy answered with status 407'],
  ['HPE_A', WAITING, 'Response does not match (Missing LF)', 'the answer is not HTTP/1.1 (Missing LF)'],
])('%s is reported with its reason: %#', (code, progress, reason, message) => {
  const error = Object.assign(new Error(reason), { code }, code === 'HPE_A' && { name: 'HTTPParserError' });
  expect(lossOf(error, progress).message).toBe(message);
});

test.each([
  [CONNECTING, 'no connection within 1.5 s (w:443)'],
  [WAITING, 'no headers within 1.5 s'],
  [READING, 'body not complete within 1.5 s, 3 bytes received'],
])('a timeout says what is lacking: %#', (progress, message) => {
  expect(lateBy(1500, progress)).toEqual({ kind: 'timeout', message });
});

test('an error of the system while connecting is no fault of a certificate', () => {
  const error = Object.assign(new Error('too many open files'), { code: 'EMFILE', syscall: 'connect' });
  expect(lossOf(error, CONNECTING)).toEqual({ kind: 'broken', message: 'too many open files (w:443)' });
});
