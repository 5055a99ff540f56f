/** Each rule that changed between two reports, with its causes and the request to repeat. */
import type { RuleChange } from '../../schemas/generated/diff.js';
import type { RuleResult } from '../../schemas/verdict.js';
import { excuseOf, mustFirst } from '../report/results.js';
import { curlLine } from '../../schemas/text/curl.js';
import { explain } from './causes.js';
import { changeOf, countsAs, seenIn } from './change.js';
import type { Side, Sides } from './change.js';
import { changes } from './words.js';

/** Worse first; within a change what counts first, then MUST, in the order of the contract. */
export function changedRules(sides: Sides, strict: boolean): RuleChange[] {
  const ids = new Set([...sides.now.results.keys(), ...sides.old.results.keys()]);
  const all = [...ids].flatMap(rule => changedRule(rule, sides, strict) ?? []);
  return changes.flatMap(change => {
    const those = mustFirst(all.filter(each => each.change === change));
    return [...those.filter(({ counts }) => counts), ...those.filter(({ counts }) => !counts)];
  });
}

function changedRule(rule: string, sides: Sides, strict: boolean): RuleChange | undefined {
  const [old, now] = [sides.old.results.get(rule), sides.now.results.get(rule)];
  const result = now ?? old;
  const seen = (of: RuleResult, { mask }: Side) => seenIn(of, mask, sides.isAskedAlike);
  const change = old && now ? changeOf(seen(old, sides.old), seen(now, sides.now)) : now ? 'new' : 'gone';
  if (!result || !change) return undefined;
  const excused = now && excuseOf(now, sides.now.report);
  return {
    rule,
    section: result.section,
    level: result.level,
    change,
    counts: excused === undefined && countsAs(change, result, strict),
    ...(excused === undefined ? {} : { excused }),
    ...(old ? { old: once(old) } : {}),
    ...(now ? { new: once(now) } : {}),
    ...(old && now ? explained(old, now, sides) : { causes: [] }),
    ...(now ? againOf(now, sides.now) : {}),
  };
}

/** A rule that depends on another one changes with it. */
function explained(old: RuleResult, now: RuleResult, sides: Sides): Pick<RuleChange, 'causes' | 'follows'> {
  const follows = now.blockedBy ?? old.blockedBy ?? '';
  const [was, is] = [sides.old.results.get(follows), sides.now.results.get(follows)];
  return was && is && was.outcome !== is.outcome
    ? { follows, ...explain(was, is, sides) }
    : explain(old, now, sides);
}

function once({ outcome, message, evidence }: RuleResult): NonNullable<RuleChange['old']> {
  const { expected, actual } = evidence[0] ?? {};
  return {
    outcome,
    message,
    ...(expected === undefined ? {} : { expected }),
    ...(actual === undefined ? {} : { actual }),
  };
}

/** Longer requests are in the report. */
const longestLine = 4_000;

function againOf({ evidence }: RuleResult, { exchanges, report }: Side): { again?: string } {
  const exchange = exchanges.get(evidence[0]?.exchange ?? -1);
  const line = exchange ? curlLine(exchange.request, report.target.connectTo) : '';
  return line === '' || line.length > longestLine ? {} : { again: line };
}
