/** The report as one HTML file, readable without scripts. */
import { areas, contract, silences } from '../../schemas/generated/rules.js';
import { outcomes, totalsOf, type Outcome, type Report, type RuleResult } from '../../schemas/verdict.js';
import { lineOf, ruleOf, targetName } from '../report/facts.js';
import type { Recorded } from '../report/repeat.js';
import { areaName, excuseOf, failuresOf, groupsOf } from '../report/results.js';
import { outcomeWords, verdictWords } from '../report/verdict-words.js';
import { escaped } from '../text/markup.js';
import { htmlDocument } from './document.js';
import { exchangeLog } from './exchanges.js';
import { failuresSection } from './failures.js';
import {
  anchor,
  code,
  filterData,
  linkTo,
  outcomeMark,
  prose,
  section,
  select,
  totalsList,
} from './parts.js';
import { auditSection, summarySection, testedSection, unjudgedSection } from './summary.js';

export function htmlReport(report: Report, recorded?: Recorded): string {
  const verdict = verdictWords(report);
  const log = exchangeLog(report, recorded);
  return htmlDocument({
    title: `${verdict.sign} ${escaped(targetName(report), 200)}`,
    header: summarySection(report),
    index: parts => indexRail(report, parts),
    parts: [
      ['tested', 'Tested', testedSection(report)],
      ['failures', 'Failed', failuresSection(report)],
      ['unjudged', 'Not judged', unjudgedSection(report)],
      ['contract', 'Contract', contractSection(report, log.judgedOn)],
      ['exchanges', 'Requests', log.html],
      ['audit', 'Audit', auditSection(report, recorded)],
    ],
    script: 'report',
  });
}

const SHOWN_AT_ONCE = 30;

function indexRail(report: Report, parts: string): string {
  const { errors, warnings, excused } = failuresOf(report);
  const of = (outcome: Outcome) => report.results.filter(result => result.outcome === outcome);
  return `<nav class="index" aria-label="Results">
${filterForm(report)}
${counts(report)}
${list('Failed', errors, report)}
${list('Warnings', warnings, report)}
${list("Can't tell", of('cantTell'), report)}
${list('Not tested', of('untested'), report)}
${list('Excused', excused, report)}
<p class="parts">${parts}</p>
</nav>`;
}

function counts({ totals }: Report): string {
  const items = outcomes.map(outcome => {
    const { sign, words } = outcomeWords[outcome];
    const none = totals[outcome] === 0 ? ' none' : '';
    return `<a class="outcome ${outcome}${none}" href="#contract" data-filter="outcome=${outcome}"><span aria-hidden="true">${sign}</span> <b>${totals[outcome]}</b> ${words}</a>`;
  });
  return totalsList(items);
}

function list(name: string, results: readonly RuleResult[], report: Report): string {
  if (results.length === 0) return '';
  const isFailed = results[0]?.outcome === 'failed';
  const items = results.map(result => {
    const text = excuseOf(result, report) ?? result.message;
    const line = `<span class="line">${escaped(text.replaceAll('`', ''), 160)}</span>`;
    const link = linkTo(isFailed ? 'failure' : 'rule', result.rule, code(result.rule) + line);
    return `<li class="entry" ${filterData(result)}>${link}</li>`;
  });
  const isOpen = isFailed && results.length <= SHOWN_AT_ONCE;
  return `<details class="list"${isOpen ? ' open' : ''}><summary><h2>${name} <span class="note">${results.length}</span></h2></summary><ol>${items.join('')}</ol></details>`;
}

/** Shown by the script, which folds it on narrow screens. */
function filterForm({ totals }: Report): string {
  const used = outcomes.flatMap(each =>
    totals[each] > 0 ? [[each, outcomeWords[each].words] as const] : [],
  );
  return `<form id="filter" hidden role="search" aria-label="Search and filter">
<details class="fields" open><summary>Search and filter</summary><div>
<label class="grow"><span>Search <kbd>/</kbd></span><input type="search" name="text" autocomplete="off" spellcheck="false" placeholder="rules, messages, URLs, bodies"></label>
${select('outcome', { '': 'all', ...Object.fromEntries(used) })}
${select('level', { '': 'all', MUST: 'MUST', SHOULD: 'SHOULD', INFO: 'INFO' })}
${select('area', { '': 'all', ...Object.fromEntries(areas.map(area => [area, area])) })}
<p class="keys">Failures: <kbd>n</kbd> next, <kbd>p</kbd> previous</p>
</div></details>
<output id="shown" aria-live="polite"></output>
<button type="reset" hidden>Show all</button>
</form>`;
}

function contractSection(report: Report, judgedOn: ReadonlyMap<string, string>): string {
  const results = groupsOf(report.results, result => result.section);
  const titles = new Map<string, string>(contract.sections.map(({ number, title }) => [number, title]));
  // Reports by other versions may have unknown sections.
  const chapters = [...new Set([...titles.keys(), ...results.keys()])].map(number => {
    const own = (results.get(number) ?? []).toSorted((a, b) => lineOf(a) - lineOf(b));
    const rows = [
      ...own.map(result => ruleRow(result, judgedOn.get(areaName(result.rule)) ?? '')),
      ...Object.entries(silences).flatMap(([id, silence]) =>
        silence.section === number ? [silenceRow(id, silence.statement, report)] : [],
      ),
    ];
    if (rows.length === 0) return '';
    return `<details class="part"><summary><h3 id="${anchor('section', number)}"><span class="number">${escaped(number, 40)}</span> ${escaped(titles.get(number) ?? '')}</h3> ${chapterTotals(own)}</summary>
<ul class="rows">
${rows.join('\n')}
</ul>
</details>`;
  });
  return section('contract', 'The contract, rule by rule', chapters.join('\n'));
}

function chapterTotals(results: readonly RuleResult[]): string {
  const totals = totalsOf(results);
  return outcomes
    .filter(outcome => totals[outcome] > 0)
    .map(outcome => {
      const { sign, words } = outcomeWords[outcome];
      return `<span class="outcome ${outcome}"><span aria-hidden="true">${sign}</span> ${totals[outcome]}<span class="unseen"> ${words}</span></span>`;
    })
    .join(' ');
}

function ruleRow(result: RuleResult, requests: string): string {
  const { rule, level, outcome, message } = result;
  const { statement = '', shape } = ruleOf(rule) ?? {};
  const name = linkTo(outcome === 'failed' ? 'failure' : 'rule', rule, code(rule));
  const verb = outcome === 'passed' || outcome === 'failed' ? 'Judged on' : 'Concerns';
  const from = requests === '' ? '' : `<p class="judged">${verb} the answers to ${requests}</p>`;
  return `<li class="row rule" id="${anchor('rule', rule)}" ${filterData(result)}>
<div class="margin">${outcomeMark(outcome)}</div>
<div><p class="name">${name} <span class="level ${level}">${level}</span></p><p>${prose(statement)}</p>${shape === undefined ? '' : `<p class="shape">${prose(shape)}</p>`}<p class="message">${prose(message)}</p>${from}</div></li>`;
}

function silenceRow(id: string, statement: string, { observations }: Report): string {
  const seen = observations.flatMap(each => (each.silence === id ? [prose(each.seen)] : []));
  const message = seen.length === 0 ? '' : `<p class="message">${seen.join('; ')}</p>`;
  return `<li class="row other"><div class="margin">${seen.length === 0 ? 'left open' : 'observed'}</div><div><p class="name">${code(id)}</p><p>${prose(statement)}</p>${message}</div></li>`;
}
