/** Lists of names and sets of page ids: a hundred thousand take a few megabytes, and no work of the garbage collector. */
import { compareBytes } from './byte-order.js';

/** Decimal page ids, each with a number: the place of the file that has it. */
export interface IdSet {
  readonly size: number;
  /** Adds an id, unless it is known already: then the number that it was added with. */
  add(id: string, number: number): number | undefined;
}

/** The slot of an id, or the free slot for it. */
function place(table: Uint32Array, id: number): number {
  let at = (Math.imul(id, 0x9e3779b1) >>> 0) & (table.length - 1);
  while (table[at] !== 0 && table[at] !== id) at = (at + 1) & (table.length - 1);
  return at;
}

export function openIdSet(): IdSet {
  let slots = new Uint32Array(1024);
  let numbers = new Uint32Array(1024);
  let used = 0;
  /** Ids that do not fit into a slot: beyond 32 bits, or zero, which marks a free slot. */
  const large = new Map<string, number>();

  const grow = (): void => {
    const wider = new Uint32Array(slots.length * 2);
    const moved = new Uint32Array(slots.length * 2);
    for (const [from, id] of slots.entries()) {
      if (id === 0) continue;
      const to = place(wider, id);
      wider[to] = id;
      moved[to] = numbers[from] ?? 0;
    }
    [slots, numbers] = [wider, moved];
  };

  return {
    get size() {
      return used + large.size;
    },
    add(text, number) {
      const id = Number(text);
      if (!(id > 0 && id <= 0xffff_ffff)) {
        const known = large.get(text);
        if (known === undefined) large.set(text, number);
        return known;
      }
      const at = place(slots, id);
      if (slots[at] === id) return numbers[at];
      slots[at] = id;
      numbers[at] = number;
      used += 1;
      if (used * 2 > slots.length) grow();
      return undefined;
    },
  };
}

/** A list of names that grows at its end, each with the fingerprint of its entry. */
export interface NameList extends Iterable<string> {
  readonly length: number;
  /** The length of all names, in UTF-8. */
  readonly bytes: number;
  add(name: string, fingerprint?: number): void;
  /** The fingerprint of the name at an index; 0 where there is none. */
  fingerprintAt(at: number): number;
  /** The name at an index, or `undefined`. */
  at(index: number): string | undefined;
  /** The last name, or `undefined`. */
  last(): string | undefined;
}

function widened(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(numbers.length * 2);
  wider.set(numbers);
  return wider;
}

/** Names are kept as UTF-8, one after the other, with the offset where each ends. */
export function openNameList(): NameList {
  let bytes = Buffer.alloc(1024);
  let ends = new Uint32Array(64);
  let fingerprints = new Uint32Array(64);
  let length = 0;
  const startOf = (at: number) => (at === 0 ? 0 : (ends[at - 1] ?? 0));
  const nameAt = (at: number) => bytes.toString('utf8', startOf(at), ends[at]);

  return {
    get length() {
      return length;
    },
    get bytes() {
      return startOf(length);
    },
    add(name, fingerprint = 0) {
      const start = startOf(length);
      // A UTF-16 unit takes three bytes of UTF-8 at most.
      const most = start + name.length * 3;
      if (most > bytes.length) bytes = Buffer.concat([bytes], Math.max(most, bytes.length * 2));
      if (length === ends.length) {
        ends = widened(ends);
        fingerprints = widened(fingerprints);
      }
      fingerprints[length] = fingerprint;
      ends[length] = start + bytes.write(name, start);
      length += 1;
    },
    fingerprintAt: at => fingerprints[at] ?? 0,
    at: index => (index < length ? nameAt(index) : undefined),
    last: () => (length === 0 ? undefined : nameAt(length - 1)),
    *[Symbol.iterator]() {
      for (let at = 0; at < length; at++) yield nameAt(at);
    },
  };
}

/** The names up to and including a bound. */
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

/** Two lists in byte order merged into one, each name once. */
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

/** The most names that are kept of a listing. */
export const REMEMBERED = 100_000;

/** The most bytes of names that are kept: enough for a hundred thousand usual names, a bound for hostile ones. */
export const REMEMBERED_BYTES = 6_000_000;
