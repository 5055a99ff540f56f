/** Names that surely do not exist on a wiki, drawn from a seed. They look like those that people give: nothing betrays an audit. */
import { below, drawFrom, pick, shuffled, type Draw } from './draw.js';
import { classes, type TitleClass } from './title-classes.js';
import { astral, english, entityLike, extensions, foreign } from './words.js';

/** How an invented type is like another: in its kind, but for a last letter, in its subtype, or but for what follows. */
export const typeLikenesses = ['kind', 'spelling', 'subtype', 'beginning'] as const;

const SIGNS = Array.from('0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** @param room bytes that a name may have: with that of its namespace, a title stays within 240 */
export function namesFrom(seed: string, room = 200) {
  const ofSession = drawFrom(seed, 'sessions');
  const signs = (first: number, count: number) => drawn(SIGNS.slice(0, first), count, ofSession).join('');
  return {
    /** The name of a file that does not exist; another attempt draws another. Gaps are spaces, except in the classes of underscores. */
    missing: (kind: TitleClass, attempt: number): string =>
      missing(kind, room, drawFrom(seed, `title ${kind} ${attempt}`)),
    /** A well-formed media type that no file has; with another attempt another. */
    mediaType: (attempt = 1) => filled('{kind}/x-{word}-{word}', drawFrom(seed, `media type ${attempt}`)),
    /** A media type that no file has, but like one that files have. */
    mediaTypeLike(type: string, how: (typeof typeLikenesses)[number]): string {
      const draw = drawFrom(seed, `media type like ${type} in ${how}`);
      if (how === 'subtype') return type.replace(/[^/]*/, pick(['chemical', 'message', 'model'], draw));
      if (how === 'beginning') return `${type}-${pick(english, draw)}`;
      // The beginning of a type: a careless wiki compares no further.
      if (how === 'spelling') return type.slice(0, -1);
      return `${type.replace(/\/.*/s, '')}/vnd.${filled('{word}-{word}+{suffix}', draw)}`;
    },
    /** The ids of sessions that do not exist: one as MediaWiki draws them, and others. */
    sessionIds: [32, 62, 62, 62].map(first => signs(first, 32)),
    /** A cookie that counts the visitors of many sites. */
    otherCookie: `_ga=GA1.2.${signs(10, 9)}.17${signs(10, 8)}`,
  };
}

const capitalized = (text: string) => text.replace(/^./u, first => first.toUpperCase());

const drawn = (from: readonly string[], count: number, draw: Draw): string[] =>
  Array.from({ length: count }, () => pick(from, draw));

/** "old harbour dusk" or "Old Harbour Dusk". */
function phrase(count: number, draw: Draw): string {
  const words = drawn(english, count, draw);
  return (below(3, draw) === 0 ? words.map(capitalized) : words).join(' ');
}

/** What a word in braces is picked from. */
const pools: Readonly<Record<string, readonly string[]>> = {
  word: english,
  entity: entityLike,
  astral,
  ...Object.fromEntries(foreign.map((script, at) => [`script${at}`, script])),
  kind: ['application', 'audio', 'image', 'model', 'text', 'video'],
  suffix: ['json', 'xml', 'zip'],
  gap: ['_', '__', '___'],
};

/** A template, filled: a number stands for a phrase of as many words, a range for a number in it; parts in angle brackets are shuffled. */
const filled = (template: string, draw: Draw): string =>
  template
    .replace(/<(.*)>/, (_, parts: string) => shuffled(parts.split('|'), draw).join(''))
    .replace(/\{(\d+)-(\d+)\}/g, (_, from: string, to: string) =>
      String(Number(from) + below(Number(to) - Number(from) + 1, draw)).padStart(from.length, '0'),
    )
    .replace(/\{(\w+)\}/g, (_, what: string) =>
      /^\d/.test(what) ? phrase(Number(what), draw) : pick(pools[what] ?? [], draw),
    );

/** Names of these classes have no extension: a title needs none. */
const NAKED: ReadonlySet<TitleClass> = new Set(['adjacent underscores', 'tilde']);

function missing(kind: TitleClass, room: number, draw: Draw): string {
  const extension = NAKED.has(kind) ? '' : `.${pick(extensions, draw)}`;
  // Some words have more bytes than letters.
  const words = [...(kind === 'long' && below(2, draw) === 0 ? (foreign[0] ?? []) : []), ...english];
  let stem = filled(classes[kind].template, draw);
  if (kind === 'long')
    for (let longer = stem; Buffer.byteLength(longer + extension) <= room;) {
      stem = longer;
      longer += ` ${pick(words, draw)}`;
    }
  const [first = ''] = stem;
  return (kind === 'lower case' ? first.toLowerCase() + stem.slice(1) : capitalized(stem)) + extension;
}
