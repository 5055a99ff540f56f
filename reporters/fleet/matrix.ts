/** Targets × rules: a frame that the page's script fills with the rows in view, and what a reader without scripts sees instead. */
import { areas } from '../../schemas/generated/rules.js';
import { outcomes } from '../../schemas/verdict.js';
import { choice, outcomeLegend } from '../html/parts.js';
import { areaName, groupsOf } from '../report/results.js';
import { escaped } from '../text/markup.js';
import type { Group, RuleCount } from './counts.js';
import { standings } from './rows.js';
import type { Fleet } from './rows.js';
import { plainTable } from './sections.js';
import { standingWords } from './words.js';

export function targetsSection(fleet: Fleet, rules: readonly RuleCount[], groups: readonly Group[]): string {
  return `<section aria-labelledby="targets"><h2 id="targets">Targets</h2>
${findForm(rules)}
<div id="matrix" hidden>
<div class="scroll grid" id="grid" tabindex="-1"></div>
<p id="detail" aria-live="polite"></p>
${outcomeLegend()}
<p class="note keys">Arrow keys, <kbd>Home</kbd>, <kbd>End</kbd>, <kbd>Page Up</kbd> and <kbd>Page Down</kbd> move through the table, <kbd>Enter</kbd> opens the report, <kbd>/</kbd> searches.</p>
</div>
${plainTable(fleet, groups)}
</section>`;
}

/** Only a script can sort and filter, so only a script shows it. */
function findForm(rules: readonly RuleCount[]): string {
  const words = standings.map(standing => standingWords[standing].word);
  return `<form id="find" hidden role="search" aria-label="Sort and filter the targets">
<label class="grow"><span>Search <kbd>/</kbd></span><input type="search" name="text" autocomplete="off" spellcheck="false" placeholder="labels, URLs, operators, failed rules, messages"></label>
${choice('verdict', words, 'any')}
${ruleChoice(rules)}
${choice('outcome', outcomes, 'any')}
${select('sort', [
  ['verdict', 'verdict'],
  ['failures', 'number of failures'],
  ['label', 'label'],
  ['operator', 'operator'],
  ['list', 'order of the list'],
])}
${select('columns', [
  ['failed', 'rules that fail'],
  ['all', 'all rules'],
])}
<button type="reset" hidden>Show all</button>
<output id="shown" aria-live="polite"></output>
</form>`;
}

function ruleChoice(rules: readonly RuleCount[]): string {
  const byArea = groupsOf(rules, ({ rule }) => areaName(rule));
  const order = new Set<string>([...areas, ...byArea.keys()]);
  const lists = [...order].map(area => {
    const items = (byArea.get(area) ?? []).map(({ rule }) => `<option>${escaped(rule, 80)}</option>`);
    return items.length === 0 ? '' : `<optgroup label="${escaped(area, 80)}">${items.join('')}</optgroup>`;
  });
  return `<label><span>rule</span><select name="rule"><option value="">any</option>${lists.join('')}</select></label>`;
}

function select(name: string, options: readonly (readonly [value: string, text: string])[]): string {
  const items = options.map(([value, text]) => `<option value="${value}">${text}</option>`);
  return `<label><span>${name}</span><select name="${name}">${items.join('')}</select></label>`;
}
