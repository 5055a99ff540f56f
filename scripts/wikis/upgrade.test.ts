// `audit --against` as the gate of an upgrade, from MediaWiki 1.39 to 1.43 with the same files.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  configurations,
  startConfigured,
  type Configuration,
} from '../../fixtures/mediawiki/configurations.js';
import { reasonToSkip } from '../../fixtures/mediawiki/container.js';
import type { Diff } from '../../reporters/diff/index.js';
import { temporary } from '../../suites/testing/samples/temporary.js';
import { run } from '../testing/run.js';
import { unless } from '../testing/skips.js';

const skipped = await reasonToSkip('bookworm', 'trixie');

const { stock } = configurations;
const newer = configurations['newer-stock'];
/** An upgrade that also turns on a setting. */
const withMiserMode: Configuration = { ...newer, wiki: { ...newer.wiki, config: '$wgMiserMode = true;' } };

const folder = temporary('upgrade');

test(
  'an upgrade passes the gate, unless it changes what the wiki answers: this is named with its proof, and nothing else',
  unless(skipped),
  async () => {
    const before = join(folder, 'before');
    expect(await audited(stock, before)).toBe(0);
    const after = join(folder, 'after');
    expect(await audited(newer, after, before)).toBe(0);
    expect(await changesIn(after)).toEqual([]);
    const changed = join(folder, 'changed');
    expect(await audited(withMiserMode, changed, before)).toBe(1);
    const changes = await changesIn(changed);
    expect(changes.filter(({ change }) => change === 'worse')).toMatchObject([
      { rule: 'allimages.mime-filter', causes: [{ cause: 'answers', proven: true }] },
    ]);
    expect(changes.filter(({ rule }) => !rule.startsWith('allimages.mime-'))).toEqual([]);
  },
);

/** Resolves to the exit status. With `--against`, the older audit's profile applies. */
async function audited(configuration: Configuration, out: string, against?: string): Promise<number | null> {
  const wiki = await startConfigured(configuration);
  try {
    const declared = Object.entries(configuration.declares(new URL(wiki.url).origin));
    const given =
      against === undefined
        ? declared.flatMap(([name, value]) => ['--set', `${name}=${value}`])
        : ['--against', against];
    const limits = ['--strength', '1', '--rate', '1000', '--max-requests', '10000', '--patience', '2'];
    return (await run([wiki.url, ...given, ...limits, '--format', 'json,har', '--out', out])).status;
  } finally {
    await wiki.close();
  }
}

const changesIn = async (out: string) =>
  (JSON.parse(await readFile(join(out, 'diff.json'), 'utf8')) as Diff).rules;
