/** One failure as Markdown, to paste into a ticket. */
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { codeBlock, inlineCode } from '../text/code.js';
import { factLines, factsOf, targetName } from './facts.js';
import { clientsLose } from './rationale.js';

export function ticketOf(result: RuleResult, report: Report): string {
  const clients = clientsLose(result.rule);
  return [
    `### ${inlineCode(result.rule)} (${result.level}, section ${inlineCode(result.section, 40)})`,
    `Target: ${inlineCode(targetName(report))}`,
    codeBlock(factLines(factsOf(result, report))),
    ...(clients === undefined ? [] : [`**For clients:** ${clients}`]),
  ].join('\n\n');
}
