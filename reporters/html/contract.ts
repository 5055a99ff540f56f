/** The contract in the HTML report, section by section, with the outcomes of this target in the margin. */
import { contract, notes, parameters, silences } from '../../schemas/generated/rules.js';
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { anchor, code, filterData, linkTo, outcomeMark, prose, section } from './parts.js';
import { escaped } from '../text/markup.js';
import type { NoteId, ParameterName, SilenceId } from '../../schemas/generated/rules.js';
import { outcomes, totalsOf } from '../../schemas/verdict.js';
import { outcomeWords } from '../report/verdict-words.js';
import { ruleOf } from '../report/facts.js';
import { areaName, groupsOf } from '../report/results.js';
import type { Log } from './exchanges.js';

/** The report by what it is about. */
interface Said {
  readonly report: Report;
  readonly results: ReadonlyMap<string, readonly RuleResult[]>;
  readonly observations: ReadonlyMap<string, Report['observations']>;
  readonly judgedOn: Log['judgedOn'];
}

export function contractSection(report: Report, judgedOn: Log['judgedOn']): string {
  const said: Said = {
    report,
    results: groupsOf(report.results, ({ section }) => section),
    observations: groupsOf(report.observations, ({ silence }) => silence),
    judgedOn,
  };
  const titles = new Map<string, string>(contract.sections.map(({ number, title }) => [number, title]));
  // A report of another version may hold sections that this contract does not know.
  const sections = [...new Set([...titles.keys(), ...said.results.keys()])];
  const chapters = sections.map(number => chapter(number, titles.get(number) ?? '', said));
  return section('contract', 'The contract, rule by rule', chapters.join('\n'));
}

/** What is judged in a section, and then what is declared, open or not judged in it. */
function chapter(number: string, title: string, said: Said): string {
  const results = (said.results.get(number) ?? []).toSorted((a, b) => lineOf(a) - lineOf(b));
  const rows = [
    ...results.map(result => ruleRow(result, said.judgedOn.get(areaName(result.rule)) ?? '')),
    ...idsIn(parameters, number).map(id => declared(id, said.report)),
    ...idsIn(silences, number).map(id => open(id, said)),
    ...idsIn(notes, number).map(unjudged),
  ];
  if (rows.length === 0) return '';
  return `<details class="part"><summary><h3 id="${anchor('section', number)}"><span class="number">${escaped(number, 40)}</span> ${escaped(title)}</h3> ${chapterTotals(results)}</summary>
<ul class="rows">
${rows.join('\n')}
</ul>
</details>`;
}

/** Rules that this contract does not know come last. */
const lineOf = ({ rule }: RuleResult): number => ruleOf(rule)?.line ?? Infinity;

const idsIn = <Id extends string>(
  entries: Readonly<Record<Id, { readonly section: string }>>,
  section: string,
): Id[] => (Object.keys(entries) as Id[]).filter(id => entries[id].section === section);

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
  const isJudged = outcome === 'passed' || outcome === 'failed';
  const from =
    requests === ''
      ? ''
      : `<p class="judged">${isJudged ? 'Judged on' : 'Concerns'} the answers to ${requests}</p>`;
  return `<li class="row rule" id="${anchor('rule', rule)}" ${filterData(result)}>
<div class="margin">${outcomeMark(outcome)}</div>
<div><p class="name">${name} <span class="level ${level}">${level}</span></p><p>${prose(statement)}</p>${shape === undefined ? '' : `<p class="shape">${prose(shape)}</p>`}<p class="message">${prose(message)}</p>${from}</div></li>`;
}

/** A silence, with what this target does about it. */
function open(id: SilenceId, { observations }: Said): string {
  const seen = observations
    .get(id)
    ?.map(each => prose(each.seen))
    .join('; ');
  const observed = seen === undefined ? '' : `<p class="message">${seen}</p>`;
  const statement = `<p>${prose(silences[id].statement)}</p>`;
  return aside(seen === undefined ? 'left open' : 'observed', code(id), statement + observed);
}

/** A parameter, with its value for this target and what it could be. */
function declared(name: ParameterName, { target }: Report): string {
  const { default: standard, values, meaning } = parameters[name];
  const value = Object.hasOwn(target.profile, name) ? target.profile[name] : undefined;
  const own = target.declared.includes(name);
  const current = value === undefined ? '' : `${code(value)}; `;
  const choice = typeof values === 'string' ? values : values.map(each => code(each)).join(' or ');
  // A literal has lost its backticks in the catalogue; what still has some is a description.
  const usual = standard.includes('`') ? prose(standard) : code(standard);
  const from = own ? `declared; the default is ${usual}` : `the default: ${usual}`;
  return aside(
    own ? 'declared' : 'parameter',
    `${code(name)} <span class="level">${choice}</span>`,
    `<p>${prose(meaning)}</p><p class="message">${current}${from}</p>`,
  );
}

function unjudged(id: NoteId): string {
  const { statement, reason } = notes[id];
  return aside('not judged', code(id), `<p>${prose(statement)}</p><p class="message">${prose(reason)}</p>`);
}

function aside(word: string, name: string, html: string): string {
  return `<li class="row other"><div class="margin">${word}</div><div><p class="name">${name}</p>${html}</div></li>`;
}
