/**
 * The types of an entry of the package, from the `.d.ts` files that the compiler emits: its exports and everything that they
 * refer to, in one file. TypeScript 7 has no API for programs; the parser is that of the bundler.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** The public entries, by the name of their bundle, with their modules. */
export const ENTRIES: Readonly<Record<string, string>> = {
  index: 'suites/index',
  vitest: 'suites/vitest/index',
  reporters: 'reporters/index',
  'vitest-reporter': 'scripts/vitest-reporter',
};

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

/** One emitted file. Texts have neither `export` nor `declare`. */
interface Source {
  readonly file: string;
  /** By name, the overloads of a function together. */
  readonly declared: ReadonlyMap<string, string>;
  /** Names that it imports or passes on, each with its module and with the comment above. */
  readonly origins: ReadonlyMap<string, { readonly module: string; readonly comment: string }>;
  readonly exported: readonly string[];
  /** What it adds to the types of other packages. */
  readonly augmented: readonly string[];
}

/** Throws if a name cannot be found, is renamed on its way, or is that of two declarations. */
export function bundledTypes(entry: string, read = (path: string) => readFileSync(path, 'utf8')): string {
  const sources = new Map<string, Source>();
  const homes = new Map<string, string>();
  const others = new Set<string>();
  const blocks: string[] = [];
  const open = (file: string): Source => {
    const source = sources.get(file) ?? sourceOf(file, read(file));
    sources.set(file, source);
    return source;
  };
  const source = open(entry);
  const exported = new Set(source.exported);

  /** Adds a declaration with all that it refers to; the comment where it is exported goes before its own. */
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
    if (known !== undefined) throw new Error(`${known} and ${from.file} both declare ${name}`);
    homes.set(name, from.file);
    const text = from.declared.get(name);
    if (text === undefined) throw new Error(`${from.file}: ${name} is not declared`);
    const commented = passedOn === '' ? text : `${passedOn}\n${text.replace(/^\/\*\*[^]*?\*\/\n/, '')}`;
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

  for (const name of exported) add(name, source);
  for (const text of source.augmented) {
    others.add(`${text}\n`);
    addReferred(text, source);
  }
  // Without `export {}`, everything that the file declares would be exported.
  return [...others, ...blocks.map(block => `${block}\n`), 'export {};\n'].join('');
}

function sourceOf(file: string, text: string): Source {
  const { program, comments, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  /** The comment that ends where the statement begins. The one at the head of a file describes the file. */
  const commentOf = ({ start }: Statement): string => {
    const comment = comments.findLast(({ end }) => end <= start);
    const isOwn = comment && comment.start > 0 && text.slice(comment.end, start).trim() === '';
    return isOwn && comment.value.startsWith('*') ? text.slice(comment.start, comment.end) : '';
  };
  const declared = new Map<string, string>();
  const origins = new Map<string, { module: string; comment: string }>();
  const exported: string[] = [];
  const augmented: string[] = [];
  for (const statement of program.body) {
    const comment = commentOf(statement);
    const bare = text.slice(statement.start, statement.end).replace(/^(export )?(declare (?!module))?/, '');
    if (statement.type === 'TSModuleDeclaration') augmented.push(bare);
    for (const name of declaredBy(statement))
      declared.set(name, [...[declared.get(name) ?? comment].filter(Boolean), bare].join('\n'));
    if (statement.type === 'ExportAllDeclaration' || statement.type === 'ExportDefaultDeclaration')
      throw new Error(`${file}: export each name on its own`);
    if (statement.type === 'ImportDeclaration')
      for (const { local, ...each } of statement.specifiers) {
        if (each.type !== 'ImportSpecifier') continue;
        refuseOther(file, local.name, each.imported);
        origins.set(local.name, { module: statement.source.value, comment: '' });
      }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration) exported.push(...declaredBy(statement));
    for (const { local, exported: as } of statement.specifiers) {
      const name = nameOf(as);
      refuseOther(file, name, local);
      exported.push(name);
      if (statement.source) origins.set(name, { module: statement.source.value, comment });
    }
  }
  return { file, declared, origins, exported, augmented };
}

function declaredBy(statement: Statement): string[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type === 'VariableDeclaration')
    return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return declared && 'id' in declared && declared.id?.type === 'Identifier' ? [declared.id.name] : [];
}

interface Named {
  readonly type: string;
  readonly name?: string;
  readonly value?: string;
}

const nameOf = ({ name, value }: Named) => name ?? value ?? '';

function refuseOther(file: string, name: string, named: Named): void {
  if (nameOf(named) !== name) throw new Error(`${file}: ${nameOf(named)} is renamed ${name}`);
}
