/** The recipes of the documentation, run as their readers run them, with this checkout in the place of the package. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { temporary } from '../../suites/testing/samples/temporary.js';
import { blocksOf } from '../docs/commands/blocks.js';

export const CLI = `node '${resolve('dist/bin/cli.js')}'`;

/** The texts of the blocks of a page that are in a language. */
export const textsIn = (page: string, language: string): string[] =>
  blocksOf(readFileSync(page, 'utf8')).flatMap(block => (block.language === language ? block.text : []));

export interface Ran {
  readonly status: number | null;
  readonly log: string;
}

/** A folder to run recipes in, whose own programs come first. */
export function openRecipes() {
  const folder = temporary('recipes');
  const bin = join(folder, 'node_modules', '.bin');
  mkdirSync(bin, { recursive: true });

  function program(name: string, lines: string, shell = '/bin/sh'): void {
    writeFileSync(join(bin, name), `#!${shell}\n${lines}\n`, { mode: 0o755 });
  }
  program('npx', `[ "$1" = wiki-query-conformance ] && shift && exec ${CLI} "$@"`);

  /** Runs a script with bash; resolves to how it ended, and to its log. */
  async function run(script: string, env: NodeJS.ProcessEnv = {}, cwd = folder): Promise<Ran> {
    const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', script], {
      cwd,
      env: { ...process.env, GITHUB_ACTIONS: '', PATH: `${bin}${delimiter}${process.env['PATH']}`, ...env },
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (log += part));
    const [status] = (await once(child, 'close')) as [number | null];
    return { status, log };
  }

  return { folder, program, run };
}
