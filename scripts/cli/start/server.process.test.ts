/** A started command is ended with its process group. */
import { expect, test } from 'vitest';
import { alive, childrenIn, childrenOf, until } from '../../testing/started.js';
import { startCommand } from './server.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const folder = temporary('command');

test('a process that ignores SIGTERM is killed after the grace period', async () => {
  const running = startCommand(`trap '' TERM; ${childrenIn(folder)}; while :; do sleep 0.1; done`, 200);
  const children = await childrenOf(folder);
  expect(await running.end()).toBe(true);
  expect(running.ending()).toBe('was ended by SIGKILL');
  expect(alive(children)).toEqual([]);
});

test('only the last lines of its output are kept, safe to print', async () => {
  const running = startCommand(String.raw`seq 200000; printf 'no \033[31mport\n' >&2; exit 1`);
  await until(() => running.ended.aborted);
  await running.end();
  const lines = running.lastLines();
  expect(lines).toHaveLength(20);
  expect(lines).toContain(String.raw`no \x1b[31mport`);
});
