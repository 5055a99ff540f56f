/** What differs between two audits besides their outcomes: the target, the judge, the profile and the options. */
import type { Circumstance } from '../../schemas/generated/diff.js';
import type { Side } from './change.js';

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
  if (fault) return fault.kind === 'interrupted' ? 'interrupted' : 'ended by a fault of the suite';
  return complete ? 'complete' : 'not complete';
}
