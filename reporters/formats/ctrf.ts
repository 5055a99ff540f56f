/** The report in the Common Test Report Format (ctrf.io): each outcome has a status of its own there. */
import type { CTRFReport, Test, TestStatus } from 'ctrf';
import type { Outcome, Report, RuleResult } from '../../schemas/verdict.js';
import { areaName, byArea, excuseOf, failuresOf } from '../report/results.js';
import { caveatsOf, flakyKindText } from '../report/verdict-words.js';
import type { FlakyKind } from '../report/verdict-words.js';
import { coverageText } from '../report/coverage.js';
import { factLines, factsOf, ruleOf, staleEntries, staleText, targetName } from '../report/facts.js';
import type { StaleEntry } from '../report/facts.js';
import { safeJson } from '../text/safe-json.js';

const statusOf: Readonly<Record<Outcome, TestStatus>> = {
  passed: 'passed',
  failed: 'failed',
  cantTell: 'other',
  inapplicable: 'skipped',
  untested: 'pending',
};

export function ctrfReport(report: Report): string {
  const { totals, suite, target, contract, conformant, complete, reason, fault, seed, strict } = report;
  const start = Date.parse(report.started) || 0;
  const { excused } = failuresOf(report);
  const stale = staleEntries(report);
  const { kinds = [] } = report.flaky ?? {};
  const document: CTRFReport = {
    reportFormat: 'CTRF',
    specVersion: '0.0.0',
    timestamp: new Date(start).toISOString(),
    generatedBy: suite.name,
    results: {
      tool: { name: suite.name, version: suite.version },
      summary: {
        tests: report.results.length + stale.length + kinds.length,
        passed: totals.passed + kinds.length,
        failed: totals.failed - excused.length + stale.length,
        other: totals.cantTell,
        skipped: totals.inapplicable + excused.length,
        pending: totals.untested,
        ...(kinds.length === 0 ? {} : { flaky: kinds.length }),
        suites: byArea(report.results).size + (stale.length === 0 ? 0 : 1) + (kinds.length === 0 ? 0 : 1),
        start,
        stop: start + Math.round(report.durationMs),
        duration: Math.round(report.durationMs),
      },
      tests: [
        ...report.results.map(result => testOf(result, report)),
        ...stale.map(staleTest),
        ...kinds.map(flakyTest),
      ],
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
        ...coverageOf(report),
        ...caveats(report),
        ...(fault ? { fault } : {}),
      },
    },
  };
  return safeJson(document);
}

const caveats = (report: Report) => {
  const all = caveatsOf(report);
  return all.length > 0 ? { caveats: all } : {};
};

const coverageOf = (report: Report) => (report.plan ? { coverage: coverageText(report) } : {});

function testOf(result: RuleResult, report: Report): Test {
  const { rule, section, level, outcome, message, evidence } = result;
  const line = ruleOf(rule)?.line;
  const excuse = excuseOf(result, report);
  return {
    name: rule,
    status: excuse === undefined ? statusOf[outcome] : 'skipped',
    rawStatus: outcome,
    // A rule is judged on answers that it shares with others: it takes no time of its own.
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

/** An entry of the baseline that is not needed makes the run fail. */
function staleTest(entry: StaleEntry): Test {
  return {
    name: `baseline: ${entry.rule}`,
    status: 'failed',
    duration: 0,
    suite: ['baseline'],
    message: staleText(entry),
    type: 'baseline',
  };
}

/** What was wrong at first and right when asked again: a test that passed in the end. */
function flakyTest(flaky: FlakyKind): Test {
  return {
    name: `requests: ${flaky.kind}`,
    status: 'passed',
    duration: 0,
    suite: ['requests'],
    message: flakyKindText(flaky),
    flaky: true,
    type: 'requests',
  };
}
