/** The pictures of the documentation, their script and the pages that show them: none is missing, and none is left over. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, posix } from 'node:path';
import type { Image, List, RootContent } from 'mdast';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../generate/markdown.js';
import { PICTURES_FOLDER, fileOf, pictures } from './pictures.js';

const pages = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md') && !name.startsWith('rules'))
    .map(name => posix.join('docs', name)),
];

/** The files of pictures that a page names, wherever: in Markdown or in HTML. */
const namedIn = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/pictures\/([\w-]+\.(?:png|webp))/g)].map(([, file = '']) => file);

const files = readdirSync(PICTURES_FOLDER);
const made = Object.keys(pictures).flatMap(name => [fileOf(name, 'light'), fileOf(name, 'dark')]);

test('every picture is made by the script, and the script has made every picture', () => {
  expect(files.toSorted(), 'run `npm run docs:pictures`').toEqual(made.toSorted());
});

test('every picture that a page names exists', () => {
  const missing = pages.flatMap(page =>
    namedIn(page)
      .filter(file => !files.includes(file))
      .map(file => `${page}: ${file}`),
  );
  expect(missing).toEqual([]);
});

const guide = parseMarkdown(readFileSync('docs/reading-a-report.md', 'utf8')).children;

const imageIn = (node: RootContent): Image | undefined =>
  node.type === 'paragraph' ? node.children.find(child => child.type === 'image') : undefined;

test.each(Object.entries(pictures).filter(([, { marks = [] }]) => marks.length > 0))(
  'each number of %s is explained below it',
  (name, { marks = [] }) => {
    const at = guide.findIndex(node => basename(imageIn(node)?.url ?? '') === fileOf(name, 'light'));
    const list = guide.slice(at).find((node): node is List => node.type === 'list' && node.ordered === true);
    expect(list?.children).toHaveLength(marks.length);
  },
);
