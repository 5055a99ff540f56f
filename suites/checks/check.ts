/** What a check is, and the few ways in which findings are made. */
import type { RuleId } from '../../schemas/generated/rules.js';
import type { Evidence as Cited, Finding } from '../../schemas/verdict.js';
import type { Evidence, ProbeId } from '../evidence/evidence.js';
import type { Fault } from '../evidence/violations.js';
import type { Page, Trail } from '../evidence/page.js';
import { counted, tidy } from '../values/messages.js';

/** The judgement on one rule: pure and synchronous, from evidence to a finding. */
export interface Check {
  /** The probes that bring its evidence; what they could not see, it cannot tell. */
  readonly asks: readonly ProbeId[];
  /** Rules that must not have failed for this one to make sense. */
  readonly needs?: readonly RuleId[];
  judge(evidence: Evidence): Finding;
}

/** On one page of a walk: a fault, `true` where the rule held, `undefined` where it had nothing to judge. */
export type PageRule = (page: Page, trail: Trail) => Fault | true | undefined;

export const passed = (message: string): Finding => ({ outcome: 'passed', message });
export const inapplicable = (message: string): Finding => ({ outcome: 'inapplicable', message });
export const untested = (message: string): Finding => ({ outcome: 'untested', message });

export function cantTell(message: string, cutOff = false): Finding {
  return cutOff ? { outcome: 'cantTell', message, cutOff } : { outcome: 'cantTell', message };
}

export function citation({ exchange, pointer, expected, actual }: Omit<Fault, 'message'>): Cited {
  return {
    exchange,
    ...(pointer === undefined ? {} : { pointer }),
    ...(expected === undefined ? {} : { expected }),
    ...(actual === undefined ? {} : { actual }),
  };
}

/** An accusation: what was seen, with its place; `count` is how often it was seen. */
export function failed(fault: Fault, count = 1): Finding {
  const more = count > 1 ? ` (the first of ${counted(count, 'such place')})` : '';
  const { message, hint } = fault;
  return {
    outcome: 'failed',
    message: `${message}${more}`,
    ...(hint === undefined ? {} : { hint }),
    evidence: [citation(fault)],
  };
}

/** A finding whose texts are short and harmless, whatever the server sent. */
export function tidied({ message, hint, evidence, ...rest }: Finding): Finding {
  return {
    ...rest,
    message: tidy(message),
    ...(hint === undefined ? {} : { hint: tidy(hint) }),
    ...(evidence === undefined ? {} : { evidence: evidence.map(tidyCitation) }),
  };
}

function tidyCitation({ exchange, pointer, expected, actual }: Cited): Cited {
  return citation({ exchange, ...tidyTexts({ pointer, expected, actual }) });
}

function tidyTexts(texts: Readonly<Record<'pointer' | 'expected' | 'actual', string | undefined>>) {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, tidy(text, 300)]])),
  );
}

/** A rule that was judged answer by answer, or page by page, while the probes looked. */
export function fromLedger(rule: RuleId, ledger: Evidence['ledger'], nothing: string): Finding {
  const { judged, faults, first, doubt } = ledger.account(rule);
  if (first) return failed(first, faults);
  if (doubt !== undefined) return cantTell(doubt);
  return judged > 0 ? passed(`held ${counted(judged, 'time')}`) : inapplicable(nothing);
}
