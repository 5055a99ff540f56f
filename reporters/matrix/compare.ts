/** A comparison as one HTML file that loads nothing; its findings can be read without a script. */
import { count } from '../../schemas/text/numbers.js';
import type { Comparison, Target } from '../compare/index.js';
import { disagreementText, restText, tallyText, unequalMeasures, unjudgedText } from '../compare/words.js';
import { htmlDocument } from '../html/document.js';
import { code, prose } from '../html/parts.js';
import { momentOf } from '../report/facts.js';
import { verdictWords } from '../report/verdict-words.js';
import { escaped } from '../text/markup.js';
import { outcomeGroups } from './counts.js';
import { findingsSection } from './findings.js';
import { groupsSection } from './sections.js';
import { matrixStyle } from './style.js';
import { headerOf, tablePart } from './table.js';
import { first, moreNote, plainTable, rowLink, section } from './words.js';

/** Of others, the table leads to the reports. */
const MOST_AUDITS = 100;

export function compareHtml(comparison: Comparison): string {
  const { targets, rules, matrix } = comparison;
  const groups = outcomeGroups(matrix);
  const isDivided = rules.some(({ disagreement }) => disagreement > 0);
  const view = {
    noun: 'target',
    between: [
      ['MUST', 'must'],
      ['SHOULD', 'should'],
    ],
    cells: 'findings',
    rules: rules.map(rule => ({
      rule: rule.rule,
      level: rule.level,
      failed: rule.totals.failed,
      isShown: isDivided ? rule.disagreement > 0 : rule.spread > 0 || rule.totals.failed > 0,
      note: tallyText(rule),
    })),
    shown: 'differing',
    sorts: [
      ['list', 'order given'],
      ['verdict', 'verdict'],
      ['failures', 'number of failures'],
      ['label', 'label'],
    ],
  } as const;
  const rest = restText(comparison);
  const unjudged = unjudgedText(comparison);
  return htmlDocument({
    title: `${count(targets.length, 'target')} compared`,
    mark: isDivided ? { sign: '≠', tone: 'yellow' } : { sign: '=', tone: 'green' },
    header: headerOf(matrix, {
      kicker: `${escaped(matrix.title, 200)}: targets side by side`,
      title: disagreementText(comparison),
      lead: `<p class="lead">${[rest.charAt(0).toUpperCase() + rest.slice(1), unjudged].flatMap(text => (text === '' ? [] : `${prose(text, 500)}.`)).join(' ')}</p>`,
    }),
    parts: [
      tablePart(matrix, view, groups),
      ['findings', 'Findings', findingsSection(comparison)],
      ['groups', 'Groups', groupsSection(matrix, groups)],
      ['audits', 'Audits', auditsSection(comparison)],
    ],
    style: matrixStyle,
    script: 'matrix',
  });
}

function auditsSection(comparison: Comparison): string {
  const { targets, matrix } = comparison;
  const heads = ['#', 'Target', 'Verdict', 'Not judged', 'Audited', 'Suite'];
  const [shown, rest] = first(targets, MOST_AUDITS);
  const rows = shown.map((target, index) => auditRow(target, matrix.rows[index]?.href ?? ''));
  const notes = unequalMeasures(comparison).map(note => `<p class="note">${prose(note)}</p>`);
  return section(
    'audits',
    'Audits',
    plainTable('audits', 'Table of audits', heads, rows) + moreNote(rest, 'target') + notes.join(''),
  );
}

function auditRow({ number, label, report }: Target, href: string): string {
  const { declared, profile, url } = report.target;
  const { sign, words, tone } = verdictWords(report);
  const { cantTell, untested } = report.totals;
  const declarations = declared.map(each => code(`${each}=${profile[each] ?? ''}`, 200)).join(' ');
  const declares = declarations === '' ? '' : `<p class="message">declares ${declarations}</p>`;
  return `<tr><td>${number}<td>${rowLink({ label, href })} ${code(url, 200)}${declares}<td class="verdict ${tone}"><span aria-hidden="true">${sign}</span> ${words.toLowerCase()}<td>${cantTell + untested}<td>${momentOf(report.started)}<td>${escaped(report.suite.version, 40)}`;
}
