/** For tests of `--start`: servers to start, and the processes that they leave. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { isFree } from '../../fixtures/serve.js';

/** Below the ephemeral ports, which other tests are given. */
const LOWEST_PORT = 20_000;
const PORTS_OF_A_WORKER = 1000;
const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % 12;
let drawn = Math.floor(Math.random() * PORTS_OF_A_WORKER);

/** A free port for a server to be started; each worker has a range of its own. */
export async function freePort(): Promise<number> {
  const port = LOWEST_PORT + worker * PORTS_OF_A_WORKER + (drawn++ % PORTS_OF_A_WORKER);
  return (await isFree(port)) ? port : freePort();
}

export const serveAt = (port: number): string => `node ${resolve('dist/bin/cli.js')} serve --port ${port}`;

/** The reference wiki; from its nth request on, it creates the file `there` and runs `act`. */
export function wikiAt(port: number, folder: string, nth: number, act: string): string {
  const script = join(folder, 'wiki.mjs');
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
     import { serveWiki } from ${JSON.stringify(resolve('dist/fixtures/serve.js'))};
     let asked = 0;
     const socket = (request, response, next) => {
       if (++asked < ${nth}) return next();
       writeFileSync(${JSON.stringify(join(folder, 'there'))}, '');
       ${act}
     };
     await serveWiki({ port: ${port}, alter: { socket } });`,
  );
  return `node ${script}`;
}

/** Two sleeping processes that write their ids into a folder: a child of the shell, and an orphan. */
export function childrenIn(folder: string): string {
  const sleeping = (name: string) => `sh -c 'echo $$ >${join(folder, name)}.pid; exec sleep 600'`;
  return `${sleeping('child')} & (${sleeping('orphan')} &)`;
}

/** The ids of both processes, once they run. */
export async function childrenOf(folder: string): Promise<number[]> {
  const files = ['child', 'orphan'].map(name => join(folder, `${name}.pid`));
  const numbers = () => files.map(file => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0));
  await until(() => numbers().every(pid => pid > 0));
  return numbers();
}

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await rest(5);
}

/** Whether the command line of a process contains the text; zombies do not count. */
export function running(text: string): boolean {
  return execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' }).includes(text);
}

export function alive(pids: readonly number[]): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,stat='], { encoding: 'utf8' }).split('\n');
  const live = new Set(lines.filter(line => !/\sZ/.test(line)).map(line => Number.parseInt(line, 10)));
  return pids.filter(pid => live.has(pid));
}
