/** Probes of titles (contract 2.4, 2.5, 4.4, 7): some that surely do not exist, and some that the listing shows. */
import { isObject, type Answer } from '../../answers/reading.js';
import { isKnownElsewhere, recordsOf } from '../../answers/titles.js';
import { isAnsweredTitle, type TitleProbe } from '../../evidence/evidence.js';
import { settledOf, type SampleTitle } from '../../evidence/sample-titles.js';
import type { Strength } from '../../plan/covering.js';
import { SEEN_OTHERWISE } from '../../plan/models.js';
import { classesOf, settledFor, type TitleClass } from '../../plan/title-classes.js';
import { quoted } from '../../values/messages.js';
import type { Query } from '../../values/queries.js';
import { ask, askFor, isRefused, noteRefusal } from '../ask.js';
import { left, partOf, type ProbeContext } from '../context.js';

/** A title is drawn so often. */
export const DRAWS = 3;

/** Asks for a missing title in the usual way. */
export async function probeMissingTitles(context: ProbeContext): Promise<void> {
  const { collected } = context;
  const spaced = await drawMissing(context);
  collected.missing.push(spaced);
  collected.plain.set('duplicatefiles', spaced.reading);
}

/** Draws until the title is not one of a shared repository, which a wiki knows without having a page for it. */
async function drawMissing(context: ProbeContext): Promise<TitleProbe> {
  for (let attempt = 1; ; attempt++) {
    const normal = `${namespaceIn(context)}:${context.names.missing('spaces', attempt)}`;
    const probe = await probeTitle(context, {
      spelling: 'underscores',
      sent: normal.replaceAll(' ', '_'),
      normal,
    });
    if (attempt === DRAWS || !isKnownElsewhere(probe.reading)) return probe;
  }
}

/**
 * Asks for further missing titles where the first one was refused and existing ones are answered: one alone may have a word
 * that a firewall dislikes.
 */
export async function probeFurtherMissing(context: ProbeContext): Promise<void> {
  const { collected } = context;
  const isMissingAnswered = collected.plain.get('duplicatefiles')?.kind === 'answer';
  if (
    isMissingAnswered ||
    !collected.plain.has('duplicatefiles') ||
    !collected.existing.some(isAnsweredTitle)
  )
    return;
  for (const kind of ['plain', 'digits'] as const) {
    const title = missingTitle(context, kind, 'underscores');
    const probe = await probeTitle(context, title, `a missing title (${kind})`);
    if (probe.reading.kind === 'answer') noteTitle(collected, title, probe.reading);
  }
}

/** So many other titles are asked for where one that was missing has a page, and so many such titles are looked into. */
const OTHERS = 2;

/** Leaves out missing titles that somebody has created since, unless others that were never asked for have pages too. */
export async function forgetCreated(context: ProbeContext): Promise<void> {
  const { collected, options } = context;
  const { missing } = collected;
  const found = new Map(missing.filter(hasOwnPage).map(probe => [probe.normal, probe]));
  for (const [normal, { spelling }] of options.steady ? [] : found) {
    const haveAll = await haveAllPages(context, normal, spelling);
    if (haveAll) return;
    if (haveAll === undefined) collected.perhapsCreated ??= normal;
    const kept = missing.filter(probe => probe.normal !== normal);
    missing.splice(0, missing.length, ...kept);
  }
}

const hasOwnPage = ({ reading, takenFor }: TitleProbe): boolean =>
  takenFor === undefined && Object.keys(recordsOf(reading) ?? {}).some(key => /^[1-9]/.test(key));

/** Whether other titles of the same class have pages; `undefined` if that was not answered. */
async function haveAllPages(
  context: ProbeContext,
  normal: string,
  spelling: TitleProbe['spelling'],
): Promise<boolean | undefined> {
  for (let other = 0; other < OTHERS; other++) {
    const sent = otherMissing(
      context,
      spelled(normal, spelling === 'spaces' ? 'spaces' : 'underscores'),
      other,
    );
    const query: Query = {
      query: 'duplicatefiles',
      title: { sent, exists: false, kind: 'another missing title', drawn: true },
    };
    const reading = left(context) > 0 ? await ask(context, query) : undefined;
    if (reading?.kind !== 'answer') return undefined;
    if (!hasOwnPage({ spelling, sent, normal: sent, reading })) return false;
  }
  return true;
}

