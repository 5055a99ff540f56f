/** Contract 2.1, 4.1: the language codes. */
import { pointerStep, valueAt } from '../../schemas/text/json-pointer.js';
import type { RawFacts } from '../answers/raw-json.js';
import { isObject } from '../answers/reading.js';
import type { Judgement } from '../evidence/violations.js';
import { compareBytes } from '../values/byte-order.js';
import { quoted, shown } from '../values/messages.js';
import { onQuery, type ChecksOf } from './check.js';

const MAP = '/query/languageinfo';

const pointerTo = (key: string, field = '') => `${MAP}/${pointerStep(key)}${field}`;

function codeIsKey(json: unknown): Judgement {
  const map = valueAt(json, MAP);
  const codes = Object.entries(isObject(map) ? map : {}).flatMap(([key, entry]) => {
    const code = isObject(entry) ? entry['code'] : undefined;
    return typeof code === 'string' ? [{ key, code }] : [];
  });
  const wrong = codes.find(({ key, code }) => code !== key);
  if (!wrong) return codes.length > 0 || undefined;
  const { key, code } = wrong;
  const message = `the entry ${quoted(key)} has the code ${quoted(code)}`;
  return { message, pointer: pointerTo(key, '/code'), expected: shown(key), actual: shown(code) };
}

/** Whether languages are in ascending order. */
export function inOrder({ json, raw }: { readonly json: unknown; readonly raw: RawFacts }): Judgement {
  const map = valueAt(json, MAP);
  if (!isObject(map)) return undefined;
  const keys = raw.languages ?? Object.keys(map);
  const at = keys.findIndex((key, place) => place > 0 && compareBytes(keys[place - 1] ?? '', key) > 0);
  if (at < 0) return keys.length > 1 || undefined;
  const [before = '', key = ''] = keys.slice(at - 1);
  return {
    message: `${quoted(key)} is listed after ${quoted(before)}`,
    pointer: pointerTo(key),
    expected: `before ${shown(before)}`,
    actual: `after ${shown(before)}`,
  };
}

export const languageinfoChecks = {
  'languageinfo.code-is-key': onQuery(
    'languageinfo',
    {
      nothing: 'needs a language: the map is empty',
      dependsOn: ['languageinfo.entry', 'languageinfo.code'],
    },
    ({ json }) => codeIsKey(json),
  ),
  'languageinfo.order': onQuery(
    'languageinfo',
    { nothing: 'needs two languages', dependsOn: ['languageinfo.map'] },
    inOrder,
  ),
} as const satisfies ChecksOf<'languageinfo.'>;
