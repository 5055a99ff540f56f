/** A shell command that runs beside the audit in a process group of its own, and is ended as a group. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as rest } from 'node:timers/promises';
import { printable } from '../../../schemas/text/printable.js';
import { codeOf } from '../errors.js';

export interface Running {
  /** How it ended, as a phrase; undefined while it runs. */
  ending(): string | undefined;
  /** Aborted when the command ends by itself. */
  readonly ended: AbortSignal;
  /** The last lines of its output, safe to print. */
  lastLines(): string[];
  /** Ends its process group, with SIGKILL if need be; resolves to whether none of it is left. */
  end(): Promise<boolean>;
}

const KEPT_BYTES = 64 * 1024;
const SHOWN_LINES = 20;
/** Docker gives a container ten seconds. */
const GRACE_MS = 15_000;
const LAST_MS = 2000;
const POLL_EVERY_MS = 100;

export function startCommand(command: string, graceMs = GRACE_MS): Running {
  const child = spawn(command, { shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new AbortController();
  let ending: string | undefined;
  const settle = (how: string): void => {
    ending ??= how;
    ended.abort();
  };
  child.once('error', error => settle(`could not be started (${error.message})`));
  child.once('exit', (status, signal) =>
    settle(status === null ? `was ended by ${signal}` : `ended with status ${status}`),
  );
  const closed = once(child, 'close').catch(() => undefined);
  const output = endOf([child.stdout, child.stderr]);
  // Whatever ends this process, short of SIGKILL, ends the command.
  const abandon = () => void signalGroup(child.pid, 'SIGKILL');
  process.on('exit', abandon);
  return {
    ending: () => ending,
    ended: ended.signal,
    lastLines: () =>
      output()
        .split('\n')
        .filter(line => line !== '')
        .slice(-SHOWN_LINES)
        .map(line => printable(line, 200)),
    async end() {
      const isGone =
        (await endGroup(child.pid, 'SIGTERM', graceMs)) || (await endGroup(child.pid, 'SIGKILL', LAST_MS));
      process.off('exit', abandon);
      // A process that left the group may hold the streams open.
      await Promise.race([closed, rest(LAST_MS, undefined, { ref: false })]);
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      return isGone;
    },
  };
}

/** Keeps the end of what the streams bring, in the order of arrival. */
function endOf(streams: readonly Readable[]): () => string {
  let kept = Buffer.alloc(0);
  for (const stream of streams)
    stream.on('data', (part: Buffer) => {
      kept = Buffer.concat([kept, part.subarray(-KEPT_BYTES)]).subarray(-KEPT_BYTES);
    });
  return () => kept.toString();
}

async function endGroup(
  group: number | undefined,
  signal: NodeJS.Signals,
  withinMs: number,
): Promise<boolean> {
  const until = performance.now() + withinMs;
  let isAlive = signalGroup(group, signal);
  while (isAlive && performance.now() < until) {
    await rest(POLL_EVERY_MS);
    isAlive = signalGroup(group, 0) && !isDefunct(group);
  }
  return !isAlive;
}

/** Signals a process group, or with 0 only asks for it; returns whether there is one. */
function signalGroup(group: number | undefined, signal: NodeJS.Signals | 0): boolean {
  if (group === undefined) return false;
  try {
    return process.kill(-group, signal);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Whether only zombies are left: in a container whose first process reaps none, they keep the group for ever. */
function isDefunct(group: number | undefined): boolean {
  const { status, stdout } = spawnSync('ps', ['-A', '-o', 'pgid=,stat='], { encoding: 'utf8' });
  const members = (stdout ?? '').split('\n').filter(line => Number.parseInt(line, 10) === group);
  return status === 0 && members.every(line => /\d\s+Z/.test(line));
}
