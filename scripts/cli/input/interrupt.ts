/** Handles Ctrl-C and the signals that mean the same. */
import { EXIT } from '../errors.js';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * The first signal ends the work in an orderly way; the second one exits at once.
 * @param cleanUp called before that, to remove unfinished files
 */
export function onInterrupt(cleanUp: () => void) {
  const controller = new AbortController();
  const signal: AbortSignal = controller.signal;
  const interrupt = (): void => {
    if (signal.aborted) {
      cleanUp();
      process.exit(EXIT.inconclusive);
    }
    controller.abort();
  };
  for (const name of signals) process.on(name, interrupt);
  return {
    signal,
    interrupt,
    release: () => signals.forEach(name => process.off(name, interrupt)),
  };
}
