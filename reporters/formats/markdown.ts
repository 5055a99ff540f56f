/** The report as Markdown for a comment on a pull request: the verdict, the failures and the counts. */
import { count, duration } from '../../schemas/text/numbers.js';
import { outcomes, totalsOf, type Report, type RuleResult } from '../../schemas/verdict.js';
import type { Cause } from '../report/causes.js';
import { blockedRules, byArea, excuseOf, failuresOf } from '../report/results.js';
import { countsText, outcomeWords, headOf, toAddText, coverageText } from '../report/verdict-words.js';
import { rationaleOf } from '../report/rationale.js';
import { factsOf, placeText, staleEntries, staleText } from '../report/facts.js';
import { table } from '../text/markdown-table.js';
import { codeBlock, inlineCode, prose } from '../text/code.js';

/** A longer comment would not be read; the other formats have them all. */
const SHOWN_IN_FULL = 10;
const MOST_CAUSES = 5;

export function markdownReport(report: Report): string {
  const { unexcused, excused } = failuresOf(report);
  const brief = unexcused
    .slice(SHOWN_IN_FULL)
    .map(({ rule, message }) => `${inlineCode(rule)}: ${inlineCode(message, 120)}`);
  const parts = [
    ...head(report),
    ...unexcused.slice(0, SHOWN_IN_FULL).map(result => failure(result, report)),
    listOf(brief),
    ...(excused.length === 0 ? [] : ['### Excused by the baseline']),
    listOf(excused.map(result => excusedText(result, report))),
    countsTable(report),
    foot(report),
  ];
  return `${parts.filter(part => part !== '').join('\n\n')}\n`;
}

const listOf = (items: readonly string[]) => items.map(item => `- ${item}`).join('\n');

function head(report: Report): string[] {
  const { verdict, cause, reasons, causes } = headOf(report);
  const { label, url } = report.target;
  const name = label === undefined ? inlineCode(url) : prose(label);
  const judged = `${verdict.words}: ${name} (${inlineCode(report.suite.name)})`;
  const { shown } = cause ?? {};
  const stale = staleEntries(report).map(({ rule, why }) =>
    staleText({ rule: inlineCode(rule), why: prose(why) }),
  );
  return [
    `## ${verdict.sign} ${cause ? prose(cause.text, 500) : judged}`,
    ...(shown ? [prose(shown.status), listOf(shown.lines.map(line => inlineCode(line)))] : []),
    cause?.next === undefined ? '' : prose(cause.next, 500),
    cause?.request === undefined ? '' : codeBlock(cause.request, 'sh'),
    cause ? judged : '',
    label === undefined ? '' : inlineCode(url),
    `**${countsText(report)}**`,
    listOf([...reasons.map(reason => prose(reason, 500)), ...stale]),
    causes.length === 0 ? '' : `### Likely cause${causes.length === 1 ? '' : 's'}`,
    listOf(causes.slice(0, MOST_CAUSES).map(causeText)),
  ];
}

function causeText({ text, name, next, fix, request }: Cause): string {
  const command = fix ?? (name === undefined ? request : undefined);
  const said = [text, ...(next === undefined ? [] : [next])].map(each => prose(each, 500)).join(' ');
  return command === undefined ? said : `${said}\n\n${codeBlock(command, 'sh').replace(/^/gm, '  ')}`;
}

/** Only the request is a block of code, which can be copied, but whose long lines are clipped. */
function failure(result: RuleResult, report: Report): string {
  const sign = result.level === 'MUST' ? '✗' : '!';
  const clients = rationaleOf(result.rule)?.clients;
  const elsewhere = ['seen', 'request', ...(result.fix === undefined ? [] : ['fix', 'hint'])];
  const all = factsOf(result, report, 500);
  const lines = all.flatMap(([label, text]) => {
    if (elsewhere.includes(label)) return [];
    // A statement of the contract is the project's own text; values are code as a whole.
    const isProse = label === 'hint' || label === 'at';
    const shown = label === 'contract' ? text : isProse ? prose(text, 500) : inlineCode(text, Infinity);
    return [`**${label.charAt(0).toUpperCase()}${label.slice(1)}:** ${shown}`];
  });
  return [
    `### ${sign} ${inlineCode(result.rule)} (${prose(placeText(result, report))})`,
    prose(result.message, 500),
    listOf([...lines, ...(clients === undefined ? [] : [`**Impact:** ${clients}`])]),
    ...all.flatMap(([label, text]) => (label === 'request' ? [codeBlock(text, 'sh')] : [])),
  ].join('\n\n');
}

function excusedText(result: RuleResult, report: Report): string {
  const off = blockedRules(result.rule, report).length;
  const leaves = off === 0 ? '' : ` (leaves ${count(off, 'rule')} untested)`;
  return `${inlineCode(result.rule)}${leaves}: ${prose(excuseOf(result, report) ?? '')}`;
}

function countsRow(name: string, group: readonly RuleResult[]): string[] {
  const totals = totalsOf(group);
  return [name, ...outcomes.map(outcome => (totals[outcome] === 0 ? '·' : String(totals[outcome])))];
}

function countsTable({ results }: Report): string {
  const areas = [...byArea(results)].map(([area, group]) => countsRow(inlineCode(area, 40), group));
  const heads = ['area', ...outcomes.map(outcome => outcomeWords[outcome].words)];
  return table(heads, [...areas, countsRow('**all**', results)]);
}

function foot(report: Report): string {
  const { contract, suite, requests, durationMs, seed, target, plan } = report;
  const declarations = target.declared.map(name => inlineCode(`${name}=${target.profile[name] ?? ''}`));
  const toAdd = toAddText(report);
  return [
    ...(toAdd === '' ? [] : [`Add to the wiki: ${prose(toAdd)}.`]),
    ...(declarations.length === 0 ? [] : [`Declared: ${declarations.join(', ')}.`]),
    `Audited against ${inlineCode(contract.title)}, version ${contract.version} (${inlineCode(contract.digest.slice(0, 19))}) by`,
    `${inlineCode(`${suite.name} ${suite.version}`)} with ${count(requests, 'request')} in ${duration(durationMs)},`,
    `seed ${inlineCode(seed, 80)}${plan ? `, ${coverageText(report)} covered` : ''}.`,
  ].join(' ');
}
