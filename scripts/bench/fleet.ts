/** Fleets: the CPU time of an audit, the memory of a process with thousands of them, and whether each target is judged as alone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manyUrls } from '../../fixtures/many.js';
import { audit } from '../../suites/audit/audit.js';
import { readJournal } from '../fleet/journal.js';
import type { Entry } from '../fleet/journal.js';
import { readTargets } from '../fleet/list/targets.js';
import { auditOptionsOf } from '../fleet/unit.js';
import { ratioOf, type Asked } from './measure.js';
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
/** Fewer would show how long it takes to start rather than what an audit among thousands takes. */
const FEW = 1_000;
const common = ['--strength', '1', '--retries', '0', '--seed', 'bench', '--concurrency', String(concurrency)];

interface Places {
  readonly script: (name: string) => string;
  readonly cli: string;
  readonly folder: string;
  readonly print: (text: string) => void;
}

export async function fleetBench({ script, cli, folder, print }: Places): Promise<void> {
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

  await wikis.requests();
  await runFleet(FEW);
  const requests = join(folder, 'fleet-requests.json');
  const asked = byTarget(await wikis.requests());
  writeFileSync(requests, JSON.stringify(asked));
  const bare = () =>
    usageOf(['--import', usage, script('bare-fleet'), requests, wikis.origin, String(concurrency)]);
  const ratio = await ratioOf(
    5,
    async () => (await runFleet(FEW)).cpuMs,
    async () => (await bare()).cpuMs,
  );
  print(
    `fleet of ${FEW} targets, ${asked.flat().length} requests: CPU ÷ bare loop: ${ratio} (at most 2.5, goal 1.5)`,
  );

  const few = await runFleet(FEW);
  const from = performance.now();
  const many = await runFleet(10_000);
  const seconds = (performance.now() - from) / 1000;
  const [least, most] = [few, many].map(({ peakKb }) => peakKb / 1024) as [number, number];
  print(
    `peak memory at 10,000 targets: ${most.toFixed(0)} MB (at most 300), − at 1,000: ${(most - least).toFixed(1)} MB (at most 32)`,
  );
  print(
    `CPU of an audit: ${(many.cpuMs / 10_000).toFixed(1)} ms; ${(10_000 / seconds).toFixed(1)} targets a second`,
  );
  print(`judged as alone: ${await judgedAsAlone(out)} of 10,000`);
  wikis.end();
}

/** How many targets have the verdict and the failures of an audit of one of their kind alone. */
async function judgedAsAlone(out: string): Promise<number> {
  const entries = readJournal(out);
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
    if ((await expected) === verdictIn(entries.get(target.id))) same++;
  }
  return same;
}

const verdictIn = (entry: Entry | undefined): string =>
  entry?.state === 'done' ? JSON.stringify([entry.conformant, entry.failed]) : '';

/** The requests of each target, in their order. */
function byTarget(asked: readonly Asked[]): Asked[][] {
  const targets = new Map<string, Asked[]>();
  for (const request of asked) {
    const target = request.path.replace(/\/api\.php.*/s, '');
    const known = targets.get(target) ?? [];
    targets.set(target, known);
    known.push(request);
  }
  return [...targets.values()];
}

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
    /** The requests since the last call; every other call begins to list them. */
    async requests(): Promise<readonly Asked[]> {
      child.send('requests');
      const [list] = (await once(child, 'message')) as [readonly Asked[]];
      return list;
    },
    end: () => void child.kill(),
  };
}
