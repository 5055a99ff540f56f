/** The page of a fleet as its folder gives it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conformant, nonconformant } from '../../../reporters/testing/reports.js';
import { entriesIn, writeFleetFolder } from '../../fleet/testing/folder.js';
import { joined, type Entry } from '../../fleet/entries.js';
import { writeFleetPage } from './page.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const folder = temporary('fleet-folder');

const place = { folder: '', hasPage: false };
const samples = [conformant, undefined, nonconformant, conformant, undefined].map((report, at) => ({
  target: {
    label: `wiki ${at}`,
    url: `https://wiki${at}.example/w/api.php`,
    operator: 'wiki.example',
    ...place,
  },
  ...(report ? { report } : {}),
}));

interface Data {
  readonly rows: readonly (readonly [label: string, ...rest: (string | number)[]])[];
}

const pageOf = (dir: string) => readFileSync(join(dir, 'index.html'), 'utf8');
const dataOf = (html: string) => JSON.parse(/id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Data;

test('lists every target in the order of the list, those without a report as pending', async () => {
  const dir = join(folder, 'some');
  const targets = writeFleetFolder(dir, samples);
  writeFleetPage(dir, { targets, entries: entriesIn(dir) });
  const html = pageOf(dir);
  const { rows } = dataOf(html);
  expect(rows.map(([label]) => label)).toEqual(['wiki 0', 'wiki 1', 'wiki 2', 'wiki 3', 'wiki 4']);
  expect(html).toContain('<h1>2 of 5 targets conform</h1>');
  expect(rows[2]?.[5]).toBe('targets/00/0000000000000002/report.html');
  expect(rows[3]?.[5]).toBe('targets/00/0000000000000003/report.json.gz');
});

test('shows the operator that refused a target, and the result of one that it refused later', async () => {
  const dir = join(folder, 'refused');
  const targets = writeFleetFolder(dir, samples);
  const entries = entriesIn(dir);
  for (const at of [1, 2]) {
    const id = targets[at]?.id ?? '';
    const refused: Entry = { id, state: 'refused', reason: 'status 429' };
    entries.set(id, joined(entries.get(id), refused));
  }
  writeFleetPage(dir, { targets: targets.slice(0, 4), entries });
  const html = pageOf(dir);
  expect(html).toContain('<h3>1 operator refused</h3>');
  expect(html).toContain('<h1>2 of 4 targets conform</h1>');
  expect(dataOf(html).rows.map(row => row[5] === '')).toEqual([false, true, false, false]);
});
