/** The files of the checkout: those that become pages, and those that pages may link to. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

export interface Checkout {
  /** Paths of the Markdown files that become pages, in the order of their letters. */
  readonly markdown: readonly string[];
  readonly schemas: readonly string[];
  readonly kindOf: (path: string) => 'file' | 'folder' | undefined;
  readonly read: (path: string) => string;
  readonly bytes: (path: string) => Buffer;
}

/** What tools leave behind is no part of the project, so a link to it would be dead elsewhere. */
const made = new Set([
  '.git',
  'node_modules',
  'dist',
  'site',
  'coverage',
  'conformance-report',
  '.stryker-tmp',
]);

type Listing = ReadonlyMap<string, 'file' | 'folder'>;

export function openCheckout(root: string): Checkout {
  const listings = new Map<string, Listing>();
  const listing = (folder: string) => {
    const known = listings.get(folder);
    if (known) return known;
    const entries = listed(root, folder);
    listings.set(folder, entries);
    return entries;
  };
  // Names are compared with those of the listing, since some file systems find `readme.md` as well.
  const kindOf = (path: string): 'file' | 'folder' | undefined => {
    if (path === '.') return 'folder';
    const folder = posix.dirname(path);
    if (path.startsWith('../') || path === '..' || kindOf(folder) !== 'folder') return undefined;
    return listing(folder).get(posix.basename(path));
  };
  const markdown = [...inFolder('schemas', listing, false), ...inFolder('docs', listing, true), 'README.md']
    .filter(path => path.endsWith('.md') && kindOf(path) === 'file')
    .toSorted();
  const bytes = (path: string) => readFileSync(join(root, path));
  const schemas = inFolder('schemas', listing, false)
    .filter(path => path.endsWith('.schema.json'))
    .toSorted();
  return { markdown, schemas, kindOf, bytes, read: path => bytes(path).toString('utf8') };
}

function listed(root: string, folder: string): Listing {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
    .filter(entry => entry.isFile() || entry.isDirectory())
    .filter(entry => folder !== '.' || !made.has(entry.name));
  return new Map(entries.map(entry => [entry.name, entry.isFile() ? 'file' : 'folder']));
}

function inFolder(folder: string, listing: (folder: string) => Listing, deep: boolean): string[] {
  if (!listing(posix.dirname(folder)).has(posix.basename(folder))) return [];
  return [...listing(folder)].flatMap(([name, kind]) => {
    const path = posix.join(folder, name);
    if (kind === 'file') return [path];
    return deep ? inFolder(path, listing, deep) : [];
  });
}
