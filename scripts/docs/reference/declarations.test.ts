/** Declarations as the compiler emits them, read for the reference. */
import { expect, test } from 'vitest';
import { declarationsOf } from './declarations.js';

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
  expect(declarationsOf('a/index.d.ts', read)).toEqual({
    comment: 'The head.',
    exports: [
      {
        name: 'ask',
        kind: 'function',
        comment: 'Asks.\n@param what the question',
        code: 'function ask(what: string): void;',
      },
      {
        name: 'Held',
        kind: 'interface',
        comment: '',
        code: 'interface Kept {\n  /** Inner. */\n  readonly one: 1;\n}',
      },
    ],
  });
});

test('a comment at the export goes before that at the declaration', () => {
  const read = modules({
    'i.d.ts': "/** Head. */\n/** Here. */\nexport { Wrong } from './j.js';\n",
    'j.d.ts': '/** Head. */\nimport "x";\n/** There. */\nexport declare class Wrong extends Error {\n}\n',
  });
  expect(declarationsOf('i.d.ts', read).exports).toMatchObject([{ kind: 'class', comment: 'Here.' }]);
});

test('overloads are one export', () => {
  const text =
    'export declare const other: 1;\n/** Reads. */\nexport declare function read(a: 1): 1;\nexport declare function read(a: 2): 2;\n';
  expect(declarationsOf('o.d.ts', () => text).exports).toEqual([
    { name: 'other', kind: 'constant', comment: '', code: 'const other: 1;' },
    {
      name: 'read',
      kind: 'function',
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
  expect(() => declarationsOf('m.d.ts', () => text)).toThrow(message);
});
