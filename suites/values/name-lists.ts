/** Lists of names in byte order, compared and merged without a copy of them. */
import { compareBytes } from './byte-order.js';

/** The names up to a bound. */
export function* within(names: Iterable<string>, bound: string | undefined): Iterable<string> {
  for (const name of names) {
    if (bound !== undefined && compareBytes(name, bound) > 0) return;
    yield name;
  }
}

/** The first name of `part` that `whole` lacks; both in byte order. */
export function firstLacking(part: Iterable<string>, whole: Iterable<string>): string | undefined {
  const rest = whole[Symbol.iterator]();
  let candidate = rest.next();
  for (const name of part) {
    while (candidate.done !== true && compareBytes(candidate.value, name) < 0) candidate = rest.next();
    if (candidate.done === true || candidate.value !== name) return name;
  }
  return undefined;
}

/** Two lists in byte order as one, each name once. */
export function* merge(a: Iterable<string>, b: Iterable<string>): Iterable<string> {
  const [left, right] = [a[Symbol.iterator](), b[Symbol.iterator]()];
  let [x, y] = [left.next(), right.next()];
  while (x.done !== true || y.done !== true) {
    const order = x.done === true ? 1 : y.done === true ? -1 : compareBytes(x.value, y.value);
    yield order <= 0 ? x.value : y.value;
    if (order <= 0) x = left.next();
    if (order >= 0) y = right.next();
  }
}
