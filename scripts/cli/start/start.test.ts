/** `--start`: the server is there when the audit begins, and gone with all its children however that ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { serveWiki } from '../../../fixtures/serve.js';
import type { Report } from '../../../schemas/verdict.js';
import {
  alive,
  childrenIn,
  childrenOf,
  freePort,
  hangingAt,
  running,
  serveAt,
  until,
} from '../../testing/started.js';

const root = mkdtempSync(join(tmpdir(), 'start-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folder: string;
let url: string;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(join(root, 'one-'));
  port = await freePort();
  url = `http://127.0.0.1:${port}/api.php`;
});

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function begin(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['dist/bin/cli.js', ...args], {
    env: { ...process.env, GITHUB_ACTIONS: '', ...env },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', part => (stdout += part));
  child.stderr.on('data', part => (stderr += part));
  const ended = once(child, 'close').then(([status]): Ended => ({
    status: status as number | null,
    stdout,
    stderr,
  }));
  return { child, ended };
}

const out = () => join(folder, 'report');
const audit = (command: string, ...args: string[]) => [
  url,
  '--out',
  out(),
  '--format',
  'json',
  '--start',
  command,
  ...args,
];
const run = (command: string, ...args: string[]) => begin(audit(command, ...args)).ended;
const report = () => JSON.parse(readFileSync(join(out(), 'report.json'), 'utf8')) as Report;

describe('a server that is started', () => {
  test('is waited for, audited and ended, and the waiting counts for nothing', async () => {
    const { status, stderr } = await run(`sleep 1; exec ${serveAt(port)}`);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(report().requests).toBe(32);
    expect(running(`serve --port ${port}`)).toBe(false);
  });

  test('is audited through vitest alike', async () => {
    expect(await run(serveAt(port), '--runner', 'vitest')).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(report().requests).toBe(32);
    expect(running(`serve --port ${port}`)).toBe(false);
  });

  test('is judged like any other', async () => {
    const { status } = await run(`${serveAt(port)} --mutant allimages.ns/string`);
    expect(status).toBe(1);
  });

  test('takes its children with it: those of its group, those that left it, and those whose parent is gone', async () => {
    const { status } = await run(`${childrenIn(folder)}; exec ${serveAt(port)}`);
    expect(status).toBe(0);
    expect(alive(await childrenOf(folder))).toEqual([]);
  });

  test('is ended by force where it does not care', async () => {
    const stubborn = join(folder, 'stubborn.pid');
    const { status } = await run(
      `trap '' TERM; echo $$ >${stubborn}; ${serveAt(port)}; while :; do sleep 1; done`,
    );
    expect(status).toBe(0);
    expect(alive([Number(readFileSync(stubborn, 'utf8'))])).toEqual([]);
  });

  test('is asked something else where it fails at one question', async () => {
    const { status } = await run(`${serveAt(port)} --mutant envelope.status/server-error`);
    expect(status).toBe(1);
  });

  test('is ended where the suite breaks', async () => {
    mkdirSync(join(out(), 'report.json'), { recursive: true });
    const { status, stderr } = await run(`${childrenIn(folder)}; exec ${serveAt(port)}`);
    expect(stderr).toContain('a fault of the suite');
    expect(status).toBe(3);
    expect(alive(await childrenOf(folder))).toEqual([]);
  });
});

describe('there is no audit, exit status 3 and one clear line', () => {
  test('where the command ends early: its status and its last words, made safe', async () => {
    const { status, stdout, stderr } = await run(
      String.raw`echo starting; printf 'no \033[31mport\n' >&2; exit 7`,
    );
    expect(status).toBe(3);
    expect(stdout).toBe('');
    const [line, ...printed] = stderr.trimEnd().split('\n');
    expect(line).toBe(
      'wiki-query-conformance: --start: the command ended with status 7 before the API answered; it printed last:',
    );
    expect(printed.toSorted()).toEqual([String.raw`  | no \x1b[31mport`, '  | starting']);
  });

  test('where it floods: only its last lines are kept', async () => {
    const { stderr } = await run('seq 200000; exit 1');
    expect(stderr.trimEnd().split('\n').slice(1)).toEqual(
      Array.from({ length: 20 }, (_, index) => `  | ${199_981 + index}`),
    );
  });

  test('where its last words would be commands to a GitHub workflow: they are switched off', async () => {
    const { stderr } = await begin(audit("echo '::error::mine'; exit 1"), { GITHUB_ACTIONS: 'true' }).ended;
    expect(stderr).toMatch(
      /last:\n::stop-commands::([\w-]{36})\n {2}\| ::error::mine\n::\1::\n::error title=wiki-query-conformance::--start/,
    );
  });

  test('where it goes into the background, and what it left there is ended', async () => {
    const { status, stderr } = await run(`${serveAt(port)} >${join(folder, 'log')} &`);
    expect(status).toBe(3);
    expect(stderr).toContain('ended with status 0 before the API answered; it has to stay in the foreground');
    expect(running(`serve --port ${port}`)).toBe(false);
  });

  test('where nothing answers within --wait: what was seen last', async () => {
    const { status, stderr } = await run(`${childrenIn(folder)}; sleep 600`, '--wait', '1');
    expect(status).toBe(3);
    expect(stderr).toBe(
      `wiki-query-conformance: --start: no answer of the API within 1 s (--wait): 127.0.0.1:${port} refused the connection; it printed nothing\n`,
    );
    expect(alive(await childrenOf(folder))).toEqual([]);
  });

  test('where the server only fails', async () => {
    const server = `require('http').createServer((q, r) => { r.statusCode = 500; r.end(); }).listen(${port})`;
    const { status, stderr } = await run(`node -e "${server}"`, '--wait', '5');
    expect(status).toBe(3);
    expect(stderr).toContain('within 5 s (--wait): answers with status 500');
  });

  test('where somebody else is at the address: nothing is started', async () => {
    const other = await serveWiki({});
    url = other.url;
    const { status, stderr } = await run(`touch ${join(folder, 'started')}`);
    expect(status).toBe(3);
    expect(stderr).toContain('somebody is at that address before the start');
    expect(existsSync(join(folder, 'started'))).toBe(false);
    await other.close();
  });
});

test('a command that ends during the audit is told of, with its last words', async () => {
  const script = hangingAt(port, folder);
  const dying = `(${script}) & server=$!; while [ ! -e ${join(folder, 'there')} ]; do sleep 0.1; done; kill $server; echo out of memory; exit 9`;
  const { status, stderr } = await run(dying, '--retries', '0');
  expect(status).toBe(3);
  expect(stderr).toContain(
    '--start: the command ended with status 9 during the audit; it printed last:\n  | out of memory\n',
  );
  expect(report().totals.failed).toBe(0);
});

describe('a signal ends the audit with a report, and the server with its children', () => {
  test.each<[signal: NodeJS.Signals, args: string[]]>([
    ['SIGINT', []],
    ['SIGTERM', []],
    ['SIGHUP', []],
    ['SIGINT', ['--runner', 'vitest']],
  ])('%s %j', async (signal, args) => {
    const { child, ended } = begin(audit(`${childrenIn(folder)}; exec ${hangingAt(port, folder)}`, ...args));
    await until(() => existsSync(join(folder, 'there')));
    const children = await childrenOf(folder);
    expect(alive(children)).toEqual(children);
    child.kill(signal);
    expect((await ended).status).toBe(3);
    expect(report().fault?.kind).toBe('interrupted');
    expect(alive(children)).toEqual([]);
    expect(running(`${folder}/hanging.mjs`)).toBe(false);
  });

  test('while the server is waited for', async () => {
    const { child, ended } = begin(audit(`${childrenIn(folder)}; sleep 600`));
    const children = await childrenOf(folder);
    child.kill('SIGINT');
    const { status, stderr } = await ended;
    expect(status).toBe(3);
    expect(stderr).toBe('wiki-query-conformance: interrupted before the audit\n');
    expect(alive(children)).toEqual([]);
  });

  // Both signals wait for a process that stands still, so that the second one comes before the report.
  test('and the second one at once', async () => {
    const { child, ended } = begin(audit(`trap '' TERM; ${childrenIn(folder)}; ${hangingAt(port, folder)}`));
    await until(() => existsSync(join(folder, 'there')));
    const children = await childrenOf(folder);
    for (const signal of ['SIGSTOP', 'SIGINT', 'SIGTERM', 'SIGCONT'] as const) child.kill(signal);
    expect((await ended).status).toBe(3);
    expect(alive(children)).toEqual([]);
    expect(running(`${folder}/hanging.mjs`)).toBe(false);
  });
});

describe('a wrong command line exits 2, and nothing is started', () => {
  test.each([
    [['--start', 'touch STARTED'], '--start needs the API_URL'],
    [['URL', '--start', ' '], '--start takes a command'],
    [['URL', '--wait', '3'], '--wait goes with --start'],
    [['URL', '--start', 'touch STARTED', '--wait', 'long'], '--wait takes a positive number, not "long"'],
    [['URL', '--start', 'touch STARTED', '--set', 'colour=red'], '--set: unknown parameter "colour"'],
    [['URL', '--start', 'touch STARTED', '--rule', 'nothing.*'], '--rule: no rule matches nothing.*'],
    [['URL', '--start', 'touch STARTED', '--format', 'pdf'], 'unknown format "pdf"'],
  ])('%j', async (words, message) => {
    const started = join(folder, 'started');
    const args = words.map(word => word.replace('URL', url).replace('STARTED', started));
    const { status, stderr } = await begin([...args, '--out', out()]).ended;
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(existsSync(started)).toBe(false);
  });
});
