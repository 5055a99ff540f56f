/** Where a report differs from the one that its recording leads to: rule by rule, then everything else. */
import { outcomeWords } from '../../../reporters/report/verdict-words.js';
import type { Report, RuleResult } from '../../../schemas/verdict.js';

export interface Difference {
  /** The id of a rule, or the place in the report. */
  readonly where: string;
  /** What the report has there; `undefined` where it has nothing. */
  readonly report: string | undefined;
  /** What follows from the recording. */
  readonly recording: string | undefined;
}

/** @param again the report on the recording, judged as the report says that it was judged */
export function differencesOf(report: Report, again: Report): Difference[] {
  const { results, exchanges, ...rest } = report;
  const { results: judged, exchanges: recorded, ...others } = again;
  return [
    ...ofLists(results, judged, ({ rule }) => rule, inResult),
    ...within('', rest, others),
    ...ofLists(exchanges, recorded, ({ id }) => `exchange ${id}`, within),
  ];
}

type Within<Item> = (where: string, left: Item, right: Item) => Difference[];

function ofLists<Item>(
  left: readonly Item[],
  right: readonly Item[],
  keyOf: (item: Item) => string,
  inside: Within<Item>,
): Difference[] {
  const [mine, theirs] = [left, right].map(list => new Map(list.map(item => [keyOf(item), item])));
  const keys = new Set([...(mine?.keys() ?? []), ...(theirs?.keys() ?? [])]);
  const found = [...keys].flatMap(key => {
    const [a, b] = [mine?.get(key), theirs?.get(key)];
    if (a === undefined || b === undefined)
      return [{ where: key, report: a && 'present', recording: b && 'present' }];
    return inside(key, a, b);
  });
  // One that is listed twice hides behind its key.
  return left.length === mine?.size ? found : [...found, repeated(left, keyOf)];
}

function repeated<Item>(list: readonly Item[], keyOf: (item: Item) => string): Difference {
  const seen = new Set<string>();
  const twice = list.map(keyOf).find(key => seen.size === seen.add(key).size);
  return { where: twice ?? '', report: 'listed twice', recording: 'listed once' };
}

const told = ({ outcome, message }: RuleResult) => `${outcomeWords[outcome].words}: ${message}`;

/** One line for a rule: that of its outcome, or else of the first member that differs. A fix is optional. */
function inResult(rule: string, left: RuleResult, right: RuleResult): Difference[] {
  if (told(left) !== told(right)) return [{ where: rule, report: told(left), recording: told(right) }];
  const { fix, ...given } = right;
  return within(rule, left, left.fix === undefined || fix === undefined ? given : right).slice(0, 1);
}

function within(where: string, left: unknown, right: unknown): Difference[] {
  if (Object.is(left, right)) return [];
  const isBranch = isTree(left) && isTree(right) && Array.isArray(left) === Array.isArray(right);
  if (!isBranch) return [{ where, report: shown(left), recording: shown(right) }];
  const [a, b] = [entriesOf(left), entriesOf(right)];
  return [...new Set([...a.keys(), ...b.keys()])].flatMap(key =>
    within(where === '' ? key : `${where}.${key}`, a.get(key), b.get(key)),
  );
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A map, because a key may be `__proto__`; a member without a value is as good as none. */
const entriesOf = (value: object) =>
  new Map<string, unknown>(Object.entries(value).filter(([, each]) => each !== undefined));

const shown = (value: unknown): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value);
