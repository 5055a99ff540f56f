/** `rules` and `explain`: the catalogue, and one rule of it. */
import { closestRule, explainRule, inCatalogue, rulesJson, rulesTable } from '../reporters/catalogue.js';
import { printable } from '../reporters/printable.js';
import { UsageError } from './failure.js';
import { planFor } from './plan.js';
import { screen } from './screen.js';

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
  const steps = await planFor({ url: 'https://wiki.example/api.php', rules: [rule] });
  const asked = steps.map(({ url }) => url.replace('https://wiki.example', ''));
  process.stdout.write(explainRule(rule, { ...screen(process.stdout), asked }));
  return 0;
}
