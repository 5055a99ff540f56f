/** How far a fleet is: on a terminal one line that is overwritten, elsewhere a line now and then. */
import { duration, grouped } from '../../../schemas/text/numbers.js';
import { fit } from '../../../reporters/text/layout.js';
import { verdictLooks } from '../../../reporters/report/verdict-words.js';
import { overwritesLines } from '../../cli/output/terminal.js';
import { tallyOf, type Entries } from '../entries.js';

export interface FleetProgress {
  /** A target came to an end. */
  update(): void;
  end(): void;
}

const EVERY_MS = { terminal: 200, log: 30_000 } as const;

/** @param entries what is known of the targets, now and later */
export function openProgress(quiet: boolean, total: number, entries: Entries): FleetProgress {
  const { stderr } = process;
  const started = performance.now();
  let now = 0;
  let shown = started;
  const isLive = overwritesLines(stderr);
  const every = isLive ? EVERY_MS.terminal : EVERY_MS.log;
  return {
    update() {
      now++;
      const time = performance.now();
      if (quiet || time - shown < every) return;
      shown = time;
      const line = fleetLine(entries, total, now, time - started);
      stderr.write(isLive ? `\r\x1b[2K${fit(line, (stderr.columns || 80) - 1)}` : `${line}\n`);
    },
    end() {
      if (!quiet && isLive) stderr.write('\r\x1b[2K');
    },
  };
}

/** @param now how many targets came to an end in `elapsedMs` */
function fleetLine(entries: Entries, total: number, now: number, elapsedMs: number): string {
  const settled = [...entries.values()].filter(
    entry => entry.state !== 'done' || entry.again?.state !== 'pending',
  );
  const { conformant, failed, undetermined, refused } = tallyOf(settled);
  const rate = (now * 1000) / elapsedMs;
  const left = total - settled.length;
  return [
    `${grouped(settled.length - refused)} of ${grouped(total)}`,
    `${rate.toFixed(rate < 10 ? 2 : 0)}/s`,
    ...(left > 0 ? [`about ${duration((left * 1000) / rate)} left`] : []),
    `${grouped(conformant)} ${verdictLooks.conformant.words}`,
    `${grouped(failed)} ${verdictLooks.nonconformant.words}`,
    `${grouped(undetermined)} ${verdictLooks.undetermined.words}`,
    ...(refused > 0 ? [`${grouped(refused)} refused`] : []),
  ].join(' · ');
}
