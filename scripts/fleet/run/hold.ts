/** For how long a worker may go on with a job: as long as its lock is certainly not another worker's. */

/** A job whose lock was not renewed for so long is given to another worker. */
export const LOCK_MS = 30_000;

/** For how long a worker goes on after it has renewed a lock: what it sent last arrives before the lock has expired. */
export const ownMsOf = (lockMs: number): number => (lockMs * 2) / 3;

export interface Hold {
  /** Aborted once the job is, or may soon be, another worker's. */
  readonly lost: AbortSignal;
  /** @param asked when Redis was asked to renew the lock, which it did then or later */
  renew(asked: number): void;
  lose(): void;
  /** To be asked before anything that only the owner may do: after a pause of the process, no timer has fired yet. */
  isOwn(): boolean;
}

/** @param now of a clock that nobody sets */
export function openHold(lockMs: number, now = () => performance.now()): Hold {
  const lost = new AbortController();
  let renewed = now();
  return {
    lost: lost.signal,
    renew: asked => void (renewed = asked),
    lose: () => lost.abort(),
    isOwn() {
      if (now() - renewed > ownMsOf(lockMs)) lost.abort();
      return !lost.signal.aborted;
    },
  };
}
