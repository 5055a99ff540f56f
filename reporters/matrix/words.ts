/** How the pages name standings, parts of a whole, and links. */
import { count, grouped } from '../../schemas/text/numbers.js';
import type { Outcome } from '../../schemas/verdict.js';
import { verdictLooks, verdictPhrases } from '../report/verdict-words.js';
import type { Wording } from '../report/verdict-words.js';
import { escaped } from '../text/markup.js';
import type { Standings } from './counts.js';
import { standings } from './rows.js';
import type { Row, Standing } from './rows.js';

interface StandingWords extends Omit<Wording, 'words'> {
  readonly word: string;
  /** The outcome with the same colour. */
  readonly like: Outcome;
}

export const standingWords: Readonly<Record<Standing, StandingWords>> = {
  conformant: { ...verdictLooks.conformant, word: verdictPhrases.conformant, like: 'passed' },
  nonconformant: { ...verdictLooks.nonconformant, word: verdictPhrases.nonconformant, like: 'failed' },
  undetermined: { ...verdictLooks.undetermined, word: verdictPhrases.undetermined, like: 'cantTell' },
  pending: { sign: '…', word: 'pending', tone: 'dim', like: 'untested' },
};

/** `conformant as far as asked` if a budget cut the audit short. */
export function standingText({ standing, complete }: Pick<Row, 'standing' | 'complete'>): string {
  const { word } = standingWords[standing];
  return standing === 'conformant' && !complete ? `${word} as far as asked` : word;
}

/** `312 not conformant, 4 pending`. */
export function standingsText(counts: Standings): string {
  return standings
    .filter(standing => counts[standing] > 0)
    .map(standing => `${grouped(counts[standing])} ${standingWords[standing].word}`)
    .join(', ');
}

/** `4,812 of 5,000`. */
export const share = (part: number, whole: number): string => `${grouped(part)} of ${grouped(whole)}`;

/** The label of a row, which leads to its report. */
export function rowLink({ label, href }: Pick<Row, 'label' | 'href'>): string {
  return href === '' ? escaped(label) : `<a href="${escaped(href)}">${escaped(label)}</a>`;
}

/** A text that the script makes a link, which shows only some of the rows. */
export function filterLink(filter: Readonly<Record<string, string>>, html: string): string {
  return `<a data-filter="${escaped(String(new URLSearchParams(filter)))}">${html}</a>`;
}

/** `and 3 more rules`, as HTML; empty if nothing is left out. */
export function moreNote(rest: number, noun: string, after = ''): string {
  return rest > 0 ? `<p class="note">and ${count(rest, `more ${noun}`)}${after}</p>` : '';
}

/** Items that are shown, and how many are not. */
export function first<T>(items: readonly T[], most: number): [shown: readonly T[], rest: number] {
  return [items.slice(0, most), Math.max(0, items.length - most)];
}

export function section(id: string, title: string, html: string): string {
  return `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>\n${html}\n</section>`;
}

/** A table in a region that scrolls. */
export function plainTable(kind: string, name: string, heads: readonly string[], rows: readonly string[]) {
  const cells = heads.map(head => `<th scope="col">${head}</th>`).join('');
  return `<div class="scroll" role="region" tabindex="0" aria-label="${name}"><table class="${kind}"><thead><tr>${cells}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>`;
}
