/** `profile`: infers the deployment profile of a wiki and prints it, with the evidence on standard error. */
import { safeJson } from '../../../reporters/text/safe-json.js';
import { parameters } from '../../../schemas/generated/rules.js';
import { count } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { inferProfile, type InferredProfile } from '../../../suites/audit/infer.js';
import { EXIT } from '../errors.js';
import { auditOptionsOf, targetOf } from '../input/audit-options.js';
import type { FlagsOf } from '../input/options.js';

export async function profileCommand(url: string, flags: FlagsOf<'profile'>): Promise<number> {
  const inferred = await inferProfile(await auditOptionsOf(targetOf(url), flags));
  const lines = evidenceLines(inferred);
  process.stderr.write(lines.map(text => `${printable(text, 1000)}\n`).join(''));
  if (inferred.failure !== undefined) return EXIT.inconclusive;
  process.stdout.write(profileFile(inferred));
  return EXIT.conformant;
}

/** A line of evidence for each parameter, those that differ from the contract first, then further findings. */
function evidenceLines(inferred: InferredProfile): string[] {
  const { observations, failure, redirectedTo, requests } = inferred;
  if (failure !== undefined) return [`no profile could be inferred: ${failure}`];
  const rankOf = ({ declare, determined }: (typeof observations)[number]) =>
    declare !== undefined ? 0 : determined ? 2 : 1;
  const ordered = observations.toSorted((one, other) => rankOf(one) - rankOf(other));
  return [
    ...ordered.map(({ name, declare = 'the default of the contract', determined, evidence }) =>
      determined
        ? `${name}: ${declare}: ${evidence}`
        : `${name}: unknown; assuming \`${parameters[name].default}\`: ${evidence}`,
    ),
    ...(redirectedTo === undefined ? [] : [`redirected to ${redirectedTo}: audit that URL instead`]),
    `${count(requests, 'request')} ${requests === 1 ? 'was' : 'were'} sent`,
  ];
}

/** The evidence is in a key that `--profile` ignores. */
export function profileFile(inferred: InferredProfile): string {
  return safeJson({
    $schema: './node_modules/wiki-query-conformance/schemas/documents/profile.schema.json',
    ...inferred.parameters,
    _comment: evidenceLines(inferred),
  });
}
