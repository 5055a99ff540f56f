/** A report as blocks: the verdict or its cause, the failures with their requests, and the counts. */
import { curlLine } from '../../schemas/text/curl.js';
import { count, grouped } from '../../schemas/text/numbers.js';
import { outcomes, totalsOf, type Report, type RuleResult } from '../../schemas/verdict.js';
import { fileFacts, type Block, type Item, type LabelledText, type Sign } from '../text/blocks.js';
import { isAnsweredRightly } from './came.js';
import { causesOf } from './causes.js';
import { citedExchange, factsOf, placeText, ruleOf, staleEntries, staleText } from './facts.js';
import { blockedRules, byArea, excuseOf, failuresOf, unjudgedGroups } from './results.js';
import * as words from './verdict-words.js';

export function headBlocks(report: Report, target: string): Block[] {
  const { verdict, cause, reasons } = words.headOf(report);
  const status = cause?.shown ? `${target}: ${cause.shown.status}` : target;
  return [
    { ...verdict, kind: 'head', words: cause?.text ?? verdict.words, beside: cause ? undefined : target },
    cause ? status : '',
    { kind: 'quote', lines: cause?.shown?.lines ?? [] },
    cause?.next ?? '',
    { kind: 'command', text: cause?.request },
    ...reasons,
  ];
}

/** More would hide the failures. */
const MOST_CAUSES = 3;

export function causeBlocks(report: Report): Block[] {
  const causes = words
    .headOf(report)
    .causes.filter(
      ({ name, request }) => report.conformant !== true || name !== undefined || request !== undefined,
    );
  if (causes.length === 0) return [];
  return [
    { kind: 'title', text: causes.length === 1 ? 'Likely cause' : 'Likely causes' },
    ...causes
      .slice(0, MOST_CAUSES)
      .flatMap(({ text, name, rules, next = '', fix, request }): Block[] => [
        name === undefined ? text : `${text} (${count(rules.length, 'rule')})`,
        next,
        { kind: 'command', text: fix ?? (name === undefined ? request : undefined) },
      ]),
  ];
}

/**
 * @param show the number of failures in full; the others take a line each
 * @param more how to show all in full
 */
export function failureBlocks(
  report: Report,
  show: number,
  more = '',
  impactOf: (rule: string) => string | undefined = () => undefined,
): Block[] {
  const { unexcused } = failuresOf(report);
  const shown = new Map<string, string>();
  const rest = unexcused.slice(show);
  const inFull = unexcused.slice(0, show);
  const all = inFull.flatMap(result => failureInFull(report, result, impactOf(result.rule), shown));
  if (rest.length === 0) return all;
  const items = rest.map(each => ({ ...signOf(each), names: [each.rule], text: each.message }));
  return [
    ...all,
    { kind: 'title', text: count(rest.length, 'more failure') },
    { kind: 'lines', items },
    more,
  ];
}

const ERROR: Sign = { sign: '✗', tone: 'red' };

const signOf = ({ level }: RuleResult): Sign => (level === 'MUST' ? ERROR : { sign: '!', tone: 'yellow' });

const LONGEST_REQUEST = 4_000;

/** @param shown requests that were shown already, with their rules */
export function failureInFull(
  report: Report,
  result: RuleResult,
  impact?: string,
  shown = new Map<string, string>(),
): Block[] {
  // The cause shows the command that fixes a failure.
  const elsewhere = ['seen', 'request', ...(result.fix === undefined ? [] : ['hint', 'fix'])];
  const facts = factsOf(result, report, 500).filter(([label]) => !elsewhere.includes(label));
  const exchange = citedExchange(result, report);
  const request = exchange && curlLine(exchange.request, report.target.connectTo);
  const { length = 0 } = request ?? {};
  const earlier = request && shown.get(request);
  const isLong = length > LONGEST_REQUEST;
  if (request && !earlier) shown.set(request, result.rule);
  const note = isLong ? `a request of ${count(length, 'character')}: see the report` : undefined;
  return [
    { ...signOf(result), kind: 'entry', name: result.rule, beside: placeText(result, report) },
    result.message,
    {
      kind: 'facts',
      facts: [...facts, ['impact', impact], ['request', earlier ? `same as ${earlier}` : note]],
    },
    { kind: 'command', text: earlier || isLong ? undefined : request },
  ];
}

