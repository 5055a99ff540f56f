/** Faults of the suite are never blamed on the target, and keep what was proven before. */
import { expect, test } from 'vitest';
import { serveHostile } from '../../../fixtures/hostile/index.js';
import { serveWiki } from '../../../fixtures/serve.js';
import type { Alteration } from '../../../fixtures/wiki/wiki.js';
import type { Report } from '../../../schemas/verdict.js';
import { exitStatus } from '../../../scripts/cli/commands/exit-status.js';
import { audit, auditBy } from '../../audit/audit.js';
import type { Source } from '../../audit/options.js';
import { openTarget } from '../../audit/target.js';
import { labelOf } from '../../values/queries.js';
import { rulesWith } from '../samples/served.js';

const LAGGING: Alteration = {
  document: document =>
    JSON.stringify(document).includes('dbrepllag')
      ? { ...document, query: { dbrepllag: [{ host: '', lag: 1.5 }] } }
      : document,
};

type Breaking = (ask: Source['ask']) => Source['ask'];

/** Audits the reference wiki with a broken way of asking. */
async function brokenAudit(breaks: Breaking, alter: Alteration = {}): Promise<Report> {
  const wiki = await serveWiki({ alter });
  const report = await auditBy({ url: wiki.url, seed: 'faults' }, (prepared, note) => {
    const source = openTarget(prepared, note);
    return { ...source, ask: breaks(query => source.ask(query)) };
  });
  await wiki.close();
  return report;
}

/** Breaks the first question of a kind. */
const breaking =
  (kind: string): Breaking =>
  ask =>
  async query => {
    if (labelOf(query).includes(kind)) throw new TypeError(`no ${kind}\u001b[2J${'!'.repeat(1000)}`);
    return ask(query);
  };

const unread = new Proxy(Object(''), {
  get() {
    throw new RangeError('no such header');
  },
}) as string;

/** `Cache-Control` throws when its check reads it, and not before. */
const unreadable: Breaking = ask => async query => {
  const exchange = await ask(query);
  const { response } = exchange;
  if (!response) return exchange;
  const others = response.headers.filter(([name]) => name !== 'cache-control');
  return { ...exchange, response: { ...response, headers: [...others, ['cache-control', unread]] } };
};

const SHOWN = /^no session cookie\\u001b\[2J!+… \(\d+ characters\)$/;
const KINDS = [
  'languageinfo',
  'dbrepllag',
  'allimages page 1',
  'missing title',
  'in HTML',
  'page 2',
  'aimime',
];

const PROBE = [breaking('session cookie'), 'probe "plan"', SHOWN] as const;
const CHECK = [unreadable, 'check of envelope.cache-mode', /no such header$/] as const;

test.each<[what: string, breaks: Breaking, where: string, message: RegExp, alter?: Alteration]>([
  ['a probe', ...PROBE],
  ['a probe after a violation', ...PROBE, LAGGING],
  ['a check', ...CHECK],
  ['a check beside a violation', ...CHECK, LAGGING],
  ...KINDS.map((kind): [string, Breaking, string, RegExp] => [
    `the question "${kind}"`,
    breaking(kind),
    'probe',
    /^no /,
  ]),
])('a fault within %s is the suite’s, with its place, and accuses nobody', async (...row) => {
  const [, breaks, where, message, alter] = row;
  const report = await brokenAudit(breaks, alter);
  expect(report.fault).toMatchObject({ kind: 'suite', where: expect.stringContaining(where) as string });
  expect(report.fault?.message).toMatch(message);
  expect(report).toMatchObject({ conformant: alter ? false : null, complete: false });
  expect(rulesWith('failed', report)).toEqual(alter ? ['dbrepllag.lag'] : []);
  expect(report.reason).toContain(alter ? 'dbrepllag.lag' : where);
  expect(exitStatus(report, {})).toBe(3);
});

test('a fault leaves a rule untested within its check, and open within its question', async () => {
  expect(rulesWith('untested', await brokenAudit(unreadable))).toEqual(['envelope.cache-mode']);
  expect(rulesWith('cantTell', await brokenAudit(breaking('languageinfo')))).toContain('languageinfo.code');
});

test.each(['hangs', 'dribbles', 'endless-body', 'endless-listing'] as const)(
  'an interruption ends an audit at once while the target %s',
  async id => {
    const target = await serveHostile(id);
    const interrupt = new AbortController();
    const { signal } = interrupt;
    const running = audit({ url: target.url, signal, timeoutMs: 3_600_000, maxPages: Infinity });
    while (target.requests.entries.length === 0) await new Promise(resolve => setTimeout(resolve, 5));
    interrupt.abort();
    const report = await running;
    await target.close();
    const fault = { kind: 'interrupted' };
    expect(report).toMatchObject({ conformant: null, fault, totals: { failed: 0 } });
    expect(report.durationMs).toBeLessThan(20_000);
    expect(exitStatus(report, {})).toBe(3);
  },
);
