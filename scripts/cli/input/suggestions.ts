/** Suggests the name nearest to a mistyped one, at the end of a message. */
import { closest, closestRule } from '../../../reporters/catalogue/catalogue.js';

/** ` (did you mean `x`?)`, or nothing if no name is near. */
export const suggestion = (nearest: string | undefined): string =>
  nearest === undefined ? '' : ` (did you mean \`${nearest}\`?)`;

export const didYouMean = (typed: string, names: readonly string[]) => suggestion(closest(typed, names));

export const didYouMeanRule = (typed: string) => suggestion(closestRule(typed));
