/** `--start`: the server answers when the audit begins, and is ended with its children however the audit ends. */
import { existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { serveWiki } from '../../../fixtures/serve.js';
import {
  alive,
  childrenIn,
  childrenOf,
  freePort,
  running,
  serveAt,
  until,
  wikiAt,
} from '../../testing/started.js';
import { reportIn, run, start, words } from '../../testing/run.js';
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
// A fixed seed: the number of requests depends on it.
const audit = (command: string, ...args: string[]) =>
  words`${url} --out ${out()} --format json --strength 1 --seed start --start ${command} ${args}`;
const audited = (command: string, ...args: string[]) => run(audit(command, ...args));
const report = () => reportIn(out());

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
    const command = String.raw`echo starting; printf 'no \033[31mport\n' >&2; exit 7`;
    const { status, stdout, stderr } = await audited(command);
    expect({ status, stdout }).toEqual({ status: 3, stdout: '' });
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
  const wiki = wikiAt(port, folder, 9, '');
  const dying = `(${wiki}) & server=$!; while [ ! -e ${join(folder, 'there')} ]; do sleep 0.1; done; kill $server; echo out of memory; exit 9`;
  const { status, stderr } = await audited(dying, '--retries', '0');
  expect(status).toBe(3);
  expect(stderr).toContain(
    '--start: the command ended with status 9 during the audit; its last output:\n  | out of memory\n',
  );
  expect(report().totals.failed).toBe(0);
  expect(report().fault?.message).toBe('the command of --start ended with status 9');
});

test('the last request before the target went away is shown, if it runs on behind a command that does not end', async () => {
  const dying = `${wikiAt(port, folder, 30, 'process.exit(1)')}; exec sleep 600`;
  const { status, stdout } = await audited(dying, '--format', 'console,json');
  expect(status).toBe(3);
  expect(stdout).toContain(
    `The target went away (127.0.0.1:${port} refused the connection). The last request before that:`,
  );
  const { wentAway } = report();
  expect(stdout).toContain(new URL(wentAway?.last.request.url ?? '').search.replaceAll("'", ''));
});

const hanging = '';
const busy = "response.writeHead(503, { 'Retry-After': '60' }).end();";

/** Sends the signals once the wiki has received the request that it does not answer. */
async function interrupted(act: string, args: readonly string[], ...signals: readonly NodeJS.Signals[]) {
  const server = `${childrenIn(folder)}; exec ${wikiAt(port, folder, 10, act)}`;
  const options = ['--format', 'json,har', '--timeout', '120'];
  const { child, ended } = start(audit(server, ...options, ...args));
  await until(() => existsSync(join(folder, 'there')));
  const children = await childrenOf(folder);
  expect(alive(children)).toEqual(children);
  // Lets the last answer arrive.
  await rest(100);
  const from = performance.now();
  for (const signal of signals) child.kill(signal);
  const { status } = await ended;
  return { status, ms: performance.now() - from, children };
}

describe('a signal', () => {
  test.each<[signal: NodeJS.Signals, when: string, act: string, args: readonly string[]]>([
    ['SIGINT', 'an answer', hanging, []],
    ['SIGTERM', 'a pause that the server asked for', busy, []],
    ['SIGHUP', 'an answer', hanging, []],
    ['SIGINT', 'an answer to vitest', hanging, ['--runner', 'vitest']],
    ['SIGINT', 'a pause in vitest', busy, ['--runner', 'vitest']],
  ])(
    '%s in the middle of %s ends the audit at once, with a report of what was judged so far, and the server with its children',
    async (signal, _when, act, args) => {
      const { status, ms, children } = await interrupted(act, args, signal);
      expect(status).toBe(3);
      // Without the signal, the audit would pause for 60 s or wait 120 s for an answer.
      expect(ms).toBeLessThan(30_000);
      const fault = { kind: 'interrupted', where: 'the audit', message: 'interrupted before its end' };
      expect(report()).toMatchObject({ fault, conformant: null, totals: { failed: 0 } });
      const outcomeOf = (id: string) => report().results.find(({ rule }) => rule === id)?.outcome;
      expect(outcomeOf('dbrepllag.lag')).toBe('passed');
      expect(outcomeOf('session.same-answer')).toBe('cantTell');
      expect(readdirSync(out()).toSorted()).toEqual(['audit.har', 'report.json']);
      expect(alive(children)).toEqual([]);
      expect(running(`${folder}/wiki.mjs`)).toBe(false);
      const again = join(folder, 'again');
      expect((await run(['judge', join(out(), 'audit.har'), '--out', again])).status).toBe(3);
      expect(reportIn(again)).toEqual(report());
    },
  );

  // The process is stopped first, so that both signals are pending when it continues.
  test('that is the second one quits and leaves no partial file', async () => {
    const { status } = await interrupted(hanging, [], 'SIGSTOP', 'SIGINT', 'SIGTERM', 'SIGCONT');
    expect(status).toBe(3);
    const left = readdirSync(out());
    expect(['audit.har', 'report.json']).toEqual(expect.arrayContaining(left));
    for (const name of left) JSON.parse(readFileSync(join(out(), name), 'utf8'));
  });
});
