/** Lists of names and sets of page ids: a hundred thousand take a few megabytes, and no work of the garbage collector. */
import { compareBytes } from './byte-order.js';

/** Decimal page ids, each with a number: the place of the file that has it. */
export interface IdSet {
  readonly size: number;
  /** The number that an id was added with; `undefined` where it is unknown. */
  get(id: string): number | undefined;
  /** Adds an id, unless it is known already: then the number that it was added with. */
  add(id: string, number: number): number | undefined;
}

/** The slot of an id, or the free slot for it. */
function place(table: Uint32Array, id: number): number {
  let at = (Math.imul(id, 0x9e3779b1) >>> 0) & (table.length - 1);
  while (table[at] !== 0 && table[at] !== id) at = (at + 1) & (table.length - 1);
  return at;
}

export const openIdSet = (): IdSet => new HashedIds();

class HashedIds implements IdSet {
  #slots = new Uint32Array(1024);
  #numbers = new Uint32Array(1024);
  #used = 0;
  /** Ids that do not fit into a slot: beyond 32 bits, or zero, which marks a free slot. */
  readonly #large = new Map<string, number>();

  get size(): number {
    return this.#used + this.#large.size;
  }

  get(text: string): number | undefined {
    const id = Number(text);
    if (!(id > 0 && id <= 0xffff_ffff)) return this.#large.get(text);
    const at = place(this.#slots, id);
    return this.#slots[at] === id ? this.#numbers[at] : undefined;
  }

  add(text: string, number: number): number | undefined {
    const id = Number(text);
    if (!(id > 0 && id <= 0xffff_ffff)) {
      const known = this.#large.get(text);
      if (known === undefined) this.#large.set(text, number);
      return known;
    }
    const at = place(this.#slots, id);
    if (this.#slots[at] === id) return this.#numbers[at];
    this.#slots[at] = id;
    this.#numbers[at] = number;
    this.#used += 1;
    if (this.#used * 2 > this.#slots.length) this.#grow();
    return undefined;
  }

  #grow(): void {
    const wider = new Uint32Array(this.#slots.length * 2);
    const moved = new Uint32Array(this.#slots.length * 2);
    for (const [from, id] of this.#slots.entries()) {
      if (id === 0) continue;
      const to = place(wider, id);
      wider[to] = id;
      moved[to] = this.#numbers[from] ?? 0;
    }
    [this.#slots, this.#numbers] = [wider, moved];
  }
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

/** So many names of a list are kept as texts too. */
const TEXTS = 500;

function widened(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(numbers.length * 2);
  wider.set(numbers);
  return wider;
}

export const openNameList = (): NameList => new PackedNames();

/** Names are kept as UTF-8, one after the other, with the offset where each ends. */
class PackedNames implements NameList {
  #bytes = Buffer.alloc(1024);
  #ends = new Uint32Array(64);
  #fingerprints = new Uint32Array(64);
  #length = 0;
  /** The first names as they came: most lists have few names, which are read again and again. */
  readonly #texts: string[] = [];

  get length(): number {
    return this.#length;
  }

  get bytes(): number {
    return this.#startOf(this.#length);
  }

  add(name: string, fingerprint = 0): void {
    const at = this.#length;
    const start = this.#startOf(at);
    // A UTF-16 unit takes three bytes of UTF-8 at most.
    const most = start + name.length * 3;
    if (most > this.#bytes.length)
      this.#bytes = Buffer.concat([this.#bytes], Math.max(most, this.#bytes.length * 2));
    if (at === this.#ends.length) {
      this.#ends = widened(this.#ends);
      this.#fingerprints = widened(this.#fingerprints);
    }
    if (at < TEXTS) this.#texts.push(name.toWellFormed());
    this.#fingerprints[at] = fingerprint;
    this.#ends[at] = start + this.#bytes.write(name, start);
    this.#length += 1;
  }

  fingerprintAt(at: number): number {
    return this.#fingerprints[at] ?? 0;
  }

  at(index: number): string | undefined {
    return index < this.#length ? this.#nameAt(index) : undefined;
  }

  last(): string | undefined {
    return this.#length === 0 ? undefined : this.#nameAt(this.#length - 1);
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#length > TEXTS ? this.#each() : this.#texts.values();
  }

  *#each(): Iterator<string> {
    for (let at = 0; at < this.#length; at++) yield this.#nameAt(at);
  }

  #startOf(at: number): number {
    return at === 0 ? 0 : (this.#ends[at - 1] ?? 0);
  }

  #nameAt(at: number): string {
    return this.#texts[at] ?? this.#bytes.toString('utf8', this.#startOf(at), this.#ends[at]);
  }
}

/** Names one after another. No generator: an audit compares its listings again and again. */
export interface NameCursor {
  /** The next name; `undefined` after the last one. */
  next(): string | undefined;
}

/** The names up to and including a bound, or all of them. */
export const within = (names: NameList, bound?: string): NameCursor => new Within(names, bound);

class Within implements NameCursor {
  #at = 0;

  constructor(
    private readonly names: NameList,
    private readonly bound: string | undefined,
  ) {}

  next(): string | undefined {
    const name = this.names.at(this.#at);
    const isOver = name === undefined || (this.bound !== undefined && compareBytes(name, this.bound) > 0);
    if (isOver) return undefined;
    this.#at += 1;
    return name;
  }
}

/** The names of `part` that `whole` lacks; both in byte order. */
export function* lacking(part: NameCursor, whole: NameCursor): Generator<string> {
  let candidate = whole.next();
  for (let name = part.next(); name !== undefined; name = part.next()) {
    while (candidate !== undefined && candidate !== name && compareBytes(candidate, name) < 0)
      candidate = whole.next();
    if (candidate !== name) yield name;
  }
}

/** Two lists in byte order merged into one, each name once. */
export const merge = (a: NameCursor, b: NameCursor): NameCursor => new Merged(a, b);

class Merged implements NameCursor {
  #left: string | undefined;
  #right: string | undefined;

  constructor(
    private readonly a: NameCursor,
    private readonly b: NameCursor,
  ) {
    this.#left = a.next();
    this.#right = b.next();
  }

  next(): string | undefined {
    const [left, right] = [this.#left, this.#right];
    const order =
      left === right ? 0 : left === undefined ? 1 : right === undefined ? -1 : compareBytes(left, right);
    if (order <= 0) this.#left = this.a.next();
    if (order >= 0) this.#right = this.b.next();
    return order <= 0 ? left : right;
  }
}

/** The most names that are kept of a listing. */
export const REMEMBERED = 100_000;

/** The most bytes of names that are kept: enough for a hundred thousand usual names, a bound for hostile ones. */
export const REMEMBERED_BYTES = 6_000_000;
