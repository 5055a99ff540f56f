/** What the answers of a target show of its parameters. */
import type { ParameterName } from '../../../schemas/generated/rules.js';
import type { Reading } from '../../answers/reading.js';
import type { Page } from '../../evidence/page.js';
import type { Declared, Profile } from '../../evidence/profile.js';

/** What was observed of one parameter. */
export interface ParameterObservation {
  readonly name: ParameterName;
  /** The value to declare, where it differs from the contract's literal value. */
  readonly declare?: string;
  /** False where the answers do not show the value. */
  readonly determined: boolean;
  /** The part of an answer that shows the value, or why none does. */
  readonly evidence: string;
}

/** The answers from which a profile is inferred. */
export interface Answers {
  readonly profile: Profile;
  readonly lag: Reading;
  readonly listing: Reading;
  readonly page: Page | undefined;
  readonly filtered: Reading;
  readonly html: Reading['exchange'];
  /** Whether the target was asked with credentials. */
  readonly hasCredentials: boolean;
  /** Whether a query is refused without them; `undefined` where that is not known. */
  readonly refusedWithout: boolean | undefined;
  /** Requested only where the listing shows no file. */
  readonly title: Reading | undefined;
}

/** The parameter has a value; it is to be declared where it is not the contract's literal one, `usual`. */
export function determined(
  name: ParameterName,
  value: string,
  usual: string,
  evidence: string,
): ParameterObservation {
  return { name, ...(value !== usual && { declare: value }), determined: true, evidence };
}

export const undetermined = (name: ParameterName, evidence: string): ParameterObservation => ({
  name,
  determined: false,
  evidence,
});

/** The parameters that differ from the contract's literal values. */
export function declaredIn(observations: readonly ParameterObservation[]): Declared {
  return Object.fromEntries(
    observations.flatMap(({ name, declare }) => (declare === undefined ? [] : [[name, declare]])),
  );
}
