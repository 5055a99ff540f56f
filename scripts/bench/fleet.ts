/** Fleets: the CPU time of an audit, the memory of a process with thousands of them, and whether each target is judged as alone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manyUrls } from '../../fixtures/many.js';
import { failuresOf } from '../../reporters/report/results.js';
import type { Report } from '../../schemas/verdict.js';
import { audit } from '../../suites/audit/audit.js';
import { readTargets } from '../fleet/list/targets.js';
import { reportOn } from '../fleet/store.js';
import { auditOptionsOf } from '../fleet/unit.js';
import { median, ratioOfPairs } from './measure.js';
import type { Usage } from './usage.js';

/** Of twenty targets, twelve conform, six are mutants, and two cannot be judged. */
const kinds = [
  ...Array.from({ length: 12 }, () => 'reference'),
  'allimages.ns/string',
  'languageinfo.code/integer',
  'dbrepllag.lag/absent',
  'allimages.name/spaces',
  'duplicatefiles.missing/true',
  'html.media-type/json',
  'absent',
  'garbled',
];
const concurrency = 50;
const FEW = 1_000;
/** How many targets the ratio is measured with unless the command line says otherwise: with fewer, it shows more of how long a process takes to start. */
const MANY = 10_000;
const common = ['--strength', '1', '--retries', '0', '--seed', 'bench', '--concurrency', String(concurrency)];

interface Places {
  readonly script: (name: string) => string;
  readonly cli: string;
  readonly folder: string;
  readonly print: (text: string) => void;
  /** From the command line: how many targets, and how many pairs of runs. */
  readonly counts: readonly number[];
}

export async function fleetBench({ script, cli, folder, print, counts }: Places): Promise<void> {
  const [many = MANY, pairs = 3] = counts;
  const wikis = await startWikis(script('wikis'));
  const usage = script('usage');
  let runs = 0;
  let out = '';
  const runFleet = async (targets: number): Promise<Usage> => {
    const list = join(folder, 'fleet.txt');
    writeFileSync(list, manyUrls(wikis.origin, targets, kinds).join('\n'));
    // A folder of its own each time: where thousands of files were deleted just before, some file systems make new ones slowly.
    out = join(folder, `fleet-${++runs}`);
    return usageOf([
      '--import',
      usage,
      cli,
      'fleet',
      list,
      '--out',
      out,
      '--quiet',
      '--exit-zero',
      ...common,
    ]);
  };

  const few = await runFleet(FEW);
  const requests = join(folder, 'requests.jsonl');
  wikis.record();
  const all = [await runFleet(many)];
  const asked = await wikis.write(requests);
  print(`fleet of ${many} targets, ${asked} requests`);
  print(`judged as alone: ${await judgedAsAlone(out)} of ${many}`);

  const bare = async (api: string): Promise<number> => {
    const args = ['--import', usage, script('bare-fleet'), requests, wikis.origin, String(concurrency), api];
    return (await usageOf(args)).cpuMs;
  };
  const ours = async (): Promise<number> => {
    const one = await runFleet(many);
    all.push(one);
    return one.cpuMs;
  };
  const ratio = await ratioOfPairs(pairs, ours, () => bare('Client'));
  print(`CPU ÷ bare loop with the same requests and concurrency: ${ratio} (at most 2.5, goal 1.5)`);
  const latest = all.at(-1)?.cpuMs ?? NaN;
  for (const api of ['request', 'fetch'])
    print(`CPU ÷ the same loop with \`${api}\` of undici, once: ${(latest / (await bare(api))).toFixed(3)}`);
  print(`CPU of an audit: ${(median(all.map(({ cpuMs }) => cpuMs)) / many).toFixed(1)} ms`);
  const [least, most] = [few.peakKb, Math.max(...all.map(({ peakKb }) => peakKb))].map(kb => kb / 1024) as [
    number,
    number,
  ];
  print(
    `peak memory at ${many} targets: ${most.toFixed(0)} MB (at most 300), − at ${FEW}: ${(most - least).toFixed(1)} MB (at most 32)`,
  );
  wikis.end();
}

/** How many targets have the verdict and the failures of an audit of one of their kind alone. */
async function judgedAsAlone(out: string): Promise<number> {
  const alone = new Map<string, Promise<string>>();
  let same = 0;
  for (const target of readTargets(out)) {
    const [, kind = ''] = /^\/(.+)\/\d+\/api\.php$/.exec(new URL(target.url).pathname) ?? [];
    const settings = { seed: 'bench', strength: 1, retries: 0, formats: [] } as const;
    const expected =
      alone.get(kind) ??
      audit(auditOptionsOf(target, settings)).then(({ conformant, results }) => {
        const failed = results.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);
        return JSON.stringify([conformant, failed]);
      });
    alone.set(kind, expected);
    if ((await expected) === verdictIn(reportOn(out, target))) same++;
  }
  return same;
}

const verdictIn = (report: Report | undefined): string =>
  report ? JSON.stringify([report.conformant, failuresOf(report).unexcused.map(({ rule }) => rule)]) : '';

async function usageOf(args: readonly string[]): Promise<Usage> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] });
  let text = '';
  child.stdio[3]?.on('data', part => (text += String(part)));
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`);
  return JSON.parse(text) as Usage;
}

async function startWikis(script: string) {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [origin] = (await once(child, 'message')) as [string];
  return {
    origin,
    record: () => void child.send('record'),
    /** Writes the requests since then into this file, and returns how many there are. */
    async write(file: string): Promise<number> {
      child.send(file);
      const [count] = (await once(child, 'message')) as [number];
      return count;
    },
    end: () => void child.kill(),
  };
}
