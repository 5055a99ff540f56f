/** The table of a page: a frame that the page's script fills with the rows in view, and what a reader without scripts sees instead. */
import { areas } from '../../schemas/generated/rules.js';
import { outcomes } from '../../schemas/verdict.js';
import { count, grouped } from '../../schemas/text/numbers.js';
import { choice, outcomeLegend } from '../html/parts.js';
import { areaName, groupsOf } from '../report/results.js';
import { outcomeWords } from '../report/verdict-words.js';
import { escaped } from '../text/markup.js';
import { rulesWith, standingsOf } from './counts.js';
import type { Group } from './counts.js';
import { dataBlock } from './data.js';
import type { View, ViewedRule } from './data.js';
import { standings } from './rows.js';
import type { Matrix } from './rows.js';
import { filterLink, first, plainTable, rowLink, standingText, standingWords } from './words.js';

const MOST_LISTED = 10_000;
const RULES_OF_A_ROW = 3;

/** The parts of every page begin with its table. */
export function tablePart(matrix: Matrix, view: View, groups: readonly Group[]): [string, string, string] {
  const name = `${view.noun === 'run' ? 'Runs' : 'Targets'} and rules`;
  const html = `<section aria-label="${name}" id="table">
${findForm(matrix, view)}
<div id="matrix" hidden>
<div class="scroll grid" id="grid" tabindex="-1" data-name="${name}"></div>
<p id="detail" aria-live="polite"></p>
${outcomeLegend()}
<p class="note keys">Arrow keys, <kbd>Home</kbd>, <kbd>End</kbd>, <kbd>Page Up</kbd> and <kbd>Page Down</kbd> move through the table, <kbd>Enter</kbd> opens a link, <kbd>/</kbd> searches.</p>
</div>
${withoutScripts(matrix, view)}
${dataBlock(matrix, view, groups)}
</section>`;
  return ['table', 'Table', html];
}

/** Only a script can sort and filter, so only a script shows it. */
function findForm({ rows }: Matrix, view: View): string {
  const used = new Set(rows.map(({ standing }) => standing));
  const words = standings.filter(each => used.has(each)).map(standing => standingWords[standing].word);
  return `<form id="find" hidden role="search" aria-label="Sort and filter the ${view.noun}s">
<label class="grow"><span>Search <kbd>/</kbd></span><input type="search" name="text" autocomplete="off" spellcheck="false" placeholder="labels, URLs, failed rules, messages"></label>
${choice('verdict', words, 'any')}
${ruleChoice(view.rules)}
${choice('outcome', outcomes, 'any', outcomeWords)}
${select('sort', view.sorts)}
${select('columns', [
  ['shown', view.shown],
  ['all', 'all rules'],
])}
${
  view.isFirstOnly === true
    ? select('runs', [
        ['latest', 'latest'],
        ['all', 'all'],
      ])
    : ''
}<button type="reset" hidden>Show all</button>
<output id="shown" aria-live="polite"></output>
</form>`;
}

function ruleChoice(rules: readonly ViewedRule[]): string {
  const byArea = groupsOf(
    rules.toSorted((a, b) => (a.rule < b.rule ? -1 : 1)),
    ({ rule }) => areaName(rule),
  );
  const lists = [...new Set<string>([...areas, ...byArea.keys()])].map(area => {
    const items = (byArea.get(area) ?? []).map(({ rule }) => `<option>${escaped(rule, 80)}</option>`);
    return items.length === 0 ? '' : `<optgroup label="${escaped(area, 80)}">${items.join('')}</optgroup>`;
  });
  return `<label><span>rule</span><select name="rule"><option value="">any</option>${lists.join('')}</select></label>`;
}

function select(name: string, options: readonly (readonly [value: string, text: string])[]): string {
  const items = options.map(([value, text]) => `<option value="${value}">${text}</option>`);
  return `<label><span>${name}</span><select name="${name}">${items.join('')}</select></label>`;
}

/** All that a reader without scripts needs of the rows: verdicts, and the rules that fail. */
function withoutScripts(matrix: Matrix, { noun, between }: View): string {
  const owner = between.find(([, kind]) => kind === 'owner')?.[0];
  const [rows, rest] = first(matrix.rows, MOST_LISTED);
  const named = new Map<string, string>();
  const failedIn = (column: string) => {
    const known = named.get(column);
    if (known !== undefined) return known;
    const [rules, more] = first(rulesWith(matrix, column, 'failed'), RULES_OF_A_ROW);
    const text = escaped(rules.join(', ')) + (more > 0 ? ` and ${more} more` : '');
    named.set(column, text);
    return text;
  };
  const body = rows.map(row => {
    const { sign, tone } = standingWords[row.standing];
    const owned = owner === undefined ? '' : `<td>${escaped(row.owner)}`;
    return `<tr><td>${row.number}<td>${rowLink(row)}${owned}<td class="verdict ${tone}">${sign} ${standingText(row)}<td>${failedIn(row.column)}`;
  });
  const heads = [
    '#',
    noun === 'run' ? 'Run' : 'Target',
    ...(owner === undefined ? [] : [owner]),
    'Verdict',
    'Fails',
  ];
  return `<noscript><p class="note">With scripts, this page shows each rule on each ${noun}, sorted and searched.</p>
${plainTable('plain', `Table of ${noun}s`, heads, body)}${rest > 0 ? `<p class="note">and ${count(rest, `more ${noun}`)}</p>` : ''}</noscript>`;
}

const shownStandings = ['conformant', 'nonconformant', 'undetermined', 'pending'] as const;

/** The head of a page, short because the table comes first: each number links to its rows. */
export function headerOf(
  { rows }: Pick<Matrix, 'rows'>,
  {
    kicker,
    title,
    lead,
    tone = '',
  }: Readonly<Record<'kicker' | 'title' | 'lead', string>> & { tone?: string },
): string {
  const counts = standingsOf(rows);
  const shown = shownStandings.filter(standing => counts[standing] > 0);
  let start = 0;
  const rects = shown.map(standing => {
    const [x, width] = [start, counts[standing]].map(part => ((part / rows.length) * 100).toFixed(3));
    start += counts[standing];
    return `<rect class="${standingWords[standing].like}" x="${x}%" width="${width}%" height="8"/>`;
  });
  const items = shown.map(standing => {
    const { sign, word, like } = standingWords[standing];
    const text = `<span aria-hidden="true">${sign}</span> <b>${grouped(counts[standing])}</b> ${word}`;
    return `<li><span class="outcome ${like}">${filterLink({ verdict: word }, text)}</span></li>`;
  });
  return `<header>
<p class="kicker">${kicker}</p>
<h1${tone === '' ? '' : ` class="${tone}"`}>${title}</h1>
${lead}
<svg class="totals" aria-hidden="true" width="100%" height="8">${rects.join('')}</svg>
<ul class="totals">${items.join('')}</ul>
</header>`;
}
