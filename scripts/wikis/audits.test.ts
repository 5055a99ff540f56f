// Audits of real MediaWikis in many configurations, each judged with what the wiki declares, with the contract's literal
// values, with what `profile` infers, and from its recording. What is expected of each is its row of `docs/real-wikis.md`.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import {
  configurations,
  type Configuration,
  type ConfigurationName,
} from '../../fixtures/mediawiki/configurations.js';
import { reasonToSkip } from '../../fixtures/mediawiki/container.js';
import { auditConfiguration, pageOf, rowText, type Row } from './audited.js';
import { unless } from '../testing/skips.js';

const skipped = await reasonToSkip('many', 'trixie', 'mariadb', 'postgresql');

const all = Object.entries(configurations) as [ConfigurationName, Configuration][];
const names = all.map(([name]) => name);
const rows = new Map<string, Promise<Row>>();

/** Starts each wiki once for all of its tests, and the next one at the same time: starting and auditing both mostly wait. */
function rowOf(name: ConfigurationName): Promise<Row> {
  const next = names[names.indexOf(name) + 1];
  const row = begun(name);
  if (next !== undefined) void begun(next);
  return row;
}

function begun(name: ConfigurationName): Promise<Row> {
  const row = rows.get(name) ?? auditedRow(name);
  rows.set(name, row);
  // A failed audit fails the tests of its wiki only.
  row.catch(() => undefined);
  return row;
}

async function auditedRow(name: ConfigurationName): Promise<Row> {
  const configuration = configurations[name];
  return { name, configuration, ...(await auditConfiguration(configuration)) };
}

const PAGE = 'docs/real-wikis.md';
const committed = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';

/** The lag of the first changes every second; the second sorts in an order that breaks the contract. */
const UNLIKE: readonly ConfigurationName[] = ['delayed-replica', 'postgresql'];

describe('real MediaWikis', unless(skipped), () => {
  afterAll(async () => {
    await Promise.allSettled(rows.values());
    if (process.env['UPDATE_DOCS'] === '1') writeFileSync(PAGE, pageOf(await Promise.all(names.map(rowOf))));
  });

  test.each(names)('%s fails, is inferred and is judged as its row of the page says', async name => {
    const row = await rowOf(name);
    const { declared, replayed, differences } = row;
    const shown = committed.split('\n').find(line => line.startsWith(`| ${name} |`));
    expect(shown, 'UPDATE_DOCS=1 npm run test:wikis rewrites the page').toBe(rowText(row));
    expect(replayed).toEqual(declared);
    expect(declared.requests).toBeLessThan(500);
    expect(row.isShown).toBe(true);
    expect(UNLIKE.includes(name) ? [] : differences).toEqual([]);
  });

  test('the profile of a private wiki is not inferred, for the reason that it gives', async () => {
    expect((await rowOf('private')).inferred.failure).toContain('readapidenied');
  });

  test('the hint on a linguistic collation names it', async () => {
    const { declared } = await rowOf('postgresql');
    expect(declared.results.find(({ rule }) => rule === 'allimages.order')?.hint).toContain('collation');
  });
});
