/** Contract 2.4, 2.5, 4.4, 7: the records of titles, and their normalization. */
import { recordKey, UNTRIED } from '../evidence/trials.js';
import type { RuleId } from '../../schemas/generated/rules.js';
import type { Finding } from '../../schemas/verdict.js';
import {
  cantTell,
  failed,
  heldFor,
  inapplicable,
  judgeEach,
  passed,
  type Check,
  type ChecksOf,
  type LocalViolation,
  type Observing,
} from './check.js';
import { hintOnSpelling } from './hints.js';
import { isAnsweredTitle, type Evidence, type TitleProbe } from '../evidence/evidence.js';
import { contradictsEntry } from '../evidence/sample-titles.js';
import { isKnownElsewhere, recordsOf } from '../answers/titles.js';
import { isObject, type JsonObject } from '../answers/reading.js';
import { firstDifference, sameJson } from '../answers/compare.js';
import { contrasted, counted, quoted, shown } from '../values/messages.js';
import type { Exchange } from '../http/exchange.js';
import { valueAt } from '../../schemas/text/json-pointer.js';

/** A title whose answer has records. */
interface AnsweredTitle extends TitleProbe {
  readonly records: Readonly<Record<string, unknown>>;
  readonly query: JsonObject;
  readonly exchange: Exchange;
}

const answered = (probes: readonly TitleProbe[]): AnsweredTitle[] =>
  probes.flatMap(probe => {
    const { reading } = probe;
    const records = recordsOf(reading);
    const query = reading.kind === 'answer' ? valueAt(reading.json, '/query') : undefined;
    return records && isObject(query) ? [{ ...probe, records, query, exchange: reading.exchange }] : [];
  });

/** All titles whose answers have records. */
const allAnswered = ({ missing, existing }: Evidence) => answered([...missing, ...existing]);

/** The keys of the records in words. */
const keyWords = (records: object) => {
  const keys = Object.keys(records);
  return keys.length === 0
    ? 'no record'
    : `${counted(keys.length, 'record')} under ${keys
        .slice(0, 3)
        .map(key => quoted(key, 30))
        .join(', ')}`;
};

const titleNormalized = (evidence: Evidence): Finding =>
  judgeEach(allAnswered(evidence), 'title', 'no record was seen', otherTitle);

function otherTitle({ records, normal, settled }: AnsweredTitle): LocalViolation | undefined {
  if (settled === 'record only') return undefined;
  for (const [key, record] of Object.entries(records)) {
    const title = isObject(record) ? record['title'] : undefined;
    if (title === normal || typeof title !== 'string') continue;
    if (settled === 'no underscores left' && isWithoutUnderscores(title, normal)) continue;
    const [expected, actual] = contrasted(normal, title);
    return {
      message: `the record has the title ${quoted(title)}`,
      pointer: `/query/pages/${key}/title`,
      expected,
      actual,
      ...hintOnSpelling(normal, title),
      ...ifOfOtherNamespace([title], normal),
    };
  }
  return undefined;
}

/** A title in another namespace than the one that was asked for may be the wiki's own name for it. */
const ifOfOtherNamespace = (
  titles: readonly unknown[],
  normal: string,
): Pick<LocalViolation, 'parameters'> =>
  titles.every(
    title => typeof title !== 'string' || title.startsWith(normal.slice(0, normal.indexOf(':') + 1)),
  )
    ? {}
    : { parameters: ['file_namespace'] };

/** Whether a title is as it was sent, with any number of spaces, or none at its ends, for its underscores. */
const isWithoutUnderscores = (title: string, normal: string): boolean =>
  !title.includes('_') && withSingleSpaces(title) === withSingleSpaces(normal);

const withSingleSpaces = (title: string): string => title.replace(/\s+/g, ' ').replace(/^ | $|(?<=:) /g, '');

const isOfOtherWiki = ({ reading }: TitleProbe) => isKnownElsewhere(reading);

const missingRecord = (evidence: Evidence): Finding => {
  const titles = answered(evidence.missing);
  if (titles.some(isOfOtherWiki)) return cantTell('a shared repository knows every title that was drawn');
  const finding = judgeEach(titles, 'title', 'no answer has records', otherThanMissing);
  const { perhapsCreated } = evidence;
  return finding.outcome === 'failed' || perhapsCreated === undefined
    ? finding
    : cantTell(`${quoted(perhapsCreated)} has a page, and may have been created during the audit`);
};

function otherThanMissing({ records, normal, takenFor }: AnsweredTitle): LocalViolation | undefined {
  const record = records['-1'];
  const expected = 'one record under "-1" with `missing`';
  if (takenFor !== undefined)
    return {
      message: `${quoted(normal)}, which the listing does not show, has the page of ${quoted(takenFor)}`,
      pointer: '/query/pages',
      expected,
      actual: keyWords(records),
    };
  if (Object.keys(records).length !== 1 || !isObject(record))
    return {
      message: `a title that does not exist has ${keyWords(records)}`,
      pointer: '/query/pages',
      expected,
      actual: keyWords(records),
    };
  if (Object.hasOwn(record, 'missing')) return undefined;
  return {
    message: 'the record of a title that does not exist has no `missing`',
    pointer: '/query/pages/-1',
    expected,
    actual: shown(record),
  };
}

