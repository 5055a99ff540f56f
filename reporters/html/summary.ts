/** The head of the HTML report: the verdict and the totals at a glance, and what the audit was. */
import { count } from '../../schemas/text/numbers.js';
import {
  caveatsOf,
  countsText,
  effortText,
  outcomeWords,
  reasonsOf,
  toAddText,
  verdictWords,
} from '../report/verdict-words.js';
import { coverageText } from '../report/coverage.js';
import { momentOf, staleEntries, staleText } from '../report/facts.js';
import { outcomes, totalsOf } from '../../schemas/verdict.js';
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { byArea, failuresOf, groupsOf, outcomeOf } from '../report/results.js';
import { causesOf, headlineOf } from '../report/causes.js';
import type { Cause } from '../report/causes.js';
import type { Recorded } from '../report/recorded.js';
import { repeatCommand } from '../report/repeat.js';
import { code, copyable, linkTo, outcomeMark, prose, totalsBar } from './parts.js';
import { escaped } from '../text/markup.js';

export function summarySection(report: Report): string {
  const { sign, words, tone } = verdictWords(report);
  const verdict = words.charAt(0) + words.slice(1).toLowerCase();
  const cause = headlineOf(report);
  const reasons = cause ? caveatsOf(report) : reasonsOf(report);
  return `<header>
<p class="kicker">${escaped(report.contract.title, 200)}: conformance report</p>
<h1 class="${tone}"><span aria-hidden="true">${sign}</span> ${cause ? prose(cause.text, 500) : verdict}</h1>
<p class="target">${labelOf(report)}${code(report.target.url, 300)}</p>
<p class="when">${whenAndHow(report)}</p>
${cause ? whatCame(cause) : ''}
${reasons.map(reason => `<p class="reason">${prose(reason)}</p>`).join('\n')}
${report.fault ? `<p class="reason"><b>The audit was not finished</b> ${prose(`${report.fault.where}: ${report.fault.message}`)}</p>` : ''}
${causesSection(report)}
<p class="reason"><b>${cause ? `${verdict}: ` : ''}${countsText(report)}</b></p>
</header>`;
}

/** `2026-11-20 12:07 UTC, 299 requests in 0.5 s, wiki-query-conformance 1.0.0`. */
const whenAndHow = (report: Report): string =>
  `<time datetime="${escaped(report.started, 40)}">${momentOf(report.started)} UTC</time>, ${effortText(report)}, ${escaped(`${report.suite.name} ${report.suite.version}`, 100)}`;

/** Of a wiki that conforms: how each area came out, how much was asked, and what it does where the contract is silent. */
export function testedSection(report: Report): string {
  if (!isClean(report)) return '';
  const coverage = coverageText(report);
  const observed = report.observations.map(
    ({ silence, seen }) => `<div><dt>${code(silence)}</dt><dd>${prose(seen)}</dd></div>`,
  );
  return `<section aria-labelledby="tested"><h2 id="tested">What was tested</h2>
${areaTable(report)}
${coverage === '' ? '' : `<p class="reason">Coverage: ${escaped(coverage)}</p>`}
${observed.length === 0 ? '' : `<h3>Observed, not scored</h3><dl class="facts observed">${observed.join('')}</dl>`}
</section>`;
}

const isClean = (report: Report): boolean =>
  report.conformant === true && failuresOf(report).unexcused.length === 0;

/** The status and first lines of what came, what to do, and the request that shows it. */
function whatCame({ shown, next, request }: Cause): string {
  const lines = (shown?.lines ?? []).map(line => escaped(line)).join('\n');
  return [
    shown === undefined ? '' : `<p class="reason">${escaped(shown.status)}</p>`,
    lines === ''
      ? ''
      : `<pre class="answer" tabindex="0" aria-label="The beginning of the answer"><code>${lines}</code></pre>`,
    next === undefined ? '' : `<p class="reason">${prose(next)}</p>`,
    request === undefined ? '' : copyable('A request that shows it', request),
  ].join('\n');
}

/** More would hide the failures. */
const mostCauses = 5;

/** What probably lies behind the outcomes and is not in the headline, before they are listed one by one. */
function causesSection(report: Report): string {
  const headline = headlineOf(report)?.text;
  const items = causesOf(report)
    .filter(({ text }) => text !== headline)
    .slice(0, mostCauses)
    .map(({ text, next, fix, request, rules }) => {
      const paste =
        (fix === undefined ? '' : copyable('Command that explains the failures', fix)) +
        (request === undefined ? '' : copyable('A request that shows it', request));
      return `<li><p>${prose(text)}</p>${next === undefined ? '' : `<p>${prose(next)}</p>`}${paste}${ruleLinks(rules)}</li>`;
    });
  if (items.length === 0) return '';
  const name = items.length === 1 ? 'Likely cause' : 'Likely causes';
  return `<section class="other" aria-labelledby="causes"><h2 id="causes">${name}</h2><ul class="causes">${items.join('')}</ul></section>`;
}

