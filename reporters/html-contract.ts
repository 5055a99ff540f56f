/** The contract in the HTML report, section by section, with what this target does in its margin. */
import { areas, contract, notes, parameters, silences } from '../schemas/generated/rules.js';
import { outcomes } from '../schemas/verdict.js';
import type { Report, RuleResult } from '../schemas/verdict.js';
import { areaName } from './by-area.js';
import { ruleOf } from './facts.js';
import { anchor, code, linkTo, outcomeMark, prose } from './html-parts.js';
import { escaped } from './markup.js';

interface Section {
  readonly number: string;
  readonly title: string;
}

export function contractSection(report: Report): string {
  const known: readonly Section[] = contract.sections;
  const numbers = new Set(known.map(({ number }) => number));
  const foreign = [...new Set(report.results.map(({ section }) => section))]
    .filter(number => !numbers.has(number))
    .map(number => ({ number, title: '' }));
  return `<section aria-labelledby="contract"><h2 id="contract">The contract, rule by rule</h2>
${filterForm(report)}
${[...known, ...foreign].map(each => part(each, report)).join('\n')}
</section>`;
}

const lineOf = (result: RuleResult) => ruleOf(result.rule)?.line ?? Number.MAX_SAFE_INTEGER;

/** Only a script can filter, so only a script shows it. */
function filterForm({ results }: Report): string {
  const used = new Set(results.map(({ outcome }) => outcome));
  return `<form id="filter" hidden role="search" aria-label="Filter the rules">
${choice(
  'outcome',
  outcomes.filter(outcome => used.has(outcome)),
)}
${choice('area', areas)}
${choice('level', ['MUST', 'SHOULD', 'INFO'])}
<label class="grow">text<input type="search" name="text" autocomplete="off" spellcheck="false"></label>
<button type="reset">Show all</button>
<output id="shown" aria-live="polite"></output>
</form>`;
}

function part({ number, title }: Section, report: Report): string {
  const results = report.results
    .filter(result => result.section === number)
    .toSorted((a, b) => lineOf(a) - lineOf(b));
  const rows = [
    ...results.map(result => rule(result)),
    ...open(number, report),
    ...declared(number, report),
    ...unjudged(number),
  ];
  if (rows.length === 0) return '';
  return `<section class="part" aria-labelledby="${anchor('section', number)}">
<h3 id="${anchor('section', number)}"><span class="number">${escaped(number, 40)}</span> ${escaped(title)}</h3>
<ul class="rows">
${rows.join('\n')}
</ul>
</section>`;
}

function rule({ rule: id, level, outcome, message }: RuleResult): string {
  const statement = ruleOf(id)?.statement ?? '';
  const name = outcome === 'failed' ? linkTo('failure', id, code(id)) : code(id);
  return `<li class="row rule" id="${anchor('rule', id)}" data-outcome="${outcome}" data-area="${escaped(areaName(id), 80)}" data-level="${level}">
<div class="margin">${outcomeMark(outcome)}</div>
<div><p class="name">${name} <span class="level ${level}">${level}</span></p><p>${prose(statement)}</p><p class="message">${prose(message)}</p></div></li>`;
}

function choice(name: string, options: readonly string[]): string {
  const items = options.map(option => `<option>${option}</option>`);
  return `<label>${name}<select name="${name}"><option value="">all</option>${items.join('')}</select></label>`;
}

/** The silences of a section, with what this target does about them. */
function open(section: string, { observations }: Report): string[] {
  return Object.entries(silences)
    .filter(([, silence]) => silence.section === section)
    .map(([id, { statement }]) => {
      const seen = observations.filter(({ silence }) => silence === id).map(observation => observation.seen);
      const told =
        seen.length === 0 ? '' : `<p class="message">${seen.map(text => prose(text)).join('; ')}</p>`;
      return aside(
        seen.length === 0 ? 'left open' : 'observed',
        code(id),
        `<p>${prose(statement)}</p>${told}`,
      );
    });
}

function declared(section: string, { target }: Report): string[] {
  return Object.entries(parameters)
    .filter(([, parameter]) => parameter.section === section)
    .map(([name, { meaning }]) => {
      const value = Object.hasOwn(target.profile, name) ? target.profile[name] : undefined;
      const told = value === undefined ? '' : `<p class="message">${code(value)}</p>`;
      const own = target.declared?.includes(name) === true;
      return aside(own ? 'declared' : 'parameter', code(name), `<p>${prose(meaning)}</p>${told}`);
    });
}

function unjudged(section: string): string[] {
  return Object.entries(notes)
    .filter(([, note]) => note.section === section)
    .map(([id, { statement, reason }]) =>
      aside('not judged', code(id), `<p>${prose(statement)}</p><p class="message">${prose(reason)}</p>`),
    );
}

function aside(word: string, name: string, html: string): string {
  return `<li class="row other"><div class="margin">${word}</div><div><p class="name">${name}</p>${html}</div></li>`;
}
