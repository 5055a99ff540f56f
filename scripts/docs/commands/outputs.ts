/**
 * Runs the commands of the documentation as a reader would, and writes into its pages what they print; `npm run docs:outputs`
 * does only that. All commands of a page run in one folder that is empty at first, with the wiki that the page is about on
 * the port that it names. A comment above a block says more, with commas between several:
 *
 * - `<!-- exits: 1 -->`: the exit status, if it is not 0
 * - `<!-- of: allimages.ns/string -->`: the mutant or hostile target that listens on port 8080, if it is not the reference wiki
 * - `<!-- of: reference -->`: the reference wiki listens there although the command starts a server
 * - `<!-- port: closed -->`: nothing listens there; a server of the page has been stopped
 * - `<!-- serves: yes -->`: the command is a server; it runs until the next server of the page starts, or the page ends
 * - `<!-- file: wiki.test.ts -->`: the block is the content of that file
 * - `<!-- shows: 6 lines -->`: of what it prints, the page shows no more
 * - `<!-- not run: REASON -->`: why it is not run
 *
 * What a command prints goes between `<!-- generated: output -->` and `<!-- /generated -->` after it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostile, type Hostile } from '../../../fixtures/hostile/index.js';
import { mutants, type Mutant } from '../../../fixtures/mutants/index.js';
import { isFree, serveWiki, type Served } from '../../../fixtures/serve.js';
import { writeStale, type Files } from '../../generate/generate.js';

const NOTES = ['exits', 'of', 'port', 'serves', 'file', 'shows', 'not run'];

interface Block {
  readonly line: number;
  readonly language: string;
  readonly text: string;
  readonly notes: Readonly<Record<string, string>>;
  /** The place of its output on the page, if shown. */
  readonly output?: { readonly from: number; readonly to: number };
}

const FENCE = /(?:^ *<!-- ([a-z ]+: .+) -->\n\n?)?^( *)(`{3,})(\w+)[^\n]*\n([^]*?)^\2\3$/gm;
const OUTPUT = /^(\n+<!-- generated: output -->)([^]*?)<!-- \/generated -->/;

export function blocksOf(page: string): Block[] {
  return [...page.matchAll(FENCE)].map(found => {
    const [whole, notes = '', indent = '', , language = '', text = ''] = found;
    const end = found.index + whole.length;
    const [, before, shown = ''] = OUTPUT.exec(page.slice(end)) ?? [];
    const from = end + (before?.length ?? 0);
    return {
      line: page.slice(0, end).split('\n').length,
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      notes: notesIn(notes),
      ...(before === undefined ? {} : { output: { from, to: from + shown.length } }),
    };
  });
}

function notesIn(text: string): Record<string, string> {
  if (text === '' || text.startsWith('generated: ')) return {};
  const notes = text.split(', ').map(note => note.split(': '));
  for (const [name = ''] of notes)
    if (!NOTES.includes(name)) throw new Error(`unknown note above a code block: ${name}`);
  return Object.fromEntries(notes) as Record<string, string>;
}

/** All pages with commands; those of the rules have none. */
export async function pagesWithCommands(): Promise<string[]> {
  const names = await readdir('docs', { recursive: true });
  const pages = names.filter(name => name.endsWith('.md') && !/^(?:rules|\.vitepress)\//.test(name));
  return ['README.md', ...pages.toSorted().map(name => `docs/${name}`)];
}

/** The pages with the current output of their commands. */
export async function outputPages(): Promise<Files> {
  const pages = new Map<string, string>();
  for (const file of await pagesWithCommands())
    // Uses the compiled files, so that `npm run generate` needs no bundle.
    if ((await readFile(file, 'utf8')).includes('<!-- generated: output -->'))
      pages.set(file, await ranPage(file, 'dist/scripts/cli/main.js'));
  return pages;
}

/** Runs the commands of a page; resolves to the updated page. Rejects if a command ends differently than stated. */
export async function ranPage(file: string, cli: string): Promise<string> {
  const page = await readFile(file, 'utf8');
  const blocks = blocksOf(page);
  const session = await openSession(resolve(cli));
  const printed: string[] = [];
  try {
    for (const block of blocks) printed.push(await runBlock(block, session, `${file}:${block.line}`));
  } finally {
    await endServer(session);
    await session.live.close();
    rmSync(session.folder, { recursive: true, force: true });
  }
  return blocks.reduceRight((text, { output, notes }, at) => {
    if (!output) return text;
    const lines = (printed[at] ?? '').split('\n');
    const most = Number.parseInt(notes['shows'] ?? '10000', 10);
    const shown = lines.length > most ? [...lines.slice(0, most), '…', ''] : lines;
    return `${text.slice(0, output.from)}\n\n\`\`\`text\n${shown.join('\n')}\`\`\`\n\n${text.slice(output.to)}`;
  }, page);
}

