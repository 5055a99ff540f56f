/** How far a fleet is: on a terminal one line that is overwritten, elsewhere a line now and then. */
import { duration, grouped } from '../../../schemas/text/numbers.js';
import { fit } from '../../../reporters/text/layout.js';
import { verdictPhrases } from '../../../reporters/report/verdict-words.js';
import { overwritesLines } from '../../cli/output/terminal.js';
import type { Entry } from '../entries.js';
import { tallyOf } from './tally.js';
import type { Tally } from './tally.js';

export interface FleetProgress {
  /** Notes what came of a target. */
  update(entry: Entry): void;
  end(): void;
}

const EVERY_MS = { terminal: 200, log: 30_000 } as const;

/** @param before what is known of the targets that are not audited now */
export function openProgress(
  quiet: boolean,
  total: number,
  before: Iterable<Entry | undefined>,
): FleetProgress {
  const { stderr } = process;
  const tally = tallyOf(before);
  const started = performance.now();
  let now = 0;
  let shown = started;
  const isLive = overwritesLines(stderr);
  const every = isLive ? EVERY_MS.terminal : EVERY_MS.log;
  const show = (): void => {
    const line = fleetLine(tally, total, now, performance.now() - started);
    if (isLive) stderr.write(`\r\x1b[2K${fit(line, (stderr.columns || 80) - 1)}`);
    else stderr.write(`${line}\n`);
  };
  return {
    update(entry) {
      tally.add(entry);
      now++;
      const time = performance.now();
      if (quiet || time - shown < every) return;
      shown = time;
      show();
    },
    end() {
      if (!quiet && isLive) stderr.write('\r\x1b[2K');
    },
  };
}

/** @param now how many targets came to an end in `elapsedMs` */
export function fleetLine(tally: Tally, total: number, now: number, elapsedMs: number): string {
  const { conformant, failed, undetermined, refused } = tally;
  const done = conformant + failed + undetermined;
  const rate = (now * 1000) / elapsedMs;
  const left = total - done - refused;
  return [
    `${grouped(done)} of ${grouped(total)}`,
    ...(now > 0 && elapsedMs > 0
      ? [
          `${rate.toFixed(rate < 10 ? 2 : 0)}/s`,
          ...(left > 0 ? [`about ${duration((left * 1000) / rate)} left`] : []),
        ]
      : []),
    `${grouped(conformant)} ${verdictPhrases.conformant}`,
    `${grouped(failed)} ${verdictPhrases.nonconformant}`,
    `${grouped(undetermined)} ${verdictPhrases.undetermined}`,
    ...(refused > 0 ? [`${grouped(refused)} refused`] : []),
  ].join(' · ');
}
