/** The page and the table of 5,000 targets stay within their size and memory. */
import { expect, test } from 'vitest';
import { fleetPage } from '../../reporters/matrix/fleet.js';
import { addReport, emptyMatrix } from '../../reporters/matrix/rows.js';
import { hostile } from '../../reporters/testing/hostile.js';
import { sampleFleet } from '../../reporters/testing/fleet.js';
import { writeFleetFolder } from './testing/folder.js';
import { start } from '../testing/run.js';
import { temporary } from '../../suites/testing/samples/temporary.js';

const NUMBER = 5_000;
const LARGEST_PAGE = 10_000_000;
const folder = temporary('fleet-of-5000');

test('the page has at most 10 MB, even if every text is long, hostile and no other', () => {
  const fleet = emptyMatrix();
  for (let at = 0; at < NUMBER; at += 1) {
    const poison = `${at}${'<"&\u202e'.repeat(100)}`;
    const place = { label: poison, about: poison, owner: poison, href: `targets/ab/${at}/report.html` };
    const results = hostile.results.map(result => {
      return { ...result, outcome: 'failed' as const, message: poison + result.rule };
    });
    const observations = hostile.observations.map(each => ({ ...each, seen: poison }));
    addReport(fleet, place, { ...hostile, results, observations });
  }
  expect(Buffer.byteLength(fleetPage(fleet))).toBeLessThanOrEqual(LARGEST_PAGE);
});

test.each(['csv', 'jsonl'])('the %s table is written in bounded memory', async format => {
  writeFleetFolder(folder, sampleFleet(NUMBER));
  // The process dies if it needs more heap.
  const options = { NODE_OPTIONS: '--max-old-space-size=150' };
  const { status, stdout, stderr } = await start(['export', folder, '--format', format], options).ended;
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.length).toBeGreaterThan(30_000_000);
});
