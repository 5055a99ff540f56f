/** Notices that a target went away in the middle of an audit, and which request it was sent last before that. */
import type { Report } from '../../schemas/verdict.js';
import type { Exchange } from '../http/exchange.js';

type Request = NonNullable<Report['wentAway']>['last'];

/** Servers drop single requests; only this many in a row at the end show that nobody answers any more. */
const SILENT_IN_ROW = 5;

const NOBODY = { inRow: 0, seen: '', isRefused: false, silent: undefined as Request | undefined };

export function watchDeparture() {
  let answered: Request | undefined;
  let since = NOBODY;
  let isStopped = false;
  return {
    /** Takes every exchange in the order sent, and every question that was not sent. */
    note(exchange: Exchange): void {
      const { id, question, request, loss, response } = exchange;
      const own = { id, question, request };
      if (id === 0) isStopped ||= loss?.kind === 'stopped';
      else if (!isAbsent(exchange)) [answered, since] = [own, NOBODY];
      else {
        const isRefused = since.isRefused || loss?.kind === 'connect' || loss?.kind === 'address';
        const now = loss?.message ?? `HTTP ${response?.status}`;
        since = {
          inRow: since.inRow + 1,
          seen: loss?.kind === 'interrupted' ? since.seen : now,
          isRefused,
          // After a refused connection there is no server for the request to end.
          silent: since.silent ?? (isRefused ? undefined : own),
        };
      }
    },
    /** @param isKnown whether the server is known to have ended, so that one unanswered request is enough */
    departure(isKnown: boolean): Pick<Report, 'wentAway'> {
      const { inRow, seen, isRefused, silent } = since;
      const isGone = isKnown || isRefused || (silent && (isStopped || inRow >= SILENT_IN_ROW));
      return answered && isGone ? { wentAway: { last: silent ?? answered, seen } } : {};
    },
  };
}

/** Nobody answered, or a gateway answered for a server that is not there; who began a body is there. */
function isAbsent({ loss, response }: Exchange): boolean {
  if (!loss) return response?.status === 502 || response?.status === 504;
  if (/^body not complete|before the body was complete/.test(loss.message)) return false;
  return ['address', 'connect', 'timeout', 'broken', 'interrupted'].includes(loss.kind);
}
