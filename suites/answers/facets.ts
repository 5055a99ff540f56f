/** An answer as values by name, so that two answers can be compared place by place: files by their names, not by their numbers. */
import { comparable } from './compare.js';
import { DIAGNOSTICS, without } from './contract-fields.js';
import { isObject } from './reading.js';

/** What the contract names of an answer, as JSON texts by their places; with `keys`, all other keys of it as well. */
export function facetsOf(json: unknown, keys: boolean): Readonly<Record<string, string>> {
  const facets: Record<string, string> = {};
  note(comparable(json), '');
  if (keys && isObject(json)) noteKeys(without(json, DIAGNOSTICS), 'key of ');
  return facets;

  function note(value: unknown, place: string): void {
    if (Array.isArray(value)) noteItems(value, place, note);
    else if (isObject(value)) {
      facets[place] = '{}';
      for (const [key, member] of Object.entries(value)) note(member, `${place}/${key}`);
    } else facets[place] = JSON.stringify(value) ?? '';
  }

  function noteItems(items: readonly unknown[], place: string, noteItem: typeof note): void {
    const names = items.map(nameOf);
    facets[place] = JSON.stringify(names);
    const known = new Map<string, number>();
    for (const [at, item] of items.entries()) {
      const name = names[at] ?? '';
      const time = known.get(name) ?? 0;
      known.set(name, time + 1);
      noteItem(item, `${place}/${name}${time === 0 ? '' : ` ${time}`}`);
    }
  }

  function noteKeys(value: unknown, place: string): void {
    if (Array.isArray(value)) noteItems(value, place, noteKeys);
    else if (isObject(value))
      for (const [key, member] of Object.entries(value)) {
        facets[`${place}/${key}`] = 'present';
        noteKeys(member, `${place}/${key}`);
      }
  }
}

const nameOf = (item: unknown): string =>
  isObject(item) && typeof item['name'] === 'string' ? item['name'] : '';
