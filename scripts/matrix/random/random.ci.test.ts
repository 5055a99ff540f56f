/** Every random lawful wiki that is audited for a release; the environment variable `RANDOM_BASE` selects others. */
import { describe, expect, test } from 'vitest';
import { misjudgedAmong, described, seedsOf } from './audits.js';

const WIKIS = 100;
const AT_A_TIME = 50;

/** Each of these was once accused, for a reason of its own. */
const ONCE_MISJUDGED = [
  ...[33, 51, 52, 115, 320, 612, 697, 898, 952].map(number => `later-${number}`),
  'outsider-b-177',
  'nov22-a-871',
  'repl-2033',
  'sceptic-a-64',
];

describe(`no rule fails on ${WIKIS} random lawful wikis`, () => {
  const seeds = seedsOf(WIKIS);
  const parts = Array.from({ length: WIKIS / AT_A_TIME }, (_, part) =>
    seeds.slice(part * AT_A_TIME, (part + 1) * AT_A_TIME),
  );

  test.each(parts.map(part => ({ from: part[0], part })))('from $from', async ({ part }) => {
    expect((await misjudgedAmong(part)).map(described)).toEqual([]);
  });

  test('nor on those that were once misjudged', async () => {
    expect((await misjudgedAmong(ONCE_MISJUDGED)).map(described)).toEqual([]);
  });
});
