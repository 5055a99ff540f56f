/**
 * The report as JUnit XML for Jenkins and its relatives: a suite for each area, a test case for each rule.
 * `cantTell` is an error unless a budget explains it. If nothing was answered, that is the only error.
 */
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { isAnsweredRightly } from '../report/came.js';
import { headlineOf, reasonOf, type Cause } from '../report/causes.js';
import { byArea, excuseOf, groupsOf } from '../report/results.js';
import { caveatsOf, flakyKindText, coverageText } from '../report/verdict-words.js';
import { rationaleOf, factLines, factsOf, staleEntries, staleText } from '../report/facts.js';
import { attributes, escaped, escapedText } from '../text/markup.js';

type Kind = 'passed' | 'failure' | 'error' | 'skipped';

type Case = Readonly<Record<'suite' | 'name' | 'content', string> & { kind: Kind }>;

/** Rules share their answers, so only the whole audit has a time. */
const NO_TIME = '0.000';

export function junitReport(report: Report): string {
  const isAnswered = report.exchanges.some(isAnsweredRightly);
  const cause = isAnswered ? undefined : headlineOf(report);
  const cases = [
    ...[...byArea(report.results)].flatMap(([area, results]) =>
      results.map(result => caseOf(area, result, report, cause !== undefined)),
    ),
    ...(cause ? [unanswered(cause)] : []),
    ...staleEntries(report).map((entry): Case => {
      const message = staleText(entry);
      const content = `<failure${attributes({ type: 'stale', message })}/>`;
      return { suite: 'baseline', name: entry.rule, kind: 'failure', content };
    }),
    ...flakyCases(report),
  ];
  const { label } = report.target;
  const name = label === undefined ? report.suite.name : `${report.suite.name}: ${label}`;
  const time = (report.durationMs / 1000).toFixed(3);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name, ...countsOf(cases), time })}>`,
    ...[...groupsOf(cases, ({ suite }) => suite).values()].map((those, id) => suiteOf(those, id, report)),
    '</testsuites>\n',
  ].join('\n');
}

function countsOf(cases: readonly Case[]): Readonly<Record<string, number>> {
  const of = (kind: Kind) => cases.filter(each => each.kind === kind).length;
  return { tests: cases.length, failures: of('failure'), errors: of('error'), skipped: of('skipped') };
}

/** The first suite holds what concerns the whole audit. */
function suiteOf(cases: readonly Case[], id: number, report: Report): string {
  const { suite, started, fault } = report;
  const name = cases[0]?.suite ?? '';
  const timestamp = started.slice(0, 19);
  const head = { name, ...countsOf(cases), time: NO_TIME, id, package: suite.name, timestamp };
  const caveats = caveatsOf(report).join('; ');
  const kind = fault?.kind === 'suite' ? 'a fault of the suite' : 'interrupted';
  const isFirst = id === 0;
  return [
    `  <testsuite${attributes(head)}>`,
    ...(isFirst ? ['    <properties>', ...properties(report), '    </properties>'] : []),
    ...cases.map(({ content, ...each }) => {
      const open = `    <testcase${attributes({ classname: name, name: each.name, time: NO_TIME })}`;
      return content === '' ? `${open}/>` : `${open}>${content}</testcase>`;
    }),
    ...(isFirst && caveats !== '' ? [`    <system-out>${escaped(caveats)}</system-out>`] : []),
    ...(isFirst && fault
      ? [`    <system-err>${escaped(`${kind}: ${fault.where}: ${fault.message}`)}</system-err>`]
      : []),
    '  </testsuite>',
  ].join('\n');
}

function properties(report: Report): string[] {
  const { target, contract } = report;
  const all: [string, string | undefined][] = [
    ['target', target.url],
    ['target.label', target.label],
    ['contract', contract.title],
    ['contract.version', contract.version],
    ['contract.digest', contract.digest],
    ['suite.version', report.suite.version],
    ['conformant', String(report.conformant)],
    ['complete', String(report.complete)],
    ['reason', reasonOf(report)],
    ...caveatsOf(report).map((caveat): [string, string] => ['caveat', caveat]),
    ['seed', report.seed],
    ['coverage', report.plan && coverageText(report)],
    ['selection', report.selection.join(', ')],
    ...Object.entries(target.profile).map(([name, value]): [string, string] => [`profile.${name}`, value]),
  ];
  return all.flatMap(([name, value]) =>
    value === undefined ? [] : [`      <property${attributes({ name, value })}/>`],
  );
}

function caseOf(suite: string, result: RuleResult, report: Report, isExplained: boolean): Case {
  const { rule, outcome, message, level, cutOff } = result;
  const excuse = excuseOf(result, report);
  const at = { suite, name: rule };
  if (outcome === 'passed') return { ...at, kind: 'passed', content: '' };
  const isFailure = outcome === 'failed' && excuse === undefined;
  if (!isFailure && (outcome !== 'cantTell' || cutOff === true || isExplained)) {
    // Jenkins's schema allows no attributes here.
    const why = excuse === undefined ? '' : `, excused by the baseline (${excuse})`;
    const content = `<skipped>${escaped(`${outcome}${why}: ${message}`)}</skipped>`;
    return { ...at, kind: 'skipped', content };
  }
  const kind = isFailure ? 'failure' : 'error';
  const clients = isFailure ? rationaleOf(rule)?.clients : undefined;
  const facts = [
    ...factsOf(result, report),
    ...(clients === undefined ? [] : [['impact', clients] as const]),
  ];
  const head = attributes({ type: isFailure ? level : outcome, message });
  return { ...at, kind, content: `<${kind}${head}>${escapedText(factLines(facts))}</${kind}>` };
}

function unanswered({ text, shown, next = '', request = '' }: Cause): Case {
  const lines = [...(shown ? [shown.status, ...shown.lines] : []), next, request].filter(line => line !== '');
  const content = `<error${attributes({ type: 'cantTell', message: text })}>${escapedText(lines.join('\n'))}</error>`;
  return { suite: 'audit', name: 'target', kind: 'error', content };
}

/** As Surefire writes a test that failed first and then passed. */
function flakyCases({ flaky }: Report): Case[] {
  return flaky.map(each => {
    const name = each.kind === 'answer' ? 'flakyFailure' : 'flakyError';
    const head = attributes({ type: each.kind, message: flakyKindText(each) });
    const content = `<${name}${head}>${escaped(each.request.request.url)}</${name}>`;
    return { suite: 'requests', name: each.kind, kind: 'passed', content };
  });
}
