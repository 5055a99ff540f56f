/** Runs the probes, in the order that spends a small budget best. */
import { filterOf, type Collected, type ProbeId } from '../evidence/evidence.js';
import { plain } from '../values/messages.js';
import { ask } from './ask.js';
import { cutOff, lose } from './notes.js';
import { firstOf, openContext, pagesOf, type ProbeContext, type ProbeOptions } from './context.js';
import { probeFilters } from './allimages/filters.js';
import { isApiInHtml } from '../answers/html/page.js';
import { traverse } from './allimages/walk.js';
import { askRefusedInHtml, askRows, drawPlan, noteCoverage, requestsKept, rowsFor } from './planned.js';
import { confirmTrials } from './trials/trying.js';
import { askRefusedAgain, tryRefusals } from './trials/refusals.js';
import { tryRecords } from './duplicatefiles/records.js';
import { askSampleAgain, askTwice } from './state.js';
import * as titles from './duplicatefiles/titles.js';

/** Asks everything that the wanted probes need. Never rejects. */
export async function collectEvidence(options: ProbeOptions): Promise<Collected> {
  const context = openContext(options);
  const { collected, paused } = context;
  const fault = await runProbes(context);
  for (const { end, seen } of paused)
    end({ verdict: 'doubt', reason: 'the audit ended before it was confirmed' }, seen);
  for (const { query, probe, last } of collected.refusals) if (query.bare) lose(context, probe, last);
  return { ...collected, fault, isApi: collected.isApi || isApiInHtml(collected.html) };
}

/** Runs the probes until a fault of the suite ends them; what was collected stays. */
async function runProbes(context: ProbeContext): Promise<Collected['fault']> {
  const wanted = steps.filter(([probe]) => context.options.wanted.has(probe));
  for (const [at, [probe, run]] of wanted.entries())
    try {
      await run(context);
    } catch (error) {
      const unseen = wanted.slice(at).flatMap(([each]) => (each === 'plan' ? OF_PLAN : [each]));
      const reason = 'a fault of the suite ended the audit before this was asked';
      for (const each of unseen) context.collected.losses.set(each, { reason, cutOff: false });
      const message = error instanceof Error ? error.message : String(error);
      return { kind: 'suite', where: `probe "${probe}"`, message: plain(message) };
    }
  return undefined;
}

const OF_PLAN = ['plan', 'html', 'session', 'missing titles', 'existing title'] as const;

type Step = readonly [probe: ProbeId, run: (context: ProbeContext) => Promise<unknown>];

const steps: readonly Step[] = [
  ['languageinfo', context => ask(context, { query: 'languageinfo' })],
  ['dbrepllag', context => ask(context, { query: 'dbrepllag' })],
  ['first page', context => ask(context, { query: 'allimages', page: 1 })],
  ['missing titles', titles.probeMissingTitles],
  ['plan', askTwice],
  ['plan', askRefusedAgain],
  // A page of it is repeated between the walks by type.
  ['walk', context => traverse(context, filterOf([]), 'walk', pagesOf(context, 2, 1))],
  ['filters', probeFilters],
  ['existing title', titles.probeSampleTitle],
  ['existing title', titles.probeFurtherFiles],
  ['existing title', tryRecords],
  ['missing titles', titles.probeResembling],
  ['credentials', askWithoutCredentials],
  ['plan', askPlan],
  // Without a plan, trials are confirmed here.
  ['filters', confirmTrials],
  ['existing title', confirmTrials],
];

async function askWithoutCredentials(context: ProbeContext): Promise<void> {
  const { options, collected } = context;
  if (!options.isAuthorized || options.profile.values.access === 'restricted') return;
  for (const [query, { kind }] of collected.plain)
    if (kind === 'answer') await ask(context, { ...firstOf(context, query), bare: true });
}

async function askPlan(context: ProbeContext): Promise<void> {
  const { collected } = context;
  await askRefusedInHtml(context);
  const plan = drawPlan(context);
  const { leftOut } = collected;
  await askRows(context, rowsFor(plan, 'in between'));
  await askRefusedAgain(context);
  const atEnd = rowsFor(plan, 'at the end');
  // The plan goes before repeated questions.
  await askSampleAgain(context, atEnd.length + requestsKept(context));
  await askRows(context, atEnd);
  await settle(context);
  // Trials may have taken fewer requests than were kept for them.
  const late = plan.rows.filter(({ isAsked }) => !isAsked);
  await askRows(context, late, true);
  if (late.some(({ isAsked }) => isAsked)) await settle(context);
  if (plan.rows.every(({ isAsked }) => isAsked)) collected.leftOut = leftOut;
  noteCoverage(context, plan);
  const reason = context.exhausted ?? collected.leftOut;
  if (reason === undefined) return;
  for (const probe of OF_PLAN) cutOff(context, probe, reason);
  collected.leftOut = reason;
}

/** Proves or drops what is suspected so far. */
async function settle(context: ProbeContext): Promise<void> {
  await askRefusedAgain(context);
  await tryRefusals(context);
  await tryRecords(context);
  await titles.forgetCreated(context);
  await confirmTrials(context);
  await askRefusedAgain(context);
}
