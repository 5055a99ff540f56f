// Audits of real MediaWikis in many shapes: by the contract's literal values, by what each wiki declares, by what
// `profile` proposes, and on recordings.

import { describe, expect, test } from 'vitest';
import {
  configurations,
  type Configuration,
  type ConfigurationName,
} from '../../fixtures/mediawiki/configurations.js';
import { reasonToSkip } from '../../fixtures/mediawiki/container.js';
import {
  auditConfiguration,
  changedIn,
  failuresOf,
  inexplicableIn,
  proposedFor,
  untoldIn,
} from './audited.js';
import { expected, type Expected } from './expected.js';
import { committedPage, pageOf, writePage, type Row } from './table.js';

const skipped = await reasonToSkip('many', 'trixie', 'mariadb', 'postgresql');

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the names' type
const all = Object.entries(configurations) as [ConfigurationName, Configuration][];
const names = all.map(([name]) => name);
const rows = new Map<string, Promise<Row>>();

/** All that is to be said of a wiki is asked of it while it runs once. */
function rowOf(name: ConfigurationName): Promise<Row> {
  const row = rows.get(name) ?? auditedRow(name);
  rows.set(name, row);
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

describe.skipIf(skipped)('real MediaWikis', () => {
  describe.each(names)('%s', name => {
    const { literal, declared, untold = {}, ...proposed }: Expected = expected[name];
    const { hidden = {}, inexplicable = [], changed = {} } = proposed;

    test.skipIf(name === 'private')('fails exactly what it must, literally and as declared', async () => {
      const row = await rowOf(name);
      const failures = { literal: failuresOf(row.literal), declared: failuresOf(row.declared) };
      expect(failures).toEqual({ literal, declared });
      expect(untoldIn(row.declared)).toEqual(untold);
      expect(row.literal.conformant).toBe(!hasAny(literal));
      expect(row.declared.conformant).toBe(hasAny(declared) ? false : hasAny(untold) ? null : true);
    });

    test('is proposed exactly what it declares, but for what it does not show', async () => {
      const row = await rowOf(name);
      const shown = Object.entries(configurations[name].declares(ORIGIN)).filter(([key]) => !(key in hidden));
      expect(proposedFor(ORIGIN, row)).toEqual(Object.fromEntries(shown));
      expect(inexplicableIn(row)).toEqual(inexplicable);
      const { sights } = row.proposal;
      for (const [key, reason] of Object.entries(hidden)) {
        const sight = sights.find(one => one.name === key);
        expect(sight).toMatchObject({ seen: false, evidence: expect.stringContaining(reason) as string });
      }
    });

    test('is judged by the proposal as it is by its declaration', async () => {
      expect(changedIn(await rowOf(name))).toEqual(changed);
    });

    test('is judged from the recording of an audit as it was then', async () => {
      const { literal: live, replayed } = await rowOf(name);
      expect(replayed).toEqual(live);
    });
  });

  test('a private wiki fails the rule that no credentials are needed; nothing else can be told', async () => {
    const row = await rowOf('private');
    for (const report of [row.literal, row.declared, row.proposed]) {
      expect(failuresOf(report)).toEqual(expected.private.declared);
      expect(report.conformant).toBe(false);
      expect(new Set(Object.values(untoldIn(report)))).toEqual(new Set(['cantTell']));
    }
    expect(row.proposal.blind).toContain('readapidenied');
  });

  test('docs/real-wikis.md shows what these audits said', async context => {
    if (rows.size < all.length) context.skip('not all wikis were audited');
    const page = pageOf(await Promise.all(names.map(rowOf)));
    if (process.env['UPDATE_DOCS'] === '1') writePage(page);
    expect(committedPage(), 'UPDATE_DOCS=1 npm run test:wikis writes it').toBe(page);
  });
});
