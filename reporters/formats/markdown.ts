/** The report as Markdown for a comment on a pull request. */
import type { Report } from '../../schemas/verdict.js';
import * as blocks from '../report/blocks.js';
import { rationaleOf, targetName } from '../report/facts.js';
import { inlineCode, markdownText } from '../text/markdown.js';

const SHOWN_IN_FULL = 10;

export function markdownReport(report: Report): string {
  const { contract, suite } = report;
  const text = markdownText([
    ...blocks.headBlocks(report, targetName(report)),
    blocks.verdictBlock(report),
    ...blocks.causeBlocks(report),
    ...blocks.failureBlocks(report, SHOWN_IN_FULL, '', rule => rationaleOf(rule)?.clients),
    ...blocks.baselineBlocks(report),
    ...blocks.unjudgedBlocks(report),
    ...blocks.areaBlocks(report),
    blocks.footBlock(report),
  ]);
  const by = `${inlineCode(contract.title)}, version ${contract.version} (${inlineCode(contract.digest.slice(0, 19))})`;
  return `${text}\nAudited against ${by} by ${inlineCode(`${suite.name} ${suite.version}`)}.\n`;
}
