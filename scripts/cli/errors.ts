/** How a command can end without a result, and its exit statuses. */
import { printable } from '../../schemas/text/printable.js';
import { SUITE } from '../../suites/audit/package-info.js';

/** The command line, or a file that it names, is wrong: one line on standard error, and exit status 2. */
export class UsageError extends Error {}

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
