/** Ctrl-C during an audit. */
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serveWiki } from '../../fixtures/serve.js';
import type { Alteration } from '../../fixtures/wiki/wiki.js';
import type { Report } from '../../schemas/verdict.js';
import { run, words } from '../testing/run.js';
import { temporary } from '../../suites/testing/samples/temporary.js';

const folder = temporary('interrupt');

type Socket = NonNullable<Alteration['socket']>;

const hanging: Socket = () => undefined;
const busy: Socket = (_request, response) => response.writeHead(503, { 'Retry-After': '60' }).end();

let runs = 0;

/** Audits a wiki that replaces its ninth answer, and sends the signals once that was requested. */
async function interrupted(act: Socket, args: readonly string[], ...signals: readonly NodeJS.Signals[]) {
  const NTH = 9;
  let asked = 0;
  const progress = new EventEmitter();
  const socket: Socket = (request, response, next) => {
    if (++asked < NTH) return next();
    act(request, response, next);
    return void progress.emit('there');
  };
  const wiki = await serveWiki({ alter: { socket } });
  const out = join(folder, String(++runs));
  const options = words`--out ${out} --format json,har --seed interrupt --strength 1 --timeout 120`;
  const child = spawn(process.execPath, ['dist/bin/cli.js', wiki.url, ...options, ...args]);
  const ended = once(child, 'close') as Promise<[number | null]>;
  await once(progress, 'there');
  // The answer is on its way.
  await new Promise(resolve => setTimeout(resolve, 100));
  const from = performance.now();
  for (const signal of signals) child.kill(signal);
  const [status] = await ended;
  await wiki.close();
  return { status, out, ms: performance.now() - from };
}

const reportIn = (out: string) => JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report;

describe('the first Ctrl-C ends the audit at once, with a report of what was judged so far', () => {
  test.each<[when: string, act: Socket, args: readonly string[]]>([
    ['in the middle of an answer', hanging, []],
    ['in the middle of a pause that the server asked for', busy, []],
    ['in the middle of an answer to vitest', hanging, ['--runner', 'vitest']],
    ['in the middle of a pause in vitest', busy, ['--runner', 'vitest']],
  ])(
    '%s',
    async (_when, act, args) => {
      const { status, out, ms } = await interrupted(act, args, 'SIGINT');
      expect(status).toBe(3);
      expect(ms).toBeLessThan(10_000);
      const report = reportIn(out);
      const fault = { kind: 'interrupted', where: 'the audit', message: 'interrupted before its end' };
      expect(report).toMatchObject({ fault, conformant: null, requests: 9 });
      expect(report.totals.failed).toBe(0);
      const outcomeOf = (id: string) => report.results.find(({ rule }) => rule === id)?.outcome;
      expect(outcomeOf('dbrepllag.lag')).toBe('passed');
      expect(outcomeOf('session.same-answer')).toBe('cantTell');
      expect(readdirSync(out).toSorted()).toEqual(['audit.har', 'report.json']);
    },
    60_000,
  );
});

test('the recording so far is judged alike', async () => {
  const { out } = await interrupted(hanging, [], 'SIGINT');
  const again = join(folder, 'again');
  expect((await run(['judge', join(out, 'audit.har'), '--out', again])).status).toBe(3);
  expect(reportIn(again)).toEqual(reportIn(out));
}, 60_000);

// Both signals wait for a stopped process, so that the second one follows the first at once.
test('the second one quits and leaves no partial file', async () => {
  const { status, out } = await interrupted(hanging, [], 'SIGSTOP', 'SIGINT', 'SIGTERM', 'SIGCONT');
  expect(status).toBe(3);
  const left = readdirSync(out);
  expect(['audit.har', 'report.json']).toEqual(expect.arrayContaining(left));
  for (const name of left) JSON.parse(readFileSync(join(out, name), 'utf8'));
}, 60_000);
