/** Reads and checks the parameters that a deployment declares. */
import { profile as isProfile } from '../../../schemas/generated/file-validators.js';
import { parameters } from '../../../schemas/generated/rules.js';
import { printable } from '../../../schemas/text/printable.js';
import { mistakeAt, schemaMistake } from '../../../schemas/text/schema-error.js';
import { isNote, isParameter, parameterMistake } from '../../../suites/evidence/profile.js';
import { readDocument } from './read-file.js';
import { didYouMean } from './suggestions.js';

/** The parameters in a profile file (`profile.schema.json`); rejects with a `UsageError` that names the mistake. */
export async function readProfileFile(path: string): Promise<Record<string, string>> {
  const { value, wrong } = await readDocument(path);
  const declared = Object.entries(value).filter(([name]) => !isNote(name));
  // These messages name the nearest parameter and what a value must be, which those of the schema do not.
  for (const [name, given] of declared) refuseParameter(name, given, wrong);
  if (!isProfile(value)) throw wrong(schemaMistake(isProfile.errors));
  return Object.fromEntries(declared.map(([name, given]) => [name, String(given)]));
}

/** Throws what `wrong` makes of an unknown parameter or of a text that is no value of it. */
export function refuseParameter(name: string, value: unknown, wrong: (mistake: string) => Error): void {
  if (!isParameter(name)) {
    throw wrong(`unknown parameter \`${printable(name, 80)}\`${didYouMean(name, Object.keys(parameters))}`);
  }
  const isChoice = typeof parameters[name].values !== 'string';
  const text = typeof value === 'number' && isChoice ? String(value) : value;
  const mistake = typeof text === 'string' ? parameterMistake(name, text) : undefined;
  if (mistake !== undefined) throw wrong(mistakeAt(`/${name}`, mistake));
}
