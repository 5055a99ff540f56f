/** Contract 2.4, 2.5, 4.4, 7: the records of titles, and their normalization. */
import type { RuleId } from '../../schemas/generated/rules.js';
import { valueAt } from '../../schemas/text/json-pointer.js';
import type { Finding } from '../../schemas/verdict.js';
import { firstDifference, sameJson } from '../answers/compare.js';
import { isKnownElsewhere, isObject, recordsIn } from '../answers/reading.js';
import type { Evidence, ProbeId, TitleProbe } from '../evidence/evidence.js';
import { contradictsEntry } from '../evidence/sample-titles.js';
import { UNTRIED, type LocalViolation } from '../evidence/violations.js';
import { contrasted, counted, quoted, shown } from '../values/messages.js';
import { cantTell, failed, heldFor, inapplicable, judgeEach, passed, type ChecksOf } from './check.js';

/** The titles whose answers have records. */
const answered = (probes: readonly TitleProbe[]) =>
  probes.flatMap(probe => {
    const { json, exchange } = probe.reading;
    const records = recordsIn(json);
    if (!records || !isObject(json)) return [];
    const list: unknown = valueAt(json, '/query/normalized');
    const normalized: readonly unknown[] | undefined = Array.isArray(list) ? list : undefined;
    return [{ ...probe, records, json, normalized, exchange }];
  });

type AnsweredTitle = ReturnType<typeof answered>[number];
type OfTitle = (title: AnsweredTitle) => LocalViolation | undefined;

/** Judges that a title has one record: a missing one under -1, with `missing`; an existing one under its page id, without. */
const otherRecord =
  (isMissing: boolean): OfTitle =>
  ({ records, curid = '', normal, takenFor }) => {
    const key = isMissing ? '-1' : curid;
    const keys = Object.keys(records);
    const record = records[keys[0] ?? ''];
    const hasMissing = isObject(record) && Object.hasOwn(record, 'missing');
    if (keys.length === 1 && keys[0] === key && hasMissing === isMissing) return undefined;
    const first = keys.slice(0, 3).map(each => quoted(each, 30));
    const found = `${counted(keys.length, 'record')} under ${first.join(', ')}${withMissing(hasMissing)}`;
    const isOther = !isMissing && keys.length === 1 && keys[0] !== key;
    const actual = keys.length === 0 ? 'no record' : `${found}${isOther ? `, not under ${quoted(key)}` : ''}`;
    const who = isMissing ? 'a title that does not exist' : `${quoted(normal)}, which exists,`;
    const message =
      takenFor === undefined
        ? `${who} has ${actual}`
        : `${quoted(normal)}, which the listing does not show, has the page of ${quoted(takenFor)}`;
    const expected = `one record under ${shown(key)}${withMissing(isMissing)}`;
    return { message, pointer: '/query/pages', expected, actual };
  };

const withMissing = (isMissing: boolean): string => `, ${isMissing ? 'with' : 'without'} \`missing\``;

function missingRecords({ missing, perhapsCreated }: Evidence): Finding {
  const titles = answered(missing);
  if (titles.length > 0 && titles.every(({ reading }) => isKnownElsewhere(reading.json)))
    return cantTell('a shared repository knows every title that was drawn');
  const finding = judgeEach(titles, 'title', 'no answer has records', otherRecord(true));
  return finding.outcome === 'failed' || perhapsCreated === undefined
    ? finding
    : cantTell(`${quoted(perhapsCreated)} has a page, and may have been created during the audit`);
}

function existingRecords({ existing, noNamed }: Evidence): Finding {
  if (existing.length === 0)
    return inapplicable('needs a file in the listing with a page id in its `descriptionshorturl`');
  if (existing.some(({ reading }) => isKnownElsewhere(reading.json)))
    return cantTell('the file has no description page of its own: its record is `known`, but `missing`');
  const finding = judgeEach(answered(existing), 'title', 'no answer has records', otherRecord(false));
  return noNamed !== undefined && finding.outcome === 'passed' ? cantTell(noNamed) : finding;
}

