/** `--start`: the server that an audit starts, waits for, and ends. */
import type { AuditOptions } from '../../../suites/audit/options.js';
import { NoAudit } from '../errors.js';
import type { Start } from '../input/audit-options.js';
import { inWorkflow, withoutCommands } from '../output/github.js';
import { awaitAnswer, occupant } from './poll.js';
import { startCommand, type Running } from './command.js';

export interface StartedServer {
  /** Aborted, with the reason, if the command ends by itself: another server may answer in its place. */
  readonly signal: AbortSignal;
  /** Prints a line on standard error if the command ended by itself; returns whether it did. */
  reportEarlyEnd(): boolean;
  end(): Promise<void>;
}

/** Resolves when the server answers; rejects with a {@link NoAudit}, with nothing left running, if it does not. */
export async function startServer(
  { command, waitMs }: Start,
  target: AuditOptions & { readonly signal: AbortSignal },
  onPoll: (seen: string) => void,
): Promise<StartedServer> {
  const found = await occupant(target, target.signal);
  if (found !== undefined) throw new NoAudit(`--start: something else answers at this address (${found})`);
  if (target.signal.aborted) throw new NoAudit(INTERRUPTED);
  const running = startCommand(command);
  try {
    const signal = AbortSignal.any([target.signal, running.ended]);
    const seen = await awaitAnswer(target, { withinMs: waitMs, signal, onPoll });
    throwUnlessReady(running, seen, waitMs);
  } catch (error) {
    await end(running);
    if (!(error instanceof NoAudit)) throw error;
    throw new NoAudit(target.signal.aborted ? INTERRUPTED : `${error.message}${outputOf(running)}`);
  }
  const early = new AbortController();
  running.ended.addEventListener('abort', () => early.abort(`the command of --start ${running.ending()}`));
  return {
    signal: early.signal,
    reportEarlyEnd() {
      const ending = running.ending();
      if (ending === undefined) return false;
      process.stderr.write(`--start: the command ${ending} during the audit${outputOf(running)}\n`);
      return true;
    },
    end: () => end(running),
  };
}

const INTERRUPTED = 'interrupted before the audit';

/** A command that has ended is not the server that answers. */
function throwUnlessReady(running: Running, seen: string | undefined, waitMs: number): void {
  const ending = running.ending();
  const hint = ending === 'ended with status 0' ? '; it must stay in the foreground' : '';
  if (ending !== undefined)
    throw new NoAudit(`--start: the command ${ending} before the API was ready${hint}`);
  if (seen !== undefined)
    throw new NoAudit(`--start: the API was not ready within ${waitMs / 1000} s (--wait): ${seen}`);
}

async function end(running: Running): Promise<void> {
  if (!(await running.end()))
    process.stderr.write('--start: some processes of the command could not be ended\n');
}

/** The last output of the command, as lines below a message; the bar keeps them from being read as commands. */
function outputOf(running: Running): string {
  const lines = running.lastLines();
  if (lines.length === 0) return '; it printed nothing';
  const text = lines.map(line => `  | ${line}`).join('\n');
  return `; its last output:\n${inWorkflow(process.env) ? withoutCommands(`${text}\n`).trimEnd() : text}`;
}
