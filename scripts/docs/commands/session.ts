/**
 * Runs the commands of a page as a reader would: one after the other, in one folder that is empty at first, with the wiki
 * that the page is about on the port that it names.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { hostile, type Hostile } from '../../../fixtures/hostile/index.js';
import { mutants, type Mutant } from '../../../fixtures/mutants/index.js';
import { serveWiki, type Served } from '../../../fixtures/serve.js';
import type { Block } from './blocks.js';

export interface Ran {
  /** What is wrong: the command ended otherwise than the page says. */
  readonly problem?: string;
  /** What it printed, as on the port, at the time and in the folder that the pages name. */
  readonly printed: string;
}

interface Session {
  readonly folder: string;
  readonly port: number;
  /** The wiki that the pages call https://wiki.example. */
  readonly live: Served;
  server?: ChildProcess;
}

/** What was run for each block; a block that is no command prints nothing. */
export async function runBlocks(blocks: readonly Block[], cli: string): Promise<Ran[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'commands-')));
  const vitest = resolve('node_modules/vitest');
  const npx = `name=$1
shift
case $name in
wiki-query-conformance) exec node '${resolve(cli)}' "$@" ;;
vitest) exec node '${vitest}/vitest.mjs' "$@" ;;
esac
exit 127`;
  furnish(folder, resolve(cli), npx);
  symlinkSync(resolve('.'), join(folder, 'node_modules/wiki-query-conformance'));
  symlinkSync(vitest, join(folder, 'node_modules/vitest'));
  // As `npm init` writes it.
  writeFileSync(join(folder, 'package.json'), '{ "name": "gate", "type": "commonjs" }\n');
  const session: Session = { folder, port: await freePort(), live: await serveWiki({ scriptPath: '/w' }) };
  try {
    const ran: Ran[] = [];
    for (const block of blocks) ran.push(await runBlock(block, session));
    return ran;
  } finally {
    await endServer(session);
    await session.live.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts the programs of a reader into a folder: `npx`, and the server that the pages start. Returns what adds a further one. */
export function furnish(folder: string, cli: string, npx: string) {
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  const program = (path: string, text: string): void =>
    writeFileSync(join(folder, path), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  program('node_modules/.bin/npx', npx);
  program('start-wiki', `exec node '${cli}' serve "$@" \${MUTANT:+--mutant "$MUTANT"}`);
  return program;
}

/** Starts a script of bash, for which these programs come first. Both streams of output go to one pipe, so that their lines come in order. */
export function startScript(script: string, folder: string, env: NodeJS.ProcessEnv, cwd = folder) {
  const PATH = `${join(folder, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`;
  const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', `exec 2>&1\n${script}`], {
    cwd,
    detached: true,
    env: { ...process.env, GITHUB_ACTIONS: '', PATH, ...env },
  });
  const output = { log: '' };
  child.stdout.setEncoding('utf8').on('data', part => (output.log += part));
  const ended = once(child, 'close').then(([status]) => ({ status: status as number | null, ...output }));
  return { child, output, ended };
}

const startIn = (session: Session, text: string, mutant = '') =>
  startScript(placed(text, session), session.folder, {
    FORCE_COLOR: undefined,
    NO_COLOR: '1',
    VITEST: '',
    COLUMNS: '90',
    MUTANT: mutant,
    WIKI_TOKEN: 'not-a-secret',
  });

/** Of four digits, as in the pages: lines are then broken as there. */
async function freePort(): Promise<number> {
  const port = 4000 + Math.floor(Math.random() * 5999);
  const holder = createServer().listen(port, '127.0.0.1');
  const isFree = await once(holder, 'listening').then(
    () => true,
    () => false,
  );
  holder.close();
  return isFree ? port : freePort();
}

async function runBlock({ notes, text, language }: Block, session: Session): Promise<Ran> {
  const { of: id = '', exits = '0', file, port } = notes;
  if (file !== undefined) {
    const path = join(session.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, placed(text, session));
  }
  if (language !== 'sh' || notes['not run'] !== undefined) return { printed: '' };
  if (notes['serves'] !== undefined) return startServer(text, session);
  if (port === 'closed') await endServer(session);
  // A page may start its own servers. With `--start`, a mutant is what `./start-wiki` starts.
  const isStarted = text.includes('--start') && id !== 'reference';
  const isServed = !session.server && port !== 'closed' && !isStarted;
  const wiki = isServed ? await serveWiki({ ...wikiCalled(id), port: session.port }) : undefined;
  const { status, log } = await startIn(session, text, id).ended;
  await wiki?.close();
  const printed = asShown(log, session);
  return String(status) === exits
    ? { printed }
    : { printed, problem: `exits ${status}, not ${exits}: ${text.trim()}\n${log}` };
}

/** The wiki that a page names: a mutant, a hostile target, or the reference wiki. */
function wikiCalled(id: string) {
  if (id === '' || id === 'reference') return {};
  const found = ({ ...mutants, ...hostile } as Readonly<Record<string, Mutant | Hostile>>)[id];
  if (!found) throw new Error(`the documentation names an unknown wiki: ${id}`);
  return { ...found.wiki, alter: found.alter };
}

/** Resolves with its first line, when it listens. */
async function startServer(text: string, session: Session): Promise<Ran> {
  await endServer(session);
  const { child, output } = startIn(session, text);
  session.server = child;
  while (!output.log.includes('\n') && child.exitCode === null)
    await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  const printed = asShown(output.log, session);
  return child.exitCode === null ? { printed } : { printed, problem: `ended: ${text.trim()}\n${printed}` };
}

async function endServer(session: Session): Promise<void> {
  const { server } = session;
  delete session.server;
  if (server?.pid === undefined || server.exitCode !== null) return;
  const closed = once(server, 'close');
  process.kill(-server.pid, 'SIGTERM');
  await closed;
}

const LIVE = 'https://wiki.example';

const placed = (text: string, { port, live }: Session): string =>
  text.replaceAll(LIVE, new URL(live.url).origin).replaceAll(/\b8080\b/g, String(port));

/** Ports, folders, dates and durations are other ones in each run. */
const asShown = (text: string, { port, live, folder }: Session): string =>
  text
    .replaceAll(new URL(live.url).origin, LIVE)
    .replaceAll(`:${port}`, ':8080')
    .replaceAll(folder, '/home/you/gate')
    .replaceAll(/\b20\d\d-\d\d-\d\d \d\d:\d\d\b/g, '2026-11-20 12:07')
    .replaceAll(/(requests?) in [\d.]+ m?s\b/g, '$1 in 0.5 s');
