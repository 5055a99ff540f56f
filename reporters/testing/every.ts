/** Every report made by hand, by name: what holds for any report is tested on all of them. */
import type { Report } from '../../schemas/verdict.js';
import { hostile } from './hostile.js';
import { asFarAsWalked, conformant, inconclusive, nonconformant, ruined } from './reports.js';

export const everySample: readonly (readonly [name: string, report: Report])[] = Object.entries({
  conformant,
  asFarAsWalked,
  nonconformant,
  inconclusive,
  ruined,
  hostile,
});
