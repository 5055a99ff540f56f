// Real MediaWikis under conditions that are no fault of theirs, or only of their configuration.

import { describe, expect, test } from 'vitest';
import { openCache } from '../../fixtures/gateways.js';
import { logIn, loseDatabase } from '../../fixtures/mediawiki/conditions.js';
import {
  reasonToSkip,
  startMediaWiki,
  type MediaWiki,
  type MediaWikiOptions,
} from '../../fixtures/mediawiki/container.js';
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

/** Audits with the one parameter that every stock MediaWiki has to declare. */
function audited(url: string, options: Partial<AuditOptions> = {}): Promise<Report> {
  return auditWiki(
    url,
    { article_url: `${new URL(url).origin}/index.php/$1`, ...options.parameters },
    options,
  );
}

const failedIn = ({ results }: Report) => results.filter(({ outcome }) => outcome === 'failed');
const rulesFailedIn = (report: Report) => failedIn(report).map(({ rule }) => rule);
const outcomeOf = ({ results }: Report, rule: string) =>
  results.find(result => result.rule === rule)?.outcome;

describe('a private wiki', unless(skipped), () => {
  const PRIVATE = { config: "$wgGroupPermissions['*']['read'] = false;" };

  test('fails one rule with credentials, unless it declares its access', () =>
    on(PRIVATE, async wiki => {
      const cookie = await logIn(wiki);
      const report = await audited(wiki.url, { headers: [['Cookie', cookie]] });
      expect(report.conformant).toBe(false);
      expect(rulesFailedIn(report)).toEqual(['session.no-credentials']);
      expect(failedIn(report)[0]?.hint).toContain('`access` (currently open)');
      const declared = await audited(wiki.url, {
        headers: [['Cookie', cookie]],
        parameters: { access: 'restricted' },
      });
      expect(declared).toMatchObject({ conformant: true, complete: true });
    }));
});

describe('a wiki without its database', unless(skipped), () => {
  test('fails no rule', () =>
    on({}, async wiki => {
      await loseDatabase(wiki);
      const report = await audited(wiki.url, { retries: 0, lastingMs: 0 });
      expect(rulesFailedIn(report)).toEqual([]);
      expect(report.conformant).toBeNull();
    }));

  test('fails no rule either where it loses it during the audit', () =>
    on({}, async wiki => {
      let lost: Promise<void> | undefined;
      const onProgress: AuditOptions['onProgress'] = ({ requests }) => {
        if (requests >= 60) lost ??= loseDatabase(wiki);
      };
      const report = await audited(wiki.url, { onProgress });
      await lost;
      expect(rulesFailedIn(report)).toEqual([]);
      expect(report.conformant).toBeNull();
    }));

  test('fails no rule where a database server is down', () =>
    on({ database: 'mariadb' }, async wiki => {
      await wiki.run(['sh', '-c', 'for p in $(pidof mariadbd mysqld); do kill -9 $p; done']);
      const report = await audited(wiki.url, { retries: 0, lastingMs: 0 });
      expect(rulesFailedIn(report)).toEqual([]);
      expect(report.conformant).toBeNull();
    }));
});

describe('a wiki whose query module is switched off', unless(skipped), () => {
  test('as a whole, fails no rule about what another question was refused', () =>
    on({ config: "$wgAPIModules['query'] = 'ApiDisabled';" }, async wiki => {
      const report = await audited(wiki.url);
      expect(rulesFailedIn(report)).toEqual([]);
      expect(report.conformant).toBeNull();
      expect(report.results.filter(({ rule, blockedBy }) => rule === blockedBy)).toEqual([]);
    }));

  test.each([
    [
      "$wgAPIMetaModules['languageinfo'] = $wgAPIPropModules['duplicatefiles']",
      'languageinfo.map',
      'allimages.order',
    ],
    ["$wgAPIListModules['allimages']", 'allimages.list', 'languageinfo.order'],
  ])('for %s, is still judged on the others', (setting, broken, judged) =>
    on({ config: `${setting} = 'ApiQueryDisabled';` }, async wiki => {
      const report = await audited(wiki.url);
      expect(rulesFailedIn(report)).toEqual(['envelope.query']);
      expect(outcomeOf(report, judged)).toBe('passed');
      expect(outcomeOf(report, broken)).toBe('untested');
    }),
  );
});

describe('a wiki behind a proxy', unless(skipped), () => {
  /** Gives every file a new version, which changes its time and nothing else. */
  const UPLOAD = `
    $database = new PDO( 'sqlite:/srv/data/31/wiki.sqlite' );
    $database->setAttribute( PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION );
    $database->exec( "UPDATE image SET img_timestamp = substr( img_timestamp, 1, 12 ) || ( 10 + abs( random() ) % 50 )" );
  `;

  test('that serves old pages fails no rule while its files change', () =>
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
    }));
});
