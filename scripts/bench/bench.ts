/** `npm run bench [-- audit | walk | fleet [TARGETS]]`: an audit beside a bare loop of the same requests, and the cost of a large wiki or fleet. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'undici';
import type { RecordingFile } from '../../schemas/generated/recording.js';

const self = fileURLToPath(import.meta.url);
const cli = fileURLToPath(new URL('../../bin/cli.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const print = (text: string) => process.stdout.write(`${text}\n`);
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Unlike getrusage, VmHWM does not start with the memory of the process that forked this one. */
const USAGE = `data:text/javascript,import{readFileSync as r,writeSync as w}from'node:fs';process.on('exit',()=>{
const{user,system}=process.cpuUsage();w(3,JSON.stringify([(user+system)/1e3,/VmHWM:\\s+(\\d+)/.exec(r('/proc/self/status'))[1]/1024]))})`;

/** Runs a Node script to its end; the verdict of an audit is no failure. */
function run(...args: readonly string[]) {
  const from = performance.now();
  const { status, output } = spawnSync(process.execPath, ['--import', USAGE, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const ms = performance.now() - from;
  if (status !== 0 && status !== 1) throw new Error(`${args.join(' ')} ended with ${status}`);
  const [cpuMs, peakMb] = JSON.parse(output[3] ?? '') as [number, number];
  return { ms, cpuMs, peakMb };
}

const auditOnce = (url: string, ...options: string[]) =>
  run(cli, url, '--out', folder, '--seed', 'bench', '--quiet', ...options);

/** Serves in a process of its own, which prints the address first. */
async function serving<T>(args: readonly string[], use: (address: string) => T | Promise<T>): Promise<T> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  try {
    return await use(String(line).trim());
  } finally {
    child.kill();
  }
}

/** The bare loop: sends the requests of a recording, on new connections where the audit opened one, and parses JSON. */
async function bareLoop(recording: string): Promise<void> {
  const { log } = JSON.parse(readFileSync(recording, 'utf8')) as RecordingFile;
  const { origin } = new URL(log.entries[0]?.request.url ?? '');
  let client = new Client(origin);
  for (const { request, _question: asked } of log.entries) {
    if (asked?.connection === 'fresh') {
      await client.destroy();
      client = new Client(origin);
    }
    const { pathname, search } = new URL(request.url);
    const headers = request.headers.flatMap(({ name, value }) => [name, value]);
    const answer = await client.request({ method: 'GET', path: pathname + search, headers });
    const text = await answer.body.text();
    if (String(answer.headers['content-type']).includes('json')) JSON.parse(text);
  }
  await client.close();
}

function audits(url: string): void {
  for (const strength of ['1', '2']) {
    auditOnce(url, '--strength', strength, '--format', 'har');
    const ours: number[] = [];
    const ratios = Array.from({ length: 7 }, () => {
      const { ms } = auditOnce(url, '--strength', strength, '--format', 'json');
      ours.push(ms);
      return ms / run(self, 'bare', join(folder, 'audit.har')).ms;
    });
    const text = `audit ÷ bare loop, whole process, strength ${strength}`;
    print(`${text}: ${median(ratios).toFixed(2)} (${median(ours).toFixed(0)} ms)`);
  }
}

const walkOf = (files: string) =>
  serving([cli, 'serve', '--files', files], url =>
    auditOnce(url, '--strength', '1', '--rule', 'allimages.order', '--format', 'json'),
  );

async function walk(): Promise<void> {
  const [small, large] = [await walkOf('10000'), await walkOf('100000')];
  const memory = `${large.peakMb.toFixed(0)} − ${small.peakMb.toFixed(0)} MB`;
  print(`100,000 files ÷ 10,000: ${(large.ms / small.ms).toFixed(1)} times the time, ${memory}`);
}

/** Not loaded by the bare loop, which would start more slowly. */
const wikis = () => import('../../fixtures/many.js');

/** A typical fleet: most targets conform, some do not, and some cannot be judged. */
const kinds = ['reference', 'reference', 'reference', 'allimages.ns/string', 'absent'];

async function fleet(origin: string, targets: number): Promise<void> {
  const list = join(folder, 'fleet.txt');
  const { manyUrls } = await wikis();
  for (const count of [Math.ceil(targets / 10), targets]) {
    writeFileSync(list, manyUrls(origin, count, kinds).join('\n'));
    const options = ['--strength', '1', '--retries', '0', '--seed', 'bench', '--quiet', '--exit-zero'];
    const { cpuMs, peakMb } = run(cli, 'fleet', list, '--out', join(folder, `fleet-${count}`), ...options);
    const cost = `${(cpuMs / count).toFixed(1)} ms of CPU for each audit`;
    print(`fleet of ${count}: ${cost}, at most ${peakMb.toFixed(0)} MB`);
  }
}

const [, , part, argument] = process.argv;
try {
  if (part === 'bare') await bareLoop(argument ?? '');
  else if (part === 'wikis') print((await (await wikis()).serveMany({ isLogged: false })).origin);
  else {
    if (part === undefined || part === 'audit') await serving([cli, 'serve'], audits);
    if (part === undefined || part === 'walk') await walk();
    if (part === undefined || part === 'fleet')
      await serving([self, 'wikis'], origin => fleet(origin, Number(argument ?? 10_000)));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
