// Behaviour that needs a database other than SQLite: replicas that lag, and linguistic collations.

import { describe, expect, test } from 'vitest';
import {
  configurations,
  startConfigured,
  type Configuration,
} from '../../fixtures/mediawiki/configurations.js';
import { reasonToSkip, type MediaWiki } from '../../fixtures/mediawiki/container.js';
import { delayReplica, lockReplica, stopReplica } from '../../fixtures/mediawiki/replica.js';
import { auditWiki } from './audited.js';
import { unless } from '../testing/skips.js';

const skippedReplica = await reasonToSkip('mariadb');
const skippedCollation = await reasonToSkip('postgresql');

async function on(configuration: Configuration, probe: (wiki: MediaWiki, origin: string) => Promise<void>) {
  const wiki = await startConfigured(configuration);
  try {
    await probe(wiki, new URL(wiki.url).origin);
  } finally {
    await wiki.close();
  }
}

async function lagOf({ url }: MediaWiki): Promise<number> {
  const answer = await fetch(`${url}?action=query&meta=siteinfo&siprop=dbrepllag&format=json`);
  const text = await answer.text();
  const [, lag] = /"dbrepllag":\[\{"host":"","lag":(-?\d+)\}\]/.exec(text) ?? [];
  if (lag === undefined) throw new Error(`no lag in ${text}`);
  return Number(lag);
}

describe('a wiki on MariaDB with a replica', unless(skippedReplica), () => {
  const { replica } = configurations;

  test('has a lag of at least 0 while the replica follows', () =>
    on(replica, async wiki => {
      expect(await lagOf(wiki)).toBeGreaterThanOrEqual(0);
    }));

  test('has a positive lag while the replica is delayed', () =>
    on(replica, async wiki => {
      await delayReplica(wiki);
      await expect.poll(() => lagOf(wiki), { timeout: 60_000 }).toBeGreaterThan(0);
    }));

  test('has a growing lag while the replica is locked, and is conformant nevertheless', () =>
    on(replica, async (wiki, origin) => {
      await lockReplica(wiki);
      await expect.poll(() => lagOf(wiki), { timeout: 60_000 }).toBeGreaterThan(0);
      const before = await lagOf(wiki);
      expect((await auditWiki(wiki.url, replica.declares(origin))).conformant).toBe(true);
      await expect.poll(() => lagOf(wiki), { timeout: 60_000 }).toBeGreaterThan(before);
    }));

  test('has the lag -1 once the replica has stopped', () =>
    on(replica, async wiki => {
      await stopReplica(wiki);
      expect(await lagOf(wiki)).toBe(-1);
    }));

  test('fails when it declares that there is no replication', () =>
    on(replica, async (wiki, origin) => {
      const report = await auditWiki(wiki.url, { ...replica.declares(origin), replication: 'none' });
      const failed = report.results.filter(({ outcome }) => outcome === 'failed');
      expect(failed.map(({ rule }) => rule)).toEqual(['dbrepllag.declared']);
      expect(failed[0]?.hint).toContain('replication (now none)');
    }));
});

describe('a wiki on PostgreSQL with a linguistic collation', unless(skippedCollation), () => {
  test('fails the order of the listing, with a hint that names the collation', () =>
    on(configurations.postgresql, async (wiki, origin) => {
      const report = await auditWiki(wiki.url, configurations.postgresql.declares(origin));
      const order = report.results.find(({ rule }) => rule === 'allimages.order');
      expect([order?.outcome, order?.level]).toEqual(['failed', 'MUST']);
      expect(order?.hint).toContain('collation');
    }));
});
