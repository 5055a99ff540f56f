/** The contract in the HTML report, section by section, with the outcomes of this target in the margin. */
import { contract, silences } from '../../schemas/generated/rules.js';
import { type Report, type RuleResult, outcomes, totalsOf } from '../../schemas/verdict.js';
import { anchor, code, filterData, linkTo, outcomeMark, prose, section as sectionOf } from './parts.js';
import { escaped } from '../text/markup.js';
import { outcomeWords } from '../report/verdict-words.js';
import { ruleOf } from '../report/facts.js';
import { areaName, groupsOf } from '../report/results.js';
import type { Log } from './exchanges.js';

export function contractSection(report: Report, judgedOn: Log['judgedOn']): string {
  const results = groupsOf(report.results, ({ section }) => section);
  const titles = new Map<string, string>(contract.sections.map(({ number, title }) => [number, title]));
  // A report of another version may hold sections that this contract does not know.
  const chapters = [...new Set([...titles.keys(), ...results.keys()])].map(number => {
    const own = (results.get(number) ?? []).toSorted((a, b) => lineOf(a) - lineOf(b));
    const rows = [
      ...own.map(result => ruleRow(result, judgedOn.get(areaName(result.rule)) ?? '')),
      ...Object.entries(silences).flatMap(([id, { section, statement }]) =>
        section === number ? [silenceRow(id, statement, report)] : [],
      ),
    ];
    if (rows.length === 0) return '';
    return `<details class="part"><summary><h3 id="${anchor('section', number)}"><span class="number">${escaped(number, 40)}</span> ${escaped(titles.get(number) ?? '')}</h3> ${chapterTotals(own)}</summary>
<ul class="rows">
${rows.join('\n')}
</ul>
</details>`;
  });
  return sectionOf('contract', 'The contract, rule by rule', chapters.join('\n'));
}

/** Rules that this contract does not know come last. */
const lineOf = ({ rule }: RuleResult): number => ruleOf(rule)?.line ?? Infinity;

/** How the rules of a folded section came out. */
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

/** What the contract leaves open, with what this target does about it. */
function silenceRow(id: string, statement: string, { observations }: Report): string {
  const seen = observations.flatMap(each => (each.silence === id ? [prose(each.seen)] : []));
  const message = seen.length === 0 ? '' : `<p class="message">${seen.join('; ')}</p>`;
  return `<li class="row other"><div class="margin">${seen.length === 0 ? 'left open' : 'observed'}</div><div><p class="name">${code(id)}</p><p>${prose(statement)}</p>${message}</div></li>`;
}
