/** Order of names by their UTF-8 bytes (contract 2.2), which is not the order of JavaScript's strings. */

/** Moves surrogates behind the rest of the plane, as their code points are. */
function rank(unit: number): number {
  if (unit >= 0xe000) return unit - 0x800;
  return unit >= 0xd800 ? unit + 0x2000 : unit;
}

/** Negative, zero or positive, as the UTF-8 bytes of `a` sort before, equal or after those of `b`. */
export function compareBytes(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let at = 0; at < shared; at++) {
    const left = a.charCodeAt(at);
    const right = b.charCodeAt(at);
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}
