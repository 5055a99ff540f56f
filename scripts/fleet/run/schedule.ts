/** Audits the units of a fleet in this process, so many at the same time. */
import { setMaxListeners } from 'node:events';
import { auditUnit, politenessFor, type Delivery, type Settings, type Unit } from '../unit.js';
import type { Fleet } from '../fleet.js';

interface Schedule {
  readonly concurrency: number;
  readonly settings: Settings;
  readonly surroundings: Fleet['surroundings'];
  /** Ends everything; what is under way delivers nothing. */
  readonly signal: AbortSignal;
  readonly deliver: (delivery: Delivery) => void;
}

/** What `deliver` throws ends everything, and is thrown on. */
export async function runUnits(
  units: readonly Unit[],
  { concurrency, settings, surroundings, signal, deliver }: Schedule,
): Promise<void> {
  const { drafts, onWait, quietUntil } = surroundings;
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);
  // Each audit that is under way listens to it.
  setMaxListeners(0, stop);
  const next = units.values();
  // The lanes share the iterator.
  const lane = async (): Promise<void> => {
    for (const unit of next) {
      if (stop.aborted) return;
      const politeness = politenessFor(unit, settings, quietUntil);
      await auditUnit(unit, settings, { drafts, onWait, politeness, signal: stop, deliver });
    }
  };
  const lanes = Array.from({ length: Math.min(concurrency, units.length) }, () =>
    lane().catch((error: unknown) => failed.abort(error)),
  );
  await Promise.all(lanes);
  if (failed.signal.aborted) throw failed.signal.reason;
}
