// The stock MediaWiki 1.39: the result of a first audit, and of one with the parameter that it suggests.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reasonToSkip, startMediaWiki, type MediaWiki } from '../../fixtures/mediawiki/container.js';
import type { Report } from '../../schemas/verdict.js';
import { auditWiki } from './audited.js';
import { unless } from '../testing/skips.js';

const skipped = await reasonToSkip();

function failed({ results }: Report) {
  return results.filter(({ outcome }) => outcome === 'failed');
}

describe('the stock MediaWiki', unless(skipped), () => {
  let wiki: MediaWiki;
  beforeAll(async () => {
    wiki = await startMediaWiki();
  });
  afterAll(async () => {
    await wiki?.close();
  });

  test('fails exactly the rules about descriptionurl, with a hint that names article_url', async () => {
    const report = await auditWiki(wiki.url);
    expect(report.conformant).toBe(false);
    expect(failed(report).map(({ rule }) => rule)).toEqual(['allimages.descriptionurl-target']);
    expect(failed(report)[0]?.hint).toContain('declare article_url (now ');
  });

  test('is conformant once article_url is declared', async () => {
    const { origin } = new URL(wiki.url);
    const report = await auditWiki(wiki.url, { article_url: `${origin}/index.php/$1` });
    expect(failed(report)).toEqual([]);
    expect([report.conformant, report.complete]).toEqual([true, true]);
  });
});
