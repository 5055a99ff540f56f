/** The judgement of `verify` on forged reports and on recordings of other audits. */
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { mutants } from '../../../fixtures/mutants/index.js';
import type { Report } from '../../../schemas/verdict.js';
import { auditOf } from '../../../suites/testing/samples/served.js';
import { readHar, type Recording } from '../../../suites/recording/read.js';
import { withFixes } from '../output/recording.js';
import { judgementOn } from './verify.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const folder = temporary('verify');
const har = join(folder, 'audit.har');
const FAILED = 'dbrepllag.lag';
const EXPLAINED = 'allimages.descriptionurl-target';

let report: Report;
let recording: Recording;

beforeAll(async () => {
  const alter = mutants[`${FAILED}/string`]?.alter ?? {};
  const rules = ['dbrepllag.*', 'languageinfo.*', EXPLAINED];
  const baseline = [{ rule: 'languageinfo.order', reason: 'known since May' }];
  const wiki = { alter, articleUrl: '{base_url}/wiki/$1' };
  const audited = await auditOf(wiki, { seed: 'verify', strength: 1, rules, baseline, har });
  report = JSON.parse(JSON.stringify(await withFixes(audited, har))) as Report;
  recording = await readHar(har);
});

const FOLLOWS = { reasons: [], differences: [] };
const judgement = (forged: Report) => judgementOn(forged, recording, har);

const withResult = (rule: string, change: object): Report => ({
  ...report,
  results: report.results.map(result => (result.rule === rule ? { ...result, ...change } : result)),
});

test('a report follows from its recording, with its profile, baseline, selection and fixes', async () => {
  expect(report.totals.failed).toBe(2);
  expect(report.results.find(({ rule }) => rule === EXPLAINED)?.fix).toContain('--set');
  expect(report.baseline).toHaveLength(1);
  expect(await judgement(report)).toEqual(FOLLOWS);
});

test('a report without fixes follows as well, because they are optional', async () => {
  const results = report.results.map(({ fix: _fix, ...result }) => result);
  expect(await judgement({ ...report, results })).toEqual(FOLLOWS);
});

function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value}!`;
  if (!Array.isArray(value)) return {};
  return value.length > 0 ? value.slice(1) : ['!'];
}

/** For each member, its name and a copy in which it has another value. */
const altered = <Value extends object>(value: Value, but: readonly string[] = []): [string, Value][] =>
  Object.entries(value)
    .filter(([name]) => !but.includes(name))
    .map(([name, member]) => [name, { ...value, [name]: otherThan(member) }]);

test('a report does not follow in which any value is another one', async () => {
  const failed = report.results.find(({ rule }) => rule === FAILED);
  const [exchange, ...exchanges] = report.exchanges;
  if (!failed || !exchange?.response) throw new Error('the report has a failure and an answer');
  const { target } = report;
  const profiled = (profile: object, declared: string[]) => ({
    ...report,
    target: { ...target, profile: { ...target.profile, ...profile }, declared },
  });
  // The test below changes what identifies the audit.
  const ofAudit = ['reportVersion', 'suite', 'contract', 'seed', 'started', 'strict', 'target'];
  // A difference in these is reported under another name.
  const elsewhere = ['selection', 'baseline', 'results', 'exchanges'];
  const forged: [where: string, forged: Report][] = [
    ...altered(report, ofAudit),
    ...altered(failed, ['rule', 'outcome']).map(([, result]): [string, Report] => [
      FAILED,
      withResult(FAILED, result),
    ]),
    ...altered(exchange.response).map(([, response]): [string, Report] => [
      'exchange ',
      { ...report, exchanges: [{ ...exchange, response }, ...exchanges] },
    ]),
    [FAILED, withResult(FAILED, { outcome: 'passed' })],
    [`${FAILED}.fix`, withResult(FAILED, { fix: '--set hash_levels=0' })],
    ['envelope.', { ...report, results: [...report.results, ...report.results.slice(0, 1)] }],
    ['target.label', { ...report, target: { ...target, label: 'The best wiki' } }],
    ['target.profile', profiled({ hash_levels: '0' }, [])],
    ['target.profile', profiled({ hash_levels: 'many' }, ['hash_levels'])],
    ['target.declared', profiled({ mood: 'good' }, ['mood'])],
    ['reason', { ...report, baseline: [{ rule: FAILED, reason: 'fine', standing: 'failing' }] }],
  ];
  expect(forged.length).toBeGreaterThan(25);
  const followed: string[] = [];
  for (const [where, copy] of forged) {
    const { differences } = await judgement(copy);
    const isNamed = elsewhere.includes(where) || differences.some(each => each.startsWith(where));
    if (differences.length === 0 || !isNamed) followed.push(where);
  }
  expect(followed).toEqual([]);
});

test.each<[forge: () => Partial<Report>, reason: RegExp]>([
  [() => ({ suite: { ...report.suite, version: '9.9.9' } }), /of version 9\.9\.9, this is/],
  [() => ({ suite: { ...report.suite, name: 'other' } }), /of the suite other/],
  [() => ({ contract: { ...report.contract, digest: `sha256:${'0'.repeat(64)}` } }), /contract sha256:0/],
  [() => ({ target: { ...report.target, url: 'https://wiki.example/w/api.php' } }), /its target is/],
  [() => ({ seed: 'other' }), /its seed is verify, not other/],
  [() => ({ started: '2026-01-01T00:00:00.000Z' }), /its start is/],
])('it cannot be told of a report by or of another: %#', async (forge, reason) => {
  const { reasons, differences } = await judgement({ ...report, ...forge() });
  expect(differences).toEqual([]);
  expect(reasons.join('\n')).toMatch(reason);
});
