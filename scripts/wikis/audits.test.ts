// Audits of real MediaWikis in many shapes, by the contract's literal values and by what each wiki declares.

import { describe, expect, test } from 'vitest';
import {
  configurations,
  type Configuration,
  type ConfigurationName,
} from '../../fixtures/mediawiki/configurations.js';
import { reasonToSkip } from '../../fixtures/mediawiki/container.js';
import { auditConfiguration, failuresOf, untoldIn } from './audited.js';
import { expected } from './expected.js';
import { committedPage, pageOf, writePage, type Row } from './table.js';

const skipped = await reasonToSkip('many', 'trixie', 'mariadb', 'postgresql');

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the names' type
const all = Object.entries(configurations) as [ConfigurationName, Configuration][];
const rows = new Map<string, Row>();

async function rowOf(name: ConfigurationName): Promise<Row> {
  const configuration = configurations[name];
  const row = { name, configuration, ...(await auditConfiguration(configuration)) };
  rows.set(name, row);
  return row;
}

const refusing: ReadonlySet<ConfigurationName> = new Set(['private']);
const open = all.map(([name]) => name).filter(name => !refusing.has(name));

function hasAny(rules: object): boolean {
  return Object.keys(rules).length > 0;
}

describe.skipIf(skipped)('real MediaWikis', () => {
  test.each(open)('%s fails exactly what it must, literally and with what it declares', async name => {
    const { literal, declared } = await rowOf(name);
    const { untold = {}, ...failures } = expected[name];
    expect({ literal: failuresOf(literal), declared: failuresOf(declared) }).toEqual(failures);
    expect(untoldIn(declared)).toEqual(untold);
    expect(literal.conformant).toBe(!hasAny(failures.literal));
    expect(declared.conformant).toBe(hasAny(failures.declared) ? false : hasAny(untold) ? null : true);
  });

  test('a private wiki fails the rule that no credentials are needed; nothing else can be told', async () => {
    const row = await rowOf('private');
    for (const report of [row.literal, row.declared]) {
      expect(failuresOf(report)).toEqual(expected.private.declared);
      expect(report.conformant).toBe(false);
      expect(new Set(Object.values(untoldIn(report)))).toEqual(new Set(['cantTell']));
    }
  });

  test('docs/real-wikis.md shows what these audits said', context => {
    if (rows.size < all.length) context.skip('not all wikis were audited');
    const page = pageOf(all.flatMap(([name]) => rows.get(name) ?? []));
    if (process.env['UPDATE_DOCS'] === '1') writePage(page);
    expect(committedPage(), 'UPDATE_DOCS=1 npm run test:wikis writes it').toBe(page);
  });
});
