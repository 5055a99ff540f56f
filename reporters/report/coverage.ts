/** How much of what can be asked was asked, in one line: the same in every format. */
import { grouped } from '../../schemas/text/numbers.js';
import type { Report } from '../../schemas/verdict.js';

type Plan = NonNullable<Report['plan']>;

const COMBINED: Readonly<Record<number, string>> = { 1: 'values', 2: 'pairs', 3: 'triples' };

/** `212 of 212 pairs`; empty where no plan was drawn. */
export function coverageText({ plan }: Pick<Report, 'plan'>): string {
  if (!plan) return '';
  const { strength, covered, of } = plan;
  return `${grouped(covered)} of ${grouped(of)} ${COMBINED[strength] ?? 'combinations'}${leftOutText(plan)}`;
}

function leftOutText({ covered, of, leftOut }: Plan): string {
  return leftOut === undefined || covered >= of ? '' : `, ${grouped(of - covered)} left out by the budget`;
}
