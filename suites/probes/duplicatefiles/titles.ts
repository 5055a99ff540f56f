/** Probes of titles (contract 2.4, 2.5, 4.4, 7): some that surely do not exist, and some that the listing shows. */
import { isObject, type Reading } from '../../answers/reading.js';
import { isKnownElsewhere, recordsOf } from '../../answers/titles.js';
import type { TitleProbe } from '../../evidence/evidence.js';
import { settledOf, type SampleTitle } from '../../evidence/sample-titles.js';
import type { Strength } from '../../plan/covering.js';
import { SEEN_OTHERWISE } from '../../plan/models.js';
import { quoted } from '../../values/messages.js';
import type { Query } from '../../values/queries.js';
import { ask } from '../ask.js';
import { left, partOf, type ProbeContext } from '../context.js';
import {
  askingFor,
  DRAWS,
  fileNamed,
  knownFiles,
  nameIn,
  missingTitle,
  otherMissing,
  resembling,
  titleOf,
} from './names.js';

/** Asks for a missing title in the usual way; draws again if it is one of a shared repository, which a wiki knows without having a page for it. */
export async function probeMissingTitles(context: ProbeContext): Promise<void> {
  const { missing } = context.collected;
  for (let attempt = 1; attempt <= DRAWS; attempt++) {
    const sent = missingTitle(context, 'spaces', 'underscores', attempt);
    const title = { sent, exists: false, kind: 'a missing title (underscores)' };
    const came = await ask(context, { query: 'duplicatefiles', title });
    if (came.kind !== 'answer' || !isKnownElsewhere(came)) return;
    if (attempt < DRAWS) missing.pop();
  }
}

const isAnyAnswered = ({ collected }: ProbeContext): boolean =>
  collected.plain.get('duplicatefiles')?.kind === 'answer' || collected.existing.length > 0;

/**
 * Asks for further missing titles where the first one was refused and existing ones are answered: one alone may have a word
 * that a firewall dislikes.
 */
export async function probeFurtherMissing(context: ProbeContext): Promise<void> {
  const { existing, plain } = context.collected;
  const first = plain.get('duplicatefiles');
  if (!first || first.kind === 'answer' || existing.length === 0) return;
  for (const kind of ['plain', 'digits'] as const)
    await ask(
      context,
      askingFor(missingTitle(context, kind, 'underscores'), false, `a missing title (${kind})`),
    );
}

/** So many titles are asked for that are nearly those of existing files, where each value is to occur once; else one of each kind. */
const FEW = 1;

/** Asks for titles whose names the listing does not show, but others that are nearly the same. */
export async function probeResembling(context: ProbeContext): Promise<void> {
  const { options, collected, nearly } = context;
  if (!options.wanted.has('existing title')) return;
  if (collected.plain.get('duplicatefiles')?.kind !== 'answer') return;
  const most = Math.min(partOf(context), options.strength === 1 ? FEW : Infinity);
  for (const [how, sent] of resembling(context)) {
    if (nearly.size >= most || left(context) === 0) return;
    nearly.add(sent);
    await ask(context, askingFor(sent, false, `a missing title (a file's with ${how})`));
  }
}

/** So many other titles are asked for where one that was missing has a page. */
const OTHERS = 2;

/**
 * Leaves out missing titles that have a page of their own, such as a redirect, or that somebody has created since, unless others
 * that were never asked for have pages too; and those whose page was that of a file, if that has moved.
 */
export async function forgetCreated(context: ProbeContext): Promise<void> {
  const { collected, options, nearly } = context;
  const { missing } = collected;
  const found = new Map(
    missing.filter(({ reading }) => hasOwnPage(reading)).map(probe => [probe.normal, probe]),
  );
  for (const [normal, probe] of found) {
    if (options.steady && !nearly.has(probe.sent)) continue;
    const isBroken =
      probe.takenFor === undefined
        ? await haveAllPages(context, probe)
        : !(await hasMoved(context, probe.takenFor));
    if (isBroken) continue;
    if (isBroken === undefined) collected.perhapsCreated ??= normal;
    const kept = missing.filter(each => each.normal !== normal);
    missing.splice(0, missing.length, ...kept);
  }
}

