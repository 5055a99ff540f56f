/** `merge` writes a whole folder or nothing, and names what it refuses. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { conformant, nonconformant } from '../../reporters/testing/reports.js';
import { temporary } from '../../suites/testing/samples/temporary.js';
import { readManifest, writeManifest } from './manifest.js';
import { mergeFleets } from './merge.js';
import { FILES, reportPathOf } from './store.js';
import { contentsOf, targetsIn, writeFleetOf } from './testing/folder.js';

const folder = temporary('merge');
let dir = '';
let out = '';
let number = 0;

/** Three targets, two of which were audited. */
beforeEach(() => {
  number += 1;
  [dir, out] = [join(folder, `part-${number}`), join(folder, `out-${number}`)];
  writeFleetOf(dir, [conformant, nonconformant, undefined]);
});

const merge = (...dirs: string[]) => mergeFleets(dirs, out);
const reportAt = (at: number) => reportPathOf(dir, targetsIn(dir)[at]?.id ?? '');

test('the whole is what its only part is, also after an attempt that was killed', async () => {
  mkdirSync(`${out}.part`);
  writeFileSync(join(`${out}.part`, 'half'), '');
  const { entries } = await merge(dir);
  expect([...entries.values()]).toMatchObject([{ conformant: true }, { conformant: false }]);
  expect(contentsOf(out)).toMatchObject(contentsOf(dir));
  await expect(merge(dir)).rejects.toThrow(`--out: ${out} is there already; \`merge\` makes a new folder`);
});

test('each report that is damaged is named, and nothing is written', async () => {
  for (const at of [0, 1]) writeFileSync(reportAt(at), '');
  const lines = [
    '2 of 3 targets cannot be merged',
    ...[0, 1].map(at => `not used: ${reportAt(at)}: the file is empty`),
  ];
  await expect(merge(dir)).rejects.toThrow(lines.join('\n'));
  expect(existsSync(out)).toBe(false);
});

test('each folder that is of no fleet or of another is named', async () => {
  const [gone, other, cut] = [`${dir}-gone`, `${dir}-other`, `${dir}-cut`];
  for (const copy of [other, cut]) cpSync(dir, copy, { recursive: true });
  const manifest = await readManifest(other);
  if (manifest) writeManifest(other, { ...manifest, seed: 'another' });
  writeFileSync(join(cut, FILES.list), readFileSync(join(dir, FILES.list)).subarray(0, 50));
  const lines = [
    '3 of 4 folders cannot be merged',
    `not used: ${gone}: not the folder of a fleet (no fleet.json)`,
    `not used: ${join(cut, FILES.list)}: not the list that fleet.json names`,
    `not used: ${other} and ${dir} cannot be merged: the former has another --seed: another, not fleet`,
  ];
  await expect(merge(gone, dir, cut, other)).rejects.toThrow(lines.join('\n'));
  await expect(merge(dir, dir)).rejects.toThrow(/both hold a report on https:\/\/wiki0\.example/);
  expect(existsSync(out)).toBe(false);
});
