/** The frame of the pages of compare, fleet and history: a table that the script fills, and a plain one without scripts. */
import { outcomes } from '../../schemas/verdict.js';
import { grouped } from '../../schemas/text/numbers.js';
import { verdictText, type Content, type PageData } from '../html/browser/rows.js';
import { htmlDocument, type HtmlDocument } from '../html/document.js';
import { moreNote, outcomeMark, plainTable, select, totalsList } from '../html/parts.js';
import { groupsOf } from '../report/results.js';
import { outcomeWords, verdictLooks } from '../report/verdict-words.js';
import { firstOf } from '../text/layout.js';
import { escaped } from '../text/markup.js';
import { failedIn, letters, type Matrix, type Row, type RuleCount, type Standing } from './rows.js';

export interface MatrixPage
  extends Pick<PageData, 'noun' | 'owner' | 'cells'>, Pick<HtmlDocument, 'title' | 'parts'> {
  readonly rules: readonly Omit<PageData['rules'][number], 'place'>[];
  /** What the columns shown at first have in common. */
  readonly shown: string;
  readonly sort: 'list' | 'verdict';
  readonly isFirstOnly?: boolean;
  readonly kicker: string;
  readonly heading: string;
  readonly lead?: string;
  readonly tone?: string;
}

const MOST_LISTED = 10_000;
const RULES_OF_A_ROW = 3;

/** In order of urgency. */
const standingWords = {
  nonconformant: { ...verdictLooks.nonconformant, like: 'failed' },
  undetermined: { ...verdictLooks.undetermined, like: 'cantTell' },
  pending: { sign: '…', words: 'pending', tone: 'dim', like: 'untested' },
  conformant: { ...verdictLooks.conformant, like: 'passed' },
} as const;
const standings = Object.keys(standingWords) as Standing[];

export function standingsOf(rows: readonly Row[]): Readonly<Record<Standing, number>> {
  const counts = { nonconformant: 0, undetermined: 0, pending: 0, conformant: 0 };
  for (const { standing } of rows) counts[standing] += 1;
  return counts;
}

export function standingsText(rows: readonly Row[]): string {
  const counts = standingsOf(rows);
  return standings
    .filter(standing => counts[standing] > 0)
    .map(standing => `${grouped(counts[standing])} ${standingWords[standing].words}`)
    .join(', ');
}

export const rowLink = ({ label, href }: Pick<Row, 'label' | 'href'>): string =>
  href === '' ? escaped(label) : `<a href="${escaped(href)}">${escaped(label)}</a>`;

export const columnOf = (rule: RuleCount, isShown: boolean, note = '') => {
  return { id: rule.rule, level: rule.level, failed: rule.totals.failed, isShown, note };
};

/** Becomes a link by the script, which filters the rows. */
export const filterLink = (filter: Readonly<Record<string, string>>, html: string): string =>
  `<a data-filter="${escaped(String(new URLSearchParams(filter)))}">${html}</a>`;

export function matrixPage(matrix: Matrix, page: MatrixPage): string {
  const { kicker, heading, lead = '', tone, title, parts } = page;
  const table = `<section aria-label="Table" id="table">
${findForm(matrix, page)}
<div id="matrix" hidden>
<div class="scroll grid" id="grid" role="region" tabindex="0" aria-label="${page.noun}s and rules"></div>
${legend}
</div>
${withoutScripts(matrix, page)}
${dataBlock(matrix, page)}
</section>`;
  return htmlDocument({
    title,
    header: `<header>
<p class="kicker">${kicker}</p>
<h1${tone === undefined ? '' : ` class="${tone}"`}>${heading}</h1>
${lead}
${verdicts(matrix, page)}
</header>`,
    parts: [['table', 'Table', table], ...parts],
    script: 'matrix',
  });
}

const signs = outcomes.map(each => `<li>${outcomeMark(each)}</li>`);
const legend = `<ul class="legend">${signs.join('')}</ul>`;

