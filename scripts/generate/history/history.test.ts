/** The versions of the contract: what each has, what their tables cannot hold, and what a release fixes for good. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contractVersions, rulesOfVersion } from '../../../schemas/contract-versions.js';
import { contract, rules } from '../../../schemas/generated/rules.js';
import { ruleIds } from '../../../schemas/rule-ids.js';
import { catalogue } from '../../../suites/checks/catalogue.js';
import { CONTRACT_FILE, digestsIn, generate, historyFiles, readLedger } from '../generate.js';
import { CHANGELOG_FILE } from './changelog.js';
import { LEDGER_FILE } from './ledger.js';
import type { Ledger } from './ledger.js';

const text = readFileSync(CONTRACT_FILE, 'utf8');
const ledger = await readLedger();
const ROW = '| 1.1 | `envelope.same-question` | added |';

/** The contract with rows after the one that adds a rule. */
const withRow = (row: string) =>
  text.replace(/(\| 1\.1 \| `envelope\.same-question` \| added \|.*\n)/, `$1${row}\n`);

const history = (changed: string, released: Ledger = ledger) =>
  historyFiles(changed, released, digestsIn(changed));

test('the latest version has every rule but those that are withdrawn; the first one has what was released', () => {
  const present = ruleIds.filter(id => rules[id].withdrawn === undefined);
  expect([...rulesOfVersion(contract.version)]).toEqual(present);
  for (const [version, ids] of Object.entries(ledger).filter(([each]) => contractVersions.includes(each)))
    expect([...rulesOfVersion(version)].toSorted()).toEqual(Object.keys(ids).toSorted());
  expect(rulesOfVersion('1.0').has('envelope.same-question')).toBe(false);
});

test('no rule depends on one that an older version lacks, so that a later rule keeps none from being judged', () => {
  const later = ruleIds.flatMap(id =>
    (catalogue.get(id)?.dependsOn ?? []).filter(
      need => contractVersions.indexOf(rules[need].since) > contractVersions.indexOf(rules[id].since),
    ),
  );
  expect(later).toEqual([]);
});

describe('a mistake in the tables of versions is named with its line:', () => {
  test.each([
    ['| 1.2 | `allimages.ns` | changed | Why. |', 'the version 1.2 is not in the table of versions'],
    ['| 1.1 | `allimages.unknown` | changed | Why. |', 'unknown rule: `allimages.unknown`'],
    [
      '| 1.1 | `envelope.same-question` | added | Why. |',
      '`envelope.same-question` is already added in line',
    ],
    ['| 1.0 | `allimages.ns` | added | Why. |', '`allimages.ns` is added by the first version'],
    ['| 1.1 | `allimages.old` | withdrawn | Why. |', 'the row of `allimages.old` is gone, but version 1.0'],
    ['| 1.x | `allimages.ns` | changed | Why. |', 'a version must be two numbers separated by a dot: "1.x"'],
    ['| 1.1 | `allimages.ns` | renamed | Why. |', '"Change" must be added, changed or withdrawn: "renamed"'],
    ['| 1.1 | `allimages.ns` | changed |  |', 'the cell "Reason" is empty'],
  ])('%s', async (row, reason) => {
    const line = text.split('\n').findIndex(each => each.startsWith(ROW)) + 2;
    await expect(generate(withRow(row), 'contract.md')).rejects.toThrow(`contract.md:${line}: ${reason}`);
  });

  test.each([
    ['| 1.0 | 0.1.0 |', '| 1.2 | 0.1.0 |', 'the version 1.1 must be greater than 1.2, the one before'],
    ['| 1.0 | 0.1.0 |', '| 1.0 | not released |', '1.1 follows 1.0, which is not released'],
    [
      '| 1.0 | 0.1.0 |',
      '| 1.0 | soon |',
      '"Package" must be a version of the package, or "not released": "soon"',
    ],
  ])('%s → %s', async (from, to, reason) => {
    await expect(generate(text.replace(from, to), 'contract.md')).rejects.toThrow(reason);
  });
});

describe('what is released cannot be undone:', () => {
  test('a rule that was not in it needs a row that adds it', () => {
    expect(() => history(text.replace(/\| 1\.1 \| `envelope\.same-question` \| added .*\n/, ''))).toThrow(
      /^schemas\/contract\.md:\d+: `envelope\.same-question` is not in the released version 1\.0: add a row/,
    );
  });

  test('a rule that was in it cannot vanish, nor be said to come later', () => {
    const gone = text.replace(/\| `allimages\.order` \|.*\n/, '');
    expect(() => history(gone)).toThrow(
      '`allimages.order` is gone: add a row that withdraws it, with the reason',
    );
    expect(() => history(withRow('| 1.1 | `allimages.order` | added | Why. |'))).toThrow(
      '`allimages.order` is in the released version 1.0, which no row can change',
    );
  });

  test('an id is never used again', () => {
    const reused = text
      .replace('| `allimages.order` | MUST |', '| `allimages.sorted` | MUST |')
      .replace('| `allimages.key-order` |', '| `allimages.order` |');
    expect(() => history(reused)).toThrow(
      '`allimages.order` was a rule of version 1.0: an id is never used again',
    );
  });

  test('a released version stays released', () => {
    const released: Ledger = { ...ledger, '1.1': digestsIn(text) };
    expect(() => history(text, released)).toThrow('version 1.1 is released: name the version of the package');
  });
});

describe('a withdrawn rule', () => {
  const withdrawn = withRow('| 1.1 | `allimages.order` | withdrawn | Nobody relies on it. |');

  test('keeps its row, and is in the older version only', async () => {
    history(withdrawn);
    const compiled = (await generate(withdrawn)).get('schemas/generated/rules.ts') ?? '';
    expect(compiled).toMatch(/"withdrawn": \{\s+"version": "1\.1",\s+"reason": "Nobody relies on it\."/);
    expect(history(withdrawn).get(CHANGELOG_FILE)).toContain('### Withdrawn in 1.1\n\n- [`allimages.order`]');
  });

  test('may lose its row once no version that has it is listed; its id stays taken', async () => {
    const after = withdrawn
      .replace(/\| `allimages\.order` \|.*\n/, '')
      .replace(/\| 1\.0 \| 0\.1\.0 .*\n/, '')
      .replace(/(\| 1\.1 \| `envelope\.same-question`) \| added/, '$1 | changed');
    expect((await generate(after)).get('schemas/generated/rules.ts')).toContain('Nobody relies on it.');
    const files = history(after);
    expect(Object.keys((JSON.parse(files.get(LEDGER_FILE) ?? '') as Ledger)['1.0'] ?? {})).toContain(
      'allimages.order',
    );
  });
});

test('a release enters the rules of its version, and the changelog then names the package', () => {
  const released = text.replace('| 1.1 | not released |', '| 1.1 | 0.2.0 |');
  const files = history(released);
  const entered = JSON.parse(files.get(LEDGER_FILE) ?? '') as Ledger;
  expect(entered['1.0']).toEqual(ledger['1.0']);
  expect(entered['1.1']).toEqual(digestsIn(text));
  expect(files.get(CHANGELOG_FILE)).toContain('Released with version 0.2.0 of the package. 101 rules.');
});
