/**
 * Which file may import which, and how much a folder may hold. The tables of docs/architecture.md are read, not repeated.
 *
 * A suite that knows its reference proves nothing, and a check that asks cannot judge a recording: so the borders
 * between the folders are tests. Tests themselves may import whatever they need.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBlocks } from '../generate/markdown.js';

const rooms = ['schemas', 'suites', 'fixtures', 'reporters', 'scripts'] as const;
type Room = (typeof rooms)[number];

const architecture = readBlocks(readFileSync('docs/architecture.md', 'utf8'));
const folderRows = architecture.blocks.flatMap(({ columns, rows }) =>
  columns?.join() === 'Folder,Purpose,May import' ? rows.map(({ cells }) => cells) : [],
);
const codeIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const folderOf = (cells: Readonly<Record<string, string>>) => codeIn(cells['Folder'] ?? '')[0] ?? '';
const fullPath = (room: string, place: string) =>
  rooms.some(name => place.startsWith(`${name}/`)) ? place : `${room}/${place}`;

/** What the files of a folder may import besides `schemas`, their own folder and the folders below it. */
const reach: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  folderRows
    // A row that says "as" another one has no entry: the row of the parent holds.
    .filter(cells => !cells['May import']?.startsWith('as '))
    .map(cells => {
      const folder = folderOf(cells);
      const room = folder.split('/')[0] ?? '';
      return [folder, codeIn(cells['May import'] ?? '').map(place => fullPath(room, place))];
    }),
);

const inScripts = (folder: string) => folder.startsWith('scripts/');

