/** A started command is ended with its process group, and with nothing else. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { alive, childIn, childrenIn, childrenOf, until } from '../../testing/started.js';
import { startCommand } from './server.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const root = temporary('command');
const folderFor = () => mkdtempSync(join(root, 'one-'));

test('a process that ignores SIGTERM is killed after the grace period', async () => {
  const folder = folderFor();
  const running = startCommand(`trap '' TERM; ${childrenIn(folder)}; while :; do sleep 0.1; done`, 200);
  const children = await childrenOf(folder);
  expect(await running.end()).toBe(true);
  expect(running.ending()).toBe('was ended by SIGKILL');
  expect(alive(children)).toEqual([]);
});

test('a child that has made a session of its own escapes, as the documentation says', async () => {
  const folder = folderFor();
  const running = startCommand(`setsid ${childIn(folder, 'daemon')} >/dev/null 2>&1 & sleep 600`);
  const [daemon = 0] = await childrenOf(folder, ['daemon']);
  expect(await running.end()).toBe(true);
  expect(alive([daemon])).toEqual([daemon]);
  process.kill(daemon);
});

test('only the last lines of its output are kept, safe to print', async () => {
  const running = startCommand(String.raw`seq 200000; printf 'no \033[31mport\n' >&2; exit 1`);
  await until(() => running.ended.aborted);
  await running.end();
  const lines = running.lastLines();
  expect(lines).toHaveLength(20);
  expect(lines).toContain(String.raw`no \x1b[31mport`);
});
