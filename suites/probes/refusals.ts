/** Asks again what was refused: only time tells a refusal from a failure (contract 5, 7, 8). */
import { withoutBody } from '../evidence/memory-budget.js';
import type { Query } from '../values/queries.js';
import { ask, isRefused, lose, noteUsual } from './ask.js';
import { left } from './context.js';
import type { OpenRefusal, ProbeContext } from './context.js';
import { askHtml } from './html.js';

/** So many refused questions are asked again each time: more of them show no more. */
const ASKED_AGAIN = 8;

/** A question that was refused so often is refused. */
const ENOUGH = 3;

/** Asks again what was refused, as far as that was not answered since. */
export async function askRefusedAgain(context: ProbeContext): Promise<void> {
  for (const refusal of selected(context.refusals)) {
    if (left(context) === 0) return;
    await askOnceMore(context, refusal);
  }
}

const isOpen = ({ attempts }: OpenRefusal) => attempts.at(-1)?.kind !== 'answer';

/** The refusals to look into: of each kind of question the first ones. */
function selected(refusals: readonly OpenRefusal[]): OpenRefusal[] {
  const kinds = new Map<string, OpenRefusal[]>();
  for (const refusal of refusals.filter(isOpen)) {
    const kind = kindOf(refusal.query);
    kinds.set(kind, [...(kinds.get(kind) ?? []), refusal]);
  }
  return [...kinds.values()].flatMap(some => some.slice(0, 2)).slice(0, ASKED_AGAIN);
}

const kindOf = ({ query, html, cookie, types = [], title }: Query): string =>
  [query, html, cookie !== undefined, types.length > 0, title?.exists].join();

async function askOnceMore(context: ProbeContext, refusal: OpenRefusal): Promise<void> {
  const { attempts, late } = refusal;
  const query: Query = { ...refusal.query, repeat: 'query' };
  if (query.html) {
    const { lost } = await askHtml(context, query);
    // What was refused again has noted itself once more.
    if (lost) context.refusals.pop();
    if (lost) attempts.push(lost);
    else context.refusals.splice(context.refusals.indexOf(refusal), 1);
  } else {
    const reading = await ask(context, query);
    if (reading.kind === 'answer') {
      noteUsual(context, refusal.query, reading);
      late?.(reading);
    }
    attempts.push(withoutBody(reading));
  }
  refusal.isSettled = attempts.length >= ENOUGH || !attempts.every(isRefused);
}

/** What was never answered, its probe could not see. */
export function loseRefused(context: ProbeContext): void {
  for (const { probe, attempts } of context.refusals) {
    const last = attempts.at(-1);
    if (last && last.kind !== 'answer') lose(context, probe, last);
  }
}
