/** Forged reports and recordings of other audits: what `verify` answers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mutants } from '../../../fixtures/mutants/index.js';
import { serveWiki } from '../../../fixtures/serve.js';
import type { Report } from '../../../schemas/verdict.js';
import { audit } from '../../../suites/audit/audit.js';
import { readHar } from '../../../suites/recording/read.js';
import type { Recording } from '../../../suites/recording/read.js';
import { withFixes } from '../output/fixes.js';
import { judgementOn } from './judgement.js';

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
const har = join(folder, 'audit.har');
const FAILED = 'dbrepllag.lag';
const EXPLAINED = 'allimages.descriptionurl-target';

let report: Report;
let recording: Recording;

beforeAll(async () => {
  const alter = mutants[`${FAILED}/string`]?.alter ?? {};
  const wiki = await serveWiki({ alter, articleUrl: '{base_url}/wiki/$1' });
  const rules = ['dbrepllag.*', 'languageinfo.*', EXPLAINED];
  const baseline = [{ rule: 'languageinfo.order', reason: 'known since May' }];
  const audited = await audit({ url: wiki.url, seed: 'verify', strength: 1, rules, baseline, har });
  await wiki.close();
  report = JSON.parse(JSON.stringify(await withFixes(audited, har))) as Report;
  recording = await readHar(har);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const judgement = (forged: Report) => judgementOn(forged, recording, har);

/** The report with one result changed. */
const withResult = (rule: string, change: object): Report => ({
  ...report,
  results: report.results.map(result => (result.rule === rule ? { ...result, ...change } : result)),
});

test('a report follows from its recording, with its profile, baseline, selection and fixes', async () => {
  expect(report.totals.failed).toBe(2);
  expect(report.results.find(({ rule }) => rule === EXPLAINED)?.fix).toContain('--set');
  expect(report.baseline).toHaveLength(1);
  expect(await judgement(report)).toEqual({ verdict: 'verified', reasons: [], differences: [] });
});

test('a report without fixes follows as well, because they are optional', async () => {
  const results = report.results.map(({ fix: _fix, ...result }) => result);
  expect(await judgement({ ...report, results })).toMatchObject({ verdict: 'verified' });
});

function edited(member: 'body' | 'status', value: string | number): Report {
  const [exchange, ...others] = report.exchanges;
  if (!exchange?.response) throw new Error('the first exchange has no answer');
  return {
    ...report,
    exchanges: [{ ...exchange, response: { ...exchange.response, [member]: value } }, ...others],
  };
}

function profiled(values: Readonly<Record<string, string>>, declared: string[]): Report {
  const { target } = report;
  return { ...report, target: { ...target, profile: { ...target.profile, ...values }, declared } };
}

describe('a forged report does not follow:', () => {
  const forgeries: readonly [what: string, where: string, forge: () => Report][] = [
    ['an outcome', FAILED, () => withResult(FAILED, { outcome: 'passed' })],
    ['a message', FAILED, () => withResult(FAILED, { message: 'as it should be' })],
    ['evidence', `${FAILED}.evidence`, () => withResult(FAILED, { evidence: [] })],
    ['a level', `${FAILED}.level`, () => withResult(FAILED, { level: 'INFO' })],
    ['a hint', `${EXPLAINED}.hint`, () => withResult(EXPLAINED, { hint: 'nothing to see' })],
    ['a fix', `${EXPLAINED}.fix`, () => withResult(EXPLAINED, { fix: '--set hash_levels=0' })],
    ['a fix where there is none', `${FAILED}.fix`, () => withResult(FAILED, { fix: '--set hash_levels=0' })],
    ['totals', 'totals.failed', () => ({ ...report, totals: { ...report.totals, failed: 0 } })],
    ['the verdict', 'conformant', () => ({ ...report, conformant: true })],
    ['the reason', 'reason', () => ({ ...report, reason: 'All MUST rules passed' })],
    ['completeness', 'complete', () => ({ ...report, complete: !report.complete })],
    ['the coverage', 'plan', () => ({ ...report, plan: { strength: 3, reports: [], covered: 1, of: 1 } })],
    [
      'the label',
      'target.label',
      () => ({ ...report, target: { ...report.target, label: 'The best wiki' } }),
    ],
    [
      'a dropped result',
      FAILED,
      () => ({ ...report, results: report.results.filter(({ rule }) => rule !== FAILED) }),
    ],
    [
      'a repeated result',
      'envelope.',
      () => ({ ...report, results: [...report.results, ...report.results.slice(0, 1)] }),
    ],
    ['the requests', 'requests', () => ({ ...report, requests: 1 })],
    ['the duration', 'durationMs', () => ({ ...report, durationMs: 1 })],
    ['observations', 'observations', () => ({ ...report, observations: [] })],
    ['a dropped exchange', 'exchange ', () => ({ ...report, exchanges: report.exchanges.slice(1) })],
    ['a body', 'exchange ', () => edited('body', '{}')],
    ['a status', 'exchange ', () => edited('status', 500)],
    [
      'an excuse',
      'reason',
      () => ({ ...report, baseline: [{ rule: FAILED, reason: 'it is fine', standing: 'failing' }] }),
    ],
    ['a profile', 'target.profile', () => profiled({ hash_levels: '0' }, [])],
    ['an invalid profile', 'target.profile', () => profiled({ hash_levels: 'many' }, ['hash_levels'])],
    ['an unknown parameter', 'target.declared', () => profiled({ mood: 'good' }, ['mood'])],
    ['a selection of nothing', 'selection', () => ({ ...report, selection: ['nothing.*'] })],
    ['a smaller selection', FAILED, () => ({ ...report, selection: ['languageinfo.*'] })],
  ];

  test.each(forgeries)('%s', async (_what, where, forge) => {
    const { verdict, differences } = await judgement(forge());
    expect(verdict).toBe('differs');
    expect(differences.some(each => each.where.startsWith(where))).toBe(true);
  });
});

describe('it cannot be told', () => {
  test.each<[string, () => Report, RegExp]>([
    [
      'of a report by another version',
      () => ({ ...report, suite: { ...report.suite, version: '9.9.9' } }),
      /of version 9\.9\.9, this is/,
    ],
    [
      'of another suite',
      () => ({ ...report, suite: { ...report.suite, name: 'other' } }),
      /of the suite other/,
    ],
    [
      'of another contract',
      () => ({ ...report, contract: { ...report.contract, digest: `sha256:${'0'.repeat(64)}` } }),
      /of the contract sha256:0/,
    ],
    [
      'of another target',
      () => ({ ...report, target: { ...report.target, url: 'https://wiki.example/w/api.php' } }),
      /its target is/,
    ],
    ['of another seed', () => ({ ...report, seed: 'other' }), /its seed is verify, not other/],
    ['of another time', () => ({ ...report, started: '2026-01-01T00:00:00.000Z' }), /its start is/],
  ])('%s', async (_what, forge, reason) => {
    const { verdict, reasons, differences } = await judgement(forge());
    expect({ verdict, differences }).toEqual({ verdict: 'unknown', differences: [] });
    expect(reasons.join('\n')).toMatch(reason);
  });
});
