/** The kill matrix: the suite against every mutant and every benign variant. */

import { collateral } from '../../fixtures/mutants/collateral.js';
import { mutants } from '../../fixtures/mutants/index.js';
import type { Mutant, MutantId } from '../../fixtures/mutants/index.js';
import { variants } from '../../fixtures/variants/index.js';
import { auditOf, inTurn } from './audit.js';
import { judgeMutant, judgeVariant } from './judge.js';
import type { MutantVerdict, VariantVerdict } from './judge.js';
import { matrixText } from './table.js';

export type { MutantVerdict, VariantVerdict } from './judge.js';
export { matrixModule, matrixTable, matrixText } from './table.js';

export interface Matrix {
  readonly mutants: readonly MutantVerdict[];
  readonly variants: readonly VariantVerdict[];
  /** Everything that must not be: survivors, false alarms, failures without a reason. */
  readonly defects: readonly string[];
}

export interface MatrixOptions {
  /** Audits at once. */
  readonly concurrency?: number;
  /** Only mutants and variants whose id holds this text. */
  readonly only?: string;
}

export async function runMatrix({ concurrency = 3, only = '' }: MatrixOptions = {}): Promise<Matrix> {
  const [plain, withDebuginfo] = await Promise.all([auditOf({}), auditOf({ wiki: { debuginfo: true } })]);
  const chosen = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.entries(all).filter(([id]) => id.includes(only));
  const judgedMutants = await inTurn(chosen<Mutant>(mutants), concurrency, async ([id, mutant]) =>
    judgeMutant(
      id,
      mutant,
      await auditOf(mutant),
      mutant.wiki?.debuginfo ? withDebuginfo : plain,
      collateral[id as MutantId],
    ),
  );
  const judgedVariants = await inTurn(chosen(variants), concurrency, async ([id, variant]) =>
    judgeVariant(id, variant, await auditOf(variant), plain),
  );
  const stray = Object.keys(collateral).filter(id => !Object.hasOwn(mutants, id));
  return {
    mutants: judgedMutants,
    variants: judgedVariants,
    defects: [
      ...[...judgedMutants, ...judgedVariants].flatMap(({ defects }) => defects),
      ...stray.map(id => `reasons are on file for ${id}, which is no mutant`),
    ],
  };
}

/** The command `matrix`: what it prints, and whether nothing survived and nobody was accused wrongly. */
export async function matrixCommand(): Promise<{ text: string; ok: boolean }> {
  const matrix = await runMatrix();
  return { text: matrixText(matrix), ok: matrix.defects.length === 0 };
}