/** A file that the user names has to be seen, whatever other files show. */
const existingRecord: Check['judge'] = (evidence, rule) => {
  const finding = existingRecords(evidence, rule);
  const { noNamed } = evidence;
  return noNamed !== undefined && finding.outcome === 'passed' ? cantTell(noNamed) : finding;
};

const existingRecords: Check['judge'] = (evidence, rule) => {
  const { observed, existing, noSample } = evidence;
  const refused = observed.violations.of(rule).first;
  if (refused) return failed(refused);
  if (existing.length === 0) return inapplicable(noSample ?? 'needs a file');
  if (existing.some(isOfOtherWiki))
    return cantTell('the file has no description page of its own: its record is `known`, but `missing`');
  return judgeEach(answered(existing), 'title', 'no answer has records', otherThanExisting);
};

function otherThanExisting(title: AnsweredTitle): LocalViolation | undefined {
  const { records, curid = '', normal, unlisted } = title;
  const [key, ...others] = Object.keys(records);
  const record = records[key ?? ''];
  const hasMissing = isObject(record) && Object.hasOwn(record, 'missing');
  if (key === curid && others.length === 0 && !hasMissing) return undefined;
  const actual = `${keyWords(records)}${hasMissing ? ', with `missing`' : ''}`;
  return {
    message: `${quoted(normal)}, which ${unlisted ? 'was answered with a record before' : 'the listing shows'}, has ${actual}`,
    pointer: '/query/pages',
    expected: `one record under ${shown(curid)}, without \`missing\``,
    actual,
  };
}

const complete = ({ missing }: Evidence): Finding =>
  judgeEach(answered(missing), 'title', 'no missing title was answered', continued);

function continued({ reading }: AnsweredTitle): LocalViolation | undefined {
  const json = reading.kind === 'answer' ? reading.json : undefined;
  if (!isObject(json) || !Object.hasOwn(json, 'continue')) return undefined;
  return {
    message: 'the answer about a missing title has a `continue`',
    pointer: '/continue',
    expected: 'absent',
    actual: shown(json['continue']),
  };
}

/** The titles that were asked for in two spellings. */
function pairs({ missing, existing }: Evidence): (readonly [AnsweredTitle, AnsweredTitle])[] {
  const titles = answered([...missing, ...existing]);
  const withSpaces = new Map<string, AnsweredTitle>();
  for (const title of titles)
    if (title.spelling === 'spaces' && !withSpaces.has(title.normal)) withSpaces.set(title.normal, title);
  const both: (readonly [AnsweredTitle, AnsweredTitle])[] = [];
  for (const title of titles) {
    const spaces = title.spelling === 'underscores' ? withSpaces.get(title.normal) : undefined;
    if (spaces) both.push([title, spaces]);
  }
  return both;
}

const spellings = (evidence: Evidence): Finding => {
  const both = pairs(evidence);
  for (const [underscores, spaces] of both) {
    const one = { query: { pages: underscores.records } };
    const other = { query: { pages: spaces.records } };
    if (sameJson(one, other)) continue;
    const pointer = firstDifference(one, other);
    const [expected, actual] = contrasted(valueAt(one, pointer), valueAt(other, pointer));
    return failed({
      message: `the records of ${quoted(underscores.sent)} and ${quoted(spaces.sent)} differ: ${quoted(pointer)} is ${expected}, then ${actual}`,
      exchange: spaces.reading.exchange.id,
      pointer,
      expected,
      actual,
    });
  }
  return heldFor(both.length, 'title', 'no title was answered in both spellings');
};

const notAnError: Check['judge'] = ({ observed, missing }, rule) => {
  const { first, violations } = observed.violations.of(rule);
  if (first) return failed(first, violations);
  const count = missing.filter(isAnsweredTitle).length;
  return count > 0
    ? passed(`${counted(count, 'missing title')} answered without an error`)
    : inapplicable('no missing title was answered');
};

function normalizations({ normalized }: JsonObject): readonly unknown[] | undefined {
  return Array.isArray(normalized) ? normalized : undefined;
}

const whenChanged = (evidence: Evidence): Finding =>
  judgeEach(allAnswered(evidence), 'title', 'no answer was seen', otherCount);

function otherCount(title: AnsweredTitle): LocalViolation | undefined {
  const { query, spelling, sent, normal, settled } = title;
  const records = normalizations(query) ?? [];
  const count = records.length;
  const wanted = sent === normal ? 0 : 1;
  if (settled === 'record only' || count === wanted) return undefined;
  return {
    message: `${quoted(sent)} (${spelling}) has ${count === 0 ? 'no normalization record' : counted(count, 'normalization record')}`,
    pointer: '/query/normalized',
    expected: wanted === 0 ? 'no `normalized`' : 'one normalization record',
    actual: count === 0 ? 'absent' : counted(count, 'record'),
    ...ifOfOtherNamespace(
      records.map(record => (isObject(record) ? record['to'] : undefined)),
      normal,
    ),
  };
}

