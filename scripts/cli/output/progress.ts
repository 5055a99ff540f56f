/** The progress line of an audit on a terminal: overwritten in place, and erased at the end. */
import { duration } from '../../../schemas/text/numbers.js';
import { fit } from '../../../reporters/text/layout.js';
import { printable } from '../../../schemas/text/printable.js';
import { progressLine } from '../../../reporters/console/progress.js';
import type { Progress } from '../../../suites/audit/options.js';
import { overwritesLines } from './terminal.js';

export type Live = ReturnType<typeof openLive>;

const EVERY_MS = 100;
const PLAN_AFTER_MS = 1_000;

/**
 * A progress line on standard error if that is a terminal that can overwrite it, and otherwise nothing.
 * @param plan counts the requests of the audit; called once, when a second has passed
 */
export function openLive(quiet: boolean, plan: () => Promise<number>) {
  const { stderr } = process;
  const isShown = !quiet && overwritesLines(stderr);
  const opened = performance.now();
  let started = opened;
  let pages = 0;
  let last = 0;
  /** An audit that is watched is followed by others. */
  let isOver = false;
  let planned: number | undefined;
  /** A short audit is over before its plan is made. */
  let planning: Promise<unknown> | undefined;
  const columns = () => (stderr.columns || 80) - 1;
  const show = (line: string): unknown => isShown && stderr.write(`\r\x1b[2K${line}`);
  return {
    /** Shows the result of the last poll while the started server is not ready. */
    wait: (seen: string): void => {
      // The request rate is counted from the beginning of the audit.
      started = performance.now();
      const elapsed = duration(started - opened);
      show(fit(`waiting for the server, ${elapsed}: ${printable(seen, 200)}`, columns()));
    },
    update: ({ query, question, requests }: Progress): void => {
      if (!isShown) return;
      const now = performance.now();
      if (isOver) [isOver, started, pages] = [false, now, 0];
      if (query.page !== undefined) pages += 1;
      if (now - last < EVERY_MS) return;
      last = now;
      const elapsedMs = now - started;
      if (elapsedMs > PLAN_AFTER_MS)
        planning ??= plan()
          .then(number => (planned = number))
          .catch(() => undefined);
      const rate = requests / (elapsedMs / 1000);
      show(progressLine({ question, requests, planned, pages, rate, elapsedMs }, columns()));
    },
    end: (): void => {
      isOver = true;
      show('');
    },
  };
}
