/** `--start`: the server that an audit starts for itself, waits for, and ends. */
import type { AuditOptions } from '../../../suites/audit/options.js';
import { awaitAnswer, occupant } from './await-answer.js';
import { NoAudit } from '../errors.js';
import { inWorkflow, withoutCommands } from '../output/github.js';
import { startCommand } from './command.js';
import type { Running } from './command.js';

export interface Start {
  readonly command: string;
  readonly waitMs: number;
}

export interface StartedServer {
  /** Says so on standard error where the command ended by itself. */
  tellEarlyEnd(): void;
  end(): Promise<void>;
}

/** Resolves when the server answers; throws a {@link NoAudit}, with nothing left running, where it does not. */
export async function startServer(
  { command, waitMs }: Start,
  target: AuditOptions & { readonly signal: AbortSignal },
  onPoll: (seen: string) => void,
): Promise<StartedServer> {
  const there = await occupant(target, target.signal);
  if (there !== undefined)
    throw new NoAudit(
      `--start: somebody is at that address before the start, and would be audited instead: ${there}`,
    );
  if (target.signal.aborted) throw new NoAudit(INTERRUPTED);
  const running = startCommand(command);
  try {
    const signal = AbortSignal.any([target.signal, running.ended]);
    const seen = await awaitAnswer(target, { withinMs: waitMs, signal, onPoll });
    throwUnlessReady(running, seen, waitMs);
  } catch (error) {
    await end(running);
    if (!(error instanceof NoAudit)) throw error;
    throw new NoAudit(target.signal.aborted ? INTERRUPTED : `${error.message}${printedBy(running)}`);
  }
  return {
    tellEarlyEnd() {
      const fate = running.fate();
      if (fate !== undefined)
        process.stderr.write(`--start: the command ${fate} during the audit${printedBy(running)}\n`);
    },
    end: () => end(running),
  };
}

const INTERRUPTED = 'interrupted before the audit';

/** A command that has ended is not the one that answers. */
function throwUnlessReady(running: Running, seen: string | undefined, waitMs: number): void {
  const fate = running.fate();
  if (fate !== undefined)
    throw new NoAudit(`--start: the command ${fate} before the API answered${foreground(fate)}`);
  if (seen !== undefined)
    throw new NoAudit(`--start: no answer of the API within ${waitMs / 1000} s (--wait): ${seen}`);
}

async function end(running: Running): Promise<void> {
  const left = await running.end();
  if (left.length > 0) process.stderr.write(`--start: could not be ended: process ${left.join(', ')}\n`);
}

function foreground(fate: string): string {
  return fate === 'ended with status 0' ? '; it has to stay in the foreground' : '';
}

/** What the command printed last, as lines below a message; a bar keeps each from being the start of anything. */
function printedBy(running: Running): string {
  const lines = running.lastLines();
  if (lines.length === 0) return '; it printed nothing';
  const text = lines.map(line => `  | ${line}`).join('\n');
  return `; it printed last:\n${inWorkflow(process.env) ? withoutCommands(`${text}\n`).trimEnd() : text}`;
}
