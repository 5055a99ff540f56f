/** `npm run confirm` as a process, on the contract as it is: what it cannot do it says, and writes nothing. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCK_FILE } from './generate.js';

const lock = readFileSync(LOCK_FILE, 'utf8');

test.each([
  [[], 2, 'name the rules: npm run confirm -- RULE…\n'],
  [['allimages.ns', 'allimages.nss'], 2, 'no such rule: allimages.nss\n'],
  [['allimages.ns'], 0, ''],
])('confirming %j ends with status %i', (rules, status, stderr) => {
  const args = ['dist/scripts/generate/generate.js', '--confirm', ...rules];
  const ended = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(ended).toMatchObject({ status, stderr, stdout: '' });
  expect(readFileSync(LOCK_FILE, 'utf8')).toBe(lock);
});
