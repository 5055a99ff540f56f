/** Classes of titles: each holds something that a wiki may treat in its own way, or a careless one wrongly. */

export const titleClasses = [
  'plain',
  'spaces',
  'underscore',
  'underscores',
  'adjacent underscores',
  'digits',
  'plus',
  'percent',
  'ampersand',
  'question mark',
  'double quote',
  'single quote',
  'round brackets',
  'comma',
  'semicolon',
  'colon',
  'at sign',
  'exclamation mark',
  'tilde',
  'other signs',
  'several signs',
  'accents',
  'non-ASCII',
  'signs beyond ASCII',
  'astral',
  'long',
  'lower case',
] as const;
export type TitleClass = (typeof titleClasses)[number];

export type Settled = 'everything' | 'record only' | 'no underscores left';

/**
 * What the contract settles for a missing title of a class. Where its first letter is in lower case, a wiki may write it
 * in upper case, so only `-1`, `ns` and `missing` are settled; where underscores are adjacent, only that none is left.
 */
export function settledFor(kind: TitleClass): Settled {
  if (kind === 'lower case') return 'record only';
  return kind === 'adjacent underscores' ? 'no underscores left' : 'everything';
}

/** A name of more bytes than this is long. */
const LONG = 127;

const bits: Readonly<Record<TitleClass, number>> = Object.fromEntries(
  titleClasses.map((kind, at) => [kind, 1 << at]),
) as Record<TitleClass, number>;

const signs: Readonly<Record<string, TitleClass>> = {
  '+': 'plus',
  '%': 'percent',
  '&': 'ampersand',
  '?': 'question mark',
  '"': 'double quote',
  "'": 'single quote',
  '(': 'round brackets',
  ')': 'round brackets',
  ',': 'comma',
  ';': 'semicolon',
  ':': 'colon',
  '@': 'at sign',
  '!': 'exclamation mark',
  '~': 'tilde',
  '=': 'other signs',
  $: 'other signs',
  '*': 'other signs',
  '^': 'other signs',
};

/** Two of these make several signs; the two round brackets are one. */
const SIGNS = Object.values(signs).reduce((all, kind) => all | bits[kind], 0);

const hasSeveral = (set: number): boolean => (set & (set - 1)) !== 0;

const bitOfAscii = Uint32Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  const kind = /\d/.test(character) ? 'digits' : signs[character];
  return kind === undefined ? 0 : bits[kind];
});

const isSpace = (code: number) => code === 0x20 || code === 0x5f;
/** Neither letters nor digits: from the degree sign to the arrows. */
const isSign = (code: number) =>
  (code > 0xa0 && code < 0xc0) ||
  (code >= 0x2010 && code <= 0x2027) ||
  (code >= 0x2030 && code <= 0x205e) ||
  (code >= 0x20a0 && code < 0x2200);
/** A Latin letter beyond ASCII. */
const isAccented = (code: number) => (code >= 0xc0 && code < 0x250) || (code >= 0x1e00 && code < 0x1f00);
const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;

/** The classes of a name as a set of bits, in one pass: a walk shows a hundred thousand names. */
function classBits(name: string): number {
  let found = 0;
  let bytes = 0;
  let spaces = 0;
  let before = 0;
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    if (code < 0x80) {
      bytes += 1;
      found |= bitOfAscii[code] as number;
      if (isSpace(code)) {
        spaces += 1;
        if (isSpace(before)) found |= bits['adjacent underscores'];
      }
    } else if (isSurrogate(code)) {
      bytes += 2;
      found |= bits.astral;
    } else {
      bytes += code < 0x800 ? 2 : 3;
      found |= isSign(code) ? bits['signs beyond ASCII'] : bits['non-ASCII'];
      if (isAccented(code)) found |= bits.accents;
    }
    before = code;
  }
  if (spaces > 0) found |= bits.spaces | (spaces === 1 ? bits.underscore : bits.underscores);
  if (hasSeveral(found & SIGNS)) found |= bits['several signs'];
  if (bytes > LONG) found |= bits.long;
  if (beginsInLowerCase(name)) found |= bits['lower case'];
  return found === 0 ? bits.plain : found;
}

export function beginsInLowerCase(name: string): boolean {
  const code = name.charCodeAt(0);
  return code < 0x80 ? code >= 0x61 && code <= 0x7a : /^\p{Ll}/u.test(name);
}

/** The classes that a name belongs to; one of the listing with an underscore can also be sent with a space. */
export function classesOf(name: string): readonly TitleClass[] {
  const classes: TitleClass[] = [];
  for (let rest = classBits(name); rest !== 0; rest &= rest - 1)
    classes.push(titleClasses[31 - Math.clz32(rest & -rest)] as TitleClass);
  return classes;
}
