/** Reads a profile file (`schemas/profile.schema.json`). */
import { printable } from '../../../schemas/text/printable.js';
import { ProfileError, isParameter, resolveProfile } from '../../../suites/evidence/profile.js';
import { membersOf, readJsonFile } from './json-file.js';

/** The parameters that a profile declares; keys that start with `$` or `_` are left to editors and comments. */
export function readProfileFile(path: string): Record<string, string> {
  const { root, wrong } = readJsonFile(path, '--profile');
  const declared: Record<string, string> = {};
  for (const { name, key, value } of membersOf(root)) {
    if (/^[$_]/.test(name)) continue;
    if (!isParameter(name)) throw wrong(key.offset, `unknown parameter "${printable(name, 80)}"`);
    if (typeof value.value !== 'string' && !(name === 'hash_levels' && typeof value.value === 'number'))
      throw wrong(value.offset, `${name} is a string`);
    declared[name] = String(value.value);
    checkOne(name, declared[name], error => wrong(value.offset, error));
  }
  return declared;
}

function checkOne(name: string, value: string, wrong: (message: string) => Error): void {
  try {
    resolveProfile(new URL('http://localhost/api.php'), { [name]: value });
  } catch (error) {
    throw error instanceof ProfileError ? wrong(error.message) : error;
  }
}
