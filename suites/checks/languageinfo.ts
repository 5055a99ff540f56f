/** Contract 2.1, 4.1: the language codes. */
import { pointerStep, valueAt } from '../../schemas/text/json-pointer.js';
import type { Answer } from '../answers/reading.js';
import type { Judgement } from '../evidence/violations.js';
import { compareBytes } from '../values/byte-order.js';
import { quoted, shown } from '../values/messages.js';
import { onQuery, type ChecksOf } from './check.js';

const MAP = '/query/languageinfo';

export function inOrder({ raw: { languages: keys } }: Pick<Answer, 'raw'>): Judgement {
  const at = keys.findIndex((key, place) => place > 0 && compareBytes(keys[place - 1] ?? '', key) > 0);
  if (at < 0) return keys.length > 1 || undefined;
  const [before = '', key = ''] = keys.slice(at - 1);
  const message = `${quoted(key)} is listed after ${quoted(before)}`;
  const pointer = `${MAP}/${pointerStep(key)}`;
  return { message, pointer, expected: `before ${shown(before)}`, actual: `after ${shown(before)}` };
}

export const languageinfoChecks = {
  'languageinfo.code-is-key': onQuery(
    'languageinfo',
    { nothing: 'needs a language: the map is empty', dependsOn: ['languageinfo.entry', 'languageinfo.code'] },
    ({ json }) => {
      const entries = Object.entries(valueAt(json, MAP) ?? {});
      const codes = entries.map(([key, entry]) => [key, valueAt(entry, '/code')] as const);
      const [key, code] = codes.find(([name, own]) => typeof own === 'string' && own !== name) ?? [];
      if (key === undefined) return codes.some(([, own]) => typeof own === 'string') || undefined;
      const message = `the entry ${quoted(key)} has the code ${quoted(String(code))}`;
      const pointer = `${MAP}/${pointerStep(key)}/code`;
      return { message, pointer, expected: shown(key), actual: shown(code) };
    },
  ),
  'languageinfo.order': onQuery(
    'languageinfo',
    { nothing: 'needs two languages', dependsOn: ['languageinfo.map'] },
    inOrder,
  ),
} as const satisfies ChecksOf<'languageinfo.'>;
