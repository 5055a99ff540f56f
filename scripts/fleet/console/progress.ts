/** How far a fleet is: on a terminal one line that is overwritten, elsewhere a line now and then. */
import { duration, grouped } from '../../../schemas/text/numbers.js';
import { fit } from '../../../reporters/text/layout.js';
import { overwritesLines } from '../../cli/output/terminal.js';
import { tallyOf, type Entries } from '../entries.js';
import { verdictsText } from './summary.js';

const EVERY_MS = { terminal: 200, log: 30_000 } as const;

/** @param entries what is known of the targets, now and later */
export function openProgress(quiet: boolean, total: number, entries: Entries) {
  const { stderr } = process;
  const started = performance.now();
  let ended = 0;
  let shown = started;
  const isLive = overwritesLines(stderr);
  return {
    update(): void {
      ended++;
      const now = performance.now();
      if (quiet || now - shown < EVERY_MS[isLive ? 'terminal' : 'log']) return;
      shown = now;
      const settled = [...entries.values()].filter(
        entry => entry.state !== 'done' || entry.again?.state !== 'pending',
      );
      const tally = tallyOf(settled);
      const rate = (ended * 1000) / (now - started);
      const left = total - settled.length;
      const line = [
        `${grouped(settled.length - tally.refused)} of ${grouped(total)}`,
        `${rate.toFixed(rate < 10 ? 2 : 0)}/s`,
        `about ${duration((left * 1000) / rate)} left`,
        verdictsText(tally),
        ...(tally.refused > 0 ? [`${grouped(tally.refused)} refused`] : []),
      ].join(' · ');
      stderr.write(isLive ? `\r\x1b[2K${fit(line, (stderr.columns || 80) - 1)}` : `${line}\n`);
    },
    end(): void {
      if (!quiet && isLive) stderr.write('\r\x1b[2K');
    },
  };
}
