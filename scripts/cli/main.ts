#!/usr/bin/env node
/** The command line: runs a command, and says in a line what ended it. */
import { CommanderError } from 'commander';
import { printable } from '../../schemas/text/printable.js';
import { SUITE } from '../../suites/audit/package-info.js';
import { programOf } from './program.js';
import { EXIT, NoAudit, SuiteFault, UsageError } from './errors.js';

async function main(): Promise<void> {
  watchOutput();
  const program = programOf(status => {
    process.exitCode = status;
  });
  try {
    await program.parseAsync();
  } catch (error) {
    process.exitCode = await exitOf(error);
  }
}

/** Output that cannot be written is no verdict on a target; a reader that has seen enough is no mistake at all. */
function watchOutput(): void {
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    process.stdout.on('error', () => undefined);
    if (error.code === 'EPIPE') return;
    process.once('exit', () => {
      process.exitCode = EXIT.inconclusive;
    });
    void complain(`standard output cannot be written (${error.code})`);
  });
  process.stderr.on('error', () => undefined);
}

async function exitOf(error: unknown): Promise<number> {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    await complain(error.message.replace(/^error: /, ''));
    return EXIT.usage;
  }
  if (error instanceof UsageError) {
    await complain(error.message);
    return EXIT.usage;
  }
  if (error instanceof NoAudit) {
    await complain(error.message);
    return EXIT.inconclusive;
  }
  // What the suite foresaw is said in a line; of what it did not, the trace is what a report of the fault needs.
  const words = error instanceof SuiteFault || !(error instanceof Error) ? String(error) : error.stack;
  await complain(`a fault of the suite: ${String(words).replace(/^Error: /, '')}`);
  return EXIT.inconclusive;
}

async function complain(message: string): Promise<void> {
  const [line = '', ...more] = message.split('\n').map(each => printable(each, 2000));
  const { annotateFailure } = await import('./output/github.js');
  const annotation = annotateFailure(line, process.env);
  process.stderr.write(`${SUITE.name}: ${[line, ...more].join('\n')}\n${annotation}`);
}

void main();
