/** The random lawful wikis that every release is tested with; `RANDOM_BASE` selects others. */
import { describe, expect, test } from 'vitest';
import { misjudgedAmong, seedsOf } from './random.js';

const WIKIS = 60;
const AT_A_TIME = 30;

describe(`no rule fails on ${WIKIS} random lawful wikis`, () => {
  const seeds = seedsOf(WIKIS);
  const parts = Array.from({ length: WIKIS / AT_A_TIME }, (_, part) =>
    seeds.slice(part * AT_A_TIME, (part + 1) * AT_A_TIME),
  );

  test.each(parts.map(part => ({ from: part[0], part })))('from $from', async ({ part }) => {
    expect((await misjudgedAmong(part)).map(({ text }) => text)).toEqual([]);
  });
});
