import { expect, test } from 'vitest';
import { audit } from './audit.js';
import type { AuditOptions } from './options.js';

/** No server listens there, and none is asked. */
const url = 'http://127.0.0.1:1/api.php';

test.each<[option: string, value: Partial<AuditOptions>, expected: string]>([
  ['a header with a line break', { headers: [['X', 'a\r\nY: b']] }, 'headers must be names and values'],
  ['a header without a name', { headers: [['', 'a']] }, 'headers must be names and values'],
  [
    'a header of the connection',
    { headers: [['Transfer-Encoding', 'chunked']] },
    'headers must be none that',
  ],
  ['a User-Agent with a line break', { userAgent: 'a\nb' }, 'userAgent must be text'],
  ['an empty User-Agent', { userAgent: ' ' }, 'userAgent must be text'],
  ['a contact that ends the comment', { contact: 'a@b)' }, 'contact must be a mail address or a URL'],
  ...[
    'https://me:pw@a.example/',
    'HTTP://me@a.example',
    'ftp://me:pw@a.example',
    'https://me:p/w@a.example',
  ].map(
    contact =>
      [
        `the contact ${contact}`,
        { contact },
        'contact must be a mail address or a URL without a user name and a password',
      ] as [string, Partial<AuditOptions>, string],
  ),
  [
    'a User-Agent with a password',
    { userAgent: 'bot (https://me:pw@a.example/)' },
    'userAgent must be text that an HTTP header can carry, without a user name and a password in a URL',
  ],
  ['a contact that is no address', { contact: 'somebody' }, 'contact must be a mail address or a URL'],
  [
    'a label that is too long',
    { label: 'a'.repeat(20_001) },
    'label must be no longer than 20,000 characters',
  ],
  ['a label of two lines', { label: 'a\u2028b' }, 'label must be a non-empty line of text'],
  ['an address with a query', { url: `${url}?action=query` }, 'url must be an http or https URL'],
  ['an address of another protocol', { url: 'ftp://wiki.example/api.php' }, 'url must be an http or https'],
  ['a strength that does not exist', { strength: 7 as 3 }, 'strength must be 1, 2 or 3'],
  ['no rate at all', { rate: 0 }, 'rate must be a positive number'],
  ['a rate that is no number', { rate: Number(undefined) }, 'rate must be a positive number'],
  ['a budget that is no number', { maxRequests: Number.NaN }, 'maxRequests must be a positive integer'],
  ['a page and a half', { maxPages: 1.5 }, 'maxPages must be a positive integer'],
  ['a deadline in the past', { deadlineMs: -1 }, 'deadlineMs must be a positive number'],
  ['retries without end', { retries: Infinity }, 'retries must be an integer from 0'],
  ['a title of underscores', { sample: '_' }, 'sample must be the title of a file'],
  [
    'a title that no wiki can have',
    { sample: `File:${'x'.repeat(256)}` },
    'sample must be the title of a file',
  ],
  [
    'a baseline until no day',
    { baseline: [{ rule: 'allimages.ns', reason: 'x', until: '31.12.2024' }] },
    'baseline: /0/until must be a date such as 2027-01-31',
  ],
  [
    'a baseline of an unknown rule',
    { baseline: [{ rule: 'allimages.typo', reason: 'x' }] },
    'baseline: /0/rule is the unknown rule `allimages.typo`',
  ],
  [
    'a baseline without a reason',
    { baseline: [{ rule: 'allimages.ns', reason: ' ' }] },
    'baseline: /0/reason must say why the failure is accepted',
  ],
  [
    'a baseline with a rule twice',
    { baseline: ['a', 'b'].map(reason => ({ rule: 'allimages.ns', reason })) },
    'baseline: /1/rule repeats allimages.ns of /0: delete one entry',
  ],
  ...['', 'a b', 'Host', 'Cookie', 'accept', 'a\r\nb'].map(
    traceHeader =>
      [
        `the trace header ${JSON.stringify(traceHeader)}`,
        { traceHeader },
        'traceHeader must be the name',
      ] as [string, Partial<AuditOptions>, string],
  ),
  [
    'a trace header that is set already',
    { traceHeader: 'x-id', headers: [['X-Id', '1']] },
    'traceHeader must be another header',
  ],
  ['a seed without end', { seed: 'a'.repeat(20_001) }, 'seed must be no longer than 20,000 characters'],
  ['half a character in the seed', { seed: '\ud800' }, 'seed must be well-formed text'],
])('%s is refused before anything is sent', async (_what, value, expected) => {
  await expect(audit({ url, ...value })).rejects.toThrow(TypeError);
  await expect(audit({ url, ...value })).rejects.toThrow(expected);
});

test('a parameter without a value is not declared', async () => {
  const parameters = { article_url: undefined as unknown as string };
  const report = await audit({ url, parameters, retries: 0, rules: ['dbrepllag.lag'] });
  expect(report.fault).toBeUndefined();
});

test.each(['ops@wiki.example', 'https://wiki.example/contact?of=audits', 'https://wiki.example/@me'])(
  'the contact %s is accepted',
  async contact => {
    const report = await audit({ url, contact, retries: 0, rules: ['dbrepllag.lag'] });
    expect(report.conformant).toBe(null);
  },
);
