/** The order of a trial: what it shows is proof only because nobody could foresee it (randomisation test). */
import { below, type Draw } from '../plan/draw.js';

/** Which of the two arms is asked. */
export type Side = 0 | 1;

/** How often each arm is asked. */
export const EACH = 8;

/** Fewer changes from one arm to the other would fit a target that changes once or twice. */
const FEWEST_RUNS = 6;

/** Replicas in rotation answer with such a period. */
const LONGEST_PERIOD = 6;

/** How many orders of 8 and 8 can be drawn. */
export const POSSIBLE_ORDERS = 12_446;

const runsIn = (order: readonly Side[]): number =>
  order.reduce<number>((runs, side, at) => (side === order[at - 1] ? runs : runs + 1), 0);

function hasPeriod(order: readonly Side[]): boolean {
  for (let period = 1; period <= LONGEST_PERIOD; period++)
    if (order.every((side, at) => at < period || side === order[at - period])) return true;
  return false;
}

/** Whether a balanced order may be drawn. */
export const isPossible = (order: readonly Side[]): boolean =>
  runsIn(order) >= FEWEST_RUNS && !hasPeriod(order);

/** Draws an order in which both arms are asked equally often; each possible one is as likely as any other. */
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
