/** The suite's own faults: they are never the target's, and take nothing away that was proven before. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { serveHostile } from '../../../fixtures/hostile/index.js';
import type { HostileId } from '../../../fixtures/hostile/index.js';
import { serveWiki } from '../../../fixtures/serve.js';
import type { Served } from '../../../fixtures/serve.js';
import type { Alteration } from '../../../fixtures/wiki/wiki.js';
import { exitStatus } from '../../../scripts/cli/commands/audit.js';
import type { Report } from '../../../schemas/verdict.js';
import { audit, openAudit } from '../../audit/audit.js';
import type { Exchange } from '../../http/exchange.js';
import { openTarget } from '../../audit/target.js';
import type { Source } from '../../audit/options.js';
import { labelOf } from '../../values/queries.js';
import { tidyUp } from '../samples/http-testbed.js';

vi.setConfig({ testTimeout: 30_000 });

const open: Served[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map(wiki => wiki.close()));
  await tidyUp();
});

const LAGGING: Alteration = {
  document: document =>
    JSON.stringify(document).includes('dbrepllag')
      ? { ...document, query: { dbrepllag: [{ host: '', lag: 1.5 }] } }
      : document,
};

/** Audits the reference wiki through a wire that somebody broke. */
async function brokenAudit(
  breaks: (ask: Source['ask']) => Source['ask'],
  alter?: Alteration,
): Promise<Report> {
  const wiki = await serveWiki(alter ? { alter } : {});
  open.push(wiki);
  const audited = openAudit(
    { url: wiki.url, seed: 'faults' },
    {
      started: new Date(),
      open(prepared) {
        const source = openTarget(prepared);
        return { ...source, ask: breaks(query => source.ask(query)) };
      },
    },
  );
  await audited.collect();
  return audited.report();
}

/** Breaks the first question of one of some kinds. */
const breaking =
  (...kinds: readonly string[]) =>
  (ask: Source['ask']): Source['ask'] =>
  async query => {
    const kind = kinds.find(each => labelOf(query).includes(each));
    if (kind !== undefined) throw new TypeError(`no ${kind}\u001b[2J${'!'.repeat(1000)}`);
    return ask(query);
  };

/** A text that cannot be read. */
const broken = new Proxy(Object(''), {
  get() {
    throw new RangeError('no such header');
  },
}) as string;

/** Answers whose `Cache-Control` cannot be read: that comes to light only when its check reads it. */
const unreadable =
  (ask: Source['ask']): Source['ask'] =>
  async query => {
    const exchange = await ask(query);
    const { response } = exchange;
    if (!response) return exchange;
    const others = response.headers.filter(([name]) => name !== 'cache-control');
    const headers = [...others, ['cache-control', broken] as const];
    return { ...exchange, response: { ...response, headers } } satisfies Exchange;
  };

describe('a fault within a probe', () => {
  test('is reported as one of the suite, with its place, and accuses nobody', async () => {
    const report = await brokenAudit(breaking('session cookie'));
    expect(report.fault).toMatchObject({ kind: 'suite', where: 'probe "plan"' });
    expect(report.fault?.message).toMatch(/^no session cookie\\u001b\[2J!+… \(\d+ characters\)$/);
    expect(report).toMatchObject({ conformant: null, complete: false, totals: { failed: 0 } });
    expect(report.reason).toContain('probe "plan": no session cookie');
    expect(exitStatus(report, {})).toBe(3);
  });

  test('leaves a violation that was proven before, and still exits as a fault', async () => {
    const report = await brokenAudit(breaking('session cookie'), LAGGING);
    const failed = report.results.filter(({ outcome }) => outcome === 'failed');
    expect(failed.map(({ rule }) => rule)).toEqual(['dbrepllag.lag']);
    expect(report).toMatchObject({ conformant: false, complete: false, fault: { kind: 'suite' } });
    expect(exitStatus(report, {})).toBe(3);
  });

  test.each([
    'languageinfo',
    'dbrepllag',
    'allimages page 1',
    'missing title',
    'in HTML',
    'page 2',
    'aimime',
  ])('ends the audit with a report wherever it happens: %s', async kind => {
    const report = await brokenAudit(breaking(kind));
    expect(report).toMatchObject({ conformant: null, fault: { kind: 'suite' }, totals: { failed: 0 } });
  });
});

describe('a fault within a check', () => {
  test('leaves its rule untested, and all others judged', async () => {
    const report = await brokenAudit(unreadable);
    expect(report.fault).toMatchObject({ kind: 'suite', where: 'check of envelope.cache-mode' });
    expect(report.results.filter(({ outcome }) => outcome === 'untested').map(({ rule }) => rule)).toEqual([
      'envelope.cache-mode',
    ]);
    expect(report).toMatchObject({ conformant: null, totals: { failed: 0, cantTell: 0 } });
    expect(report.reason).toContain('check of envelope.cache-mode');
    expect(exitStatus(report, {})).toBe(3);
  });

  test('leaves a violation that other checks proved', async () => {
    const report = await brokenAudit(unreadable, LAGGING);
    expect(report).toMatchObject({ conformant: false, totals: { failed: 1 }, fault: { kind: 'suite' } });
    expect(exitStatus(report, {})).toBe(3);
  });
});

describe('an interruption', () => {
  test.each<HostileId>(['hangs', 'dribbles', 'endless-body', 'endless-listing'])(
    'ends an audit at once while the target %s',
    async id => {
      const target = await serveHostile(id);
      open.push(target);
      const interrupt = new AbortController();
      const running = audit({
        url: target.url,
        signal: interrupt.signal,
        timeoutMs: 3_600_000,
        maxPages: Infinity,
      });
      while (target.requests.entries.length === 0) await new Promise(resolve => setTimeout(resolve, 5));
      interrupt.abort();
      const report = await running;
      expect(report).toMatchObject({
        conformant: null,
        fault: { kind: 'interrupted' },
        totals: { failed: 0 },
      });
      expect(report.durationMs).toBeLessThan(20_000);
      expect(exitStatus(report, {})).toBe(3);
    },
  );
});
