/** Changes that follow from how an audit was run: which rules it judged, and how far it went. */
import type { Cause } from '../../schemas/generated/diff.js';
import type { RuleResult } from '../../schemas/verdict.js';
import type { Pair, Side, Sides } from './diff-sides.js';
import { printable } from '../../schemas/text/printable.js';

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
