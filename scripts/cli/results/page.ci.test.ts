/** The page and the table of 5,000 targets: their size, and what it takes to open or write them. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { launchChromium, missingChromium } from '../../../reporters/testing/chromium.js';
import { addTarget, fleetPage } from '../../../reporters/matrix/fleet.js';
import { emptyMatrix } from '../../../reporters/matrix/rows.js';
import { hostile } from '../../../reporters/testing/hostile.js';
import { sampleFleet } from '../../../reporters/testing/fleet.js';
import { entriesIn, writeFleetFolder } from '../../fleet/testing/folder.js';
import { start } from '../../testing/run.js';
import { unless } from '../../testing/skips.js';
import { writeFleetPage } from './page.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const NUMBER = 5_000;
const LARGEST_PAGE = 10_000_000;
const SLOWEST = 3;
const PAIRS = 7;
/** Of the memory of a process that writes a table; Node itself takes about 50 MB. */
const MOST_MEMORY_MB = 300;

const missing = missingChromium('the page of 5,000 targets');
const folder = temporary('fleet-of-5000');
const page = join(folder, 'index.html');

beforeAll(() => {
  const targets = writeFleetFolder(folder, sampleFleet(NUMBER));
  writeFleetPage(folder, { targets, entries: entriesIn(folder) });
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
    const results = hostile.results.map(result => ({
      ...result,
      outcome: 'failed' as const,
      message: poison + result.rule,
    }));
    const observations = hostile.observations.map(each => ({ ...each, seen: poison }));
    const place = { folder: `targets/ab/${at}`, hasPage: true };
    addTarget(
      fleet,
      { label: poison, url: poison, operator: poison, ...place },
      { ...hostile, results, observations },
    );
  }
  expect(Buffer.byteLength(fleetPage(fleet))).toBeLessThanOrEqual(LARGEST_PAGE);
});

describe('in Chromium', unless(missing), () => {
  test('the page opens within 3 times a static page of its size', async () => {
    const plain = join(folder, 'static.html');
    writeFileSync(plain, staticPage(statSync(page).size));
    const browser = await launchChromium();
    const times: Record<'page' | 'plain', number[]> = { page: [], plain: [] };
    try {
      await openingTime(browser, plain);
      await openingTime(browser, page);
      for (let pair = 0; pair < PAIRS; pair += 1) {
        times.plain.push(await openingTime(browser, plain));
        times.page.push(await openingTime(browser, page));
      }
    } finally {
      await browser.close();
    }
    const [own, other] = [median(times.page), median(times.plain)];
    console.log(`opened in ${own.toFixed(0)} ms, a static page of its size in ${other.toFixed(0)} ms`);
    expect(own / other).toBeLessThanOrEqual(SLOWEST);
  });
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

/** Paragraphs with links, the cheapest thing to lay out. */
function staticPage(bytes: number): string {
  let text =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Static</title></head><body>\n';
  for (let at = 0; text.length < bytes; at += 1)
    text += `<p>Target ${at}: <a href="targets/ab/${at}/report.html">wiki ${at}</a> conforms to the contract, as far as it was asked.</p>\n`;
  return text;
}

/** From the start of the navigation to the frame after the one that shows the loaded page. */
async function openingTime(browser: Browser, file: string): Promise<number> {
  const opened = await browser.newPage();
  await opened.goto(pathToFileURL(file).href);
  const script =
    'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))))';
  const ms = await opened.evaluate<number>(script);
  await opened.close();
  return ms;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

function residentMB(pid: number | undefined): number {
  try {
    const [, kB = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kB) / 1024);
  } catch {
    return 0;
  }
}
