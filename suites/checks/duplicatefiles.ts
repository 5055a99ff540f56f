/** Contract 2.4, 2.5, 4.4, 7: the records of titles, and their normalization. */
import type { RuleId } from '../../schemas/generated/rules.js';
import { valueAt } from '../../schemas/text/json-pointer.js';
import { firstDifference, sameJson } from '../answers/compare.js';
import { isObject, type JsonObject } from '../answers/reading.js';
import { isKnownElsewhere, recordsIn } from '../answers/titles.js';
import type { Evidence, TitleProbe } from '../evidence/evidence.js';
import { contradictsEntry } from '../evidence/sample-titles.js';
import { recordKey, UNTRIED } from '../evidence/trials.js';
import type { Exchange } from '../http/exchange.js';
import { contrasted, counted, quoted, shown } from '../values/messages.js';
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

/** A title whose answer has records. */
interface AnsweredTitle extends TitleProbe {
  readonly records: Readonly<Record<string, unknown>>;
  readonly query: JsonObject;
  readonly exchange: Exchange;
}

const answered = (probes: readonly TitleProbe[]): AnsweredTitle[] =>
  probes.flatMap(probe => {
    const { json, exchange } = probe.reading;
    const records = recordsIn(json);
    const query = valueAt(json, '/query');
    return records && isObject(query) ? [{ ...probe, records, query, exchange }] : [];
  });

/** All titles whose answers have records. */
const allAnswered = ({ missing, existing }: Evidence) => answered([...missing, ...existing]);

/** The keys of the records in words. */
function keyWords(records: object): string {
  const keys = Object.keys(records);
  const first = keys.slice(0, 3).map(key => quoted(key, 30));
  return keys.length === 0 ? 'no record' : `${counted(keys.length, 'record')} under ${first.join(', ')}`;
}

const isOfOtherWiki = ({ reading }: TitleProbe) => isKnownElsewhere(reading);

function missingRecord({ missing, perhapsCreated }: Evidence) {
  const titles = answered(missing);
  if (titles.some(isOfOtherWiki)) return cantTell('a shared repository knows every title that was drawn');
  const finding = judgeEach(titles, 'title', 'no answer has records', otherThanMissing);
  return finding.outcome === 'failed' || perhapsCreated === undefined
    ? finding
    : cantTell(`${quoted(perhapsCreated)} has a page, and may have been created during the audit`);
}

function otherThanMissing(title: AnsweredTitle): LocalViolation | undefined {
  const other = otherRecord(title, 'a title that does not exist', '-1', true);
  const { takenFor, normal, records } = title;
  if (takenFor === undefined) return other;
  const message = `${quoted(normal)}, which the listing does not show, has the page of ${quoted(takenFor)}`;
  return { ...other, message, pointer: '/query/pages', actual: keyWords(records) };
}

/** Judges that a title has one record, under one key, with `missing` or without. */
function otherRecord(
  { records }: AnsweredTitle,
  who: string,
  key: string,
  isMissing: boolean,
): LocalViolation | undefined {
  const [own = '', ...others] = Object.keys(records);
  const record = records[own];
  const hasMissing = isObject(record) && Object.hasOwn(record, 'missing');
  if (own === key && others.length === 0 && hasMissing === isMissing) return undefined;
  const actual = `${keyWords(records)}${own === '' ? '' : withMissing(hasMissing)}`;
  const expected = `one record under ${shown(key)}${withMissing(isMissing)}`;
  return { message: `${who} has ${actual}`, pointer: '/query/pages', expected, actual };
}

const withMissing = (isMissing: boolean): string => `, ${isMissing ? 'with' : 'without'} \`missing\``;

const existingRecord: Check['judge'] = ({ observed, existing, noSample, noNamed }, rule) => {
  const refused = observed.violations.of(rule).first;
  if (refused) return failed(refused);
  if (existing.length === 0) return inapplicable(noSample ?? 'needs a file');
  if (existing.some(isOfOtherWiki))
    return cantTell('the file has no description page of its own: its record is `known`, but `missing`');
  const finding = judgeEach(answered(existing), 'title', 'no answer has records', otherThanExisting);
  // A file that the user names has to be seen, whatever other files show.
  return noNamed !== undefined && finding.outcome === 'passed' ? cantTell(noNamed) : finding;
};

