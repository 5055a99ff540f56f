/** Detects that a target went away mid-audit, and the request after which it did. */
import type { Report } from '../../schemas/verdict.js';
import type { Exchange } from '../http/exchange.js';

type Request = NonNullable<Report['wentAway']>['last'];

/** Servers drop single requests; only this many in a row at the end show that the server is gone. */
const SILENT_IN_ROW = 5;

export function watchDeparture() {
  let answered: Request | undefined;
  let silent: Request | undefined;
  let [inRow, seen] = [0, ''];
  /** Whether the audit gave up, or connections were refused: then no server is left that a request could end. */
  let isOver = false;
  return {
    note(exchange: Exchange): void {
      const { id, question, request, loss, response } = exchange;
      const own = { id, question, request };
      if (id === 0) isOver ||= loss?.kind === 'stopped';
      else if (isAbsent(exchange)) {
        inRow += 1;
        isOver ||= loss?.kind === 'connect' || loss?.kind === 'address';
        if (loss?.kind !== 'interrupted') seen = loss?.message ?? `HTTP ${response?.status}`;
        if (!isOver) silent ??= own;
      } else [answered, silent, inRow, seen, isOver] = [own, undefined, 0, '', false];
    },
    /** @param isKnown whether the server is known to have ended, so that one unanswered request is enough */
    departure(isKnown: boolean): Pick<Report, 'wentAway'> {
      const isGone = isKnown || (inRow > 0 && (isOver || inRow >= SILENT_IN_ROW));
      return answered && isGone ? { wentAway: { last: silent ?? answered, seen } } : {};
    },
  };
}

/** No server answered, or a gateway answered for one that is not there; a body that was begun shows a server. */
function isAbsent({ loss, response }: Exchange): boolean {
  if (!loss) return response?.status === 502 || response?.status === 504;
  if (/^body not complete|before the body was complete/.test(loss.message)) return false;
  return ['address', 'connect', 'timeout', 'broken', 'interrupted'].includes(loss.kind);
}
