/** The live line of an audit on a terminal: overwritten in place, and wiped at the end. */
import { progressLine } from '../reporters/progress.js';
import type { Progress } from '../suites/audit.js';

export interface Live {
  readonly update: (progress: Progress) => void;
  end(): void;
}

const EVERY_MS = 100;

/** A live line on standard error where that is a terminal; else nothing at all. */
export function openLive(quiet: boolean): Live {
  const { stderr } = process;
  if (quiet || !stderr.isTTY) return { update: () => undefined, end: () => undefined };
  const started = performance.now();
  let pages = 0;
  let last = 0;
  return {
    update({ question, requests }) {
      if (/ page \d+$/.test(question)) pages += 1;
      const now = performance.now();
      if (now - last < EVERY_MS) return;
      last = now;
      const elapsedMs = now - started;
      const line = progressLine(
        { question, requests, pages, rate: requests / (elapsedMs / 1000), elapsedMs },
        (stderr.columns || 80) - 1,
      );
      stderr.write(`\r\x1b[2K${line}`);
    },
    end() {
      stderr.write('\r\x1b[2K');
    },
  };
}
