/** The filter of the rules in the HTML report. */
import { areas } from '../../schemas/generated/rules.js';
import { outcomes } from '../../schemas/verdict.js';
import type { Report } from '../../schemas/verdict.js';

/** Only a script can filter, so only a script shows it. */
export function filterForm({ results }: Report): string {
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

function choice(name: string, options: readonly string[]): string {
  const items = options.map(option => `<option>${option}</option>`);
  return `<label>${name}<select name="${name}"><option value="">all</option>${items.join('')}</select></label>`;
}
