/** Random numbers that follow from a seed, so that an audit can be repeated. */
import { hash } from 'node:crypto';

export interface Draw {
  /** A number from 0 up to 1, but not 1. */
  next(): number;
}

/** The numbers for a seed and what they are drawn for, by SFC32: with a state of 32 bits, only four thousand million names could be drawn. */
export function drawFrom(seed: string, label: string): Draw {
  const start = hash('sha256', JSON.stringify([seed, label]), 'buffer');
  const at = (offset: number) => start.readInt32LE(offset);
  let [a, b, c, d] = [at(0), at(4), at(8), at(12)];
  return {
    next() {
      const drawn = (a + b + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + drawn) | 0;
      return (drawn >>> 0) / 2 ** 32;
    },
  };
}

/** A whole number below `count`. */
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

/** Gives items in turn, from the first again after the last. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let at = 0;
  return () => items[at++ % items.length] as Item;
}
