/** The pieces that the HTML report is made of. Every text of a server passes through `escaped` or `prose`. */
import { outcomes } from '../../schemas/verdict.js';
import type { Outcome, RuleResult } from '../../schemas/verdict.js';
import { areaName } from '../report/results.js';
import { printable } from '../../schemas/text/printable.js';
import { escaped, escapedText } from '../text/markup.js';
import { outcomeWords } from '../report/verdict-words.js';

/** Running text, in which backticks mark code. */
export function prose(text: string, limit = 2_000): string {
  return escaped(text, limit).replace(/`([^`]*)`/g, '<code>$1</code>');
}

export function code(text: string, limit = 500): string {
  return `<code>${escaped(text, limit)}</code>`;
}

/** The sign of an outcome with its name beside it: colour and shape alone explain nothing. */
export function outcomeMark(outcome: Outcome): string {
  const { sign, words } = outcomeWords[outcome];
  return `<span class="outcome ${outcome}"><span aria-hidden="true">${sign}</span> ${words}</span>`;
}

/** The signs of all outcomes, for a table of signs. */
export function outcomeLegend(): string {
  const items = outcomes.map(
    outcome =>
      `<li class="outcome ${outcome}"><span aria-hidden="true">${outcomeWords[outcome].sign}</span> ${outcomeWords[outcome].words}</li>`,
  );
  return `<ul class="legend">${items.join('')}</ul>`;
}

/** @param every the name of the choice that leaves nothing out; @param words what is shown for some of the values */
export function choice(
  name: string,
  options: readonly string[],
  every: string,
  words: Readonly<Record<string, { readonly words: string }>> = {},
): string {
  const items = options.map(option => `<option value="${option}">${words[option]?.words ?? option}</option>`);
  return `<label><span>${name}</span><select name="${name}"><option value="">${every}</option>${items.join('')}</select></label>`;
}

type Place = 'rule' | 'name' | 'failure' | 'exchange' | 'group' | 'section';

/** The id of a place in the page; a link leads there without being read as anything else. */
export function anchor(place: Place, name: string | number): string {
  return escaped(`${place}-${name}`, 200);
}

export function linkTo(place: Place, name: string | number, html: string): string {
  const fragment = encodeURIComponent(`${place}-${name}`.toWellFormed());
  return `<a href="#${escaped(fragment)}">${html}</a>`;
}

/** A block that the page's script gives a button to copy it. Its lines stay apart where there are several. */
export function copyable(label: string, text: string, lines = false): string {
  const named = escaped(label, 200);
  const shown = lines ? escapedText(text) : escaped(text);
  return `<div class="block" data-copy="${named}"><pre tabindex="0" aria-label="${named}"><code>${shown}</code></pre></div>`;
}

/** What cannot be seen is escaped with the whole. */
const cut = (text: string, limit: number) => (text.length <= limit ? text : printable(text, limit));

/** One line a header; several of one name are apart. */
export function headerLines(headers: readonly (readonly [name: string, value: string])[]): string {
  let lines = '';
  for (const [name, value] of headers.slice(0, 60)) {
    const field = `${lines === '' ? '' : '\n'}${cut(name, 100)}: `;
    const text = cut(value, 400);
    lines += field + (text.includes('\n') ? text.replaceAll('\n', `\n${cut(name, 100)}: `) : text);
  }
  return escapedText(lines);
}

/** What the filters of the page compare. */
export function filterData({ rule, outcome, level }: RuleResult): string {
  return `data-outcome="${outcome}" data-area="${escaped(areaName(rule), 80)}" data-level="${level}"`;
}
