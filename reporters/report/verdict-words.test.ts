/** What a verdict does not cover stands in every format. */
import type { CTRFReport } from 'ctrf';
import { describe, expect, test } from 'vitest';
import { unseenIn, type Finding, type Report } from '../../schemas/verdict.js';
import { consoleReport } from '../console/console.js';
import { changeOf, seenIn } from '../diff/change.js';
import { githubAnnotations } from '../formats/github.js';
import { fileFormats, type FileFormatName } from '../index.js';
import { conformant, reportOf } from '../testing/reports.js';
import { caveatsOf, toAddText, verdictLine } from './verdict-words.js';

const needs = (what: string): Finding => ({ outcome: 'inapplicable', message: `needs ${what}` });

const withoutFiles = reportOf({
  'allimages.ns': needs('a file: the listing is empty'),
  'allimages.url': needs('a file: the listing is empty'),
  'allimages.page-size': needs('more than ten files: the listing fits in one page'),
  'languageinfo.order': needs('two languages'),
});
const empty: Report = { ...withoutFiles, unseen: unseenIn(withoutFiles.results) };

const blocked: Finding = {
  outcome: 'untested',
  message: 'allimages.list failed',
  blockedBy: 'allimages.list',
};
const excused = reportOf(
  {
    'allimages.list': { outcome: 'failed', message: 'no list' },
    'allimages.ns': blocked,
    'allimages.url': blocked,
  },
  { baseline: [{ rule: 'allimages.list', reason: 'a known bug', standing: 'failing' }] },
);

const quick: Report = { ...conformant, quick: true, complete: false };

const request = { method: 'GET', url: 'http://wiki.test/api.php', headers: {} } as const;
const flaky: Report = {
  ...conformant,
  flaky: {
    wrong: 3,
    of: 452,
    kinds: [
      { kind: 'status', wrong: 2, first: { id: 12, question: 'languageinfo', request }, seen: 'HTTP 500' },
      { kind: 'answer', wrong: 1, first: { id: 20, question: 'languageinfo', request }, seen: 'it differs' },
    ],
  },
};

const samples: [caveat: string, report: Report][] = [
  ['no file was seen: 3 rules had nothing to judge', empty],
  ['1 excused failure leaves 2 rules untested', excused],
  ['quick check, no statement on conformance', quick],
  ['3 of 452 answers were wrong at first and right when asked again', flaky],
];

describe.each(samples)('%s', (caveat, report) => {
  // These have room for numbers or a few words only.
  const formats = (Object.keys(fileFormats) as FileFormatName[]).filter(
    name => !['json', 'badge', 'shields', 'openmetrics'].includes(name),
  );

  test.each(formats)('stands in %s', async name => {
    expect((await fileFormats[name].load())(report)).toContain(caveat);
  });

  test('stands on the console, beside the verdict, and in the annotations', () => {
    const [, first, second] = consoleReport(report, { columns: 100, colour: false }).split('\n');
    expect([first, second].join('\n')).toContain(caveat);
    expect(verdictLine(report)).toContain(caveat);
    expect(githubAnnotations(report)).toContain(caveat);
  });
});

test('no badge and no headline calls an empty wiki or a quick check simply conformant', async () => {
  const badge = await fileFormats.badge.load();
  expect(badge(empty)).toContain('conformant, no file seen');
  expect(badge(quick)).toContain('quick check passed');
  expect(badge(flaky)).toContain('conformant, flaky');
  for (const name of ['badge', 'shields', 'html', 'markdown'] as const)
    expect((await fileFormats[name].load())(quick)).not.toMatch(/✓ (<\/span> )?conformant/i);
});

test('a wiki that lacks more than files is told what to add, once', () => {
  expect(toAddText(empty)).toBe('two languages; more than ten files (4 rules had nothing to judge)');
  expect(toAddText(conformant)).toBe('');
  expect(caveatsOf(conformant)).toEqual([]);
});

test('what was flaky is a test of its own that passed in the end', async () => {
  const junit = (await fileFormats.junit.load())(flaky);
  expect(junit).toContain('<flakyError type="status" message="status: 2, first in exchange 12: HTTP 500">');
  expect(junit).toContain('<flakyFailure type="answer"');
  const { results } = JSON.parse((await fileFormats.ctrf.load())(flaky)) as CTRFReport;
  expect(results.summary).toMatchObject({ flaky: 2, tests: results.tests.length });
  expect(results.tests.filter(each => each.flaky)).toHaveLength(2);
});

const same = (text: string) => text;

test('passed and then nothing to judge is worse; failed and then nothing to judge is not better', () => {
  const [seen, lost] = [conformant, empty].map(({ results }) =>
    results.find(({ rule }) => rule === 'allimages.ns'),
  );
  if (!seen || !lost) throw new Error('the samples have the rule');
  expect(changeOf(seenIn(seen, same), seenIn(lost, same))).toBe('worse');
  expect(changeOf(seenIn({ ...seen, outcome: 'failed' }, same), seenIn(lost, same))).toBe('changed');
  const declared = { ...lost, message: '`mime_filter` is declared off' };
  expect(changeOf(seenIn(seen, same), seenIn(declared, same))).toBe('changed');
});