/** Another missing title of the class of one, spelled alike, that nothing else asks for. */
export function otherMissing(
  context: ProbeContext,
  sent: string,
  instance: number,
  kind: TitleClass = classesOf(sent.slice(sent.indexOf(':') + 1).replaceAll(' ', '_'))[0] ?? 'plain',
): string {
  const title = `${namespaceIn(context)}:${context.names.missing(kind, DRAWS + 1 + instance)}`;
  return spelled(title, sent.includes('_') ? 'underscores' : 'spaces');
}

/** A missing title of a class, as it is sent in a spelling, and what the contract settles for it. */
export function missingTitle(
  context: ProbeContext,
  kind: TitleClass,
  spelling: Spelled,
): Omit<TitleProbe, 'reading'> {
  const drawn = `${namespaceIn(context)}:${context.names.missing(kind, 1)}`;
  const settled = settledFor(kind);
  // How adjacent underscores are spelled is the point of their class.
  const sent = kind === 'adjacent underscores' ? drawn : spelled(drawn, spelling);
  return { spelling: spellingOf(sent), sent, normal: drawn.replaceAll('_', ' '), settled };
}

/** A title of a class that the listing shows, as it is sent in a spelling. */
export function existingTitle(
  context: ProbeContext,
  kind: TitleClass,
  spelling: Spelled,
): Omit<TitleProbe, 'reading'> | undefined {
  const sample = context.samples.found.get(kind);
  if (!sample) return undefined;
  const stored = `${namespaceIn(context)}:${sample.name}`;
  const sent = spelled(stored, spelling);
  return { spelling: spellingOf(sent), sent, normal: stored.replaceAll('_', ' '), curid: sample.curid };
}

/** How the gaps between words are written: in one way, or the first with an underscore and the others with spaces. */
export type Spelled = 'underscores' | 'spaces' | 'both';

function spelled(title: string, spelling: Spelled): string {
  if (spelling === 'underscores') return title.replaceAll(' ', '_');
  const spaced = title.replaceAll('_', ' ');
  return spelling === 'spaces' ? spaced : spaced.replace(' ', '_');
}

export const spellingOf = (sent: string): TitleProbe['spelling'] =>
  sent.includes('_') ? 'underscores' : sent.includes(' ') ? 'spaces' : 'plain';

/** The files that an audit of today asks for as existing titles, besides the first one. */
export const knownFiles = ({ samples, furtherFiles }: ProbeContext): readonly SampleTitle[] => [
  ...samples.found.values(),
  ...furtherFiles,
];

/** The files of the listing whose page ids are known. */
export const seenFiles = (context: ProbeContext): readonly SampleTitle[] => [
  ...knownFiles(context),
  ...context.samples.chosen().map(([, sample]) => sample),
];

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
}

/** At least so many different files are asked for, those included that stand for a class of titles. */
const FILES = 8;

/** How many more are asked for in any case: what names show is not all that a lookup may depend on. */
const FURTHER_FILES: Readonly<Record<Strength, number>> = { 1: 1, 2: 4, 3: 8 };

