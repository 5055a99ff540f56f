/** The report as Markdown for a comment on a pull request: the verdict, the failures, and the rest folded away. */
import { isStale } from '../../schemas/baseline.js';
import { outcomes } from '../../schemas/verdict.js';
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { amount, duration } from '../text/amounts.js';
import { byArea } from '../report/by-area.js';
import { clientsLose } from '../report/rationale.js';
import { factLines, factsOf } from '../report/facts.js';
import { codeBlock, inlineCode, prose } from '../text/code.js';
import { reasonsOf, verdictWords } from '../report/verdict-words.js';

/** More make a comment that nobody reads; the other reports have them all. */
const shownInFull = 10;

export function markdownReport(report: Report): string {
  const failed = report.results.filter(({ outcome }) => outcome === 'failed');
  const sorted = [
    ...failed.filter(({ level }) => level === 'MUST'),
    ...failed.filter(({ level }) => level !== 'MUST'),
  ];
  const parts = [
    ...head(report),
    ...sorted.slice(0, shownInFull).map(result => failure(result, report)),
    ...others(sorted.slice(shownInFull)),
    countsTable(report),
    everyRule(report),
    foot(report),
  ];
  return `${parts.join('\n\n')}\n`;
}

function head(report: Report): string[] {
  const { sign, words } = verdictWords(report);
  return [
    `## ${sign} ${words}`,
    inlineCode(report.target.url),
    ...reasonsOf(report).map(reason => prose(reason)),
    ...(report.baseline ?? [])
      .filter(({ standing }) => isStale(standing))
      .map(({ rule, standing }) => `The baseline's entry for ${inlineCode(rule)} is ${standing}: delete it.`),
    ...(report.fault
      ? [`Not finished: ${inlineCode(`${report.fault.where}: ${report.fault.message}`)}`]
      : []),
  ];
}

function failure(result: RuleResult, report: Report): string {
  const sign = result.level === 'MUST' ? '✗' : '!';
  const heading = `### ${sign} ${inlineCode(result.rule)} (${result.level}, section ${prose(result.section)})`;
  const clients = clientsLose(result.rule);
  const meaning = clients === undefined ? '' : `\n\n**For clients:** ${clients}`;
  return `${heading}${meaning}\n\n${codeBlock(factLines(factsOf(result, report, 500)))}`;
}

function others(rest: readonly RuleResult[]): string[] {
  if (rest.length === 0) return [];
  return [rest.map(({ rule, message }) => `- ${inlineCode(rule)}: ${inlineCode(message, 120)}`).join('\n')];
}

function countsTable({ results, totals }: Report): string {
  return [
    row('area', outcomes),
    row('---', ['--:', '--:', '--:', '--:', '--:']),
    ...[...byArea(results)].map(([area, group]) =>
      row(
        // A pipe would end the cell even within code.
        inlineCode(area.replaceAll('|', '¦'), 40),
        outcomes.map(outcome => group.filter(result => result.outcome === outcome).length || '·'),
      ),
    ),
    row(
      '**all**',
      outcomes.map(outcome => totals[outcome] || '·'),
    ),
  ].join('\n');
}

function row(name: string, counts: readonly (number | string)[]): string {
  return `| ${[name, ...counts].join(' | ')} |`;
}

function everyRule({ results }: Report): string {
  const lists = outcomes.flatMap(outcome => {
    const rules = results.filter(result => result.outcome === outcome).map(({ rule }) => inlineCode(rule));
    return rules.length === 0 ? [] : [`- **${outcome}** (${rules.length}): ${rules.join(', ')}`];
  });
  return [
    `<details><summary>All ${amount(results.length, 'rule')}</summary>`,
    lists.join('\n'),
    '</details>',
  ].join('\n\n');
}

function foot({ contract, suite, requests, durationMs, seed, target }: Report): string {
  const { declared = [], profile } = target;
  const declarations = declared.map(name => inlineCode(`${name}=${profile[name] ?? ''}`));
  return [
    ...(declarations.length === 0 ? [] : [`Declared: ${declarations.join(', ')}.`]),
    `Audited against ${inlineCode(contract.title)} (${inlineCode(contract.digest.slice(0, 19))}) by`,
    `${inlineCode(`${suite.name} ${suite.version}`)} with ${amount(requests, 'request')} in ${duration(durationMs)},`,
    `seed ${inlineCode(seed, 80)}.`,
  ].join(' ');
}
