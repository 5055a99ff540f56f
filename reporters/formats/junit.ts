/**
 * The report as JUnit XML, as Jenkins and its many relatives read it: a suite an area, a test case a rule.
 * `failed` is a failure, `cantTell` an error unless a stated budget explains it, the rest is skipped. If nothing was answered,
 * that is the only error.
 */
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { isAnsweredRightly } from '../report/came.js';
import { headlineOf, reasonOf } from '../report/causes.js';
import type { Cause } from '../report/causes.js';
import { byArea, excuseOf } from '../report/results.js';
import { caveatsOf, flakyKindText } from '../report/verdict-words.js';
import { coverageText } from '../report/coverage.js';
import { clientsLose } from '../report/rationale.js';
import { factLines, factsOf, staleEntries, staleText } from '../report/facts.js';
import { attributes, escaped, escapedLines } from '../text/markup.js';

/** Rules are judged on answers that they share, so only the whole audit takes time; without a number, readers compute none. */
const NO_TIME = '0.000';

export function junitReport(whole: Report): string {
  const cause = causeOfAll(whole);
  // The cause stands for all of them.
  const all = whole.results.map(result => (cause ? { ...result, cutOff: true } : result));
  const report = { ...whole, results: all };
  const suites = [...byArea(all)];
  const rest = [...unanswered(cause), ...stale(report), ...flaky(report)];
  const counts = sumOf([countsOf(all, report), ...rest]);
  const { label } = report.target;
  const name = label === undefined ? report.suite.name : `${report.suite.name}: ${label}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name, ...counts, time: (report.durationMs / 1000).toFixed(3) })}>`,
    ...suites.map(([area, results], index) => suite(area, results, index, report)),
    ...rest.map((each, index) => furtherSuite(each, suites.length + index, report)),
    '</testsuites>\n',
  ].join('\n');
}

type Counts = Readonly<Record<'tests' | 'failures' | 'errors' | 'skipped', number>>;

/** A suite of what is no rule. */
interface Further extends Counts {
  readonly name: string;
  readonly cases: readonly string[];
}

const further = (
  name: string,
  cases: readonly string[],
  counts: Partial<Pick<Counts, 'failures' | 'errors'>> = {},
): Further[] =>
  cases.length === 0
    ? []
    : [{ name, cases, tests: cases.length, failures: 0, errors: 0, skipped: 0, ...counts }];

const sumOf = (all: readonly Counts[]): Counts => {
  const sum = (name: keyof Counts) => all.reduce((total, counts) => total + counts[name], 0);
  return { tests: sum('tests'), failures: sum('failures'), errors: sum('errors'), skipped: sum('skipped') };
};

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

/** If nothing was answered rightly, one cause explains all rules. */
const causeOfAll = (report: Report): Cause | undefined =>
  report.exchanges.some(isAnsweredRightly) ? undefined : headlineOf(report);

function unanswered(cause: Cause | undefined): Further[] {
  if (!cause) return [];
  const { text, shown, next = '', request = '' } = cause;
  const lines = [...(shown ? [shown.status, ...shown.lines] : []), next, request].filter(line => line !== '');
  const error = `<error${attributes({ type: 'cantTell', message: text })}>${escapedLines(lines.join('\n'))}</error>`;
  return further('audit', [testcaseOf('audit', 'target', error)], { errors: 1 });
}

/** An entry of the baseline that is not needed has a test case of its own, because it makes the run fail. */
function stale(report: Report): Further[] {
  const cases = staleEntries(report).map(entry =>
    testcaseOf(
      'baseline',
      entry.rule,
      `<failure${attributes({ type: 'stale', message: staleText(entry) })}/>`,
    ),
  );
  return further('baseline', cases, { failures: cases.length });
}

/** As Surefire writes a test that failed and passed when it was run again: it counts as passed. A lost answer is an error. */
function flaky(report: Report): Further[] {
  const cases = (report.flaky?.kinds ?? []).map(each => {
    const { kind, first } = each;
    const name = kind === 'answer' ? 'flakyFailure' : 'flakyError';
    const attempt = `<${name}${attributes({ type: kind, message: flakyKindText(each) })}>${escaped(first.request.url)}</${name}>`;
    return testcaseOf('requests', kind, attempt);
  });
  return further('requests', cases);
}

const testcaseOf = (classname: string, name: string, content: string): string =>
  `    <testcase${attributes({ classname, name, time: NO_TIME })}>${content}</testcase>`;

function furtherSuite(
  { name, cases, tests, failures, errors, skipped }: Further,
  id: number,
  { suite: { name: own }, started }: Report,
): string {
  const counts = { tests, failures, errors, skipped };
  const head = { name, ...counts, time: NO_TIME, id, package: own, timestamp: started.slice(0, 19) };
  return [`  <testsuite${attributes(head)}>`, ...cases, '  </testsuite>'].join('\n');
}

function kindOf(result: RuleResult, report: Report): 'passed' | 'failure' | 'error' | 'skipped' {
  const { outcome, cutOff } = result;
  if (outcome === 'passed') return 'passed';
  if (outcome === 'failed') return excuseOf(result, report) === undefined ? 'failure' : 'skipped';
  return outcome === 'cantTell' && cutOff !== true ? 'error' : 'skipped';
}

function countsOf(results: readonly RuleResult[], report: Report): Counts {
  const of = (kind: string) => results.filter(result => kindOf(result, report) === kind).length;
  return { tests: results.length, failures: of('failure'), errors: of('error'), skipped: of('skipped') };
}

function faultText({ kind, where, message }: NonNullable<Report['fault']>): string {
  return `${kind === 'suite' ? 'a fault of the suite' : 'interrupted'}: ${where}: ${message}`;
}
