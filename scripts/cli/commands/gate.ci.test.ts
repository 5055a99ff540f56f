/** What a deployment gate relies on: empty and flaky wikis are named, each backend is asked, a quick check claims nothing. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createSecureServer } from 'node:https';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mutants } from '../../../fixtures/mutants/index.js';
import { send, serveWiki } from '../../../fixtures/serve.js';
import { answer, requestOf, wikiOf, type Alteration } from '../../../fixtures/wiki/wiki.js';
import {
  TEST_CERTIFICATE,
  TEST_KEY,
  listening,
  tidyUp,
} from '../../../suites/testing/samples/http-testbed.js';
import { complaintsIn } from '../../fleet/testing/folder.js';
import { reportIn, run, words } from '../../testing/run.js';
import { freePort } from '../../testing/started.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const root = temporary('gate');

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(root, 'one-'));
});
const report = (folder = out) => reportIn(folder);

test('a wiki without files is conformant, loudly so; with --fail-on-empty it is exit status 1', async () => {
  await using wiki = await served({ files: 0 });
  const { status, stdout } = await run([wiki.url, '--out', out, '--format', 'console,json']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^✓ CONFORMANT, NO FILE SEEN/);
  expect(stdout).toContain('no file was seen: 30 rules had nothing to judge');
  expect(report().unseen).toEqual([{ what: 'file', rules: 30 }]);
  const gate = await run([wiki.url, '--out', out, '--quiet', '--fail-on-empty']);
  expect(gate.status).toBe(1);
  expect(gate.stderr).toContain('--fail-on-empty: no file was seen');
  expect(report().conformant).toBe(true);
});

test('a wiki that fails now and then is named; with --fail-on-flaky it is exit status 1, also when judged again', async () => {
  let requests = 0;
  const socket: Alteration['socket'] = (incoming, response, next) => {
    requests += 1;
    if (requests % 20 === 3) response.writeHead(500).end('Oops');
    else if (requests % 30 === 5) incoming.socket.destroy();
    else next();
  };
  await using wiki = await served({ alter: { socket } });
  const { status, stdout } = await run(words`${wiki.url} --out ${out} --format console,json,har --seed a`);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^✓ CONFORMANT, FLAKY/);
  const { flaky } = report();
  expect(flaky.map(({ kind }) => kind)).toEqual(['status', 'connection']);
  const judged = join(out, 'judged');
  const again = await run(['judge', out, '--out', judged, '--quiet', '--fail-on-flaky']);
  expect(again.stderr).toContain('--fail-on-flaky: ');
  expect(again.status).toBe(1);
  expect(report(judged).flaky).toEqual(flaky);
});

async function backend(alter: Alteration = {}) {
  const wiki = wikiOf({ baseUrl: 'https://wiki.test' });
  const names = new Set<unknown>();
  const server = createSecureServer({ key: TEST_KEY, cert: TEST_CERTIFICATE }, (incoming, response) => {
    names.add((incoming.socket as TLSSocket).servername);
    const request = requestOf(incoming.url ?? '/', incoming.headers, incoming.method);
    send(answer(request, wiki, alter), response);
  });
  const port = Number(new URL(await listening(server, '127.0.0.1', 'https')).port);
  return { at: `127.0.0.1:${port}`, names };
}
const common = words`--ca suites/testing/samples/localhost.crt --rate 100000 --patience 0.1 --strength 1`;
const args = (...more: string[]) =>
  words`https://wiki.test/api.php --out ${out} ${common} --format console,json ${more}`;

describe('backends behind one name', () => {
  afterEach(tidyUp);

  test('one is audited under the name of the target', async () => {
    const { at, names } = await backend();
    const { status, stdout, stderr } = await run(args('--connect-to', at));
    expect([stdout, stderr, status].join('\n')).toContain('CONFORMANT');
    expect(status).toBe(0);
    expect([...names]).toEqual(['wiki.test']);
    expect(report().target).toMatchObject({ url: 'https://wiki.test/api.php', connectTo: at, label: at });
  });

  test('several are audited with one seed and compared; the worst decides', async () => {
    const [right, wrong] = [await backend(), await backend(mutants['allimages.ns/string']?.alter)];
    const gone = `127.0.0.1:${await freePort()}`;
    const all = [right.at, wrong.at, gone].flatMap(at => ['--connect-to', at]);
    const { status, stdout } = await run(args(...all, '--retries', '0'));
    expect(status).toBe(1);
    const reports = [right.at, wrong.at, gone].map(at => report(join(out, at.replace(':', '_'))));
    expect(reports.map(({ conformant }) => conformant)).toEqual([true, false, null]);
    expect(new Set(reports.map(({ seed }) => seed)).size).toBe(1);
    const ends = `✗ NOT CONFORMANT: ${wrong.at} · ? INCONCLUSIVE: ${gone} · ✓ CONFORMANT: ${right.at}\n`;
    expect(stdout.endsWith(ends)).toBe(true);
    expect(readFileSync(join(out, 'compare.html'), 'utf8')).toContain(wrong.at);
  });

  test('in a fleet each is a target of its own, within the limits of one operator', async () => {
    const [right, wrong] = [await backend(), await backend(mutants['allimages.ns/string']?.alter)];
    const list = join(out, 'list.csv');
    const lines = [right.at, wrong.at].map(at => `https://wiki.test/api.php,${at}\n`);
    writeFileSync(list, `url,connect-to\n${lines.join('')}`);
    const fleet = words`fleet ${list} --out ${join(out, 'fleet')} --contact ops@wiki.test ${common}`;
    const { status, stdout, stderr } = await run(fleet);
    expect([complaintsIn(stderr), status]).toEqual(['', 1]);
    expect(stdout).toContain('2 targets: 1 conformant, 1 not conformant');
    expect(readFileSync(join(out, 'fleet', 'list.jsonl'), 'utf8')).toContain(`"connectTo":"${wrong.at}"`);
    expect((await run(fleet)).status).toBe(1);
  });
});

test('a quick check sends at most 40 requests, and makes no statement on conformance', async () => {
  await using wiki = await served({});
  const { status, stdout } = await run(words`${wiki.url} --out ${out} --quick --format console,json,html`);
  expect(stdout).toMatch(/^✓ QUICK CHECK PASSED/);
  expect(stdout).toContain('quick check, no statement on conformance');
  expect(status).toBe(0);
  expect(report()).toMatchObject({ quick: true, complete: false });
  expect(report().requests).toBeLessThanOrEqual(40);
  expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain(' --quick');
  expect((await run([wiki.url, '--out', out, '--quick', '--quiet', '--require-complete'])).status).toBe(3);
});

async function served(options: Parameters<typeof serveWiki>[0]) {
  const wiki = await serveWiki(options);
  return { url: wiki.url, [Symbol.asyncDispose]: () => wiki.close() };
}
