/** Asks a question in the plain form, and shows what came to the rules that hold for every answer. */
import type { RuleId } from '../../schemas/generated/rules.js';
import type { DebugBlock, ProbeId, ProbeLoss } from '../evidence/evidence.js';
import type { Exchange } from '../http/exchange.js';
import { lightened } from '../evidence/memory-budget.js';
import type { Look } from './context.js';
import { observeAnswer } from './observations.js';
import type { Form } from '../values/queries.js';
import { isObject, read, whyNothing } from '../answers/reading.js';
import type { Answer, Reading } from '../answers/reading.js';

/** How a probe asks. */
export interface Ask {
  readonly form: Form;
  readonly question: string;
  readonly url: string;
  /** The rule that an unexpected error of the API breaks. */
  readonly asked: RuleId;
  readonly cookie?: string;
}

/** Asks in the plain form, shows the answer to the gate, and keeps it where there is room. */
export async function ask(look: Look, how: Ask): Promise<Reading> {
  const { question, url, cookie } = how;
  const exchange = await look.options.ask(question, url, cookie === undefined ? undefined : { cookie });
  const reading = await read(exchange);
  show(look, reading, how);
  return look.larder.keep(reading);
}

/** Shows a reading to the rules that hold for every answer. */
export function show(
  look: Look,
  reading: Reading,
  { form, asked, cookie }: Pick<Ask, 'form' | 'asked' | 'cookie'>,
): void {
  const { gate, evidence, foreign } = look;
  const { exchange } = reading;
  look.current = exchange;
  if (reading.kind === 'lost') {
    if (reading.foreign === 'text' && foreign.length < 3) foreign.push(lightened(exchange));
    return;
  }
  evidence.isApi = true;
  if (cookie === undefined) gate.cookieless(exchange);
  if (reading.kind === 'error') {
    // What a request with a cookie is denied is no want of credentials: its own rules compare it.
    if (cookie === undefined) gate.error(asked, reading);
    return;
  }
  gate.answer(form, reading);
  observeAnswer(evidence.observed, form, reading);
  evidence.debug ??= debugBlockIn(reading);
}

function debugBlockIn({ exchange, json }: Answer): DebugBlock | undefined {
  return isObject(json) && Object.hasOwn(json, 'debuginfo')
    ? { exchange: lightened(exchange), value: json['debuginfo'] }
    : undefined;
}

/** Notes that a probe could not see everything. */
export function lose({ evidence: { losses } }: Look, probe: ProbeId, reading: Reading, asked?: RuleId): void {
  const reason = whyNothing(reading);
  if (reason === undefined || losses.has(probe)) return;
  const isBroken = asked !== undefined && reading.kind === 'error' && reading.sort === 'other';
  losses.set(probe, {
    reason,
    cutOff: reading.kind === 'lost' && reading.cutOff,
    ...unaskedIn(reading.exchange),
    ...(isBroken ? { broke: asked } : {}),
  });
}

export function unaskedIn({ loss }: Exchange): Pick<ProbeLoss, 'unasked'> {
  return loss?.kind === 'unasked' ? { unasked: true } : {};
}
