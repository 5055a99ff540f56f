/** The versions of the contract as values, and which rules each of them has. */
import { contract, rules } from './generated/rules.js';
import type { RuleId } from './generated/rules.js';
import { ruleIds } from './rule-ids.js';

/** In ascending order; the last one is the version of this contract. */
export const contractVersions: readonly string[] = contract.versions;

export function isContractVersion(text: string): boolean {
  return contractVersions.includes(text);
}

/** Every audit of a fleet asks for the same ones. */
const rulesByVersion = new Map<string, ReadonlySet<RuleId>>();

/** The rules of a version. The others are observed and decide nothing. */
export function rulesOfVersion(version: string): ReadonlySet<RuleId> {
  const known = rulesByVersion.get(version) ?? selectedFor(contractVersions.indexOf(version));
  rulesByVersion.set(version, known);
  return known;
}

function selectedFor(at: number): ReadonlySet<RuleId> {
  const comes = (other: string) => contractVersions.indexOf(other) <= at;
  return new Set(
    ruleIds.filter(id => {
      const { since, withdrawn } = rules[id];
      return comes(since) && (withdrawn === undefined || !comes(withdrawn.version));
    }),
  );
}
