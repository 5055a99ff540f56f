/** `audit --watch`: re-runs the audit on a key, and on loopback when answers change. */
import { randomBytes } from 'node:crypto';
import { changedSince, consoleRerun } from '../../../reporters/console/rerun.js';
import type { Report } from '../../../schemas/verdict.js';
import type { AuditOptions } from '../../../suites/audit/options.js';
import { isLoopback } from '../../../suites/audit/budgets.js';
import { EXIT, UsageError } from '../errors.js';
import type { FlagsOf } from '../input/options.js';
import type { Live } from '../output/progress.js';
import { screen } from '../output/terminal.js';
import { openKeys } from '../watch/keys.js';
import type { Keys } from '../watch/keys.js';
import { openPolls } from '../watch/polls.js';
import type { Polls } from '../watch/polls.js';

export interface Watched {
  readonly options: AuditOptions & { readonly signal: AbortSignal };
  readonly flags: FlagsOf<'audit'>;
  readonly audit: (options: AuditOptions) => Promise<Report>;
  readonly publish: (report: Report, flags: FlagsOf<'audit'>) => Promise<void>;
  readonly live: Live;
  /** Ends the audit, as Ctrl-C does. */
  readonly interrupt: () => void;
  readonly statusOf: (report: Report) => number;
}

const POLL_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** Throws a {@link UsageError} without a terminal, or with an option that makes no sense with many audits. */
export function refuseWatch({ runner, writeBaseline, format }: FlagsOf<'audit'>): void {
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new UsageError('--watch requires a terminal for its input and its output');
  if (runner === 'vitest') throw new UsageError('--watch and --runner vitest cannot be used together');
  if (writeBaseline === true) throw new UsageError('--watch and --write-baseline cannot be used together');
  if (format.includes('har')) throw new UsageError('--watch does not record: leave har out of --format');
}

/** Resolves to the exit status of the last complete audit. */
export async function watch(watched: Watched): Promise<number> {
  const { options, flags, audit, publish, live, interrupt, statusOf } = watched;
  const { signal } = options;
  // With the same requests each time, only the server makes a difference.
  const same = { ...options, seed: options.seed ?? randomBytes(8).toString('hex') };
  const polls = isLoopback(new URL(options.url)) ? openPolls(options) : undefined;
  const keys = openKeys(process.stdin, interrupt);
  try {
    let status: number = EXIT.inconclusive;
    let last: Report | undefined;
    let cause: string | undefined;
    let fruitless = 0;
    do {
      await polls?.remember(signal);
      const report = await audit(same);
      live.end();
      if (signal.aborted && last) return status;
      await publish(report, last ? { ...flags, quiet: true } : flags);
      if (last && flags.quiet !== true)
        process.stdout.write(
          consoleRerun(last, report, cause ?? '', { ...screen(process.stdout), show: flags.show }),
        );
      // Answers that change by themselves must not keep the server busy.
      const isFruitless = last !== undefined && cause !== KEY && changedSince(last, report).length === 0;
      fruitless = isFruitless ? fruitless + 1 : 0;
      status = statusOf(report);
      last = report;
      polls?.follow(report);
      if (signal.aborted) return status;
      process.stdout.write(`\n${instruction(polls !== undefined)}\n`);
      cause = await nextCause(keys, polls, Math.min(POLL_MS * 2 ** fruitless, LONGEST_PAUSE_MS), signal);
    } while (cause !== undefined);
    return status;
  } finally {
    keys.close();
  }
}

const KEY = 'a key was pressed';

function instruction(isPolled: boolean): string {
  const also = isPolled ? '; re-runs when answers change' : '';
  return `Watching. r to re-run, q to quit${also}.`;
}

/** Why to audit again; `undefined` if the user quits. */
async function nextCause(
  keys: Keys,
  polls: Polls | undefined,
  everyMs: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const settled = new AbortController();
  const either = AbortSignal.any([signal, settled.signal]);
  const pressed = new Promise<string | undefined>(resolve => {
    keys.onAgain = () => resolve(KEY);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  try {
    return await (polls ? Promise.race([pressed, polls.difference(everyMs, either)]) : pressed);
  } finally {
    keys.onAgain = () => undefined;
    settled.abort();
  }
}
