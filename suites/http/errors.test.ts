import { expect, test } from 'vitest';
import { lossOf, size, type Progress } from './errors.js';

const at = (stage: Progress['stage']): Progress => ({ where: 'wiki.example:443', stage, received: 0 });

test.each([
  ['ENOTFOUND', 'connecting', 'address', 'the name wiki.example is not known'],
  ['EAI_AGAIN', 'connecting', 'connect', 'the name wiki.example could not be looked up just now'],
  ['ECONNREFUSED', 'connecting', 'connect', 'wiki.example:443 refused the connection'],
  ['ENETUNREACH', 'connecting', 'connect', 'no route to wiki.example:443'],
  ['ETIMEDOUT', 'connecting', 'timeout', 'no connection before the network gave up (wiki.example:443)'],
  [
    'ECONNRESET',
    'connecting',
    'connect',
    'the connection to wiki.example:443 was closed while it was being made',
  ],
  [
    'ECONNRESET',
    'securing',
    'connect',
    'the connection to wiki.example:443 was closed during the TLS handshake',
  ],
  ['CERT_HAS_EXPIRED', 'securing', 'tls', 'the certificate of wiki.example:443 has expired'],
  ['CERT_REVOKED', 'securing', 'tls', 'the certificate of wiki.example:443: what Node says'],
  ['ECONNRESET', 'waiting', 'broken', 'the connection was reset before an answer came'],
  ['EOTHER', 'waiting', 'broken', 'what Node says (wiki.example:443)'],
] as const)('%s while %s is a loss of kind %s: %s', (code, stage, kind, message) => {
  const error = Object.assign(new Error('what Node says\nand more'), { code });
  expect(lossOf(error, at(stage), 1)).toEqual({ kind, message });
});

test('sizes are whole units or bytes', () => {
  expect([1, 1000, 1024, 1500, 1 << 24].map(size)).toEqual([
    '1 byte',
    '1,000 bytes',
    '1 KiB',
    '1,500 bytes',
    '16 MiB',
  ]);
});
