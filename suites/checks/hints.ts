/** Likely causes of a shape that a schema rejects: each only where it fits what was seen. */
import type { RuleId } from '../../schemas/generated/rules.js';

interface Hint {
  /** What was there, as the citation shows it. */
  readonly seen: RegExp;
  readonly hint: string;
}

const WRITES_TRUE = {
  seen: /^true$/,
  hint: 'a newer form of the API (`formatversion=2`) writes true here; the contract wants the empty string',
};
const EMPTY_MAP = { seen: /^\[\]$/, hint: 'an empty map is {}, never []' };

const hints: Readonly<Partial<Record<RuleId, readonly Hint[]>>> = {
  'envelope.batchcomplete': [WRITES_TRUE],
  'envelope.query': [
    { seen: /^absent$/, hint: 'a query that the server does not know is answered without `query`' },
    EMPTY_MAP,
  ],
  'languageinfo.map': [EMPTY_MAP],
  'allimages.list': [{ seen: /^\{\}$/, hint: 'an empty list is [], never {}' }],
  'allimages.descriptionshorturl': [
    { seen: /^absent$/, hint: 'a file whose description page does not exist has no short URL' },
  ],
  'allimages.aicontinue': [
    {
      seen: /^absent$/,
      hint: 'where more files follow, `aicontinue` names the next; where none does, there is no `continue` at all',
    },
  ],
  'dbrepllag.lag': [
    {
      seen: /^-?\d+(\.\d|\.?\d*e-)/i,
      hint: 'some monitors of replication (pt-heartbeat) report fractions of a second: round them',
    },
    { seen: /^"-?\d+"$/, hint: 'a number is written without quotation marks' },
  ],
  'duplicatefiles.pages': [
    {
      seen: /^(an array|\[\])/,
      hint: 'a newer form of the API (`formatversion=2`) lists pages in an array; the contract wants a map by page id',
    },
  ],
  'duplicatefiles.missing': [WRITES_TRUE],
};

/** The likely cause of what was seen in the place that a rule is about; `undefined` where none fits. */
export function hintOn(rule: RuleId, seen: string | undefined): string | undefined {
  return seen === undefined ? undefined : hints[rule]?.find(hint => hint.seen.test(seen))?.hint;
}

/** What two texts that look alike differ in. */
export const hintOnSpelling = (expected: string, actual: string): { readonly hint?: string } =>
  expected !== actual && expected.normalize() === actual.normalize()
    ? { hint: 'the two differ in their Unicode normalization (NFC, NFD) alone' }
    : {};