export function baselineBlocks(report: Report): Block[] {
  const { baseline = [] } = report;
  if (baseline.length === 0) return [];
  const { excused } = failuresOf(report);
  const unseen = baseline.filter(({ standing }) => standing === 'not observed').map(({ rule }) => rule);
  const stale = staleEntries(report).map((entry): Item => ({ ...ERROR, text: staleText(entry) }));
  const lacking = `not observed, so not counted as fixed: ${unseen.join(', ')}`;
  return [
    { kind: 'title', text: `Baseline: ${count(excused.length, 'failure')} excused` },
    {
      kind: 'lines',
      items: excused.map(result => {
        const off = blockedRules(result.rule, report).length;
        const leaves = off === 0 ? '' : `leaves ${count(off, 'rule')} untested: `;
        const text = leaves + (excuseOf(result, report) ?? '');
        return { sign: '·', tone: 'dim', names: [result.rule], text };
      }),
    },
    {
      kind: 'notes',
      items: unseen.length > 0 ? [...stale, { ...words.outcomeWords.cantTell, text: lacking }] : stale,
    },
  ];
}

const MOST_REASONS = 8;

/** A line for each reason, the most frequent first; rules that a cause explains are left out. */
export function unjudgedBlocks(report: Report): Block[] {
  const explained = new Set(causesOf(report).flatMap(({ name, rules }) => (name === undefined ? [] : rules)));
  const open = report.results.filter(({ level, rule }) => level !== 'INFO' && !explained.has(rule));
  const groups = unjudgedGroups(open);
  if (groups.length === 0) return [];
  const rest = groups.slice(MOST_REASONS);
  const rules = count(rest.flatMap(group => group.rules).length, 'more rule');
  return [
    { kind: 'title', text: 'Not judged' },
    {
      kind: 'lines',
      items: groups.slice(0, MOST_REASONS).map(({ outcome, message, rules: those }) => {
        const { sign, tone, words: name } = words.outcomeWords[outcome];
        const text = `${message}: ${those.join(', ')}`;
        return { sign, tone, names: [`${grouped(those.length)} ${name}`], text };
      }),
    },
    rest.length === 0 ? '' : `and ${rules}, for ${count(rest.length, 'other reason')}`,
  ];
}

export const areaHeads = ['area', ...outcomes.map(each => words.outcomeWords[each].words)];

export function areaRows({ results }: Report): (readonly [name: string, ...counts: string[]])[] {
  return [...byArea(results), ['all', results] as const].map(([name, group]) => {
    const totals = totalsOf(group);
    return [name, ...outcomes.map(each => (totals[each] === 0 ? '·' : grouped(totals[each])))];
  });
}

export function areaBlocks(report: Report): Block[] {
  if (report.conformant === null && !report.exchanges.some(isAnsweredRightly)) return [];
  return [
    {
      kind: 'table',
      head: areaHeads,
      rows: areaRows(report),
      tones: [
        undefined,
        ...outcomes.map(each => (each === 'passed' ? undefined : words.outcomeWords[each].tone)),
      ],
    },
  ];
}

export function auditFacts(report: Report): LabelledText[] {
  const { seed, target, selection } = report;
  const { declared, profile } = target;
  return [
    ['declared', declared.map(name => `${name}=${profile[name] ?? ''}`)],
    ['selected', selection.includes('*') ? [] : selection],
    ['seed', [seed]],
    ['coverage', words.coverageText(report)],
    ['to add', words.toAddText(report)],
  ];
}

export function footBlock(report: Report, files?: readonly string[]): Block {
  const { unexcused, excused } = failuresOf(report);
  const first = [...unexcused, ...excused].find(({ rule }) => ruleOf(rule));
  return {
    kind: 'foot',
    facts: [
      ['observed', observedNames(report)],
      ...auditFacts(report),
      ['explain', first && `${report.suite.name} explain ${first.rule}`],
      ...fileFacts('report', files),
    ],
  };
}

function observedNames({ results, observations }: Report): string[] {
  const diagnostics = results.filter(({ level, outcome }) => level === 'INFO' && outcome === 'passed');
  const names = [...observations.map(({ silence }) => silence), ...diagnostics.map(({ rule }) => rule)];
  const [first, ...others] = new Set(names);
  return first === undefined ? [] : [`${grouped(names.length)}, not scored: ${first}`, ...others];
}

export const verdictBlock = (report: Report): Block => ({
  ...words.verdictWords(report),
  kind: 'verdict',
  counts: words.countsText(report),
  effort: words.effortText(report),
});