/** Packages and built-in modules that have one home. */
const homes: readonly (readonly [rule: string, target: RegExp, home: RegExp])[] = [
  ['undici belongs to the HTTP client and its benchmark', /^undici$/, /^(suites\/http|scripts\/bench)\//],
  [
    'of the suite, only the HTTP client opens sockets',
    /^node:(http2?|https|net|tls|dgram)$/,
    /^(suites\/http|fixtures|scripts|suites\/testing)\//,
  ],
  [
    'vitest stays where rules become tests',
    /^vitest$/,
    /^suites\/vitest\/|^reporters\/report\/from-vitest\.ts$|^scripts\/(vitest-reporter\.ts$|cli\/commands\/vitest-runner|bench\/)|\/testing\//,
  ],
  ['containers are things to test against', /^testcontainers$/, /^fixtures\/mediawiki\//],
  ['validators are compiled ahead of time', /^ajv$/, /^(schemas\/generated|scripts\/generate)\/|\/testing\//],
  ['the command line is one of the faces', /^commander$/, /^scripts\/cli\//],
  [
    'only the generator reads Markdown',
    /^(unified|remark-\w+|mdast|json-schema-to-typescript)$/,
    /^scripts\/generate\//,
  ],
  ['property-based tests are tests', /^fast-check$/, /\/testing\//],
];

interface Import {
  readonly from: string;
  readonly line: number;
  /** A file of ours, or the name of a package or of a built-in module. */
  readonly target: string;
  readonly typeOnly: boolean;
}

const STATIC = /^(?:import|export)\b(\s+type\b)?(?:[^;'"`]*?\bfrom)?\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /(\btypeof\s+)?\b(?:import|require)\(\s*['"]([^'"]+)['"]/g;

function importsIn(from: string, text: string): Import[] {
  return [...text.matchAll(STATIC), ...text.matchAll(DYNAMIC)].map(match => {
    const [, typeWord, specifier = ''] = match;
    return {
      from,
      line: text.slice(0, match.index).split('\n').length,
      target: specifier.startsWith('.')
        ? posix.join(dirname(from), specifier).replace(/\.js$/, '.ts')
        : packageOf(specifier),
      typeOnly: typeWord !== undefined,
    };
  });
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function filesIn(room: Room): string[] {
  const entries = readdirSync(room, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile())
    .map(entry => posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name));
}

const files = rooms.flatMap(filesIn);
const sources = files.filter(file => file.endsWith('.ts'));
const isTest = (file: string) => file.endsWith('.test.ts');
const roomOf = (file: string) => rooms.find(room => file.startsWith(`${room}/`));
const imports = sources.flatMap(file => importsIn(file, readFileSync(file, 'utf8')));
/** Tests look wherever they need to. */
const bound = imports.filter(({ from }) => !isTest(from));

const words = (found: readonly Import[], rule: string) =>
  found.map(({ from, line, target }) => `${from}:${line} imports ${target}: ${rule}`);

/** The row of a table that speaks of a file: that of the innermost folder. */
function rowFor(table: Readonly<Record<string, readonly string[]>>, file: string): string | undefined {
  return Object.keys(table)
    .filter(folder => file.startsWith(folder))
    .toSorted((one, other) => other.length - one.length)[0];
}

const isWithin = (target: string, places: readonly string[]) =>
  places.some(place => target === place || (place.endsWith('/') && target.startsWith(place)));

describe('the imports of a file', () => {
  test('are found at all: every room has some, and those of ours exist', () => {
    for (const room of rooms) expect(imports.some(({ from }) => roomOf(from) === room)).toBe(true);
    const own = imports.filter(({ target }) => roomOf(target) && target.endsWith('.ts'));
    expect(
      words(
        own.filter(({ target }) => !files.includes(target)),
        'there is no such file',
      ),
    ).toEqual([]);
  });
});

describe('the tables of docs/architecture.md', () => {
  test('give every folder one row, in which a sentence says what it is for', () => {
    const folders = new Set(
      files.flatMap(file => file.split('/').map((_name, at, parts) => `${parts.slice(0, at).join('/')}/`)),
    );
    folders.delete('/');
    expect(folderRows.map(folderOf).toSorted()).toEqual([...folders].toSorted());
    const purposes = folderRows.map(cells => cells['Purpose'] ?? '');
    expect(purposes.filter(purpose => !/^[A-Z][^.]+(\.\w[^.]*)*\.$/.test(purpose))).toEqual([]);
  });

  test('name files that exist, as the rest of the page does', () => {
    const page = readFileSync('docs/architecture.md', 'utf8');
    const places = codeIn(page).filter(code => rooms.some(room => code.startsWith(`${room}/`)));
    expect(places).toEqual(expect.arrayContaining(folderRows.map(folderOf)));
    expect(places.filter(place => !files.some(file => isWithin(file, [place])))).toEqual([]);
  });
});

describe('a folder imports only what its row names', () => {
  const ours = bound.filter(({ target }) => roomOf(target));

  test.each(Object.keys(reach))('%s', folder => {
    const allowed = [
      'schemas/',
      folder,
      ...(inScripts(folder) ? ['suites/', 'fixtures/', 'reporters/'] : []),
      ...(reach[folder] ?? []),
    ];
    const outside = ours.filter(
      ({ from, target }) => rowFor(reach, from) === folder && !isWithin(target, allowed),
    );
    expect(words(outside, `${folder} may import ${allowed.join(', ')}`)).toEqual([]);
  });

  test('only tests and their support import a folder of test support', () => {
    const strangers = ours.filter(
      ({ from, target }) => target.includes('/testing/') && !from.includes('/testing/'),
    );
    expect(words(strangers, 'test support is not packed')).toEqual([]);
  });

  test('fixtures know the schemas as types only', () => {
    const values = ours.filter(
      ({ from, target, typeOnly }) =>
        roomOf(from) === 'fixtures' && roomOf(target) === 'schemas' && !typeOnly,
    );
    expect(words(values, 'the reference and its judge share no code')).toEqual([]);
  });
});

const named = (kind: string) => sources.filter(file => file.endsWith(`.${kind}.test.ts`));
const ofWikis = /^(fixtures\/mediawiki|scripts\/wikis)\//;

/** The name of a test file shows what it starts; vitest.config.ts goes by it. */
describe('a test file', () => {
  const support = (file: string): string[] =>
    imports.flatMap(({ from, target }) =>
      from === file ? [target, ...(target.includes('/testing/') ? support(target) : [])] : [],
    );
  const starting = (what: RegExp) =>
    sources.filter(file => isTest(file) && support(file).some(target => what.test(target)));

  test('that starts processes or threads is named *.process.test.ts, or *.ci.test.ts', () => {
    const found = starting(/^node:(child_process|worker_threads)$/).filter(file => !ofWikis.test(file));
    expect(found.filter(file => ![...named('process'), ...named('ci')].includes(file))).toEqual([]);
  });

  test('that opens a browser is named *.browser.test.ts, or *.ci.test.ts where only .ci/run runs it', () => {
    const opening = starting(/^playwright-core$/);
    expect(opening.filter(file => !named('ci').includes(file))).toEqual(named('browser'));
  });
});

describe('packages', () => {
  test('the kernel needs none but what its validators call', () => {
    const packages = bound.filter(
      ({ from, target }) => roomOf(from) === 'schemas' && !roomOf(target) && target !== 'ajv',
    );
    expect(words(packages, 'schemas imports nothing')).toEqual([]);
  });

  test.each(homes)('%s', (rule, target, home) => {
    const strangers = bound.filter(found => target.test(found.target) && !home.test(found.from));
    expect(words(strangers, rule)).toEqual([]);
  });
});

describe('folders', () => {
  const LIST_OF_ONE_KIND = /^suites$|\/(commands|formats|checks)$/;

  test('hold at most 12 entries, 20 where they list one kind; tests and generated data aside', () => {
    const entries = new Map<string, Set<string>>();
    for (const file of files) {
      if (isTest(file) || /__snapshots__|\/generated\//.test(file)) continue;
      const parts = file.split('/');
      for (let depth = 1; depth < parts.length; depth++) {
        const folder = parts.slice(0, depth).join('/');
        entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''));
      }
    }
    const full = [...entries].filter(
      ([folder, held]) => held.size > (LIST_OF_ONE_KIND.test(folder) ? 20 : 12),
    );
    expect(full.map(([folder, held]) => `${folder} holds ${held.size} entries`)).toEqual([]);
  });
});
