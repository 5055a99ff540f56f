/** Every relative link of the documents leads to a file and, where it has a fragment, to a heading of that file. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { headingSlug } from '../generate/markdown.js';

const markdownIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md') && !name.startsWith('.'))
    .map(name => posix.join(folder, name));

const documents = [
  ...readdirSync('.').filter(name => name.endsWith('.md')),
  ...markdownIn('docs'),
  ...markdownIn('schemas'),
];

/** Code shows links that are none. */
const withoutCode = (text: string) =>
  text.replaceAll(/^(`{3,})[^]*?^\1$/gm, '').replaceAll(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, 'code');

/** A link or an image, or a definition at the start of a line. */
const LINK = /\]\(([^()\s]+)\)|^\[[^\]]+\]: (\S+)$/gm;

const slugs = new Map<string, ReadonlySet<string>>();

function slugsIn(file: string): ReadonlySet<string> {
  const known = slugs.get(file);
  if (known) return known;
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  const found = new Set([...headings].map(([, heading = '']) => headingSlug(textOf(heading))));
  slugs.set(file, found);
  return found;
}

/** A heading without the address of a link in it. */
const textOf = (heading: string) => heading.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');

function isDead(document: string, link: string): boolean {
  const [path = '', fragment] = link.split('#');
  const file =
    path === ''
      ? document
      : path.startsWith('/')
        ? path.slice(1)
        : posix.join(posix.dirname(document), decodeURIComponent(path));
  if (!existsSync(file)) return true;
  return fragment !== undefined && file.endsWith('.md') && !slugsIn(file).has(decodeURIComponent(fragment));
}

test.each(documents)('%s', document => {
  const links = [...withoutCode(readFileSync(document, 'utf8')).matchAll(LINK)]
    .map(([, inline, defined]) => inline ?? defined ?? '')
    .filter(link => !/^[a-z]+:/.test(link));
  expect(links.filter(link => isDead(document, link))).toEqual([]);
});
