/** `npm run site`: the documentation as static pages in `site/`. With `--check`: writes nothing, fails on a dead link. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allPages, documentPage, sourcePage } from './site-body.js';
import { openCheckout } from './site-files.js';
import { followLinks } from './site-links.js';
import { readDocument } from './site-markdown.js';
import type { Document } from './site-markdown.js';
import { groupsOf, readingOrder } from './site-navigation.js';
import { assets, pageHtml } from './site-page.js';
import type { Page } from './site-page.js';
import { linkNames, placesIn } from './site-places.js';
import { siteScript } from './site-script.js';
import { searchIndex, searchScript } from './site-search.js';
import { siteStyle } from './site-style.js';

const FOLDER = 'site';

export interface Site {
  /** By path within the site. */
  readonly files: ReadonlyMap<string, string | Buffer>;
  /** Links out of the site, each as `file:line: address`; nobody follows them. */
  readonly external: readonly string[];
}

/** Makes the site of a checkout. Throws all dead links, each as a line `file:line: reason`. */
export async function buildSite(root: string): Promise<Site> {
  const checkout = openCheckout(root);
  const documents = new Map(
    checkout.markdown.map(path => [path, readDocument(path, checkout.read(path))] as const),
  );
  const { dead, external, sources, copies } = followLinks(checkout, documents);
  if (dead.length > 0) throw new Error(dead.join('\n'));
  const places = placesIn(documents);
  const index = searchIndex(documents, places);
  for (const document of documents.values()) linkNames(document, places);
  const schemas = checkout.schemas;
  return {
    external,
    files: new Map<string, string | Buffer>([
      ...framed(
        documents,
        [...sources].toSorted().map(path => sourcePage(path, checkout.read(path))),
      ),
      ...[...new Set([...copies, ...schemas])].toSorted().map(path => [path, checkout.bytes(path)] as const),
      [assets.style, siteStyle],
      [assets.script, `${await searchScript()}${siteScript}`],
      [assets.index, `globalThis.wikiSearchIndex = ${index};\n`],
    ]),
  };
}

function framed(documents: ReadonlyMap<string, Document>, sources: readonly Page[]): [string, string][] {
  const groups = groupsOf(documents);
  const order = readingOrder(groups);
  const pages = new Map([...documents.values()].map(documentPage).map(page => [page.path, page] as const));
  const entry = (at: number) => {
    const page = pages.get(order[at] ?? '');
    return page && { page: page.path, title: page.title };
  };
  const all = [...pages.values(), ...sources, allPages(groups, pages)];
  return all.map(page => {
    const at = order.indexOf(page.path);
    const [before, after] = at < 0 ? [] : [entry(at - 1), entry(at + 1)];
    return [page.path, pageHtml(page, { groups, before, after })];
  });
}

/** Puts a site in the place of whatever the folder held before. */
export function writeSite({ files }: Site, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

async function run(): Promise<void> {
  const site = await buildSite('.');
  if (process.argv.includes('--check')) return;
  writeSite(site, FOLDER);
  for (const line of site.external) console.log(`external, not followed: ${line}`);
  console.log(`${FOLDER}/index.html: ${site.files.size} files, no dead link`);
}

if (process.argv[1]?.endsWith('/site.js')) {
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
