/** Contract 2.4, 2.5, 4.4, 7: the records of titles, and their normalization. */
import { isDeepStrictEqual } from 'node:util';
import type { RuleId } from '../schemas/generated/rules.js';
import type { Finding } from '../schemas/verdict.js';
import { cantTell, failed, inapplicable, passed } from './checks.js';
import type { Check } from './checks.js';
import type { Evidence, TitleProbe } from './evidence.js';
import type { Fault } from './ledger.js';
import { isKnownElsewhere, recordsOf } from './look-titles.js';
import type { Profile } from './profile.js';
import { explainedBy } from './profile.js';
import { isObject } from './reading.js';
import type { JsonObject } from './reading.js';
import { counted, quoted, shown } from './words.js';

/** A title whose answer has records. */
interface Seen extends TitleProbe {
  readonly records: Readonly<Record<string, unknown>>;
  readonly query: JsonObject;
}

function seen(probes: readonly TitleProbe[]): Seen[] {
  return probes.flatMap(probe => {
    const records = recordsOf(probe.reading);
    const json = probe.reading.kind === 'answer' ? probe.reading.json : undefined;
    const query = isObject(json) ? json['query'] : undefined;
    return records && isObject(query) ? [{ ...probe, records, query }] : [];
  });
}

const all = ({ missing, existing }: Evidence) => seen([...missing, ...existing]);
const of = ({ reading }: TitleProbe) => reading.exchange.question;
const keyWords = (records: object) => {
  const keys = Object.keys(records);
  return keys.length === 0
    ? 'no record'
    : `${counted(keys.length, 'record')} under ${keys
        .slice(0, 3)
        .map(key => quoted(key, 30))
        .join(', ')}`;
};

/** Judges title by title: the first fault, or that it held for all. */
function each(
  titles: readonly Seen[],
  nothing: string,
  judge: (title: Seen) => Omit<Fault, 'exchange'> | undefined,
): Finding {
  for (const title of titles) {
    const fault = judge(title);
    if (fault)
      return failed({
        ...fault,
        message: `${of(title)}: ${fault.message}`,
        exchange: title.reading.exchange.id,
      });
  }
  return titles.length > 0 ? passed(`held for ${counted(titles.length, 'title')}`) : inapplicable(nothing);
}

const namespaceHint = (profile: Profile) => explainedBy(profile, 'file_namespace');

const titleNormalized = (evidence: Evidence): Finding =>
  each(all(evidence), 'no record was seen', ({ records, normal }) => {
    for (const [key, record] of Object.entries(records)) {
      const title = isObject(record) ? record['title'] : undefined;
      if (title === normal || typeof title !== 'string') continue;
      return {
        message: `the record has the title ${quoted(title)}`,
        pointer: `/query/pages/${key}/title`,
        expected: shown(normal),
        actual: shown(title),
        hint: namespaceHint(evidence.profile),
      };
    }
    return undefined;
  });

const missingRecord = (evidence: Evidence): Finding => {
  const titles = seen(evidence.missing);
  if (titles.some(({ reading }) => isKnownElsewhere(reading)))
    return cantTell('every drawn title is known to a shared repository');
  return each(titles, 'no answer has records', ({ records }) => {
    const record = records['-1'];
    const expected = 'one record under "-1" with `missing`';
    if (Object.keys(records).length !== 1 || !isObject(record))
      return {
        message: `a title that surely does not exist has ${keyWords(records)}`,
        pointer: '/query/pages',
        expected,
        actual: keyWords(records),
      };
    if (Object.hasOwn(record, 'missing')) return undefined;
    return {
      message: 'the record of a title that surely does not exist has no `missing`',
      pointer: '/query/pages/-1',
      expected,
      actual: shown(record),
    };
  });
};

const existingRecord = (evidence: Evidence): Finding => {
  const { ledger, existing, noWitness } = evidence;
  const refused = ledger.account('duplicatefiles.existing-record').first;
  if (refused) return failed(refused);
  if (existing.length === 0) return inapplicable(noWitness ?? 'needs a file');
  if (existing.some(({ reading }) => isKnownElsewhere(reading)))
    return cantTell('the file has no description page of its own: its record is `known`, but `missing`');
  return each(seen(existing), 'no answer has records', ({ records, curid = '', normal }) => {
    const [key, ...others] = Object.keys(records);
    const record = records[key ?? ''];
    const expected = `one record under ${shown(curid)}, without \`missing\``;
    const hasMissing = isObject(record) && Object.hasOwn(record, 'missing');
    if (key === curid && others.length === 0 && !hasMissing) return undefined;
    const actual = `${keyWords(records)}${hasMissing ? ', with `missing`' : ''}`;
    return {
      message: `${quoted(normal)}, which the listing shows, has ${actual}`,
      pointer: '/query/pages',
      expected,
      actual,
    };
  });
};

