/**
 * The report as JUnit XML, as Jenkins and its many relatives read it: a suite an area, a test case a rule.
 * `failed` is a failure, `cantTell` an error unless a stated budget explains it, the rest is skipped.
 */
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { reasonOf } from '../report/causes.js';
import { byArea, excuseOf } from '../report/results.js';
import { caveatsOf, flakyKindText } from '../report/verdict-words.js';
import type { FlakyKind } from '../report/verdict-words.js';
import { coverageText } from '../report/coverage.js';
import { clientsLose } from '../report/rationale.js';
import { factLines, factsOf, staleEntries, staleText } from '../report/facts.js';
import type { StaleEntry } from '../report/facts.js';
import { attributes, escaped, escapedLines } from '../text/markup.js';

/** Rules are judged on answers that they share, so only the whole audit takes time; without a number, readers compute none. */
const NO_TIME = '0.000';

export function junitReport(report: Report): string {
  const suites = [...byArea(report.results)];
  const stale = staleEntries(report);
  const counts = countsOf(report.results, report);
  const { kinds = [] } = report.flaky ?? {};
  const { label } = report.target;
  const name = label === undefined ? report.suite.name : `${report.suite.name}: ${label}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name, ...counts, tests: counts.tests + stale.length + kinds.length, failures: counts.failures + stale.length, time: (report.durationMs / 1000).toFixed(3) })}>`,
    ...suites.map(([area, results], index) => suite(area, results, index, report)),
    ...(stale.length === 0 ? [] : [staleSuite(stale, suites.length, report)]),
    ...(kinds.length === 0 ? [] : [flakySuite(kinds, suites.length + (stale.length === 0 ? 0 : 1), report)]),
    '</testsuites>\n',
  ].join('\n');
}

function suite(area: string, results: readonly RuleResult[], index: number, report: Report): string {
  const caveats = caveatsOf(report).join('; ');
  const head = {
    name: area,
    ...countsOf(results, report),
    time: NO_TIME,
    id: index,
    package: report.suite.name,
    timestamp: report.started.slice(0, 19),
  };
  return [
    `  <testsuite${attributes(head)}>`,
    '    <properties>',
    ...propertiesOf(report).map(([name, value]) => `      <property${attributes({ name, value })}/>`),
    '    </properties>',
    ...results.map(result => testcase(area, result, report)),
    ...(index === 0 && caveats !== '' ? [`    <system-out>${escaped(caveats)}</system-out>`] : []),
    ...(report.fault ? [`    <system-err>${escaped(faultText(report.fault))}</system-err>`] : []),
    '  </testsuite>',
  ].join('\n');
}

function propertiesOf(report: Report): [string, string][] {
  const { target, contract } = report;
  return [
    ['target', target.url],
    ...(target.label === undefined ? [] : [['target.label', target.label] satisfies [string, string]]),
    ['contract', contract.title],
    ['contract.version', contract.version],
    ['contract.digest', contract.digest],
    ['suite.version', report.suite.version],
    ['conformant', String(report.conformant)],
    ['complete', String(report.complete)],
    ['reason', reasonOf(report)],
    ...caveatsOf(report).map((caveat): [string, string] => ['caveat', caveat]),
    ['seed', report.seed],
    ...(report.plan ? [['coverage', coverageText(report)] satisfies [string, string]] : []),
    ['selection', report.selection.join(', ')],
    ...Object.entries(target.profile).map(([name, value]): [string, string] => [`profile.${name}`, value]),
  ];
}

function testcase(area: string, result: RuleResult, report: Report): string {
  const head = `    <testcase${attributes({ classname: area, name: result.rule, time: NO_TIME })}`;
  const kind = kindOf(result, report);
  if (kind === 'passed') return `${head}/>`;
  // Jenkins's schema allows no attributes here, so the text starts with the outcome.
  if (kind === 'skipped')
    return `${head}><skipped>${escaped(skippedText(result, report))}</skipped></testcase>`;
  const type = kind === 'failure' ? result.level : result.outcome;
  const clients = kind === 'failure' ? clientsLose(result.rule) : undefined;
  const facts = factsOf(result, report);
  const all = clients === undefined ? facts : [...facts, { label: 'clients' as const, text: clients }];
  const text = escapedLines(factLines(all));
  return `${head}><${kind}${attributes({ type, message: result.message })}>${text}</${kind}></testcase>`;
}

function skippedText(result: RuleResult, report: Report): string {
  const { outcome, message } = result;
  const excuse = excuseOf(result, report);
  return `${outcome}${excuse === undefined ? '' : `, excused by the baseline (${excuse})`}: ${message}`;
}

/** As Surefire writes a test that failed and passed when it was run again: it counts as passed. A lost answer is an error. */
function flakySuite(kinds: readonly FlakyKind[], id: number, report: Report): string {
  const cases = kinds.map(flaky => {
    const { kind } = flaky;
    const name = kind === 'answer' ? 'flakyFailure' : 'flakyError';
    const attempt = `<${name}${attributes({ type: kind, message: flakyKindText(flaky) })}>${escaped(flaky.first.request.url)}</${name}>`;
    return `    <testcase${attributes({ classname: 'requests', name: kind, time: NO_TIME })}>${attempt}</testcase>`;
  });
  return furtherSuite('requests', cases, 0, id, report);
}

/** An entry of the baseline that is not needed has a test case of its own, because it makes the run fail. */
function staleSuite(stale: readonly StaleEntry[], id: number, report: Report): string {
  const cases = stale.map(
    entry =>
      `    <testcase${attributes({ classname: 'baseline', name: entry.rule, time: NO_TIME })}><failure${attributes({ type: 'stale', message: staleText(entry) })}/></testcase>`,
  );
  return furtherSuite('baseline', cases, stale.length, id, report);
}

/** A suite of what is no rule. */
function furtherSuite(
  name: string,
  cases: readonly string[],
  failures: number,
  id: number,
  { suite: own, started }: Report,
): string {
  const head = {
    name,
    tests: cases.length,
    failures,
    errors: 0,
    skipped: 0,
    time: NO_TIME,
    id,
    package: own.name,
    timestamp: started.slice(0, 19),
  };
  return [`  <testsuite${attributes(head)}>`, ...cases, '  </testsuite>'].join('\n');
}

function kindOf(result: RuleResult, report: Report): 'passed' | 'failure' | 'error' | 'skipped' {
  const { outcome, cutOff } = result;
  if (outcome === 'passed') return 'passed';
  if (outcome === 'failed') return excuseOf(result, report) === undefined ? 'failure' : 'skipped';
  return outcome === 'cantTell' && cutOff !== true ? 'error' : 'skipped';
}

function countsOf(results: readonly RuleResult[], report: Report) {
  const of = (kind: string) => results.filter(result => kindOf(result, report) === kind).length;
  return { tests: results.length, failures: of('failure'), errors: of('error'), skipped: of('skipped') };
}

function faultText({ kind, where, message }: NonNullable<Report['fault']>): string {
  return `${kind === 'suite' ? 'a fault of the suite' : 'interrupted'}: ${where}: ${message}`;
}