/** Asks for files that differ in more than the signs of their names. */
export async function probeFurtherFiles(context: ProbeContext): Promise<void> {
  const { collected, furtherFiles, sample, samples } = context;
  const { strength, sample: named } = context.options;
  const isAnyAnswered =
    collected.plain.get('duplicatefiles')?.kind === 'answer' || collected.existing.some(isAnsweredTitle);
  if (named !== undefined || !isAnyAnswered) return;
  const known = new Set([...knownFiles(context), ...(sample ? [sample] : [])].map(({ name }) => name));
  const usual = [...samples.found].flatMap(([kind, { name }]) => (SEEN_OTHERWISE.has(kind) ? [] : [name]));
  const sorts = samples.ofSorts(sample ? [...usual, sample.name] : usual);
  const most = Math.max(sorts.length + FURTHER_FILES[strength], FILES - known.size);
  for (const [at, [what, file]] of [...sorts, ...samples.chosen()].entries()) {
    if (furtherFiles.length >= Math.min(most, partOf(context))) return;
    if (at >= sorts.length && known.has(file.name)) continue;
    known.add(file.name);
    furtherFiles.push(file);
    const isEither = settledOf(file.name) === 'everything' && furtherFiles.length % 2 === 0;
    const spelling = !file.hasUnderscore ? 'plain' : isEither ? 'spaces' : 'underscores';
    const title = titleOf(context, file, spelling);
    const query = {
      query: 'duplicatefiles',
      title: { sent: title.sent, exists: true, kind: what, drawn: true },
    } as const;
    const reading = await ask(context, query);
    if (reading.kind === 'answer') noteTitle(context.collected, title, reading);
    // A recording that did not ask has nothing to tell.
    else if (reading.exchange.loss?.kind !== 'unasked')
      noteRefusal(context, 'existing title', query, reading, late(context, title));
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
  const sent = spelling === 'spaces' ? normal : stored;
  return { spelling, sent, normal, curid, settled: settledOf(name), ...unlisted };
}

async function probeTitle(
  context: ProbeContext,
  title: Omit<TitleProbe, 'reading'>,
  kind = `${title.curid === undefined ? 'a missing' : 'an existing'} title (${title.spelling})`,
  isNeeded = true,
): Promise<TitleProbe> {
  const exists = title.curid !== undefined;
  const query = { query: 'duplicatefiles', title: { sent: title.sent, exists, kind } } as const;
  const probe = exists ? 'existing title' : 'missing titles';
  if (isNeeded) return { ...title, reading: await askFor(context, probe, query, late(context, title)) };
  const reading = await ask(context, query);
  if (isRefused(reading)) noteRefusal(context, probe, query, reading);
  return { ...title, reading };
}

/** Keeps the answer about a title among those of titles that exist, or of those that do not. */
export function noteTitle(
  { missing, existing }: ProbeContext['collected'],
  title: Omit<TitleProbe, 'reading'>,
  reading: Answer,
): void {
  (title.curid === undefined ? missing : existing).push({ ...title, reading });
}

/** Takes the answer about a title that was refused at first. */
function late({ collected }: ProbeContext, title: Omit<TitleProbe, 'reading'>) {
  return (reading: Answer): void => {
    noteTitle(collected, title, reading);
    if (title.curid === undefined && collected.plain.get('duplicatefiles')?.kind !== 'answer')
      collected.plain.set('duplicatefiles', reading);
  };
}

/** A file that the user names and no page of the listing showed, with the page id of its record; where the wiki does not have it, that is noted as a loss. */
async function askForNamed(context: ProbeContext, name: string): Promise<SampleTitle | undefined> {
  const { options, collected } = context;
  const query = namedQuestion(options, name);
  const reading = await ask(context, query);
  if (reading.kind !== 'answer') {
    noteRefusal(context, 'existing title', query, reading);
    return undefined;
  }
  for (const [curid, record] of Object.entries(recordsOf(reading) ?? {})) {
    if (!isObject(record) || Object.hasOwn(record, 'missing') || !/^[1-9]\d*$/.test(curid)) continue;
    const stored = storedName(record['title']) ?? name;
    return { name: stored, curid, hasUnderscore: stored.includes('_'), page: undefined };
  }
  const what = isKnownElsewhere(reading) ? 'page of its own for the file' : 'file';
  const reason = `the wiki has no ${what} ${quoted(name)}, which --sample names`;
  collected.noNamed = reason;
  collected.losses.set('existing title', { reason, cutOff: false });
  return undefined;
}

export function namedQuestion({ profile }: ProbeContext['options'], name: string): Query {
  const sent = `${profile.values.file_namespace}:${name}`;
  return { query: 'duplicatefiles', title: { sent, exists: true, kind: 'the title that --sample names' } };
}

/** As the wiki stores it: it may write the first letter otherwise than the user. */
function storedName(title: unknown): string | undefined {
  if (typeof title !== 'string' || !title.isWellFormed()) return undefined;
  const name = title.slice(title.indexOf(':') + 1).replaceAll(' ', '_');
  return name === '' ? undefined : name;
}