const complete = ({ missing }: Evidence): Finding =>
  each(seen(missing), 'no missing title was answered', ({ reading }) => {
    const json = reading.kind === 'answer' ? reading.json : undefined;
    if (!isObject(json) || !Object.hasOwn(json, 'continue')) return undefined;
    return {
      message: 'a title without a page is to be continued',
      pointer: '/continue',
      expected: 'absent',
      actual: shown(json['continue']),
    };
  });

/** The two spellings of one title. */
function pairs({ missing, existing }: Evidence): (readonly [Seen, Seen])[] {
  return [missing, existing].flatMap(probes => {
    const titles = seen(probes);
    const underscores = titles.find(({ spelling }) => spelling === 'underscores');
    const spaces = titles.find(({ spelling }) => spelling === 'spaces');
    return underscores && spaces ? [[underscores, spaces] as const] : [];
  });
}

const spellings = (evidence: Evidence): Finding => {
  const both = pairs(evidence);
  for (const [underscores, spaces] of both)
    if (!isDeepStrictEqual(underscores.records, spaces.records))
      return failed({
        message: `${quoted(underscores.sent)} has ${keyWords(underscores.records)}, but ${quoted(spaces.sent)} ${keyWords(spaces.records)}`,
        exchange: spaces.reading.exchange.id,
        pointer: '/query/pages',
        expected: 'the record of the other spelling',
        actual: keyWords(spaces.records),
      });
  return both.length > 0
    ? passed(`held for ${counted(both.length, 'title')}`)
    : inapplicable('no title was answered in both spellings');
};

function normalizations(query: JsonObject): readonly unknown[] | undefined {
  const list = query['normalized'];
  return Array.isArray(list) ? list : undefined;
}

const whenChanged = (evidence: Evidence): Finding =>
  each(all(evidence), 'no answer was seen', ({ query, spelling, sent, normal }) => {
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
function inNormalization(field: 'from' | 'to', wantedOf: (title: Seen) => string) {
  return (evidence: Evidence): Finding => {
    const changed = all(evidence).filter(({ query }) => normalizations(query) !== undefined);
    return each(changed, 'no title was normalized', title => {
      const wanted = wantedOf(title);
      for (const [at, record] of (normalizations(title.query) ?? []).entries()) {
        const value = isObject(record) ? record[field] : undefined;
        if (value === wanted || typeof value !== 'string') continue;
        return {
          message: `the normalization is ${field === 'from' ? 'from' : 'to'} ${quoted(value)}`,
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

const notAnError = ({ ledger, missing }: Evidence): Finding => {
  const { first, faults } = ledger.account('duplicatefiles.not-an-error');
  if (first) return failed(first, faults);
  const answered = missing.filter(({ reading }) => reading.kind === 'answer').length;
  return answered > 0
    ? passed(`${counted(answered, 'missing title')} answered without an error`)
    : inapplicable('no missing title was answered');
};

/** A record that contradicts a listing which has changed since proves nothing. */
function unlessGone(judge: Check['judge']): Check['judge'] {
  return evidence => {
    const finding = judge(evidence);
    if (finding.outcome !== 'failed' || evidence.witnessGone === undefined) return finding;
    return cantTell(`${finding.message}; but ${evidence.witnessGone}`);
  };
}

function onTitles(
  judge: Check['judge'],
  needs: readonly RuleId[],
  asks: Check['asks'] = ['missing titles', 'existing title', 'first page', 'walk'],
): Check {
  return { asks, needs: ['duplicatefiles.pages', ...needs], judge };
}

const RECORD: readonly RuleId[] = ['duplicatefiles.page', 'duplicatefiles.page-id', 'duplicatefiles.missing'];
const NORMALIZATION: readonly RuleId[] = ['duplicatefiles.normalized', 'duplicatefiles.normalization'];

export const duplicatefilesChecks = {
  'duplicatefiles.title-normalized': onTitles(titleNormalized, [
    'duplicatefiles.page',
    'duplicatefiles.title',
  ]),
  'duplicatefiles.missing-record': onTitles(missingRecord, RECORD, ['missing titles']),
  'duplicatefiles.existing-record': onTitles(unlessGone(existingRecord), RECORD, [
    'existing title',
    'first page',
    'walk',
  ]),
  'duplicatefiles.complete': onTitles(complete, [], ['missing titles']),
  'duplicatefiles.spellings': onTitles(unlessGone(spellings), []),
  'duplicatefiles.normalized-when-changed': onTitles(whenChanged, NORMALIZATION),
  'duplicatefiles.from-as-sent': onTitles(
    inNormalization('from', ({ sent }) => sent),
    [...NORMALIZATION, 'duplicatefiles.from'],
  ),
  'duplicatefiles.to-with-spaces': onTitles(
    inNormalization('to', ({ normal }) => normal),
    [...NORMALIZATION, 'duplicatefiles.to'],
  ),
  'duplicatefiles.not-an-error': { asks: ['missing titles'], judge: notAnError },
} as const satisfies Record<string, Check>;
