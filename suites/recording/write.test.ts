import { lstatSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveWiki } from '../../fixtures/serve.js';
import { audit } from '../audit/audit.js';
import { readHar } from './read.js';
import { temporary } from '../testing/samples/temporary.js';

const folder = temporary('har');

test.each([
  ['what a process that was killed has left', (har: string) => writeFileSync(har, 'cut')],
  ['a link', (har: string) => symlinkSync(join(folder, 'other'), har)],
])('a recording replaces %s in its place, and writes nowhere else', async (_what, leave) => {
  writeFileSync(join(folder, 'other'), 'of somebody');
  const har = join(folder, 'audit.har');
  rmSync(har, { force: true });
  leave(har);
  const wiki = await serveWiki({ files: 3 });
  await audit({ url: wiki.url, har, rules: ['dbrepllag.*'] });
  await wiki.close();
  expect(lstatSync(har).isFile()).toBe(true);
  expect((await readHar(har)).target.href).toBe(wiki.url);
  expect(readFileSync(join(folder, 'other'), 'utf8')).toBe('of somebody');
});
