/** What every format says: the name of the target, the limits of the verdict, the coverage, and the baseline. */
import { describe, expect, test } from 'vitest';
import { unseenIn, type Finding, type Report, type RuleResult } from '../../schemas/verdict.js';
import { consoleReport } from '../console/console.js';
import { changeOf, seenIn } from '../diff/change.js';
import { githubAnnotations } from '../formats/github.js';
import { fileFormatNames, fileFormats, type FileFormatName } from '../index.js';
import { conformant, nonconformant, reportOf } from '../testing/reports.js';
import { caveatsOf, coverageText, toAddText, verdictLine } from './verdict-words.js';

const rendered = async (format: FileFormatName, report: Report) => (await fileFormats[format].load())(report);
const screenOf = (report: Report) => consoleReport(report, { columns: 120, colour: false });

/** The others have room for a few words only. */
const talkative = fileFormatNames.filter(name => !['json', 'badge', 'shields', 'openmetrics'].includes(name));

const needs = (what: string): Finding => ({ outcome: 'inapplicable', message: `needs ${what}` });
const withoutFiles = reportOf({
  'allimages.ns': needs('a file: the listing is empty'),
  'allimages.url': needs('a file: the listing is empty'),
  'allimages.page-size': needs('more than ten files: the listing fits in one page'),
  'languageinfo.order': needs('two languages'),
});
const empty: Report = { ...withoutFiles, unseen: unseenIn(withoutFiles.results) };

const blocked: Finding = { outcome: 'untested', message: 'blocked', blockedBy: 'allimages.list' };
const broken: Finding = { outcome: 'failed', message: 'no list' };
const leaving = reportOf(
  { 'allimages.list': broken, 'allimages.ns': blocked, 'allimages.url': blocked },
  { baseline: [{ rule: 'allimages.list', reason: 'a known bug', standing: 'failing' }] },
);

const quick: Report = { ...conformant, quick: true, complete: false };

const at = {
  id: 12,
  question: 'languageinfo',
  request: { method: 'GET', url: 'http://wiki.test/api.php', headers: {} },
};
const flaky: Report = {
  ...conformant,
  flaky: [
    { kind: 'status', count: 2, of: 452, first: 12, request: at, seen: 'HTTP 500', message: 'HTTP 500 (2)' },
    { kind: 'answer', count: 1, of: 452, first: 20, request: at, seen: 'it differs', message: 'it differs' },
  ],
};

describe.each([
  ['no file was seen: 3 rules had nothing to judge', empty],
  ['1 excused failure leaves 2 rules untested', leaving],
  ['quick check, no statement on conformance', quick],
  ['3 of 452 answers were wrong at first and right when asked again', flaky],
])('%s', (caveat, report) => {
  test('stands in every format with room for it, beside the verdict', async () => {
    for (const name of talkative) expect(await rendered(name, report), name).toContain(caveat);
    expect(screenOf(report).split('\n').slice(1, 3).join('\n')).toContain(caveat);
    expect(verdictLine(report)).toContain(caveat);
    expect(githubAnnotations(report)).toContain(caveat);
  });
});

test('no badge and no headline calls an empty wiki or a quick check simply conformant', async () => {
  expect(await rendered('badge', empty)).toContain('conformant, no file seen');
  expect(await rendered('badge', quick)).toContain('quick check passed');
  expect(await rendered('badge', flaky)).toContain('conformant, flaky');
  for (const name of ['badge', 'shields', 'html', 'markdown'] as const)
    expect(await rendered(name, quick)).not.toMatch(/✓ (<\/span> )?conformant/i);
});

test('a wiki that lacks more than files is told what to add, once', () => {
  expect(toAddText(empty)).toBe('two languages; more than ten files (4 rules had nothing to judge)');
  expect(toAddText(conformant)).toBe('');
  expect(caveatsOf(conformant)).toEqual([]);
});

test('what was flaky is a test of its own that passed in the end', async () => {
  const junit = await rendered('junit', flaky);
  expect(junit).toContain('<flakyError type="status" message="status: 2, first in exchange 12: HTTP 500">');
  expect(junit).toContain('<flakyFailure type="answer"');
  expect(await rendered('ctrf', flaky)).toMatch(/"flaky": 2,[^]*"flaky": true[^]*"flaky": true/);
});

const change = (old: RuleResult, now: RuleResult) => changeOf(seenIn(old, String), seenIn(now, String));

