/** Contract 2.4, 7: the normalization records of titles. */
import type { Finding } from '../../../schemas/verdict.js';
import { allAnswered, each, namespaceHint } from './answered-titles.js';
import type { AnsweredTitle } from './answered-titles.js';
import type { Evidence } from '../../evidence/evidence.js';
import { isObject } from '../../answers/reading.js';
import type { JsonObject } from '../../answers/reading.js';
import { counted, quoted, shown } from '../../values/messages.js';

function normalizations(query: JsonObject): readonly unknown[] | undefined {
  const list = query['normalized'];
  return Array.isArray(list) ? list : undefined;
}

export const whenChanged = (evidence: Evidence): Finding =>
  each(allAnswered(evidence), 'no answer was seen', ({ query, spelling, sent, normal }) => {
    const count = normalizations(query)?.length ?? 0;
    const wanted = sent === normal ? 0 : 1;
    if (count === wanted) return undefined;
    const expected = wanted === 0 ? 'no `normalized`' : 'one normalization record';
    const message = `${quoted(sent)} (${spelling}) has ${count === 0 ? 'no normalization record' : counted(count, 'normalization record')}`;
    return {
      message,
      pointer: '/query/normalized',
      expected,
      actual: count === 0 ? 'absent' : counted(count, 'record'),
      hint: namespaceHint(evidence.profile),
    };
  });

/** Judges one string of the normalization records of the titles that need one. */
export function inNormalization(field: 'from' | 'to', wantedOf: (title: AnsweredTitle) => string) {
  return (evidence: Evidence): Finding => {
    const changed = allAnswered(evidence).filter(({ query }) => normalizations(query) !== undefined);
    return each(changed, 'no title was normalized', title => {
      const wanted = wantedOf(title);
      for (const [at, record] of (normalizations(title.query) ?? []).entries()) {
        const value = isObject(record) ? record[field] : undefined;
        if (value === wanted || typeof value !== 'string') continue;
        return {
          message: `a normalization record has the \`${field}\` ${quoted(value)}`,
          pointer: `/query/normalized/${at}/${field}`,
          expected: shown(wanted),
          actual: shown(value),
          hint: namespaceHint(evidence.profile),
        };
      }
      return undefined;
    });
  };
}
