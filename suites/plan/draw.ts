/** Random numbers that follow from a seed, so that an audit can be repeated. */
import { hash } from 'node:crypto';

/** A stream of numbers. SFC32: with fewer than its 128 bits of state, a drawn name would be one of four thousand million at most. */
export class Draw {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  /** @param start 16 bytes or more, as random as the numbers are to be */
  constructor(start: Buffer) {
    this.#a = start.readInt32LE(0);
    this.#b = start.readInt32LE(4);
    this.#c = start.readInt32LE(8);
    this.#d = start.readInt32LE(12);
  }

  /** A number from 0 up to 1, and 1 not among them. */
  next(): number {
    const drawn = (this.#a + this.#b + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + drawn) | 0;
    return (drawn >>> 0) / 2 ** 32;
  }
}

/** The stream of numbers for a seed and what they are drawn for: streams do not depend on each other. */
export const drawFrom = (seed: string, label: string): Draw =>
  new Draw(hash('sha256', JSON.stringify([seed, label]), 'buffer'));

/** A whole number from 0 up to `count`, and `count` not among them. */
export const below = (count: number, draw: Draw): number => Math.floor(draw.next() * count);

export function pick<Item>(items: readonly Item[], draw: Draw): Item {
  if (items.length === 0) throw new RangeError('there is nothing to pick from');
  return items[below(items.length, draw)] as Item;
}

/** The items in an order drawn at random (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], draw: Draw): Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = below(at + 1, draw);
    [mixed[at], mixed[other]] = [mixed[other] as Item, mixed[at] as Item];
  }
  return mixed;
}
