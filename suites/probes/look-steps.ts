/** What each probe asks. */
import type { RuleId } from '../../schemas/generated/rules.js';
import type { ProbeId } from '../evidence/evidence.js';
import { ask, lose } from './ask.js';
import { lookAtFilters } from './filters.js';
import { lookAtHtml } from './html.js';
import type { Look } from './context.js';
import { lookAtSessions } from './session.js';
import { lookAtDifficulties, lookAtMissing, lookAtWitness } from './titles.js';
import { walkWhole } from './listing.js';
import { pageOf } from '../evidence/page.js';
import { plainUrl } from '../values/queries.js';
import type { Form } from '../values/queries.js';
import type { Reading } from '../answers/reading.js';
import { findWitness } from '../evidence/sample-titles.js';

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
