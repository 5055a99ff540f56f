/**
 * `schemas/rules.lock.json`: the ids of the rules of every released version, each with the digest of its statement.
 *
 * A version is entered when it is released, and its entry never changes. So an id is never used for another rule, and
 * none vanishes without a row that withdraws it.
 */
import { mistake, rulesOf } from '../model.js';
import type { Contract } from '../model.js';
import { isIn, livesOf } from './versions.js';

export const LEDGER_FILE = 'schemas/rules.lock.json';

/** By version, then by rule. */
export type Ledger = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Digests = Readonly<Record<string, string>>;

/** The rules of a version as the document has them. */
export function rulesIn(version: string, contract: Contract): string[] {
  const lives = livesOf(contract);
  return [...lives].filter(([, life]) => isIn(version, life)).map(([id]) => id);
}

/** The ledger with an entry for each released version. Throws what contradicts it as `file:line: reason`. */
export function completeLedger(ledger: Ledger, contract: Contract, digests: Digests, file: string): Ledger {
  for (const [version, ids] of Object.entries(ledger))
    checkReleased(version, Object.keys(ids), contract, file);
  const entered = contract.versions.flatMap(({ version, released }) => {
    if (released === undefined) return [];
    const ids = rulesIn(version, contract).toSorted();
    return [
      [version, ledger[version] ?? Object.fromEntries(ids.map(id => [id, digests[id] ?? '']))] as const,
    ];
  });
  // Versions that are no longer judged keep their ids.
  return { ...ledger, ...Object.fromEntries(entered) };
}

function checkReleased(version: string, ids: readonly string[], contract: Contract, file: string): void {
  const row = contract.versions.find(each => each.version === version);
  const lives = livesOf(contract);
  const end = contract.changes.at(-1)?.line ?? contract.versions.at(-1)?.line ?? 1;
  for (const id of ids) {
    const life = lives.get(id);
    const other = [...contract.silences, ...contract.notes].find(entry => entry.id === id);
    if (other)
      throw mistake(
        file,
        other.line,
        `\`${id}\` was a rule of version ${version}: an id is never used again`,
      );
    if (!life)
      throw mistake(
        file,
        end,
        `the released rule \`${id}\` is gone: add a row that withdraws it, with the reason`,
      );
    if (row && !isIn(version, life))
      throw mistake(file, end, `\`${id}\` is in the released version ${version}, which no row can change`);
  }
  if (!row) return;
  if (row.released === undefined)
    throw mistake(file, row.line, `version ${version} is released: name the version of the package`);
  const known = new Set(ids);
  const later = rulesOf(contract).find(
    ({ id }) => !known.has(id) && isIn(version, lives.get(id) ?? { since: '' }),
  );
  if (later)
    throw mistake(
      file,
      later.line,
      `\`${later.id}\` is not in the released version ${version}: add a row to the table of changes that adds it to a later one`,
    );
}
