/** Runs the probes, in the order that spends a small budget best. */
import type { Collected, ProbeId } from '../evidence/evidence.js';
import { pageOf } from '../evidence/page.js';
import { findSample } from '../evidence/sample-titles.js';
import type { Strength } from '../plan/covering.js';
import { plain } from '../values/messages.js';
import { ask } from './ask.js';
import { cutOff } from './notes.js';
import { firstOf, openContext, type ProbeContext, type ProbeOptions } from './context.js';
import { probeFilters } from './allimages/filters.js';
import { isApiInHtml } from './html.js';
import { walkWhole } from './allimages/listing.js';
import {
  askRefusedInHtml,
  askRows,
  drawPlan,
  EXPECTED,
  noteCoverage,
  requestsKept,
  requestsKeptAtEnd,
  rowsFor,
  type Plan,
} from './planned.js';
import { confirmTrials } from './trials/trying.js';
import { askRefusedAgain, loseRefused, tryRefusals } from './trials/refusals.js';
import { tryRecords } from './duplicatefiles/records.js';
import { askPageAgain, askSampleAgain, askTwice, askWholeAfter } from './state.js';
import {
  forgetCreated,
  probeFurtherFiles,
  probeFurtherMissing,
  probeMissingTitles,
  probeResembling,
  probeSampleTitle,
} from './duplicatefiles/titles.js';

/** Asks everything that the wanted probes need. Never rejects. */
export async function collectEvidence(options: ProbeOptions): Promise<Collected> {
  const context = openContext(options);
  const { collected } = context;
  const fault = await runProbes(context);
  loseRefused(context);
  return {
    ...collected,
    ...(fault ? { fault } : {}),
    isApi: collected.isApi || isApiInHtml(collected.html),
    refusals: context.refusals,
    undecoded: context.encodings.lost(),
  };
}

/** Runs the probes until a fault of the suite ends them; what was collected stays. */
async function runProbes(context: ProbeContext): Promise<Collected['fault']> {
  const { wanted, strength } = context.options;
  const steps = stepsAt(strength);
  for (const [at, { probe, run }] of steps.entries()) {
    if (!wanted.has(probe)) continue;
    try {
      await run(context);
    } catch (error) {
      const waiting = steps.slice(at).filter(({ probe: unseen }) => wanted.has(unseen));
      for (const unseen of waiting.flatMap(each => (each.probe === 'plan' ? OF_PLAN : [each.probe])))
        context.collected.losses.set(unseen, {
          reason: 'a fault of the suite ended the audit before this was asked',
          cutOff: false,
        });
      const message = error instanceof Error ? error.message : String(error);
      return { kind: 'suite', where: `probe "${probe}"`, message: plain(message) };
    }
  }
  return undefined;
}

const OF_PLAN = ['plan', 'html', 'session', 'missing titles', 'existing title'] as const;

interface ProbeStep {
  readonly probe: ProbeId;
  readonly run: (context: ProbeContext) => Promise<void>;
}

const step = (probe: ProbeId, run: ProbeStep['run']): ProbeStep => ({ probe, run });

const usualSteps: readonly ProbeStep[] = [
  step('languageinfo', async context => void (await ask(context, { query: 'languageinfo' }))),
  step('dbrepllag', async context => void (await ask(context, { query: 'dbrepllag' }))),
  step('first page', async context => void (await ask(context, { query: 'allimages', page: 1 }))),
  step('missing titles', probeMissingTitles),
];

function stepsAt(strength: Strength): readonly ProbeStep[] {
  return [
    ...usualSteps,
    step('plan', askTwice),
    step('plan', askRefusedAgain),
    step('walk', context => walkWhole(context, share(context, strength, 2, ASKED_IN_BETWEEN))),
    step('filters', context =>
      probeFilters(
        context,
        remaining => share(context, strength, remaining),
        filter => askWholeAfter(context, filter),
      ),
    ),
    step('existing title', async context => {
      noteSample(context);
      await probeSampleTitle(context);
    }),
    step('existing title', probeFurtherFiles),
    step('existing title', tryRecords),
    step('missing titles', probeFurtherMissing),
    step('missing titles', probeResembling),
    step('credentials', askWithoutCredentials),
    step('plan', context => askPlan(context, strength)),
    step('existing title', tryRecords),
    // Without a plan, trials are confirmed here.
    step('filters', confirmTrials),
    step('existing title', confirmTrials),
  ];
}

async function askWithoutCredentials(context: ProbeContext): Promise<void> {
  const { options, collected } = context;
  if (!options.isAuthorized || options.profile.values.access === 'restricted') return;
  for (const [query, { kind }] of collected.plain)
    if (kind === 'answer') await ask(context, { ...firstOf(context, query), bare: true });
}

/** Pages of the whole listing that are repeated between the walks by type. */
const ASKED_IN_BETWEEN = 1;

/** The pages that one of several walks may take, if the plan and `again` repeated pages are to fit into the budget. */
function share({ options, asked }: ProbeContext, strength: Strength, walks: number, again = 0): number {
  const { maxRequests, maxPages } = options;
  const forPlan = Math.min(EXPECTED[strength], Math.ceil((2 / 3) * maxRequests));
  const spare = maxRequests - asked - forPlan - again;
  return spare < 1 ? 0 : Math.min(maxPages, Math.max(1, Math.floor(spare / walks)));
}

async function askPlan(context: ProbeContext, strength: Strength): Promise<void> {
  await askRefusedInHtml(context);
  const plan = drawPlan(context, strength);
  const { leftOut } = context.collected;
  const first = await askRows(context, rowsFor(plan, 'in between'));
  await askRefusedAgain(context);
  // The plan goes before repeated questions.
  await askSampleAgain(context, rowsFor(plan, 'at the end').length + requestsKept(context));
  const last = await askRows(context, rowsFor(plan, 'at the end'));
  await askPageAgain(context, requestsKept(context));
  await askRefusedAgain(context);
  await tryRefusals(context);
  await tryRecords(context);
  await forgetCreated(context);
  await confirmTrials(context);
  const asked = new Set([...first, ...last]);
  const rest = plan.rows.filter(planned => !asked.has(planned));
  const late = await askRest(context, rest);
  for (const planned of late) asked.add(planned);
  if (asked.size === plan.rows.length) context.collected.leftOut = leftOut;
  noteCoverage(context, plan, [...asked]);
  const reason = context.exhausted ?? context.collected.leftOut;
  if (reason === undefined) return;
  for (const probe of OF_PLAN) cutOff(context, probe, reason);
  context.collected.leftOut = reason;
}

/** Asks what the plan left out if trials took fewer requests than were kept for them. */
async function askRest(context: ProbeContext, rest: Plan['rows']): Promise<Plan['rows']> {
  if (rest.length === 0) return [];
  const asked = await askRows(context, rest, requestsKeptAtEnd);
  if (asked.length === 0) return [];
  await askRefusedAgain(context);
  await tryRefusals(context);
  await forgetCreated(context);
  await confirmTrials(context);
  return asked;
}

function noteSample(context: ProbeContext): void {
  const reading = context.collected.plain.get('allimages');
  const page = reading?.kind === 'answer' ? pageOf(reading, { query: 'allimages', page: 1 }) : undefined;
  if (page) context.sample ??= findSample(page, context.options.sample);
}
