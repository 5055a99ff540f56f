/** The report as Markdown for a comment on a pull request: the verdict, the failures and the counts. */
import { count, duration } from '../../schemas/text/numbers.js';
import { outcomes, totalsOf } from '../../schemas/verdict.js';
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { causesOf, headlineOf } from '../report/causes.js';
import type { Cause } from '../report/causes.js';
import { byArea, excuseOf, failuresOf } from '../report/results.js';
import {
  blockedRules,
  caveatsOf,
  countsText,
  outcomeWords,
  reasonsOf,
  toAddText,
  verdictWords,
} from '../report/verdict-words.js';
import { coverageText } from '../report/coverage.js';
import { clientsLose } from '../report/rationale.js';
import { factsOf, placeText, staleEntries, staleText } from '../report/facts.js';
import type { Fact } from '../report/facts.js';
import { table } from '../text/markdown-table.js';
import { codeBlock, inlineCode, prose } from '../text/code.js';

/** A longer comment would not be read; the other formats have them all. */
const shownInFull = 10;
const mostCauses = 5;

export function markdownReport(report: Report): string {
  const { unexcused, excused } = failuresOf(report);
  const parts = [
    ...head(report),
    ...unexcused.slice(0, shownInFull).map(result => failure(result, report)),
    ...others(unexcused.slice(shownInFull)),
    ...excusedList(excused, report),
    countsTable(report),
    foot(report),
  ];
  return `${parts.join('\n\n')}\n`;
}

function head(report: Report): string[] {
  const { sign, words } = verdictWords(report);
  const { label, url } = report.target;
  const name = label === undefined ? inlineCode(url) : prose(label);
  const cause = headlineOf(report);
  const verdict = `${words}: ${name} (${inlineCode(report.suite.name)})`;
  const reasons = [
    ...(cause ? caveatsOf(report) : reasonsOf(report)).map(reason => prose(reason, 500)),
    ...staleEntries(report).map(({ rule, why }) => staleText({ rule: inlineCode(rule), why: prose(why) })),
    ...(report.fault
      ? [`The audit was not finished: ${inlineCode(`${report.fault.where}: ${report.fault.message}`)}`]
      : []),
  ];
  return [
    `## ${sign} ${cause ? prose(cause.text, 500) : verdict}`,
    ...(cause ? [...cameLines(cause), verdict] : []),
    ...(label === undefined ? [] : [inlineCode(url)]),
    `**${countsText(report)}**`,
    ...(reasons.length === 0 ? [] : [listOf(reasons)]),
    ...causesList(report, cause),
  ];
}

/** What came, what to do, and the request that shows it. */
function cameLines({ shown, next, request }: Cause): string[] {
  const lines = shown?.lines.map(line => inlineCode(line)) ?? [];
  const came = shown ? [prose(shown.status), ...(lines.length === 0 ? [] : [listOf(lines)])] : [];
  return [
    ...came,
    ...(next === undefined ? [] : [prose(next, 500)]),
    ...(request === undefined ? [] : [codeBlock(request, 'sh')]),
  ];
}

function causesList(report: Report, headline: Cause | undefined): string[] {
  const causes = causesOf(report).filter(({ text }) => text !== headline?.text);
  if (causes.length === 0) return [];
  const items = causes.slice(0, mostCauses).map(({ text, name, next, fix, request }) => {
    const command = fix ?? (name === undefined ? request : undefined);
    const said = [prose(text, 500), ...(next === undefined ? [] : [prose(next, 500)])].join(' ');
    return command === undefined ? said : `${said}\n\n${codeBlock(command, 'sh').replace(/^/gm, '  ')}`;
  });
  return [`### Likely ${count(items.length, 'cause').replace(/^\S+ /, '')}`, listOf(items)];
}

const listOf = (items: readonly string[]) => items.map(item => `- ${item}`).join('\n');

/** Only the request is a block of code, which can be copied, but whose long lines are clipped. */
function failure(result: RuleResult, report: Report): string {
  const sign = result.level === 'MUST' ? '✗' : '!';
  const heading = `### ${sign} ${inlineCode(result.rule)} (${prose(placeText(result, report))})`;
  const clients = clientsLose(result.rule);
  const all = factsOf(result, report, 500);
  const beside = ['seen', 'request', ...(result.fix === undefined ? [] : ['fix', 'hint'])];
  const facts = all.filter(({ label }) => !beside.includes(label));
  const request = all.find(({ label }) => label === 'request');
  const lines = [
    ...facts.map(({ label, text }) => `**${sentence(label)}:** ${shownFact(label, text)}`),
    ...(clients === undefined ? [] : [`**Impact:** ${clients}`]),
  ];
  const block = request ? [codeBlock(request.text, 'sh')] : [];
  return [heading, prose(result.message, 500), listOf(lines), ...block].join('\n\n');
}

const sentence = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Values are code as a whole. A statement of the contract is the project's own text. */
function shownFact(label: Fact['label'], text: string): string {
  if (label === 'contract') return text;
  return label === 'hint' || label === 'at' ? prose(text, 500) : inlineCode(text, Infinity);
}

function others(rest: readonly RuleResult[]): string[] {
  if (rest.length === 0) return [];
  return [rest.map(({ rule, message }) => `- ${inlineCode(rule)}: ${inlineCode(message, 120)}`).join('\n')];
}

function excusedList(excused: readonly RuleResult[], report: Report): string[] {
  if (excused.length === 0) return [];
  const lines = excused.map(result => {
    const off = blockedRules(result.rule, report).length;
    const leaves = off === 0 ? '' : ` (leaves ${count(off, 'rule')} untested)`;
    return `- ${inlineCode(result.rule)}${leaves}: ${prose(excuseOf(result, report) ?? '')}`;
  });
  return ['### Excused by the baseline', lines.join('\n')];
}

function countsRow(name: string, group: readonly RuleResult[]): string[] {
  const totals = totalsOf(group);
  return [name, ...outcomes.map(outcome => (totals[outcome] === 0 ? '·' : String(totals[outcome])))];
}

function countsTable({ results }: Report): string {
  return table(
    ['area', ...outcomes.map(outcome => outcomeWords[outcome].words)],
    [
      ...[...byArea(results)].map(([area, group]) => countsRow(inlineCode(area, 40), group)),
      countsRow('**all**', results),
    ],
  );
}

function foot(report: Report): string {
  const { contract, suite, requests, durationMs, seed, target, plan } = report;
  const { declared, profile } = target;
  const declarations = declared.map(name => inlineCode(`${name}=${profile[name] ?? ''}`));
  const toAdd = toAddText(report);
  return [
    ...(toAdd === '' ? [] : [`Add to the wiki: ${prose(toAdd)}.`]),
    ...(declarations.length === 0 ? [] : [`Declared: ${declarations.join(', ')}.`]),
    `Audited against ${inlineCode(contract.title)}, version ${contract.version} (${inlineCode(contract.digest.slice(0, 19))}) by`,
    `${inlineCode(`${suite.name} ${suite.version}`)} with ${count(requests, 'request')} in ${duration(durationMs)},`,
    `seed ${inlineCode(seed, 80)}${plan ? `, ${coverageText(report)} covered` : ''}.`,
  ].join(' ');
}
