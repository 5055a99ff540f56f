/**
 * Names that surely do not exist on a wiki and yet look like those that people give, drawn from a seed: nothing about
 * them distinguishes an audit from a client.
 */
import { below, drawFrom, pick, shuffled, type Draw } from './draw.js';
import type { TitleClass } from './title-classes.js';
import { astral, english, entityLike, extensions, foreign, links, numbered } from './words.js';

export type Names = ReturnType<typeof namesFrom>;

/** How an invented type is like another: in its kind, but for a last letter, in its subtype, or but for what follows. */
export const typeLikenesses = ['kind', 'spelling', 'subtype', 'beginning'] as const;
export type TypeLikeness = (typeof typeLikenesses)[number];

/** @param room bytes that a name may have: with that of its namespace, a title stays within 240 */
export function namesFrom(seed: string, room = 200) {
  const drawOf = (label: string): Draw => drawFrom(seed, label);
  const mediaType = (attempt = 1): string => inventedType(drawOf(`media type ${attempt}`));
  // A plan asks about a title in several manners.
  const titles = new Map<string, string>();
  return {
    /**
     * The name, without its namespace, of a file that does not exist; another attempt draws another. It is drawn as it is
     * sent: with spaces, except in the class `plain`, which has none, and in those of underscores.
     */
    missing(kind: TitleClass, attempt: number): string {
      const label = `title ${kind} ${attempt}`;
      const name = titles.get(label) ?? missing(kind, room, drawOf(label));
      titles.set(label, name);
      return name;
    },
    /** A well-formed media type that no file has; with another attempt another. */
    mediaType,
    /** A media type that no file has, but like one that files have. */
    mediaTypeLike: (type: string, how: TypeLikeness): string =>
      typeLike(type, how, mediaType().includes('+'), drawOf(`media type like ${type} in ${how}`)),
    /** The ids of sessions that do not exist, each of another form. */
    sessionIds: sessionIds(drawOf('sessions')),
    /** A cookie that concerns no wiki, with its value. */
    otherCookie: (): string => otherCookie(drawOf('other cookie')),
  };
}

type Drawn = (draw: Draw) => string;

const inCapitals = (text: string) => text.toUpperCase();

const capitalized = (text: string) => text.replace(/^./u, inCapitals);

/** "old harbour at dusk" or "Old Harbour Dusk". */
function phrase(draw: Draw, count: number): string {
  const inTitleCase = below(3, draw) === 0;
  let text = '';
  for (const word of drawn(english, draw, count)) {
    if (text !== '') text += below(6, draw) === 0 ? ` ${pick(links, draw)} ` : ' ';
    text += inTitleCase ? capitalized(word) : word;
  }
  return text;
}

function drawn(from: readonly string[], draw: Draw, count: number): string[] {
  const words: string[] = [];
  while (words.length < count) words.push(pick(from, draw));
  return words;
}

/** "old-harbour-dusk" or "OldHarbourDusk". */
function compact(draw: Draw, count: number): string {
  const parts = drawn(english, draw, count);
  return below(2, draw) === 0 ? parts.join('-') : parts.map(capitalized).join('');
}

/** The words of one script. */
const [latin = []] = foreign;

/** Those with a letter that is no other one with an accent. */
const withOwnLetters = latin.filter(word => /[^\0-\x7f]/.test(word.normalize('NFD').replace(/\p{M}/gu, '')));

const short = english.filter(word => word.length <= 7);

/** Words that begin with no two hexadecimal digits. */
const notHex = english.filter(word => !/^[0-9a-f]{2}/i.test(word));

/** A word of each script. */
const abroad = (draw: Draw) => shuffled(foreign, draw).map(script => pick(script, draw));

/** One of several ways to build a name, so that signs have no fixed place. */
const oneOf =
  (...ways: readonly Drawn[]): Drawn =>
  draw =>
    pick(ways, draw)(draw);

const words =
  (from: readonly string[]): Drawn =>
  draw =>
    pick(from, draw);

const number = (from: number, to: number, width = 1): Drawn => {
  return draw => String(from + below(to - from + 1, draw)).padStart(width, '0');
};

/** Each of some parts once, in any order: where each of them alone is rare, a name has them all. */
const allOf =
  (...parts: readonly string[]): Drawn =>
  draw =>
    shuffled(parts, draw)
      .map(part => filled(part, draw))
      .join('');

