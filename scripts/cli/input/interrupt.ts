/** Ctrl-C and the signals that mean the same. */
import { EXIT } from '../errors.js';

export interface Interruption {
  readonly signal: AbortSignal;
  readonly interrupt: () => void;
  readonly release: () => void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * The first signal ends the work in an orderly way, with what was found so far; the second one quits at once.
 * @param cleanUp removes what is unfinished before that
 */
export function onInterrupt(cleanUp: () => void): Interruption {
  const controller = new AbortController();
  const interrupt = (): void => {
    if (controller.signal.aborted) {
      cleanUp();
      process.exit(EXIT.inconclusive);
    }
    controller.abort();
  };
  for (const name of signals) process.on(name, interrupt);
  return {
    signal: controller.signal,
    interrupt,
    release: () => signals.forEach(name => process.off(name, interrupt)),
  };
}
