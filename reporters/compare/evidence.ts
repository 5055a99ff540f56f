/** The findings on each rule, equal ones together, each failure with its evidence; and the silences. */
import { count } from '../../schemas/text/numbers.js';
import type { RuleResult } from '../../schemas/verdict.js';
import { anchorOf } from './matrix.js';
import { tallyText, numbersOf, shareText } from './words.js';
import type { Cell, ComparedRule, Comparison, Target, SeenSilence } from './index.js';
import { curlLine } from '../../schemas/text/curl.js';
import { maskOf } from '../report/masks.js';
import { citedExchange, ruleOf } from '../report/facts.js';
import { groupsOf } from '../report/results.js';
import { answer, comparison as expectedAndActual } from '../html/failures.js';
import { code, copyable, outcomeMark, prose } from '../html/parts.js';
import { escaped } from '../text/markup.js';

/** So many failures of a rule are shown with their answer, the others with their request only. */
const answersShown = 5;

/** What is shown of a rule, so that the page stays small where there are many targets. */
const shownOfMany = { findings: 6, cases: 2 } as const;

export function evidenceSection({ rules, isGrouped }: Comparison): string {
  const article = (rule: ComparedRule) => ruleArticle(rule, isGrouped);
  const notable = rules.filter(({ disagreement, totals }) => disagreement > 0 || totals.failed > 0);
  const rest = rules.filter(rule => !notable.includes(rule));
  const agreed =
    rest.length === 0
      ? ''
      : `<details class="agreed"><summary>Findings on the other rules</summary>${rest.map(article).join('\n')}</details>`;
  return `<section aria-labelledby="seen"><h2 id="seen">Findings</h2>
${notable.map(article).join('\n')}
${agreed}
</section>`;
}

function ruleArticle(rule: ComparedRule, isGrouped: boolean): string {
  const findings = findingsOf(rule);
  const shown = isGrouped ? findings.slice(0, shownOfMany.findings) : findings;
  const others = findings.slice(shown.length);
  const statement = ruleOf(rule.rule)?.statement;
  return `<article class="part" id="${anchorOf(rule.rule)}">
<h3>${code(rule.rule, 80)} <span class="level ${rule.level}">${rule.level}</span> <small>${tallyText(rule)}</small></h3>
${statement === undefined ? '' : `<p class="statement">${prose(statement)} <span class="where">(section ${escaped(rule.section, 40)})</span></p>`}
<ul class="rows">
${shown.map(group => (isGrouped ? briefRow(rule.rule, group) : findingRow(rule.rule, group))).join('\n')}
</ul>
${others.length === 0 ? '' : `<p class="note">and ${count(others.length, 'more finding')} on ${count(others.flat().length, 'target')}</p>`}
</article>`;
}

type Finding = Cell & { readonly result: RuleResult };

/** The same outcome for the same reason, whatever the address of the wiki; failures first. */
function findingsOf({ cells }: ComparedRule): Finding[][] {
  const known = cells.flatMap(({ target, result }) => (result ? [{ target, result }] : []));
  const groups = groupsOf(
    known,
    ({ target, result }) => `${result.outcome} ${maskOf(target.report)(result.message)}`,
  );
  const failedFirst = ([first]: Finding[]) => (first?.result.outcome === 'failed' ? 0 : 1);
  return [...groups.values()].toSorted((a, b) => failedFirst(a) - failedFirst(b) || b.length - a.length);
}

function findingRow(rule: string, group: readonly Finding[]): string {
  const { outcome = 'untested', message = '' } = group[0]?.result ?? {};
  const cases =
    outcome === 'failed'
      ? group.map((finding, index) => failure(rule, finding, index)).join('\n')
      : `<p class="who">${group.map(({ target }) => targetName(rule, target)).join(' ')}</p>`;
  return `<li class="row"><div class="margin">${outcomeMark(outcome)}</div><div><p class="seen">${prose(message)}</p>${cases}</div></li>`;
}

/** A few targets in full, of the others the numbers. */
function briefRow(rule: string, group: readonly Finding[]): string {
  const { outcome = 'untested', message = '' } = group[0]?.result ?? {};
  const inFull = outcome === 'failed' ? group.slice(0, shownOfMany.cases) : [];
  const rest = group.slice(inFull.length).map(({ target }) => target);
  const cases = inFull.map((finding, index) => failure(rule, finding, index === 0 ? 0 : answersShown));
  const more = inFull.length === 0 ? 'target' : 'more target';
  const numbers =
    rest.length === 0 ? '' : `<p class="who">${count(rest.length, more)}: ${numbersOf(rest)}</p>`;
  return `<li class="row"><div class="margin">${outcomeMark(outcome)}</div><div><p class="seen">${prose(message, 500)}</p>${cases.join('\n')}${numbers}</div></li>`;
}

function targetName(rule: string, target: Target): string {
  return `<span class="name" id="${anchorOf(rule, target)}"><b>${target.number}</b> ${escaped(target.label, 80)}</span>`;
}

function failure(rule: string, { target, result }: Finding, index: number): string {
  const [first] = result.evidence;
  const exchange = citedExchange(result, target.report);
  const request = exchange
    ? copyable(
        `Request that shows ${rule} on ${target.label}`,
        curlLine(exchange.request, target.report.target.connectTo),
      )
    : '';
  const response =
    exchange?.response && first && index < answersShown
      ? `<details><summary>The answer</summary>${answer(exchange.response, first.pointer)}</details>`
      : '';
  return `<div class="case"><p class="who">${targetName(rule, target)}</p>${first ? expectedAndActual(first) : ''}${request}${response}</div>`;
}

export function silencesSection({ silences }: Comparison): string {
  if (silences.length === 0) return '';
  return `<section aria-labelledby="silences"><h2 id="silences">Where the contract is silent</h2>
<p class="lead">Nothing here is judged. Where the targets differ, the owner of the contract may want to settle the question.</p>
${silences.map(part).join('\n')}
</section>`;
}

const behavioursShown = 20;

function part(silence: SeenSilence): string {
  const { answers, unseen, statement, section } = silence;
  const all = answers.reduce((sum, each) => sum + each.targets.length, unseen.length);
  const shown = answers.slice(0, behavioursShown);
  const others = answers.slice(behavioursShown);
  const rows = shown.map(({ seen, targets }) => {
    const width = ((targets.length / all) * 100).toFixed(2);
    return `<tr><td class="share">${shareText(targets, silence)}<svg aria-hidden="true" width="100%" height="4"><rect class="track" width="100%" height="4" rx="2"/><rect width="${width}%" height="4" rx="2"/></svg></td><td>${prose(seen)}</td><td class="numbers">${numbersOf(targets)}</td></tr>`;
  });
  const rest =
    unseen.length === 0
      ? ''
      : `<tr><td class="share none">${shareText(unseen, silence)}</td><td class="none">not observed</td><td class="numbers">${numbersOf(unseen)}</td></tr>`;
  return `<article class="part"><h3>${code(silence.silence, 80)} <small>${count(answers.length, 'behaviour')}</small></h3>
<p class="statement">${prose(statement)} <span class="where">(section ${escaped(section, 40)})</span></p>
<table class="silence"><thead class="unseen"><tr><th scope="col">How many</th><th scope="col">Seen</th><th scope="col">Targets</th></tr></thead><tbody>${rows.join('')}${rest}</tbody></table>${others.length === 0 ? '' : `<p class="note">and ${count(others.length, 'more behaviour')} on ${count(others.flatMap(({ targets }) => targets).length, 'target')}</p>`}</article>`;
}
