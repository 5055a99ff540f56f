/** Declarations as the compiler emits them, bundled for an entry of the package. */
import { expect, test } from 'vitest';
import { bundledTypes } from './declarations.js';

const modules = (files: Readonly<Record<string, string>>) => (path: string) => {
  const text = files[path];
  if (text === undefined) throw new Error(`no file ${path}`);
  return text;
};

test('an export is followed to the module that declares it, with all that it refers to and nothing else', () => {
  const read = modules({
    'a/index.d.ts':
      "/** The head. */\nimport type { Task } from 'vitest';\nexport { ask } from './b.js';\nexport declare const task: Task;\n",
    'a/b.d.ts':
      "/** Of the file. */\nimport type { Kept } from './c.js';\n/** Asks. */\nexport declare function ask(what: Kept): void;\nexport declare function ask(): void;\nexport type Unused = 1;\n",
    'a/c.d.ts':
      '/** Only a head. */\nexport interface Kept {\n    /** Inner. */\n    readonly one: Half;\n}\n/** A half. */\ntype Half = 1;\n',
  });
  const { text, homes } = bundledTypes('a/index.d.ts', undefined, read);
  expect(text).toBe(
    `import type { Task } from 'vitest';
/** Asks. */
export declare function ask(what: Kept): void;
export declare function ask(): void;
interface Kept {
    /** Inner. */
    readonly one: Half;
}
/** A half. */
type Half = 1;
export declare const task: Task;
export {};
`,
  );
  const other = modules({
    'o.d.ts': "/** Head. */\nexport { ask } from './a/b.js';\n",
    'a/b.d.ts': read('a/b.d.ts'),
  });
  expect(bundledTypes('o.d.ts', homes, other).text).toContain("export { ask } from './index.js';");
});

test('a comment at the export goes before that at the declaration', () => {
  const read = modules({
    'i.d.ts': "/** Head. */\n/** Here. */\nexport { Wrong } from './j.js';\n",
    'j.d.ts': '/** Head. */\nimport "x";\n/** There. */\nexport declare class Wrong extends Error {\n}\n',
  });
  expect(bundledTypes('i.d.ts', undefined, read).text).toMatch(
    /^\/\*\* Here\. \*\/\nexport declare class Wrong/,
  );
});

test.each([
  ["export * from './b.js';", /cannot be bundled/],
  ['export { missing };', /missing is not declared/],
  ["export { one as two } from './b.js';", /one as two: keep the name/],
])('%s is refused', (text, message) => {
  expect(() => bundledTypes('m.d.ts', undefined, () => text)).toThrow(message);
});
