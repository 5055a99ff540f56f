/**
 * Bundles the types of a package entry from the `.d.ts` files of the compiler: its exports and all that they refer to. TypeScript 7 has
 * no API for programs, but its output is regular: each statement begins at the start of a line, and its further lines with a
 * space or a brace.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The modules of the public entries, by bundle. */
export const ENTRIES: Readonly<Record<string, string>> = {
  index: 'suites/index',
  vitest: 'suites/vitest/index',
  reporters: 'reporters/index',
  'vitest-reporter': 'scripts/vitest-reporter',
};

interface Source {
  readonly file: string;
  /** By name, without `export` and `declare`; overloads together. */
  readonly declared: Map<string, string>;
  /** Names that it imports or re-exports, each with its module and the comment above. */
  readonly origins: Map<string, { readonly module: string; readonly comment: string }>;
  readonly exported: Set<string>;
  /** Augmentations of other packages. */
  readonly augmented: string[];
}

/**
 * Throws if a name is not found, is renamed, or has two declarations.
 * @param shared the exports of `index.d.ts` with their files: filled by the first entry, and imported by the others
 */
export function bundledTypes(entry: string, shared: Map<string, string>): string {
  const sources = new Map<string, Source>();
  const homes = new Map<string, string>();
  const others = new Set<string>();
  const blocks: string[] = [];
  const open = (file: string): Source => {
    const source = sources.get(file) ?? sourceOf(file, readFileSync(file, 'utf8'));
    sources.set(file, source);
    return source;
  };
  const { exported, augmented } = open(entry);

  /** Adds a declaration and all that it refers to; the comment of its export goes first. */
  const add = (name: string, from: Source, passedOn = ''): void => {
    const origin = from.origins.get(name);
    if (origin && !origin.module.startsWith('.'))
      return void others.add(`import type { ${name} } from '${origin.module}';\n`);
    if (origin) {
      const file = join(dirname(from.file), origin.module.replace(/\.js$/, '.d.ts'));
      return add(name, open(file), passedOn || origin.comment);
    }
    const known = homes.get(name);
    if (known === from.file) return;
    if (shared.get(name) === from.file) {
      others.add(`import type { ${name} } from './index.js';\n`);
      if (exported.has(name)) others.add(`export { ${name} } from './index.js';\n`);
      return;
    }
    if (known !== undefined) throw new Error(`${known} and ${from.file} both declare ${name}`);
    homes.set(name, from.file);
    const text = from.declared.get(name);
    if (text === undefined) throw new Error(`${from.file}: ${name} is not declared`);
    const commented = passedOn === '' ? text : `${passedOn}${text.replace(/^\/\*\*[^]*?\*\/\n/, '')}`;
    const head = exported.has(name) ? 'export ' : '';
    blocks.push(
      commented
        .replaceAll(/^(?=(type|interface)\b)/gm, head)
        .replaceAll(/^(?=(const|function|class)\b)/gm, `${head}declare `),
    );
    addReferred(text, from);
  };
  const addReferred = (text: string, from: Source): void => {
    for (const [word] of text.matchAll(/\/\*\*[^]*?\*\/|'[^'\n]*'|"[^"\n]*"|(?<![.\w$])[A-Za-z_$][\w$]*/g))
      if (from.declared.has(word) || from.origins.has(word)) add(word, from);
  };

  for (const name of exported) add(name, open(entry));
  for (const text of augmented) {
    others.add(`${text}\n`);
    addReferred(text, open(entry));
  }
  if (shared.size === 0) for (const [name, home] of homes) if (exported.has(name)) shared.set(name, home);
  // Without `export {}`, all declarations of the file would be exported.
  return [...others, ...blocks.map(block => `${block}\n`), 'export {};\n'].join('');
}

const STATEMENT = /^(\/\*\*(?:(?!\*\/)[^])*\*\/\n)?([a-z].*(?:\n[ }].*)*)/gm;
const LIST = /^(import|export) (?:type )?\{([^}]*)\}(?: from ['"](.+)['"])?;$/;
const DECLARATION =
  /^(?:export )?(?:declare )?((?:abstract )?(?:type|interface|const|function|class) ([\w$]+)[^]*)$/;

function sourceOf(file: string, text: string): Source {
  const source: Source = {
    file,
    declared: new Map(),
    origins: new Map(),
    exported: new Set(),
    augmented: [],
  };
  for (const { index, 1: above = '', 2: statement = '' } of text.matchAll(STATEMENT)) {
    // The first comment describes the file.
    const comment = index === 0 ? '' : above;
    const [, word, names = '', module] = LIST.exec(statement) ?? [];
    const [, bare = '', declared] = DECLARATION.exec(statement) ?? [];
    for (const name of names.split(',').map(each => each.trim().replace(/^type /, ''))) {
      if (name === '') continue;
      if (/\s/.test(name)) throw new Error(`${file}: ${name}: keep the name`);
      if (module !== undefined) source.origins.set(name, { module, comment });
      if (word === 'export') source.exported.add(name);
    }
    if (declared !== undefined) {
      const earlier = source.declared.get(declared);
      source.declared.set(declared, earlier === undefined ? comment + bare : `${earlier}\n${bare}`);
      if (statement.startsWith('export ')) source.exported.add(declared);
    } else if (/^declare module\b/.test(statement)) source.augmented.push(statement);
    else if (word === undefined && !/^import ['"]/.test(statement))
      throw new Error(`${file}: ${statement.split('\n', 1)[0]}: cannot be bundled`);
  }
  return source;
}
