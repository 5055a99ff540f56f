/** `rules` and `explain`: all rules, and one of them. */
import { closestRule, rulesJson, rulesTable } from '../../../reporters/catalogue/catalogue.js';
import { explainRule, inCatalogue } from '../../../reporters/catalogue/explain.js';
import { isRuleId } from '../../../schemas/rule-ids.js';
import { printable } from '../../../schemas/text/printable.js';
import { examples } from '../../../schemas/generated/examples.js';
import { UsageError } from '../errors.js';
import { contextOf } from '../../docs/rule-pages.js';
import { screen } from '../output/terminal.js';

export function rulesCommand(json: boolean): number {
  const { columns, colour } = screen(process.stdout);
  process.stdout.write(json ? rulesJson() : rulesTable(columns, colour));
  return 0;
}

export async function explainCommand(rule: string): Promise<number> {
  if (!inCatalogue(rule)) {
    const closest = closestRule(rule);
    throw new UsageError(
      `unknown rule "${printable(rule, 80)}"${closest === undefined ? '' : `: did you mean ${closest}?`}`,
    );
  }
  const context = isRuleId(rule) ? await contextOf(rule, examples) : undefined;
  process.stdout.write(explainRule(rule, screen(process.stdout), context));
  return 0;
}
