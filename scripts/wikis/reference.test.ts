// The reference wiki, with the contents of a MediaWiki, answers as that MediaWiki does, for every title and every cursor.
// audits.test.ts compares the two on the requests of each audit.

import { describe, expect, test } from 'vitest';
import { configurations, startConfigured } from '../../fixtures/mediawiki/configurations.js';
import { reasonToSkip, seededFiles } from '../../fixtures/mediawiki/container.js';
import { listingOf } from '../../fixtures/wiki/wiki.js';
import { differencesFrom, recorderOf, twinOf } from './audited.js';
import { unless } from '../testing/skips.js';

const LONG_AGO = '2001-01-15T00:00:00Z';

const skipped = await reasonToSkip();

describe('the reference wiki', unless(skipped), () => {
  test('gives the same answers for every title in every spelling, and for every cursor', async () => {
    const wiki = await startConfigured(configurations.stock);
    const recorder = await recorderOf(wiki.url);
    const { url, recorded } = recorder;
    try {
      const twin = await twinOf(url, configurations.stock);
      const before = recorded.length;
      for (const name of seededFiles()) {
        const spaced = name.replaceAll('_', ' ');
        for (const titles of [`File:${name}`, `File:${spaced}`, `file:_${name}`, `Image:${name}`])
          await ask(url, { prop: 'duplicatefiles', titles });
        await ask(url, { list: 'allimages', aicontinue: name, continue: '-||' });
      }
      const requests = recorded.slice(before);
      expect(requests).toHaveLength(5 * seededFiles().length);
      expect(differencesFrom(twin, requests)).toEqual([]);
      // Proves that the comparison can fail.
      const files = Array.from({ length: twin.files.count }, (_, index) => twin.files.at(index));
      const changed = files.map((file, index) => (index === 5 ? { ...file, timestamp: LONG_AGO } : file));
      const other = { ...twin, files: listingOf(changed) };
      expect(differencesFrom(other, requests)).not.toEqual([]);
    } finally {
      await recorder.close();
      await wiki.close();
    }
  });
});

function ask(api: string, query: Readonly<Record<string, string>>): Promise<string> {
  const parameters = new URLSearchParams({ action: 'query', ...query, format: 'json' });
  return fetch(`${api}?${parameters.toString()}`).then(answered => answered.text());
}