/** What stands in braces: a number of words, or one of these. */
const fillers: Readonly<Record<string, Drawn>> = {
  short: words(short),
  entity: words(entityLike),
  notHex: words(notHex),
  astral: words(astral),
  year: number(1880, 2025),
  percent: number(1, 100),
  digit: number(1, 9),
  to99: number(1, 99),
  to9999: number(0, 9999),
  hour: number(0, 23, 2),
  sixty: number(0, 59, 2),
  date: draw => {
    const separator = pick(['-', '', '.'], draw);
    return ['{year}', number(1, 12, 2)(draw), number(1, 28, 2)(draw)]
      .map(part => filled(part, draw))
      .join(separator);
  },
  accented: draw =>
    shuffled([...drawn(withOwnLetters, draw, 2), pick(latin, draw)], draw).join(pick([' ', '-'], draw)),
  abroad: draw => abroad(draw).join(pick([' ', '-'], draw)),
};

const filled = (template: string, draw: Draw): string =>
  template.replace(/\{(c?)(\w+)\}/g, (_, isCompact: string, name: string) => {
    const count = Number(name);
    if (Number.isNaN(count)) return fillers[isCompact + name]?.(draw) ?? '';
    return isCompact === '' ? phrase(draw, count) : compact(draw, count);
  });

const template =
  (...ways: readonly string[]): Drawn =>
  draw =>
    filled(pick(ways, draw), draw);

/** Phrases with one of several signs between each two: twice, because a careless wiki treats only the first one. */
const between =
  (...signs: readonly string[]): Drawn =>
  draw =>
    filled(pick(['{2}*{1}*{1}', '{1}*{2}*{1}', '{1}*{1}*{2}'], draw), draw).replace(/\*/g, () =>
      pick(signs, draw),
    );

/** A phrase with a mark after two of its words. */
const after = (mark: string): Drawn => oneOf(between(`${mark} `), template(`{2}${mark} {2}${mark}`));

/** A phrase of which two parts, never the first, are enclosed. */
const enclosed = (open: string, close: string): Drawn => {
  const part = (count: number) => `${open}{${count}}${close}`;
  return template(
    `{2} ${part(1)} ${part(1)}`,
    `{1} ${part(2)} {1} ${part(1)}`,
    `{1} ${part(1)} ${part(2)} {1}`,
  );
};

const stems: Readonly<Record<Exclude<TitleClass, 'long'>, Drawn>> = {
  plain: template('{c4}'),
  spaces: template('{4}'),
  underscore: template('{c2}_{c2}', '{c1}_{c3}', '{c3}_{c1}'),
  underscores: draw => phrase(draw, 3 + below(3, draw)).replaceAll(' ', '_'),
  'adjacent underscores': draw => {
    const [first = '', second = '', ...others] = phrase(draw, 4).split(' ');
    return [`${first}__${second}`, ...others.map(word => '_'.repeat(below(3, draw)) + word)].join('_');
  },
  digits: template('{4} {year}', '{3} {date}', '{date} {3}', '{2} {to99} {2}', '{3} {to9999}'),
  plus: between('+', ' + ', '+ '),
  // Two hexadecimal digits must not follow.
  percent: template(
    '{2} {percent}% {1} %{notHex}',
    '{percent} % {2} %{notHex} {1}',
    '{1} %{notHex} % {2} {percent}%',
  ),
  // An HTML page in which the ampersand is not escaped shows another name.
  ampersand: template(
    '{2}&{entity} {1} & {1}',
    '{1} & {2} &{entity} {1}',
    '{2} & {2}&{entity}',
    '{1}&{entity} {2}&{entity}',
  ),
  'question mark': after('?'),
  'double quote': enclosed('"', '"'),
  'single quote': oneOf(enclosed("'", "'"), template("{1}'s {2}'s {1}", "{2}'s {1}'s {1}")),
  'round brackets': oneOf(enclosed('(', ')'), enclosed('(', ')'), template('{2} ({1}) ({year})')),
  comma: between(', '),
  semicolon: between('; '),
  // Late, where nothing before it can be the name of a namespace or the prefix of another wiki.
  colon: template('{3}: {1}: {1}', '{3}: {1} {hour}:{sixty}', '{4} {hour}:{sixty}:{sixty}'),
  'at sign': between(' @ ', '@', ' @'),
  'exclamation mark': after('!'),
  tilde: between(' ~ ', '~', ' ~'),
  'other signs': draw => {
    const signs = [' = ', ' ${digit} ', ' * ', '^', '. ', '..', '-', '--', '`', '\\', '/'];
    return phrase(draw, 2) + allOf(...signs.map(sign => `${sign}{short}`))(draw);
  },
  // A wiki that treats each sign rightly may treat one wrongly beside another, or a second one of its kind.
  'several signs': draw => {
    const signs = ['&', '+', '+', '@', '@', '~', '{percent}%'];
    const around = [
      '"{short}"',
      '({short})',
      "{short}'s",
      '{short},',
      '{short};',
      '{short}:',
      '{short}?',
      '{short}!',
    ];
    return `${phrase(draw, 2)} ${allOf(...[...signs, ...around].map(part => `${part} `))(draw)}${phrase(draw, 1)}`;
  },
  accents: template('{1} {accented} {1}', '{accented} {2}', '{2} {accented}'),
  // What word processors and cameras make of signs of ASCII.
  'signs beyond ASCII': draw => {
    const signs = [' – ', '—', '’s ', '… ', '° ', '² ', ' ½ ', ' § ', ' € ', '™ ', ' № ', ' “{short}” '];
    return pick(short, draw) + allOf(...signs.map(sign => `${sign}{short}`))(draw);
  },
  'non-ASCII': template('{2} {abroad}', '{abroad} {2}', '{1} {abroad} {2}'),
  astral: template('{4} {astral}', '{2} {astral} {2}', '{3} {astral}{astral} {1}'),
  'lower case': draw => phrase(draw, 4).replace(/^./, first => first.toLowerCase()),
};

