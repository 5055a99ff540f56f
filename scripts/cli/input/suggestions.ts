/** The nearest name to one that was mistyped, as the end of a message. */
import { closest, closestRule } from '../../../reporters/catalogue/catalogue.js';

/** ` (did you mean `x`?)`, or nothing where no name is near. */
export function didYouMean(typed: string, names: readonly string[]): string {
  return suggestion(closest(typed, names));
}

export function didYouMeanRule(typed: string): string {
  return suggestion(closestRule(typed));
}

/** The same for a name that is known to be the nearest. */
export function suggestion(nearest: string | undefined): string {
  return nearest === undefined ? '' : ` (did you mean \`${nearest}\`?)`;
}
