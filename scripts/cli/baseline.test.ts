/** Baselines: what they excuse, what they complain about, and mistakes in their files. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mutants } from '../../fixtures/mutants/index.js';
import { serveWiki } from '../../fixtures/serve.js';
import type { Served } from '../../fixtures/serve.js';
import { audit } from '../../suites/audit/audit.js';
import { baselineOf, readBaselineFile } from './input/baseline-file.js';
import { exitStatus } from './commands/audit.js';

const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
  const entry = { rule: 'allimages.name', reason: 'an old import' };

  test('a listed failure does not count, nor do the rules that it kept from being tested', async () => {
    const before = await audit({ url: broken.url });
    expect(exitStatus(before, false)).toBe(1);
    const report = await audit({ url: broken.url, baseline: baselineOf(before) });
    expect(report.results.find(({ rule }) => rule === 'allimages.order')?.outcome).toBe('untested');
    expect(report.baseline?.map(({ standing }) => standing)).toContain('failing');
    expect(exitStatus(report, false)).toBe(0);
  });

  test('a listed rule that passes makes the run exit 1', async () => {
    const report = await audit({ url: sound.url, baseline: [entry] });
    expect(report.baseline).toEqual([{ ...entry, standing: 'passing' }]);
    expect(report.conformant).toBe(true);
    expect(exitStatus(report, false)).toBe(1);
  });

  test('an entry whose day is over excuses nothing, on its last day it still does', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const all = baselineOf(await audit({ url: broken.url }));
    const until = (day: string) => all.map(item => ({ ...item, until: day }));
    expect(exitStatus(await audit({ url: broken.url, baseline: until(today) }), false)).toBe(0);
    expect(exitStatus(await audit({ url: broken.url, baseline: until('2020-01-01') }), false)).toBe(1);
  });

  test('what was not observed is not taken for mended', async () => {
    const report = await audit({ url: 'http://127.0.0.1:1/api.php', retries: 0, baseline: [entry] });
    expect(report.baseline).toEqual([{ ...entry, standing: 'not observed' }]);
    expect(exitStatus(report, false)).toBe(3);
  });
});

describe('a mistake in a baseline file is one line with its place', () => {
  const file = join(folder, 'baseline.json');
  test.each([
    ['{', /:1:2: not JSON/],
    ['[]', /:1:1: --baseline takes a file that holds a JSON object/],
    ['{"rules": {}}', /a baseline has a list "rules"/],
    ['{"rules": [\n7]}', /:2:1: an entry of a baseline is an object/],
    ['{"rules": [{"rule": "allimages.ns"}]}', /an entry has a rule and a reason/],
    ['{"rules": [{"rule": "no.such", "reason": "x"}]}', /there is no rule "no.such": delete its entry/],
    ['{"rules": [{"rule": "allimages.ns", "reason": ""}]}', /reason is a text/],
    ['{"rules": [{"rule": "allimages.ns", "reason": "x", "until": "soon"}]}', /until is a day such as/],
    ['{"rules": [{"rule": "allimages.ns", "reason": "x", "until": "2026-02-30"}]}', /until is a day such as/],
    ['{"rules": [{"rule": "allimages.ns", "reason": "x", "colour": "red"}]}', /unknown key "colour"/],
    [
      '{"rules": [{"rule": "allimages.ns", "reason": "x"}, {"rule": "allimages.ns", "reason": "y"}]}',
      /listed twice/,
    ],
  ])('%s', (text, message) => {
    writeFileSync(file, text);
    expect(() => readBaselineFile(file)).toThrow(message);
    expect(() => readBaselineFile(file)).not.toThrow(/\n/);
  });

  test('notes for editors are ignored', () => {
    writeFileSync(
      file,
      '{"$schema": "x", "rules": [{"_who": "me", "rule": "allimages.ns", "reason": "x", "ticket": "T1"}]}',
    );
    expect(readBaselineFile(file)).toEqual([{ rule: 'allimages.ns', reason: 'x', ticket: 'T1' }]);
  });
});
