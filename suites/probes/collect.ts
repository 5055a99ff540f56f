/** Runs the probes in the order in which a budget is best spent; they judge nothing themselves. */
import { probes } from '../evidence/evidence.js';
import type { Collected, ProbeId } from '../evidence/evidence.js';
import { pageOf } from '../evidence/page.js';
import { findSample } from '../evidence/sample-titles.js';
import { plain } from '../values/messages.js';
import type { Query } from '../values/queries.js';
import { ask, lose } from './ask.js';
import { openContext } from './context.js';
import type { ProbeContext, ProbeOptions } from './context.js';
import { probeFilters } from './filters.js';
import { answersNotOfApi, isApiInHtml, probeHtml } from './html.js';
import { walkWhole } from './listing.js';
import { probeSessions } from './session.js';
import { probeDifficultTitles, probeMissingTitles, probeSampleTitle } from './titles.js';

/** Asks the target as far as the wanted probes go; resolves always, whatever the target does. */
export async function collectEvidence(options: ProbeOptions): Promise<Collected> {
  const context = openContext(options);
  const { collected } = context;
  const fault = await runProbes(context);
  const isInHtml = !collected.isApi && isApiInHtml(collected.html);
  const onlyHtml = isInHtml && !fault;
  return {
    ...collected,
    ...(fault ? { fault } : {}),
    isApi: collected.isApi || isInHtml,
    onlyHtml,
    notApi: onlyHtml ? await answersNotOfApi(context) : collected.isApi ? collected.notApi : [],
    noSample:
      collected.existing.length === 0
        ? 'needs a file in the listing with a page id in its `descriptionshorturl`'
        : undefined,
  };
}

/** Runs the probes; a fault of the suite ends them, and what was collected until then stays. */
async function runProbes(context: ProbeContext): Promise<Collected['fault']> {
  const wanted = probes.filter(probe => context.options.wanted.has(probe));
  for (const [at, probe] of wanted.entries())
    try {
      await run[probe](context);
    } catch (error) {
      for (const rest of wanted.slice(at))
        context.collected.losses.set(rest, {
          reason: 'a fault of the suite ended the audit before this was asked',
          cutOff: false,
        });
      const message = error instanceof Error ? error.message : String(error);
      return { kind: 'suite', where: `probe "${probe}"`, message: plain(message) };
    }
  return undefined;
}

const run: Readonly<Record<ProbeId, (context: ProbeContext) => Promise<void>>> = {
  languageinfo: context => probePlain(context, 'languageinfo', { query: 'languageinfo' }),
  dbrepllag: context => probePlain(context, 'dbrepllag', { query: 'dbrepllag' }),
  'first page': context => probePlain(context, 'first page', { query: 'allimages', page: 1 }),
  'missing titles': async context => {
    const { missing } = context.collected;
    missing.push(...(await probeMissingTitles(context)));
    const [first] = missing;
    if (first) context.collected.plain.set('duplicatefiles', first.reading);
  },
  html: async context => void context.collected.html.push(...(await probeHtml(context))),
  session: async context => void context.collected.session.push(...(await probeSessions(context))),
  'existing title': async context => {
    const { wanted, sample } = context.options;
    const reading = context.collected.plain.get('allimages');
    const page = reading?.kind === 'answer' ? pageOf(reading, { query: 'allimages', page: 1 }) : undefined;
    if (page) context.sample = findSample(page, sample);
    if (context.sample?.hasUnderscore || !wanted.has('walk')) await probeSampleTitle(context);
  },
  walk: async context => {
    await walkWhole(context);
    if (!context.options.wanted.has('existing title')) return;
    await probeSampleTitle(context);
    await probeDifficultTitles(context);
  },
  filters: probeFilters,
};

async function probePlain(context: ProbeContext, probe: ProbeId, query: Query): Promise<void> {
  const reading = await ask(context, query);
  context.collected.plain.set(query.query, reading);
  if (reading.kind !== 'answer') lose(context, probe, reading, query);
}