function spellings({ missing, existing }: Evidence): Finding {
  const titles = answered([...missing, ...existing]);
  const both = titles.flatMap(title => {
    const other = titles.find(({ spelling, normal }) => spelling === 'spaces' && normal === title.normal);
    return other && title.spelling === 'underscores' ? [[title, other] as const] : [];
  });
  for (const [underscores, spaces] of both) {
    const [one, other] = [{ query: { pages: underscores.records } }, { query: { pages: spaces.records } }];
    if (sameJson(one, other)) continue;
    const pointer = firstDifference(one, other);
    const { expected, actual } = contrasted(valueAt(one, pointer), valueAt(other, pointer));
    const message = `the records of ${quoted(underscores.sent)} and ${quoted(spaces.sent)} differ: ${quoted(pointer)} is ${expected}, then ${actual}`;
    return failed({ message, exchange: spaces.exchange.id, pointer, expected, actual });
  }
  return heldFor(both.length, 'title', 'no title was answered in both spellings');
}

/** Only a trial distinguishes a wrong record of an existing file from a listing that has changed. */
const ifTried =
  (judge: (evidence: Evidence) => Finding) =>
  (evidence: Evidence): Finding => {
    const { existing } = evidence;
    const trialOf = ({ curid }: TitleProbe) => existing.find(each => each.curid === curid && each.tried);
    const contradicting = existing.filter(contradictsEntry);
    const trials = contradicting.map(title => ({ title, ...(trialOf(title)?.tried ?? UNTRIED) }));
    const open = trials.filter(({ verdict }) => verdict !== 'proven');
    const settled = existing.filter(each => open.every(({ title }) => title !== each));
    const finding = judge({ ...evidence, existing: settled });
    if (finding.outcome === 'failed') {
      const cited = finding.evidence?.[0]?.exchange;
      const proof = trials.find(({ title }) => title.reading.exchange.id === cited);
      return { ...finding, trial: proof?.trial };
    }
    const doubt = open.find(({ verdict }) => verdict !== 'withdrawn');
    if (doubt) {
      const message = `${quoted(doubt.title.normal)} has another record than the listing shows`;
      return cantTell(`${message}; however, ${doubt.reason}`);
    }
    return open.length > 0 && finding.outcome === 'inapplicable'
      ? cantTell('each file that was asked for has changed')
      : finding;
  };

const stringIn = (record: unknown, field: string): string | undefined => {
  const value = valueAt(record, `/${field}`);
  return typeof value === 'string' ? value : undefined;
};

const otherCount: OfTitle = ({ normalized = [], spelling, sent, normal, settled }) => {
  const wanted = sent === normal ? 0 : 1;
  const { length } = normalized;
  if (settled === 'record only' || length === wanted) return undefined;
  const titles = normalized.map(record => stringIn(record, 'to'));
  const count = length === 0 ? 'no normalization record' : counted(length, 'normalization record');
  return {
    message: `${quoted(sent)} (${spelling}) has ${count}`,
    pointer: '/query/normalized',
    expected: wanted === 0 ? 'no `normalized`' : 'one normalization record',
    actual: length === 0 ? 'absent' : counted(length, 'record'),
    parameters: namespaceIn(titles, normal),
  };
};

/** A title in a namespace that was not asked for may be in the wiki's own name for it. */
const namespaceIn = (titles: readonly (string | undefined)[], normal: string) =>
  titles.every(title => title?.startsWith(normal.replace(/:.*/s, ':')) ?? true)
    ? undefined
    : (['file_namespace'] as const);

/** A wiki may write underscores as any number of spaces, or none at the ends. */
const isWithoutUnderscores = (title: string, normal: string): boolean =>
  !title.includes('_') && wordsIn(title) === wordsIn(normal);

const wordsIn = (title: string) => title.match(/[^\s:]*:|[^\s:]+/g)?.join(' ');

