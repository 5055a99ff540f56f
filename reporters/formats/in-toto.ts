/** The report as an unsigned in-toto Statement with the test-result predicate. Undetermined rules are in none of its lists, and prevent PASSED. */
import { createHash } from 'node:crypto';
import type { Report } from '../../schemas/verdict.js';
import { staleEntries } from '../report/facts.js';
import { failuresOf } from '../report/results.js';
import { safeJson } from '../text/safe-json.js';

export interface Subject {
  readonly name: string;
  readonly sha256: string;
}

export function inTotoStatement(report: Report, subjects: readonly Subject[]): string {
  const { conformant, complete, fault, unseen = [], flaky, results } = report;
  const { errors, warnings, excused } = failuresOf(report);
  const passedTests = results.flatMap(({ rule, level, outcome }) =>
    level !== 'INFO' && outcome === 'passed' ? [rule] : [],
  );
  const warnedTests = [...warnings, ...excused].map(({ rule }) => rule);
  const failedTests = [
    ...errors.map(({ rule }) => rule),
    ...staleEntries(report).map(({ rule }) => `baseline: ${rule}`),
  ];
  // The predicate knows no missing verdict, so such an audit is FAILED without a failed test.
  const isFailed = conformant !== true || fault !== undefined || failedTests.length > 0;
  const isWhole = complete && unseen.length === 0 && flaky.length === 0 && warnedTests.length === 0;
  return safeJson({
    _type: 'https://in-toto.io/Statement/v1',
    subject: subjects.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
    predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
    predicate: {
      result: isFailed ? 'FAILED' : isWhole ? 'PASSED' : 'WARNED',
      configuration: configurationOf(report),
      passedTests,
      warnedTests,
      failedTests,
    },
  });
}

function configurationOf(report: Report): object[] {
  const { suite, contract, target, selection, strict, quick, baseline = [] } = report;
  const { title, version, digest } = contract;
  const options = {
    selection,
    strict,
    ...(quick === true ? { quick } : {}),
    baseline: baseline.map(({ rule, reason }) => ({ rule, reason })),
  };
  const uri = `pkg:npm/${encodeURIComponent(suite.name)}@${encodeURIComponent(suite.version)}`;
  return [
    { name: suite.name, uri },
    { name: 'contract', digest: { sha256: digest.replace('sha256:', '') }, annotations: { title, version } },
    embedded('profile', target.profile),
    embedded('options', options),
  ];
}

function embedded(name: string, value: object): object {
  const content = Buffer.from(safeJson(value));
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name, mediaType: 'application/json', content: content.toString('base64'), digest: { sha256 } };
}