interface Session {
  readonly folder: string;
  readonly port: number;
  /** The wiki that the pages call https://wiki.example. */
  readonly live: Served;
  server?: ChildProcess;
}

async function openSession(cli: string): Promise<Session> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'commands-')));
  const vitest = resolve('node_modules/vitest');
  const npx = `name=$1
shift
case $name in
wiki-query-conformance) exec node '${cli}' "$@" ;;
vitest) exec node '${vitest}/vitest.mjs' "$@" ;;
esac
exit 127`;
  furnish(folder, cli, npx);
  symlinkSync(resolve('.'), join(folder, 'node_modules/wiki-query-conformance'));
  symlinkSync(vitest, join(folder, 'node_modules/vitest'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "gate", "type": "commonjs" }\n');
  return { folder, port: await freePort(), live: await serveWiki({ scriptPath: '/w' }) };
}

/** Installs a reader's programs in a folder: `npx`, and the server that the pages start. Returns a function that adds one. */
export function furnish(folder: string, cli: string, npx: string) {
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  const program = (path: string, text: string): void =>
    writeFileSync(join(folder, path), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  program('node_modules/.bin/npx', npx);
  program('start-wiki', `exec node '${cli}' serve "$@" \${MUTANT:+--mutant "$MUTANT"}`);
  return program;
}

/** Starts a bash script with these programs first in PATH. Both streams share a pipe, so that lines stay in order. */
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

/** Four digits, as in the pages, so that lines break alike. */
async function freePort(): Promise<number> {
  const port = 4000 + Math.floor(Math.random() * 5999);
  return (await isFree(port)) ? port : freePort();
}

/** Resolves to the output of the block, with the port, time and folder that the pages name. */
async function runBlock({ notes, text, language }: Block, session: Session, place: string): Promise<string> {
  const { of: id = '', exits = '0', file, port } = notes;
  if (file !== undefined) {
    const path = join(session.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, placed(text, session));
  }
  if (language !== 'sh' || notes['not run'] !== undefined) return '';
  const serves = notes['serves'] !== undefined;
  if (serves || port === 'closed') await endServer(session);
  // A page may start its own servers; with `--start`, `./start-wiki` serves the mutant.
  const isStarted = serves || (text.includes('--start') && id !== 'reference');
  const isServed = !session.server && port !== 'closed' && !isStarted;
  const wiki = isServed ? await serveWiki({ ...wikiCalled(id), port: session.port }) : undefined;
  const { child, output, ended } = startScript(placed(text, session), session.folder, {
    FORCE_COLOR: undefined,
    NO_COLOR: '1',
    VITEST: '',
    COLUMNS: '90',
    MUTANT: id,
    WIKI_TOKEN: 'not-a-secret',
  });
  if (serves) {
    session.server = child;
    // It is listening once it has printed a line.
    while (!output.log.includes('\n') && child.exitCode === null)
      await Promise.race([once(child.stdout, 'data'), ended]);
  } else await ended;
  await wiki?.close();
  const status = child.exitCode === null ? 'not at all' : String(child.exitCode);
  if (status !== (serves ? 'not at all' : exits))
    throw new Error(`${place}: exits ${status}, not ${exits}: ${text.trim()}\n${output.log}`);
  return asShown(output.log, session);
}

/** The wiki that a page names: a mutant, a hostile target, or the reference wiki. */
function wikiCalled(id: string) {
  if (id === '' || id === 'reference') return {};
  const found = ({ ...mutants, ...hostile } as Readonly<Record<string, Mutant | Hostile>>)[id];
  if (!found) throw new Error(`the documentation names an unknown wiki: ${id}`);
  return { ...found.wiki, alter: found.alter };
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

/** Ports, folders, dates and durations differ in each run. */
const asShown = (text: string, { port, live, folder }: Session): string =>
  text
    .replaceAll(new URL(live.url).origin, LIVE)
    .replaceAll(`:${port}`, ':8080')
    .replaceAll(folder, '/home/you/gate')
    .replaceAll(/\b20\d\d-\d\d-\d\d \d\d:\d\d\b/g, '2026-11-20 12:07')
    .replaceAll(/(requests?) in [\d.]+ m?s\b/g, '$1 in 0.5 s');

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const file of await writeStale(await outputPages())) console.log(file);
