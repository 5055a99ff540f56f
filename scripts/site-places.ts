/** Where the entries of the catalogue stand in the site: their rows get anchors, and their names become links. */
import type { Element } from 'hast';
import { notes, parameters, rules, silences } from '../schemas/generated/rules.js';
import type { Document } from './site-markdown.js';
import { addressFrom, pageOf } from './site-paths.js';
import { element, elementsIn, replaceElements, textOf } from './site-tree.js';

export interface Place {
  readonly page: string;
  readonly fragment?: string;
}

/** By the name of a rule, silence, note, parameter or mutant. */
export type Places = ReadonlyMap<string, Place>;

const CONTRACT = 'schemas/contract.md';

/** The file of a rule's own page. */
export const rulePage = (id: string) => `docs/rules/${id}.md`;

const known = [rules, silences, notes, parameters];

const isMutant = (name: string) => /^[a-z]+\.[a-z-]+\/[a-z0-9-]+$/.test(name);
export const isEntry = (name: string) =>
  isMutant(name) || known.some(entries => Object.hasOwn(entries, name));

/** Anchors the rows of all tables, and tells where each entry is at home: on its own page, under a heading of its own, or in the contract first. */
export function placesIn(documents: ReadonlyMap<string, Document>): Places {
  const places = new Map<string, Place>();
  const inOrder = [...documents.values()].toSorted(
    (a, b) => Number(b.path === CONTRACT) - Number(a.path === CONTRACT),
  );
  for (const document of inOrder) {
    for (const name of anchorRows(document)) {
      if (!places.has(name)) places.set(name, { page: pageOf(document.path), fragment: name });
    }
  }
  for (const document of documents.values()) {
    for (const { text, id } of document.headings) {
      if (isEntry(text)) places.set(text, { page: pageOf(document.path), fragment: id });
    }
  }
  for (const id of Object.keys(rules)) {
    if (documents.has(rulePage(id))) places.set(id, { page: pageOf(rulePage(id)) });
  }
  return places;
}

function anchorRows({ tree, anchors }: Document): string[] {
  const named = new Set<string>();
  for (const row of elementsIn(tree, 'tr')) {
    const name = [...elementsIn(row, 'td')].map(onlyCode).find(code => code !== undefined && isEntry(code));
    if (name === undefined || named.has(name) || anchors.has(name)) continue;
    named.add(name);
    row.properties['id'] = name;
  }
  return [...named];
}

/** The text of a cell that holds one piece of code and nothing else, be it linked or not. */
function onlyCode({ children: [first, ...rest] }: Element): string | undefined {
  if (first?.type !== 'element' || rest.length > 0) return undefined;
  if (first.tagName === 'a') return onlyCode(first);
  return first.tagName === 'code' ? textOf(first) : undefined;
}

/** Turns each name of an entry into a link, also `{parameter}`; headings and links stay as they are. */
export function linkNames(document: Document, places: Places): void {
  const here = pageOf(document.path);
  replaceElements(document.tree, found => {
    if (['a', 'pre', 'h1', 'h2', 'h3', 'h4'].includes(found.tagName)) return found;
    if (found.tagName !== 'code') return undefined;
    const place = placeOf(textOf(found), here, places);
    if (!place || (place.page === here && place.fragment === undefined)) return undefined;
    return element('a', { href: addressFrom(here, place.page, place.fragment), className: ['name'] }, found);
  });
}

function placeOf(code: string, here: string, places: Places): Place | undefined {
  const [, parameter] = /^\{(\w+)\}$/.exec(code) ?? [];
  if (parameter !== undefined) return places.get(parameter);
  if (Object.hasOwn(parameters, code)) return undefined;
  const place = places.get(code);
  // Where the mutants are listed, the reader wants to know of the rule.
  return isMutant(code) && place?.page === here ? places.get(code.replace(/\/.*/, '')) : place;
}