test('passed and then nothing to judge is worse; failed and then nothing to judge is not better', () => {
  const [seen, lost] = [conformant, empty].map(({ results }) =>
    results.find(({ rule }) => rule === 'allimages.ns'),
  );
  if (!seen || !lost) throw new Error('the samples have the rule');
  expect(change(seen, lost)).toBe('worse');
  expect(change({ ...seen, outcome: 'failed' }, lost)).toBe('changed');
  expect(change(seen, { ...lost, message: '`mime_filter` is declared off' })).toBe('changed');
});

const planned = (plan: Omit<NonNullable<Report['plan']>, 'reports'>): Report => ({
  ...conformant,
  plan: { ...plan, reports: [{ query: 'languageinfo', covered: plan.covered, of: plan.of }] },
});

test('how much of a plan was asked is one line, on the console and in every format with room for it', async () => {
  const leftOut = 'the budget of 40 requests (--max-requests) is used up';
  const cut = planned({ strength: 2, covered: 172, of: 1212, leftOut });
  const text = '172 of 1,212 pairs, 1,040 left out by the budget';
  expect(coverageText(cut)).toBe(text);
  expect(coverageText(planned({ strength: 3, covered: 1900, of: 1900 }))).toBe('1,900 of 1,900 triples');
  // The target stopped answering: no budget left anything out.
  expect(coverageText(planned({ strength: 1, covered: 40, of: 86 }))).toBe('40 of 86 values');
  expect(screenOf(cut)).toMatch(new RegExp(`^coverage: +${text}$`, 'm'));
  for (const name of talkative) expect(await rendered(name, cut), name).toContain(text);
  expect(screenOf(conformant)).not.toContain('coverage:');
});

const LABEL = 'embedded reference wiki';
const named: Report = { ...conformant, target: { ...conformant.target, label: LABEL } };

/** Where a reader looks first. */
const headlines: Readonly<Record<FileFormatName, RegExp>> = {
  html: /<title>(.*)<\/title>/,
  json: /"label": "([^"]*)"/,
  junit: /<testsuites name="([^"]*)"/,
  earl: /"earl:TestSubject",\s*"dct:title": "([^"]*)"/,
  ctrf: /"appName": "([^"]*)"/,
  sarif: /"automationDetails": \{[^}]*"text": "([^"]*)"/,
  markdown: /^(.*)/,
  badge: /<title>(.*)<\/title>/,
  shields: /"label":"([^"]*)"/,
  openmetrics: /^\w+_info\{.*\blabel="([^"]*)".*\} 1$/m,
};

test.each(fileFormatNames)(
  'the label of the target is in the headline of %s, if there is one',
  async format => {
    expect(headlines[format].exec(await rendered(format, named))?.[1]).toContain(LABEL);
    expect(await rendered(format, conformant)).not.toContain(LABEL);
    expect(screenOf(named).split('\n')[0]).toBe(`✓ CONFORMANT  ${LABEL} (${named.target.url})`);
  },
);

const entry = { rule: 'allimages.ns', reason: 'known' };

test('a stale entry of the baseline is no green headline, and a failed test of its own', async () => {
  const stale: Report = { ...conformant, baseline: [{ ...entry, standing: 'passing' }] };
  for (const format of ['html', 'markdown', 'badge', 'shields'] as const) {
    const text = await rendered(format, stale);
    expect(text).toMatch(/stale baseline/i);
    expect(text).not.toMatch(/✓ <?\/?\w*>? ?conformant/i);
  }
  expect(screenOf(stale)).toMatch(/^✗ STALE BASELINE [^]*the baseline is stale: allimages.ns passes now/);
  const junit = await rendered('junit', stale);
  expect(junit).toContain('classname="baseline" name="allimages.ns" time="0.000"><failure type="stale"');
  expect(junit).toMatch(/^<testsuites name="[^"]*" tests="\d+" failures="1" errors="0"/m);
  expect(await rendered('ctrf', stale)).toMatch(/"summary": \{[^}]*"failed": 1,/);
});

test('a failure that the baseline excuses is skipped in CTRF, and after the new ones in Markdown', async () => {
  const excused: Report = { ...nonconformant, baseline: [{ ...entry, standing: 'failing' }] };
  expect(await rendered('ctrf', excused)).toMatch(/"name": "allimages\.ns",\s*"status": "skipped"/);
  const text = await rendered('markdown', excused);
  expect(text.indexOf('### Baseline: 1 failure excused')).toBeGreaterThan(text.lastIndexOf('### !'));
  expect(text).not.toContain('### ✗ `allimages.ns`');
});
