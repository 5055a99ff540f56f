/** A diff as JSON (`schemas/diff.schema.json`) that is safe to print. */
import type { Diff } from '../../schemas/generated/diff.js';
import { safeJson } from '../formats/json.js';

export function jsonDiff(diff: Diff): string {
  return `${safeJson(diff)}\n`;
}
