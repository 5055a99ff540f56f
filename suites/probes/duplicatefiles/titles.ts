/** Probes of titles (contract 2.4, 2.5, 4.4, 7): some that surely do not exist, and some that the listing shows. */
import { isKnownElsewhere, isObject, recordsIn, type Answer } from '../../answers/reading.js';
import type { TitleProbe } from '../../evidence/evidence.js';
import { pageOf } from '../../evidence/page.js';
import { findSample, isUsual, type SampleTitle } from '../../evidence/sample-titles.js';
import type { Strength } from '../../plan/covering.js';
import { drawFrom, shuffled } from '../../plan/draw.js';
import { nameLike, nameLikenesses } from '../../plan/likenesses.js';
import { SEEN_OTHERWISE, WHOLE } from '../../plan/models.js';
import { classesOf, type TitleClass } from '../../plan/title-classes.js';
import { quoted } from '../../values/messages.js';
import type { Query } from '../../values/queries.js';
import { ask } from '../ask.js';
import { answeredQuery, left, partOf, type ProbeContext } from '../context.js';
import { isRefused } from '../notes.js';
import {
  areTitlesAnswered,
  askingFor,
  DRAWS,
  isNearly,
  nameIn,
  otherMissing,
  seenFiles,
  spelled,
  spellingOf,
  titleOf,
} from './names.js';

/** Asks for a missing title in the usual way, and for another if only that is refused: a firewall may dislike one of its words. */
export async function probeMissingTitles(context: ProbeContext): Promise<void> {
  for (let attempt = 1; attempt <= DRAWS; attempt++) {
    const sent = spelled(titleOf(context, context.names.missing('spaces', attempt)), 'underscores');
    const title = { sent, exists: false, kind: 'a missing title (underscores)' };
    const reading = await ask(context, { query: 'duplicatefiles', title });
    if (!isRefused(reading) || answeredQuery(context) === undefined) return;
  }
}

