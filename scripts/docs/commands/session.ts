/**
 * Runs the commands of a page as a reader would: one after the other, in one folder that is empty at first, with the wiki
 * that the page is about on the port that it names.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { hostile } from '../../../fixtures/hostile/index.js';
import type { Hostile } from '../../../fixtures/hostile/index.js';
import { mutants } from '../../../fixtures/mutants/index.js';
import { serveWiki } from '../../../fixtures/serve.js';
import type { Served } from '../../../fixtures/serve.js';
import type { Alteration, WikiOptions } from '../../../fixtures/wiki/wiki.js';
import type { Block } from './blocks.js';

export interface Ran {
  /** What is wrong: the command ended otherwise than the page says. */
  readonly problem?: string;
  /** What it printed, as on the port, at the time and in the folder that the pages name. */
  readonly printed: string;
}

interface Session {
  readonly folder: string;
  readonly bin: string;
  readonly port: number;
  /** The wiki that the pages call https://wiki.example. */
  readonly live: Served;
  readonly columns: string;
  server?: ChildProcess;
}

/** What was run for each block; a block that is no command prints nothing. */
export async function runBlocks(blocks: readonly Block[], cli: string): Promise<Ran[]> {
  const session = await openSession(cli);
  try {
    const ran: Ran[] = [];
    for (const block of blocks) ran.push(await runBlock(block, session));
    return ran;
  } finally {
    await endServer(session);
    await session.live.close();
    rmSync(session.folder, { recursive: true, force: true });
  }
}

async function openSession(cli: string): Promise<Session> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'commands-')));
  const modules = join(folder, 'node_modules');
  const bin = join(modules, '.bin');
  mkdirSync(bin, { recursive: true });
  for (const [name, target] of [
    ['wiki-query-conformance', '.'],
    ['vitest', 'node_modules/vitest'],
  ] as const)
    symlinkSync(resolve(target), join(modules, name));
  const program = `node '${resolve(cli)}'`;
  const vitest = `node '${resolve('node_modules/vitest/vitest.mjs')}'`;
  script(join(bin, 'npx'), [
    'name=$1',
    'shift',
    'case $name in',
    `wiki-query-conformance) exec ${program} "$@" ;;`,
    `vitest) exec ${vitest} "$@" ;;`,
    'esac',
    'exit 127',
  ]);
  script(join(folder, 'start-wiki'), [`exec ${program} serve "$@" \${MUTANT:+--mutant "$MUTANT"}`]);
  // As `npm init` writes it.
  writeFileSync(join(folder, 'package.json'), '{ "name": "gate", "type": "commonjs" }\n');
  const live = await serveWiki({ scriptPath: '/w' });
  return { folder, bin, port: await freePort(), live, columns: '90' };
}

function script(path: string, lines: readonly string[]): void {
  writeFileSync(path, ['#!/bin/sh', ...lines, ''].join('\n'));
  chmodSync(path, 0o755);
}

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

async function runBlock(block: Block, session: Session): Promise<Ran> {
  const { notes, text } = block;
  if (notes['file'] !== undefined) {
    const path = join(session.folder, notes['file']);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, placed(text, session));
  }
  if (block.language !== 'sh' || notes['not run'] !== undefined) return { printed: '' };
  if (notes['serves'] !== undefined) return startServer(text, session);
  const { of: mutant = '', exits = '0' } = notes;
  if (notes['port'] === 'closed') await endServer(session);
  const wiki = needsWiki(block, session) ? await openWiki(mutant, session.port) : undefined;
  const child = open(text, session, mutant);
  const output = collected(child);
  const [status] = (await once(child, 'close')) as [number | null];
  await wiki?.close();
  const printed = asShown(output.text, session);
  if (String(status) === exits) return { printed };
  return { printed, problem: `exits ${status}, not ${exits}: ${text.trim()}\n${output.text}` };
}

/** A page may start its own servers. */
const needsWiki = ({ text, notes }: Block, { server }: Session) =>
  !server && notes['port'] !== 'closed' && !isStarted(text, notes['of']);

/** With `--start`, a mutant is what `./start-wiki` starts; `reference` is a server that is there already. */
const isStarted = (text: string, of: string | undefined) => text.includes('--start') && of !== 'reference';

/** The wiki that a page names: a mutant, a hostile target, or the reference wiki. */
function openWiki(id: string, port: number): Promise<Served> {
  const { wiki = {}, alter } = wikiCalled(id);
  return serveWiki({ ...wiki, ...(alter ? { alter } : {}), port });
}

function wikiCalled(id: string): { readonly wiki?: WikiOptions; readonly alter?: Alteration } {
  if (id === '' || id === 'reference') return {};
  const targets: Readonly<Record<string, Hostile>> = hostile;
  const target = targets[id];
  if (target) return { ...target, alter: target.alter() };
  const mutant = new Map(Object.entries(mutants)).get(id);
  if (!mutant) throw new Error(`the documentation names an unknown wiki: ${id}`);
  return mutant;
}

/** Both streams of output go to one pipe, so that their lines come in order. */
function open(text: string, session: Session, mutant: string): ChildProcess {
  const { folder, bin, columns } = session;
  return spawn('bash', ['-e', '-o', 'pipefail', '-c', `exec 2>&1\n${placed(text, session)}`], {
    cwd: folder,
    detached: true,
    env: {
      ...process.env,
      GITHUB_ACTIONS: '',
      FORCE_COLOR: undefined,
      NO_COLOR: '1',
      VITEST: '',
      COLUMNS: columns,
      PATH: `${bin}${delimiter}${process.env['PATH']}`,
      MUTANT: mutant,
      WIKI_TOKEN: 'not-a-secret',
    },
  });
}

function collected({ stdout }: ChildProcess): { text: string } {
  const output = { text: '' };
  stdout?.setEncoding('utf8').on('data', part => (output.text += part));
  return output;
}

/** Resolves with its first line, when it listens. */
async function startServer(text: string, session: Session): Promise<Ran> {
  await endServer(session);
  const child = open(text, session, '');
  session.server = child;
  const output = collected(child);
  while (!output.text.includes('\n') && child.exitCode === null)
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'close')]);
  const printed = asShown(output.text, session);
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

const LIVE = 'https://wiki.example/w/api.php';

function placed(text: string, { port, live }: Session): string {
  return text
    .replaceAll(LIVE, live.url)
    .replaceAll(new URL(LIVE).origin, new URL(live.url).origin)
    .replaceAll(/\b8080\b/g, String(port));
}

/** Ports, folders, dates and durations are other ones in each run. */
function asShown(text: string, { port, live, folder }: Session): string {
  return text
    .replaceAll(new URL(live.url).origin, new URL(LIVE).origin)
    .replaceAll(`:${port}`, ':8080')
    .replaceAll(folder, '/home/you/gate')
    .replaceAll(/\b20\d\d-\d\d-\d\d \d\d:\d\d\b/g, '2026-11-20 12:07')
    .replaceAll(/(requests?) in [\d.]+ m?s\b/g, '$1 in 0.5 s');
}
