/** What the audit could not judge, in the HTML report: rules with the same reason together. */
import type { Outcome, Report } from '../../schemas/verdict.js';
import { code, linkTo, outcomeMark, prose } from './parts.js';

export function unjudgedSection({ results }: Report): string {
  const groups = new Map<string, { outcome: Outcome; message: string; rules: string[] }>();
  for (const { rule, outcome, message } of results) {
    if (outcome !== 'cantTell' && outcome !== 'untested') continue;
    const key = `${outcome} ${message}`;
    const group = groups.get(key) ?? { outcome, message, rules: [] };
    group.rules.push(rule);
    groups.set(key, group);
  }
  if (groups.size === 0) return '';
  const rows = [...groups.values()].map(
    ({ outcome, message, rules }) =>
      `<li class="row"><div class="margin">${outcomeMark(outcome)}</div><div><p>${prose(message)}</p><p class="name">${rules.map(rule => linkTo('rule', rule, code(rule))).join(', ')}</p></div></li>`,
  );
  return `<section aria-labelledby="unjudged"><h2 id="unjudged">What could not be judged</h2><ul class="rows">
${rows.join('\n')}
</ul></section>`;
}