/** Names of these classes have no extension: a title needs none. */
const NAKED: ReadonlySet<TitleClass> = new Set(['adjacent underscores', 'tilde']);

function missing(kind: TitleClass, room: number, draw: Draw): string {
  const extension = NAKED.has(kind) ? '' : `.${pick(kind === 'digits' ? numbered : extensions, draw)}`;
  const stem = kind === 'long' ? longStem(draw, room - extension.length) : stems[kind](draw);
  return (kind === 'lower case' ? stem : capitalized(stem)) + extension;
}

/** As long as there is room, in bytes: the longest English word has twelve letters, so at most thirteen stay free. */
function longStem(draw: Draw, room: number): string {
  // Some have more bytes than letters.
  const isForeign = below(2, draw) === 0;
  for (let stem = phrase(draw, 4); ;) {
    const word = isForeign && below(2, draw) === 0 ? pick(latin, draw) : pick(english, draw);
    const longer = `${stem} ${word}`;
    if (Buffer.byteLength(longer) > room) return stem;
    stem = longer;
  }
}

const SUFFIXES = ['json', 'xml', 'zip'];

const invented = (draw: Draw, separator: string): string => drawn(english, draw, 2).join(separator);

const inventedType: Drawn = oneOf(
  draw => `${pick(['application', 'audio', 'image', 'model', 'video'], draw)}/vnd.${invented(draw, '.')}`,
  draw => `${pick(['application', 'chemical', 'image', 'text', 'video'], draw)}/x-${invented(draw, '-')}`,
  draw => `${pick(['application', 'image', 'model'], draw)}/${invented(draw, '-')}+${pick(SUFFIXES, draw)}`,
  draw => `${pick(['audio', 'text', 'video'], draw)}/${invented(draw, '-')}`,
);

/** @param isPlain whether it has no suffix, because another invented type has one */
function typeLike(type: string, how: TypeLikeness, isPlain: boolean, draw: Draw): string {
  if (how === 'subtype') return type.replace(/[^/]*/, pick(['audio', 'chemical', 'message', 'model'], draw));
  if (how === 'beginning') return `${type}-${pick(english, draw)}`;
  // The beginning of a type: a careless wiki compares no further.
  if (how === 'spelling') return type.slice(0, -1);
  const like = `${type.replace(/\/.*/s, '')}/${pick(['', 'x-', 'vnd.'], draw)}${invented(draw, '-')}`;
  return isPlain ? like : `${like}+${pick(SUFFIXES, draw)}`;
}

const DIGITS = '0123456789';
const HEX = `${DIGITS}abcdef`;
const BASE_32 = `${HEX}ghijklmnopqrstuv`;

function signsOf(signs: string, length: number, draw: Draw): string {
  let text = '';
  while (text.length < length) text += signs.charAt(below(signs.length, draw));
  return text;
}

const withHyphen = (id: string, draw: Draw): string => {
  const at = below(id.length, draw);
  return `${id.slice(0, at)}-${id.slice(at + 1)}`;
};

/** One of each form that MediaWiki and PHP choose. */
const sessionIds = (draw: Draw): string[] =>
  shuffled(
    [
      signsOf(BASE_32, 32, draw),
      signsOf(BASE_32, 26, draw),
      signsOf(HEX, 32, draw),
      withHyphen(signsOf(`${BASE_32}wxyz${BASE_32.toUpperCase()}WXYZ`, 32, draw), draw),
    ],
    draw,
  );

/** What counts the visitors of many sites. */
const otherCookie: Drawn = oneOf(
  draw => `_ga=GA1.2.${1 + below(9, draw)}${signsOf(DIGITS, 8, draw)}.17${signsOf(DIGITS, 8, draw)}`,
  draw => `_pk_id.1.${signsOf(HEX, 4, draw)}=${signsOf(HEX, 16, draw)}.17${signsOf(DIGITS, 8, draw)}.`,
);
