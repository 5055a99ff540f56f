/** The report in the Common Test Report Format (ctrf.io). */
import type { CTRFReport, Test, TestStatus } from 'ctrf';
import type { Outcome, Report, RuleResult } from '../../schemas/verdict.js';
import { areaName, excuseOf } from '../report/results.js';
import { caveatsOf, flakyKindText, coverageText } from '../report/verdict-words.js';
import { factLines, factsOf, ruleOf, staleEntries, staleText, targetName } from '../report/facts.js';
import { safeJson } from '../text/safe-json.js';

const statusOf: Readonly<Record<Outcome, TestStatus>> = {
  passed: 'passed',
  failed: 'failed',
  cantTell: 'other',
  inapplicable: 'skipped',
  untested: 'pending',
};

export function ctrfReport(report: Report): string {
  const { suite, target, contract, conformant, complete, reason, fault, seed, strict } = report;
  const start = Date.parse(report.started) || 0;
  const duration = Math.round(report.durationMs);
  const caveats = caveatsOf(report);
  const tests = [...report.results.map(result => testOf(result, report)), ...furtherTests(report)];
  const number = (status: TestStatus) => tests.filter(test => test.status === status).length;
  const flaky = tests.filter(test => test.flaky === true).length;
  const document: CTRFReport = {
    reportFormat: 'CTRF',
    specVersion: '0.0.0',
    timestamp: new Date(start).toISOString(),
    generatedBy: suite.name,
    results: {
      tool: { name: suite.name, version: suite.version },
      summary: {
        tests: tests.length,
        passed: number('passed'),
        failed: number('failed'),
        other: number('other'),
        skipped: number('skipped'),
        pending: number('pending'),
        ...(flaky === 0 ? {} : { flaky }),
        suites: new Set(tests.map(test => test.suite?.[0])).size,
        start,
        stop: start + duration,
        duration,
      },
      tests,
      environment: {
        reportName: contract.title,
        appName: targetName(report),
        extra: { profile: target.profile, contract, seed },
      },
      extra: {
        conformant,
        complete,
        reason,
        strict,
        ...(report.plan ? { coverage: coverageText(report) } : {}),
        ...(caveats.length > 0 ? { caveats } : {}),
        ...(fault ? { fault } : {}),
      },
    },
  };
  return safeJson(document);
}

function testOf(result: RuleResult, report: Report): Test {
  const { rule, section, level, outcome, message, evidence } = result;
  const line = ruleOf(rule)?.line;
  const excuse = excuseOf(result, report);
  return {
    name: rule,
    status: excuse === undefined ? statusOf[outcome] : 'skipped',
    rawStatus: outcome,
    // Rules share their answers, so none takes time of its own.
    duration: 0,
    suite: [areaName(rule)],
    message: excuse === undefined ? message : `excused by the baseline (${excuse}): ${message}`,
    ...(outcome === 'failed' ? { trace: factLines(factsOf(result, report)) } : {}),
    ...(line === undefined ? {} : { filePath: 'schemas/contract.md', line }),
    tags: [level],
    type: 'conformance',
    labels: { section },
    ...(evidence.length === 0 ? {} : { extra: { evidence } }),
  };
}

/** Stale entries of the baseline fail; flaky answers passed in the end. */
const furtherTests = (report: Report): Test[] => [
  ...staleEntries(report).map((entry): Test => {
    const at = { name: `baseline: ${entry.rule}`, duration: 0, suite: ['baseline'] };
    return { ...at, status: 'failed', message: staleText(entry), type: 'baseline' };
  }),
  ...report.flaky.map((kind): Test => {
    const at = { name: `requests: ${kind.kind}`, duration: 0, suite: ['requests'] };
    return { ...at, status: 'passed', message: flakyKindText(kind), flaky: true, type: 'requests' };
  }),
];
