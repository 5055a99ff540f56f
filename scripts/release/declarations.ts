/**
 * The types of an entry of the package, from the `.d.ts` files that the compiler emits: everything that its exports refer to, in
 * one file. TypeScript 7 has no API for programs; the parser is that of the bundler.
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

export interface Declaration {
  readonly name: string;
  readonly kind: string;
  readonly isExported: boolean;
  /** Without the marks of a comment; empty if there is none. */
  readonly comment: string;
  /** The declaration as emitted, indented by two. */
  readonly code: string;
}

export interface ModuleTypes {
  /** The comment at the head of the file. */
  readonly comment: string;
  /** Those that are exported, and those that these refer to. */
  readonly declarations: readonly Declaration[];
  /** The imports from other packages, and what the module adds to those. */
  readonly others: readonly string[];
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number];
type Comment = ReturnType<typeof parseSync>['comments'][number];

/** One emitted file: its declarations by name, the overloads of a function together, and what it imports or passes on. */
interface Source {
  readonly file: string;
  readonly text: string;
  readonly body: readonly Statement[];
  readonly comments: readonly Comment[];
  readonly declared: ReadonlyMap<string, readonly Statement[]>;
  readonly origins: ReadonlyMap<string, Origin>;
}

interface Home {
  readonly local: string;
  readonly from: Source;
  readonly above: string;
}

const freeName = (name: string, taken: ReadonlySet<string>, nth = 2): string => {
  if (!taken.has(name)) return name;
  const next = `${name}${nth}`;
  return taken.has(next) ? freeName(name, taken, nth + 1) : next;
};

const keyOf = ({ local, from }: Home): string => `${from.file} ${local}`;

interface Origin {
  readonly module: string;
  readonly name: string;
  readonly statement: Statement;
}

/** Throws if a name cannot be found, or is exported in a way that this reader does not know. */
export function typesOf(entry: string, read = (path: string) => readFileSync(path, 'utf8')): ModuleTypes {
  const sources = new Map<string, Source>();
  const named = new Map<string, string>();
  const declarations: Declaration[] = [];
  const others = new Set<string>();
  const open = (file: string): Source => {
    const source = sources.get(file) ?? sourceOf(file, read(file));
    sources.set(file, source);
    return source;
  };
  const source = open(entry);

  /** The file that declares a name, and the comment above the statement that passes it on; of another package, `undefined`. */
  const homeOf = (local: string, from: Source, above = ''): Home | undefined => {
    const origin = from.origins.get(local);
    if (!origin) return { local, from, above };
    if (!origin.module.startsWith('.')) return undefined;
    const file = join(dirname(from.file), origin.module.replace(/\.js$/, '.d.ts'));
    return homeOf(origin.name, open(file), above || commentBefore(origin.statement, from));
  };

  /** Adds a declaration with all that it refers to, and returns its name in the bundle. */
  const add = (name: string, from: Source, isExported = false, passedOn = ''): string => {
    const home = homeOf(name, from, passedOn);
    if (!home) {
      others.add(`import type { ${name} } from '${from.origins.get(name)?.module}';`);
      return name;
    }
    const { local, above } = home;
    const key = keyOf(home);
    const known = named.get(key);
    if (known !== undefined && !isExported) return known;
    const own = known ?? freeName(local, new Set(named.values()));
    named.set(key, own);
    const statements = home.from.declared.get(local);
    if (!statements) throw new Error(`${home.from.file}: ${local} is not declared`);
    const comment =
      above || statements.map(each => commentBefore(each, home.from)).find(text => text !== '') || '';
    const code = statements.map(each => codeOf(each, home.from)).join('\n');
    const at = declarations.length;
    const declaration = { name: own, kind: kindOf(code), isExported, comment, code };
    declarations.push(declaration);
    declarations[at] = { ...declaration, code: resolved(code, home.from, local, own) };
    return own;
  };

  /** The code with the names that its references have in the bundle. */
  const resolved = (code: string, from: Source, self = '', own = ''): string =>
    code.replace(/\/\*\*[^]*?\*\/|'[^'\n]*'|"[^"\n]*"|(?<![.\w$])[A-Za-z_$][\w$]*/g, word => {
      if (word === self) return own;
      return from.declared.has(word) || from.origins.has(word) ? add(word, from) : word;
    });

  const exported = source.body.flatMap(statement => exportedBy(statement, source));
  // Their names are taken before any other declaration could have them; the overloads of a function are one export.
  for (const { name, local } of exported) {
    const home = homeOf(local, source);
    if (home) named.set(keyOf(home), name);
  }
  for (const { local, above } of new Map(exported.map(each => [each.name, each])).values())
    add(local, source, true, above);
  for (const statement of source.body)
    if (statement.type === 'TSModuleDeclaration') others.add(resolved(codeOf(statement, source), source));
  const [first] = source.comments;
  const comment = first?.start === 0 ? commentText(first.value) : '';
  return { comment, declarations, others: [...others] };
}

