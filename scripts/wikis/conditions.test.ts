// Real MediaWikis whose database, replica, cache or configuration causes trouble.

import { describe, expect, test } from 'vitest';
import { openCache } from '../../fixtures/gateways.js';
import { logIn, loseDatabase } from '../../fixtures/mediawiki/conditions.js';
import { configurations, startConfigured } from '../../fixtures/mediawiki/configurations.js';
import {
  reasonToSkip,
  startMediaWiki,
  type MediaWiki,
  type MediaWikiOptions,
} from '../../fixtures/mediawiki/container.js';
import { lockReplica } from '../../fixtures/mediawiki/replica.js';
import type { Report } from '../../schemas/verdict.js';
import type { AuditOptions } from '../../suites/audit/options.js';
import { unless } from '../testing/skips.js';
import { auditWiki } from './audited.js';

const skipped = await reasonToSkip('bookworm', 'mariadb');

async function on(options: MediaWikiOptions, act: (wiki: MediaWiki) => Promise<void>): Promise<void> {
  const wiki = await startMediaWiki(options);
  try {
    await act(wiki);
  } finally {
    await wiki.close();
  }
}

/** Declares the one parameter that every stock MediaWiki needs. */
function audited(url: string, options: Partial<AuditOptions> = {}): Promise<Report> {
  const article_url = `${new URL(url).origin}/index.php/$1`;
  return auditWiki(url, { article_url, ...options.parameters }, options);
}

const rulesFailedIn = ({ results }: Report) =>
  results.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);
const resultOf = ({ results }: Report, rule: string) => results.find(result => result.rule === rule);

test('a private wiki fails one rule with credentials, unless it declares its access', unless(skipped), () =>
  on({ config: "$wgGroupPermissions['*']['read'] = false;" }, async wiki => {
    const headers = [['Cookie', await logIn(wiki)]] as const;
    const report = await audited(wiki.url, { headers });
    expect(report.conformant).toBe(false);
    expect(rulesFailedIn(report)).toEqual(['session.no-credentials']);
    expect(resultOf(report, 'session.no-credentials')?.hint).toContain('`access` (currently open)');
    const declared = await audited(wiki.url, { headers, parameters: { access: 'restricted' } });
    expect(declared).toMatchObject({ conformant: true, complete: true });
  }),
);

const killServer = (wiki: MediaWiki) =>
  wiki.run(['sh', '-c', 'for p in $(pidof mariadbd mysqld); do kill -9 $p; done']);

describe('no rule fails, and none can be told, of a wiki', unless(skipped), () => {
  test.each<
    [what: string, options: MediaWikiOptions, act?: (wiki: MediaWiki) => Promise<unknown>, at?: number]
  >([
    ['without its database', {}, loseDatabase],
    ['that loses its database during the audit', {}, loseDatabase, 60],
    ['whose database server is down', { database: 'mariadb' }, killServer],
    ['whose query module is switched off', { config: "$wgAPIModules['query'] = 'ApiDisabled';" }],
  ])('%s', (_what, options, act, at = 0) =>
    on(options, async wiki => {
      let acted = at === 0 ? act?.(wiki) : undefined;
      await acted;
      const onProgress: AuditOptions['onProgress'] = ({ requests }) => {
        if (requests >= at) acted ??= act?.(wiki);
      };
      const isDown = act !== undefined && at === 0;
      const report = await audited(wiki.url, isDown ? { retries: 0, lastingMs: 0 } : { onProgress });
      await acted;
      expect(rulesFailedIn(report)).toEqual([]);
      expect(report.conformant).toBeNull();
      // A refused question does not block a rule about another one.
      expect(report.results.filter(({ rule, blockedBy }) => rule === blockedBy)).toEqual([]);
    }),
  );
});

const LANGUAGES = "$wgAPIMetaModules['languageinfo'] = $wgAPIPropModules['duplicatefiles']";

test.each([
  [LANGUAGES, 'languageinfo.map', 'allimages.order'],
  ["$wgAPIListModules['allimages']", 'allimages.list', 'languageinfo.order'],
])(
  'a wiki whose query module is switched off for %s is still judged on the others',
  unless(skipped),
  (setting, broken, judged) =>
    on({ config: `${setting} = 'ApiQueryDisabled';` }, async wiki => {
      const report = await audited(wiki.url);
      expect(rulesFailedIn(report)).toEqual(['envelope.query']);
      expect(resultOf(report, judged)?.outcome).toBe('passed');
      expect(resultOf(report, broken)?.outcome).toBe('untested');
    }),
);

/** Changes the timestamp of every file. */
const UPLOAD = `
  $database = new PDO( 'sqlite:/srv/data/31/wiki.sqlite' );
  $database->setAttribute( PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION );
  $database->exec( "UPDATE image SET img_timestamp = substr( img_timestamp, 1, 12 ) || ( 10 + abs( random() ) % 50 )" );
`;

test(
  'a wiki behind a proxy that serves old pages fails no rule while its files change',
  unless(skipped),
  () =>
    on({}, async wiki => {
      const cache = await openCache(wiki.url);
      let uploads: Promise<unknown> = Promise.resolve();
      const onProgress: AuditOptions['onProgress'] = ({ requests }) => {
        if (requests % 40 === 0) uploads = uploads.then(() => wiki.run(['php', '-r', UPLOAD]));
      };
      try {
        const report = await audited(cache.url, { onProgress });
        await uploads;
        expect(rulesFailedIn(report)).toEqual([]);
      } finally {
        await cache.close();
      }
    }),
);

async function lagOf({ url }: MediaWiki): Promise<number> {
  const answer = await fetch(`${url}?action=query&meta=siteinfo&siprop=dbrepllag&format=json`);
  const text = await answer.text();
  const [, lag] = /"dbrepllag":\[\{"host":"","lag":(-?\d+)\}\]/.exec(text) ?? [];
  if (lag === undefined) throw new Error(`no lag in ${text}`);
  return Number(lag);
}

test(
  'a wiki whose replica is locked has a growing lag, is conformant, and fails if it declares no replication',
  unless(skipped),
  async () => {
    const { replica } = configurations;
    const wiki = await startConfigured(replica);
    const declared = replica.declares(new URL(wiki.url).origin);
    try {
      await lockReplica(wiki);
      await expect.poll(() => lagOf(wiki), { timeout: 60_000 }).toBeGreaterThan(0);
      const before = await lagOf(wiki);
      expect((await auditWiki(wiki.url, declared)).conformant).toBe(true);
      await expect.poll(() => lagOf(wiki), { timeout: 60_000 }).toBeGreaterThan(before);
      const rules = ['dbrepllag.*'];
      const report = await auditWiki(wiki.url, { ...declared, replication: 'none' }, { rules });
      expect(rulesFailedIn(report)).toEqual(['dbrepllag.declared']);
      expect(resultOf(report, 'dbrepllag.declared')?.hint).toContain('`replication` (currently none)');
    } finally {
      await wiki.close();
    }
  },
);
