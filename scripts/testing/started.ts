/** Servers to start, and the processes that they leave: for the tests of `--start`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { isFree } from '../../fixtures/serve.js';

/** Below the ephemeral ports, which other tests get at any moment. */
const LOWEST_PORT = 20_000;
const PORTS_OF_A_WORKER = 1000;
const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % 12;
let drawn = Math.floor(Math.random() * PORTS_OF_A_WORKER);

/** A port to pass to a server that is yet to start; each worker has ports of its own. */
export async function freePort(): Promise<number> {
  const port = LOWEST_PORT + worker * PORTS_OF_A_WORKER + (drawn++ % PORTS_OF_A_WORKER);
  return (await isFree(port)) ? port : freePort();
}

export const serveAt = (port: number): string => `node ${resolve('dist/bin/cli.js')} serve --port ${port}`;

/** The reference wiki, which from its n-th request on makes the file `there` and does what the JavaScript says. */
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

/** Two sleeping commands that leave their numbers in a folder: a child of the shell, and one whose parent has ended. */
export function childrenIn(folder: string): string {
  const sleeping = (name: string) => `sh -c 'echo $$ >${join(folder, name)}.pid; exec sleep 600'`;
  return `${sleeping('child')} & (${sleeping('orphan')} &)`;
}

/** The numbers of those children, when both run. */
export async function childrenOf(folder: string): Promise<number[]> {
  const files = ['child', 'orphan'].map(name => join(folder, `${name}.pid`));
  const numbers = () => files.map(file => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0));
  await until(() => numbers().every(pid => pid > 0));
  return numbers();
}

/** Waits until something is so. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await rest(5);
}

/** Whether the command line of any process contains the text; a zombie has none. */
export function running(text: string): boolean {
  return execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' }).includes(text);
}

/** Which of the processes still run. */
export function alive(pids: readonly number[]): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,stat='], { encoding: 'utf8' }).split('\n');
  const live = new Set(lines.filter(line => !/\sZ/.test(line)).map(line => Number.parseInt(line, 10)));
  return pids.filter(pid => live.has(pid));
}
