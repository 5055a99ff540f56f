/** The titles that an audit asks for (contract 2.4, 2.5, 7): drawn ones that surely do not exist, and those of files that it has seen. */
import type { TitleProbe } from '../../evidence/evidence.js';
import { isUsual, type SampleTitle } from '../../evidence/sample-titles.js';
import { drawFrom, shuffled } from '../../plan/draw.js';
import { nameLike, nameLikenesses, type NameLikeness } from '../../plan/likenesses.js';
import { WHOLE } from '../../plan/models.js';
import { classesOf, type TitleClass } from '../../plan/title-classes.js';
import type { Query } from '../../values/queries.js';
import type { ProbeContext } from '../context.js';

/** A title is drawn so often. */
export const DRAWS = 3;

/** How the gaps between words are written: in one way, or the first with an underscore and the others with spaces. */
export type Spelled = 'underscores' | 'spaces' | 'both';

function spelled(title: string, spelling: Spelled): string {
  if (spelling === 'underscores') return title.replaceAll(' ', '_');
  const spaced = title.replaceAll('_', ' ');
  return spelling === 'spaces' ? spaced : spaced.replace(' ', '_');
}

export const spellingOf = (sent: string): TitleProbe['spelling'] =>
  sent.includes('_') ? 'underscores' : sent.includes(' ') ? 'spaces' : 'plain';

/** The title of a file. */
export const titleOf = ({ options }: ProbeContext, name: string): string =>
  `${options.profile.values.file_namespace}:${name}`;

/** The name in a title, with underscores between its words. */
export const nameIn = (title: string): string => title.slice(title.indexOf(':') + 1).replaceAll(' ', '_');

/** The question about a title that was drawn. */
export const askingFor = (sent: string, exists: boolean, kind: string): Query => ({
  query: 'duplicatefiles',
  title: { sent, exists, kind, drawn: true },
});

/** A missing title of a class, as it is sent in a spelling. */
export function missingTitle(
  context: ProbeContext,
  kind: TitleClass,
  spelling: Spelled,
  attempt = 1,
): string {
  const drawn = titleOf(context, context.names.missing(kind, attempt));
  // How adjacent underscores are spelled is the point of their class.
  return kind === 'adjacent underscores' ? drawn : spelled(drawn, spelling);
}

/** Another missing title of the class of one, spelled alike, that nothing else asks for. */
export function otherMissing(
  context: ProbeContext,
  sent: string,
  instance: number,
  kind: TitleClass = classesOf(nameIn(sent))[0] ?? 'plain',
): string {
  const title = titleOf(context, context.names.missing(kind, DRAWS + 1 + instance));
  return spelled(title, sent.includes('_') ? 'underscores' : 'spaces');
}

/** A title of a class that the listing shows, as it is sent in a spelling. */
export function existingTitle(
  context: ProbeContext,
  kind: TitleClass,
  spelling: Spelled,
): string | undefined {
  const sample = context.samples.found.get(kind);
  return sample && spelled(titleOf(context, sample.name), spelling);
}

/** The files that are asked for as existing titles, besides the first one. */
export const knownFiles = ({ samples, furtherFiles }: ProbeContext): readonly SampleTitle[] => [
  ...samples.found.values(),
  ...furtherFiles,
];

/** All files whose page ids are known. */
export const seenFiles = (context: ProbeContext): readonly SampleTitle[] => [
  ...knownFiles(context),
  ...context.samples.chosen().map(([, sample]) => sample),
];

export const fileNamed = (context: ProbeContext, name: string): SampleTitle | undefined =>
  [context.sample, ...seenFiles(context)].find(file => file?.name === name);

/** No title has more bytes: every wiki accepts one of 240. */
const MOST_BYTES = 240;

/** A hostile listing may show names that no title can have. */
const isLawful = (name: string): boolean => isUsual(name) && !/[\p{Cc}#<>[\]|{}/\\]/u.test(name);

/** Titles that the listing does not show, but others that are nearly the same: one of each kind of likeness, in an order that the seed decides. */
export function* resembling(context: ProbeContext): Generator<readonly [how: NameLikeness, sent: string]> {
  const listed = context.collected.walks.get(WHOLE)?.names ?? new Map<string, number>();
  const names = [...new Set(seenFiles(context).map(({ name }) => name))].filter(isLawful);
  const draw = drawFrom(context.options.seed, 'likenesses');
  for (const how of shuffled(nameLikenesses, draw)) {
    for (const other of shuffled(names, draw)) {
      const name = nameLike(other, how, draw);
      if (name === undefined || !isUsual(name) || listed.has(name)) continue;
      const sent = titleOf(context, name);
      if (Buffer.byteLength(sent) > MOST_BYTES) continue;
      yield [how, sent];
      break;
    }
  }
}
