/**
 * `npm run golden` audits the wikis of the golden table and prints the lines in which it differs from the committed one;
 * `npm run golden -- mutants pairs` audits only the groups whose names begin so; `--write` writes what was found.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { count, duration } from '../../../schemas/text/numbers.js';
import { inTurn } from '../audit.js';
import { groups } from './cases.js';
import { differences, lineOf, replaced, totalOf } from './table.js';

const FILE = 'scripts/matrix/golden/golden.txt';
/** Of each thread: audits wait before they repeat a request. */
const AT_ONCE = 8;
const THREADS = availableParallelism();

type Done = readonly (readonly [line: string, requests: number])[];

/** What one of the threads audits of a group. */
async function auditPart([group, part]: readonly [group: string, part: number]): Promise<Done> {
  const cases = Object.entries(groups[group] ?? {}).filter((_, at) => at % THREADS === part);
  return inTurn(cases, AT_ONCE, async ([id, runAudit]) => {
    const report = await runAudit();
    return [lineOf(group, id, report), report.requests] as const;
  });
}

/** Some mutants and variants count their requests, so each group has threads of its own. */
async function auditGroup(group: string): Promise<readonly string[]> {
  const parts = Array.from({ length: THREADS }, (_, part) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: [group, part] });
    return new Promise<Done>((resolve, reject) => thread.once('message', resolve).once('error', reject));
  });
  const done = (await Promise.all(parts)).flat();
  const requests = done.map(([, each]) => each);
  return [...done.map(([line]) => line), totalOf(group, requests)];
}

async function run(words: readonly string[], isWritten: boolean): Promise<number> {
  const names = Object.keys(groups);
  const unknown = words.filter(word => !names.some(name => name.startsWith(word)));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: the groups are ${names.join(', ')}`);
  const chosen = names.filter(name => words.length === 0 || words.some(word => name.startsWith(word)));
  const started = performance.now();
  let differing = 0;
  for (const group of chosen) {
    const before = readFileSync(FILE, 'utf8');
    const after = replaced(before, group, await auditGroup(group));
    const found = differences(before, after);
    differing += found.length;
    process.stdout.write(found.map(line => `${line}\n`).join(''));
    // Each group is written at once, because all of them take long.
    if (isWritten) writeFileSync(FILE, after);
    const time = duration(performance.now() - started);
    process.stderr.write(`${group}: ${count(found.length, 'different line')}, after ${time}\n`);
  }
  return differing > 0 && !isWritten ? 1 : 0;
}

if (isMainThread) {
  const words = process.argv.slice(2);
  process.exitCode = await run(
    words.filter(word => word !== '--write'),
    words.includes('--write'),
  );
} else parentPort?.postMessage(await auditPart(workerData as [string, number]));
