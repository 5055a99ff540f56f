/** The report as one HTML file that loads nothing and can be read without a script. */
import type { Report } from '../../schemas/verdict.js';
import { contractSection } from './contract.js';
import { htmlDocument } from './document.js';
import { exchangesSection, unjudgedSection } from './exchanges.js';
import { failuresSection } from './failures.js';
import { script } from './script.js';
import { style } from './style.js';
import { summarySection } from './summary.js';
import { escaped } from '../text/markup.js';
import { targetName } from '../report/facts.js';
import { verdictWords } from '../report/verdict-words.js';

export function htmlReport(report: Report): string {
  const verdict = verdictWords(report);
  return htmlDocument({
    title: `${verdict.sign} ${escaped(targetName(report), 200)}`,
    mark: verdict,
    header: summarySection(report),
    parts: [
      ['failures', 'Failed', failuresSection(report)],
      ['unjudged', 'Not judged', unjudgedSection(report)],
      ['contract', 'Contract', contractSection(report)],
      ['exchanges', 'Requests', exchangesSection(report)],
    ],
    style,
    script,
  });
}