function verdicts({ rows }: Matrix, { isFirstOnly }: MatrixPage): string {
  const firsts = [...groupsOf(rows, ({ owner }) => owner).values()].flatMap(own => own.slice(0, 1));
  const counts = standingsOf(isFirstOnly === true ? firsts : rows);
  const items = standings.flatMap(standing => {
    if (counts[standing] === 0) return [];
    const { sign, words, like } = standingWords[standing];
    const text = `<span aria-hidden="true">${sign}</span> <b>${grouped(counts[standing])}</b> ${words}`;
    return [`<span class="outcome ${like}">${filterLink({ verdict: standing }, text)}</span>`];
  });
  return totalsList(items);
}

/** Shown by the script. */
function findForm({ rows }: Matrix, { noun, owner, rules, shown, sort, isFirstOnly }: MatrixPage): string {
  const used = standings.filter(standing => rows.some(row => row.standing === standing));
  const sorts: Readonly<Record<string, string>> = {
    list: noun === 'run' ? 'latest first' : 'order given',
    verdict: 'verdict',
    failures: 'number of failures',
    label: 'label',
    ...(owner === '' ? {} : { owner: owner.toLowerCase() }),
  };
  const ids = rules.map(({ id }) => escaped(id)).toSorted();
  const words = outcomes.map(each => [each, outcomeWords[each].words] as const);
  return `<form id="find" hidden role="search" aria-label="Sort and filter the ${noun}s">
<label class="grow"><span>Search <kbd>/</kbd></span><input type="search" name="text" autocomplete="off" spellcheck="false" placeholder="labels, URLs, failed rules, messages"></label>
${select('verdict', { '': 'any', ...Object.fromEntries(used.map(each => [each, standingWords[each].words])) })}
${select('rule', { '': 'any', ...Object.fromEntries(ids.map(id => [id, id])) })}
${select('outcome', { '': 'any', ...Object.fromEntries(words) })}
${select('sort', { [sort]: sorts[sort] ?? '', ...sorts })}
${select('columns', { shown, all: 'all rules' })}
${isFirstOnly === true ? select('runs', { latest: 'latest', all: 'all' }) : ''}
<button type="reset" hidden>Show all</button>
<output id="shown" aria-live="polite"></output>
</form>`;
}

function withoutScripts(matrix: Matrix, { noun, owner }: MatrixPage): string {
  const rows = matrix.rows.slice(0, MOST_LISTED).map((row, at) => {
    const { sign, tone } = standingWords[row.standing];
    const owned = owner === '' ? '' : `<td>${escaped(row.owner)}`;
    const fails = escaped(firstOf(failedIn(matrix, row.column), RULES_OF_A_ROW));
    return `<tr><td>${at + 1}<td>${rowLink(row)}${owned}<td class="${tone}">${sign} ${verdictText(standingWords, row)}<td>${fails}`;
  });
  const heads = ['#', noun, ...(owner === '' ? [] : [owner]), 'Verdict', 'Fails'];
  const rest = matrix.rows.length - MOST_LISTED;
  return `<noscript><p class="note">With scripts, this page shows each rule on each ${noun}, sorted and searched.</p>
${plainTable('plain', `Table of ${noun}s`, heads, rows)}${moreNote(rest, noun)}</noscript>`;
}

/** The number of a text among all, to which it is added; -1 if it is empty. */
function placeIn(all: Map<string, number>, text: string): number {
  if (text === '') return -1;
  const place = all.get(text) ?? all.size;
  all.set(text, place);
  return place;
}

/** In a script element, only `<` can end the data. */
function dataBlock({ rules, rows }: Matrix, view: MatrixPage): string {
  const [contents, messages] = [new Map<string, number>(), new Map<string, number>()];
  const placed = rows.map(({ label, about, owner, href, standing, complete, column, texts }) => {
    const content: Content = {
      standing,
      complete,
      column,
      messages: texts.map(text => placeIn(messages, text)),
    };
    return [label, about, owner, href, placeIn(contents, JSON.stringify(content))] as const;
  });
  const data: PageData = {
    noun: view.noun,
    owner: view.owner,
    cells: view.cells,
    outcomes: Object.fromEntries(
      outcomes.map(name => [letters[name], [name, outcomeWords[name].sign, outcomeWords[name].words]]),
    ),
    standings: standingWords,
    rules: view.rules.map(rule => ({ ...rule, place: rules.get(rule.id)?.index ?? -1 })),
    messages: [...messages.keys()],
    contents: [...contents.keys()].map(text => JSON.parse(text) as Content),
    rows: placed,
  };
  return `<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}
