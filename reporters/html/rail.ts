/** The index of the HTML report: a search, filters, the counts, and each result that needs attention in one line. */
import { areas } from '../../schemas/generated/rules.js';
import { outcomes } from '../../schemas/verdict.js';
import type { Outcome, Report, RuleResult } from '../../schemas/verdict.js';
import { excuseOf, failuresOf, messageOf, outcomeOf } from '../report/results.js';
import { code, filterData, linkTo, select } from './parts.js';
import { outcomeWords } from '../report/verdict-words.js';
import { escaped } from '../text/markup.js';
import { totals } from './summary.js';

/** Longer lists are folded. */
const shownAtOnce = 30;

/** @param parts the links to the parts of the page */
export function indexRail(report: Report, parts: string): string {
  const { errors, warnings, excused } = failuresOf(report);
  const of = (outcome: Outcome) => report.results.filter(result => result.outcome === outcome);
  return `<nav class="index" aria-label="Results">
${filterForm(report)}
${totals(report)}
${list('Failed', errors, 'failure', messageOf)}
${list('Warnings', warnings, 'failure', messageOf)}
${list("Can't tell", of('cantTell'), 'rule', messageOf)}
${list('Not tested', of('untested'), 'rule', messageOf)}
${list('Excused', excused, 'failure', result => excuseOf(result, report) ?? '')}
<p class="parts">${parts}</p>
</nav>`;
}

function list(
  name: string,
  results: readonly RuleResult[],
  place: 'failure' | 'rule',
  lineOf: (result: RuleResult) => string,
): string {
  if (results.length === 0) return '';
  let items = '';
  for (const result of results) {
    const { rule } = result;
    const line = `<span class="line">${escaped(lineOf(result).replaceAll('`', ''), 160)}</span>`;
    items += `<li class="entry" ${filterData(result)}>${linkTo(place, rule, `${code(rule)}${line}`)}</li>`;
  }
  const isFolded = place === 'rule' || results.length > shownAtOnce;
  const heading = `<h2>${name} <span class="note">${results.length}</span></h2>`;
  return `<details class="list"${isFolded ? '' : ' open'}><summary>${heading}</summary><ol>${items}</ol></details>`;
}

const all = (...values: readonly string[]) =>
  [['', 'all'], ...values.map(each => [each, each] as const)] as const;

/** Only a script can filter, so only a script shows it, and folds the fields where the cause would be far above. */
function filterForm({ results }: Report): string {
  const used = new Set(results.map(outcomeOf));
  return `<form id="filter" hidden role="search" aria-label="Search and filter">
<details class="fields" open><summary>Search and filter</summary><div>
<label class="grow"><span>Search <kbd>/</kbd></span><input type="search" name="text" autocomplete="off" spellcheck="false" placeholder="rules, messages, URLs, bodies"></label>
${select('outcome', [
  ['', 'all'],
  ...outcomes.flatMap(each => (used.has(each) ? [[each, outcomeWords[each].words] as const] : [])),
])}
${select('level', all('MUST', 'SHOULD', 'INFO'))}
${select('area', all(...areas))}
<p class="keys">Failures: <kbd>n</kbd> next, <kbd>p</kbd> previous</p>
</div></details>
<output id="shown" aria-live="polite"></output>
<button type="reset" hidden>Show all</button>
</form>`;
}
