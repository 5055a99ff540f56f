/** The command line is wrong: one clear line on standard error, and exit status 2. */
export class UsageError extends Error {}

/** There can be no audit, and neither the command line nor the suite is at fault: one clear line, and exit status 3. */
export class NoAudit extends Error {}

/** The suite itself broke: one line that names what and where, and exit status 3, never an outcome of the target. */
export class SuiteFault extends Error {}

export const EXIT = { conformant: 0, nonconformant: 1, usage: 2, inconclusive: 3 } as const;

/** The code of a system error, such as `ENOENT`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
