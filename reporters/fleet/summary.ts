/** The head of the page of a fleet: how many targets conform, what fails on which level, and who refused. */
import { count, grouped } from '../../schemas/text/numbers.js';
import { prose } from '../html/parts.js';
import { escaped } from '../text/markup.js';
import { levelCounts, standingsOf } from './counts.js';
import type { RuleCount } from './counts.js';
import type { Fleet } from './rows.js';
import { filterLink, share, standingWords } from './words.js';

/** An operator that no longer answered, so that some of its targets are pending or inconclusive. */
export interface Refusal {
  readonly operator: string;
  readonly targets: number;
  readonly reason: string;
}

/** More would hide the rest of the summary. */
const MOST_REFUSALS = 20;

export function summaryHeader(
  fleet: Fleet,
  rules: readonly RuleCount[],
  refusals: readonly Refusal[],
): string {
  const { rows, title } = fleet;
  const counts = standingsOf(rows);
  const kicker = title === '' ? 'Results of a fleet' : `${escaped(title, 200)}: results of a fleet`;
  return `<header>
<p class="kicker">${kicker}</p>
<h1>${share(counts.conformant, rows.length)} targets conform</h1>
${bar(fleet)}
${levelTable(fleet, rules)}
${notesOf(fleet)
  .map(note => `<p class="note">${note}</p>`)
  .join('\n')}
${refusalList(refusals)}
</header>`;
}

const shownStandings = ['conformant', 'nonconformant', 'undetermined', 'pending'] as const;

/** Each number links to its targets. */
function bar({ rows }: Fleet): string {
  const counts = standingsOf(rows);
  const total = rows.length || 1;
  let start = 0;
  const rects = shownStandings.map(standing => {
    const x = ((start / total) * 100).toFixed(3);
    start += counts[standing];
    const width = ((counts[standing] / total) * 100).toFixed(3);
    return `<rect class="${standingWords[standing].like}" x="${x}%" width="${width}%" height="8"/>`;
  });
  const items = shownStandings.map(standing => {
    const { sign, word, like } = standingWords[standing];
    const none = counts[standing] === 0 ? ' none' : '';
    const text = `<span aria-hidden="true">${sign}</span> <b>${grouped(counts[standing])}</b> ${word}`;
    return `<li><span class="outcome ${like}${none}">${filterLink({ verdict: word }, text)}</span></li>`;
  });
  return `<svg class="totals" aria-hidden="true" width="100%" height="8">${rects.join('')}</svg>
<ul class="totals">${items.join('')}</ul>`;
}

function levelTable(fleet: Fleet, rules: readonly RuleCount[]): string {
  const rows = levelCounts(fleet, rules).map(
    ({ level, targets, rules: number, failures }) =>
      `<tr><th scope="row">${level}</th><td>${grouped(targets)}</td><td>${grouped(number)}</td><td>${grouped(failures)}</td></tr>`,
  );
  const heads = ['Level', 'Targets with a failure', 'Rules that fail', 'Failures'];
  return `<table class="levels"><caption class="unseen">Failures by level</caption><thead><tr>${heads.map(head => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function notesOf({ rows, requests, excused, suites, contracts }: Fleet): string[] {
  const audited = rows.filter(({ column }) => column !== '').length;
  return [
    `${count(audited, 'audit')} sent ${count(requests, 'request')}. ${[...suites].length === 1 ? `Version ${escaped([...suites].join(), 40)} of the suite judged them.` : ''}`,
    ...(excused > 0 ? [`${count(excused, 'failure is', 'failures are')} excused by a baseline.`] : []),
    ...(suites.size > 1 ? [`The reports are of ${suites.size} versions of the suite.`] : []),
    ...(contracts.size > 1
      ? [
          `The reports follow ${contracts.size} different texts of the contract, so a rule may not be the same in all.`,
        ]
      : []),
  ];
}

function refusalList(refusals: readonly Refusal[]): string {
  if (refusals.length === 0) return '';
  const items = refusals
    .slice(0, MOST_REFUSALS)
    .map(
      ({ operator, targets, reason }) =>
        `<li><p>${filterLink({ operator }, escaped(operator, 120))} <span class="where">${count(targets, 'target')}</span></p><p class="message">${prose(reason, 300)}</p></li>`,
    );
  const rest = refusals.length - items.length;
  const more = rest > 0 ? `<p class="note">and ${count(rest, 'more operator')}</p>` : '';
  return `<div class="refusals"><h2>${count(refusals.length, 'operator')} refused</h2><ul class="causes">${items.join('')}</ul>${more}</div>`;
}
