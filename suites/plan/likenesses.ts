/** Names that are nearly those of existing files: a careless lookup takes one for the other. */
import { below, pick, type Draw } from './draw.js';
import { beginsInLowerCase } from './title-classes.js';

/** A name in two parts, the extension with its full stop. */
interface Parts {
  readonly stem: string;
  readonly extension: string;
}

/** `undefined` where a name cannot be changed so. */
type Change = (parts: Parts, draw: Draw) => string | undefined;

const VOWELS = 'aeiou';
const ACUTE = 'áéíóú';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** In the other letter case; only of ASCII letters, whose case pairs every language agrees on. */
const swapped = (text: string): string => text.replace(/[A-Za-z]/g, inOtherCase);

const inOtherCase = (letter: string): string =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

/** The stem with one of the matches changed; never at its beginning, which a wiki may write in upper case. */
function changedAt(
  { stem, extension }: Parts,
  places: RegExp,
  change: (found: string) => string,
  draw: Draw,
): string | undefined {
  const matches = [...stem.matchAll(places)].filter(({ index }) => index > 0);
  if (matches.length === 0) return undefined;
  const { 0: found, index } = pick(matches, draw);
  return stem.slice(0, index) + change(found) + stem.slice(index + found.length) + extension;
}

/** The stem without its last letters. */
function shortened({ stem }: Parts, draw: Draw): string | undefined {
  const letters = Array.from(stem);
  return letters.length < 5 ? undefined : letters.slice(0, -1 - below(2, draw)).join('');
}

const ended = (parts: Parts, sign: string, draw: Draw): string | undefined => {
  const short = shortened(parts, draw);
  return short === undefined ? undefined : `${short}${sign}${parts.extension}`;
};

const accented = (vowel: string): string => ACUTE.charAt(VOWELS.indexOf(vowel));

function withOtherAccents(parts: Parts, draw: Draw): string | undefined {
  const { stem, extension } = parts;
  const [first = ''] = stem;
  const rest = stem.slice(first.length);
  const without = rest.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return without === rest ? changedAt(parts, /[aeiou]/g, accented, draw) : first + without + extension;
}

/** Of types that have two. */
const OTHER_EXTENSIONS: Readonly<Record<string, string>> = {
  '.jpg': '.jpeg',
  '.jpeg': '.jpg',
  '.tif': '.tiff',
  '.tiff': '.tif',
  '.ogg': '.oga',
  '.mid': '.midi',
};

const twoDigits = (count: number, draw: Draw): string => String(1 + below(count, draw)).padStart(2, '0');

function timeOfUpload(draw: Draw): string {
  const date = `${2004 + below(20, draw)}${twoDigits(12, draw)}${twoDigits(28, draw)}`;
  return date + twoDigits(22, draw) + twoDigits(58, draw) + twoDigits(58, draw);
}

