/** What judging again proves of a change: who judged otherwise, by what, or that the answers differ. */
import { contract } from '../../schemas/generated/rules.js';
import type { Cause } from '../../schemas/generated/diff.js';
import type { Report } from '../../schemas/verdict.js';
import type { Masked, Known, Pair, Results, Side, Sides } from './change.js';
import type { Mask } from '../report/masks.js';
import { printable } from '../../schemas/text/printable.js';

/** What a recording says when it is judged again; `undefined` where it does not hold what was asked for. */
function judgedAgain(results: Results | undefined, rule: string, mask: Mask): Masked | undefined {
  const result = results?.get(rule);
  if (!result || (result.outcome === 'untested' && result.blockedBy === undefined)) return undefined;
  return { result, mask };
}

/** The suite with its contract. */
export function judgeOf(pair: Pair, sides: Sides): { known: Known; causes: Cause[] } {
  const { old: before, now: after, version } = sides;
  const proof = proofIn(pair, 'old', sides) ?? proofIn(pair, 'new', sides);
  const contracts = contractCauses(before.report, after.report, pair);
  if (proof) {
    const isContract = proof.cause === 'contract';
    return { known: 'is', causes: [proof, ...contracts.filter(({ proven }) => proven || !isContract)] };
  }
  const isSameVersion = after.report.suite.version === before.report.suite.version;
  if (
    (isSameVersion && contracts.length === 0) ||
    (isToday(pair, before, version) && isToday(pair, after, version))
  )
    return { known: 'is not', causes: [] };
  const [was, is] = [before, after].map(({ report }) => printable(report.suite.version, 40));
  const words = `judged by version ${was}, now by ${is}`;
  const versions: Cause[] = isSameVersion ? [] : [{ cause: 'suite', proven: false, words }];
  return { known: 'may be', causes: [...versions, ...contracts] };
}

/** Whether what a report says of a rule is what this suite says, be it by judging again. */
function isToday({ rule }: Pair, side: Side, version: string): boolean {
  return ownAgain(rule, side) !== undefined || isOfThisSuite(side.report, version);
}

/** The recording of a report, judged again as it was judged then. */
function ownAgain(rule: string, side: Side): Masked | undefined {
  return judgedAgain(side.again.own, rule, side.mask);
}

/** A recording that comes to another outcome now was judged by something else then. */
function proofIn(
  { rule, old, now, isAlike }: Pair,
  which: 'old' | 'new',
  { old: before, now: after, version }: Sides,
): Cause | undefined {
  const [side, own, other] = which === 'old' ? [before, old, now] : [after, now, old];
  const again = ownAgain(rule, side);
  if (!again || isAlike(again, own)) return undefined;
  const { suite, contract: judgedBy } = side.report;
  const isContract = suite.version === version && judgedBy.digest !== contract.digest;
  const as = isAlike(again, other) ? `, as the ${which === 'old' ? 'new' : 'old'} report says` : '';
  const by = isContract ? 'by the contract of today' : `by version ${version}`;
  const words = `the ${which} recording, judged again ${by}, gives \`${again.result.outcome}\`${as}`;
  return { cause: isContract ? 'contract' : 'suite', proven: true, words };
}

function isOfThisSuite({ suite, contract: { digest } }: Report, version: string): boolean {
  return suite.version === version && digest === contract.digest;
}

function contractCauses(before: Report, after: Report, { old, now }: Pair): Cause[] {
  if (before.contract.digest === after.contract.digest) return [];
  const [was, is] = [old.result.level, now.result.level];
  if (was !== is) return [{ cause: 'contract', proven: true, words: `the rule was a ${was}, it is a ${is}` }];
  const digests = [before, after].map(({ contract: { digest } }) => digest.slice(0, 15));
  const words = `its digest was ${digests.join('…, is ')}…; which statement changed is not in the reports`;
  return [{ cause: 'contract', proven: false, words }];
}

export function profileOf(
  { rule, isAlike }: Pair,
  { old, now, circumstances, dependsOn }: Sides,
): { known: Known; causes: Cause[] } {
  const all = circumstances.filter(({ kind }) => kind === 'profile');
  if (all.length === 0) return { known: 'is not', causes: [] };
  const names = dependsOn(rule);
  const relevant = names ? all.filter(({ name }) => names.has(name)) : all;
  const told = relevant.length > 0 ? relevant : all;
  const changes = told
    .slice(0, 3)
    .map(each => `${each.name} was ${printable(each.old, 100)}, is ${printable(each.new, 100)}`);
  const trials = [
    { which: 'new', by: 'old', under: now.again.byOther, own: now.again.own, mask: now.mask },
    { which: 'old', by: 'new', under: old.again.byOther, own: old.again.own, mask: old.mask },
  ];
  let known: Known = relevant.length > 0 ? 'may be' : 'is not';
  for (const { which, by, under, own, mask } of trials) {
    const [other, usual] = [judgedAgain(under, rule, mask), judgedAgain(own, rule, mask)];
    if (!other || !usual) continue;
    if (!isAlike(other, usual)) {
      const words = `${changes.join('; ')}: the ${which} recording gives \`${other.result.outcome}\` by the ${by} profile, \`${usual.result.outcome}\` by its own`;
      return { known: 'is', causes: [{ cause: 'profile', proven: true, words }] };
    }
    known = 'is not';
  }
  if (known !== 'may be') return { known, causes: [] };
  return { known, causes: [{ cause: 'profile', proven: false, words: changes.join('; ') }] };
}

/** Whether the answers make the difference: what was asked, judged in the same way. */
export function answersOf({ rule, old, now, isAlike }: Pair, sides: Sides): Known {
  if (sides.isOneAudit) return 'is not';
  const { old: before, now: after, version } = sides;
  const of = (side: Side, results: Results | undefined) => judgedAgain(results, rule, side.mask);
  const trials: (readonly [Masked | undefined, Masked | undefined])[] = [
    [of(before, before.again.own), of(after, after.again.byOther)],
    [of(before, before.again.byOther), of(after, after.again.own)],
    // What this very suite reported needs no judging again.
    [of(before, before.again.byOther), isOfThisSuite(after.report, version) ? now : undefined],
    [isOfThisSuite(before.report, version) ? old : undefined, of(after, after.again.byOther)],
  ];
  let known: Known = 'may be';
  for (const [left, right] of trials) {
    if (!left || !right) continue;
    if (!isAlike(left, right)) return 'is';
    known = 'is not';
  }
  return known;
}
