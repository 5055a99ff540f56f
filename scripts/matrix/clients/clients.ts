/** `npm run clients`: finds out what each mutant does to real clients, and writes the table that the pages of the rules quote. */
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { mutants } from '../../../fixtures/mutants/index.js';
import { serveWiki, type Served, type ServeOptions } from '../../../fixtures/serve.js';
import {
  effectOf,
  LONGEST_MS,
  MISSING,
  MOST_PAGES,
  type Effect,
  type Results,
  CLIENTS_FILE,
  installedVersion,
  tableText,
} from './table.js';

interface Driver {
  readonly client: string;
  readonly command: readonly [program: string, ...args: string[]];
}

const inJavaScript = (name: string): Driver => ({
  client: `${name} ${installedVersion(name)}`,
  command: [process.execPath, 'dist/scripts/matrix/clients/drive.js', name],
});

function inPython(): Driver {
  const python = '/usr/bin/python3';
  const { status, stdout } = spawnSync(python, ['-c', 'import mwclient; print(mwclient.__version__)']);
  if (status !== 0) throw new Error('mwclient is missing: apt-get install python3-mwclient');
  const settings = JSON.stringify([MISSING, MOST_PAGES, LONGEST_MS]);
  return {
    client: `mwclient ${stdout.toString().trim()}`,
    command: [python, 'scripts/matrix/clients/drive.py', settings],
  };
}

/** Longer than the three tasks of a wiki. */
const SILENT_MS = 3 * LONGEST_MS + 5000;

interface Target {
  readonly id: string;
  readonly wiki: Served;
}

/** One process for all wikis. A crash or stall is the result of its wiki, and a new process continues with the next. */
async function resultsOf({ command: [program, ...args] }: Driver, targets: readonly Target[]) {
  const all = new Map<string, Results>();
  while (all.size < targets.length) {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.on('error', () => undefined);
    const asked = targets.slice(all.size).map(({ id, wiki: { url } }) => JSON.stringify({ id, url }));
    child.stdin.end(`${asked.join('\n')}\n`);
    const timer = setTimeout(() => child.kill('SIGKILL'), SILENT_MS);
    for await (const line of createInterface({ input: child.stdout })) {
      timer.refresh();
      const atOneOrigin = line.replaceAll(/127\.0\.0\.1:\d+/g, 'wiki.example');
      const { id, ...results } = JSON.parse(atOneOrigin) as Results & { readonly id: string };
      all.set(id, results);
    }
    clearTimeout(timer);
    const stopped = targets[all.size];
    const error = 'the process ended';
    if (stopped) all.set(stopped.id, { files: { error }, languages: { error }, missing: { error } });
  }
  return all;
}

/** Each mutant with its wiki without the defect, which many mutants share. */
async function serveAll() {
  const targets = new Map<string, Target>();
  const twins = new Map<string, string>();
  const serve = async (id: string, options: ServeOptions) =>
    targets.set(id, { id, wiki: await serveWiki(options) });
  for (const [id, { wiki = {}, alter }] of Object.entries(mutants)) {
    // Without an alteration, the defect is in the configuration.
    const sound = Object.keys(alter).length === 0 ? {} : wiki;
    const twin = `twin with ${JSON.stringify(sound)}`;
    if (!targets.has(twin)) await serve(twin, sound);
    twins.set(id, twin);
    await serve(id, { ...wiki, alter });
  }
  return { targets: [...targets.values()], twins };
}

const { targets, twins } = await serveAll();
const clients = [inJavaScript('mwn'), inJavaScript('m3api'), inPython()];
const table: Record<string, Effect[]> = {};
for (const driver of clients) {
  const results = await resultsOf(driver, targets);
  for (const [id, twin] of twins) {
    const [usual, came] = [results.get(twin), results.get(id)];
    if (usual && came) (table[id] ??= []).push(effectOf(usual, came));
  }
  console.log(`${driver.client}: ${twins.size} mutants`);
}
await Promise.all(targets.map(({ wiki }) => wiki.close()));
writeFileSync(CLIENTS_FILE, tableText({ clients: clients.map(({ client }) => client), mutants: table }));