/** The file that is published; without `export {}`, everything that it declares would be exported. */
export function bundledTypes({ comment, declarations, others }: ModuleTypes): string {
  const blocks = declarations.map(({ comment: above, code, kind, isExported }) => {
    const head = `${isExported ? 'export ' : ''}${/^(type|interface)$/.test(kind) ? '' : 'declare '}`;
    return `${commentBlock(above)}${code.replaceAll(/^(?=\w)/gm, head)}\n`;
  });
  return [commentBlock(comment), ...others.map(line => `${line}\n`), ...blocks, 'export {};\n'].join('');
}

const commentBlock = (text: string) =>
  text === '' ? '' : `/**\n${text.replaceAll(/^/gm, ' * ').replaceAll(/ +$/gm, '')}\n */\n`;

function sourceOf(file: string, text: string): Source {
  const { program, comments, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const declared = new Map<string, Statement[]>();
  const origins = new Map<string, Origin>();
  for (const statement of program.body) {
    for (const name of declaredBy(statement)) declared.set(name, [...(declared.get(name) ?? []), statement]);
    if (statement.type === 'ImportDeclaration')
      for (const each of statement.specifiers)
        if (each.type === 'ImportSpecifier')
          origins.set(each.local.name, originOf(statement.source.value, each.imported, statement));
    if (statement.type === 'ExportNamedDeclaration' && statement.source)
      for (const { exported, local } of statement.specifiers)
        origins.set(nameOf(exported), originOf(statement.source.value, local, statement));
  }
  return { file, text, body: program.body, comments, declared, origins };
}

function exportedBy(statement: Statement, source: Source) {
  if (statement.type === 'ExportAllDeclaration' || statement.type === 'ExportDefaultDeclaration')
    throw new Error(`${source.file}: export each name on its own, so that it has a place in the reference`);
  if (statement.type !== 'ExportNamedDeclaration') return [];
  if (statement.declaration) return declaredBy(statement).map(name => ({ name, local: name, above: '' }));
  const above = commentBefore(statement, source);
  return statement.specifiers.map(({ local, exported }) => {
    const name = nameOf(exported);
    return { name, local: statement.source ? name : nameOf(local), above };
  });
}

function declaredBy(statement: Statement): string[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type === 'VariableDeclaration')
    return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return declared && 'id' in declared && declared.id?.type === 'Identifier' ? [declared.id.name] : [];
}

const nameOf = (node: { readonly type: string; readonly name?: string; readonly value?: string }) =>
  node.name ?? node.value ?? '';

const originOf = (module: string, name: Parameters<typeof nameOf>[0], statement: Statement): Origin => ({
  module,
  name: nameOf(name),
  statement,
});

const kindOf = (code: string): string => /^\w+/.exec(code)?.[0].replace(/^const$/, 'constant') ?? '';

/** The comment that ends where the statement begins. The one at the head of a file describes the file. */
function commentBefore({ start }: Statement, { comments, text }: Source): string {
  const comment = comments.findLast(({ end }) => end <= start);
  if (!comment || comment.start === 0 || text.slice(comment.end, start).trim() !== '') return '';
  return comment.value.startsWith('*') ? commentText(comment.value) : '';
}

function commentText(value: string): string {
  return value
    .replace(/^\*/, '')
    .split('\n')
    .map(line => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim();
}

function codeOf({ start, end }: Statement, { text }: Source): string {
  return text
    .slice(start, end)
    .replace(/^(export )?(declare (?!module))?/, '')
    .replaceAll(/^ +/gm, indent => indent.replaceAll('    ', '  '));
}
