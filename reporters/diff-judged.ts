/** What judging again proves of a change: who judged otherwise, by what, or that the answers differ. */
import { contract } from '../schemas/generated/rules.js';
import type { Cause } from '../schemas/generated/diff.js';
import type { Report, RuleResult } from '../schemas/verdict.js';
import { isAlike } from './diff-change.js';
import type { Masked } from './diff-change.js';
import type { Mask } from './diff-masks.js';
import type { Known, Pair, Results, Side, Sides } from './diff-sides.js';
import { printable } from './printable.js';

/** What a recording says when it is judged again; `undefined` where it does not hold what was asked for. */
function judgedAgain(results: Results | undefined, rule: string, mask: Mask): Masked | undefined {
  const result = results?.get(rule);
  if (!result || (result.outcome === 'untested' && result.blockedBy === undefined)) return undefined;
  return { result, mask };
}

/** The suite with its contract. */
export function judgeOf(
  { rule, old, now }: Pair,
  { old: before, now: after, version }: Sides,
): { known: Known; causes: Cause[] } {
  const oldAgain = judgedAgain(before.again.byOld, rule, before.mask);
  const newAgain = judgedAgain(after.again.byNew, rule, after.mask);
  const named = after.report.suite.version === before.report.suite.version;
  const sameContract = after.report.contract.digest === before.report.contract.digest;
  const contractWords = sameContract
    ? []
    : contractCause(before.report, after.report, old.result, now.result);
  const proof =
    oldAgain && !isAlike(oldAgain, old)
      ? proofWords('old', oldAgain, isAlike(oldAgain, now), version)
      : newAgain && !isAlike(newAgain, now)
        ? proofWords('new', newAgain, isAlike(newAgain, old), version)
        : undefined;
  if (proof !== undefined)
    return { known: 'is', causes: [{ cause: 'suite', proven: true, words: proof }, ...contractWords] };
  const isOldToday = oldAgain !== undefined || isOfThisSuite(before.report, version);
  const isNewToday = newAgain !== undefined || isOfThisSuite(after.report, version);
  // Re-judged, both are today's suite's words, so the suite makes no difference between them.
  if ((isOldToday && isNewToday) || (named && sameContract)) return { known: 'is not', causes: [] };
  const versions: Cause[] = named
    ? []
    : [
        {
          cause: 'suite',
          proven: false,
          words: `judged by version ${printable(before.report.suite.version, 40)}, now by ${printable(after.report.suite.version, 40)}`,
        },
      ];
  return { known: 'may be', causes: [...versions, ...contractWords] };
}

function isOfThisSuite({ suite, contract: { digest } }: Report, version: string): boolean {
  return suite.version === version && digest === contract.digest;
}

function proofWords(which: 'old' | 'new', { result }: Masked, isTheOther: boolean, version: string): string {
  const other = which === 'old' ? 'the new report says' : 'the old report says';
  const outcome = isTheOther ? `\`${result.outcome}\`, as ${other}` : `\`${result.outcome}\``;
  return `the ${which} recording, judged again by version ${version}, gives ${outcome}`;
}

function contractCause(before: Report, after: Report, old: RuleResult, now: RuleResult): Cause[] {
  if (old.level !== now.level)
    return [{ cause: 'contract', proven: true, words: `the rule was a ${old.level}, it is a ${now.level}` }];
  const digests = [before, after].map(({ contract: { digest } }) => digest.slice(0, 15));
  return [
    {
      cause: 'contract',
      proven: false,
      words: `the digest of the contract was ${digests.join('…, is ')}…; which statement changed is not in the reports`,
    },
  ];
}

export function profileOf(
  { rule }: Pair,
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
    { which: 'new', by: 'old', under: now.again.byOld, own: now.again.byNew, mask: now.mask },
    { which: 'old', by: 'new', under: old.again.byNew, own: old.again.byOld, mask: old.mask },
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
export function answersOf({ rule, old, now }: Pair, sides: Sides, judges: Known): Known {
  if (sides.isOneAudit) return 'is not';
  const { old: before, now: after, version } = sides;
  const of = (side: Side, results: Results | undefined) => judgedAgain(results, rule, side.mask);
  const trials: (readonly [Masked | undefined, Masked | undefined])[] = [
    [of(before, before.again.byOld), of(after, after.again.byOld)],
    [of(before, before.again.byNew), of(after, after.again.byNew)],
    // What this very suite reported needs no judging again.
    [of(before, before.again.byNew), isOfThisSuite(after.report, version) ? now : undefined],
    [isOfThisSuite(before.report, version) ? old : undefined, of(after, after.again.byOld)],
  ];
  let known: Known = 'may be';
  for (const [left, right] of trials) {
    if (!left || !right) continue;
    if (!isAlike(left, right)) return 'is';
    known = 'is not';
  }
  return known === 'may be' && judges === 'is' ? 'may be' : known;
}
