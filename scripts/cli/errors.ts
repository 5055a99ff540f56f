/** How a command can end without a result, and its exit statuses. */
import { grouped } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import { SUITE } from '../../suites/audit/package-info.js';

/** The command line, or a file that it names, is wrong: one line on standard error, and exit status 2. */
export class UsageError extends Error {}

/** Goes on after a mistake in the input, so that one in one place hides neither what the others hold nor their mistakes. */
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

/** More lines would hide the first ones. */
const MOST_NAMED = 20;

/**
 * Throws a {@link UsageError} where there are mistakes: one as it is, several with a line for each.
 * @param headline what several of them keep from being done
 */
export function refuseMistakes(mistakes: readonly UsageError[], headline: string): void {
  const [first, second] = mistakes;
  if (!first) return;
  if (!second) throw first;
  // Not at the beginning of a line, where the name of a file could be a command to the workflow around it.
  const lines = mistakes.slice(0, MOST_NAMED).map(({ message }) => `not used: ${message}`);
  const more = mistakes.length - lines.length;
  throw new UsageError([headline, ...lines, ...(more > 0 ? [`and ${grouped(more)} more`] : [])].join('\n'));
}

/** There can be no audit, through no mistake of the user or the suite: one line, and exit status 3. */
export class NoAudit extends Error {}

/** For a missing or empty address, as an unset variable of a CI job leaves it. */
export const MISSING_ADDRESS = `the address of the api.php is missing: \`${SUITE.name} https://wiki.example/w/api.php\` audits that wiki, \`${SUITE.name} demo\` audits the embedded reference wiki`;

/** A file could not be written, for want of room for example: one line, and exit status 3; never an outcome of the target. */
export class NotWritten extends Error {}

export const EXIT = { conformant: 0, nonconformant: 1, usage: 2, inconclusive: 3 } as const;

/** Passes on the status of a command that printed nothing else; a line gives the reason for one that is not 0. */
export function sayWhy(status: number, reason: string): number {
  if (status !== EXIT.conformant) process.stderr.write(`${SUITE.name}: ${printable(reason, 2000)}\n`);
  return status;
}

/** Why a file was not written. */
export function whyUnwritten(error: unknown): string {
  const code = codeOf(error);
  const reason =
    code === 'ENOSPC' ? 'the disk is full' : code === 'EDQUOT' ? 'the disk quota is used up' : '';
  return reason === '' ? code : `${reason} (${code})`;
}

/** The code of a system error, such as `ENOENT`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
