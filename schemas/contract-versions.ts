/** The versions of the contract as values, and which rules each of them has. */
import { contract, rules } from './generated/rules.js';
import type { RuleId } from './generated/rules.js';
import { ruleIds } from './rule-ids.js';

/** In ascending order; the last one is the version of this contract. */
export const contractVersions: readonly string[] = contract.versions;

export function isContractVersion(text: string): boolean {
  return contractVersions.includes(text);
}

/** The rules of a version. The others are observed and decide nothing. */
export function rulesOfVersion(version: string): ReadonlySet<RuleId> {
  const at = contractVersions.indexOf(version);
  const comes = (other: string) => contractVersions.indexOf(other) <= at;
  return new Set(
    ruleIds.filter(id => {
      const { since, withdrawn } = rules[id];
      return comes(since) && (withdrawn === undefined || !comes(withdrawn.version));
    }),
  );
}
