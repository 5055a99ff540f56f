/**
 * Names that surely do not exist on a wiki and yet look like those that people give, drawn from a seed: nothing about
 * them distinguishes an audit from a client.
 */
import { below, drawFrom, pick, shuffled, type Draw } from './draw.js';
import type { TitleClass } from './title-classes.js';
import { astral, english, entityLike, extensions, foreign, links, numbered } from './words.js';

export interface Names {
  /**
   * The name, without its namespace, of a file that does not exist; another attempt draws another. It is drawn as it is
   * sent: with spaces, except in the class `plain`, which has none, and in those of underscores.
   */
  missing(kind: TitleClass, attempt: number): string;
  /** A well-formed media type that no file has; with another attempt another. */
  mediaType(attempt?: number): string;
  /** A media type that no file has, but like one that files have. */
  mediaTypeLike(known: string, how: TypeLikeness): string;
  /** The ids of sessions that do not exist, each of another form. */
  readonly sessionIds: readonly string[];
  /** A cookie that concerns no wiki, with its value. */
  otherCookie(): string;
}

/** How an invented type is like another: in its kind, but for a last letter, in its subtype, or but for what follows. */
export const typeLikenesses = ['kind', 'spelling', 'subtype', 'beginning'] as const;
export type TypeLikeness = (typeof typeLikenesses)[number];

/** @param room bytes that a name may have: with that of its namespace, a title stays within 240 */
export const namesFrom = (seed: string, room = 200): Names => new DrawnNames(seed, room);

class DrawnNames implements Names {
  readonly sessionIds: readonly string[];
  // A plan asks about a title in several manners, and with the same few sessions throughout.
  readonly #known = new Map<string, string>();

  constructor(
    private readonly seed: string,
    private readonly room: number,
  ) {
    this.sessionIds = sessionIds(drawFrom(seed, 'sessions'));
  }

  missing(kind: TitleClass, attempt: number): string {
    const label = `title ${kind} ${attempt}`;
    return this.#known.get(label) ?? this.#note(label, missing(kind, this.room, this.#drawFor(label)));
  }

  mediaType(attempt = 1): string {
    const label = `media type ${attempt}`;
    return this.#known.get(label) ?? this.#note(label, mediaType(this.#drawFor(label)));
  }

  mediaTypeLike(type: string, how: TypeLikeness): string {
    const label = `media type like ${type} in ${how}`;
    return this.#known.get(label) ?? this.#note(label, this.#typeLike(type, how, this.#drawFor(label)));
  }

  otherCookie(): string {
    const label = 'other cookie';
    return this.#known.get(label) ?? this.#note(label, otherCookie(this.#drawFor(label)));
  }

  #typeLike(type: string, how: TypeLikeness, draw: Draw): string {
    if (how === 'kind') return sameKind(type, this.mediaType().includes('+'), draw);
    if (how === 'subtype')
      return type.replace(/[^/]*/, pick(['audio', 'chemical', 'message', 'model'], draw));
    return how === 'beginning' ? `${type}-${pick(english, draw)}` : nearly(type);
  }

  #drawFor(label: string): Draw {
    return drawFrom(this.seed, label);
  }

  #note(label: string, name: string): string {
    this.#known.set(label, name);
    return name;
  }
}

type Stem = (draw: Draw) => string;

const capitalized = (text: string) => text.replace(/^./u, inCapitals);

const inCapitals = (text: string) => text.toUpperCase();

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

const accented = (draw: Draw): readonly string[] =>
  shuffled([...drawn(withOwnLetters, draw, 2), pick(latin, draw)], draw);

/** Of dashes, quotes, units and numbers, what word processors and cameras make of signs of ASCII. */
const TYPOGRAPHIC = [' – ', '—', '’s ', '… ', '° ', '² ', ' ½ ', ' § ', ' € ', '™ ', ' № '];

const short = english.filter(word => word.length <= 7);

/** Words that begin with no two hexadecimal digits. */
const notHex = english.filter(word => !/^[0-9a-f]{2}/i.test(word));

