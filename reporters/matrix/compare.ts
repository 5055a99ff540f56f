/** A comparison as one HTML file, readable without scripts. */
import { count } from '../../schemas/text/numbers.js';
import { curlLine } from '../../schemas/text/curl.js';
import { factOf, type RuleResult } from '../../schemas/verdict.js';
import * as compare from '../compare/index.js';
import { answer, comparison as expectedAndActual } from '../html/failures.js';
import { code, copyable, moreNote, outcomeMark, prose, section } from '../html/parts.js';
import { citedExchange, ruleOf, maskOf } from '../report/facts.js';
import { groupsOf } from '../report/results.js';
import { escaped } from '../text/markup.js';
import { groupsSection } from './fleet.js';
import { columnOf, matrixPage } from './page.js';
import { auditsIn, type RuleCount } from './rows.js';

const MOST_FINDINGS = 6;
const MOST_CASES = 2;
/** More targets are listed by number. */
const MOST_NAMED = 20;

export function compareHtml(comparison: compare.Comparison): string {
  const { targets, rules, matrix } = comparison;
  const divided = compare.dividedRules(comparison);
  const notable = rules.filter(({ totals }) => totals.failed > 0);
  const articles = notable.map(rule => ruleArticle(rule, targets));
  const notes = compare.unequalMeasures(comparison).map(note => `<p class="lead">${prose(note, 500)}</p>`);
  return matrixPage(matrix, {
    noun: 'target',
    owner: '',
    cells: 'findings',
    rules: rules.map(rule =>
      columnOf(rule, (divided.length > 0 ? divided : notable).includes(rule), compare.tallyText(rule)),
    ),
    shown: 'differing',
    sort: 'list',
    title: `${count(targets.length, 'target')} compared`,
    kicker: `${escaped(auditsIn(matrix).title, 200)}: targets side by side`,
    heading: compare.disagreementText(comparison),
    lead: notes.join('\n'),
    parts: [
      ['findings', 'Findings', section('findings', 'Findings', articles.join('\n'))],
      ['groups', 'Groups', groupsSection(matrix)],
    ],
  });
}

type Target = compare.Target;
type Finding = ReturnType<typeof findingsOf>[number][number];

function ruleArticle(rule: RuleCount, targets: readonly Target[]): string {
  const findings = findingsOf(rule.rule, targets);
  const rows = findings.slice(0, MOST_FINDINGS).map(group => findingRow(rule.rule, group));
  const known = ruleOf(rule.rule);
  return `<article class="part" id="${anchorOf(rule.rule)}">
<h3>${code(rule.rule, 80)} <span class="level ${rule.level}">${rule.level}</span> <small>${compare.tallyText(rule)}</small></h3>
${known ? `<p class="statement">${prose(known.statement)} <span class="where">(section ${known.section})</span></p>` : ''}
<ul class="rows">
${rows.join('\n')}
</ul>
${moreNote(findings.length - MOST_FINDINGS, 'finding')}</article>`;
}

/** Groups equal outcomes and messages, whatever the address of the wiki; failures first. */
function findingsOf(rule: string, targets: readonly Target[]) {
  const cells = targets.flatMap(target => {
    const result = target.results.get(rule);
    return result ? [{ target, result }] : [];
  });
  const groups = groupsOf(
    cells,
    ({ target, result }) => `${result.outcome} ${maskOf(target.report)(factOf(result))}`,
  );
  const failedFirst = ([finding]: typeof cells) => (finding?.result.outcome === 'failed' ? 0 : 1);
  return [...groups.values()].toSorted((a, b) => failedFirst(a) - failedFirst(b) || b.length - a.length);
}

function findingRow(rule: string, group: readonly Finding[]): string {
  const { outcome = 'untested', message = '' } = group[0]?.result ?? {};
  const inFull = outcome === 'failed' ? group.slice(0, MOST_CASES) : [];
  const cases = inFull.map(({ target, result }) => failure(target, result)).join('\n');
  const others = group.slice(inFull.length).map(({ target }) => target);
  const names =
    others.length > MOST_NAMED
      ? `${count(others.length, 'target')}: ${compare.numbersOf(others)}`
      : others.map(target => nameOf(rule, target)).join(' ');
  return `<li class="row"><div class="margin">${outcomeMark(outcome)}</div><div><p class="seen">${prose(message, 500)}</p>${cases}<p class="who">${names}</p></div></li>`;
}

const nameOf = (rule: string, { number, label }: Target): string =>
  `<span class="name" id="${anchorOf(rule, number)}"><b>${number}</b> ${escaped(label, 80)}</span>`;

function failure(target: Target, result: RuleResult): string {
  const [evidence] = result.evidence;
  const exchange = citedExchange(result, target.report);
  const request = exchange && curlLine(exchange.request, target.report.target.connectTo);
  return [
    `<div class="case"><p class="who">${nameOf(result.rule, target)}</p>`,
    evidence ? expectedAndActual(evidence) : '',
    request === undefined ? '' : copyable(`Request that shows ${result.rule} on ${target.label}`, request),
    exchange?.response && evidence
      ? `<details><summary>The answer</summary>${answer(exchange.response, evidence.pointer)}</details>`
      : '',
    '</div>',
  ].join('');
}

const anchorOf = (rule: string, number?: number) =>
  escaped(number === undefined ? `rule-${rule}` : `seen-${number}-${rule}`, 200);
