/** Audits the units of a fleet in this process, so many at the same time. */
import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { auditUnit } from '../unit.js';
import type { Delivery, Settings, Surroundings, Unit } from '../unit.js';

interface Schedule {
  /** At most; while the processor is busy, fewer are begun, because more would take memory and no less time. */
  readonly concurrency: number;
  readonly settings: Settings;
  readonly surroundings: Pick<Surroundings, 'drafts' | 'quietUntil' | 'onWait'>;
  /** Ends everything; what is under way delivers nothing. */
  readonly signal: AbortSignal;
  readonly deliver: (delivery: Delivery) => void;
}

/** What `deliver` throws ends everything, and is thrown on. */
export async function runUnits(
  units: readonly Unit[],
  { concurrency, settings, surroundings, signal, deliver }: Schedule,
): Promise<void> {
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);
  // Each audit that is under way listens to it.
  setMaxListeners(0, stop);
  const next = units.values();
  const pass = openGate();
  const lane = async (number: number): Promise<void> => {
    for (;;) {
      if (number >= ALWAYS) await pass();
      const { value: unit } = next.next();
      if (!unit || stop.aborted) return;
      await auditUnit(unit, settings, { ...surroundings, signal: stop, deliver });
    }
  };
  const lanes = Array.from({ length: Math.min(concurrency, units.length) }, (_, number) =>
    lane(number).catch((error: unknown) => {
      failed.abort(error);
    }),
  );
  await Promise.all(lanes);
  if (failed.signal.aborted) throw failed.signal.reason;
}

/** So many units are under way however busy the processor is. */
const ALWAYS = 8;

/** The share of the time, and for how many milliseconds, that makes a processor busy. */
const BUSY = 0.9;
const SAMPLE_MS = 25;

/** Lets one after another pass, each after a moment in which the processor was not busy. */
function openGate(): () => Promise<void> {
  let turn = Promise.resolve();
  return () => (turn = turn.then(spareTime));
}

async function spareTime(): Promise<void> {
  for (let share = 1; share > BUSY;) {
    const before = performance.eventLoopUtilization();
    await wait(SAMPLE_MS);
    share = performance.eventLoopUtilization(before).utilization;
  }
}
