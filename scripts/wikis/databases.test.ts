// What audits.test.ts does not show of replicas: how their lag grows, and what follows where they are not declared.

import { describe, expect, test } from 'vitest';
import { configurations, startConfigured } from '../../fixtures/mediawiki/configurations.js';
import { reasonToSkip, type MediaWiki } from '../../fixtures/mediawiki/container.js';
import { lockReplica } from '../../fixtures/mediawiki/replica.js';
import { auditWiki } from './audited.js';
import { unless } from '../testing/skips.js';

const skipped = await reasonToSkip('mariadb');

async function lagOf({ url }: MediaWiki): Promise<number> {
  const answer = await fetch(`${url}?action=query&meta=siteinfo&siprop=dbrepllag&format=json`);
  const text = await answer.text();
  const [, lag] = /"dbrepllag":\[\{"host":"","lag":(-?\d+)\}\]/.exec(text) ?? [];
  if (lag === undefined) throw new Error(`no lag in ${text}`);
  return Number(lag);
}

describe('a wiki on MariaDB with a replica', unless(skipped), () => {
  const { replica } = configurations;

  test('has a growing lag while the replica is locked, is conformant nevertheless, and fails where it declares none', async () => {
    const wiki = await startConfigured(replica);
    const { origin } = new URL(wiki.url);
    try {
      await lockReplica(wiki);
      await expect.poll(() => lagOf(wiki), { timeout: 60_000 }).toBeGreaterThan(0);
      const before = await lagOf(wiki);
      expect((await auditWiki(wiki.url, replica.declares(origin))).conformant).toBe(true);
      await expect.poll(() => lagOf(wiki), { timeout: 60_000 }).toBeGreaterThan(before);
      const report = await auditWiki(
        wiki.url,
        { ...replica.declares(origin), replication: 'none' },
        {
          rules: ['dbrepllag.*'],
        },
      );
      const failed = report.results.filter(({ outcome }) => outcome === 'failed');
      expect(failed.map(({ rule }) => rule)).toEqual(['dbrepllag.declared']);
      expect(failed[0]?.hint).toContain('`replication` (currently none)');
    } finally {
      await wiki.close();
    }
  });
});
