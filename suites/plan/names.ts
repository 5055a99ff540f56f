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
  const mediaType = (attempt = 1): string => filled(inventedTypes, drawOf(`media type ${attempt}`));
  return {
    /**
     * The name, without its namespace, of a file that does not exist; another attempt draws another. It is drawn as it is
     * sent: with spaces, except in the class `plain`, which has none, and in those of underscores.
     */
    missing: (kind: TitleClass, attempt: number): string =>
      missing(kind, room, drawOf(`title ${kind} ${attempt}`)),
    /** A well-formed media type that no file has; with another attempt another. */
    mediaType,
    /** A media type that no file has, but like one that files have. */
    mediaTypeLike(type: string, how: TypeLikeness): string {
      const draw = drawOf(`media type like ${type} in ${how}`);
      if (how === 'subtype')
        return type.replace(/[^/]*/, pick(['audio', 'chemical', 'message', 'model'], draw));
      if (how === 'beginning') return `${type}-${pick(english, draw)}`;
      // The beginning of a type: a careless wiki compares no further.
      if (how === 'spelling') return type.slice(0, -1);
      const kind = `${type.replace(/\/.*/s, '')}/${pick(['', 'x-', 'vnd.'], draw)}{word}-{word}`;
      // Of this and the invented type, only one has a suffix.
      return filled([mediaType().includes('+') ? kind : `${kind}+{suffix}`], draw);
    },
    /** The ids of sessions that do not exist, one of each form that MediaWiki and PHP choose. */
    sessionIds: shuffled(['{v32}', '{v26}', '{f32}', '{z9}-{z22}'], drawOf('session ids')).map(form =>
      filled([form], drawOf(`session ${form}`)),
    ),
    /** A cookie that counts the visitors of many sites. */
    otherCookie: (): string =>
      filled(['_ga=GA1.2.{1-9}{d8}.17{d8}', '_pk_id.1.{f4}={f16}.17{d8}.'], drawOf('other cookie')),
  };
}

const capitalized = (text: string) => text.replace(/^./u, first => first.toUpperCase());

const drawn = (from: readonly string[], count: number, draw: Draw): string[] =>
  Array.from({ length: count }, () => pick(from, draw));

/** "old harbour at dusk" or "Old Harbour Dusk". */
function phrase(count: number, draw: Draw): string {
  const inTitleCase = below(3, draw) === 0;
  const words = drawn(english, count, draw).map(word => (inTitleCase ? capitalized(word) : word));
  return words.reduce(
    (text, word) => `${text} ${below(6, draw) === 0 ? `${pick(links, draw)} ` : ''}${word}`,
  );
}

/** "old-harbour-dusk" or "OldHarbourDusk". */
function compact(count: number, draw: Draw): string {
  const words = drawn(english, count, draw);
  return below(2, draw) === 0 ? words.join('-') : words.map(capitalized).join('');
}

const [latin = []] = foreign;

/** What a word in braces is picked from. */
const pools: Readonly<Record<string, readonly string[]>> = {
  word: english,
  notHex: english.filter(word => !/^[0-9a-f]{2}/.test(word)),
  entity: entityLike,
  astral,
  // With a letter that is no other one with an accent.
  own: latin.filter(word => /[^\0-\x7f]/.test(word.normalize('NFD').replace(/\p{M}/gu, ''))),
  ...Object.fromEntries(foreign.map((script, at) => [`script${at}`, script])),
  suffix: ['json', 'xml', 'zip'],
  gap: ['_', '__', '___'],
};

const SIGNS = Array.from('0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');

const among =
  (first: number) =>
  (count: number, draw: Draw): string =>
    drawn(SIGNS.slice(0, first), count, draw).join('');

/** What stands for a number in braces, by the letter before it: words, or signs. */
const counts: Readonly<Record<string, (count: number, draw: Draw) => string>> = {
  '': phrase,
  c: compact,
  u: (count, draw) => phrase(count, draw).replaceAll(' ', '_'),
  d: among(10),
  f: among(16),
  v: among(32),
  z: among(62),
};

/** One of some templates, filled: a range stands for a number in it, and parts in angle brackets are shuffled. */
const filled = (templates: readonly string[], draw: Draw): string =>
  pick(templates, draw)
    .replace(/<(.*)>/, (_, parts: string) => shuffled(parts.split('|'), draw).join(''))
    .replace(
      /\{([a-z]?)(\d+)\}/g,
      (_, how: string, count: string) => counts[how]?.(Number(count), draw) ?? '',
    )
    .replace(/\{(\d+)-(\d+)\}/g, (_, from: string, to: string) =>
      String(Number(from) + below(Number(to) - Number(from) + 1, draw)).padStart(from.length, '0'),
    )
    .replace(/\{(\w+)\}/g, (_, what: string) => pick(pools[what] ?? [], draw));

/** Phrases with a sign between each two: twice, because a careless wiki treats only the first one. */
const between = (...signs: readonly string[]): readonly string[] =>
  signs.flatMap(sign =>
    ['{2}*{1}*{1}', '{1}*{2}*{1}', '{1}*{1}*{2}'].map(template => template.replaceAll('*', sign)),
  );

