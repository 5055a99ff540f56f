/** Contract 2.1, 4.1: the language codes. */
import { pointerStep, valueAt } from '../../schemas/text/json-pointer.js';
import type { RawFacts } from '../answers/raw-json.js';
import { isObject } from '../answers/reading.js';
import { compareBytes } from '../values/byte-order.js';
import { quoted, shown } from '../values/messages.js';
import { onQuery, type ChecksOf, type LocalViolation } from './check.js';

const MAP = '/query/languageinfo';

/** What is judged of a document. */
interface Languages {
  readonly json: unknown;
  readonly raw: RawFacts;
}

const pointerTo = (key: string, field = '') => `${MAP}/${pointerStep(key)}${field}`;

function codeIsKey({ json }: Languages): LocalViolation | true | undefined {
  const map = valueAt(json, MAP);
  let codes = 0;
  for (const [key, entry] of Object.entries(isObject(map) ? map : {})) {
    const code = isObject(entry) ? entry['code'] : undefined;
    if (typeof code !== 'string') continue;
    codes += 1;
    if (code !== key)
      return {
        message: `the entry ${quoted(key)} has the code ${quoted(code)}`,
        pointer: pointerTo(key, '/code'),
        expected: shown(key),
        actual: shown(code),
      };
  }
  return codes > 0 || undefined;
}

/** Whether languages are in ascending order. */
export function inOrder({ json, raw }: Languages): LocalViolation | true | undefined {
  const map = valueAt(json, MAP);
  if (!isObject(map)) return undefined;
  const keys = raw.keys.get(MAP) ?? Object.keys(map);
  for (const [at, key] of keys.entries()) {
    const before = keys[at - 1];
    if (before !== undefined && compareBytes(before, key) > 0)
      return {
        message: `${quoted(key)} is listed after ${quoted(before)}`,
        pointer: pointerTo(key),
        expected: `before ${shown(before)}`,
        actual: `after ${shown(before)}`,
      };
  }
  return keys.length > 1 || undefined;
}

export const languageinfoChecks = {
  'languageinfo.code-is-key': onQuery(
    'languageinfo',
    'needs a language: the map is empty',
    ['languageinfo.entry', 'languageinfo.code'],
    codeIsKey,
  ),
  'languageinfo.order': onQuery('languageinfo', 'needs two languages', ['languageinfo.map'], inOrder),
} as const satisfies ChecksOf<'languageinfo.'>;
