/** Classes of titles: each holds something that a wiki may treat in its own way, or a careless one wrongly. */
import { foreign } from './words.js';

/** From the degree sign to the arrows. */
const SIGNS_BEYOND_ASCII = '\\u00a1-\\u00bf\\u2010-\\u2027\\u2030-\\u205e\\u20a0-\\u21ff';

/** Each sign twice, because a careless wiki treats only the first one. */
const between = (sign: string): string => `{1}${sign}{2}${sign}{1}`;

/** Where one sign is rare, a name has them all. */
const allOf = (parts: readonly string[]): string => `<${parts.join('|')}>`;
const beforeWords = (...signs: readonly string[]): string => allOf(signs.map(sign => `${sign}{word}`));

const otherSigns = beforeWords(' = ', ' ${1-9} ', ' * ', '^', '. ', '..', '-', '--', '`', '\\', '/');
const beside = ['& ', '+ ', '{word}+{word} ', '@ ', '{word}@{word} ', '~ ', '{1-100}% '];
const around = ['"{word}" ', '({word}) ', "{word}'s ", ...Array.from(',;:?!', sign => `{word}${sign} `)];
/** What word processors and cameras make of signs of ASCII. */
const signsBeyond = beforeWords(' – ', '—', '’s ', '… ', '° ', '² ', ' ½ ', ' § ', ' € ', '™ ', ' № ');

/** What a name of each class has, if a pattern tells, and a template of one without its extension (`names.ts` fills it). */
export const classes = {
  plain: { template: '{1}-{1}-{1}-{1}-{1}' },
  spaces: { has: /[ _]/, template: '{5}' },
  underscore: { has: /^[^ _]*[ _][^ _]*$/, template: '{1}-{1}_{1}-{1}-{1}' },
  underscores: { has: /[ _].*[ _]/s, template: '{1}_{1}_{1}_{1}_{1}' },
  'adjacent underscores': { has: /[ _]{2}/, template: '{1}__{1}{gap}{1}{gap}{1}' },
  digits: { has: /\d/, template: '{2} {1880-2025} {1} {1-99}' },
  plus: { has: /\+/, template: '{1}+{1} + {1}+ {1}' },
  percent: { has: /%/, template: '{2} {1-100}% {1} % {1} {1-100}%' },
  // An HTML page in which the ampersand is not escaped shows another name.
  ampersand: { has: /&/, template: '{1} & {1} &{entity} {1}' },
  'question mark': { has: /\?/, template: between('? ') },
  'double quote': { has: /"/, template: '{1} "{2}" {1} "{1}"' },
  'single quote': { has: /'/, template: "{1} '{2}' {1}'s {1}" },
  'round brackets': { has: /[()]/, template: '{1} ({2}) {1} ({1})' },
  comma: { has: /,/, template: between(', ') },
  semicolon: { has: /;/, template: between('; ') },
  // Late, where nothing before it can be the name of a namespace or the prefix of another wiki.
  colon: { has: /:/, template: '{3}: {1} {00-23}:{00-59}' },
  'at sign': { has: /@/, template: '{1} @ {1}@{1} @{1}' },
  'exclamation mark': { has: /!/, template: between('! ') },
  tilde: { has: /~/, template: '{1} ~ {1}~{1} ~{1}' },
  'other signs': { has: /[=$*^]/, template: `{2}${otherSigns}` },
  // A wiki that treats each sign rightly may treat one wrongly beside another, or a second one of its kind.
  'several signs': { template: `{2} ${allOf([...beside, ...around])}{1}` },
  accents: { has: /[\u00c0-\u024f\u1e00-\u1eff]/, template: '{1} {script0} {script0} {script0} {1}' },
  'non-ASCII': {
    has: new RegExp(`[^\\0-\\x7f\\ud800-\\udfff${SIGNS_BEYOND_ASCII}]`),
    template: `{1}${allOf(foreign.map((_, at) => ` {script${at}}`))} {astral} {1}`,
  },
  'signs beyond ASCII': { has: new RegExp(`[${SIGNS_BEYOND_ASCII}]`), template: `{word}${signsBeyond}` },
  astral: { has: /[\ud800-\udfff]/, template: '{2} {astral} {1} {astral}{astral} {1}' },
  // Words follow as long as there is room.
  long: { template: '{4}' },
  'lower case': { has: /^\p{Ll}/u, template: '{5}' },
} as const;

export type TitleClass = keyof typeof classes;
const table: Readonly<Record<TitleClass, { readonly has?: RegExp; readonly template: string }>> = classes;
export const titleClasses = Object.keys(classes) as readonly TitleClass[];
const signs = titleClasses.slice(titleClasses.indexOf('plus'), titleClasses.indexOf('several signs'));

/**
 * What the contract settles for a title. A wiki may write the first letter of a missing one in upper case, so only `-1`, `ns`
 * and `missing` are settled if that is in lower case; if underscores are adjacent, only that none is left.
 */
export type Settled = 'everything' | 'record only' | 'no underscores left';

/** In bytes. */
const LONG = 127;

export const beginsInLowerCase = (name: string): boolean => classes['lower case'].has.test(name);

/** The classes that a name belongs to; one of the listing with an underscore can also be sent with a space. */
export function classesOf(name: string): readonly TitleClass[] {
  const found = new Set(titleClasses.filter(kind => table[kind].has?.test(name)));
  if (Buffer.byteLength(name) > LONG) found.add('long');
  if (signs.filter(kind => found.has(kind)).length > 1) found.add('several signs');
  return found.size === 0 ? ['plain'] : titleClasses.filter(kind => found.has(kind));
}
