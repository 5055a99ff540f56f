/** Likely causes of a shape that a schema rejects, each only if it fits what was seen. */
import type { RuleId } from '../../schemas/generated/rules.js';

type Hint = readonly [actual: RegExp, hint: string];

const WRITES_TRUE: Hint = [
  /^true$/,
  'a newer form of the API (`formatversion=2`) writes true here; the contract wants the empty string',
];
const EMPTY_MAP: Hint = [/^\[\]$/, 'an empty map is {}, never []'];

const hints: readonly (readonly [RuleId, ...Hint])[] = [
  ['envelope.batchcomplete', ...WRITES_TRUE],
  ['envelope.query', /^absent$/, 'a query that the server does not know is answered without `query`'],
  ['envelope.query', ...EMPTY_MAP],
  ['languageinfo.map', ...EMPTY_MAP],
  ['allimages.list', /^\{\}$/, 'an empty list is [], never {}'],
  [
    'allimages.descriptionshorturl',
    /^absent$/,
    'a file whose description page does not exist has no short URL',
  ],
  [
    'allimages.aicontinue',
    /^absent$/,
    'where more files follow, `aicontinue` names the next; where none does, there is no `continue` at all',
  ],
  [
    'dbrepllag.lag',
    /^-?\d+(\.\d|\.?\d*e-)/i,
    'some monitors of replication (pt-heartbeat) report fractions of a second: round them',
  ],
  ['dbrepllag.lag', /^"-?\d+"$/, 'a number is written without quotation marks'],
  [
    'duplicatefiles.pages',
    /^(an array|\[\])/,
    'a newer form of the API (`formatversion=2`) lists pages in an array; the contract wants a map by page id',
  ],
  ['duplicatefiles.missing', ...WRITES_TRUE],
];

/** The likely cause of what was seen in the place that a rule is about. */
export const hintOn = (rule: RuleId, actual = ''): string | undefined =>
  hints.find(([own, pattern]) => own === rule && pattern.test(actual))?.[2];

/** How two texts differ that look alike. */
export const hintOnSpelling = (expected: string, actual: string): string | undefined =>
  expected.normalize() === actual.normalize()
    ? 'the two differ in their Unicode normalization (NFC, NFD) alone'
    : undefined;
