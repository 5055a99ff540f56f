/** What the answers of a target show of its parameters. */
import type { ParameterName } from '../../schemas/generated/rules.js';
import type { Reading } from '../answers/reading.js';
import type { Page } from '../evidence/page.js';
import type { Declared, Profile } from '../evidence/profile.js';

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
  /** Requested only where the listing shows no file. */
  readonly title: Reading | undefined;
}

/** The parameter has the contract's literal value. */
export const literal = (name: ParameterName, evidence: string): ParameterObservation => ({
  name,
  determined: true,
  evidence,
});

export const different = (name: ParameterName, declare: string, evidence: string): ParameterObservation => ({
  name,
  declare,
  determined: true,
  evidence,
});

export const undetermined = (name: ParameterName, evidence: string): ParameterObservation => ({
  name,
  determined: false,
  evidence,
});

/** The parameters that differ from the contract's literal values. */
export function declaredIn(observations: readonly ParameterObservation[]): Declared {
  const declared: Partial<Record<ParameterName, string>> = {};
  for (const { name, declare } of observations) if (declare !== undefined) declared[name] = declare;
  return declared;
}
