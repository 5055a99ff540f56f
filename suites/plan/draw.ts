/** Random numbers that follow from a seed, so that an audit can be repeated. */
import { createHash } from 'node:crypto';

/** Draws a number from 0 up to 1, and 1 not among them. */
export type Draw = () => number;

/** A stream of numbers for a seed and what they are drawn for: streams do not depend on each other. */
export function drawFrom(seed: string, label: string): Draw {
  const start = createHash('sha256').update(`${seed}\n${label}`).digest();
  let state = start.readUInt32LE(0);
  // Mulberry32: 32 bits of state are plenty for a few thousand draws.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The items in an order drawn at random (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], draw: Draw): Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(draw() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as Item, mixed[at] as Item];
  }
  return mixed;
}
