/** Probes of titles (contract 2.4, 2.5, 4.4, 7): some that surely do not exist, and one that the listing shows. */
import type { TitleProbe } from '../evidence/evidence.js';
import { changeBetween } from './recheck.js';
import { ask, lose } from './ask.js';
import type { Look } from './context.js';
import { titleUrl } from '../values/queries.js';
import { isObject } from '../answers/reading.js';
import type { Reading } from '../answers/reading.js';
import type { Difficulty, Witness } from '../evidence/sample-titles.js';
import { quoted } from '../values/messages.js';

const DRAWS = 3;

/** Asks for a missing title in three spellings: with underscores, with spaces, and one that needs no normalization. */
export async function lookAtMissing(look: Look): Promise<TitleProbe[]> {
  const spaced = await drawMissing(look, 'title', 'underscores');
  const plain = await drawMissing(look, 'word', 'plain');
  const spaces = await askTitle(look, { spelling: 'spaces', sent: spaced.normal, normal: spaced.normal });
  return [spaced, spaces, plain];
}

/** Draws until the title is not one of a shared repository, which a wiki knows without having a page for it. */
async function drawMissing(
  look: Look,
  label: string,
  spelling: 'underscores' | 'plain',
): Promise<TitleProbe> {
  for (let attempt = 1; ; attempt++) {
    const drawn = look.draw.title(label, attempt);
    const normal = `${look.options.profile.values.file_namespace}:${spelling === 'plain' ? drawn.replaceAll(' ', '-') : drawn}`;
    const probe = await askTitle(look, { spelling, sent: normal.replaceAll(' ', '_'), normal });
    if (attempt === DRAWS || !isKnownElsewhere(probe.reading)) return probe;
  }
}

export function isKnownElsewhere(reading: Reading): boolean {
  const records = recordsOf(reading);
  return (
    records !== undefined &&
    Object.values(records).some(record => isObject(record) && Object.hasOwn(record, 'known'))
  );
}

/** `query.pages` of an answer, where it is a map. */
export function recordsOf(reading: Reading): Readonly<Record<string, unknown>> | undefined {
  const query = reading.kind === 'answer' && isObject(reading.json) ? reading.json['query'] : undefined;
  const pages = isObject(query) ? query['pages'] : undefined;
  return isObject(pages) ? pages : undefined;
}

/** Asks for the witness, where that was not done yet. */
export async function lookAtWitness(look: Look): Promise<void> {
  const { witness, evidence } = look;
  if (!witness || evidence.existing.length > 0) return;
  evidence.existing.push(...(await lookAtExisting(look, witness)));
  evidence.witnessGone = await changeOfWitness(look, witness, evidence.existing);
}

/** Asks for the titles with difficult names too, unless one title was named. */
export async function lookAtDifficulties(look: Look): Promise<void> {
  const { witness, evidence, options } = look;
  if (options.witness !== undefined) return;
  for (const [kind, found] of look.difficult) {
    if (found.name === witness?.name) continue;
    const probe = await lookAtDifficult(look, kind, found);
    evidence.existing.push(probe);
    evidence.witnessGone ??= await changeOfWitness(look, found, [probe]);
  }
}

async function lookAtExisting(look: Look, { name, curid, hasUnderscore }: Witness): Promise<TitleProbe[]> {
  const sent = `${look.options.profile.values.file_namespace}:${name}`;
  const normal = sent.replaceAll('_', ' ');
  const first = await askTitle(look, {
    spelling: hasUnderscore ? 'underscores' : 'plain',
    sent,
    normal,
    curid,
  });
  if (!hasUnderscore) return [first];
  return [first, await askTitle(look, { spelling: 'spaces', sent: normal, normal, curid })];
}

/** Asks for a title with a difficult name; where a recorded audit did not, nothing is missing. */
async function lookAtDifficult(
  look: Look,
  kind: Difficulty,
  { name, curid, hasUnderscore }: Witness,
): Promise<TitleProbe> {
  const sent = `${look.options.profile.values.file_namespace}:${name}`;
  const title = { spelling: hasUnderscore ? ('underscores' as const) : ('plain' as const), sent, curid };
  const question = `duplicatefiles of a title with ${kind}`;
  return probeTitle(look, { ...title, normal: sent.replaceAll('_', ' ') }, question);
}

/** Where the record of an existing title contradicts the listing: how the listing has changed since, if it has. */
async function changeOfWitness(
  look: Look,
  { page, name }: Witness,
  existing: readonly TitleProbe[],
): Promise<string | undefined> {
  const contradicts = existing.some(({ reading, curid = '' }) => {
    const records = recordsOf(reading);
    const record = records?.[curid];
    return records !== undefined && (!isObject(record) || Object.hasOwn(record, 'missing'));
  });
  if (!contradicts) return undefined;
  const change = await changeBetween(look.options.ask, undefined, page);
  return change === undefined ? undefined : `${quoted(name)} was asked for, but ${change}`;
}

async function askTitle(look: Look, title: Omit<TitleProbe, 'reading'>): Promise<TitleProbe> {
  const exists = title.curid !== undefined;
  const question = `duplicatefiles of ${exists ? 'an existing' : 'a missing'} title (${title.spelling})`;
  const probe = await probeTitle(look, title, question);
  if (probe.reading.kind !== 'answer')
    lose(look, exists ? 'existing title' : 'missing titles', probe.reading, ruleAsked(title));
  return probe;
}

const ruleAsked = ({ curid }: Pick<TitleProbe, 'curid'>) =>
  curid === undefined ? 'duplicatefiles.not-an-error' : 'duplicatefiles.existing-record';

async function probeTitle(
  look: Look,
  title: Omit<TitleProbe, 'reading'>,
  question: string,
): Promise<TitleProbe> {
  const url = titleUrl(look.options.profile.api, title.sent);
  const reading = await ask(look, { form: 'duplicatefiles', question, url, asked: ruleAsked(title) });
  return { ...title, reading };
}
