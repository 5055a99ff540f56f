/** Detects that a target went away mid-audit, and the request after which it did. */
import type { Report } from '../../schemas/verdict.js';
import type { Exchange } from '../http/exchange.js';

type Request = NonNullable<Report['wentAway']>['last'];

/** Servers drop single requests; only this many in a row at the end show that the server is gone. */
const SILENT_IN_ROW = 5;

const PRESENT = { inRow: 0, seen: '', isRefused: false, silent: undefined as Request | undefined };

export function watchDeparture() {
  let answered: Request | undefined;
  let absence = PRESENT;
  let isStopped = false;
  return {
    note(exchange: Exchange): void {
      const { id, question, request, loss, response } = exchange;
      const own = { id, question, request };
      if (id === 0) isStopped ||= loss?.kind === 'stopped';
      else if (isAbsent(exchange)) {
        const isRefused = absence.isRefused || loss?.kind === 'connect' || loss?.kind === 'address';
        absence = {
          inRow: absence.inRow + 1,
          seen: loss?.kind === 'interrupted' ? absence.seen : (loss?.message ?? `HTTP ${response?.status}`),
          isRefused,
          // After a refused connection there is no server left that a request could end.
          silent: absence.silent ?? (isRefused ? undefined : own),
        };
      } else [answered, absence] = [own, PRESENT];
    },
    /** @param isKnown whether the server is known to have ended, so that one unanswered request is enough */
    departure(isKnown: boolean): Pick<Report, 'wentAway'> {
      const { inRow, seen, isRefused, silent } = absence;
      const isGone = isKnown || isRefused || (silent && (isStopped || inRow >= SILENT_IN_ROW));
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
