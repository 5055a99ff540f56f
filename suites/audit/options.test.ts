import { expect, test } from 'vitest';
import { audit } from './audit.js';
import type { AuditOptions } from './options.js';

/** No server listens there, and none is asked. */
const url = 'http://127.0.0.1:1/api.php';

const NS = { rule: 'allimages.ns', reason: 'x' };

type Row = readonly [value: Partial<AuditOptions>, expected: string];

test.each<Row>([
  [{ headers: [['X', 'a\r\nY: b']] }, 'headers must be names and values'],
  [{ headers: [['', 'a']] }, 'headers must be names and values'],
  [{ headers: [['Transfer-Encoding', 'chunked']] }, 'headers must be none that'],
  [{ userAgent: 'a\nb' }, 'userAgent must be text'],
  [{ userAgent: ' ' }, 'userAgent must be text'],
  [{ contact: 'a@b)' }, 'contact must be a mail address or a URL'],
  ...['https://me:pw@a.example/', 'HTTP://me@a.example', 'https://me:p/w@a.example'].map((contact): Row => [
    { contact },
    'contact must be a mail address or a URL without a user name and a password',
  ]),
  [
    { userAgent: 'bot (https://me:pw@a.example/)' },
    'userAgent must be text that an HTTP header can carry, without a user name and a password in a URL',
  ],
  [{ contact: 'somebody' }, 'contact must be a mail address or a URL'],
  [{ label: 'a'.repeat(20_001) }, 'label must be no longer than 20,000 characters'],
  [{ label: 'a\u2028b' }, 'label must be a non-empty line of text'],
  [{ url: `${url}?action=query` }, 'url must be an http or https URL'],
  [{ url: 'ftp://wiki.example/api.php' }, 'url must be an http or https'],
  [{ strength: 7 as 3 }, 'strength must be 1, 2 or 3'],
  [{ rate: 0 }, 'rate must be a positive number'],
  [{ rate: Number(undefined) }, 'rate must be a positive number'],
  [{ maxRequests: Number.NaN }, 'maxRequests must be a positive integer'],
  [{ maxPages: 1.5 }, 'maxPages must be a positive integer'],
  [{ deadlineMs: -1 }, 'deadlineMs must be a positive number'],
  [{ retries: Infinity }, 'retries must be an integer from 0'],
  [{ sample: '_' }, 'sample must be the title of a file'],
  [{ sample: `File:${'x'.repeat(256)}` }, 'sample must be the title of a file'],
  [{ baseline: [{ ...NS, until: '31.12.2024' }] }, 'baseline: /0/until must be a date such as 2027-01-31'],
  [{ baseline: [{ ...NS, rule: 'a.typo' }] }, 'baseline: /0/rule is the unknown rule `a.typo`'],
  [{ baseline: [{ ...NS, reason: ' ' }] }, 'baseline: /0/reason must say why the failure is accepted'],
  [{ baseline: [NS, NS] }, 'baseline: /1/rule repeats allimages.ns of /0: delete one entry'],
  ...['', 'a b', 'Host', 'Cookie', 'accept', 'a\r\nb'].map((traceHeader): Row => [
    { traceHeader },
    'traceHeader must be the name',
  ]),
  [{ traceHeader: 'x-id', headers: [['X-Id', '1']] }, 'traceHeader must be another header'],
  [{ seed: 'a'.repeat(20_001) }, 'seed must be no longer than 20,000 characters'],
  [{ seed: '\ud800' }, 'seed must be well-formed text'],
])('%o is refused before anything is sent', async (value, expected) => {
  await expect(audit({ url, ...value })).rejects.toThrow(TypeError);
  await expect(audit({ url, ...value })).rejects.toThrow(expected);
});
