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
  ['a contact that is no address', { contact: 'somebody' }, 'contact must be a mail address or a URL'],
  ['a label of two lines', { label: 'a\u2028b' }, 'label must be a non-empty line of text'],
  ['half a character in the seed', { seed: '\ud800' }, 'seed must be well-formed text'],
])('%s is refused before anything is sent', async (_what, value, expected) => {
  await expect(audit({ url, ...value })).rejects.toThrow(TypeError);
  await expect(audit({ url, ...value })).rejects.toThrow(expected);
});

test.each(['ops@wiki.example', 'https://wiki.example/contact?of=audits', 'mailto@sub.wiki.example'])(
  'the contact %s is accepted',
  async contact => {
    const report = await audit({ url, contact, retries: 0, rules: ['dbrepllag.lag'] });
    expect(report.conformant).toBe(null);
  },
);
