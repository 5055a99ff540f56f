/** `rules` and `explain`: all rules, and one of them. */
import { createRequire } from 'node:module';
import { rulesJson, rulesTable } from '../../../reporters/catalogue/catalogue.js';
import { consoleExplanation, isEntryId, type Examples } from '../../../reporters/catalogue/explanation.js';
import { printable } from '../../../schemas/text/printable.js';
import type { ClientTable } from '../../matrix/clients/table.js';
import { explain } from '../../docs/rule-pages.js';
import { UsageError } from '../errors.js';
import type { FlagsOf } from '../input/options.js';
import { didYouMeanRule } from '../input/suggestions.js';
import { screen } from '../output/terminal.js';

const require = createRequire(import.meta.url);

export function rulesCommand({ json }: FlagsOf<'rules'>): number {
  process.stdout.write(json ? rulesJson() : rulesTable(screen(process.stdout)));
  return 0;
}

export async function explainCommand(id: string): Promise<number> {
  if (!isEntryId(id)) throw new UsageError(`unknown rule \`${printable(id, 80)}\`${didYouMeanRule(id)}`);
  // By the package name, so that the path does not depend on the folder of this file.
  const examples = require('wiki-query-conformance/rules/examples.json') as Examples;
  const clients = require('wiki-query-conformance/rules/clients.json') as ClientTable;
  process.stdout.write(consoleExplanation(await explain(id, examples, clients), screen(process.stdout)));
  return 0;
}
