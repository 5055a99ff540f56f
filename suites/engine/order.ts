/** The random order of a trial, which is what makes it proof (Fisher's randomisation test). */
import { below, type Draw } from '../plan/draw.js';

export type Side = 0 | 1;

/** Requests for each arm. */
export const EACH = 8;

/** An order with fewer runs would fit a target that changes once or twice. */
const FEWEST_RUNS = 6;

/** An order with such a period would fit replicas in rotation. */
const LONGEST_PERIOD = 6;

/** Orders of 8 and 8 that qualify. */
export const POSSIBLE_ORDERS = 12_446;

const runsIn = (order: readonly Side[]): number =>
  order.reduce<number>((runs, side, at) => (side === order[at - 1] ? runs : runs + 1), 0);

function hasPeriod(order: readonly Side[]): boolean {
  for (let period = 1; period <= LONGEST_PERIOD; period++)
    if (order.every((side, at) => at < period || side === order[at - period])) return true;
  return false;
}

/** Whether a balanced order qualifies. */
export const isPossible = (order: readonly Side[]) => runsIn(order) >= FEWEST_RUNS && !hasPeriod(order);

/** Draws a balanced order, each qualifying one with the same chance. */
export function drawOrder(draw: Draw): readonly Side[] {
  for (;;) {
    const order: Side[] = [];
    let [first, all] = [EACH, 2 * EACH];
    for (; all > 0; all--) {
      const side: Side = below(all, draw) < first ? 0 : 1;
      if (side === 0) first -= 1;
      order.push(side);
    }
    if (isPossible(order)) return order;
  }
}
