/** The page and the table of 5,000 targets: their size, and what it takes to write them. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addTarget, fleetPage } from '../../reporters/matrix/fleet.js';
import { emptyMatrix } from '../../reporters/matrix/rows.js';
import { hostile } from '../../reporters/testing/hostile.js';
import { sampleFleet } from '../../reporters/testing/fleet.js';
import { entriesIn, writeFleetFolder } from './testing/folder.js';
import { start } from '../testing/run.js';
import { writeFleetPage } from './output.js';
import { temporary } from '../../suites/testing/samples/temporary.js';

const NUMBER = 5_000;
const LARGEST_PAGE = 10_000_000;
/** Of the memory of a process that writes a table; Node itself takes about 50 MB. */
const MOST_MEMORY_MB = 300;

const folder = temporary('fleet-of-5000');
const page = join(folder, 'index.html');

beforeAll(async () => {
  const targets = writeFleetFolder(folder, sampleFleet(NUMBER));
  await writeFleetPage(folder, targets, await entriesIn(folder));
}, 600_000);

test('the page has at most 10 MB', () => {
  const { size } = statSync(page);
  console.log(`the page of ${NUMBER} targets has ${size} bytes`);
  expect(size).toBeLessThanOrEqual(LARGEST_PAGE);
});

test('the page has at most 10 MB also where every text is long, hostile and no other', () => {
  const fleet = emptyMatrix();
  for (let at = 0; at < NUMBER; at += 1) {
    const poison = `${at}${'<"&\u202e'.repeat(100)}`;
    const place = { label: poison, url: poison, operator: poison, folder: `targets/ab/${at}`, hasPage: true };
    const results = hostile.results.map(result => ({
      ...result,
      outcome: 'failed' as const,
      message: poison + result.rule,
    }));
    const observations = hostile.observations.map(each => ({ ...each, seen: poison }));
    addTarget(fleet, place, { ...hostile, results, observations });
  }
  expect(Buffer.byteLength(fleetPage(fleet))).toBeLessThanOrEqual(LARGEST_PAGE);
});

test.each(['csv', 'jsonl'])('the %s table is written in bounded memory', async format => {
  const { child, ended } = start(['export', folder, '--format', format]);
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, residentMB(child.pid));
  }, 50);
  const { status, stdout, stderr } = await ended;
  clearInterval(timer);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  console.log(`${format}: ${stdout.length} bytes, ${most} MB of memory`);
  expect(most).toBeLessThanOrEqual(MOST_MEMORY_MB);
});

function residentMB(pid: number | undefined): number {
  try {
    const [, kB = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kB) / 1024);
  } catch {
    return 0;
  }
}
