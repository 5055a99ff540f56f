/** What differs between two audits besides their outcomes: whom, by what and how they judged. */
import type { Circumstance, Cause } from '../../schemas/generated/diff.js';
import type { Side, Pair, Sides } from './change.js';
import type { RuleResult } from '../../schemas/verdict.js';
import { printable } from '../../schemas/text/printable.js';

export function circumstancesOf(old: Side, now: Side): Circumstance[] {
  const [before, after] = [old.report, now.report];
  return [
    ...differing('target', 'url', before.target.url, after.target.url),
    ...differing('suite', 'name', before.suite.name, after.suite.name),
    ...differing('suite', 'version', before.suite.version, after.suite.version),
    ...differing('contract', 'digest', before.contract.digest, after.contract.digest),
    ...profileChanges(old, now),
    ...differing('options', 'rules', before.selection.join(', '), after.selection.join(', ')),
    ...differing('options', 'strict', String(before.strict), String(after.strict)),
    ...differing('options', 'seed', before.seed, after.seed),
    ...differing('options', 'end', endOf(old), endOf(now)),
  ];
}

function differing(kind: Circumstance['kind'], name: string, was: string, is: string): Circumstance[] {
  return was === is ? [] : [{ kind, name, old: was, new: is }];
}

/** An address that only follows the target's is no change of the profile. */
function profileChanges(old: Side, now: Side): Circumstance[] {
  const [was, is] = [old.report.target.profile, now.report.target.profile];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .toSorted()
    .flatMap((name): Circumstance[] => {
      const [before = 'unknown', after = 'unknown'] = [was, is].map(each =>
        Object.hasOwn(each, name) ? each[name] : undefined,
      );
      return old.mask(before) === now.mask(after) ? [] : [{ kind: 'profile', name, old: before, new: after }];
    });
}

function endOf({ report: { fault, complete } }: Side): string {
  if (fault) return fault.kind === 'interrupted' ? 'interrupted' : 'a fault of the suite';
  return complete ? 'complete' : 'not complete';
}

/** What a rule was not judged for, in either audit. */
export function optionCauses({ rule, old, now }: Pair, sides: Sides): Cause[] {
  const hasOtherProfile = sides.circumstances.some(({ kind }) => kind === 'profile');
  return [
    ...causeIn('the old audit', rule, old.result, sides.old, hasOtherProfile),
    ...causeIn('the new audit', rule, now.result, sides.now, hasOtherProfile),
  ];
}

function causeIn(
  who: string,
  rule: string,
  result: RuleResult,
  side: Side,
  hasOtherProfile: boolean,
): Cause[] {
  const { outcome, blockedBy, cutOff } = result;
  const message = printable(result.message, 200);
  if (cutOff === true) return told(`a budget cut ${who} off: ${message}`);
  if (outcome !== 'cantTell' && outcome !== 'untested') return [];
  if (side.report.fault?.kind === 'interrupted') return told(`${who} was interrupted`);
  if (outcome !== 'untested' || blockedBy !== undefined) return [];
  if (!side.isSelected(rule)) return told(`${who} did not select this rule`);
  if (side.report.fault) return told(`in ${who}: ${message}`, 'suite');
  // A recording has no answers to what another profile asks.
  return told(`in ${who}: ${message}`, hasOtherProfile ? 'profile' : 'options');
}

function told(words: string, cause: Cause['cause'] = 'options'): Cause[] {
  return [{ cause, proven: true, words }];
}
