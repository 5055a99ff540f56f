/** Declarations as the compiler emits them, read for the reference. */
import { expect, test } from 'vitest';
import { bundledTypes, typesOf } from './declarations.js';

const modules = (files: Readonly<Record<string, string>>) => (path: string) => {
  const text = files[path];
  if (text === undefined) throw new Error(`no file ${path}`);
  return text;
};

test('an export is followed to the module that declares it, with its comment and its code', () => {
  const read = modules({
    'a/index.d.ts':
      "/** The head. */\nexport { ask } from './b.js';\nexport type { Kept as Held } from './b.js';\n",
    'a/b.d.ts':
      "/** Of the file. */\nimport type { Kept } from './c.js';\nexport type { Kept };\n/**\n * Asks.\n * @param what the question\n */\nexport declare function ask(what: string): void;\n",
    'a/c.d.ts': '/** Only a head. */\nexport interface Kept {\n    /** Inner. */\n    readonly one: 1;\n}\n',
  });
  expect(typesOf('a/index.d.ts', read)).toMatchObject({
    comment: 'The head.',
    declarations: [
      {
        name: 'ask',
        kind: 'function',
        isExported: true,
        comment: 'Asks.\n@param what the question',
        code: 'function ask(what: string): void;',
      },
      {
        name: 'Held',
        kind: 'interface',
        isExported: true,
        comment: '',
        code: 'interface Held {\n  /** Inner. */\n  readonly one: 1;\n}',
      },
    ],
  });
});

test('a comment at the export goes before that at the declaration', () => {
  const read = modules({
    'i.d.ts': "/** Head. */\n/** Here. */\nexport { Wrong } from './j.js';\n",
    'j.d.ts': '/** Head. */\nimport "x";\n/** There. */\nexport declare class Wrong extends Error {\n}\n',
  });
  expect(typesOf('i.d.ts', read).declarations).toMatchObject([{ kind: 'class', comment: 'Here.' }]);
});

test('what an export refers to comes with it, under a name of its own, and nothing else', () => {
  const read = modules({
    'i.d.ts':
      "import type { Seen } from './j.js';\nimport type { Task } from 'vitest';\nexport declare const ask: (seen: Seen) => Task;\n",
    'j.d.ts':
      "import type { Seen as Other } from './k.js';\nexport interface Seen {\n    Seen: Other;\n}\nexport type Unused = 1;\n",
    'k.d.ts': 'export type Seen = 2 | Half;\n/** A half. */\ntype Half = 1;\n',
  });
  expect(bundledTypes(typesOf('i.d.ts', read))).toBe(
    "import type { Task } from 'vitest';\nexport declare const ask: (seen: Seen) => Task;\ninterface Seen {\n  Seen: Seen2;\n}\ntype Seen2 = 2 | Half;\n/**\n * A half.\n */\ntype Half = 1;\nexport {};\n",
  );
});

test('overloads are one export', () => {
  const text =
    'export declare const other: 1;\n/** Reads. */\nexport declare function read(a: 1): 1;\nexport declare function read(a: 2): 2;\n';
  expect(typesOf('o.d.ts', () => text).declarations).toEqual([
    { name: 'other', kind: 'constant', isExported: true, comment: '', code: 'const other: 1;' },
    {
      name: 'read',
      kind: 'function',
      isExported: true,
      comment: 'Reads.',
      code: 'function read(a: 1): 1;\nfunction read(a: 2): 2;',
    },
  ]);
});

test.each([
  ["export * from './b.js';", /each name on its own/],
  ['export { missing };', /missing is not declared/],
  ['export interface {', /m\.d\.ts: /],
])('%s is refused', (text, message) => {
  expect(() => typesOf('m.d.ts', () => text)).toThrow(message);
});
