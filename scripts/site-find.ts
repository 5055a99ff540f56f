/** Finds in the index of the site. It runs in the reader's browser as well, so it needs nothing but the index. */
import MiniSearch from 'minisearch';
import type { AsPlainObject, Options, SearchOptions, SearchResult } from 'minisearch';

/** What a search can find: an entry of the catalogue, a page, or a part of a page. */
export interface Findable {
  readonly id: number;
  readonly title: string;
  /** What the reader sees of it below the title. */
  readonly about: string;
  /** What the reader sees beside the title. */
  readonly where: string;
  /** From the top of the site. */
  readonly address: string;
  /** Searched and not shown. */
  readonly text: string;
}

export type Found = Pick<Findable, 'title' | 'about' | 'where' | 'address'> & {
  /** The words of the texts that matched. */
  readonly words: readonly string[];
};

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A sign alone is no word. */
function wordOf(term: string): string | undefined {
  return /[\p{L}\p{N}]/u.test(term) ? term.toLowerCase() : undefined;
}

/** Small numbers are found in figures and in words, whichever the text has. */
function forms(term: string): string[] {
  const lower = wordOf(term);
  if (lower === undefined) return [];
  const other = /^\d+$/.test(lower) ? numbers[Number(lower)] : undefined;
  const figure = numbers.indexOf(lower);
  return [lower, ...(other === undefined ? [] : [other]), ...(figure < 0 ? [] : [String(figure)])];
}

export const indexOptions: Options<Findable> = {
  fields: ['title', 'about', 'where', 'text'],
  storeFields: ['title', 'about', 'where', 'address'],
  processTerm: forms,
};

export type Index = MiniSearch<Findable>;

export function loadIndex(stored: AsPlainObject): Index {
  return MiniSearch.loadJS(stored, indexOptions);
}

export function find(index: Index, query: string, limit = 12): Found[] {
  const wanted = query.trim().toLowerCase().slice(0, 200);
  const options: SearchOptions = {
    prefix: true,
    fuzzy: term => (term.length > 4 ? 0.2 : false),
    processTerm: wordOf,
    boost: { title: 4, about: 2 },
    boostDocument: (_id, _term, stored) => closeness(String(stored?.['title']).toLowerCase(), wanted),
  };
  const every = index.search(wanted, { ...options, combineWith: 'AND' });
  const found = every.length > 0 ? every : index.search(wanted, options);
  return found.slice(0, limit).map(shown);
}

/** A title that holds the query as it was typed, as a part of a rule's id does, comes before all others. */
function closeness(title: string, wanted: string): number {
  if (title === wanted) return 32;
  if (title.startsWith(wanted)) return 16;
  return title.includes(wanted) || title.replaceAll(/[-._]/g, ' ').includes(wanted) ? 8 : 1;
}

function shown(result: SearchResult): Found {
  const { title, about, where, address } = result as SearchResult & Findable;
  return { title, about, where, address, words: Object.keys(result.match) };
}