/** A hostile listing may show names that no title can have. */
const isLawful = (name: string): boolean => isUsual(name) && !/[\p{Cc}#<>[\]|{}/\\]/u.test(name);

/** No title has more bytes: every wiki accepts one of 240. */
const MOST_BYTES = 240;

/** Classes of missing titles for which one that is like a file's may stand: nothing but words is the point of them. */
const OF_WORDS: readonly TitleClass[] = ['plain', 'underscores', 'underscore', 'digits'];

/** Draws names that are nearly those of files: the plan asks for those of words alone; from strength 2 on, one of each further likeness is asked for here. */
export async function probeResembling(context: ProbeContext): Promise<void> {
  const { options, collected, nearly } = context;
  if (!options.wanted.has('existing title')) return;
  if (collected.plain.get('duplicatefiles')?.kind !== 'answer') return;
  const listed = collected.walks.get(WHOLE)?.names;
  const names = [...new Set(seenFiles(context).map(({ name }) => name))].filter(isLawful);
  const draw = drawFrom(options.seed, 'likenesses');
  const most = partOf(context);
  for (const how of new Set(['another letter case', ...shuffled(nameLikenesses, draw)] as const)) {
    const alike = shuffled(names, draw)
      .flatMap(name => nameLike(name, how, draw) ?? [])
      .filter(name => isUsual(name) && listed?.has(name) !== true)
      .filter(name => Buffer.byteLength(titleOf(context, name)) <= MOST_BYTES);
    const kind = OF_WORDS.find(each => !nearly.has(each) && alike.some(name => isOf(each, name)));
    const name = alike.find(each => kind === undefined || isOf(kind, each));
    if (name === undefined) continue;
    if (kind === undefined && (options.strength === 1 || nearly.size >= most || left(context) === 0)) return;
    nearly.set(kind ?? how, name);
    if (kind === undefined)
      await ask(context, askingFor(titleOf(context, name), false, `a missing title (a file's with ${how})`));
  }
}

const isOf = (kind: TitleClass, name: string): boolean => {
  const classes = classesOf(name);
  return classes.includes(kind) && classes.every(each => each === 'spaces' || OF_WORDS.includes(each));
};

/** Leaves out missing titles with a page, such as one created since, unless new titles have pages too, and with that of a file renamed since. */
export async function forgetCreated(context: ProbeContext): Promise<void> {
  const { collected, options } = context;
  const { missing } = collected;
  const found = missing.filter(({ reading }) => idsIn(reading).length > 0);
  for (const [normal, probe] of new Map(found.map(each => [each.normal, each]))) {
    if (options.steady && !isNearly(context, probe.sent)) continue;
    const isBroken = await breaksAgain(context, probe);
    if (isBroken) continue;
    if (isBroken === undefined) collected.perhapsCreated ??= normal;
    missing.splice(0, missing.length, ...missing.filter(each => each.normal !== normal));
  }
}

const idsIn = ({ json }: Answer): readonly string[] =>
  Object.keys(recordsIn(json) ?? {}).filter(key => /^[1-9]/.test(key));

/** Whether other titles of the class have pages too, or the file still has the page that another title has; `undefined` if that was not answered. */
async function breaksAgain(context: ProbeContext, { sent, takenFor, reading }: TitleProbe) {
  const questions =
    takenFor === undefined
      ? [0, 1].map(other => askingFor(otherMissing(context, sent, other), false, 'another missing title'))
      : [askingFor(titleOf(context, takenFor), true, 'an existing title')];
  for (const query of questions) {
    const again = left(context) > 0 ? await ask(context, { ...query, repeat: 'query' }) : undefined;
    if (again?.kind !== 'answer') return undefined;
    const ids = idsIn(again);
    if (!ids.some(id => takenFor === undefined || idsIn(reading).includes(id))) return false;
  }
  return true;
}

/** Asks for a file that the user names or the listing shows, on its first page if no walk was wanted. */
export async function probeSampleTitle(context: ProbeContext): Promise<void> {
  const { sample: named } = context.options;
  const reading = context.collected.plain.get('allimages');
  const page = reading?.kind === 'answer' ? pageOf(reading, { query: 'allimages', page: 1 }) : undefined;
  context.sample ??= page && findSample(page, named);
  if (named !== undefined) context.sample ??= await askForNamed(context, named);
  if (!context.sample) return;
  const stored = titleOf(context, context.sample.name);
  for (const sent of new Set([stored, stored.replaceAll('_', ' ')])) {
    const title = { sent, exists: true, kind: `an existing title (${spellingOf(sent)})` };
    await ask(context, { query: 'duplicatefiles', title });
  }
}

/** How many files are asked for besides one of each class and sort: what names show is not all that a lookup may depend on. */
const FURTHER_FILES: Readonly<Record<Strength, number>> = { 1: 1, 2: 4, 3: 8 };

/** Asks for files that differ in more than the signs of their names. */
export async function probeFurtherFiles(context: ProbeContext): Promise<void> {
  const { options, furtherFiles, sample, samples } = context;
  if (options.sample !== undefined || !areTitlesAnswered(context)) return;
  const asked = [...samples.classes()].flatMap(([kind, file]) => (SEEN_OTHERWISE.has(kind) ? [] : [file]));
  const known = [...(sample ? [sample] : []), ...asked].map(({ name }) => name);
  const sorts = samples.ofSorts(known);
  for (const [, { name }] of sorts) known.push(name);
  const others = samples.chosen().filter(([, { name }]) => !known.includes(name));
  for (const [what, file] of [...sorts, ...others.slice(0, FURTHER_FILES[options.strength])]) {
    if (furtherFiles.length >= partOf(context)) return;
    furtherFiles.push(file);
    await ask(context, askingFor(titleOf(context, file.name), true, what));
  }
}

/** The question about a file that the user names. */
export const namedQuestion = (context: ProbeContext, name: string): Query => ({
  query: 'duplicatefiles',
  title: { sent: titleOf(context, name), exists: true, kind: 'the title that --sample names' },
});

/** A file that the user names and no page of the listing showed, with the page id of its record. */
async function askForNamed(context: ProbeContext, name: string): Promise<SampleTitle | undefined> {
  const { collected } = context;
  const reading = await ask(context, namedQuestion(context, name));
  if (reading.kind !== 'answer') return undefined;
  for (const [curid, record] of Object.entries(recordsIn(reading.json) ?? {})) {
    if (!isObject(record) || Object.hasOwn(record, 'missing') || !/^[1-9]\d*$/.test(curid)) continue;
    // The wiki may write the first letter differently from the user.
    const { title } = record;
    const stored = typeof title === 'string' && title.isWellFormed() ? nameIn(title) : '';
    return { name: stored === '' ? name : stored, curid, page: undefined };
  }
  const what = isKnownElsewhere(reading.json) ? 'page of its own for the file' : 'file';
  const reason = `the wiki has no ${what} ${quoted(name)}, which --sample names`;
  collected.noNamed = reason;
  collected.losses.set('existing title', { reason, cutOff: false });
  return undefined;
}
