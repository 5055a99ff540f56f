/** A comparison as one HTML file that asks nobody for anything: it needs no network, and no script to be read. */
import { amount } from '../text/amounts.js';
import { evidenceSection } from './evidence.js';
import { matrixSection, targetsSection } from './matrix.js';
import { compareScript } from './compare-script.js';
import { silencesSection } from './compare-silences.js';
import { compareStyle } from './compare-style.js';
import { disagreementText, restText } from './words.js';
import type { Comparison } from './index.js';
import { htmlDocument } from '../html/document.js';
import { escaped } from '../text/markup.js';

export function compareHtml(comparison: Comparison): string {
  const { targets, rules } = comparison;
  const isDivided = rules.some(({ disagreement }) => disagreement > 0);
  const silences = silencesSection(comparison);
  return htmlDocument({
    title: `${amount(targets.length, 'target')} compared`,
    mark: isDivided ? { sign: '≠', tone: 'yellow' } : { sign: '=', tone: 'green' },
    parts: [
      ['targets', 'Targets', 'always'],
      ['rules', 'Rules', 'always'],
      ['silences', 'Silences', silences],
      ['seen', 'Evidence', 'always'],
    ],
    navigationLabel: 'Parts of the comparison',
    main: [
      header(comparison),
      targetsSection(comparison),
      matrixSection(comparison),
      silences,
      evidenceSection(comparison),
    ]
      .filter(part => part !== '')
      .join('\n'),
    style: compareStyle,
    script: compareScript,
  });
}

function header(comparison: Comparison): string {
  const { targets } = comparison;
  return `<header>
<p class="kicker">${escaped(targets[0]?.report.contract.title ?? '', 200)}: targets side by side</p>
<h1>${disagreementText(comparison)}</h1>
<p class="lead">${restText(comparison)}.</p>
</header>`;
}
