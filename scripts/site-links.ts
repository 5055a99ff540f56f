/** Follows the links of the documents: each is turned into an address of the site, listed as external, or dead. */
import { posix } from 'node:path';
import type { Element } from 'hast';
import { printable } from '../reporters/printable.js';
import { mistake } from './contract-model.js';
import type { Checkout } from './site-files.js';
import type { Document } from './site-markdown.js';
import { addressFrom, pageOf, sourcePageOf } from './site-paths.js';
import { elementsIn, lineOf } from './site-tree.js';

export interface Links {
  /** Each as `file:line: address`. */
  readonly external: string[];
  /** Each as `file:line: reason`. */
  readonly dead: string[];
  /** Files of source text that a page links to. */
  readonly sources: Set<string>;
  /** Pictures and schemas, which are in the site as they are. */
  readonly copies: Set<string>;
}

interface Ground {
  readonly checkout: Checkout;
  readonly documents: ReadonlyMap<string, Document>;
  readonly links: Links;
}

type Followed = { readonly address: string } | { readonly external: string } | { readonly dead: string };

const isPicture = (path: string) => /\.(?:png|svg|jpe?g|gif|webp)$/.test(path);
const isSchema = (path: string) => path.endsWith('.schema.json');

/** Rewrites the links of all documents in place. */
export function followLinks(checkout: Checkout, documents: ReadonlyMap<string, Document>): Links {
  const links: Links = { external: [], dead: [], sources: new Set(), copies: new Set() };
  const ground: Ground = { checkout, documents, links };
  for (const document of documents.values()) {
    for (const found of elementsIn(document.tree, 'a', 'img')) followElement(found, document, ground);
  }
  return links;
}

function followElement(found: Element, document: Document, ground: Ground): void {
  const property = found.tagName === 'a' ? 'href' : 'src';
  const link = found.properties[property];
  // The links of a footnote are made together with their targets.
  if (typeof link !== 'string' || found.position === undefined) return;
  const followed = property === 'src' ? picture(link, document, ground) : follow(link, document, ground);
  const place = `${document.path}:${lineOf(found)}`;
  if ('address' in followed) found.properties[property] = followed.address;
  else if ('external' in followed)
    ground.links.external.push(`${place}: ${printable(followed.external, 500)}`);
  else {
    const words = `dead link \`${printable(decoded(link) ?? link, 200)}\`: ${followed.dead}`;
    ground.links.dead.push(mistake(document.path, lineOf(found), words).message);
  }
}

function picture(link: string, document: Document, ground: Ground): Followed {
  const path = pathOf(link, document);
  if (path === undefined || ground.checkout.kindOf(path) !== 'file' || !isPicture(path))
    return { dead: 'a picture is a file of the project' };
  ground.links.copies.add(path);
  return { address: addressFrom(pageOf(document.path), path) };
}

function follow(link: string, document: Document, ground: Ground): Followed {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(link) ?? [];
  if (scheme !== undefined)
    return /^(?:https?|mailto)$/i.test(scheme)
      ? { external: link }
      : { dead: 'neither http, https nor mailto' };
  const [before = '', ...after] = link.split('#');
  const fragment = after.length === 0 ? undefined : decoded(after.join('#'));
  if (after.length > 0 && (fragment === undefined || fragment === '')) return { dead: 'not an anchor' };
  if (before === '' && fragment === undefined) return { dead: 'it leads nowhere' };
  const path = before === '' ? document.path : pathOf(before, document);
  if (path === undefined) return { dead: 'not a path relative to this file' };
  return toFile(path, fragment, document, ground);
}

function toFile(path: string, fragment: string | undefined, document: Document, ground: Ground): Followed {
  const { checkout, documents, links } = ground;
  const kind = checkout.kindOf(path);
  if (kind === undefined) return { dead: 'there is no such file' };
  const target = documents.get(kind === 'folder' ? posix.join(path, 'README.md') : path);
  const here = pageOf(document.path);
  if (target) {
    if (fragment !== undefined && !target.anchors.has(fragment)) return { dead: 'there is no such heading' };
    return { address: addressFrom(here, pageOf(target.path), fragment) };
  }
  if (kind === 'folder') return { dead: 'a folder without a README.md' };
  if (isPicture(path) || isSchema(path)) {
    if (fragment !== undefined) return { dead: 'there is no such heading' };
    links.copies.add(path);
    return { address: addressFrom(here, path) };
  }
  const line = fragment === undefined ? undefined : lineIn(checkout.read(path), fragment);
  if (fragment !== undefined && line === undefined) return { dead: 'there is no such line' };
  links.sources.add(path);
  return { address: addressFrom(here, sourcePageOf(path), line) };
}

/** The first of the lines that `L12` or `L12-L20` names, where the file has them all. */
function lineIn(text: string, fragment: string): string | undefined {
  const [, first, last = first] = /^L([1-9]\d*)(?:-L([1-9]\d*))?$/.exec(fragment) ?? [];
  const count = text.split('\n').length;
  return first === undefined || Number(first) > count || Number(last) > count ? undefined : `L${first}`;
}

function pathOf(link: string, document: Document): string | undefined {
  const path = decoded(link);
  if (path === undefined || path.startsWith('/') || /[?\\\0]/.test(path)) return undefined;
  return posix.join(posix.dirname(document.path), path).replace(/(?<=.)\/$/, '');
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
