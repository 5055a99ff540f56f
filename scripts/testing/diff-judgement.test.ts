/** `diff` where the suite or the contract differs: a recording, judged again, proves it. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consoleDiff } from '../../reporters/diff/console.js';
import type { Report } from '../../schemas/verdict.js';
import {
  audited,
  causesIn,
  changeIn,
  copyRecording,
  diffed,
  fileOf,
  folder,
  mutant,
  removeReports,
  resultsWith,
  write,
} from './diffs.js';

let reference: Report;

beforeAll(async () => {
  reference = await audited('reference', {});
  await audited('other seed', {}, { seed: 'another' });
  await audited('string ns', mutant('allimages.ns/string'));
  await audited('five files', { files: 5 });
}, 120_000);
afterAll(removeReports);

describe('diff', () => {
  test('proves another suite by judging the old recording again', async () => {
    const results = resultsWith(reference, 'allimages.order', 'inapplicable');
    const suite = { ...reference.suite, version: '0.0.1' };
    write('doctored', { ...reference, suite, results });
    copyRecording('reference', 'doctored');
    const diff = await diffed('doctored', 'other seed');
    expect(changeIn(diff, 'allimages.order')).toMatchObject({
      change: 'changed',
      causes: [
        {
          cause: 'suite',
          proven: true,
          words:
            'the old report says not applicable; its recording, re-judged by version 1.0.0, gives passed',
        },
      ],
    });
    write('doctored alone', { ...reference, suite, results, started: '2026-01-01T00:00:00.000Z' });
    const alone = await diffed('doctored alone', 'other seed alone');
    expect(causesIn(alone, 'allimages.order')).toEqual(['suite?', 'answers?']);
    expect(alone.notes.join('\n')).toMatch(
      /no recording of the old audit and the new audit: audit with `--format json,har`/,
    );
  });

  test('excludes the suite where the old recording, judged again, gives the old outcome', async () => {
    write('older suite', { ...reference, suite: { ...reference.suite, version: '0.0.1' } });
    copyRecording('reference', 'older suite');
    const diff = await diffed('older suite', 'string ns');
    expect(causesIn(diff, 'allimages.ns')).toEqual(['answers']);
    const alone = await diffed('older suite', 'string ns alone');
    expect(causesIn(alone, 'allimages.ns')).toEqual(['answers?']);
  });

  test('proves another contract where the suite has the same version', async () => {
    const results = resultsWith(reference, 'allimages.order', 'inapplicable');
    const contract = { ...reference.contract, digest: `sha256:${'0'.repeat(64)}` };
    write('older words', { ...reference, contract, results });
    copyRecording('reference', 'older words');
    const diff = await diffed('older words', 'other seed');
    expect(causesIn(diff, 'allimages.order')).toEqual(['contract']);
    expect(diff.notes).toEqual(['The reports follow different texts of the contract.']);
  });

  test('does not confuse the wording of an older suite with another outcome', async () => {
    const { results, suite } = JSON.parse(readFileSync(fileOf('string ns'), 'utf8')) as Report;
    const report = JSON.parse(readFileSync(fileOf('string ns'), 'utf8')) as Report;
    write('older wording', {
      ...report,
      suite: { ...suite, version: '0.0.1' },
      results: results.map(each => ({ ...each, message: `in older words: ${each.message}` })),
    });
    copyRecording('string ns', 'older wording');
    const diff = await diffed('older wording', 'reference');
    expect(causesIn(diff, 'allimages.ns')).toEqual(['answers']);
    expect(diff.counts).toMatchObject({ better: 1, same: reference.results.length - 1 });
  });

  test('names no cause where judging again excludes them all', async () => {
    const results = resultsWith(reference, 'allimages.order', 'failed');
    write('edited', { ...reference, results });
    const diff = await diffed('reference alone', 'edited');
    expect(changeIn(diff, 'allimages.order')).toMatchObject({ change: 'worse', causes: [] });
    expect(changeIn(diff, 'allimages.order').unexplained).toMatch(/^neither the reports/);
    expect(consoleDiff(diff, { columns: 80, colour: false, files: [] })).toContain('unknown: neither');
  });

  test('names another contract as possible, and the rules that only one report has', async () => {
    const digest = `sha256:${'0'.repeat(64)}`;
    const [first, ...rest] = reference.results;
    if (!first) throw new Error('the reference has results');
    const results = [
      { ...first, rule: 'envelope.older-rule', outcome: 'failed' as const },
      ...rest.map(result =>
        result.rule === 'allimages.ns'
          ? { ...result, outcome: 'failed' as const }
          : result.rule === 'html.notice'
            ? { ...result, level: 'SHOULD' as const, outcome: 'failed' as const }
            : result,
      ),
    ];
    const contract = { ...reference.contract, digest };
    write('older contract', { ...reference, contract, results, started: '2026-01-01T00:00:00.000Z' });
    const diff = await diffed('older contract', 'other seed alone');
    expect(causesIn(diff, 'allimages.ns')).toEqual(['contract?', 'answers?']);
    expect(causesIn(diff, 'html.notice')).toEqual(['contract?', 'answers?']);
    expect(changeIn(diff, first.rule)).toMatchObject({ change: 'new', counts: false });
    expect(changeIn(diff, 'envelope.older-rule')).toMatchObject({
      change: 'gone',
      causes: [],
    });
  });

  test('uses no recording of another audit, and notes it', async () => {
    write('stray', reference);
    copyRecording('five files', 'stray');
    writeFileSync(join(folder, 'string ns alone', 'audit.har'), '{"log":');
    const diff = await diffed('stray', 'string ns alone');
    expect(diff.notes.join('\n')).toMatch(
      /stray.audit\.har is not used: it is the recording of another audit/,
    );
    expect(diff.notes.join('\n')).toMatch(
      /alone.audit\.har is not used: 1:8: not JSON: the file ends too early/,
    );
    rmSync(join(folder, 'string ns alone', 'audit.har'));
  });
});