/** A word of each script. */
function abroad(draw: Draw): readonly string[] {
  const words: string[] = [];
  for (const script of shuffled(foreign, draw)) words.push(pick(script, draw));
  return words;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

function year(draw: Draw): string {
  return String(1880 + below(146, draw));
}

function date(draw: Draw): string {
  const separator = pick(['-', '', '.'], draw);
  return [year(draw), twoDigits(1 + below(12, draw)), twoDigits(1 + below(28, draw))].join(separator);
}

/** One of several ways to build a name, so that signs have no fixed place. */
const oneOf =
  (...stems: readonly Stem[]): Stem =>
  draw =>
    pick(stems, draw)(draw);

/** Phrases with one of several signs between each two: twice, because a careless wiki treats only the first one. */
const between = (...signs: readonly string[]): Stem =>
  oneOf(
    ...(
      [
        [2, 1, 1],
        [1, 2, 1],
        [1, 1, 2],
      ] as const
    ).map(([one, two, three]) => (draw: Draw) => {
      const [left, middle, right] = [phrase(draw, one), phrase(draw, two), phrase(draw, three)];
      return left + pick(signs, draw) + middle + pick(signs, draw) + right;
    }),
  );

/** A phrase with a mark after two of its words. */
const after = (mark: string): Stem =>
  oneOf(between(`${mark} `), draw => `${phrase(draw, 2)}${mark} ${phrase(draw, 2)}${mark}`);

/** A phrase of which two parts, never the first, are enclosed. */
const enclosed = (open: string, close: string): Stem => {
  const part = (draw: Draw, count: number) => open + phrase(draw, count) + close;
  return oneOf(
    draw => `${phrase(draw, 2)} ${part(draw, 1)} ${part(draw, 1)}`,
    draw => `${phrase(draw, 1)} ${part(draw, 2)} ${phrase(draw, 1)} ${part(draw, 1)}`,
    draw => `${phrase(draw, 1)} ${part(draw, 1)} ${part(draw, 2)} ${phrase(draw, 1)}`,
  );
};

/** What stands before and after a word. */
const AROUND_WORDS = [
  ['"', '"'],
  ['(', ')'],
  ['', "'s"],
  ['', ','],
  ['', ';'],
  ['', ':'],
  ['', '?'],
  ['', '!'],
] as const;

const stems: Readonly<Record<Exclude<TitleClass, 'long'>, Stem>> = {
  plain: draw => compact(draw, 4),
  spaces: draw => phrase(draw, 4),
  underscore: oneOf(
    draw => `${compact(draw, 2)}_${compact(draw, 2)}`,
    draw => `${compact(draw, 1)}_${compact(draw, 3)}`,
    draw => `${compact(draw, 3)}_${compact(draw, 1)}`,
  ),
  underscores: draw => phrase(draw, 3 + below(3, draw)).replaceAll(' ', '_'),
  'adjacent underscores': draw => {
    const [first = '', second = '', ...words] = phrase(draw, 4).split(' ');
    let name = `${first}__${second}`;
    for (const word of words) name += '_'.repeat(1 + below(3, draw)) + word;
    return name;
  },
  digits: oneOf(
    draw => `${phrase(draw, 4)} ${year(draw)}`,
    draw => `${phrase(draw, 3)} ${date(draw)}`,
    draw => `${date(draw)} ${phrase(draw, 3)}`,
    draw => `${phrase(draw, 2)} ${1 + below(99, draw)} ${phrase(draw, 2)}`,
    draw => `${phrase(draw, 3)} ${below(10_000, draw)}`,
  ),
  plus: between('+', ' + ', '+ '),
  // Two hexadecimal digits must not follow.
  percent: oneOf(
    draw => `${phrase(draw, 2)} ${1 + below(100, draw)}% ${phrase(draw, 1)} %${pick(notHex, draw)}`,
    draw => `${1 + below(100, draw)} % ${phrase(draw, 2)} %${pick(notHex, draw)} ${phrase(draw, 1)}`,
    draw => `${phrase(draw, 1)} %${pick(notHex, draw)} % ${phrase(draw, 2)} ${1 + below(100, draw)}%`,
  ),
  // An HTML page in which the ampersand is not escaped shows another name.
  ampersand: oneOf(
    draw => `${phrase(draw, 2)}&${pick(entityLike, draw)} ${phrase(draw, 1)} & ${phrase(draw, 1)}`,
    draw => `${phrase(draw, 1)} & ${phrase(draw, 2)} &${pick(entityLike, draw)} ${phrase(draw, 1)}`,
    draw => `${phrase(draw, 2)} & ${phrase(draw, 2)}&${pick(entityLike, draw)}`,
    draw => `${phrase(draw, 1)}&${pick(entityLike, draw)} ${phrase(draw, 2)}&${pick(entityLike, draw)}`,
  ),
  'question mark': after('?'),
  'double quote': enclosed('"', '"'),
  'single quote': oneOf(
    enclosed("'", "'"),
    draw => `${phrase(draw, 1)}'s ${phrase(draw, 2)}'s ${phrase(draw, 1)}`,
    draw => `${phrase(draw, 2)}'s ${phrase(draw, 1)}'s ${phrase(draw, 1)}`,
  ),
  'round brackets': oneOf(
    enclosed('(', ')'),
    enclosed('(', ')'),
    enclosed('(', ')'),
    draw => `${phrase(draw, 2)} (${phrase(draw, 1)}) (${year(draw)})`,
  ),
  comma: between(', '),
  semicolon: between('; '),
  // Late, where nothing before it can be the name of a namespace or the prefix of another wiki.
  colon: oneOf(
    draw => `${phrase(draw, 3)}: ${phrase(draw, 1)}: ${phrase(draw, 1)}`,
    draw =>
      `${phrase(draw, 3)}: ${phrase(draw, 1)} ${twoDigits(below(24, draw))}:${twoDigits(below(60, draw))}`,
    draw => `${phrase(draw, 4)} ${[24, 60, 60].map(most => twoDigits(below(most, draw))).join(':')}`,
  ),
  'at sign': between(' @ ', '@', ' @'),
  'exclamation mark': after('!'),
  tilde: between(' ~ ', '~', ' ~'),
  // Each of them alone is rare, so a title has them all.
  'other signs': draw => {
    const signs = shuffled(
      [' = ', ` $${1 + below(9, draw)} `, ' * ', '^', '. ', '..', '-', '--', '`', '\\', '/'],
      draw,
    );
    let name = phrase(draw, 2);
    for (const sign of signs) name += sign + pick(short, draw);
    return name;
  },
  // A wiki that treats each sign rightly may treat one wrongly beside another, or a second one of its kind.
  'several signs': draw => {
    const parts = ['&', '+', '+', '@', '@', '~', `${1 + below(100, draw)}%`];
    for (const [open, close] of AROUND_WORDS) parts.push(open + pick(short, draw) + close);
    return `${phrase(draw, 2)} ${shuffled(parts, draw).join(' ')} ${phrase(draw, 1)}`;
  },
  accents: oneOf(
    draw => `${phrase(draw, 1)} ${accented(draw).join(' ')} ${phrase(draw, 1)}`,
    draw => `${accented(draw).join('-')} ${phrase(draw, 2)}`,
    draw => `${phrase(draw, 2)} ${accented(draw).join(' ')}`,
  ),
  // Each of them alone is rare, so a title has them all.
  'signs beyond ASCII': draw => {
    const signs = shuffled([...TYPOGRAPHIC, ` “${pick(short, draw)}” `], draw);
    let name = pick(short, draw);
    for (const sign of signs) name += sign + pick(short, draw);
    return name;
  },
  'non-ASCII': oneOf(
    draw => `${phrase(draw, 2)} ${abroad(draw).join(' ')}`,
    draw => `${abroad(draw).join(' ')} ${phrase(draw, 2)}`,
    draw => `${phrase(draw, 1)} ${abroad(draw).join('-')} ${phrase(draw, 2)}`,
  ),
  astral: oneOf(
    draw => `${phrase(draw, 4)} ${pick(astral, draw)}`,
    draw => `${phrase(draw, 2)} ${pick(astral, draw)} ${phrase(draw, 2)}`,
    draw => `${phrase(draw, 3)} ${drawn(astral, draw, 2).join('')} ${phrase(draw, 1)}`,
  ),
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

const TYPES: readonly Stem[] = [
  draw =>
    `${pick(['application', 'audio', 'image', 'model', 'video'], draw)}/vnd.${drawn(english, draw, 2).join('.')}`,
  draw =>
    `${pick(['application', 'chemical', 'image', 'text', 'video'], draw)}/x-${drawn(english, draw, 2).join('-')}`,
  draw =>
    `${pick(['application', 'image', 'model'], draw)}/${drawn(english, draw, 2).join('-')}+${pick(SUFFIXES, draw)}`,
  draw => `${pick(['audio', 'text', 'video'], draw)}/${drawn(english, draw, 2).join('-')}`,
];

const mediaType: Stem = draw => pick(TYPES, draw)(draw);

/** With a suffix, unless another invented type has one. */
const sameKind = (type: string, isPlain: boolean, draw: Draw): string =>
  `${type.replace(/\/.*/s, '')}/${pick(['', 'x-', 'vnd.'], draw)}${drawn(english, draw, 2).join('-')}${isPlain ? '' : `+${pick(SUFFIXES, draw)}`}`;

/** The beginning of a type: a careless wiki compares no further. */
const nearly = (type: string): string => type.slice(0, -1);

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
const otherCookie: Stem = oneOf(
  draw => `_ga=GA1.2.${1 + below(9, draw)}${signsOf(DIGITS, 8, draw)}.17${signsOf(DIGITS, 8, draw)}`,
  draw => `_pk_id.1.${signsOf(HEX, 4, draw)}=${signsOf(HEX, 16, draw)}.17${signsOf(DIGITS, 8, draw)}.`,
);
