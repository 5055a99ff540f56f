/** The index of the HTML report: a search, filters, the counts, and each result that needs attention in one line. */
import { areas } from '../../schemas/generated/rules.js';
import { outcomes, type Outcome, type Report, type RuleResult } from '../../schemas/verdict.js';
import { excuseOf, failuresOf } from '../report/results.js';
import { code, filterData, linkTo, select, totalsBar } from './parts.js';
import { outcomeWords } from '../report/verdict-words.js';
import { escaped } from '../text/markup.js';

/** Longer lists are folded. */
const SHOWN_AT_ONCE = 30;

/** @param parts the links to the parts of the page */
export function indexRail(report: Report, parts: string): string {
  const { errors, warnings, excused } = failuresOf(report);
  const of = (outcome: Outcome) => report.results.filter(result => result.outcome === outcome);
  return `<nav class="index" aria-label="Results">
${filterForm(report)}
${totals(report)}
${list('Failed', errors, report)}
${list('Warnings', warnings, report)}
${list("Can't tell", of('cantTell'), report)}
${list('Not tested', of('untested'), report)}
${list('Excused', excused, report)}
<p class="parts">${parts}</p>
</nav>`;
}

/** Each count links to its rules. */
function totals({ totals: counts }: Report): string {
  return totalsBar(
    outcomes.map(outcome => {
      const number = counts[outcome];
      const { sign, words } = outcomeWords[outcome];
      const html = `<a class="outcome ${outcome}${number === 0 ? ' none' : ''}" href="#contract" data-filter="outcome=${outcome}"><span aria-hidden="true">${sign}</span> <b>${number}</b> ${words}</a>`;
      return { like: outcome, number, html };
    }),
  );
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

const all = (...values: readonly string[]) =>
  [['', 'all'], ...values.map(each => [each, each] as const)] as const;

/** Only a script can filter, so only a script shows it, and folds the fields where the cause would be far above. */
function filterForm({ totals: counts }: Report): string {
  const used = outcomes.filter(outcome => counts[outcome] > 0);
  return `<form id="filter" hidden role="search" aria-label="Search and filter">
<details class="fields" open><summary>Search and filter</summary><div>
<label class="grow"><span>Search <kbd>/</kbd></span><input type="search" name="text" autocomplete="off" spellcheck="false" placeholder="rules, messages, URLs, bodies"></label>
${select('outcome', [['', 'all'], ...used.map(each => [each, outcomeWords[each].words] as const)])}
${select('level', all('MUST', 'SHOULD', 'INFO'))}
${select('area', all(...areas))}
<p class="keys">Failures: <kbd>n</kbd> next, <kbd>p</kbd> previous</p>
</div></details>
<output id="shown" aria-live="polite"></output>
<button type="reset" hidden>Show all</button>
</form>`;
}
