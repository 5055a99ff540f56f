/** The steps of a history's page: what changed from one run to the next, and why. */
import type { Change, Step, TargetHistory } from '../../schemas/generated/history.js';
import { count } from '../../schemas/text/numbers.js';
import { causeName, causesText, changeWords, circumstanceTexts } from '../diff/words.js';
import { momentOf } from '../report/facts.js';
import { groupsOf } from '../report/results.js';
import { code, outcomeMark, prose } from '../html/parts.js';
import { escaped } from '../text/markup.js';
import { mostSteps, ruleAnchor, stepAnchor } from './tables.js';
import * as words from './words.js';

export function stepList(target: TargetHistory, number: number): string {
  const { steps } = target;
  if (steps.length === 0) return '<p>No run differs from the one before.</p>';
  const rest = steps.length - mostSteps;
  return `${steps
    .toReversed()
    .slice(0, mostSteps)
    .map((step, at) => stepPart(step, target, number, at === 0))
    .join('\n')}${rest > 0 ? `<p class="note">and ${count(rest, 'earlier step')}: see the JSON</p>` : ''}`;
}

function stepPart(step: Step, { runs }: TargetHistory, number: number, isOpen: boolean): string {
  const [before, now] = [runs[step.run - 1], runs[step.run]];
  const moment = escaped(momentOf(now?.started ?? ''));
  const link = now?.href === undefined ? '' : ` <a href="${escaped(now.href)}">the report</a>`;
  const facts = circumstanceTexts(step);
  const since = `Compared with the run of ${escaped(momentOf(before?.started ?? ''))}.${link}`;
  return `<details class="part step" id="${stepAnchor(number, step.run)}"${isOpen ? ' open' : ''}><summary><h3>${moment}</h3> <span>${escaped(words.stepText(step), 200)}</span></summary>
<p class="note">${since}</p>${facts.map(fact => `<p class="note">${escaped(fact, 400)}</p>`).join('')}${step.notes.map(note => `<p class="note">${prose(note, 500)}</p>`).join('')}
${changeRows(step.changes, number)}</details>`;
}

const mostShown = 40;

/** Rules that changed in the same way for the same reason are one row. */
function changeRows(changes: readonly Change[], number: number): string {
  const groups = [
    ...groupsOf(changes, change =>
      JSON.stringify([
        change.change,
        change.old,
        change.new,
        causesText(change),
        change.causes.map(cause => cause.words),
      ]),
    ).values(),
  ];
  const rows = groups.slice(0, mostShown).map(group => changeRow(group, number));
  const rest = groups.slice(mostShown).flat().length;
  return `<ul class="rows">${rows.join('')}</ul>${rest > 0 ? `<p class="note">and ${count(rest, 'more rule')}: see the JSON</p>` : ''}`;
}

function changeRow(group: readonly Change[], number: number): string {
  const [first] = group;
  if (!first) return '';
  const { change, old, new: now, causes, unexplained } = first;
  const { sign, words: title, tone } = changeWords[change];
  const outcomes = [old, now].flatMap(outcome => (outcome === undefined ? [] : [outcomeMark(outcome)]));
  const why = [
    ...causes.map(cause => `<b>${causeName(cause)}</b>: ${prose(cause.words, 400)}`),
    ...(unexplained === undefined ? [] : [`unknown cause: ${prose(unexplained, 300)}`]),
  ];
  const items = [...groupsOf(group, ({ message = '' }) => message)]
    .slice(0, mostShown)
    .map(([message, those]) => {
      const names = those.map(({ rule, level }) => {
        const anchor = encodeURIComponent(ruleAnchor(number, rule));
        return `<a href="#${escaped(anchor)}">${code(rule, 80)}</a><span class="level ${level}">${level}</span>`;
      });
      const seen = message === '' ? '' : `<p class="message">${prose(message, 400)}</p>`;
      return `<li>${names.join(', ')}${seen}</li>`;
    });
  const follows =
    first.follows === undefined ? '' : `<p class="message">follows ${code(first.follows, 80)}</p>`;
  return `<li class="row"><div class="margin"><span class="sign ${tone}" aria-hidden="true">${sign}</span> ${title}<br>${outcomes.join(' → ')}</div><div><ul class="names">${items.join('')}</ul>${follows}${why.map(each => `<p class="why">${each}</p>`).join('')}</div></li>`;
}
