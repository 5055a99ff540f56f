/** Pieces of the pages. Every text of a server passes through `escaped` or `prose`. */
import { count } from '../../schemas/text/numbers.js';
import type { Outcome, RuleResult } from '../../schemas/verdict.js';
import { areaName } from '../report/results.js';
import { printable } from '../../schemas/text/printable.js';
import { escaped, escapedText } from '../text/markup.js';
import { outcomeWords } from '../report/verdict-words.js';

/** Backticks mark code. */
export function prose(text: string, limit = 2_000): string {
  return escaped(text, limit).replace(/`([^`]*)`/g, '<code>$1</code>');
}

export function code(text: string, limit = 500): string {
  return `<code>${escaped(text, limit)}</code>`;
}

export function outcomeMark(outcome: Outcome): string {
  const { sign, words } = outcomeWords[outcome];
  return `<span class="outcome ${outcome}"><span aria-hidden="true">${sign}</span> ${words}</span>`;
}

/** @param options HTML by value */
export function select(name: string, options: Readonly<Record<string, string>>): string {
  const items = Object.entries(options).map(([value, html]) => `<option value="${value}">${html}</option>`);
  return `<label><span>${name}</span><select name="${name}">${items.join('')}</select></label>`;
}

type Place = 'rule' | 'name' | 'failure' | 'exchange' | 'group' | 'section';

export function anchor(place: Place, name: string | number): string {
  return escaped(`${place}-${name}`, 200);
}

export function linkTo(place: Place, name: string | number, html: string): string {
  const fragment = encodeURIComponent(`${place}-${name}`.toWellFormed());
  return `<a href="#${escaped(fragment)}">${html}</a>`;
}

export const ruleLinks = (rules: readonly string[]): string =>
  `<p class="name">${rules.map(rule => linkTo('rule', rule, code(rule))).join(', ')}</p>`;

/** A block to which the script adds a copy button. */
export function copyable(label: string, text: string, lines = false): string {
  const named = escaped(label, 200);
  const shown = lines ? escapedText(text) : escaped(text);
  return `<div class="block" data-copy="${named}"><pre tabindex="0" aria-label="${named}"><code>${shown}</code></pre></div>`;
}

export function headerLines(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value.split('\n', 20).map(each => `${printable(name, 100)}: ${printable(each, 400)}`),
  );
  return escapedText(lines.slice(0, 60).join('\n'));
}

export function filterData({ rule, outcome, level }: RuleResult): string {
  return `data-outcome="${outcome}" data-area="${escaped(areaName(rule), 80)}" data-level="${level}"`;
}

export function section(id: string, title: string, html: string, kind = ''): string {
  if (html === '') return '';
  const name = kind === '' ? '' : ` class="${kind}"`;
  return `<section${name} aria-labelledby="${id}"><h2 id="${id}">${title}</h2>\n${html}\n</section>`;
}

type Texts = readonly string[];

export function plainTable(kind: string, name: string, heads: Texts, rows: Texts): string {
  const cells = heads.map(head => `<th scope="col">${head}</th>`).join('');
  return `<div class="scroll" role="region" tabindex="0" aria-label="${name}"><table class="${kind}"><thead><tr>${cells}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>`;
}

export function moreNote(rest: number, noun: string, after = ''): string {
  return rest > 0 ? `<p class="note">and ${count(rest, `more ${noun}`)}${after}</p>` : '';
}

export const totalsList = (items: readonly string[]): string =>
  `<ul class="totals">${items.map(item => `<li>${item}</li>`).join('')}</ul>`;
