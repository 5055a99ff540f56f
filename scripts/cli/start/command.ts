/** A command that runs beside the audit, in a shell, and that is ended with everything it started. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as rest } from 'node:timers/promises';
import { printable } from '../../../schemas/text/printable.js';
import { membersOf } from './processes.js';

export interface Running {
  /** How it ended, in words; undefined while it runs. */
  readonly fate: () => string | undefined;
  /** Aborted when the command ends by itself. */
  readonly ended: AbortSignal;
  /** The last lines of what it printed, made safe to show. */
  readonly lastLines: () => string[];
  /** Ends it and its children, kindly at first; resolves to the processes that could not be ended. */
  end(): Promise<number[]>;
}

const KEPT_BYTES = 64 * 1024;
const SHOWN_LINES = 20;
/** Docker gives a container ten seconds. */
const GRACE_MS = 15_000;
const LAST_MS = 2000;
const LOOK_EVERY_MS = 50;

export function startCommand(command: string): Running {
  // Children that leave session and group still carry the variable; its name is new each time, as one audit may start another.
  const mark = `WIKI_QUERY_CONFORMANCE_${randomUUID().replaceAll('-', '')}`;
  const child = spawn(command, {
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, [mark]: '1' },
  });
  const ended = new AbortController();
  let fate: string | undefined;
  const settle = (how: string): void => {
    fate ??= how;
    ended.abort();
  };
  child.once('error', error => settle(`could not be started (${error.message})`));
  child.once('exit', (status, signal) =>
    settle(status === null ? `was ended by ${signal}` : `ended with status ${status}`),
  );
  const closed = once(child, 'close').catch(() => undefined);
  const output = endOf([child.stdout, child.stderr]);
  const kin = (): number[] =>
    child.pid === undefined ? [] : membersOf({ leader: child.pid, orphaned: fate !== undefined, mark });
  // Whatever ends this process, short of SIGKILL, ends the command.
  const abandon = (): void => {
    for (let tries = 20; tries > 0 && send('SIGKILL', kin()); tries -= 1);
  };
  process.on('exit', abandon);
  return {
    fate: () => fate,
    ended: ended.signal,
    lastLines: () =>
      output()
        .split('\n')
        .filter(line => line !== '')
        .slice(-SHOWN_LINES)
        .map(line => printable(line, 200)),
    async end() {
      const left = await endAll(kin);
      process.off('exit', abandon);
      // What could not be ended may hold the streams open.
      await Promise.race([closed, rest(LAST_MS, undefined, { ref: false })]);
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      return left;
    },
  };
}

/** Keeps the end of what the streams bring, in the order in which it comes. */
function endOf(streams: readonly Readable[]): () => string {
  let kept = Buffer.alloc(0);
  for (const stream of streams)
    stream.on('data', (part: Buffer) => {
      kept = Buffer.concat([kept, part]);
      // Cut now and then only: each cut copies.
      if (kept.length > 2 * KEPT_BYTES) kept = Buffer.from(kept.subarray(-KEPT_BYTES));
    });
  return () => kept.subarray(-KEPT_BYTES).toString();
}

async function endAll(kin: () => number[]): Promise<number[]> {
  send('SIGTERM', kin());
  await gone(kin, GRACE_MS);
  const until = performance.now() + LAST_MS;
  while (send('SIGKILL', kin()) && performance.now() < until) await rest(LOOK_EVERY_MS);
  return kin();
}

async function gone(kin: () => number[], withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  while (kin().length > 0 && performance.now() < until) await rest(LOOK_EVERY_MS);
}

/** Whether there was anybody to send it to. */
function send(signal: NodeJS.Signals, pids: readonly number[]): boolean {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // Ended in the meantime, or another user's: who is left is told at the end.
    }
  }
  return pids.length > 0;
}
