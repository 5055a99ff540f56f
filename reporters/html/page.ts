/** The report as one HTML file that loads nothing and can be read without a script. */
import type { Report } from '../../schemas/verdict.js';
import type { Recorded } from '../report/repeat.js';
import { contractSection } from './contract.js';
import { htmlDocument } from './document.js';
import { exchangeLog } from './exchanges.js';
import { failuresSection } from './failures.js';
import { indexRail } from './rail.js';
import { auditSection, summarySection, testedSection, unjudgedSection } from './summary.js';
import { escaped } from '../text/markup.js';
import { targetName } from '../report/facts.js';
import { verdictWords } from '../report/verdict-words.js';

/** @param recorded the recording of the same audit, so that the page shows every request */
export function htmlReport(report: Report, recorded?: Recorded): string {
  const verdict = verdictWords(report);
  const log = exchangeLog(report, recorded);
  return htmlDocument({
    title: `${verdict.sign} ${escaped(targetName(report), 200)}`,
    mark: verdict,
    header: summarySection(report),
    index: parts => indexRail(report, parts),
    parts: [
      ['tested', 'Tested', testedSection(report)],
      ['failures', 'Failed', failuresSection(report)],
      ['unjudged', 'Not judged', unjudgedSection(report)],
      ['contract', 'Contract', contractSection(report, log.judgedOn)],
      ['exchanges', 'Requests', log.html],
      ['audit', 'Audit', auditSection(report, recorded)],
    ],
    script: 'report',
  });
}
