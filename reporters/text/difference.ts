/** Where two short, printable texts begin and end to differ, so that the eye need not look for it. */
import { unitsOf } from '../../schemas/text/printable.js';

export interface Parted {
  readonly same: string;
  readonly differs: string;
  readonly rest: string;
}

export function differenceOf(left: string, right: string): readonly [Parted, Parted] {
  const [a, b] = [unitsOf(left), unitsOf(right)];
  const shorter = Math.min(a.length, b.length);
  let from = 0;
  while (from < shorter && a[from] === b[from]) from += 1;
  let end = 0;
  while (end < shorter - from && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return [parted(a, from, end), parted(b, from, end)];
}

function parted(characters: readonly string[], from: number, end: number): Parted {
  const to = characters.length - end;
  return {
    same: characters.slice(0, from).join(''),
    differs: characters.slice(from, to).join(''),
    rest: characters.slice(to).join(''),
  };
}
