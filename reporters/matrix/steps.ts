/** The steps of a history's page: what changed from one run to the next, and why. */
import type { Change, Step, TargetHistory } from '../../schemas/generated/history.js';
import { causeName, causesText, changeWords, circumstanceTexts } from '../diff/words.js';
import * as history from '../history/words.js';
import { code, outcomeMark, prose } from '../html/parts.js';
import { momentOf } from '../report/facts.js';
import { groupsOf } from '../report/results.js';
import { escaped } from '../text/markup.js';
import { filterLink, first, moreNote } from './words.js';

/** Of each target; the JSON has all. */
const MOST_STEPS = 100;
const MOST_CHANGES = 40;
const MOST_NAMED = 12;

/** What the links of one target's rules show of the table. */
export type Scope = Readonly<Record<string, string>>;

export function stepList({ steps, runs }: TargetHistory, scope: Scope): string {
  if (steps.length === 0) return '<p>No run differs from the one before.</p>';
  const [shown, rest] = first(steps.toReversed(), MOST_STEPS);
  const parts = shown.map((step, at) => stepPart(step, runs, scope, at === 0));
  return parts.join('\n') + moreNote(rest, 'step', ': see the JSON');
}

function stepPart(step: Step, runs: TargetHistory['runs'], scope: Scope, isOpen: boolean): string {
  const [before, now] = [runs[step.run - 1], runs[step.run]].map(run => momentOf(run?.started ?? ''));
  const { href } = runs[step.run] ?? {};
  const link = href === undefined ? '' : ` <a href="${escaped(href)}">The report</a>.`;
  const notes = [...circumstanceTexts(step), ...step.notes].map(
    note => `<p class="note">${prose(note, 500)}</p>`,
  );
  return `<details class="part step"${isOpen ? ' open' : ''}><summary><h3>${escaped(now ?? '')}</h3> <span>${escaped(history.stepText(step), 200)}</span></summary>
<p class="note">Compared with the run of ${escaped(before ?? '')}.${link}</p>${notes.join('')}
${changeRows(step.changes, scope)}</details>`;
}

/** Rules that changed in the same way for the same reason are one row. */
function changeRows(changes: readonly Change[], scope: Scope): string {
  const groups = groupsOf(changes, each =>
    JSON.stringify([
      each.change,
      each.old,
      each.new,
      causesText(each),
      each.causes.map(cause => cause.words),
    ]),
  );
  const [shown, rest] = first([...groups.values()], MOST_CHANGES);
  return `<ul class="rows">${shown.map(group => changeRow(group, scope)).join('')}</ul>${moreNote(rest, 'change', ': see the JSON')}`;
}

function changeRow(group: readonly Change[], scope: Scope): string {
  const [{ change, old, new: now, causes, follows, unexplained } = noChange] = group;
  const { sign, words: title, tone } = changeWords[change];
  const outcomes = [old, now].flatMap(outcome => (outcome === undefined ? [] : [outcomeMark(outcome)]));
  const why = [
    ...(follows === undefined ? [] : [`follows ${code(follows, 80)}`]),
    ...causes.map(cause => `<b>${causeName(cause)}</b>: ${prose(cause.words, 400)}`),
    ...(unexplained === undefined ? [] : [`unknown cause: ${prose(unexplained, 300)}`]),
  ];
  const byMessage = [...groupsOf(group, ({ message = '' }) => message)].slice(0, MOST_CHANGES);
  const items = byMessage.map(([message, those]) => {
    const [named, rest] = first(those, MOST_NAMED);
    const names = named.map(
      ({ rule, level }) =>
        `${filterLink({ ...scope, rule }, code(rule, 80))}<span class="level ${level}">${level}</span>`,
    );
    return `<li>${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}${message === '' ? '' : `<p class="message">${prose(message, 400)}</p>`}</li>`;
  });
  return `<li class="row"><div class="margin"><span class="sign ${tone}" aria-hidden="true">${sign}</span> ${title}<br>${outcomes.join(' → ')}</div><div><ul class="names">${items.join('')}</ul>${why.map(each => `<p class="why">${each}</p>`).join('')}</div></li>`;
}

const noChange: Change = { rule: '', level: 'INFO', change: 'changed', causes: [] };
