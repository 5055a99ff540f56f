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

/**
 * What the contract settles for a title. Where the first letter of a missing one is in lower case, a wiki may write it in upper
 * case, so only `-1`, `ns` and `missing` are settled; where underscores are adjacent, only that none is left.
 */
export type Settled = 'everything' | 'record only' | 'no underscores left';

/** A name of more bytes than this is long. */
const LONG = 127;

/** Neither letters nor digits: from the degree sign to the arrows. */
const SIGNS_BEYOND_ASCII = '\\u00a1-\\u00bf\\u2010-\\u2027\\u2030-\\u205e\\u20a0-\\u21ff';

/** One class for each sign, but for those that share one. */
const signs: readonly (readonly [kind: TitleClass, pattern: RegExp])[] = [
  ['plus', /\+/],
  ['percent', /%/],
  ['ampersand', /&/],
  ['question mark', /\?/],
  ['double quote', /"/],
  ['single quote', /'/],
  ['round brackets', /[()]/],
  ['comma', /,/],
  ['semicolon', /;/],
  ['colon', /:/],
  ['at sign', /@/],
  ['exclamation mark', /!/],
  ['tilde', /~/],
  ['other signs', /[=$*^]/],
];

const others: readonly (readonly [kind: TitleClass, pattern: RegExp])[] = [
  ['spaces', /[ _]/],
  ['underscore', /^[^ _]*[ _][^ _]*$/],
  ['underscores', /[ _].*[ _]/s],
  ['adjacent underscores', /[ _]{2}/],
  ['digits', /\d/],
  ['accents', /[\u00c0-\u024f\u1e00-\u1eff]/],
  ['non-ASCII', new RegExp(`[^\\0-\\x7f\\ud800-\\udfff${SIGNS_BEYOND_ASCII}]`)],
  ['signs beyond ASCII', new RegExp(`[${SIGNS_BEYOND_ASCII}]`)],
  ['astral', /[\ud800-\udfff]/],
];

export const beginsInLowerCase = (name: string): boolean => /^\p{Ll}/u.test(name);

/** Most names have nothing but letters. */
const LETTERS = /^[A-Z][A-Za-z.-]*$/;

/** The classes that a name belongs to; one of the listing with an underscore can also be sent with a space. */
export function classesOf(name: string): readonly TitleClass[] {
  const found = new Set<TitleClass>();
  const hasOthers = !LETTERS.test(name);
  for (const [kind, pattern] of hasOthers ? signs : []) if (pattern.test(name)) found.add(kind);
  if (found.size > 1) found.add('several signs');
  for (const [kind, pattern] of hasOthers ? others : []) if (pattern.test(name)) found.add(kind);
  if (Buffer.byteLength(name) > LONG) found.add('long');
  if (beginsInLowerCase(name)) found.add('lower case');
  return found.size === 0 ? ['plain'] : titleClasses.filter(kind => found.has(kind));
}
