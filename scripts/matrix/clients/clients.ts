/** Shows what each mutant does to real clients, and writes the table that the pages of the rules quote: `npm run clients`. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { mutants } from '../../../fixtures/mutants/index.js';
import { serveWiki } from '../../../fixtures/serve.js';
import type { Served, ServeOptions } from '../../../fixtures/serve.js';
import { effectOf, LONGEST_MS, MISSING, MOST_PAGES, MOST_REQUESTS, TASKS } from './outcomes.js';
import type { Effect, Results } from './outcomes.js';
import { CLIENTS_FILE, installedVersion, tableText } from './table.js';

interface Driver {
  readonly client: string;
  readonly command: readonly string[];
}

const inJavaScript = (name: string): Driver => ({
  client: `${name} ${installedVersion(name)}`,
  command: [process.execPath, 'dist/scripts/matrix/clients/drive.js', name],
});

const PYTHON = '/usr/bin/python3';

async function drivers(): Promise<Driver[]> {
  const version = await outputOf([PYTHON, '-c', 'import mwclient; print(mwclient.__version__)']);
  const settings = JSON.stringify([MISSING, MOST_PAGES, LONGEST_MS]);
  const command = [PYTHON, 'scripts/matrix/clients/drive.py', settings];
  return [inJavaScript('mwn'), inJavaScript('m3api'), { client: `mwclient ${version.trim()}`, command }];
}

async function outputOf([program = '', ...args]: readonly string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error('mwclient is missing: apt-get install python3-mwclient');
  return text;
}

/** Longer than the three tasks of a wiki together. */
const SILENT_MS = 3 * LONGEST_MS + 5000;

interface Target {
  readonly id: string;
  readonly url: string;
}

/** One process for all wikis. A wiki that ends or stalls it has that result, and a new process goes on with the next. */
async function resultsOf({ command: [program = '', ...args] }: Driver, targets: readonly Target[]) {
  const all = new Map<string, Results>();
  while (all.size < targets.length) {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.on('error', () => undefined);
    child.stdin.end(
      targets
        .slice(all.size)
        .map(target => `${JSON.stringify(target)}\n`)
        .join(''),
    );
    const timer = setTimeout(() => child.kill('SIGKILL'), SILENT_MS);
    for await (const line of createInterface({ input: child.stdout })) {
      timer.refresh();
      const { id, ...results } = JSON.parse(line) as Results & { readonly id: string };
      all.set(id, atOneOrigin(results, targets[all.size]?.url ?? ''));
    }
    clearTimeout(timer);
    const stopped = targets[all.size];
    if (stopped) all.set(stopped.id, everyTask({ error: 'the process ended' }));
  }
  return all;
}

const isLate = (results: Results | undefined): boolean =>
  results !== undefined && TASKS.some(task => 'late' in results[task]);

const everyTask = (came: { readonly error: string }): Results =>
  Object.fromEntries(TASKS.map(task => [task, came])) as Results;

/** Each wiki has a port of its own. */
const atOneOrigin = (results: Results, url: string): Results =>
  JSON.parse(JSON.stringify(results).replaceAll(new URL(url).host, 'wiki.example')) as Results;

/** Each mutant, and beside it the same wiki without its defect, of which many have the same. */
async function serveAll() {
  const targets: Target[] = [];
  const twins = new Map<string, string>();
  const served = new Map<string, Served>();
  const serve = async (id: string, options: ServeOptions): Promise<void> => {
    const wiki = await serveWiki(options);
    served.set(id, wiki);
    targets.push({ id, url: wiki.url });
  };
  for (const [id, { wiki = {}, alter }] of Object.entries(mutants)) {
    // Without an alteration, the defect is what is configured.
    const sound = Object.keys(alter).length === 0 ? {} : wiki;
    const twin = `twin with ${JSON.stringify(sound)}`;
    if (!targets.some(target => target.id === twin)) await serve(twin, sound);
    twins.set(id, twin);
    await serve(id, { ...wiki, alter });
  }
  return { targets, twins, served };
}

async function main(): Promise<void> {
  const { targets, twins, served } = await serveAll();
  const requestsTo = (id: string): number => served.get(id)?.requests.count ?? 0;
  const clients = await drivers();
  const table: Record<string, Effect[]> = {};
  for (const driver of clients) {
    const from = performance.now();
    const before = new Map(targets.map(({ id }) => [id, requestsTo(id)]));
    const results = await resultsOf(driver, targets);
    const sent = new Map(targets.map(({ id }) => [id, requestsTo(id) - (before.get(id) ?? 0)]));
    // What took long without many requests may have been kept from the processor.
    const slow = targets.filter(({ id }) => isLate(results.get(id)) && (sent.get(id) ?? 0) <= MOST_REQUESTS);
    for (const [id, again] of await resultsOf(driver, slow)) results.set(id, again);
    for (const [id, twin] of twins) {
      const [usual, came] = [results.get(twin), results.get(id)];
      if (usual && came) (table[id] ??= []).push(effectOf(usual, came, sent.get(id) ?? 0));
    }
    console.log(
      `${driver.client}: ${twins.size} mutants in ${Math.round((performance.now() - from) / 1000)} s`,
    );
  }
  await Promise.all([...served.values()].map(wiki => wiki.close()));
  const text = tableText({ clients: clients.map(({ client }) => client), mutants: table });
  const old = readFileSync(CLIENTS_FILE, { encoding: 'utf8', flag: 'a+' });
  if (old !== text) writeFileSync(CLIENTS_FILE, text);
  console.log(`${CLIENTS_FILE}: ${old === text ? 'unchanged' : 'written'}`);
}

await main();
