/** `--start`: the server that an audit starts for itself, waits for, and ends. */
import type { AuditOptions } from '../suites/audit.js';
import { awaitAnswer, occupant } from './await-answer.js';
import { NoAudit } from './failure.js';
import { inWorkflow, withoutCommands } from './github.js';
import { startCommand } from './start-command.js';
import type { Running } from './start-command.js';

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
  const { signal } = target;
  const there = await occupant(target, signal);
  if (there !== undefined)
    throw new NoAudit(
      `--start: somebody is at that address before the start, and would be audited instead: ${there}`,
    );
  if (signal.aborted) throw new NoAudit('interrupted before the audit');
  const running = startCommand(command);
  try {
    const seen = await awaitAnswer(target, {
      withinMs: waitMs,
      signal: AbortSignal.any([signal, running.ended]),
      onPoll,
    });
    if (signal.aborted) throw new NoAudit('interrupted before the audit');
    const fate = running.fate();
    if (fate !== undefined)
      throw new NoAudit(`--start: the command ${fate} before the API answered${foreground(fate)}`);
    if (seen !== undefined)
      throw new NoAudit(`--start: no answer of the API within ${waitMs / 1000} s (--wait): ${seen}`);
  } catch (error) {
    await end(running);
    throw error instanceof NoAudit ? new NoAudit(`${error.message}${printedBy(running)}`) : error;
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
