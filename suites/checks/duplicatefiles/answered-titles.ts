/** Titles whose answers have records, and how rules on them are judged (contract 2.4, 2.5). */
import type { Finding } from '../../../schemas/verdict.js';
import { failed, inapplicable, passed } from '../check.js';
import type { Evidence, TitleProbe } from '../../evidence/evidence.js';
import type { Violation } from '../../evidence/violations.js';
import { recordsOf } from '../../answers/titles.js';
import type { Profile } from '../../evidence/profile.js';
import { explainedBy } from '../../evidence/profile.js';
import { isObject } from '../../answers/reading.js';
import type { JsonObject } from '../../answers/reading.js';
import { counted, quoted } from '../../values/messages.js';

/** A title whose answer has records. */
export interface AnsweredTitle extends TitleProbe {
  readonly records: Readonly<Record<string, unknown>>;
  readonly query: JsonObject;
}

export function answered(probes: readonly TitleProbe[]): AnsweredTitle[] {
  return probes.flatMap(probe => {
    const records = recordsOf(probe.reading);
    const json = probe.reading.kind === 'answer' ? probe.reading.json : undefined;
    const query = isObject(json) ? json['query'] : undefined;
    return records && isObject(query) ? [{ ...probe, records, query }] : [];
  });
}

/** All titles whose answers have records. */
export const allAnswered = ({ missing, existing }: Evidence) => answered([...missing, ...existing]);

/** The keys of the records in words. */
export const keyWords = (records: object) => {
  const keys = Object.keys(records);
  return keys.length === 0
    ? 'no record'
    : `${counted(keys.length, 'record')} under ${keys
        .slice(0, 3)
        .map(key => quoted(key, 30))
        .join(', ')}`;
};

/** Judges title by title: the first violation, or that it held for all. */
export function each(
  titles: readonly AnsweredTitle[],
  nothing: string,
  judge: (title: AnsweredTitle) => Omit<Violation, 'exchange'> | undefined,
): Finding {
  for (const title of titles) {
    const violation = judge(title);
    const { exchange } = title.reading;
    if (violation)
      return failed({
        ...violation,
        message: `${exchange.question}: ${violation.message}`,
        exchange: exchange.id,
      });
  }
  return titles.length > 0 ? passed(`held for ${counted(titles.length, 'title')}`) : inapplicable(nothing);
}

/** The parameter that would explain another namespace than the declared one. */
export const namespaceHint = (profile: Profile) => explainedBy(profile, 'file_namespace');
