/** Contract 2.4, 2.5, 4.4, 7: the records of titles, and their normalization. */
import type { RuleId } from '../../schemas/generated/rules.js';
import { valueAt } from '../../schemas/text/json-pointer.js';
import { firstDifference, sameJson } from '../answers/compare.js';
import { isObject, type JsonObject } from '../answers/reading.js';
import { isKnownElsewhere, recordsIn } from '../answers/titles.js';
import { recordKey, trialUnder, type Evidence, type TitleProbe } from '../evidence/evidence.js';
import { contradictsEntry } from '../evidence/sample-titles.js';
import type { LocalViolation } from '../evidence/violations.js';
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
} from './check.js';
import { hintOnSpelling } from './hints.js';

/** A title whose answer has records. */
interface AnsweredTitle extends TitleProbe {
  readonly records: Readonly<Record<string, unknown>>;
  readonly json: JsonObject;
  readonly normalized: readonly unknown[];
  readonly exchange: Exchange;
}

const answered = (probes: readonly TitleProbe[]): AnsweredTitle[] =>
  probes.flatMap(probe => {
    const { json, exchange } = probe.reading;
    const records = recordsIn(json);
    if (!records || !isObject(json)) return [];
    const list = valueAt(json, '/query/normalized');
    return [{ ...probe, records, json, normalized: Array.isArray(list) ? list : [], exchange }];
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
  const finding = judgeEach(titles, 'title', 'no answer has records', title => {
    const other = otherRecord(title, 'a title that does not exist', '-1', true);
    const { takenFor, normal, records } = title;
    if (takenFor === undefined) return other;
    const message = `${quoted(normal)}, which the listing does not show, has the page of ${quoted(takenFor)}`;
    return { ...other, message, pointer: '/query/pages', actual: keyWords(records) };
  });
  return finding.outcome === 'failed' || perhapsCreated === undefined
    ? finding
    : cantTell(`${quoted(perhapsCreated)} has a page, and may have been created during the audit`);
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

const existingRecord: Check['judge'] = ({ existing, noNamed }) => {
  if (existing.length === 0)
    return inapplicable('needs a file in the listing with a page id in its `descriptionshorturl`');
  if (existing.some(isOfOtherWiki))
    return cantTell('the file has no description page of its own: its record is `known`, but `missing`');
  const finding = judgeEach(answered(existing), 'title', 'no answer has records', title => {
    const { curid = '', normal, unlisted } = title;
    const why = unlisted ? 'was answered with a record before' : 'the listing shows';
    return otherRecord(title, `${quoted(normal)}, which ${why},`, curid, false);
  });
  // A file that the user names has to be seen, whatever other files show.
  return noNamed !== undefined && finding.outcome === 'passed' ? cantTell(noNamed) : finding;
};

const spellings: Check['judge'] = evidence => {
  const titles = allAnswered(evidence);
  const both = titles.flatMap(title => {
    const other = titles.find(({ spelling, normal }) => spelling === 'spaces' && normal === title.normal);
    return other && title.spelling === 'underscores' ? [[title, other] as const] : [];
  });
  for (const [underscores, spaces] of both) {
    const [one, other] = [{ query: { pages: underscores.records } }, { query: { pages: spaces.records } }];
    if (sameJson(one, other)) continue;
    const pointer = firstDifference(one, other);
    const [expected, actual] = contrasted(valueAt(one, pointer), valueAt(other, pointer));
    const message = `the records of ${quoted(underscores.sent)} and ${quoted(spaces.sent)} differ: ${quoted(pointer)} is ${expected}, then ${actual}`;
    return failed({ message, exchange: spaces.exchange.id, pointer, expected, actual });
  }
  return heldFor(both.length, 'title', 'no title was answered in both spellings');
};

const stringIn = (record: unknown, field: string): string | undefined => {
  const value = isObject(record) ? record[field] : undefined;
  return typeof value === 'string' ? value : undefined;
};

function otherCount(title: AnsweredTitle): LocalViolation | undefined {
  const { normalized, spelling, sent, normal, settled } = title;
  const wanted = sent === normal ? 0 : 1;
  const { length } = normalized;
  if (settled === 'record only' || length === wanted) return undefined;
  const count = length === 0 ? 'no normalization record' : counted(length, 'normalization record');
  return {
    message: `${quoted(sent)} (${spelling}) has ${count}`,
    pointer: '/query/normalized',
    expected: wanted === 0 ? 'no `normalized`' : 'one normalization record',
    actual: length === 0 ? 'absent' : counted(length, 'record'),
    ...ifOfOtherNamespace(
      normalized.map(record => stringIn(record, 'to')),
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
  ({ records, normalized, sent, normal, settled }: AnsweredTitle): LocalViolation | undefined => {
    const isSent = field === 'from';
    const wanted = isSent ? sent : normal;
    if (!isSent && settled === 'record only') return undefined;
    const isOfPage = field === 'title';
    for (const [key, record] of Object.entries(isOfPage ? records : normalized)) {
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
const ifTried =
  (judge: Check['judge']): Check['judge'] =>
  (evidence, rule) => {
    const { existing } = evidence;
    const contradicting = existing
      .filter(contradictsEntry)
      .map(title => ({ title, tried: trialUnder(evidence, recordKey(title.curid ?? '')) }));
    const open = contradicting.filter(({ tried }) => tried.verdict !== 'proven');
    const settled = existing.filter(each => open.every(({ title }) => title !== each));
    const finding = judge({ ...evidence, existing: settled }, rule);
    if (finding.outcome === 'failed') {
      const cited = contradicting.find(
        ({ title }) => title.reading.exchange.id === finding.evidence?.[0]?.exchange,
      );
      return cited ? { ...finding, trial: cited.tried.trial } : finding;
    }
    const first = open.find(({ tried }) => tried.verdict !== 'withdrawn');
    if (first) {
      const { title, tried } = first;
      const message = `${quoted(title.normal)} has another record than the listing shows`;
      return cantTell(`${message}; however, ${tried.reason}`);
    }
    return open.length > 0 && finding.outcome === 'inapplicable'
      ? cantTell('each file that was asked for has changed')
      : finding;
  };

const onTitles = (
  judge: Check['judge'],
  dependsOn: readonly RuleId[],
  probes: Check['probes'] = ['missing titles', 'existing title', 'first page', 'walk'],
): Check => ({ probes, dependsOn: ['duplicatefiles.pages', ...dependsOn], judge });

/** A rule on the answer about each title. */
const onEach = (
  nothing: string,
  judge: (title: AnsweredTitle) => LocalViolation | undefined,
  dependsOn: readonly RuleId[],
  isMeant: (title: AnsweredTitle) => boolean = () => true,
): Check =>
  onTitles(evidence => judgeEach(allAnswered(evidence).filter(isMeant), 'title', nothing, judge), dependsOn);

const NORMALIZATION = ['duplicatefiles.normalized', 'duplicatefiles.normalization'] as const;

/** A rule on the normalization records of each title that has any. */
const onNormalization = (field: 'from' | 'to'): Check =>
  onEach(
    'no title was normalized',
    otherString(field),
    [...NORMALIZATION, `duplicatefiles.${field}`],
    ({ json }) => Array.isArray(valueAt(json, '/query/normalized')),
  );

const RECORD = ['duplicatefiles.page', 'duplicatefiles.page-id', 'duplicatefiles.missing'] as const;

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
  'duplicatefiles.existing-record': onTitles(ifTried(existingRecord), RECORD, [
    'existing title',
    'first page',
    'walk',
  ]),
  'duplicatefiles.complete': onTitles(
    ({ missing }) =>
      judgeEach(answered(missing), 'title', 'no missing title was answered', ({ json }) => {
        if (!Object.hasOwn(json, 'continue')) return undefined;
        const message = 'the answer about a missing title has a `continue`';
        return { message, pointer: '/continue', expected: 'absent', actual: shown(json['continue']) };
      }),
    [],
    ['missing titles'],
  ),
  'duplicatefiles.spellings': onTitles(ifTried(spellings), []),
  'duplicatefiles.normalized-when-changed': onEach('no answer was seen', otherCount, NORMALIZATION),
  'duplicatefiles.from-as-sent': onNormalization('from'),
  'duplicatefiles.to-with-spaces': onNormalization('to'),
  'duplicatefiles.not-an-error': {
    probes: ['missing titles'],
    judge: ({ missing: { length } }) =>
      length > 0
        ? passed(`${counted(length, 'missing title')} answered without an error`)
        : inapplicable('no missing title was answered'),
  },
} as const satisfies ChecksOf<'duplicatefiles.'>;
