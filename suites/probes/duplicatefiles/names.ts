/** The titles that an audit asks for (contract 2.4, 2.5, 7): drawn ones that surely do not exist, and those of files that it has seen. */
import type { TitleProbe } from '../../evidence/evidence.js';
import type { SampleTitle } from '../../evidence/sample-titles.js';
import { classesOf, type TitleClass } from '../../plan/title-classes.js';
import type { Query } from '../../values/queries.js';
import type { ProbeContext } from '../context.js';

/** How many titles are drawn for the first question. */
export const DRAWS = 3;

/** A title with its gaps between words as spaces, or otherwise as underscores. */
export const spelled = (title: string, spelling: string): string =>
  spelling === 'spaces' ? title.replaceAll('_', ' ') : title.replaceAll(' ', '_');

export const spellingOf = (sent: string): TitleProbe['spelling'] =>
  sent.includes('_') ? 'underscores' : sent.includes(' ') ? 'spaces' : 'plain';

export const titleOf = ({ options }: ProbeContext, name: string): string =>
  `${options.profile.values.file_namespace}:${name}`;

/** The name in a title, with underscores between its words. */
export const nameIn = (title: string): string => title.slice(title.indexOf(':') + 1).replaceAll(' ', '_');

export const askingFor = (sent: string, exists: boolean, kind: string): Query => ({
  query: 'duplicatefiles',
  title: { sent, exists, kind, drawn: true },
});

/** Whether a missing title is nearly that of a file. */
export const isNearly = ({ nearly }: ProbeContext, sent: string) =>
  [...nearly.values()].includes(nameIn(sent));

/** Another missing title like one, that nothing else asks for. */
export function otherMissing(
  context: ProbeContext,
  sent: string,
  instance: number,
  kind: TitleClass = classesOf(nameIn(sent))[0] ?? 'plain',
): string {
  const title = titleOf(context, context.names.missing(kind, DRAWS + 1 + instance));
  return spelled(title, sent.includes('_') ? 'underscores' : 'spaces');
}

/** Whether any title was answered: a firewall may dislike one and not another. */
export const areTitlesAnswered = ({ collected }: ProbeContext): boolean =>
  collected.plain.get('duplicatefiles')?.kind === 'answer' || collected.existing.length > 0;

/** All files whose page ids are known: those that are asked for, and others. */
export const seenFiles = ({ sample, samples, furtherFiles }: ProbeContext): readonly SampleTitle[] => [
  ...(sample ? [sample] : []),
  ...samples.classes().values(),
  ...furtherFiles,
  ...samples.chosen().map(([, file]) => file),
];

export const fileNamed = (context: ProbeContext, name: string): SampleTitle | undefined =>
  seenFiles(context).find(file => file.name === name);
