/** The findings on each rule, equal ones together, each failure with its evidence; and the silences. */
import { count } from '../../schemas/text/numbers.js';
import type { Outcome } from '../../schemas/verdict.js';
import { anchorOf } from './matrix.js';
import { tallyText, numbersOf, shareText } from './words.js';
import type { ComparedRule, Comparison, Target, SeenSilence } from './index.js';
import { curlLine } from '../text/curl.js';
import { maskOf } from '../report/masks.js';
import { ruleOf } from '../report/facts.js';
import { answer, comparison as expectedAndActual } from '../html/failures.js';
import { code, copyable, outcomeMark, prose } from '../html/parts.js';
import { escaped } from '../text/markup.js';

/** So many failures of a rule are shown with their answer, the others with their request only. */
const answersShown = 5;

export function evidenceSection({ rules }: Comparison): string {
  const told = rules.filter(({ disagreement, totals }) => disagreement > 0 || totals.failed > 0);
  const rest = rules.filter(rule => !told.includes(rule));
  const agreed =
    rest.length === 0
      ? ''
      : `<details class="agreed"><summary>Findings on the other rules</summary>${rest.map(ruleArticle).join('\n')}</details>`;
  return `<section aria-labelledby="seen"><h2 id="seen">Findings</h2>
${told.map(ruleArticle).join('\n')}
${agreed}
</section>`;
}

function ruleArticle(rule: ComparedRule): string {
  const statement = ruleOf(rule.rule)?.statement;
  return `<article class="part" id="${anchorOf(rule.rule)}">
<h3>${code(rule.rule, 80)} <span class="level ${rule.level}">${rule.level}</span> <small>${tallyText(rule)}</small></h3>
${statement === undefined ? '' : `<p class="statement">${prose(statement)} <span class="where">(section ${escaped(rule.section, 40)})</span></p>`}
<ul class="rows">
${groupsOf(rule)
  .map(group => groupRow(rule.rule, group))
  .join('\n')}
</ul>
</article>`;
}

interface Group {
  readonly outcome: Outcome;
  readonly message: string;
  readonly targets: readonly Target[];
}

/** The same outcome for the same reason, wherever the wiki lies. */
function groupsOf({ cells }: ComparedRule): Group[] {
  const groups = new Map<string, { outcome: Outcome; message: string; targets: Target[] }>();
  for (const { target, result } of cells) {
    if (!result) continue;
    const key = `${result.outcome} ${maskOf(target.report)(result.message)}`;
    const group = groups.get(key) ?? { outcome: result.outcome, message: result.message, targets: [] };
    group.targets.push(target);
    groups.set(key, group);
  }
  const failedFirst = ({ outcome }: Group) => (outcome === 'failed' ? 0 : 1);
  return [...groups.values()].toSorted(
    (a, b) => failedFirst(a) - failedFirst(b) || b.targets.length - a.targets.length,
  );
}

function groupRow(rule: string, { outcome, message, targets }: Group): string {
  const names = targets.map(target => targetName(rule, target)).join(' ');
  const cases = outcome === 'failed' ? targets.map((target, index) => failure(rule, target, index)) : [];
  return `<li class="row"><div class="margin">${outcomeMark(outcome)}</div><div><p class="seen">${prose(message)}</p>${outcome === 'failed' ? cases.join('\n') : `<p class="who">${names}</p>`}</div></li>`;
}

function targetName(rule: string, target: Target): string {
  return `<span class="name" id="${anchorOf(rule, target)}"><b>${target.number}</b> ${escaped(target.label, 80)}</span>`;
}

function failure(rule: string, target: Target, index: number): string {
  const result = target.report.results.find(each => each.rule === rule);
  const [first] = result?.evidence ?? [];
  const exchange = target.report.exchanges.find(({ id }) => id === first?.exchange);
  const request = exchange
    ? copyable(`Request that shows ${rule} on ${target.label}`, curlLine(exchange.request))
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

function part(silence: SeenSilence): string {
  const { answers, unseen, statement, section } = silence;
  const rows = answers.map(({ seen, targets }) => {
    const all = answers.reduce((sum, each) => sum + each.targets.length, unseen.length);
    const width = ((targets.length / all) * 100).toFixed(2);
    return `<tr><td class="share">${shareText(targets, silence)}<svg aria-hidden="true" width="100%" height="4"><rect class="track" width="100%" height="4" rx="2"/><rect width="${width}%" height="4" rx="2"/></svg></td><td>${prose(seen)}</td><td class="numbers">${numbersOf(targets)}</td></tr>`;
  });
  const rest =
    unseen.length === 0
      ? ''
      : `<tr><td class="share none">${shareText(unseen, silence)}</td><td class="none">not observed</td><td class="numbers">${numbersOf(unseen)}</td></tr>`;
  return `<article class="part"><h3>${code(silence.silence, 80)} <small>${count(answers.length, 'behaviour')}</small></h3>
<p class="statement">${prose(statement)} <span class="where">(section ${escaped(section, 40)})</span></p>
<table class="silence"><thead class="unseen"><tr><th scope="col">How many</th><th scope="col">Seen</th><th scope="col">Targets</th></tr></thead><tbody>${rows.join('')}${rest}</tbody></table></article>`;
}