/** Where one sign is rare, a name has them all. */
const allOf = (...parts: readonly string[]): string => `<${parts.join('|')}>`;
const accented = allOf(' {own}', ' {own}', ' {script0}');
const abroad = allOf(...foreign.map((_, at) => ` {script${at}}`));
const beforeWords = (...signs: readonly string[]): string => allOf(...signs.map(sign => `${sign}{word}`));

const around = ['"{word}" ', '({word}) ', "{word}'s ", ...Array.from(',;:?!', sign => `{word}${sign} `)];

const stems: Readonly<Record<Exclude<TitleClass, 'long'>, readonly string[]>> = {
  plain: ['{c5}'],
  spaces: ['{5}'],
  underscore: ['{c2}_{c3}', '{c1}_{c4}', '{c4}_{c1}'],
  underscores: ['{u4}', '{u5}', '{u6}'],
  'adjacent underscores': ['{1}__{1}{gap}{1}{gap}{1}', '{1}{gap}{1}__{1}{gap}{1}'],
  digits: [
    '{4} {1880-2025}',
    '{3} {1880-2025}-{01-12}-{01-28}',
    '{1880-2025}{01-12}{01-28} {3}',
    '{2} {1-99} {2}',
    '{3} {0-9999}',
  ],
  plus: between('+', ' + ', '+ '),
  // Two hexadecimal digits must not follow.
  percent: ['{2} {1-100}% {1} %{notHex}', '{1-100} % {2} %{notHex} {1}', '{1} %{notHex} % {2} {1-100}%'],
  // An HTML page in which the ampersand is not escaped shows another name.
  ampersand: [
    '{2}&{entity} {1} & {1}',
    '{1} & {2} &{entity} {1}',
    '{2} & {2}&{entity}',
    '{1}&{entity} {2}&{entity}',
  ],
  'question mark': [...between('? '), '{2}? {2}?'],
  'double quote': ['{2} "{1}" "{1}"', '{1} "{2}" {1} "{1}"', '{1} "{1}" "{2}" {1}'],
  'single quote': ["{2} '{1}' {1}", "{1} '{2}' {1}", "{1}'s {2}'s {1}", "{2}'s {1}'s {1}"],
  'round brackets': ['{2} ({1}) ({1})', '{1} ({2}) {1} ({1})', '{2} ({1}) ({1880-2025})'],
  comma: between(', '),
  semicolon: between('; '),
  // Late, where nothing before it can be the name of a namespace or the prefix of another wiki.
  colon: ['{3}: {1}: {1}', '{3}: {1} {00-23}:{00-59}', '{4} {00-23}:{00-59}:{00-59}'],
  'at sign': between(' @ ', '@', ' @'),
  'exclamation mark': [...between('! '), '{2}! {2}!'],
  tilde: between(' ~ ', '~', ' ~'),
  'other signs': [`{2}${beforeWords(' = ', ' ${1-9} ', ' * ', '^', '. ', '..', '-', '--', '`', '\\', '/')}`],
  // A wiki that treats each sign rightly may treat one wrongly beside another, or a second one of its kind.
  'several signs': [
    `{2} ${allOf('& ', '+ ', '{word}+{word} ', '@ ', '{word}@{word} ', '~ ', '{1-100}% ', ...around)}{1}`,
  ],
  accents: [`{2}${accented}`, `{1}${accented} {1}`, `{1}${accented} {2}`],
  'non-ASCII': [`{2}${abroad}`, `{1}${abroad} {1}`, `{1}${abroad} {2}`],
  // What word processors and cameras make of signs of ASCII.
  'signs beyond ASCII': [
    `{word}${beforeWords(' – ', '—', '’s ', '… ', '° ', '² ', ' ½ ', ' § ', ' € ', '™ ', ' № ', ' “{word}” ')}`,
  ],
  astral: ['{4} {astral}', '{2} {astral} {2}', '{3} {astral}{astral} {1}'],
  'lower case': ['{5}'],
};

/** Names of these classes have no extension: a title needs none. */
const NAKED: ReadonlySet<TitleClass> = new Set(['adjacent underscores', 'tilde']);

function missing(kind: TitleClass, room: number, draw: Draw): string {
  const extension = NAKED.has(kind) ? '' : `.${pick(kind === 'digits' ? numbered : extensions, draw)}`;
  const stem = kind === 'long' ? longStem(room - extension.length, draw) : filled(stems[kind], draw);
  const [first = ''] = stem;
  return (kind === 'lower case' ? first.toLowerCase() + stem.slice(1) : capitalized(stem)) + extension;
}

/** As long as there is room, in bytes. */
function longStem(room: number, draw: Draw): string {
  // Some have more bytes than letters.
  const words = below(2, draw) === 0 ? [english, latin] : [english];
  for (let stem = phrase(4, draw); ;) {
    const longer = `${stem} ${pick(pick(words, draw), draw)}`;
    if (Buffer.byteLength(longer) > room) return stem;
    stem = longer;
  }
}

const inventedTypes = [
  ...['application', 'audio', 'image', 'model', 'video'].map(kind => `${kind}/vnd.{word}.{word}`),
  ...['application', 'chemical', 'image', 'text', 'video'].map(kind => `${kind}/x-{word}-{word}`),
  ...['application', 'image', 'model'].map(kind => `${kind}/{word}-{word}+{suffix}`),
  ...['audio', 'text', 'video'].map(kind => `${kind}/{word}-{word}`),
];
