/** Notices that a target went away in the middle of an audit, and which request it was sent last before that. */
import type { Exchange } from '../http/exchange.js';

/** All that matters of an exchange here. */
type Seen = Pick<Exchange, 'id' | 'question' | 'request' | 'loss'> & {
  readonly response?: { readonly status: number };
};

export interface Departure {
  /** The last request that a server was still there for. */
  readonly last: Pick<Exchange, 'id' | 'question' | 'request'>;
  /** What was seen since. */
  readonly seen: string;
}

/** Servers drop single requests; only this many in a row at the end show that nobody answers any more. */
const SILENT_IN_ROW = 5;

export function watchDeparture() {
  let answered: Seen | undefined;
  let silent: Seen | undefined;
  let inRow = 0;
  let seen = '';
  let isRefused = false;
  let isStopped = false;
  return {
    /** Takes every exchange in the order sent, and every question that was not sent. */
    note(exchange: Seen): void {
      const { id, loss, response } = exchange;
      if (id === 0) isStopped ||= loss?.kind === 'stopped';
      else if (!isAbsent(exchange)) {
        answered = exchange;
        silent = undefined;
        inRow = 0;
        isRefused = false;
      } else {
        inRow += 1;
        if (loss?.kind !== 'interrupted') seen = loss?.message ?? `HTTP ${response?.status}`;
        if (loss?.kind === 'connect' || loss?.kind === 'address') isRefused = true;
        // After a refused connection there is no server for the request to end.
        else if (!isRefused) silent ??= exchange;
      }
    },
    /** @param isKnown whether the server is known to have ended, so that one unanswered request is enough */
    departure(isKnown: boolean): Departure | undefined {
      const isGone = isKnown || isRefused || (silent && (isStopped || inRow >= SILENT_IN_ROW));
      const last = silent ?? answered;
      if (!answered || !last || !isGone) return undefined;
      const { id, question, request } = last;
      return { last: { id, question, request }, seen };
    },
  };
}

/** Nobody answered, or a gateway answered for a server that is not there; who began a body is there. */
function isAbsent({ loss, response }: Seen): boolean {
  if (!loss) return response?.status === 502 || response?.status === 504;
  if (/^body not complete|before the body was complete/.test(loss.message)) return false;
  return ['address', 'connect', 'timeout', 'broken', 'interrupted'].includes(loss.kind);
}