const isNormalized = ({ query }: AnsweredTitle) => normalizations(query) !== undefined;

/** Judges one string of the normalization records of the titles that need one. */
function inNormalization(field: 'from' | 'to', wantedOf: (title: AnsweredTitle) => string) {
  const otherString = (title: AnsweredTitle): LocalViolation | undefined => {
    const wanted = wantedOf(title);
    const { settled } = title;
    if (field === 'to' && settled === 'record only') return undefined;
    for (const [at, record] of (normalizations(title.query) ?? []).entries()) {
      const value = isObject(record) ? record[field] : undefined;
      if (value === wanted || typeof value !== 'string') continue;
      if (field === 'to' && settled === 'no underscores left' && isWithoutUnderscores(value, wanted))
        continue;
      const [expected, actual] = contrasted(wanted, value);
      return {
        message: `a normalization record has the \`${field}\` ${quoted(value)}`,
        pointer: `/query/normalized/${at}/${field}`,
        expected,
        actual,
        ...hintOnSpelling(wanted, value),
        ...(field === 'to' ? ifOfOtherNamespace([value], wanted) : {}),
      };
    }
    return undefined;
  };
  return (evidence: Evidence): Finding =>
    judgeEach(allAnswered(evidence).filter(isNormalized), 'title', 'no title was normalized', otherString);
}

/** Only a trial tells a record that contradicts the listing from a listing that has changed; other records prove what they show. */
function ifTried(judge: Check['judge']): Check['judge'] {
  return (evidence, rule) => {
    const { existing, trials } = evidence;
    const contradicting = existing.filter(contradictsEntry);
    const trialOf = ({ curid = '' }: TitleProbe) => trials.get(recordKey(curid)) ?? UNTRIED;
    const open = contradicting.filter(each => trialOf(each).verdict !== 'proven');
    const [first] = open.filter(each => trialOf(each).verdict !== 'withdrawn');
    const finding = judge({ ...evidence, existing: existing.filter(each => !open.includes(each)) }, rule);
    if (finding.outcome === 'failed') {
      const cited = contradicting.find(
        ({ reading }) => reading.exchange.id === finding.evidence?.[0]?.exchange,
      );
      return cited ? { ...finding, trial: trialOf(cited).trial } : finding;
    }
    if (open.length === 0) return finding;
    if (first)
      return cantTell(
        `${quoted(first.normal)} has another record than the listing shows; however, ${trialOf(first).reason}`,
      );
    return finding.outcome === 'inapplicable'
      ? cantTell('each file that was asked for has changed')
      : finding;
  };
}

function onTitles(
  judge: Check['judge'],
  dependsOn: readonly RuleId[],
  probes: Check['probes'] = ['missing titles', 'existing title', 'first page', 'walk'],
): Check {
  return { probes, dependsOn: ['duplicatefiles.pages', ...dependsOn], judge };
}

/** Whether an error of the API answers the query about a title that exists, or about one that does not. */
const refused =
  (exists: boolean): NonNullable<Observing['error']> =>
  ({ sort }, { title, repeat }) =>
    sort === 'other' && title?.exists === exists && repeat === undefined;

const RECORD: readonly RuleId[] = ['duplicatefiles.page', 'duplicatefiles.page-id', 'duplicatefiles.missing'];
const NORMALIZATION: readonly RuleId[] = ['duplicatefiles.normalized', 'duplicatefiles.normalization'];

export const duplicatefilesChecks = {
  'duplicatefiles.title-normalized': onTitles(titleNormalized, [
    'duplicatefiles.page',
    'duplicatefiles.title',
  ]),
  'duplicatefiles.missing-record': {
    ...onTitles(missingRecord, RECORD, ['missing titles']),
    // Some missing titles are nearly those of the files that the listing shows.
    furtherProbes: ['existing title', 'walk'],
  },
  'duplicatefiles.existing-record': {
    ...onTitles(ifTried(existingRecord), RECORD, ['existing title', 'first page', 'walk']),
    observing: { error: refused(true) },
  },
  'duplicatefiles.complete': onTitles(complete, [], ['missing titles']),
  'duplicatefiles.spellings': onTitles(ifTried(spellings), []),
  'duplicatefiles.normalized-when-changed': onTitles(whenChanged, NORMALIZATION),
  'duplicatefiles.from-as-sent': onTitles(
    inNormalization('from', ({ sent }) => sent),
    [...NORMALIZATION, 'duplicatefiles.from'],
  ),
  'duplicatefiles.to-with-spaces': onTitles(
    inNormalization('to', ({ normal }) => normal),
    [...NORMALIZATION, 'duplicatefiles.to'],
  ),
  'duplicatefiles.not-an-error': {
    probes: ['missing titles'],
    observing: { error: refused(false) },
    judge: notAnError,
  },
} as const satisfies ChecksOf<'duplicatefiles.'>;
