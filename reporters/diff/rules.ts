/** Each rule that changed between two reports, with its causes, the place that is cited, and the request to repeat. */
import type { RuleChange } from '../../schemas/generated/diff.js';
import type { RuleResult } from '../../schemas/verdict.js';
import { curlLine } from '../text/curl.js';
import { explain } from './causes.js';
import type { Explained } from './causes.js';
import { mustFirst } from '../report/results.js';
import { changeOf, changes, countsAs } from './change.js';
import { citedBy } from './cited.js';
import type { Side, Sides } from './change.js';

/** Worse first; within a change MUST first, in the order of the contract. */
export function changedRules(sides: Sides, strict: boolean): RuleChange[] {
  const ids = new Set([...sides.now.results.keys(), ...sides.old.results.keys()]);
  const all = [...ids].flatMap(rule => changedRule(rule, sides, strict) ?? []);
  return changes.flatMap(change => mustFirst(all.filter(each => each.change === change)));
}

function changedRule(rule: string, sides: Sides, strict: boolean): RuleChange | undefined {
  const [old, now] = [sides.old.results.get(rule), sides.now.results.get(rule)];
  if (!old || !now) return onlyOne(rule, old, now, sides);
  const change = changeOf({ result: old, mask: sides.old.mask }, { result: now, mask: sides.now.mask });
  if (!change) return undefined;
  const follows = followed(old, now, sides);
  const { section, level } = now;
  const cited = citedBy(old, now, sides);
  return {
    rule,
    section,
    level,
    change,
    counts: countsAs(change, now, strict),
    old: once(old, sides.old),
    new: once(now, sides.now),
    ...(follows === undefined ? {} : { follows }),
    ...(cited ? { cited } : {}),
    ...causesOf(rule, old, now, follows, sides),
    ...againOf(now, sides.now),
  };
}

/** A rule that depends on another one changes with it. */
function causesOf(
  rule: string,
  old: RuleResult,
  now: RuleResult,
  follows: string | undefined,
  sides: Sides,
): Explained {
  const [before, after] =
    follows === undefined ? [] : [sides.old.results.get(follows), sides.now.results.get(follows)];
  return follows !== undefined && before && after
    ? explain(follows, before, after, sides)
    : explain(rule, old, now, sides);
}

function followed(old: RuleResult, now: RuleResult, { old: before, now: after }: Sides): string | undefined {
  const blocker = now.blockedBy ?? old.blockedBy;
  if (blocker === undefined) return undefined;
  const [was, is] = [before.results.get(blocker)?.outcome, after.results.get(blocker)?.outcome];
  return was !== undefined && is !== undefined && was !== is ? blocker : undefined;
}

function onlyOne(
  rule: string,
  old: RuleResult | undefined,
  now: RuleResult | undefined,
  sides: Sides,
): RuleChange | undefined {
  const result = now ?? old;
  if (!result) return undefined;
  const { section, level } = result;
  return {
    rule,
    section,
    level,
    change: now ? 'new' : 'gone',
    counts: false,
    ...(old ? { old: once(old, sides.old) } : {}),
    ...(now ? { new: once(now, sides.now) } : {}),
    causes: [],
    ...(now ? againOf(now, sides.now) : {}),
  };
}

function once(
  { outcome, message, evidence }: RuleResult,
  { exchanges }: Side,
): NonNullable<RuleChange['old']> {
  const [first] = evidence;
  const question = first && exchanges.get(first.exchange)?.question;
  return {
    outcome,
    message,
    ...(first?.expected === undefined ? {} : { expected: first.expected }),
    ...(first?.actual === undefined ? {} : { actual: first.actual }),
    ...(first?.pointer === undefined ? {} : { place: first.pointer }),
    ...(question === undefined ? {} : { question }),
  };
}

/** Longer requests are in the report. */
const longestLine = 4_000;

function againOf({ evidence }: RuleResult, { exchanges }: Side): { again?: string } {
  const [first] = evidence;
  const exchange = first && exchanges.get(first.exchange);
  const line = exchange ? curlLine(exchange.request) : '';
  return line === '' || line.length > longestLine ? {} : { again: line };
}
