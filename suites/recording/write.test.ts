import { lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveWiki } from '../../fixtures/serve.js';
import { audit } from '../audit/audit.js';
import { readHar } from './read.js';
import { temporary } from '../testing/samples/temporary.js';
import { draftOf } from './write.js';

const folder = temporary('har');

test.each([
  ['what a process that was killed has left', (draft: string) => writeFileSync(draft, 'cut')],
  ['a link', (draft: string) => symlinkSync(join(folder, 'other'), draft)],
])('a recording replaces %s in the place of its draft, and writes nowhere else', async (_what, leave) => {
  writeFileSync(join(folder, 'other'), 'of somebody');
  const har = join(folder, 'audit.har');
  leave(draftOf(har));
  const wiki = await serveWiki({ files: 3 });
  await audit({ url: wiki.url, har, rules: ['dbrepllag.*'] });
  await wiki.close();
  expect(lstatSync(har).isFile()).toBe(true);
  expect((await readHar(har)).target.href).toBe(wiki.url);
  expect(readFileSync(join(folder, 'other'), 'utf8')).toBe('of somebody');
});
