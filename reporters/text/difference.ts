/** The part in which two short texts differ. */
import { unitsOf } from '../../schemas/text/printable.js';

/** How many units two texts share at their start and at their end. */
export function sharedEnds<T>(left: ArrayLike<T>, right: ArrayLike<T>): { from: number; end: number } {
  const shorter = Math.min(left.length, right.length);
  let from = 0;
  while (from < shorter && left[from] === right[from]) from += 1;
  let end = 0;
  while (end < shorter - from && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;
  return { from, end };
}

export function differenceOf(left: string, right: string) {
  const [a, b] = [unitsOf(left), unitsOf(right)];
  const { from, end } = sharedEnds(a, b);
  return [parted(a, from, end), parted(b, from, end)] as const;
}

function parted(characters: readonly string[], from: number, end: number) {
  const to = characters.length - end;
  return {
    same: characters.slice(0, from).join(''),
    differs: characters.slice(from, to).join(''),
    rest: characters.slice(to).join(''),
  };
}
