/**
 * The report as an unsigned in-toto Statement with the test-result predicate: which rules passed, over the digests of the files.
 * What could not be told is in none of its lists, and then its result is not PASSED.
 */
import { createHash } from 'node:crypto';
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { staleEntries } from '../report/facts.js';
import { failuresOf } from '../report/results.js';
import { safeJson } from '../text/safe-json.js';

/** A file of the report, by its name. */
export interface Subject {
  readonly name: string;
  /** SHA-256, in hexadecimal digits. */
  readonly sha256: string;
}

/** @param subjects the files that the statement is about, as they were written */
export function inTotoStatement(report: Report, subjects: readonly Subject[]): string {
  return safeJson({
    _type: 'https://in-toto.io/Statement/v1',
    subject: subjects.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
    predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
    predicate: predicateOf(report),
  });
}

function predicateOf(report: Report) {
  const { errors, warnings, excused } = failuresOf(report);
  const stale = staleEntries(report).map(({ rule }) => `baseline: ${rule}`);
  const passed = report.results.filter(({ level, outcome }) => level !== 'INFO' && outcome === 'passed');
  const lists = {
    passedTests: namesOf(passed),
    warnedTests: namesOf([...warnings, ...excused]),
    failedTests: [...namesOf(errors), ...stale],
  };
  return { result: resultOf(report, lists), configuration: configurationOf(report), ...lists };
}

const namesOf = (results: readonly RuleResult[]) => results.map(({ rule }) => rule);

/** The predicate has no word for an audit without a verdict, so that one has failed as a run, and lists no rule for it. */
function resultOf(
  { conformant, complete, fault, unseen = [], flaky }: Report,
  {
    warnedTests,
    failedTests,
  }: { readonly warnedTests: readonly string[]; readonly failedTests: readonly string[] },
): 'PASSED' | 'WARNED' | 'FAILED' {
  if (conformant !== true || fault !== undefined || failedTests.length > 0) return 'FAILED';
  return complete && unseen.length === 0 && !flaky && warnedTests.length === 0 ? 'PASSED' : 'WARNED';
}

/** What was judged by: the suite, the contract, and what was declared and selected. */
function configurationOf({
  suite,
  contract,
  target,
  selection,
  strict,
  quick,
  baseline = [],
}: Report): object[] {
  return [
    {
      name: suite.name,
      uri: `pkg:npm/${encodeURIComponent(suite.name)}@${encodeURIComponent(suite.version)}`,
    },
    {
      name: 'contract',
      digest: { sha256: contract.digest.replace('sha256:', '') },
      annotations: { title: contract.title, version: contract.version },
    },
    embedded('profile', target.profile),
    embedded('options', {
      selection,
      strict,
      ...(quick === true ? { quick } : {}),
      baseline: baseline.map(({ rule, reason }) => ({ rule, reason })),
    }),
  ];
}

/** A configuration that is in no file: its own content, with the digest of it. */
function embedded(name: string, value: object): object {
  const content = Buffer.from(safeJson(value));
  return {
    name,
    mediaType: 'application/json',
    content: content.toString('base64'),
    digest: { sha256: createHash('sha256').update(content).digest('hex') },
  };
}
