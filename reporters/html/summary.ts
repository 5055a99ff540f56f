/** The head of the HTML report, and its sections on what was tested, what was not, and the audit. */
import { count } from '../../schemas/text/numbers.js';
import { countsText, coverageText, effortText, headOf } from '../report/verdict-words.js';
import { areaHeads, areaRows, auditFacts } from '../report/blocks.js';
import { momentOf, staleEntries, staleText } from '../report/facts.js';
import { outcomes, type Report } from '../../schemas/verdict.js';
import { failuresOf, unjudgedGroups } from '../report/results.js';
import type { Cause } from '../report/causes.js';
import { type Recorded, repeatCommand } from '../report/repeat.js';
import { code, copyable, outcomeMark, plainTable, prose, ruleLinks, section } from './parts.js';
import { escaped } from '../text/markup.js';

const MOST_CAUSES = 5;

export function summarySection(report: Report): string {
  const { verdict, cause, reasons, causes } = headOf(report);
  const { sign, tone } = verdict;
  const words = verdict.words.charAt(0) + verdict.words.slice(1).toLowerCase();
  const { suite, contract, started, target } = report;
  const label = target.label === undefined ? '' : `${escaped(target.label, 200)} `;
  const items = causes
    .slice(0, MOST_CAUSES)
    .map(each => `<li><p>${prose(each.text)}</p>${adviceOf(each)}${rulesOf(each)}</li>`);
  const title = `Likely cause${items.length === 1 ? '' : 's'}`;
  return `<header>
<p class="kicker">${escaped(contract.title, 200)}: conformance report</p>
<h1 class="${tone}"><span aria-hidden="true">${sign}</span> ${cause ? prose(cause.brief ?? cause.text, 500) : words}</h1>
<p class="target">${label}${code(target.url, 300)}</p>
<p class="when"><time datetime="${escaped(started, 40)}">${momentOf(started)} UTC</time>, ${effortText(report)}, ${escaped(`${suite.name} ${suite.version}`, 100)}</p>
${cause ? shownOf(cause) + adviceOf(cause) : ''}
${reasons.map(reason => `<p class="reason">${prose(reason)}</p>`).join('\n')}
${items.length === 0 ? '' : section('causes', title, `<ul class="causes">${items.join('')}</ul>`, 'other')}
<p class="reason"><b>${cause ? `${words}: ` : ''}${countsText(report)}</b></p>
</header>`;
}

function shownOf({ shown }: Cause): string {
  if (!shown) return '';
  const lines = shown.lines.map(line => escaped(line)).join('\n');
  const beginning = `<pre class="answer" tabindex="0" aria-label="The beginning of the answer"><code>${lines}</code></pre>`;
  return `<p class="reason">${escaped(shown.status)}</p>${lines === '' ? '' : beginning}`;
}

const adviceOf = ({ next, fix, request }: Cause): string =>
  (next === undefined ? '' : `<p class="reason">${prose(next)}</p>`) +
  (fix === undefined ? '' : copyable('Command that explains the failures', fix)) +
  (request === undefined ? '' : copyable('A request that shows it', request));

function rulesOf({ rules }: Cause): string {
  if (rules.length === 0) return '';
  return `<details class="rules"><summary>${count(rules.length, 'rule')}</summary>${ruleLinks(rules)}</details>`;
}

/** Only for conforming wikis: a report with failures begins with these. */
export function testedSection(report: Report): string {
  if (!isClean(report)) return '';
  const coverage = coverageText(report);
  const observed = report.observations.map(({ silence, seen }) => [code(silence), prose(seen)] as const);
  const html = `${areaTable(report)}
${coverage === '' ? '' : `<p class="reason">Coverage: ${escaped(coverage)}</p>`}
${observed.length === 0 ? '' : `<h3>Observed, not scored</h3>${factList(observed, 'observed')}`}`;
  return section('tested', 'What was tested', html);
}

const isClean = (report: Report): boolean =>
  report.conformant === true && failuresOf(report).unexcused.length === 0;

export function unjudgedSection({ results }: Report): string {
  const rows = unjudgedGroups(results).map(
    ({ outcome, message, rules }) =>
      `<li class="row"><div class="margin">${outcomeMark(outcome)}</div><div><p>${prose(message)}</p>${ruleLinks(rules)}</div></li>`,
  );
  const list = rows.length === 0 ? '' : `<ul class="rows">${rows.join('\n')}</ul>`;
  return section('unjudged', 'What was not judged', list, 'other');
}

export function auditSection(report: Report, recorded: Recorded | undefined): string {
  const html = `${factList(facts(report))}
<div class="again"><h3>Again <small>the same questions, judged by the same profile</small></h3>
${copyable('Command that repeats the audit', repeatCommand(report, recorded))}</div>
${isClean(report) ? '' : `<details class="areas"><summary>By area</summary>${areaTable(report)}</details>`}`;
  return section('audit', 'The audit', html, 'other');
}

function areaTable(report: Report): string {
  const rows = areaRows(report).map(([area, ...counts]) => {
    const name = escaped(area, 80);
    const link = area === 'all' ? name : `<a href="#contract" data-filter="area=${name}">${name}</a>`;
    const cells = counts.map(
      (text, at) => `<td class="${text === '·' ? 'none' : outcomes[at]}">${text}</td>`,
    );
    return `<tr><th scope="row">${link}</th>${cells.join('')}</tr>`;
  });
  return plainTable('areas', 'Outcomes by area', areaHeads, rows);
}

type FactRow = readonly [term: string, html: string];

const factList = (rows: readonly FactRow[], kind = ''): string =>
  `<dl class="facts ${kind}">${rows.map(([term, html]) => `<div><dt>${term}</dt><dd>${html}</dd></div>`).join('')}</dl>`;

function facts(report: Report): FactRow[] {
  const { contract, strict, baseline = [] } = report;
  const stale = staleEntries(report).map(
    entry => `; ${staleText({ ...entry, rule: code(entry.rule, 100), why: escaped(entry.why) })}`,
  );
  const excused = `${count(failuresOf(report).excused.length, 'failure')} excused${stale.join('')}`;
  const all: FactRow[] = [
    ...auditFacts(report).map(([label, text = '']): FactRow => [
      label,
      typeof text === 'string' ? prose(text) : text.map(each => code(each, 100)).join(' '),
    ]),
    ['strict', strict ? 'a failed SHOULD decides, too' : ''],
    ['baseline', baseline.length === 0 ? '' : excused],
    ['contract', `version ${escaped(contract.version, 40)} ${code(contract.digest.slice(0, 19), 40)}`],
  ];
  return all.filter(([, html]) => html !== '');
}
