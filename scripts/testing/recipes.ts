/** The recipes of the documentation, run as their readers run them, with this checkout in the place of the package. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { temporary } from '../../suites/testing/samples/temporary.js';
import { blocksOf } from '../docs/commands/blocks.js';

const CLI = `node '${resolve('dist/bin/cli.js')}'`;

/** The texts of the blocks of a page of `docs` that are in a language. */
export const textsIn = (page: string, language: string): string[] =>
  blocksOf(readFileSync(`docs/${page}`, 'utf8')).flatMap(block =>
    block.language === language ? block.text : [],
  );

/** A job of a workflow, as far as it is run. */
export interface Job {
  readonly steps: readonly {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

export interface Ran {
  readonly status: number | null;
  readonly log: string;
}

/** A folder to run recipes in, whose own programs come first; to each audit of a fleet, options may be added. */
export function openRecipes(ofFleet = '') {
  const folder = temporary('recipes');
  const bin = join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  const program = (path: string, text: string) =>
    writeFileSync(join(folder, path), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  const added = `[ "$1" = fleet ] && set -- "$@" ${ofFleet}`;
  program('node_modules/.bin/npx', `[ "$1" = wiki-query-conformance ] && shift\n${added}\nexec ${CLI} "$@"`);
  program('start-wiki', `exec ${CLI} serve "$@" \${MUTANT:+--mutant "$MUTANT"}`);
  program('node_modules/.bin/php', 'exec ./start-wiki --port "${2##*:}"');
  program('node_modules/.bin/quibble', 'exec sh -c "$2"');

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

  return { folder, run };
}
