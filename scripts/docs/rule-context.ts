/** What is to be told of a rule beyond the contract: who asks what, what it builds on, and which wikis break it. */
import { mutants } from '../../fixtures/mutants/index.js';
import type { RuleContext } from '../../reporters/catalogue/rule-facts.js';
import type { RuleId } from '../../schemas/generated/rules.js';
import { catalogue } from '../../suites/checks/catalogue.js';
import type { Examples } from './examples.js';
import { planFor } from '../plan.js';

const ORIGIN = 'https://wiki.example';

export async function contextOf(rule: RuleId, examples: Examples): Promise<RuleContext> {
  const steps = await planFor({ url: `${ORIGIN}/api.php`, rules: [rule] });
  return {
    asked: steps.map(({ url, headers }) => [url.replace(ORIGIN, ''), ...sentWith(headers)].join(' ')),
    needs: catalogue.get(rule)?.needs ?? [],
    mutants: Object.entries(mutants)
      .filter(([, mutant]) => mutant.rule === rule)
      .map(([id, { title }]) => ({ id, title })),
    example: examples[rule],
  };
}

function sentWith(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `with ${name}: ${value}`);
}
