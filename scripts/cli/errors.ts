/** Errors that end a command, and the exit statuses. */
import { grouped } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import { SUITE } from '../../suites/audit/package-info.js';

/** Invalid command line or input file: one line on standard error, exit status 2. */
export class UsageError extends Error {}

/** Collects mistakes in the input instead of stopping at the first one. */
export async function goingOn<Result>(
  read: () => Result | Promise<Result>,
  mistakes: UsageError[],
): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    mistakes.push(error);
    return undefined;
  }
}

const MOST_NAMED = 20;

/**
 * Throws a {@link UsageError} if there are mistakes: a single one as it is, several with a line for each.
 * @param headline what several mistakes prevent
 */
export function refuseMistakes(mistakes: readonly UsageError[], headline: string): void {
  const [first, second] = mistakes;
  if (!first) return;
  if (!second) throw first;
  // The prefix keeps file names from the beginning of a line, where they could be workflow commands.
  const lines = mistakes.slice(0, MOST_NAMED).map(({ message }) => `not used: ${message}`);
  const more = mistakes.length - lines.length;
  throw new UsageError([headline, ...lines, ...(more > 0 ? [`and ${grouped(more)} more`] : [])].join('\n'));
}

/** No audit is possible, and neither the user nor the suite is at fault: one line, exit status 3. */
export class NoAudit extends Error {}

/** For a missing or empty address, such as an unset variable in CI. */
export const MISSING_ADDRESS = `the address of the api.php is missing: \`${SUITE.name} https://wiki.example/w/api.php\` audits that wiki, \`${SUITE.name} demo\` audits the embedded reference wiki`;

/** A file could not be written, for example because the disk is full: one line, exit status 3. */
export class NotWritten extends Error {}

export const EXIT = { conformant: 0, nonconformant: 1, usage: 2, inconclusive: 3 } as const;

/** Returns the status; for one that is not 0, prints the reason, because the command printed nothing else. */
export function sayWhy(status: number, reason: string): number {
  if (status !== EXIT.conformant) process.stderr.write(`${SUITE.name}: ${printable(reason, 2000)}\n`);
  return status;
}

export function whyUnwritten(error: unknown): string {
  const code = codeOf(error);
  const reason = { ENOSPC: 'the disk is full', EDQUOT: 'the disk quota is used up' }[code];
  return reason === undefined ? code : `${reason} (${code})`;
}

/** The code of a system error, such as `ENOENT`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
