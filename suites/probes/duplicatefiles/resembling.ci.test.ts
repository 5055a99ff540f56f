/** Titles that are nearly those of files: what they may have, and what proves a careless lookup. */
import { describe, expect, test, vi } from 'vitest';
import { existing, records, withUnderscores } from '../../../fixtures/mutants/duplicatefiles/edits.js';
import { ofExisting, ofMissing } from '../../../fixtures/mutants/dsl/conditions.js';
import { textOf, together } from '../../../fixtures/mutants/dsl/edits.js';
import { mutants } from '../../../fixtures/mutants/index.js';
import type { Alteration, Json, JsonObject } from '../../../fixtures/wiki/wiki.js';
import { auditOf, failuresOf } from '../../testing/samples/served.js';

vi.setConfig({ testTimeout: 60_000 });

const reportOn = (alter: Alteration, { strength = 2, ...wiki }: { strength?: 1 | 2; files?: number } = {}) =>
  auditOf({ ...wiki, alter }, { seed: 'nearly', strength, rules: ['duplicatefiles.*'] });

/** The titles that the audit draws hold longer words than those of the reference wiki. */
const isNearly = ({ title }: JsonObject) => /^File:.{1,12}$/.test(withUnderscores(textOf(title)));

/** What a wiki has under titles that are nearly those of files. */
const instead = (change: (before: JsonObject) => readonly [key: string, record: Json]): Alteration =>
  records((before, key) => [isNearly(before) ? change(before) : [key, before]], ofMissing);

const anyCase = mutants['duplicatefiles.missing-record/any-case']?.alter ?? {};

test('a lookup in any letter case is told with the file whose page it gives', async () => {
  const [failure, ...others] = failuresOf(await reportOn(anyCase));
  expect(failure).toMatch(
    /^duplicatefiles\.missing-record: `File:[^`]+`, which the listing does not show, has the page of `\S+` \(.+\)$/,
  );
  expect(others).toEqual([]);
});

describe('nobody is accused where such a title', () => {
  test.each<[string, Alteration]>([
    ['has a page of its own, such as a redirect', instead(before => ['98765', existing(before)])],
    ['is a file of a shared repository', instead(before => ['-1', { ...before, known: '' }])],
  ])('%s', async (_what, alter) => {
    const report = await reportOn(alter);
    expect(failuresOf(report)).toEqual([]);
    expect(report.results.find(({ rule }) => rule === 'duplicatefiles.missing-record')?.outcome).toBe(
      'passed',
    );
  });

  test('has the page of a file that was moved meanwhile', async () => {
    const moved = records((before, key) => [[`9${key}`, before]], ofExisting);
    const report = await reportOn(together(anyCase, moved));
    expect(failuresOf(report).join()).not.toMatch(/missing-record/);
  });
});
