/** The index of the search: entries of the catalogue, pages, and their parts. */
import { fileURLToPath } from 'node:url';
import type { Element, Root, RootContent } from 'hast';
import MiniSearch from 'minisearch';
import { rolldown } from 'rolldown';
import { notes, parameters, rules, silences } from '../schemas/generated/rules.js';
import { indexOptions } from './site-find.js';
import type { Findable } from './site-find.js';
import type { Document } from './site-markdown.js';
import { addressFrom, pageOf } from './site-paths.js';
import { isEntry } from './site-places.js';
import type { Places } from './site-places.js';
import { idOf, spacedText } from './site-tree.js';

type Unnumbered = Omit<Findable, 'id'>;

/** What is indexed of one part of a page; the rest of an endless one is not. */
const longest = 3_000;
const longestShown = 160;

export function searchIndex(documents: ReadonlyMap<string, Document>, places: Places): string {
  const index = new MiniSearch<Findable>(indexOptions);
  const parts = [...documents.values()].flatMap(partsOf);
  const entries = [...catalogue(parts, places), ...parts.filter(({ title }) => !isEntry(title))];
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return JSON.stringify(index);
}

/** {@link find} and what it needs, as a script that puts it into the global name `wikiSearch`. */
export function searchScript(): Promise<string> {
  return (script ??= bundled());
}

let script: Promise<string> | undefined;

async function bundled(): Promise<string> {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const bundle = await rolldown({
    input: fileURLToPath(new URL(`site-find.${ending}`, import.meta.url)),
    platform: 'browser',
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'wikiSearch', minify: true });
  await bundle.close();
  return output[0].code;
}

/** The entries of the catalogue, each with what a page or a part of one says of it. */
function catalogue(parts: readonly Unnumbered[], places: Places): Unnumbered[] {
  const entry = (title: string, about: string, where: string): Unnumbered[] => {
    const place = places.get(title);
    if (!place) return [];
    const texts = parts.filter(part => part.title === title).map(({ text }) => text);
    const address = addressFrom('index.html', place.page, place.fragment);
    return [{ title, about, where, text: texts.join(' '), address }];
  };
  return [
    ...Object.entries(rules).flatMap(([id, { statement, level, section }]) =>
      entry(id, plain(statement), `${level}, section ${section}`),
    ),
    ...Object.entries(silences).flatMap(([id, { statement, section }]) =>
      entry(id, plain(statement), `silence, section ${section}`),
    ),
    ...Object.entries(notes).flatMap(([id, { statement, reason, section }]) =>
      entry(id, plain(`${statement} ${reason}`), `note, section ${section}`),
    ),
    ...Object.entries(parameters).flatMap(([name, { meaning, section }]) =>
      entry(name, plain(meaning), `parameter, section ${section}`),
    ),
  ];
}

const plain = (statement: string) => statement.replaceAll('`', '');

/** A page by its headings, or a rule's page as one. */
function partsOf({ path, title, tree }: Document): Unnumbered[] {
  const page = pageOf(path);
  const sections = isEntry(title) ? [{ heading: undefined, nodes: tree.children }] : sectionsOf(tree);
  return sections.map(({ heading, nodes }) => {
    const text = nodes.map(withoutEntries).join(' ').replaceAll(/\s+/g, ' ').trim();
    const atTop = heading === undefined || heading.tagName === 'h1';
    return {
      title: atTop ? title : spacedText(heading).trim(),
      about: text.length > longestShown ? `${text.slice(0, longestShown).replace(/ \S*$/, '')}…` : text,
      where: atTop ? 'page' : title,
      text: text.slice(0, longest),
      address: addressFrom('index.html', page, atTop ? undefined : idOf(heading)),
    };
  });
}

interface Section {
  readonly heading: Element | undefined;
  readonly nodes: RootContent[];
}

function sectionsOf(tree: Root): Section[] {
  const sections: Section[] = [];
  for (const node of tree.children) {
    if (node.type === 'element' && /^h[1-4]$/.test(node.tagName)) sections.push({ heading: node, nodes: [] });
    else if (sections.length > 0) sections.at(-1)?.nodes.push(node);
    else if (node.type === 'element') sections.push({ heading: undefined, nodes: [node] });
  }
  return sections;
}

/** The rows that hold an entry of the catalogue are found as that entry. */
function withoutEntries(node: RootContent): string {
  if (node.type === 'element' && node.tagName === 'tr' && idOf(node) !== undefined) return '';
  if (node.type === 'element' && ['table', 'tbody'].includes(node.tagName))
    return node.children.map(withoutEntries).join(' ');
  return spacedText(node);
}
