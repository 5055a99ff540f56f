/** `profile`: looks at a target and prints the profile that explains it, and on standard error what was seen. */
import { safeJson } from '../../../reporters/text/safe-json.js';
import { printable } from '../../../schemas/text/printable.js';
import { parameters } from '../../../schemas/generated/rules.js';
import { propose } from '../../../suites/inference/infer.js';
import type { Proposal, Sight } from '../../../suites/inference/infer.js';
import { NO_FLAGS, auditOptionsOf, targetOf } from '../input/options.js';
import type { AuditFlags } from '../input/options.js';
import { EXIT } from '../errors.js';

export type ProfileFlags = Pick<AuditFlags, 'header' | 'userAgent' | 'timeout' | 'retries' | 'ca' | 'rate'>;

export async function profileCommand(url: string, flags: ProfileFlags): Promise<number> {
  const target = targetOf(url);
  const proposal = await propose(auditOptionsOf(target, { ...NO_FLAGS, ...flags }));
  const lines = linesOf(proposal);
  process.stderr.write(lines.map(text => `${printable(text, 1000)}\n`).join(''));
  if (proposal.blind !== undefined) return EXIT.inconclusive;
  process.stdout.write(profileFile(proposal));
  return EXIT.conformant;
}

/** What was seen of every parameter, a line each. */
function linesOf(proposal: Proposal): string[] {
  const { sights, deviating, blind, redirectedTo, requests } = proposal;
  if (blind !== undefined) return [`nothing was seen of this wiki: ${blind}`];
  return [
    ...sights.map(lineOf),
    ...deviating.map(what => `no parameter explains: ${what}`),
    ...(redirectedTo === undefined
      ? []
      : [`redirected: the answers come from ${redirectedTo}; audit that address`]),
    `${requests} requests were sent`,
  ];
}

function lineOf({ name, declare, seen, evidence }: Sight): string {
  if (!seen) return `${name}: not seen, stays ${parameters[name].default}: ${evidence}`;
  return declare === undefined
    ? `${name}: as the contract has it: ${evidence}`
    : `${name}: ${declare}: ${evidence}`;
}

/** The reasons stand beside what they are for, where `--profile` and editors leave them alone. */
function profileFile(proposal: Proposal): string {
  return safeJson({
    $schema: './node_modules/wiki-query-conformance/schemas/documents/profile.schema.json',
    ...proposal.parameters,
    _comment: linesOf(proposal),
  });
}
