/** The results of a fleet as one HTML file that loads nothing; its summary can be read without a script. */
import { count } from '../../schemas/text/numbers.js';
import { htmlDocument } from '../html/document.js';
import { escaped } from '../text/markup.js';
import { outcomeGroups, ruleCounts, standingsOf } from './counts.js';
import type { Matrix } from './rows.js';
import { auditsSection, groupsSection, rulesSection } from './sections.js';
import type { Refusal } from './sections.js';
import { matrixStyle } from './style.js';
import { headerOf, tablePart } from './table.js';
import { share } from './words.js';

export function fleetPage(matrix: Matrix, refusals: readonly Refusal[] = []): string {
  const { rows, title } = matrix;
  const rules = ruleCounts(matrix);
  const groups = outcomeGroups(matrix);
  const { conformant, nonconformant } = standingsOf(rows);
  const view = {
    noun: 'target',
    between: [
      ['Operator', 'owner'],
      ['MUST', 'must'],
      ['SHOULD', 'should'],
      ['Group', 'group'],
    ],
    cells: 'report',
    rules: rules.map(({ rule, level, totals: { failed } }) => ({
      rule,
      level,
      failed,
      isShown: failed > 0,
      note: '',
    })),
    shown: 'failing',
    sorts: [
      ['verdict', 'verdict'],
      ['failures', 'number of failures'],
      ['label', 'label'],
      ['owner', 'operator'],
      ['list', 'order of the list'],
    ],
  } as const;
  return htmlDocument({
    title: `${count(rows.length, 'target')} of a fleet`,
    mark:
      nonconformant > 0
        ? { sign: '✗', tone: 'red' }
        : conformant < rows.length
          ? { sign: '?', tone: 'yellow' }
          : { sign: '✓', tone: 'green' },
    header: headerOf(matrix, {
      kicker: title === '' ? 'Results of a fleet' : `${escaped(title, 200)}: results of a fleet`,
      title: `${share(conformant, rows.length)} targets conform`,
      lead: '',
    }),
    parts: [
      tablePart(matrix, view, groups),
      ['rules', 'Rules', rulesSection(matrix, rules)],
      ['groups', 'Groups', groupsSection(matrix, groups)],
      ['audits', 'Audits', auditsSection(matrix, refusals)],
    ],
    style: matrixStyle,
    script: 'matrix',
  });
}
