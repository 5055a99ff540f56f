/** The findings on each rule, equal ones together, each failure with its evidence. */
import { count } from '../../schemas/text/numbers.js';
import { curlLine } from '../../schemas/text/curl.js';
import type { RuleResult } from '../../schemas/verdict.js';
import { parted } from '../compare/index.js';
import type { Cell, ComparedRule, Comparison, Target } from '../compare/index.js';
import { numbersOf, tallyText } from '../compare/words.js';
import { answer, comparison as expectedAndActual } from '../html/failures.js';
import { code, copyable, outcomeMark, prose } from '../html/parts.js';
import { citedExchange, ruleOf } from '../report/facts.js';
import { kindOf, maskOf } from '../report/masks.js';
import { groupsOf } from '../report/results.js';
import { escaped } from '../text/markup.js';
import { first, moreNote, section } from './words.js';

const MOST_FINDINGS = 6;
/** Failures of a finding that are shown in full. */
const MOST_CASES = 2;
/** Targets that are named; of others, the numbers. */
const MOST_NAMED = 20;

/** Rules that pass everywhere need no words. */
export function findingsSection(comparison: Comparison): string {
  const { divided, uneven, agreed } = parted(comparison);
  const notable = [...divided, ...agreed.filter(({ totals }) => totals.failed > 0)];
  const failing = uneven.filter(({ totals }) => totals.failed > 0);
  const others = uneven.filter(({ totals }) => totals.failed === 0);
  const folded =
    others.length === 0
      ? ''
      : `<details class="agreed"><summary>${count(others.length, 'rule')} not comparable, without a failure</summary>${others.map(ruleArticle).join('\n')}</details>`;
  if (notable.length + uneven.length === 0) return '';
  return section('findings', 'Findings', [...notable, ...failing].map(ruleArticle).join('\n') + folded);
}

function ruleArticle(rule: ComparedRule): string {
  const [shown, rest] = first(findingsOf(rule), MOST_FINDINGS);
  const statement = ruleOf(rule.rule)?.statement;
  return `<article class="part" id="${anchorOf(rule.rule)}">
<h3>${code(rule.rule, 80)} <span class="level ${rule.level}">${rule.level}</span> <small>${tallyText(rule)}</small></h3>
${statement === undefined ? '' : `<p class="statement">${prose(statement)} <span class="where">(section ${escaped(rule.section, 40)})</span></p>`}
<ul class="rows">
${shown.map(group => findingRow(rule.rule, group)).join('\n')}
</ul>
${moreNote(rest, 'finding')}</article>`;
}

type Finding = Cell & { readonly result: RuleResult };

/** The same outcome for the same reason, whatever the address of the wiki and however often it was seen; failures first. */
function findingsOf({ cells }: ComparedRule): Finding[][] {
  const known = cells.flatMap(({ target, result }) => (result ? [{ target, result }] : []));
  const groups = groupsOf(
    known,
    ({ target, result }) => `${result.outcome} ${maskOf(target.report)(kindOf(result))}`,
  );
  const failedFirst = ([finding]: Finding[]) => (finding?.result.outcome === 'failed' ? 0 : 1);
  return [...groups.values()].toSorted((a, b) => failedFirst(a) - failedFirst(b) || b.length - a.length);
}

function findingRow(rule: string, group: readonly Finding[]): string {
  const { outcome = 'untested', message = '' } = group[0]?.result ?? {};
  const inFull = outcome === 'failed' ? group.slice(0, MOST_CASES) : [];
  const cases = inFull.map(finding => failure(rule, finding)).join('\n');
  const others = group.slice(inFull.length).map(({ target }) => target);
  return `<li class="row"><div class="margin">${outcomeMark(outcome)}</div><div><p class="seen">${prose(message, 500)}</p>${cases}${namesOf(rule, others)}</div></li>`;
}

function namesOf(rule: string, targets: readonly Target[]): string {
  if (targets.length === 0) return '';
  if (targets.length > MOST_NAMED)
    return `<p class="who">${count(targets.length, 'target')}: ${numbersOf(targets)}</p>`;
  return `<p class="who">${targets.map(target => nameOf(rule, target)).join(' ')}</p>`;
}

function nameOf(rule: string, { number, label }: Target): string {
  return `<span class="name" id="${anchorOf(rule, number)}"><b>${number}</b> ${escaped(label, 80)}</span>`;
}

function failure(rule: string, { target, result }: Finding): string {
  const [evidence] = result.evidence;
  const exchange = citedExchange(result, target.report);
  const request = exchange
    ? copyable(
        `Request that shows ${rule} on ${target.label}`,
        curlLine(exchange.request, target.report.target.connectTo),
      )
    : '';
  const response =
    exchange?.response && evidence
      ? `<details><summary>The answer</summary>${answer(exchange.response, evidence.pointer)}</details>`
      : '';
  return `<div class="case"><p class="who">${nameOf(rule, target)}</p>${evidence ? expectedAndActual(evidence) : ''}${request}${response}</div>`;
}

/** Of a rule, or of what was seen of it on one target. Rules have names that need no escape. */
const anchorOf = (rule: string, number?: number) =>
  escaped(number === undefined ? `rule-${rule}` : `seen-${number}-${rule}`, 200);
