/**
 * Holds imports and folder sizes to the tables of docs/architecture.md.
 *
 * A suite that imports its reference proves nothing, and a check that sends requests cannot judge a recording.
 * Tests may import anything.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { expect, test } from 'vitest';
import { readBlocks } from '../generate/markdown.js';

const rooms = ['schemas', 'suites', 'fixtures', 'reporters', 'scripts'];
const page = readFileSync('docs/architecture.md', 'utf8');
const codeIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const isOurs = (path: string) => rooms.some(room => path.startsWith(`${room}/`));

const rows = readBlocks(page)
  .blocks.filter(({ columns }) => columns?.join() === 'Folder,Purpose,May import')
  .flatMap(block => block.rows)
  .map(({ cells }) => {
    const [folder = ''] = codeIn(cells['Folder']);
    const room = folder.slice(0, folder.indexOf('/') + 1);
    const places = codeIn(cells['May import']).map(place => (isOurs(place) ? place : room + place));
    const all = room === 'scripts/' ? ['suites/', 'fixtures/', 'reporters/'] : [];
    // "as PARENT": the row of the parent applies.
    const isPart = cells['May import']?.startsWith('as ') === true;
    const allowed = ['schemas/', folder, ...all, ...places];
    return { folder, purpose: cells['Purpose'] ?? '', isPart, allowed };
  });
const wholes = rows.filter(({ isPart }) => !isPart);

/** Packages and built-in modules that only some files may import. */
const homes: readonly (readonly [target: RegExp, home: RegExp])[] = [
  [/^undici$/, /^(suites\/http|scripts\/bench)\//],
  // Of the suite, only the HTTP client opens sockets.
  [/^node:(http2?|https|net|tls|dgram)$/, /^(suites\/(http|testing)|fixtures|scripts)\//],
  [
    /^vitest$/,
    /^suites\/vitest\/|^reporters\/report\/from-vitest\.ts$|^scripts\/(vitest-reporter\.ts$|cli\/commands\/vitest-runner)|\/testing\//,
  ],
  [/^testcontainers$/, /^fixtures\/mediawiki\//],
  // Validators are compiled ahead of time.
  [/^ajv$/, /^(schemas\/generated|scripts\/generate)\/|\/testing\//],
  [/^commander$/, /^scripts\/cli\//],
  [/^(unified|remark-\w+|mdast|json-schema-to-typescript)$/, /^scripts\/generate\//],
  [/^fast-check$/, /\/testing\//],
  // The kernel imports nothing of ours, and no package but what its validators call.
  [/^(?!schemas\/|ajv$)/, /^(?!schemas\/)/],
  // Test support is not packed.
  [/\/testing\//, /\/testing\//],
];

interface Import {
  readonly from: string;
  /** A path in this repository, or the name of a package or built-in module. */
  readonly target: string;
  readonly isType: boolean;
}

const STATIC = /^(?:import|export)\b(\s+type\b)?(?:[^;'"`]*?\bfrom)?\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /(\btypeof\s+)?\b(?:import|require)\(\s*['"]([^'"]+)['"]/g;

function importsIn(from: string): Import[] {
  const text = readFileSync(from, 'utf8');
  return [...text.matchAll(STATIC), ...text.matchAll(DYNAMIC)].map(([, type, name = '']) => ({
    from,
    isType: type !== undefined,
    target: name.startsWith('.')
      ? posix.join(dirname(from), name).replace(/\.js$/, '.ts')
      : (/^(?:node:.+|@[^/]+\/[^/]+|[^/]+)/.exec(name)?.[0] ?? name),
  }));
}

const files = rooms.flatMap(room =>
  readdirSync(room, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name)),
);
const isTest = (file: string) => file.endsWith('.test.ts');
const imports = files.filter(file => file.endsWith('.ts')).flatMap(importsIn);
const bound = imports.filter(({ from }) => !isTest(from));

const words = (found: readonly Import[]) => found.map(({ from, target }) => `${from} imports ${target}`);

const isWithin = (target: string, places: readonly string[]) =>
  places.some(place => target === place || (place.endsWith('/') && target.startsWith(place)));

test('imports are found at all: every room has some, and those of ours exist', () => {
  for (const room of rooms) expect(imports.some(({ from }) => from.startsWith(`${room}/`))).toBe(true);
  const own = imports.filter(({ target }) => isOurs(target) && target.endsWith('.ts'));
  expect(words(own.filter(({ target }) => !files.includes(target)))).toEqual([]);
});

test('docs/architecture.md gives every folder one row, with a sentence, and names only files that exist', () => {
  const folders = files.flatMap(file =>
    file.split('/').flatMap((_, at, parts) => (at > 0 ? [`${parts.slice(0, at).join('/')}/`] : [])),
  );
  expect(rows.map(({ folder }) => folder).toSorted()).toEqual([...new Set(folders)].toSorted());
  expect(rows.filter(({ purpose }) => !/^[A-Z][^.]+(\.\w[^.]*)*\.$/.test(purpose))).toEqual([]);
  const places = codeIn(page).filter(isOurs);
  expect(places.filter(place => !files.some(file => isWithin(file, [place])))).toEqual([]);
});

test.each(wholes)('$folder imports only what its row names', ({ folder, allowed }) => {
  // Only the row of the innermost folder applies to a file.
  const inner = wholes.map(row => row.folder).filter(other => other !== folder && other.startsWith(folder));
  const own = bound.filter(({ from }) => from.startsWith(folder) && !isWithin(from, inner));
  expect(words(own.filter(({ target }) => isOurs(target) && !isWithin(target, allowed)))).toEqual([]);
});

test.each(homes)('what matches %s is imported only in %s', (target, home) => {
  expect(words(bound.filter(each => target.test(each.target) && !home.test(each.from)))).toEqual([]);
});

test('fixtures know the schemas as types only: the reference and its judge share no code', () => {
  const values = bound.filter(
    ({ from, target, isType }) => from.startsWith('fixtures/') && target.startsWith('schemas/') && !isType,
  );
  expect(words(values)).toEqual([]);
});

/** The imports of a test, including those of its support. */
const support = (file: string): string[] =>
  imports.flatMap(({ from, target }) =>
    from === file ? [target, ...(target.includes('/testing/') ? support(target) : [])] : [],
  );

test.each([
  ['processes or threads', /^node:(child_process|worker_threads)$/, /\.(process|ci)\.test\.ts$/],
  ['a browser', /^playwright-core$/, /\.(browser|ci)\.test\.ts$/],
])('the name of a test file that starts %s shows it: vitest.config.ts goes by it', (_what, target, name) => {
  const ofWikis = /^(fixtures\/mediawiki|scripts\/wikis)\//;
  const starting = files.filter(file => isTest(file) && !ofWikis.test(file) && !name.test(file));
  expect(starting.filter(file => support(file).some(each => target.test(each)))).toEqual([]);
});

test('folders hold at most 12 entries, 20 where they list one kind; tests and generated data aside', () => {
  const entries = new Map<string, Set<string>>();
  for (const file of files) {
    if (isTest(file) || /__snapshots__|\/generated\//.test(file)) continue;
    const parts = file.split('/');
    for (const [depth, entry] of parts.entries()) {
      const folder = parts.slice(0, depth).join('/');
      entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
    }
  }
  const full = [...entries].filter(
    ([folder, held]) => held.size > (/^suites$|\/(commands|formats|checks)$/.test(folder) ? 20 : 12),
  );
  expect(full.map(([folder, held]) => `${folder} holds ${held.size} entries`)).toEqual([]);
});
