/** The contract in the HTML report, word for word, with the outcomes of this target in the margin. */
import { outline } from '../../schemas/generated/outline.js';
import type { Chapter, Part } from '../../schemas/generated/outline.js';
import { contract, notes, parameters, silences } from '../../schemas/generated/rules.js';
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { anchor, proseBlock, code, filterData, linkTo, outcomeMark, prose } from './parts.js';
import { escaped } from '../text/markup.js';
import type { NoteId, ParameterName, SilenceId } from '../../schemas/generated/rules.js';
import { outcomes, totalsOf } from '../../schemas/verdict.js';
import { outcomeWords } from '../report/verdict-words.js';
import { notJudgedBy, ruleOf } from '../report/facts.js';

/** Links to the requests that a rule is judged on. */
type JudgedOn = (rule: string) => string;

export function contractSection(report: Report, judgedOn: JudgedOn): string {
  const [introduction, ...chapters] = outline;
  return `<section aria-labelledby="contract"><h2 id="contract">The contract, rule by rule</h2>
${introduction?.parts.map(part => (part.kind === 'entry' ? '' : proseBlock(part))).join('\n')}
${withForeign(chapters, report)
  .map(each => chapter(each, report, judgedOn))
  .join('\n')}
</section>`;
}

/** A report of another version may hold rules and sections that this contract does not know. */
function withForeign(chapters: readonly Chapter[], { results }: Report): Chapter[] {
  const known = new Set(
    chapters.flatMap(({ parts }) => parts.map(part => (part.kind === 'entry' ? part.id : ''))),
  );
  const foreign = results.filter(({ rule }) => !known.has(rule));
  const sections = new Set([...chapters, ...foreign].map(({ section }) => section));
  return [...sections].map(section => ({
    section,
    parts: [
      ...chapters.filter(each => each.section === section).flatMap(({ parts }) => parts),
      ...foreign
        .filter(each => each.section === section)
        .map(({ rule }) => ({ kind: 'entry' as const, id: rule })),
    ],
  }));
}

function chapter({ section, parts }: Chapter, report: Report, judgedOn: JudgedOn): string {
  const blocks = parts.flatMap(part =>
    part.kind === 'entry'
      ? entryRows(part, report, judgedOn).map(html => ({ isRow: true, html }))
      : [{ isRow: false, html: proseBlock(part) }],
  );
  if (!blocks.some(({ isRow }) => isRow)) return '';
  const title = contract.sections.find(({ number }) => number === section)?.title ?? '';
  return `<details class="part"><summary><h3 id="${anchor('section', section)}"><span class="number">${escaped(section, 40)}</span> ${escaped(title)}</h3> ${chapterTotals(parts, report)}</summary>
${inLists(blocks)}
</details>`;
}

/** How the rules of a folded section came out. */
function chapterTotals(parts: Chapter['parts'], { results }: Report): string {
  const ids = new Set(parts.map(part => (part.kind === 'entry' ? part.id : '')));
  const totals = totalsOf(results.filter(({ rule }) => ids.has(rule)));
  const shown = outcomes.filter(outcome => totals[outcome] > 0);
  return shown
    .map(
      outcome =>
        `<span class="outcome ${outcome}"><span aria-hidden="true">${outcomeWords[outcome].sign}</span> ${totals[outcome]}<span class="unseen"> ${outcome}</span></span>`,
    )
    .join(' ');
}

/** Rows that follow each other are one list. */
function inLists(blocks: readonly { readonly isRow: boolean; readonly html: string }[]): string {
  return blocks
    .map(({ isRow, html }, at) => {
      const opens = isRow && blocks[at - 1]?.isRow !== true;
      const closes = isRow && blocks[at + 1]?.isRow !== true;
      return `${opens ? '<ul class="rows">\n' : ''}${html}${closes ? '\n</ul>' : ''}`;
    })
    .join('\n');
}

type Entry = Extract<Part, { kind: 'entry' }>;

/** What the contract has under this id; a rule only where the report has a result for it. */
function entryRows({ id, shape }: Entry, report: Report, judgedOn: JudgedOn): string[] {
  if (isIn(silences, id)) return [open(id, report)];
  if (isIn(parameters, id)) return [declared(id, report)];
  if (isIn(notes, id)) return [unjudged(id)];
  const ofRule = ({ rule }: RuleResult) => rule === id;
  return [
    ...report.results.filter(ofRule).map(result => ruleRow(result, shape, judgedOn(id))),
    ...(report.observedRules ?? []).filter(ofRule).map(result => observedRow(result, report)),
  ];
}

function isIn<Id extends string>(entries: Readonly<Record<Id, unknown>>, id: string): id is Id {
  return Object.hasOwn(entries, id);
}

function ruleRow(result: RuleResult, shape: string | undefined, requests: string): string {
  const { rule: id, level, outcome, message } = result;
  const statement = ruleOf(id)?.statement ?? '';
  const name = outcome === 'failed' ? linkTo('failure', id, code(id)) : linkTo('rule', id, code(id));
  const field = shape === undefined ? '' : `<p class="shape">${prose(shape)}</p>`;
  const isJudged = outcome === 'passed' || outcome === 'failed';
  const from =
    requests === ''
      ? ''
      : `<p class="judged">${isJudged ? 'Judged on' : 'Concerns'} the answers to ${requests}</p>`;
  return `<li class="row rule" id="${anchor('rule', id)}" ${filterData(result)}>
<div class="margin">${outcomeMark(outcome)}</div>
<div><p class="name">${name} <span class="level ${level}">${level}</span></p><p>${prose(statement)}</p>${field}<p class="message">${prose(message)}</p>${from}</div></li>`;
}

/** A rule that the judged version of the contract does not have. */
function observedRow({ rule, level, outcome, message }: RuleResult, report: Report): string {
  const name = `${code(rule)} <span class="level ${level}">${level}</span>`;
  const statement = `<p>${prose(ruleOf(rule)?.statement ?? '')}</p>`;
  return aside(
    'observed',
    name,
    `${statement}<p class="message">${prose(`${notJudgedBy(report)}: ${outcome}: ${message}`)}</p>`,
  );
}

/** A silence, with what this target does about it. */
function open(id: SilenceId, { observations }: Report): string {
  const seen = observations.filter(({ silence }) => silence === id).map(observation => observation.seen);
  const observed =
    seen.length === 0 ? '' : `<p class="message">${seen.map(text => prose(text)).join('; ')}</p>`;
  const word = seen.length === 0 ? 'left open' : 'observed';
  return aside(word, code(id), `<p>${prose(silences[id].statement)}</p>${observed}`);
}

/** A parameter, with its value for this target and what it could be. */
function declared(name: ParameterName, { target }: Report): string {
  const { meaning, default: standard, values } = parameters[name];
  const value = Object.hasOwn(target.profile, name) ? target.profile[name] : undefined;
  const own = target.declared?.includes(name) === true;
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