function ruleLinks(rules: readonly string[]): string {
  if (rules.length === 0) return '';
  const links = rules.map(rule => linkTo('rule', rule, code(rule))).join(', ');
  return `<details class="rules"><summary>${count(rules.length, 'rule')}</summary><p class="name">${links}</p></details>`;
}

/** How the audit was made, and how it is made again. */
export function auditSection(report: Report, recorded: Recorded | undefined): string {
  return `<section class="other" aria-labelledby="audit"><h2 id="audit">The audit</h2>
${facts(report)}
<div class="again"><h3>Again <small>the same questions, judged by the same profile</small></h3>
${copyable('Command that repeats the audit', repeatCommand(report, recorded))}</div>
${isClean(report) ? '' : `<details class="areas"><summary>By area</summary>${areaTable(report)}</details>`}
${everyResult(report)}
</section>`;
}

/** For paper, on which the contract is left out. */
function everyResult({ results }: Report): string {
  const groups = groupsOf(results, outcomeOf);
  let lists = '';
  for (const outcome of outcomes) {
    const rules = groups.get(outcome);
    if (rules) lists += `<p>${outcomeMark(outcome)} ${rules.map(codeOfRule).join(', ')}</p>`;
  }
  return `<div class="paper"><h3>Every result</h3>${lists}<p>The contract and the requests are in the page itself.</p></div>`;
}

const codeOfRule = ({ rule }: RuleResult): string => code(rule);

const labelOf = ({ target: { label } }: Report) => (label === undefined ? '' : `${escaped(label, 200)} `);

/** Each count links to its rules. */
export function totals({ totals: counts }: Report): string {
  return totalsBar(
    outcomes.map(outcome => {
      const number = counts[outcome];
      const { sign, words } = outcomeWords[outcome];
      const html = `<a class="outcome ${outcome}${number === 0 ? ' none' : ''}" href="#contract" data-filter="outcome=${outcome}"><span aria-hidden="true">${sign}</span> <b>${number}</b> ${words}</a>`;
      return { like: outcome, number, html };
    }),
  );
}

const HEADS = outcomes.map(outcome => `<th scope="col">${outcomeWords[outcome].words}</th>`).join('');

function areaTable({ results }: Report): string {
  let rows = '';
  for (const [area, group] of byArea(results)) {
    const counts = totalsOf(group);
    const name = escaped(area, 80);
    rows += `<tr><th scope="row"><a href="#contract" data-filter="area=${name}">${name}</a></th>`;
    for (const outcome of outcomes) {
      const total = counts[outcome];
      rows += total === 0 ? '<td class="none">·</td>' : `<td class="${outcome}">${total}</td>`;
    }
    rows += '</tr>';
  }
  return `<div class="scroll areas" role="region" tabindex="0" aria-label="Outcomes by area"><table><thead><tr><th scope="col">area</th>${HEADS}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** How many failures the baseline excuses, and which of its entries are to be deleted. */
function baselineFact(report: Report): [string, string][] {
  const { baseline = [] } = report;
  if (baseline.length === 0) return [];
  const stale = staleEntries(report).map(
    ({ rule, why }) => `; ${staleText({ rule: code(rule, 100), why: escaped(why) })}`,
  );
  return [['baseline', `${count(failuresOf(report).excused.length, 'failure')} excused${stale.join('')}`]];
}

function facts(report: Report): string {
  const { target, seed, contract, selection, strict } = report;
  const { declared, profile } = target;
  const toAdd = toAddText(report);
  const entries: [string, string][] = [
    [
      'declared',
      declared.length === 0
        ? 'no parameters'
        : declared.map(name => code(`${name}=${profile[name] ?? ''}`)).join(' '),
    ],
    ...(selection.includes('*')
      ? []
      : [['selected', selection.map(glob => code(glob, 100)).join(' ')] as [string, string]]),
    ...(report.plan ? [['coverage', escaped(coverageText(report))] as [string, string]] : []),
    ...(toAdd === '' ? [] : [['to add', prose(toAdd)] as [string, string]]),
    ...(strict ? [['strict', 'a failed SHOULD decides, too'] as [string, string]] : []),
    ...baselineFact(report),
    ['seed', code(seed, 80)],
    ['contract', `version ${escaped(contract.version, 40)} ${code(contract.digest.slice(0, 19), 40)}`],
  ];
  return `<dl class="facts">${entries.map(([term, html]) => `<div><dt>${term}</dt><dd>${html}</dd></div>`).join('')}</dl>`;
}
