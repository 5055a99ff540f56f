/** Names that are nearly those of existing files: a careless lookup takes one for the other. */
import { below, pick, type Draw } from './draw.js';

/** `undefined` if a name cannot be changed so; the extension has its full stop. */
type Change = (stem: string, extension: string, draw: Draw) => string | undefined;

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
/** One letter each of other scripts. */
const FOREIGN = Array.from('éłжλ日אम');
const ACUTE: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
const TWO_FOR_ONE: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const inOtherCase = (letter: string): string =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

const another = (from: readonly string[], was: string, draw: Draw): string =>
  pick(
    from.filter(letter => letter !== was),
    draw,
  );

/** Changes all matches in the stem. */
const all =
  (places: RegExp, change: (found: string) => string): Change =>
  (stem, extension) =>
    stem.replace(places, change) + extension;

/** Changes one of the matches in the stem; never at its beginning, which a wiki may write in upper case. */
const one =
  (places: RegExp, change: (found: string, draw: Draw) => string): Change =>
  (stem, extension, draw) => {
    const matches = [...stem.matchAll(places)].filter(({ index }) => index > 0);
    if (matches.length === 0) return undefined;
    const { 0: found, index } = pick(matches, draw);
    return stem.slice(0, index) + change(found, draw) + stem.slice(index + found.length) + extension;
  };

const addAccent = one(/[aeiou]/g, vowel => ACUTE[vowel] ?? vowel);

/** Ends the stem earlier, with a sign that stands for the rest. */
const ended =
  (sign: string): Change =>
  (stem, extension, draw) => {
    const letters = Array.from(stem);
    return letters.length < 5 ? undefined : letters.slice(0, -1 - below(2, draw)).join('') + sign + extension;
  };

const changes = {
  'another letter case': all(/(?<!^)[A-Za-z]/g, inOtherCase),
  'another letter case of its extension': (stem, extension) =>
    stem + extension.replace(/[A-Za-z]/g, inOtherCase),
  'another extension': (stem, extension, draw) =>
    extension === '' ? undefined : stem + pick(['.gif', '.png', '.webp'], draw),
  'the other extension of its type': (stem, extension) =>
    stem + (extension === '.jpg' ? '.jpeg' : extension.replace('.jpeg', '.jpg')),
  'no extension': stem => stem,
  'only its beginning': (stem, _extension, draw) => ended('')(stem, '', draw),
  'a letter more': (stem, extension, draw) => stem + extension + pick(LETTERS, draw),
  'another letter': one(/[a-z]/g, (was, draw) => another(LETTERS, was, draw)),
  'other accents': (stem, extension, draw) => {
    const [first = ''] = stem;
    const rest = stem.slice(first.length);
    const plain = rest.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
    return plain === rest ? addAccent(stem, extension, draw) : first + plain + extension;
  },
  'another letter beyond ASCII': one(/[^\0-\x7f]/gu, (was, draw) => another(FOREIGN, was, draw)),
  'two letters for one': one(/[äöüß]/g, letter => TWO_FOR_ONE[letter] ?? letter),
  'a full-width letter': one(/[A-Za-z]/g, letter => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  // What an underscore, a percent sign and an asterisk stand for in patterns of SQL and of shells.
  'an underscore for a letter': one(/(?<=\p{L})\p{L}(?=\p{L})/gu, () => '_'),
  'a percent sign for its end': ended('%'),
  'an asterisk for its end': ended('*'),
  'hyphens for underscores': all(/[-_]/g, sign => (sign === '-' ? '_' : '-')),
  'no signs': (stem, extension) => stem.replace(/[^\p{L}\p{M}\p{N}_]/gu, '').replace(/__+/g, '_') + extension,
  'no underscores': all(/_/g, () => ''),
  'a plural': (stem, extension) => `${stem}s${extension}`,
  'a zero more': one(/\d+/g, number => `0${number}`),
  'the prefix of a thumbnail': (stem, extension, draw) =>
    `${pick([120, 220, 320, 640, 800], draw)}px-${stem}${extension}`,
  'the prefix of an old version': (stem, extension, draw) =>
    `${2004 + below(20, draw)}0${1 + below(9, draw)}1${below(10, draw)}1230${10 + below(50, draw)}!${stem}${extension}`,
} as const satisfies Readonly<Record<string, Change>>;

/** What distinguishes a name from that of an existing file. */
export type NameLikeness = keyof typeof changes;
export const nameLikenesses = Object.keys(changes) as readonly NameLikeness[];

/** A name that is like that of a file but for one thing; `undefined` if it would be the same, or none. */
export function nameLike(name: string, how: NameLikeness, draw: Draw): string | undefined {
  const at = name.lastIndexOf('.');
  const [stem, extension] = at > 0 ? [name.slice(0, at), name.slice(at)] : [name, ''];
  const changed = changes[how](stem, extension, draw);
  return changed === name || changed === '' ? undefined : changed;
}
