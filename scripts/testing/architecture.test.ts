/** Who may import whom. A suite that knows its reference proves nothing, so the borders of the rooms are tests. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const rooms = ['schemas', 'suites', 'fixtures', 'reporters', 'scripts'] as const;
type Room = (typeof rooms)[number];

interface Import {
  readonly from: string;
  /** A file of the house, or the name of a package or of a built-in module. */
  readonly target: string;
  readonly typeOnly: boolean;
}

const STATIC = /^(?:import|export)\b(\s+type\b)?(?:[^;'"`]*?\bfrom)?\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /(\btypeof\s+)?\b(?:import|require)\(\s*['"]([^'"]+)['"]/g;

function importsIn(from: string, text: string): Import[] {
  return [...text.matchAll(STATIC), ...text.matchAll(DYNAMIC)].map(([, typeWord, specifier = '']) => ({
    from,
    target: specifier.startsWith('.') ? posix.join(dirname(from), specifier) : packageOf(specifier),
    typeOnly: typeWord !== undefined,
  }));
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function filesIn(room: Room): string[] {
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' });
  return files.map(file => posix.join(room, file.replaceAll('\\', '/')));
}

const files = rooms.flatMap(filesIn);
const sources = files.filter(file => file.endsWith('.ts'));
const isTest = (file: string) => file.endsWith('.test.ts');
const roomOf = (file: string) => rooms.find(room => file.startsWith(`${room}/`));
const imports = sources.flatMap(file => importsIn(file, readFileSync(file, 'utf8')));
/** Tests look wherever they need to. */
const bound = imports.filter(({ from }) => !isTest(from));

function words(found: readonly Import[]): string[] {
  return found.map(({ from, target }) => `${from} imports ${target}`);
}

describe('the imports of a file', () => {
  const found = importsIn(
    'suites/a/b.ts',
    [
      "import { x } from '../c.js';",
      "import type { Y } from '../../../schemas/verdict.js';",
      "import '../side-effect.js';",
      "import * as all from '@scope/package/deep.js';",
      'export { z } from "../../d.js";',
      "export type * from 'undici/types';",
      'import {\n  several,\n  lines,\n} from "ajv/dist/2020.js";',
      "const lazy = await import('parse5');",
      "type Lazy = typeof import('vitest/node');",
      "const old = require('node:fs');",
      "export const no = 'import';",
      "// a word from 'a comment'",
    ].join('\n'),
  );

  test('are found in every form that they take', () => {
    expect(found.map(({ target, typeOnly }) => `${target}${typeOnly ? ' (type)' : ''}`)).toEqual([
      'suites/a/c.js',
      'schemas/verdict.js (type)',
      'suites/a/side-effect.js',
      '@scope/package',
      'suites/d.js',
      'undici (type)',
      'ajv',
      'parse5',
      'vitest (type)',
      'node:fs',
    ]);
  });

  test('are found at all: every room has some, and those of the house exist', () => {
    for (const room of rooms) expect(imports.some(({ from }) => roomOf(from) === room)).toBe(true);
    const own = imports.filter(({ target }) => roomOf(target) && target.endsWith('.js'));
    const missing = own.filter(({ target }) => !files.includes(target.replace(/\.js$/, '.ts')));
    expect(words(missing)).toEqual([]);
  });
});

describe('the rooms', () => {
  const reach: Readonly<Record<Room, readonly Room[]>> = {
    schemas: [],
    suites: ['schemas'],
    fixtures: ['schemas'],
    reporters: ['schemas'],
    scripts: rooms,
  };

  test.each(rooms)('%s imports from no room but those in its reach', room => {
    const outside = bound.filter(({ from, target }) => {
      const other = roomOf(target);
      return roomOf(from) === room && other && other !== room && !reach[room].includes(other);
    });
    expect(words(outside)).toEqual([]);
  });

  test('fixtures know the schemas as types only', () => {
    const values = bound.filter(
      ({ from, target, typeOnly }) =>
        roomOf(from) === 'fixtures' && roomOf(target) === 'schemas' && !typeOnly,
    );
    expect(words(values)).toEqual([]);
  });

  test('the kernel needs no package', () => {
    const packages = bound.filter(
      ({ from, target }) => roomOf(from) === 'schemas' && !roomOf(target) && target !== 'ajv',
    );
    expect(words(packages)).toEqual([]);
  });
});

describe('packages', () => {
  test.each<[statement: string, target: RegExp, home: RegExp]>([
    ['undici stays in the wire, and in its measurement', /^undici$/, /^(suites\/wire|scripts\/bench)/],
    [
      'of the suite, only the wire opens sockets',
      /^node:(http2?|https|net|tls|dgram)$/,
      /^(suites\/wire|fixtures\/|scripts\/)/,
    ],
    [
      'vitest stays where rules become tests',
      /^vitest$/,
      /\.suite\.ts$|^(suites|reporters|scripts)\/(\w+-)?vitest|^scripts\/conformance-setup\.ts$/,
    ],
    ['containers hold things to test against', /^testcontainers$/, /^fixtures\//],
    ['validators are compiled ahead of time', /^ajv$/, /^(schemas\/generated|scripts)\/|\/sample-/],
    ['the command line is one of the faces', /^commander$/, /^scripts\/cli/],
    [
      'only the generator and the site read Markdown',
      /^(unified|(remark|rehype)-\w+|[mh]dast|json-schema-to-typescript)$/,
      /^scripts\/(contract|site)-/,
    ],
    ['properties are tests, and samples for them', /^fast-check$/, /\/sample-/],
  ])('%s', (_statement, target, home) => {
    const strangers = bound.filter(found => target.test(found.target) && !home.test(found.from));
    expect(words(strangers)).toEqual([]);
  });
});

describe('names', () => {
  test('no file is a drawer for everything', () => {
    expect(files.filter(file => /^(utils?|helpers?|misc|common)\b/i.test(basename(file)))).toEqual([]);
  });

  test('the top level holds the rooms, the documents and what the tools want there', () => {
    const made = ['node_modules', 'dist', 'conformance-report', 'coverage', 'site'];
    const wanted = [
      'action.yml',
      'docs',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'vitest.config.ts',
      'LICENSE',
    ];
    const entries = readdirSync('.').filter(name => !name.startsWith('.') && !/\.(md|tgz)$/.test(name));
    expect(entries.filter(name => ![...rooms, ...made, ...wanted].includes(name))).toEqual([]);
    expect(entries).toEqual(expect.arrayContaining([...rooms]));
  });
});