const hasOwnPage = (reading: Reading): boolean =>
  Object.keys(recordsOf(reading) ?? {}).some(key => /^[1-9]/.test(key));

/** Whether other titles of the same class have pages; `undefined` if that was not answered. */
async function haveAllPages(context: ProbeContext, { sent }: TitleProbe): Promise<boolean | undefined> {
  for (let other = 0; other < OTHERS; other++) {
    const title = otherMissing(context, sent, other);
    const query = askingFor(title, false, 'another missing title');
    const reading = left(context) > 0 ? await ask(context, { ...query, repeat: 'query' }) : undefined;
    if (reading?.kind !== 'answer') return undefined;
    if (!hasOwnPage(reading)) return false;
  }
  return true;
}

/** Whether the page of a file no longer is that of its title: somebody may have given it the name that was asked for. */
async function hasMoved(context: ProbeContext, name: string): Promise<boolean> {
  const query = askingFor(titleOf(context, name), true, 'an existing title');
  const reading = left(context) > 0 ? await ask(context, { ...query, repeat: 'query' }) : undefined;
  const records = reading?.kind === 'answer' ? recordsOf(reading) : undefined;
  return !Object.hasOwn(records ?? {}, fileNamed(context, name)?.curid ?? '');
}

/** Asks for the sample title in its spellings. */
export async function probeSampleTitle(context: ProbeContext): Promise<void> {
  const { sample: named } = context.options;
  if (named !== undefined) context.sample ??= await askForNamed(context, named);
  const { sample } = context;
  if (!sample) return;
  const stored = titleOf(context, sample.name);
  const spellings = sample.name.includes('_')
    ? ([
        ['underscores', stored],
        ['spaces', stored.replaceAll('_', ' ')],
      ] as const)
    : ([['plain', stored]] as const);
  for (const [spelling, sent] of spellings) {
    const title = { sent, exists: true, kind: `an existing title (${spelling})` };
    await ask(context, { query: 'duplicatefiles', title });
  }
}

/** At least so many different files are asked for, those included that stand for a class of titles. */
const FILES = 8;

/** How many more are asked for in any case: what names show is not all that a lookup may depend on. */
const FURTHER_FILES: Readonly<Record<Strength, number>> = { 1: 1, 2: 4, 3: 8 };

/** Asks for files that differ in more than the signs of their names. */
export async function probeFurtherFiles(context: ProbeContext): Promise<void> {
  const { furtherFiles, sample, samples } = context;
  const { strength, sample: named } = context.options;
  if (named !== undefined || !isAnyAnswered(context)) return;
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
    const stored = titleOf(context, file.name);
    await ask(context, askingFor(isEither ? stored.replaceAll('_', ' ') : stored, true, what));
  }
}

/** The question about a file that the user names. */
export const namedQuestion = (context: ProbeContext, name: string): Query => ({
  query: 'duplicatefiles',
  title: { sent: titleOf(context, name), exists: true, kind: 'the title that --sample names' },
});

/** A file that the user names and no page of the listing showed, with the page id of its record; where the wiki does not have it, that is noted as a loss. */
async function askForNamed(context: ProbeContext, name: string): Promise<SampleTitle | undefined> {
  const { collected } = context;
  const reading = await ask(context, namedQuestion(context, name));
  if (reading.kind !== 'answer') return undefined;
  for (const [curid, record] of Object.entries(recordsOf(reading) ?? {})) {
    if (!isObject(record) || Object.hasOwn(record, 'missing') || !/^[1-9]\d*$/.test(curid)) continue;
    const stored = storedName(record['title']) ?? name;
    return { name: stored, curid, page: undefined };
  }
  const what = isKnownElsewhere(reading) ? 'page of its own for the file' : 'file';
  const reason = `the wiki has no ${what} ${quoted(name)}, which --sample names`;
  collected.noNamed = reason;
  collected.losses.set('existing title', { reason, cutOff: false });
  return undefined;
}

/** As the wiki stores it: it may write the first letter otherwise than the user. */
function storedName(title: unknown): string | undefined {
  if (typeof title !== 'string' || !title.isWellFormed()) return undefined;
  const name = nameIn(title);
  return name === '' ? undefined : name;
}