function otherThanExisting(title: AnsweredTitle): LocalViolation | undefined {
  const { curid = '', normal, unlisted } = title;
  const why = unlisted ? 'was answered with a record before' : 'the listing shows';
  return otherRecord(title, `${quoted(normal)}, which ${why},`, curid, false);
}

function continued({ reading }: AnsweredTitle): LocalViolation | undefined {
  const { json } = reading;
  if (!isObject(json) || !Object.hasOwn(json, 'continue')) return undefined;
  return {
    message: 'the answer about a missing title has a `continue`',
    pointer: '/continue',
    expected: 'absent',
    actual: shown(json['continue']),
  };
}

const spellings: Check['judge'] = evidence => {
  const titles = allAnswered(evidence);
  const both = titles.flatMap(title => {
    const other = titles.find(({ spelling, normal }) => spelling === 'spaces' && normal === title.normal);
    return other && title.spelling === 'underscores' ? [[title, other] as const] : [];
  });
  for (const [underscores, spaces] of both) {
    const one = { query: { pages: underscores.records } };
    const other = { query: { pages: spaces.records } };
    if (sameJson(one, other)) continue;
    const pointer = firstDifference(one, other);
    const [expected, actual] = contrasted(valueAt(one, pointer), valueAt(other, pointer));
    return failed({
      message: `the records of ${quoted(underscores.sent)} and ${quoted(spaces.sent)} differ: ${quoted(pointer)} is ${expected}, then ${actual}`,
      exchange: spaces.exchange.id,
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
  return missing.length > 0
    ? passed(`${counted(missing.length, 'missing title')} answered without an error`)
    : inapplicable('no missing title was answered');
};

const normalizations = ({ normalized }: JsonObject): readonly unknown[] =>
  Array.isArray(normalized) ? normalized : [];

const stringIn = (record: unknown, field: string): string | undefined => {
  const value = isObject(record) ? record[field] : undefined;
  return typeof value === 'string' ? value : undefined;
};

function otherCount(title: AnsweredTitle): LocalViolation | undefined {
  const { query, spelling, sent, normal, settled } = title;
  const records = normalizations(query);
  const wanted = sent === normal ? 0 : 1;
  if (settled === 'record only' || records.length === wanted) return undefined;
  const count =
    records.length === 0 ? 'no normalization record' : counted(records.length, 'normalization record');
  return {
    message: `${quoted(sent)} (${spelling}) has ${count}`,
    pointer: '/query/normalized',
    expected: wanted === 0 ? 'no `normalized`' : 'one normalization record',
    actual: records.length === 0 ? 'absent' : counted(records.length, 'record'),
    ...ifOfOtherNamespace(
      records.map(record => stringIn(record, 'to')),
      normal,
    ),
  };
}

/** A title in another namespace than the one that was asked for may be the wiki's own name for it. */
const ifOfOtherNamespace = (titles: readonly (string | undefined)[], normal: string): object =>
  titles.every(title => title?.startsWith(normal.slice(0, normal.indexOf(':') + 1)) ?? true)
    ? {}
    : { parameters: ['file_namespace'] };

/** Whether a title is as it was sent, with any number of spaces, or none at its ends, for its underscores. */
const isWithoutUnderscores = (title: string, normal: string): boolean =>
  !title.includes('_') && withSingleSpaces(title) === withSingleSpaces(normal);

const withSingleSpaces = (title: string): string => title.replace(/\s+/g, ' ').replace(/^ | $|(?<=:) /g, '');

/** Judges one string of each record of a title, or of each of its normalization records. */
const otherString =
  (field: 'title' | 'from' | 'to') =>
  ({ records, query, sent, normal, settled }: AnsweredTitle): LocalViolation | undefined => {
    const isSent = field === 'from';
    const wanted = isSent ? sent : normal;
    if (!isSent && settled === 'record only') return undefined;
    const isOfPage = field === 'title';
    for (const [key, record] of Object.entries(isOfPage ? records : normalizations(query))) {
      const value = stringIn(record, field);
      if (value === undefined || value === wanted) continue;
      if (!isSent && settled === 'no underscores left' && isWithoutUnderscores(value, wanted)) continue;
      const [expected, actual] = contrasted(wanted, value);
      return {
        message: `${isOfPage ? 'the record has the title' : `a normalization record has the \`${field}\``} ${quoted(value)}`,
        pointer: `/query/${isOfPage ? 'pages' : 'normalized'}/${key}/${field}`,
        expected,
        actual,
        ...hintOnSpelling(wanted, value),
        ...(isSent ? {} : ifOfOtherNamespace([value], wanted)),
      };
    }
    return undefined;
  };

/** Only a trial tells a record that contradicts the listing from a listing that has changed; other records prove what they show. */
function ifTried(judge: Check['judge']): Check['judge'] {
  return (evidence, rule) => {
    const { existing, trials } = evidence;
    const contradicting = existing.filter(contradictsEntry);
    const trialOf = ({ curid = '' }: TitleProbe) => trials.get(recordKey(curid)) ?? UNTRIED;
    const open = contradicting.filter(each => trialOf(each).verdict !== 'proven');
    const finding = judge({ ...evidence, existing: existing.filter(each => !open.includes(each)) }, rule);
    if (finding.outcome === 'failed') {
      const [{ exchange } = { exchange: 0 }] = finding.evidence ?? [];
      const cited = contradicting.find(({ reading }) => reading.exchange.id === exchange);
      return cited ? { ...finding, trial: trialOf(cited).trial } : finding;
    }
    const first = open.find(each => trialOf(each).verdict !== 'withdrawn');
    if (first)
      return cantTell(
        `${quoted(first.normal)} has another record than the listing shows; however, ${trialOf(first).reason}`,
      );
    return open.length > 0 && finding.outcome === 'inapplicable'
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

/** A rule on the answer about each title. */
const onEach = (
  nothing: string,
  judge: (title: AnsweredTitle) => LocalViolation | undefined,
  dependsOn: readonly RuleId[],
  isMeant: (title: AnsweredTitle) => boolean = () => true,
): Check =>
  onTitles(evidence => judgeEach(allAnswered(evidence).filter(isMeant), 'title', nothing, judge), dependsOn);

const isNormalized = ({ query }: AnsweredTitle) => Array.isArray(query['normalized']);

/** Whether an error of the API answers the query about a title that exists, or about one that does not. */
const refused = (exists: boolean): Observing => ({
  error: ({ sort }, { title, repeat }) =>
    sort === 'other' && title?.exists === exists && repeat === undefined,
});

const RECORD = ['duplicatefiles.page', 'duplicatefiles.page-id', 'duplicatefiles.missing'] as const;
const NORMALIZATION = ['duplicatefiles.normalized', 'duplicatefiles.normalization'] as const;
const NONE = 'no title was normalized';

export const duplicatefilesChecks = {
  'duplicatefiles.title-normalized': onEach('no record was seen', otherString('title'), [
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
    observing: refused(true),
  },
  'duplicatefiles.complete': onTitles(
    ({ missing }) => judgeEach(answered(missing), 'title', 'no missing title was answered', continued),
    [],
    ['missing titles'],
  ),
  'duplicatefiles.spellings': onTitles(ifTried(spellings), []),
  'duplicatefiles.normalized-when-changed': onEach('no answer was seen', otherCount, NORMALIZATION),
  'duplicatefiles.from-as-sent': onEach(
    NONE,
    otherString('from'),
    [...NORMALIZATION, 'duplicatefiles.from'],
    isNormalized,
  ),
  'duplicatefiles.to-with-spaces': onEach(
    NONE,
    otherString('to'),
    [...NORMALIZATION, 'duplicatefiles.to'],
    isNormalized,
  ),
  'duplicatefiles.not-an-error': {
    probes: ['missing titles'],
    observing: refused(false),
    judge: notAnError,
  },
} as const satisfies ChecksOf<'duplicatefiles.'>;
