/** Baselines: what they excuse, when they are stale, and mistakes in their files. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mutants } from '../../fixtures/mutants/index.js';
import { serveWiki, type Served } from '../../fixtures/serve.js';
import { audit } from '../../suites/audit/audit.js';
import { baselineOf, readBaselineFile } from './input/baseline-file.js';
import { exitStatus } from './commands/exit-status.js';
import { UsageError } from './errors.js';
import { temporary } from '../../suites/testing/samples/temporary.js';

const folder = temporary('baseline');

describe('an audit with a baseline', () => {
  let broken: Served;
  let sound: Served;
  beforeAll(async () => {
    const mutant = Object.values(mutants).find(({ rule }) => rule === 'allimages.name');
    if (!mutant) throw new Error('no mutant');
    broken = await serveWiki({ ...mutant.wiki, alter: mutant.alter });
    sound = await serveWiki({});
  });
  afterAll(async () => {
    await broken.close();
    await sound.close();
  });
  const quick = { strength: 1, lastingMs: 0, maxRequests: 60, rules: ['allimages.*'] } as const;
  const entry = { rule: 'allimages.name', reason: 'an old import' };

  test('a listed failure does not count, nor do the rules that it kept from being tested', async () => {
    const before = await audit({ ...quick, url: broken.url });
    expect(exitStatus(before, {})).toBe(1);
    const report = await audit({ ...quick, url: broken.url, baseline: baselineOf(before) });
    expect(report.results.find(({ rule }) => rule === 'allimages.order')?.outcome).toBe('untested');
    expect(report.baseline?.map(({ standing }) => standing)).toContain('failing');
    expect(exitStatus(report, {})).toBe(0);
  });

  test('a listed rule that passes makes the run exit 1', async () => {
    const report = await audit({ ...quick, url: sound.url, baseline: [entry] });
    expect(report.baseline).toEqual([{ ...entry, standing: 'passing' }]);
    expect(report.conformant).toBe(true);
    expect(exitStatus(report, {})).toBe(1);
  });

  test('an entry excuses a failure until the end of its last day', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const all = baselineOf(await audit({ ...quick, url: broken.url }));
    const until = (day: string) => all.map(item => ({ ...item, until: day }));
    expect(exitStatus(await audit({ ...quick, url: broken.url, baseline: until(today) }), {})).toBe(0);
    expect(exitStatus(await audit({ ...quick, url: broken.url, baseline: until('2020-01-01') }), {})).toBe(1);
  });

  test('what was not observed is not counted as fixed', async () => {
    const report = await audit({ url: 'http://127.0.0.1:1/api.php', retries: 0, baseline: [entry] });
    expect(report.baseline).toEqual([{ ...entry, standing: 'not observed' }]);
    expect(exitStatus(report, {})).toBe(3);
  });
});

describe('a mistake in a baseline file is one line with its place', () => {
  const file = join(folder, 'baseline.json');
  const entry = '{"rule": "allimages.ns", "reason": "x"}';
  test.each([
    ['{}', "the document must have required property 'rules'"],
    ['{"rules": [{"rule": "allimages.ns"}]}', "/rules/0 must have required property 'reason'"],
    [
      '{"rules": [{"rule": "allimages.page_size", "reason": "x"}]}',
      '/rules/0/rule is the unknown rule `allimages.page_size` (did you mean `allimages.page-size`?)',
    ],
    [
      '{"rules": [{"rule": "nothing at all like it", "reason": "x"}]}',
      '/rules/0/rule is the unknown rule `nothing at all like it` (delete the entry)',
    ],
    [
      '{"rules": [{"rule": "allimages.ns", "reason": "x", "until": "2026-02-30"}]}',
      '/rules/0/until must be a date such as 2027-01-31',
    ],
    [
      '{"rules": [{"rule": "allimages.ns", "reason": "x", "colour\\n": "red"}]}',
      '/rules/0 has an unknown member "colour\\x0a"',
    ],
    [`{"rules": [${entry}, ${entry}]}`, '/rules/1/rule repeats allimages.ns of /rules/0: delete one entry'],
  ])('%s', async (text, message) => {
    writeFileSync(file, text);
    await expect(readBaselineFile(file)).rejects.toThrow(new UsageError(`${file}: ${message}`));
  });

  test('notes for editors are ignored', async () => {
    writeFileSync(
      file,
      '{"$schema": "x", "rules": [{"_who": "me", "rule": "allimages.ns", "reason": "x", "ticket": "T1"}]}',
    );
    expect(await readBaselineFile(file)).toEqual([{ rule: 'allimages.ns', reason: 'x', ticket: 'T1' }]);
  });
});
