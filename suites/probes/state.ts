/** Questions that come again (contract 3: the interface is read-only): at the end, a cursor twice, two walks in turns. */
import type { Query } from '../values/queries.js';
import { left } from './context.js';
import type { ProbeContext } from './context.js';
import { drawFrom, shuffled } from '../plan/draw.js';
import { WHOLE } from '../plan/models.js';
import { compareWithUsual } from './questions.js';
import { ask } from './ask.js';

/** Asks a sample of the usual questions again, in an order that shows whether one answer depends on another; `kept` requests are for other questions. */
export async function askSampleAgain(context: ProbeContext, kept: number): Promise<void> {
  let previous: Query | undefined;
  for (const query of sampleOf(context)) {
    if (left(context) <= kept) return;
    const reading = await ask(context, { ...query, repeat: 'query' });
    if (reading.kind === 'answer') await compareWithUsual(context, { query }, reading, previous);
    previous = query;
  }
}

function sampleOf({ listings, collected, options }: ProbeContext): Query[] {
  const whole = listings.get(WHOLE);
  const [filtered] = [...listings]
    .filter(([id, places]) => id !== WHOLE && places.size > 0)
    .toSorted(([, a], [, b]) => b.size - a.size)
    .map(([, places]) => places);
  const [first, next] = [whole?.get('first'), whole?.get('inner') ?? whole?.get('last')];
  const [part, more] = [filtered?.get('first'), filtered?.get('inner') ?? filtered?.get('last')];
  // Two walks in turns, a cursor twice, and the whole listing right after a part of it.
  const listing = options.wanted.has('walk') ? [part, first, more, next, next, part, first] : [];
  const reports = (['languageinfo', 'dbrepllag'] as const).flatMap(query =>
    collected.plain.get(query)?.kind === 'answer' ? [{ query }] : [],
  );
  const others = shuffled(reports, drawFrom(options.seed, 'sample'));
  // One of the reports comes twice in a row, as a page of the listing does.
  return [...listing.flatMap(query => (query ? [query] : [])), ...others, ...others.slice(-1)];
}
