/** The page that is written from the folder of a fleet. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conformant, nonconformant } from '../../reporters/testing/reports.js';
import { temporary } from '../../suites/testing/samples/temporary.js';
import { joined } from './entries.js';
import { entriesIn, writeFleetOf } from './testing/folder.js';
import { openFleetPage } from './output.js';

const dir = temporary('fleet-folder');

const targets = writeFleetOf(dir, [conformant, undefined, nonconformant, conformant, undefined]);

async function pageWith(refused: readonly number[]) {
  const page = openFleetPage();
  const entries = await entriesIn(dir, page);
  for (const at of refused) {
    const id = targets[at]?.id ?? '';
    entries.set(id, joined(entries.get(id), { id, state: 'refused', reason: 'status 429' }));
  }
  page.write(dir, targets, entries);
  const html = readFileSync(join(dir, 'index.html'), 'utf8');
  const { rows } = JSON.parse(/id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
    rows: string[][];
  };
  return { html, rows: rows.map(([label, , , href]) => [label, href]) };
}

test('lists every target in the order of the list, those without a report as pending', async () => {
  const { html, rows } = await pageWith([]);
  expect(html).toContain('<h1>2 of 5 targets conform</h1>');
  expect(rows).toEqual([
    ['wiki 0', 'targets/00/0000000000000000/report.json.gz'],
    ['wiki 1', ''],
    ['wiki 2', 'targets/00/0000000000000002/report.html'],
    ['wiki 3', 'targets/00/0000000000000003/report.json.gz'],
    ['wiki 4', ''],
  ]);
});

test('shows the operator that refused a target, and the result of one that it refused later', async () => {
  const { html, rows } = await pageWith([1, 2]);
  expect(html).toContain('<h3>1 operator refused</h3>');
  expect(html).toContain('<h1>2 of 5 targets conform</h1>');
  expect(rows.map(([, link]) => link === '')).toEqual([false, true, false, false, true]);
});
