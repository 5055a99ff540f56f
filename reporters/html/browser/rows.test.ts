import { expect, test } from 'vitest';
import * as rows from './rows.js';

const { cellText, foundRows, foundText, readTable, ruleText, shownRules, verdictText } = rows;

const content = (standing: string, column: string, messages: number[] = []) => {
  return { standing, complete: false, column, messages };
};

const data: rows.PageData = {
  noun: 'target',
  owner: '',
  cells: 'report',
  outcomes: { p: ['passed', '✓', 'passed'], f: ['failed', '✗', 'failed'] },
  standings: {
    nonconformant: { words: 'not conformant', sign: '✗', tone: 'red' },
    pending: { words: 'pending', sign: '…', tone: 'dim' },
    conformant: { words: 'conformant', sign: '✓', tone: 'green' },
  },
  rules: [
    { id: 'allimages.ns', level: 'MUST', place: 0, failed: 1, isShown: true, note: '' },
    { id: 'html.page', level: 'SHOULD', place: 1, failed: 0, isShown: false, note: 'never failed' },
  ],
  messages: ['`ns` of https://{host}/A.png is "6"'],
  contents: [content('conformant', 'pp'), content('nonconformant', 'fp', [0]), content('pending', '')],
  rows: [
    ['wiki 10', 'https://a.example/api.php', 'one.example', '', 0],
    ['wiki 9', 'https://b.example/api.php', 'one.example', 'b/report.html', 1],
    ['wiki 11', 'https://c.example/api.php', 'two.example', '', 2],
  ],
};
const table = readTable(data);

test.each([
  [{}, 'wiki 10, wiki 9, wiki 11'],
  [{ sort: 'label' }, 'wiki 9, wiki 10, wiki 11'],
  [{ sort: 'verdict' }, 'wiki 9, wiki 11, wiki 10'],
  [{ text: 'WIKI 1' }, 'wiki 10, wiki 11'],
  [{ text: 'two.' }, 'wiki 11'],
  [{ text: 'allimages.n' }, 'wiki 9'],
  [{ text: 'is "6"' }, 'wiki 9'],
  [{ text: 'https://b.' }, 'wiki 9'],
  [{ text: 'nowhere' }, ''],
  [{ verdict: 'pending' }, 'wiki 11'],
  [{ outcome: 'failed' }, 'wiki 9'],
  [{ rule: 'html.page', outcome: 'failed' }, ''],
  [{ rule: 'html.page' }, 'wiki 10, wiki 9'],
  [{ like: '0' }, 'wiki 10'],
  [{ owner: 'one.example' }, 'wiki 10, wiki 9'],
  [{ runs: 'latest' }, 'wiki 10, wiki 11'],
])('%j finds %s', (wanted, labels) => {
  const found = foundRows(table, wanted);
  expect(found.map(({ label }) => label).join(', ')).toBe(labels);
});

const ids = (wanted: Parameters<typeof shownRules>[1]) => shownRules(table, wanted).map(({ id }) => id);

test('the columns are the rules that fail, or all, with the one that is asked for first', () => {
  expect(ids({})).toEqual(['allimages.ns']);
  expect(ids({ rule: 'html.page' })).toEqual(['html.page', 'allimages.ns']);
  expect(ids({ columns: 'all' })).toEqual(['allimages.ns', 'html.page']);
});

test('a cell, a rule, a verdict and what is found are explained', () => {
  const [first, second] = table.rows;
  const [ns, page] = table.rules;
  if (!first || !second || !ns || !page) throw new Error('the table has two rows and two rules');
  expect(cellText(table, second, ns)).toBe(
    'wiki 9, allimages.ns (MUST): failed: `ns` of https://b.example/A.png is "6"',
  );
  expect(verdictText(data.standings, first)).toBe('conformant as far as asked');
  expect(ruleText(ns)).toBe('allimages.ns (MUST): 1 failure');
  expect(ruleText(page)).toBe('html.page (SHOULD): never failed');
  expect(foundText(table, 1, { owner: 'two.example' })).toBe('1 target of 3, two.example');
});