/** Judges one string of each record of a title, or of each of its normalization records. */
const otherString =
  (field: 'title' | 'from' | 'to'): OfTitle =>
  ({ records, normalized = [], sent, normal, settled }) => {
    const isSent = field === 'from';
    const wanted = isSent ? sent : normal;
    if (!isSent && settled === 'record only') return undefined;
    const list = field === 'title' ? 'pages' : 'normalized';
    const holder =
      field === 'title' ? 'the record has the title' : `a normalization record has the \`${field}\``;
    for (const [key, record] of Object.entries(field === 'title' ? records : normalized)) {
      const value = stringIn(record, field);
      if (value === undefined || value === wanted) continue;
      if (!isSent && settled === 'no underscores left' && isWithoutUnderscores(value, wanted)) continue;
      const pointer = `/query/${list}/${key}/${field}`;
      const parameters = isSent ? undefined : namespaceIn([value], wanted);
      return { message: `${holder} ${quoted(value)}`, pointer, ...contrasted(wanted, value), parameters };
    }
    return undefined;
  };

const MISSING = ['missing titles'] as const;
const EXISTING = ['existing title', 'first page', 'walk'] as const;
const ALL = [...MISSING, ...EXISTING];

const onTitles = (
  probes: readonly ProbeId[],
  dependsOn: readonly RuleId[],
  judge: (evidence: Evidence) => Finding,
) => ({ probes, dependsOn: ['duplicatefiles.pages' as const, ...dependsOn], judge });

const onEach = (
  dependsOn: readonly RuleId[],
  nothing: string,
  judge: OfTitle,
  titlesOf = ({ missing, existing }: Evidence) => answered([...missing, ...existing]),
) => onTitles(ALL, dependsOn, evidence => judgeEach(titlesOf(evidence), 'title', nothing, judge));

const NORMALIZATION = ['duplicatefiles.normalized', 'duplicatefiles.normalization'] as const;

const onNormalization = (field: 'from' | 'to') =>
  onEach(
    [...NORMALIZATION, `duplicatefiles.${field}`],
    'no title was normalized',
    otherString(field),
    ({ missing, existing }) => answered([...missing, ...existing]).filter(({ normalized }) => normalized),
  );

const RECORD = ['duplicatefiles.page', 'duplicatefiles.page-id', 'duplicatefiles.missing'] as const;

export const duplicatefilesChecks = {
  'duplicatefiles.title-normalized': onEach(
    ['duplicatefiles.page', 'duplicatefiles.title'],
    'no record was seen',
    otherString('title'),
  ),
  'duplicatefiles.missing-record': {
    ...onTitles(MISSING, RECORD, missingRecords),
    // Some missing titles resemble those of the files that the listing shows.
    furtherProbes: ['existing title', 'walk'],
  },
  'duplicatefiles.existing-record': onTitles(EXISTING, RECORD, ifTried(existingRecords)),
  'duplicatefiles.complete': onTitles(MISSING, [], ({ missing }) =>
    judgeEach(answered(missing), 'title', 'no missing title was answered', ({ json }) => {
      if (!Object.hasOwn(json, 'continue')) return undefined;
      const message = 'the answer about a missing title has a `continue`';
      return { message, pointer: '/continue', expected: 'absent', actual: shown(json['continue']) };
    }),
  ),
  'duplicatefiles.spellings': onTitles(ALL, [], ifTried(spellings)),
  'duplicatefiles.normalized-when-changed': onEach(NORMALIZATION, 'no answer was seen', otherCount),
  'duplicatefiles.from-as-sent': onNormalization('from'),
  'duplicatefiles.to-with-spaces': onNormalization('to'),
  'duplicatefiles.not-an-error': {
    probes: MISSING,
    judge: ({ missing: { length } }) =>
      length > 0
        ? passed(`${counted(length, 'missing title')} answered without an error`)
        : inapplicable('no missing title was answered'),
  },
} as const satisfies ChecksOf<'duplicatefiles.'>;
