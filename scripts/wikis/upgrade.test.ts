// `diff` as the gate of an upgrade, from MediaWiki 1.39 to 1.43 with the same files.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { configurations, startConfigured } from '../../fixtures/mediawiki/configurations.js';
import type { Configuration } from '../../fixtures/mediawiki/configurations.js';
import { reasonToSkip } from '../../fixtures/mediawiki/container.js';
import type { Diff } from '../../reporters/diff/index.js';
import { run } from '../testing/run.js';
import { unless } from '../testing/skips.js';

const skipped = await reasonToSkip('bookworm', 'trixie');

const { stock } = configurations;
const newer = configurations['newer-stock'];
/** What an upgrade brings that turns on a setting as well. */
const withMiserMode: Configuration = { ...newer, wiki: { ...newer.wiki, config: '$wgMiserMode = true;' } };

describe('an upgrade', unless(skipped), () => {
  test('passes the gate, unless it changes what the wiki answers: this is named with its proof, and nothing else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'upgrade-'));
    try {
      const before = join(folder, 'before');
      expect(await audited(stock, before)).toBe(0);
      const after = join(folder, 'after');
      await audited(newer, after);
      expect(await changes(before, after)).toMatchObject({ status: 0, rules: [] });
      const changed = join(folder, 'changed');
      await audited(withMiserMode, changed);
      const { status, rules } = await changes(before, changed);
      expect(status).toBe(1);
      expect(rules.filter(({ change }) => change === 'worse')).toMatchObject([
        { rule: 'allimages.mime-filter', causes: [{ cause: 'answers', proven: true }] },
      ]);
      expect(rules.filter(({ rule }) => !rule.startsWith('allimages.mime-'))).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

/** Resolves to the exit status. */
async function audited(configuration: Configuration, out: string): Promise<number | null> {
  const wiki = await startConfigured(configuration);
  try {
    const declared = Object.entries(configuration.declares(new URL(wiki.url).origin));
    const given = declared.flatMap(([name, value]) => ['--set', `${name}=${value}`]);
    const limits = [
      '--seed',
      'upgrade',
      '--strength',
      '1',
      '--rate',
      '1000',
      '--max-requests',
      '10000',
      '--patience',
      '2',
    ];
    return (await run([wiki.url, ...given, ...limits, '--format', 'json,har', '--out', out])).status;
  } finally {
    await wiki.close();
  }
}

async function changes(before: string, after: string) {
  const { status, stdout } = await run(['diff', before, after, '--format', 'json']);
  return { status, rules: (JSON.parse(stdout) as Diff).rules };
}
