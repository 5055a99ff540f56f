/**
 * The report as JUnit XML, as Jenkins and its many relatives read it: a suite an area, a test case a rule.
 * `failed` is a failure, `cantTell` an error unless a stated budget explains it, the rest is skipped.
 */
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { byArea } from '../report/results.js';
import { clientsLose } from '../report/rationale.js';
import { factLines, factsOf } from '../report/facts.js';
import { attributes, escaped, escapedLines } from '../text/markup.js';

export function junitReport(report: Report): string {
  const suites = [...byArea(report.results)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: report.suite.name, ...countsOf(report.results), time: (report.durationMs / 1000).toFixed(3) })}>`,
    ...suites.map(([area, results], index) => suite(area, results, index, report)),
    '</testsuites>\n',
  ].join('\n');
}

function suite(area: string, results: readonly RuleResult[], index: number, report: Report): string {
  const skipped = results.filter(result => kindOf(result) === 'skipped').length;
  const head = {
    name: area,
    ...countsOf(results),
    skipped,
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
    ...(report.fault ? [`    <system-err>${escaped(faultText(report.fault))}</system-err>`] : []),
    '  </testsuite>',
  ].join('\n');
}

function propertiesOf({ target, contract, suite: { version }, ...report }: Report): [string, string][] {
  return [
    ['target', target.url],
    ['contract', contract.title],
    ['contract.digest', contract.digest],
    ['suite.version', version],
    ['conformant', String(report.conformant)],
    ['complete', String(report.complete)],
    ['reason', report.reason],
    ['seed', report.seed],
    ['selection', report.selection.join(', ')],
    ...Object.entries(target.profile).map(([name, value]): [string, string] => [`profile.${name}`, value]),
  ];
}

function testcase(area: string, result: RuleResult, report: Report): string {
  const head = `    <testcase${attributes({ classname: area, name: result.rule })}`;
  const kind = kindOf(result);
  if (kind === 'passed') return `${head}/>`;
  // Jenkins's schema allows no attributes here, so the text starts with the outcome.
  if (kind === 'skipped')
    return `${head}><skipped>${escaped(`${result.outcome}: ${result.message}`)}</skipped></testcase>`;
  const type = kind === 'failure' ? result.level : result.outcome;
  const clients = kind === 'failure' ? clientsLose(result.rule) : undefined;
  const facts = factsOf(result, report);
  const all = clients === undefined ? facts : [...facts, { label: 'clients' as const, text: clients }];
  const text = escapedLines(factLines(all));
  return `${head}><${kind}${attributes({ type, message: result.message })}>${text}</${kind}></testcase>`;
}

function kindOf({ outcome, cutOff }: RuleResult): 'passed' | 'failure' | 'error' | 'skipped' {
  if (outcome === 'passed') return 'passed';
  if (outcome === 'failed') return 'failure';
  return outcome === 'cantTell' && cutOff !== true ? 'error' : 'skipped';
}

function countsOf(results: readonly RuleResult[]) {
  const of = (kind: string) => results.filter(result => kindOf(result) === kind).length;
  return { tests: results.length, failures: of('failure'), errors: of('error') };
}

function faultText({ kind, where, message }: NonNullable<Report['fault']>): string {
  return `${kind === 'suite' ? 'a fault of the suite' : 'interrupted'}: ${where}: ${message}`;
}
