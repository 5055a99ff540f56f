/** Names that are nearly those of existing files: a careless lookup takes one for the other. */
import { pick, type Draw } from './draw.js';

/** Which part of a name is changed, and to what. */
type Change = readonly [part: RegExp, change: (found: string, draw: Draw) => string];

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
/** One letter each of other scripts. */
const FOREIGN = Array.from('éłжλ日אम');

const STEM = /(?<=^.)[^.]+(?=\.|$)/gu;
const EXTENSION = /\.[^.]+$/g;
/** The last letter of a stem that has others. */
const END = /(?<=^[^.]{3}.*)[^.](?=\.[^.]*$)/gu;

const inOtherCase = (text: string): string =>
  text.replace(/[A-Za-z]/g, letter => (/[a-z]/.test(letter) ? letter.toUpperCase() : letter.toLowerCase()));

const without = (was: string, letters: readonly string[]) => letters.filter(letter => letter !== was);

function inOtherAccents(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return plain === text ? text.replace(/[aeiou]/g, vowel => `${vowel}\u0301`.normalize('NFC')) : plain;
}

const changes = {
  'another letter case': [STEM, inOtherCase],
  'another letter case of its extension': [EXTENSION, inOtherCase],
  'another extension': [EXTENSION, (_, draw) => pick(['.gif', '.png', '.webp'], draw)],
  'the other extension of its type': [/\.jpe?g$/g, was => (was === '.jpg' ? '.jpeg' : '.jpg')],
  'no extension': [EXTENSION, () => ''],
  'only its beginning': [/(?<=^[^.]{3}.*)[^.](\.[^.]*)?$/gu, () => ''],
  'a letter more': [/$/g, (_, draw) => pick(LETTERS, draw)],
  'another letter': [/[a-z](?=.*\.)/g, (was, draw) => pick(without(was, LETTERS), draw)],
  'other accents': [STEM, inOtherAccents],
  'another letter beyond ASCII': [/[^\0-\x7f]/gu, (was, draw) => pick(without(was, FOREIGN), draw)],
  'a full-width letter': [/[A-Za-z](?=.*\.)/g, letter => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)],
  // What these signs stand for in patterns of SQL and of shells.
  'an underscore for a letter': [/(?<=\p{L})\p{L}(?=\p{L}.*\.)/gu, () => '_'],
  'a percent sign for its end': [END, () => '%'],
  'an asterisk for its end': [END, () => '*'],
  'hyphens for underscores': [STEM, text => text.replace(/[-_]/g, sign => (sign === '-' ? '_' : '-'))],
  'no signs': [STEM, text => text.replace(/[^\p{L}\p{M}\p{N}_]/gu, '').replace(/__+/g, '_')],
  'no underscores': [STEM, text => text.replaceAll('_', '')],
  'a zero more': [/\d+(?=.*\.)/g, number => `0${number}`],
  'a plural': [/(?=\.[^.]*$)/g, () => 's'],
} as const satisfies Readonly<Record<string, Change>>;

/** What distinguishes a name from that of an existing file. */
export type NameLikeness = keyof typeof changes;
export const nameLikenesses = Object.keys(changes) as readonly NameLikeness[];

/** A name that is like that of a file but for one thing; `undefined` if it would be the same, or none. */
export function nameLike(name: string, how: NameLikeness, draw: Draw): string | undefined {
  const [part, change]: Change = changes[how];
  // A wiki may write the first letter in upper case.
  const matches = [...name.matchAll(part)].filter(({ index }) => index > 0);
  if (matches.length === 0) return undefined;
  const { 0: found, index } = pick(matches, draw);
  const changed = name.slice(0, index) + change(found, draw) + name.slice(index + found.length);
  return changed === name ? undefined : changed;
}
