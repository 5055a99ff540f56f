/** `--start`: the server answers when the audit begins, and is ended with its children however the audit ends. */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
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
import { run, start, words } from '../../testing/run.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const root = temporary('start');

let folder: string;
let url: string;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(join(root, 'one-'));
  port = await freePort();
  url = `http://127.0.0.1:${port}/api.php`;
});

const out = () => join(folder, 'report');
// Some seeds take a few requests more.
const audit = (command: string, ...args: string[]) =>
  words`${url} --out ${out()} --format json --strength 1 --seed start --start ${command} ${args}`;
const audited = (command: string, ...args: string[]) => run(audit(command, ...args));
const report = () => JSON.parse(readFileSync(join(out(), 'report.json'), 'utf8')) as Report;

test('a server that is started is waited for, audited and ended with its children, and the wait counts towards no budget', async () => {
  const { status, stderr } = await audited(`sleep 0.3; ${childrenIn(folder)}; exec ${serveAt(port)}`);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(report().requests).toBeGreaterThan(75);
  expect(report().requests).toBeLessThan(120);
  expect(running(`serve --port ${port}`)).toBe(false);
  expect(alive(await childrenOf(folder))).toEqual([]);
});

describe('there is no audit, exit status 3 and one clear line', () => {
  test('where the command ends early: its status and its last output, made safe', async () => {
    const { status, stdout, stderr } = await audited(
      String.raw`echo starting; printf 'no \033[31mport\n' >&2; exit 7`,
    );
    expect(status).toBe(3);
    expect(stdout).toBe('');
    const [line, ...printed] = stderr.trimEnd().split('\n');
    expect(line).toBe(
      'wiki-query-conformance: --start: the command ended with status 7 before the API was ready; its last output:',
    );
    expect(printed.toSorted()).toEqual([String.raw`  | no \x1b[31mport`, '  | starting']);
  });

  test('where nothing answers within --wait: the result of the last poll', async () => {
    const { status, stderr } = await audited(`${childrenIn(folder)}; sleep 600`, '--wait', '1');
    expect(status).toBe(3);
    expect(stderr).toBe(
      `wiki-query-conformance: --start: the API was not ready within 1 s (--wait): 127.0.0.1:${port} refused the connection; it printed nothing\n`,
    );
    expect(alive(await childrenOf(folder))).toEqual([]);
  });

  test('where the address is already in use: nothing is started', async () => {
    const other = await serveWiki({});
    url = other.url;
    const { status, stderr } = await audited(`touch ${join(folder, 'started')}`);
    expect(status).toBe(3);
    expect(stderr).toContain('--start: something else answers at this address (response with status 200)');
    expect(existsSync(join(folder, 'started'))).toBe(false);
    await other.close();
  });
});

test('a command that ends during the audit is reported with its last output', async () => {
  const script = hangingAt(port, folder);
  const dying = `(${script}) & server=$!; while [ ! -e ${join(folder, 'there')} ]; do sleep 0.1; done; kill $server; echo out of memory; exit 9`;
  const { status, stderr } = await audited(dying, '--retries', '0');
  expect(status).toBe(3);
  expect(stderr).toContain(
    '--start: the command ended with status 9 during the audit; its last output:\n  | out of memory\n',
  );
  expect(report().totals.failed).toBe(0);
  expect(report().fault?.message).toBe('the command of --start ended with status 9');
});

test('the last request before the target went away is shown, if it runs on behind a command that does not end', async () => {
  const script = join(folder, 'dying.mjs');
  writeFileSync(
    script,
    `import { serveWiki } from ${JSON.stringify(resolve('dist/fixtures/serve.js'))};
     let asked = 0;
     const socket = (request, response, next) => (++asked < 30 ? next() : process.exit(1));
     await serveWiki({ port: ${port}, alter: { socket } });`,
  );
  const { status, stdout } = await audited(`node ${script}; exec sleep 600`, '--format', 'console,json');
  expect(status).toBe(3);
  expect(stdout).toContain(
    `The target went away (127.0.0.1:${port} refused the connection). The last request before that:`,
  );
  const { wentAway } = report();
  expect(stdout).toContain(new URL(wentAway?.last.request.url ?? '').search.replaceAll("'", ''));
});

describe('a signal ends the audit with a report, and the server with its children', () => {
  test.each<[signal: NodeJS.Signals, args: string[]]>([
    ['SIGTERM', []],
    ['SIGHUP', []],
    ['SIGINT', ['--runner', 'vitest']],
  ])('%s %j', async (signal, args) => {
    const { child, ended } = start(audit(`${childrenIn(folder)}; exec ${hangingAt(port, folder)}`, ...args));
    await until(() => existsSync(join(folder, 'there')));
    const children = await childrenOf(folder);
    expect(alive(children)).toEqual(children);
    child.kill(signal);
    expect((await ended).status).toBe(3);
    expect(report().fault?.kind).toBe('interrupted');
    expect(alive(children)).toEqual([]);
    expect(running(`${folder}/hanging.mjs`)).toBe(false);
  });
});
