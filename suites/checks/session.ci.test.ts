/** The parameter `access`: who reads a wiki, and what follows for the rule that no credentials are needed. */
import { expect, test } from 'vitest';
import type { ServeOptions } from '../../fixtures/serve.js';
import type { AuditOptions } from '../audit/options.js';
import { auditOf } from '../testing/samples/served.js';

const RULE = 'session.no-credentials';

async function audited(options: ServeOptions, given: Partial<AuditOptions> = {}) {
  const report = await auditOf(options, { retries: 0, ...given });
  return { report, result: report.results.find(({ rule }) => rule === RULE) };
}

test('a wiki that is read with credentials is conformant where it declares so', async () => {
  const denied = Buffer.from('{"error":{"code":"readapidenied","info":"You need read permission."}}');
  const header = ['Authorization', 'Bearer 0123456789abcdef'] as const;
  const { report, result } = await audited(
    {
      alter: {
        reply: (reply, { request }) =>
          request.headers['authorization'] === header[1] ? reply : { ...reply, body: denied },
      },
    },
    { headers: [header], parameters: { access: 'restricted' } },
  );
  expect(result?.outcome).toBe('inapplicable');
  expect(report).toMatchObject({ conformant: true, complete: true });
});

test('a cookie of a session that the user gave is not sent twice, and what needs another is inapplicable', async () => {
  let most = 0;
  const { report } = await audited(
    {
      alter: {
        reply: (reply, { request }) => {
          const sent = String(request.headers['cookie'] ?? '').split(/wiki_session=/);
          most = Math.max(most, sent.length - 1);
          return reply;
        },
      },
    },
    { headers: [['Cookie', 'wiki_session=0123456789']] },
  );
  expect(most).toBe(1);
  const named = ['session.same-status', 'session.same-answer'];
  const results = report.results.filter(({ rule }) => named.includes(rule));
  expect(results.map(({ outcome }) => outcome)).toEqual(named.map(() => 'inapplicable'));
});
