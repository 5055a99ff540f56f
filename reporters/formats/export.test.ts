import { expect, test } from 'vitest';
import { hostile } from '../testing/hostile.js';
import { conformant, nonconformant } from '../testing/reports.js';
import { exportColumnNames, exportRows, exportTexts, type ExportRow } from './export.js';

const url = 'https://wiki.example/w/api.php';
const named = { url, label: 'My, "wiki"', operator: 'wiki.example' };
const target = { id: 'ab12', ...named };
const failed = exportRows(nonconformant, target).find(({ rule }) => rule === 'allimages.ns');

function fieldsOf(text: string): string[][] {
  return text
    .split('\r\n')
    .slice(0, -1)
    .map(line =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    );
}

const csvOf = (rows: readonly ExportRow[]) =>
  exportTexts.csv.head + rows.map(exportTexts.csv.lineOf).join('');

test('a table has a row for each rule of a report, with what the report says of it', () => {
  expect(exportRows(conformant, target)).toHaveLength(conformant.results.length);
  expect(Object.keys(failed ?? {})).toEqual(exportColumnNames);
  expect(failed).toEqual({
    target: 'ab12',
    ...named,
    rule: 'allimages.ns',
    area: 'allimages',
    section: '2.2',
    level: 'MUST',
    outcome: 'failed',
    message: '`ns` is 0, not 6 (`C&D.png`, page 1)',
    hint: 'No parameter excuses this: the namespace of files has the number 6 in every wiki.',
    pointer: '/query/allimages/3/ns',
    seed: '4f2a9c',
    started: '2026-01-02T03:04:05.678Z',
    suite_version: '1.0.0',
    contract_digest: conformant.contract.digest,
    contract_version: conformant.contract.version,
    conformant: false,
    complete: false,
  });
});

test('CSV has the same values in every field, however hostile', () => {
  const rows = exportRows(hostile, { ...target, label: '=HYPERLINK("http://evil.example")' });
  const [head, ...lines] = fieldsOf(csvOf(rows));
  expect(head).toEqual(exportColumnNames);
  expect(lines.map(({ length }) => length)).toEqual(rows.map(() => exportColumnNames.length));
  expect(lines.map(line => line[4])).toEqual(rows.map(({ rule }) => rule));
  expect(lines[0]?.[2]).toBe('=HYPERLINK("http://evil.example")');
  expect(csvOf(rows).replaceAll('\r\n', '')).toMatch(/^[^\u0000-\u001f\u007f-\u009f\u202e\u2028]*$/);
});

test.each([
  ['क्\u200dष', 'क्\u200dष'],
  ['wi\u200dki\u200c', 'wi\\u200dki\\u200c'],
  ['ویکی\u200c\u202eپدیا\u200f', 'ویکی\u200c\\u202eپدیا\\u200f'],
])('CSV keeps joiners within words of a label, and nothing else that is invisible: %j', (label, text) => {
  const [, [, , written] = []] = fieldsOf(csvOf(exportRows(conformant, { ...target, label }).slice(0, 1)));
  expect(written).toBe(text);
});

test('JSON Lines parse back to the same row, one on each line', () => {
  const rows = exportRows(hostile, target);
  const lines = rows.map(exportTexts.jsonl.lineOf);
  expect(lines.map(line => JSON.parse(line) as unknown)).toEqual(rows);
  expect(lines.filter(line => line.split(/[\n\r\u2028\u2029]/).length !== 2)).toEqual([]);
  expect(lines.join('')).not.toMatch(/[\u001b\u202e]/);
});
