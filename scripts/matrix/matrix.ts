/** The kill matrix: the suite against every mutant and every benign variant. */

import { mutants } from '../../fixtures/mutants/index.js';
import type { Mutant } from '../../fixtures/mutants/index.js';
import { pairMutants, pairVariants } from '../../fixtures/pairs/index.js';
import { variants } from '../../fixtures/variants/index.js';
import { inTurn, openAuditor } from './audit.js';
import type { Auditor } from './audit.js';
import { judgeMutant, judgePair, judgeVariant } from './judge.js';
import type { Matrix } from './judge.js';

export interface MatrixOptions {
  /** Audits at once. */
  readonly concurrency?: number;
  /** Only mutants and variants whose id contains this text. */
  readonly only?: string;
  readonly auditOf?: Auditor;
}

export async function runMatrix({
  concurrency = 3,
  only = '',
  auditOf = openAuditor(),
}: MatrixOptions = {}): Promise<Matrix> {
  const [plain, withDebuginfo] = await Promise.all([auditOf({}), auditOf({ wiki: { debuginfo: true } })]);
  const chosen = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.entries(all).filter(([id]) => id.includes(only));
  const judgedMutants = await inTurn(chosen<Mutant>(mutants), concurrency, async ([id, mutant]) =>
    judgeMutant(id, mutant, await auditOf(mutant), mutant.wiki?.debuginfo ? withDebuginfo : plain),
  );
  const judgedVariants = await inTurn(chosen(variants), concurrency, async ([id, variant]) =>
    judgeVariant(id, variant, await auditOf(variant), plain),
  );
  const pairs = {
    mutants: await inTurn(chosen(pairMutants), concurrency, async ([id, mutant]) =>
      judgePair(id, mutant, await auditOf(mutant)),
    ),
    variants: await inTurn(chosen(pairVariants), concurrency, async ([id, variant]) =>
      judgeVariant(id, variant, await auditOf(variant), plain),
    ),
  };
  const judged = [...judgedMutants, ...judgedVariants, ...pairs.mutants, ...pairs.variants];
  return {
    mutants: judgedMutants,
    variants: judgedVariants,
    pairs,
    problems: judged.flatMap(({ problems }) => problems),
  };
}
