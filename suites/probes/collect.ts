/** The probes: they ask the target in the order in which a budget is best spent, and judge nothing themselves. */
import { probes } from '../evidence/evidence.js';
import type { Evidence, ProbeId } from '../evidence/evidence.js';
import { accuseForeign, accusePlainForm, brokenPlainForm, isApiInHtml, lookAtHtml } from './html.js';
import { startLook } from './context.js';
import type { Look, LookOptions } from './context.js';
import { plain } from '../values/messages.js';
import type { RuleId } from '../../schemas/generated/rules.js';
import { ask, lose } from './ask.js';
import { lookAtFilters } from './filters.js';
import { lookAtSessions } from './session.js';
import { lookAtDifficulties, lookAtMissing, lookAtWitness } from './titles.js';
import { walkWhole } from './listing.js';
import { pageOf } from '../evidence/page.js';
import { plainUrl } from '../values/queries.js';
import type { Form } from '../values/queries.js';
import type { Reading } from '../answers/reading.js';
import { findWitness } from '../evidence/sample-titles.js';

/** Looks at the target as far as the wanted probes go. */
export async function look(options: LookOptions): Promise<Evidence> {
  const started = startLook(options);
  const { evidence } = started;
  const fault = await runAll(started);
  const isShown = isApiInHtml(evidence.html);
  if (evidence.isApi) accuseForeign(evidence.ledger, started.foreign);
  else if (isShown && !fault) accusePlainForm(evidence.ledger, await brokenPlainForm(started));
  return {
    ...evidence,
    ...(fault ? { fault } : {}),
    isApi: evidence.isApi || isShown,
    noWitness:
      evidence.existing.length === 0
        ? 'needs a file in the listing whose page id its `descriptionshorturl` shows'
        : undefined,
  };
}

/** Runs the probes; a fault of the suite ends the look, and what was seen until then stays. */
async function runAll(started: Look): Promise<Evidence['fault']> {
  const wanted = probes.filter(probe => started.options.wanted.has(probe));
  for (const [at, probe] of wanted.entries())
    try {
      await steps[probe](started);
    } catch (error) {
      for (const rest of wanted.slice(at))
        started.evidence.losses.set(rest, {
          reason: 'the suite broke before it could look',
          cutOff: false,
        });
      const message = error instanceof Error ? error.message : String(error);
      return { kind: 'suite', where: `probe "${probe}"`, message: plain(message) };
    }
  return undefined;
}

export const steps: Readonly<Record<ProbeId, (look: Look) => Promise<void>>> = {
  languageinfo: look => lookAtPlain(look, 'languageinfo', 'languageinfo', 'languageinfo.map'),
  dbrepllag: look => lookAtPlain(look, 'dbrepllag', 'dbrepllag', 'dbrepllag.list'),
  'first page': look => lookAtPlain(look, 'first page', 'allimages', 'allimages.list'),
  'missing titles': async look => {
    const { missing } = look.evidence;
    missing.push(...(await lookAtMissing(look)));
    const [first] = missing;
    if (first) keepPlain(look, 'duplicatefiles', first.reading);
  },
  html: async look => void look.evidence.html.push(...(await lookAtHtml(look))),
  session: async look => void look.evidence.session.push(...(await lookAtSessions(look))),
  'existing title': async look => {
    const { wanted, witness } = look.options;
    const reading = look.evidence.plain.get('allimages');
    const page = reading?.kind === 'answer' ? pageOf(reading, 1) : undefined;
    if (page) look.witness = findWitness(page, witness);
    if (look.witness?.hasUnderscore || !wanted.has('walk')) await lookAtWitness(look);
  },
  walk: async look => {
    await walkWhole(look);
    if (!look.options.wanted.has('existing title')) return;
    await lookAtWitness(look);
    await lookAtDifficulties(look);
  },
  filters: lookAtFilters,
};

async function lookAtPlain(
  look: Look,
  probe: ProbeId,
  form: Exclude<Form, 'duplicatefiles'>,
  asked: RuleId,
): Promise<void> {
  const question = form === 'allimages' ? 'allimages page 1' : form;
  const reading = await ask(look, { form, question, url: plainUrl(look.options.profile.api, form), asked });
  keepPlain(look, form, reading);
  if (reading.kind !== 'answer') lose(look, probe, reading, asked);
}

/** Keeps the answer that an anonymous client gets to one of the four questions. */
function keepPlain({ evidence }: Look, form: Form, reading: Reading): void {
  evidence.plain.set(form, reading);
  if (reading.kind === 'answer') evidence.ledger.held('session.no-credentials');
}
