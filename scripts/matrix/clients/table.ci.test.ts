import { expect, test } from 'vitest';
import { mutants } from '../../../fixtures/mutants/index.js';
import { effectOf, type Results, clientRows, installedVersion, readTable } from './table.js';

const table = readTable();

test('the table has every mutant, and the installed clients: otherwise run `npm run clients`', () => {
  expect(Object.keys(table.mutants)).toEqual(Object.keys(mutants));
  const [mwn, m3api, mwclient] = table.clients;
  expect([mwn, m3api]).toEqual(['mwn', 'm3api'].map(name => `${name} ${installedVersion(name)}`));
  expect(mwclient).toMatch(/^mwclient \d/);
});

test('a page counts what the mutants do to a client, the worst first', () => {
  const ids = ['allimages.cursor-advances/stands-still', 'allimages.cursor-advances/circle-of-all'];
  const [row] = clientRows(table, [...ids, 'html.notice/absent']);
  expect(row).toEqual(['mwn 3.0.3', 'endless loop with 2 mutants, nothing with 1']);
});

const file = (name: string, ns: unknown = 6) => ({ name, ns });
const usual: Results = {
  files: { value: [file('A'), file('B')] },
  languages: { value: {} },
  missing: { value: {} },
};

test.each<[effect: string, results: Partial<Results>]>([
  ['nothing', {}],
  ['endless loop', { files: { endless: true }, missing: { error: 'TypeError' } }],
  ['exception', { missing: { error: 'TypeError' } }],
  ['missing files', { files: { value: [file('A'), file('A')] } }],
  ['doubled files', { files: { value: [file('A'), file('B'), file('A')] } }],
  ['wrong data', { files: { value: [file('A'), file('B', '6')] } }],
])('the effect on a client is %s', (effect, results) => {
  expect(effectOf(usual, { ...usual, ...results })).toBe(effect);
});
