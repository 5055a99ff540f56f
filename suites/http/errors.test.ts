import { expect, test } from 'vitest';
import { lossOf, type Progress } from './errors.js';

const where = 'w:443';
const CONNECTING: Progress = { where, connecting: where, received: undefined };
const THROUGH_PROXY: Progress = { ...CONNECTING, connecting: 'the proxy p:1' };
const WAITING: Progress = { ...CONNECTING, connecting: undefined };

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
  ['EOTHER', WAITING, 'broken', 'what Node.js reports (w:443)'],
] as const)('%s is reported as a loss: %#', (code, progress, kind, message) => {
  const error = Object.assign(new Error('what Node.js reports\nand more'), { code });
  expect(lossOf(error, progress)).toEqual({ kind, message });
});

test('an error of the system while connecting is no fault of a certificate', () => {
  const error = Object.assign(new Error('too many open files'), { code: 'EMFILE', syscall: 'connect' });
  expect(lossOf(error, CONNECTING)).toEqual({ kind: 'broken', message: 'too many open files (w:443)' });
});
