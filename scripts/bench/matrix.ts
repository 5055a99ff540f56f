/** The kill matrix against what so many single audits in one process would take. */
import { mutants } from '../../fixtures/mutants/index.js';
import { variants } from '../../fixtures/variants/index.js';
import { median } from './measure.js';
import { auditOf } from '../matrix/audit.js';
import { runMatrix } from '../matrix/matrix.js';

const SAMPLE = 41;

async function ms(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

export const matrixMs = (): Promise<number> => ms(() => runMatrix());

/** The number of wikis in the matrix times the median of audits of the reference wiki, one after the other. */
export async function singleAuditsMs(): Promise<number> {
  const each: number[] = [];
  for (let audit = 0; audit < SAMPLE; audit++) each.push(await ms(() => auditOf({})));
  return median(each) * (Object.keys(mutants).length + Object.keys(variants).length);
}