const changes = {
  'another letter case': ({ stem, extension }) => {
    const [first = ''] = stem;
    return first + swapped(stem.slice(first.length)) + extension;
  },
  'another letter case of its extension': ({ stem, extension }) => stem + swapped(extension),
  'another extension': ({ stem, extension }, draw) =>
    extension === '' ? undefined : stem + pick(['.gif', '.png', '.webp'], draw),
  'the other extension of its type': ({ stem, extension }) => {
    const other = OTHER_EXTENSIONS[extension];
    return other === undefined ? undefined : stem + other;
  },
  'no extension': ({ stem }) => stem,
  'only its beginning': shortened,
  'a letter more': ({ stem, extension }, draw) => `${stem}${extension}${pick(Array.from(LETTERS), draw)}`,
  'a full stop more': ({ stem, extension }) => `${stem}${extension}.`,
  'another letter': (parts, draw) => changedAt(parts, /[a-z]/g, was => anotherLetter(was, draw), draw),
  'other accents': withOtherAccents,
  'another letter beyond ASCII': (parts, draw) => changedAt(parts, /[^\0-\x7f]/gu, nextLetter, draw),
  'another letter case beyond ASCII': (parts, draw) =>
    changedAt(parts, /[à-öø-þа-яα-ρσ-ω]/g, letter => letter.toUpperCase(), draw),
  'two letters for one': (parts, draw) =>
    changedAt(parts, /[äöüßæøåœ]/g, letter => TWO_FOR_ONE[letter] ?? letter, draw),
  'a full-width letter': (parts, draw) =>
    changedAt(parts, /[A-Za-z]/g, letter => String.fromCharCode(letter.charCodeAt(0) + 0xfee0), draw),
  // What an underscore, a percent sign and an asterisk stand for in patterns of SQL and of shells.
  'an underscore for a letter': (parts, draw) =>
    changedAt(parts, /(?<=\p{L})\p{L}(?=\p{L})/gu, () => '_', draw),
  'a percent sign for its end': (parts, draw) => ended(parts, '%', draw),
  'an asterisk for its end': (parts, draw) => ended(parts, '*', draw),
  'hyphens for underscores': ({ stem, extension }) =>
    stem.replace(/[-_]/g, sign => (sign === '-' ? '_' : '-')) + extension,
  'no signs': ({ stem, extension }) =>
    stem.replace(/[^\p{L}\p{M}\p{N}_]/gu, '').replace(/_+/g, '_') + extension,
  'no underscores': ({ stem, extension }) => stem.replaceAll('_', '') + extension,
  'its last words in another order': ({ stem, extension }) =>
    asUsual(stem.replace(/([^_]+)_([^_]+)$/, '$2_$1') + extension),
  'only its end': ({ stem, extension }) => asUsual(stem.replace(/^[^_]+_/, '') + extension),
  'a plural': ({ stem, extension }) => `${stem}s${extension}`,
  'a zero more': (parts, draw) => changedAt(parts, /\d+/g, number => `0${number}`, draw),
  'the prefix of a thumbnail': ({ stem, extension }, draw) =>
    `${pick([120, 220, 320, 640, 800], draw)}px-${stem}${extension}`,
  'the prefix of an old version': ({ stem, extension }, draw) => `${timeOfUpload(draw)}!${stem}${extension}`,
} as const satisfies Readonly<Record<string, Change>>;

const anotherLetter = (was: string, draw: Draw): string =>
  pick(
    Array.from(LETTERS).filter(letter => letter !== was),
    draw,
  );

/** As German, Danish and French spell letters that a keyboard lacks. */
const TWO_FOR_ONE: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  œ: 'oe',
};

/** The last code point of Unicode, for which there is a name as for any other. */
const LAST_CODE_POINT = 0x10ffff;

/** The next letter of the same script and letter case that stands for itself; the same one where there is none near it. */
function nextLetter(was: string): string {
  const isUpper = was !== was.toLowerCase();
  for (let step = 1; step <= 8; step++) {
    const code = (was.codePointAt(0) ?? 0) + step;
    if (code > LAST_CODE_POINT) return was;
    const letter = String.fromCodePoint(code);
    const isLetter = /\p{L}/u.test(letter) && letter === letter.normalize('NFC');
    if (isLetter && (letter !== letter.toLowerCase()) === isUpper) return letter;
  }
  return was;
}

/** A wiki may write the first letter in upper case. */
const asUsual = (name: string): string | undefined => (beginsInLowerCase(name) ? undefined : name);

/** What distinguishes a name from that of an existing file. */
export type NameLikeness = keyof typeof changes;
export const nameLikenesses = Object.keys(changes) as readonly NameLikeness[];

/** A name that is like that of a file but for one thing; `undefined` where it would be the same, or none. */
export function nameLike(name: string, how: NameLikeness, draw: Draw): string | undefined {
  const at = name.lastIndexOf('.');
  const parts =
    at > 0 ? { stem: name.slice(0, at), extension: name.slice(at) } : { stem: name, extension: '' };
  const changed = changes[how](parts, draw);
  return changed === name || changed === '' ? undefined : changed;
}
