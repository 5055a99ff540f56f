// Audits of real MediaWikis in many configurations: with the contract's literal values, with what each wiki declares, with
// what `profile` infers, and from recordings.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import {
  configurations,
  type Configuration,
  type ConfigurationName,
} from '../../fixtures/mediawiki/configurations.js';
import { reasonToSkip } from '../../fixtures/mediawiki/container.js';
import {
  auditConfiguration,
  auditPairs,
  changedIn,
  failuresOf,
  inexplicableIn,
  inferredFor,
  undecidedIn,
} from './audited.js';
import { expected, type Expected } from './expected.js';
import { pageOf, type Row } from './table.js';
import { unless } from '../testing/skips.js';

const skipped = await reasonToSkip('many', 'trixie', 'mariadb', 'postgresql');

const all = Object.entries(configurations) as [ConfigurationName, Configuration][];
const names = all.map(([name]) => name);
/** On a private wiki, no further rule can be decided. */
const readable = names.filter(name => name !== 'private');
const rows = new Map<string, Promise<Row>>();

/** Each wiki is started once, for all of its tests, and the next one meanwhile: a wiki and its audit wait for each other. */
function rowOf(name: ConfigurationName): Promise<Row> {
  const next = names[names.indexOf(name) + 1];
  const row = begun(name);
  if (next !== undefined) void begun(next);
  return row;
}

function begun(name: ConfigurationName): Promise<Row> {
  const row = rows.get(name) ?? auditedRow(name);
  rows.set(name, row);
  // A wiki that cannot be audited fails its own tests.
  row.catch(() => undefined);
  return row;
}

async function auditedRow(name: ConfigurationName): Promise<Row> {
  const configuration = configurations[name];
  return { name, configuration, ...(await auditConfiguration(configuration)) };
}

function hasAny(rules: object): boolean {
  return Object.keys(rules).length > 0;
}

const ORIGIN = 'https://wiki.example';
const PAGE = 'docs/real-wikis.md';

/** The lag of the first changes every second; the second sorts in an order that breaks the contract. */
const UNLIKE: readonly ConfigurationName[] = ['delayed-replica', 'postgresql'];

describe('real MediaWikis', unless(skipped), () => {
  afterAll(async () => {
    await Promise.allSettled(rows.values());
  });

  test.each(['debug-toolbar', 'newer-debug-toolbar'] as const)(
    '%s is conformant in pairs of manners too, however large its diagnostics are',
    async name => {
      const { conformant, complete, requests } = await auditPairs(configurations[name]);
      expect([conformant, complete]).toEqual([true, true]);
      expect(requests).toBeLessThan(500);
    },
  );

  test.each(readable)(
    '%s fails exactly the expected rules, with literal and with declared parameters',
    async name => {
      const { literal, declared, undecided = {} }: Expected = expected[name];
      const row = await rowOf(name);
      expect(failuresOf(row.literal)).toEqual(literal);
      expect(failuresOf(row.declared)).toEqual(declared);
      expect(undecidedIn(row.declared)).toEqual(undecided);
      expect(row.literal.conformant).toBe(!hasAny(literal));
      expect(row.declared.conformant).toBe(hasAny(declared) ? false : hasAny(undecided) ? null : true);
    },
  );

  describe.each(names)('%s', name => {
    const { hidden = {}, inexplicable = [], changed = {} }: Expected = expected[name];

    test('has its declared parameters inferred, except those that it does not show', async () => {
      const row = await rowOf(name);
      const shown = Object.entries(configurations[name].declares(ORIGIN)).filter(([key]) => !(key in hidden));
      expect(inferredFor(ORIGIN, row)).toEqual(Object.fromEntries(shown));
      expect(inexplicableIn(row)).toEqual(inexplicable);
      const { observations } = row.inferred;
      for (const [key, reason] of Object.entries(hidden)) {
        const observation = observations.find(one => one.name === key);
        expect(observation).toMatchObject({
          determined: false,
          evidence: expect.stringContaining(reason) as string,
        });
      }
    });

    test('is judged the same with the inferred as with the declared parameters', async () => {
      expect(changedIn(await rowOf(name))).toEqual(changed);
    });

    test.runIf(!UNLIKE.includes(name))(
      'is answered for by the reference wiki with the same contents',
      async () => {
        expect((await rowOf(name)).differences).toEqual([]);
      },
    );

    test('is judged the same from the recording of an audit', async () => {
      const { literal: live, replayed } = await rowOf(name);
      expect(replayed).toEqual(live);
    });
  });

  test('a private wiki fails the rule that no credentials are needed, and no other rule is decided', async () => {
    const row = await rowOf('private');
    for (const report of [row.literal, row.declared, row.byInferred]) {
      expect(failuresOf(report)).toEqual(expected.private.declared);
      expect(report.conformant).toBe(false);
      expect(new Set(Object.values(undecidedIn(report)))).toEqual(new Set(['cantTell']));
    }
    expect(row.inferred.failure).toContain('readapidenied');
  });

  test('the hint on a linguistic collation names it', async () => {
    const { declared } = await rowOf('postgresql');
    expect(declared.results.find(({ rule }) => rule === 'allimages.order')?.hint).toContain('collation');
  });

  test('docs/real-wikis.md shows the results of these audits', async context => {
    if (rows.size < all.length) context.skip('not all wikis were audited');
    const page = pageOf(await Promise.all(names.map(rowOf)));
    if (process.env['UPDATE_DOCS'] === '1') writeFileSync(PAGE, page);
    const committed = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
    expect(committed, 'UPDATE_DOCS=1 npm run test:wikis rewrites it').toBe(page);
  });
});
