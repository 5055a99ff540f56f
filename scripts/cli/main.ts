#!/usr/bin/env node
/** The executable: runs a command and exits with its status. */
import { EXIT } from './errors.js';
import { complain, runCommand } from './program.js';

/** Output that cannot be written makes a run inconclusive; a reader that closes the pipe early is no error. */
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

watchOutput();
process.exitCode = await runCommand(process.argv.slice(2));
