/** The recipes of the documentation, run as their readers run them, with this checkout in the place of the package. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { temporary } from '../../suites/testing/samples/temporary.js';
import { blocksOf } from '../docs/commands/blocks.js';
import { furnish, startScript } from '../docs/commands/session.js';

const CLI = resolve('dist/bin/cli.js');

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

/** A folder to run recipes in, whose own programs come first; to each audit of a fleet, options may be added. */
export function openRecipes(ofFleet = '') {
  const folder = temporary('recipes');
  const added = `[ "$1" = fleet ] && set -- "$@" ${ofFleet}`;
  const npx = `[ "$1" = wiki-query-conformance ] && shift\n${added}\nexec node '${CLI}' "$@"`;
  const program = furnish(folder, CLI, npx);
  program('node_modules/.bin/php', 'exec ./start-wiki --port "${2##*:}"');
  program('node_modules/.bin/quibble', 'exec sh -c "$2"');
  /** Runs a script with bash; resolves to how it ended, and to its log. */
  const run = (script: string, env: NodeJS.ProcessEnv = {}, cwd = folder) =>
    startScript(script, folder, env, cwd).ended;
  return { folder, run };
}
