/** The contract in the HTML report, word for word, with the outcomes of this target in the margin. */
import { outline } from '../../schemas/generated/outline.js';
import { contract, notes, parameters, silences } from '../../schemas/generated/rules.js';
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { anchor, proseBlock, code, filterData, linkTo, outcomeMark, prose } from './parts.js';
import { escaped } from '../text/markup.js';
import type { NoteId, ParameterName, SilenceId } from '../../schemas/generated/rules.js';
import { outcomes, totalsOf } from '../../schemas/verdict.js';
import { outcomeWords } from '../report/verdict-words.js';
import { ruleOf } from '../report/facts.js';
import { areaName, groupsOf, ruleIn } from '../report/results.js';
import type { Log } from './exchanges.js';

/** A rule, parameter, silence or note, with what is the same in every report. */
interface Entry {
  readonly id: string;
  readonly anchor: string;
  readonly link: string;
  readonly statement: string;
  readonly shape: string;
}

/** Entries, and the HTML of the prose between them, by section. */
type Sections = ReadonlyMap<string, readonly (Entry | string)[]>;

const [introduction, ...chapters] = outline;
const opening = introduction?.parts.map(part => (part.kind === 'entry' ? '' : proseBlock(part))).join('\n');
const known: Sections = new Map(
  chapters.map(({ section, parts }) => [
    section,
    parts.map(part => (part.kind === 'entry' ? entryOf(part.id, part.shape) : proseBlock(part))),
  ]),
);
const knownIds = new Set(
  chapters.flatMap(({ parts }) => parts.map(part => (part.kind === 'entry' ? part.id : ''))),
);
const titles: ReadonlyMap<string, string> = new Map(
  contract.sections.map(({ number, title }) => [number, title]),
);

function entryOf(id: string, shape?: string): Entry {
  return {
    id,
    anchor: anchor('rule', id),
    link: linkTo('rule', id, code(id)),
    statement: prose(statementOf(id)),
    shape: shape === undefined ? '' : `<p class="shape">${prose(shape)}</p>`,
  };
}

function statementOf(id: string): string {
  if (isIn(silences, id)) return silences[id].statement;
  if (isIn(parameters, id)) return parameters[id].meaning;
  return isIn(notes, id) ? notes[id].statement : (ruleOf(id)?.statement ?? '');
}

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
    results: groupsOf(report.results, ruleIn),
    observations: groupsOf(report.observations, silenceIn),
    judgedOn,
  };
  const sections = [...withForeign(report)].map(([section, parts]) => chapter(section, parts, said));
  return `<section aria-labelledby="contract"><h2 id="contract">The contract, rule by rule</h2>
${opening}
${sections.join('\n')}
</section>`;
}

const silenceIn = ({ silence }: Report['observations'][number]): string => silence;
const sectionIn = ({ section }: RuleResult): string => section;
const isForeign = ({ rule }: RuleResult): boolean => !knownIds.has(rule);

/** A report of another version may hold rules and sections that this contract does not know. */
function withForeign({ results }: Report): Sections {
  const foreign = results.filter(isForeign);
  if (foreign.length === 0) return known;
  const sections = new Map(known);
  for (const [section, found] of groupsOf(foreign, sectionIn)) {
    sections.set(section, [...(known.get(section) ?? []), ...found.map(({ rule }) => entryOf(rule))]);
  }
  return sections;
}

/** Rows that follow each other are one list. */
function chapter(section: string, parts: readonly (Entry | string)[], said: Said): string {
  let html = '';
  let rows = 0;
  let isInList = false;
  for (const part of parts) {
    if (typeof part === 'string') {
      html += `${isInList ? '\n</ul>' : ''}\n${part}`;
      isInList = false;
      continue;
    }
    for (const row of entryRows(part, said)) {
      html += `${isInList ? '' : '\n<ul class="rows">'}\n${row}`;
      isInList = true;
      rows += 1;
    }
  }
  if (rows === 0) return '';
  return `<details class="part"><summary><h3 id="${anchor('section', section)}"><span class="number">${escaped(section, 40)}</span> ${escaped(titles.get(section) ?? '')}</h3> ${chapterTotals(parts, said)}</summary>${html}${isInList ? '\n</ul>' : ''}
</details>`;
}

/** How the rules of a folded section came out. */
function chapterTotals(parts: readonly (Entry | string)[], { results }: Said): string {
  const ids = new Set<string>();
  for (const part of parts) if (typeof part !== 'string') ids.add(part.id);
  const found: RuleResult[] = [];
  for (const id of ids) found.push(...(results.get(id) ?? []));
  const totals = totalsOf(found);
  let shown = '';
  for (const outcome of outcomes) {
    if (totals[outcome] === 0) continue;
    shown += `${shown === '' ? '' : ' '}<span class="outcome ${outcome}"><span aria-hidden="true">${outcomeWords[outcome].sign}</span> ${totals[outcome]}<span class="unseen"> ${outcomeWords[outcome].words}</span></span>`;
  }
  return shown;
}

/** What the contract has under this id; a rule only where the report has a result for it. */
function entryRows(entry: Entry, said: Said): string[] {
  const { id, statement } = entry;
  if (isIn(silences, id)) return [open(id, statement, said)];
  if (isIn(parameters, id)) return [declared(id, statement, said.report)];
  if (isIn(notes, id)) return [unjudged(id, statement)];
  const rows: string[] = [];
  const requests = said.judgedOn.get(areaName(id)) ?? '';
  for (const result of said.results.get(id) ?? []) rows.push(ruleRow(result, entry, requests));
  return rows;
}

function isIn<Id extends string>(entries: Readonly<Record<Id, unknown>>, id: string): id is Id {
  return Object.hasOwn(entries, id);
}

function ruleRow(result: RuleResult, entry: Entry, requests: string): string {
  const { level, outcome, message } = result;
  const { id, statement, shape } = entry;
  const name = outcome === 'failed' ? linkTo('failure', id, code(id)) : entry.link;
  const isJudged = outcome === 'passed' || outcome === 'failed';
  const from =
    requests === ''
      ? ''
      : `<p class="judged">${isJudged ? 'Judged on' : 'Concerns'} the answers to ${requests}</p>`;
  return `<li class="row rule" id="${entry.anchor}" ${filterData(result)}>
<div class="margin">${outcomeMark(outcome)}</div>
<div><p class="name">${name} <span class="level ${level}">${level}</span></p><p>${statement}</p>${shape}<p class="message">${prose(message)}</p>${from}</div></li>`;
}

/** A silence, with what this target does about it. */
function open(id: SilenceId, statement: string, { observations }: Said): string {
  const seen = observations.get(id)?.map(seenIn).join('; ');
  const observed = seen === undefined ? '' : `<p class="message">${seen}</p>`;
  return aside(seen === undefined ? 'left open' : 'observed', code(id), `<p>${statement}</p>${observed}`);
}

const seenIn = ({ seen }: Report['observations'][number]): string => prose(seen);

/** A parameter, with its value for this target and what it could be. */
function declared(name: ParameterName, meaning: string, { target }: Report): string {
  const { default: standard, values } = parameters[name];
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
    `<p>${meaning}</p><p class="message">${current}${from}</p>`,
  );
}

function unjudged(id: NoteId, statement: string): string {
  const reason = prose(notes[id].reason);
  return aside('not judged', code(id), `<p>${statement}</p><p class="message">${reason}</p>`);
}

function aside(word: string, name: string, html: string): string {
  return `<li class="row other"><div class="margin">${word}</div><div><p class="name">${name}</p>${html}</div></li>`;
}
