/** Probes of titles (contract 2.4, 2.5, 4.4, 7): some that surely do not exist, and some that the listing shows. */
import { isObject } from '../answers/reading.js';
import { isKnownElsewhere, recordsOf } from '../answers/titles.js';
import type { TitleProbe } from '../evidence/evidence.js';
import type { SampleTitle } from '../evidence/sample-titles.js';
import { quoted } from '../values/messages.js';
import { ask, lose } from './ask.js';
import type { ProbeContext } from './context.js';
import { changeBetween } from './recheck.js';

/** A title is drawn so often. */
const DRAWS = 3;

/** Asks for a missing title in three spellings: with underscores, with spaces, and one that needs no normalization. */
export async function probeMissingTitles(context: ProbeContext): Promise<TitleProbe[]> {
  const spaced = await drawMissing(context, 'title', 'underscores');
  const plain = await drawMissing(context, 'word', 'plain');
  const spaces = await probeTitle(context, {
    spelling: 'spaces',
    sent: spaced.normal,
    normal: spaced.normal,
  });
  return [spaced, spaces, plain];
}

/** Draws until the title is not one of a shared repository, which a wiki knows without having a page for it. */
async function drawMissing(
  context: ProbeContext,
  label: string,
  spelling: 'underscores' | 'plain',
): Promise<TitleProbe> {
  for (let attempt = 1; ; attempt++) {
    const drawn = context.random.title(label, attempt);
    const normal = `${namespaceIn(context)}:${spelling === 'plain' ? drawn.replaceAll(' ', '-') : drawn}`;
    const probe = await probeTitle(context, { spelling, sent: normal.replaceAll(' ', '_'), normal });
    if (attempt === DRAWS || !isKnownElsewhere(probe.reading)) return probe;
  }
}

/** Asks for the sample title in its spellings, where that was not done yet. */
export async function probeSampleTitle(context: ProbeContext): Promise<void> {
  const { collected, options } = context;
  if (collected.existing.length > 0) return;
  if (options.sample !== undefined) context.sample ??= await askForNamed(context, options.sample);
  const { sample } = context;
  if (!sample) return;
  const spellings = sample.hasUnderscore ? (['underscores', 'spaces'] as const) : (['plain'] as const);
  for (const spelling of spellings) {
    const title = titleOf(context, sample, spelling);
    collected.existing.push(await probeTitle(context, title));
  }
  collected.sampleGone = await changeOfSample(context, sample, collected.existing);
}

/** Asks for the titles with difficult names too, unless one title was named. */
export async function probeDifficultTitles(context: ProbeContext): Promise<void> {
  const { sample, collected, options } = context;
  if (options.sample !== undefined) return;
  for (const [difficulty, found] of context.difficult) {
    if (found.name === sample?.name) continue;
    const title = titleOf(context, found, found.hasUnderscore ? 'underscores' : 'plain');
    // Where a recorded audit did not ask, nothing is missing.
    const probe = await probeTitle(context, title, `a title with ${difficulty}`, false);
    collected.existing.push(probe);
    collected.sampleGone ??= await changeOfSample(context, found, [probe]);
  }
}

const namespaceIn = ({ options }: ProbeContext) => options.profile.values.file_namespace;

/** The title of a file of the listing, as it is sent in a spelling. */
function titleOf(
  context: ProbeContext,
  { name, curid, page }: SampleTitle,
  spelling: TitleProbe['spelling'],
): Omit<TitleProbe, 'reading'> {
  const stored = `${namespaceIn(context)}:${name}`;
  const normal = stored.replaceAll('_', ' ');
  const unlisted = page ? {} : { unlisted: true as const };
  return { spelling, sent: spelling === 'spaces' ? normal : stored, normal, curid, ...unlisted };
}

/** Where the record of an existing title contradicts the listing: how the listing has changed since, if it has. */
async function changeOfSample(
  context: ProbeContext,
  { page, name }: SampleTitle,
  existing: readonly TitleProbe[],
): Promise<string | undefined> {
  const contradicts = existing.some(({ reading, curid = '' }) => {
    const records = recordsOf(reading);
    const record = records?.[curid];
    return records !== undefined && (!isObject(record) || Object.hasOwn(record, 'missing'));
  });
  if (!contradicts || !page) return undefined;
  const change = await changeBetween(context.options.ask, undefined, page);
  return change === undefined ? undefined : `${quoted(name)} was asked for, but ${change}`;
}

async function probeTitle(
  context: ProbeContext,
  title: Omit<TitleProbe, 'reading'>,
  kind = `${title.curid === undefined ? 'a missing' : 'an existing'} title (${title.spelling})`,
  isNeeded = true,
): Promise<TitleProbe> {
  const exists = title.curid !== undefined;
  const query = { query: 'duplicatefiles', title: { sent: title.sent, exists, kind } } as const;
  const reading = await ask(context, query);
  if (isNeeded && reading.kind !== 'answer')
    lose(context, exists ? 'existing title' : 'missing titles', reading, query);
  return { ...title, reading };
}

/** A file that the user names and no page of the listing showed, with the page id of its record; where the wiki does not have it, that is noted as a loss. */
async function askForNamed(context: ProbeContext, name: string): Promise<SampleTitle | undefined> {
  const { options, collected } = context;
  const sent = `${options.profile.values.file_namespace}:${name}`;
  const title = { sent, exists: true, kind: 'the title that --witness names' };
  const query = { query: 'duplicatefiles', title } as const;
  const reading = await ask(context, query);
  if (reading.kind !== 'answer') {
    lose(context, 'existing title', reading, query);
    return undefined;
  }
  for (const [curid, record] of Object.entries(recordsOf(reading) ?? {})) {
    if (!isObject(record) || Object.hasOwn(record, 'missing') || !/^[1-9]\d*$/.test(curid)) continue;
    const stored = storedName(record['title']) ?? name;
    return { name: stored, curid, hasUnderscore: stored.includes('_'), page: undefined };
  }
  const what = isKnownElsewhere(reading) ? 'page of its own for the file' : 'file';
  const reason = `the wiki has no ${what} ${quoted(name)}, which --witness names`;
  collected.losses.set('existing title', { reason, cutOff: false });
  return undefined;
}

/** As the wiki stores it: it may write the first letter otherwise than the user. */
function storedName(title: unknown): string | undefined {
  if (typeof title !== 'string' || !title.isWellFormed()) return undefined;
  const name = title.slice(title.indexOf(':') + 1).replaceAll(' ', '_');
  return name === '' ? undefined : name;
}
