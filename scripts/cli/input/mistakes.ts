/** Goes on after a mistake in the input, so that one in one place hides neither what the others hold nor their mistakes. */
import { grouped } from '../../../schemas/text/numbers.js';
import { UsageError } from '../errors.js';

/** @param mistakes gets the {@link UsageError} that was thrown; any other error is thrown on */
export function goingOn<Result>(read: () => Result, mistakes: UsageError[]): Result | undefined {
  try {
    return read();
  } catch (error) {
    return noteMistake(error, mistakes);
  }
}

/** Throws what is no mistake in the input again. */
export function noteMistake(error: unknown, mistakes: UsageError[]): undefined {
  if (!(error instanceof UsageError)) throw error;
  mistakes.push(error);
}

/** More lines would hide the first ones. */
const MOST_NAMED = 20;

/**
 * Throws a {@link UsageError} where there are mistakes: one as it is, several with a line for each.
 * @param headline what several of them keep from being done
 */
export function refuseMistakes(mistakes: readonly UsageError[], headline: string): void {
  const [first] = mistakes;
  if (!first) return;
  if (mistakes.length === 1) throw first;
  // Not at the beginning of a line, where the name of a file could be a command to the workflow around it.
  const lines = mistakes.slice(0, MOST_NAMED).map(({ message }) => `not used: ${message}`);
  const more = mistakes.length - lines.length;
  throw new UsageError([headline, ...lines, ...(more > 0 ? [`and ${grouped(more)} more`] : [])].join('\n'));
}
