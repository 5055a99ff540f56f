/** Classes of titles: each holds something that a wiki may treat in its own way, or a careless one wrongly. */

/** From the degree sign to the arrows. */
const SIGNS_BEYOND_ASCII = '\\u00a1-\\u00bf\\u2010-\\u2027\\u2030-\\u205e\\u20a0-\\u21ff';

/** What a name of each class has; by no pattern if there is none. */
const patterns = {
  plain: undefined,
  spaces: /[ _]/,
  underscore: /^[^ _]*[ _][^ _]*$/,
  underscores: /[ _].*[ _]/s,
  'adjacent underscores': /[ _]{2}/,
  digits: /\d/,
  plus: /\+/,
  percent: /%/,
  ampersand: /&/,
  'question mark': /\?/,
  'double quote': /"/,
  'single quote': /'/,
  'round brackets': /[()]/,
  comma: /,/,
  semicolon: /;/,
  colon: /:/,
  'at sign': /@/,
  'exclamation mark': /!/,
  tilde: /~/,
  'other signs': /[=$*^]/,
  'several signs': undefined,
  accents: /[\u00c0-\u024f\u1e00-\u1eff]/,
  'non-ASCII': new RegExp(`[^\\0-\\x7f\\ud800-\\udfff${SIGNS_BEYOND_ASCII}]`),
  'signs beyond ASCII': new RegExp(`[${SIGNS_BEYOND_ASCII}]`),
  astral: /[\ud800-\udfff]/,
  long: undefined,
  'lower case': /^\p{Ll}/u,
} satisfies Readonly<Record<string, RegExp | undefined>>;

export type TitleClass = keyof typeof patterns;
export const titleClasses = Object.keys(patterns) as readonly TitleClass[];
const signs = titleClasses.slice(titleClasses.indexOf('plus'), titleClasses.indexOf('several signs'));

/**
 * What the contract settles for a title. A wiki may write the first letter of a missing one in upper case, so only `-1`, `ns`
 * and `missing` are settled if that is in lower case; if underscores are adjacent, only that none is left.
 */
export type Settled = 'everything' | 'record only' | 'no underscores left';

/** In bytes. */
const LONG = 127;

export const beginsInLowerCase = (name: string): boolean => patterns['lower case'].test(name);

/** The classes that a name belongs to; one of the listing with an underscore can also be sent with a space. */
export function classesOf(name: string): readonly TitleClass[] {
  const isLong = Buffer.byteLength(name) > LONG;
  // Fast path: most names have nothing but letters.
  if (/^[A-Z][A-Za-z.-]*$/.test(name)) return isLong ? ['long'] : ['plain'];
  const found = new Set(titleClasses.filter(kind => patterns[kind]?.test(name)));
  if (isLong) found.add('long');
  if (signs.filter(kind => found.has(kind)).length > 1) found.add('several signs');
  return found.size === 0 ? ['plain'] : titleClasses.filter(kind => found.has(kind));
}
