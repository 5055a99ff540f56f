/** The versions of the contract: which rules each of them has, and the mistakes that their tables can hold. */
import { mistake, rulesOf } from '../model.js';
import type { ChangeRow, Contract, VersionRow } from '../model.js';

/** From when until when a rule belongs to the contract. */
export interface Life {
  readonly since: string;
  readonly withdrawn?: { readonly version: string; readonly reason: string };
}

/** Negative where the left version is the older one. */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [left, right].map(version => version.split('.').map(Number));
  return (a?.[0] ?? 0) - (b?.[0] ?? 0) || (a?.[1] ?? 0) - (b?.[1] ?? 0);
}

/** Of every rule in the document, and of those that a row withdraws and that are gone from it. */
export function livesOf(contract: Contract): Map<string, Life> {
  const [first] = contract.versions;
  const withdrawn = contract.changes.filter(({ change }) => change === 'withdrawn');
  const ids = [...rulesOf(contract), ...withdrawn].map(({ id }) => id);
  return new Map(
    ids.map(id => {
      const rowOf = (kind: ChangeRow['change']) =>
        contract.changes.find(({ id: other, change }) => other === id && change === kind);
      const since = rowOf('added')?.version ?? first?.version ?? '';
      const end = rowOf('withdrawn');
      return [id, end ? { since, withdrawn: { version: end.version, reason: end.reason } } : { since }];
    }),
  );
}

export function isIn(version: string, { since, withdrawn }: Life): boolean {
  const hasEnded = withdrawn !== undefined && compareVersions(withdrawn.version, version) <= 0;
  return compareVersions(since, version) <= 0 && !hasEnded;
}

/** Throws the first mistake as `file:line: reason`. */
export function checkVersions(contract: Contract, file: string): void {
  const { versions, changes } = contract;
  if (versions.length === 0) throw mistake(file, 1, 'the contract has no table of its versions');
  for (const [at, row] of versions.entries()) {
    const reason = mistakeInVersion(row, versions[at - 1]);
    if (reason !== undefined) throw mistake(file, row.line, reason);
  }
  for (const row of changes) {
    const reason = mistakeInChange(row, contract);
    if (reason !== undefined) throw mistake(file, row.line, reason);
  }
}

function mistakeInVersion({ version }: VersionRow, before: VersionRow | undefined): string | undefined {
  if (!before) return undefined;
  if (compareVersions(before.version, version) >= 0)
    return `the version ${version} must be greater than ${before.version}, the one before`;
  if (before.released === undefined) return `${version} follows ${before.version}, which is not released`;
  return undefined;
}

function mistakeInChange({ version, id, change, line }: ChangeRow, contract: Contract): string | undefined {
  const { versions, changes } = contract;
  const [first] = versions;
  const isGone = !rulesOf(contract).some(rule => rule.id === id);
  const isListed = versions.some(row => row.version === version);
  // What dropped versions did matters only where it is the reason why a rule is gone.
  if (!isListed && !(isGone && change === 'withdrawn' && compareVersions(version, first?.version ?? '') < 0))
    return `the version ${version} is not in the table of versions`;
  const same = changes.find(
    row => row.id === id && row.line < line && (row.change === change || row.change === 'withdrawn'),
  );
  if (same && (change !== 'changed' || same.change === 'withdrawn' || same.version === version))
    return `\`${id}\` is already ${same.change} in line ${same.line}`;
  if (change === 'added' && version === first?.version)
    return `\`${id}\` is added by the first version, as every rule without a row`;
  if (change === 'withdrawn') return isGone ? mistakeInGone(id, version, contract) : undefined;
  const isWithdrawn = changes.some(row => row.id === id && row.change === 'withdrawn');
  return isGone && !isWithdrawn ? `unknown rule: \`${id}\`` : undefined;
}

/** A version can be judged only while all its rules are in the document. */
function mistakeInGone(id: string, withdrawn: string, { versions, changes }: Contract): string | undefined {
  const since = changes.find(row => row.id === id && row.change === 'added')?.version;
  const judged = versions.filter(
    ({ version }) =>
      compareVersions(version, withdrawn) < 0 &&
      (since === undefined || compareVersions(since, version) <= 0),
  );
  const [first] = judged;
  return (
    first && `the row of \`${id}\` is gone, but version ${first.version} of the contract still has the rule`
  );
}
