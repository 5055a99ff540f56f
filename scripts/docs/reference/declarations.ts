/**
 * What a module of the package exports, read from its emitted `.d.ts`: the name, the comment and the declaration of each.
 *
 * TypeScript 7 has no API for programs; the parser is that of the bundler.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';

export interface Declaration {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'constant' | 'interface' | 'type';
  /** Without the marks of a comment; empty where there is none. */
  readonly comment: string;
  /** The declaration as emitted, indented by two. */
  readonly code: string;
}

export interface ModuleDeclarations {
  /** The comment at the head of the file. */
  readonly comment: string;
  readonly exports: readonly Declaration[];
}

type Program = ReturnType<typeof parseSync>['program'];
type Statement = Program['body'][number];

interface Source {
  readonly file: string;
  readonly text: string;
  readonly body: readonly Statement[];
  readonly comments: readonly { readonly start: number; readonly end: number; readonly value: string }[];
}

/** Throws where an exported name cannot be found, or is exported in a way that this reader does not know. */
export function declarationsOf(file: string, read = (path: string) => readFileSync(path, 'utf8')) {
  const sources = new Map<string, Source>();
  const open = (path: string): Source => {
    const source = sources.get(path) ?? parsed(path, read(path));
    sources.set(path, source);
    return source;
  };
  const source = open(file);
  const exports = source.body.flatMap(statement =>
    namesExportedBy(statement, source).map(name => declarationOf(name, source, open)),
  );
  // The overloads of a function are statements of their own.
  const distinct = new Map(exports.map(each => [each.name, each]));
  return { comment: headerOf(source), exports: [...distinct.values()] } satisfies ModuleDeclarations;
}

function parsed(file: string, text: string): Source {
  const { program, comments, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return { file, text, body: program.body, comments };
}

function headerOf({ comments }: Source): string {
  const [first] = comments;
  return first?.start === 0 ? commentText(first.value) : '';
}

function namesExportedBy(statement: Statement, { file }: Source): string[] {
  if (statement.type === 'ExportAllDeclaration' || statement.type === 'ExportDefaultDeclaration')
    throw new Error(`${file}: export each name on its own, so that it has a place in the reference`);
  if (statement.type !== 'ExportNamedDeclaration') return [];
  if (statement.declaration) return declaredBy(statement.declaration);
  return statement.specifiers.map(({ exported }) => nameOf(exported));
}

type Declared = NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>;

function declaredBy(declared: Declared): string[] {
  if (declared.type === 'VariableDeclaration')
    return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in declared && declared.id?.type === 'Identifier' ? [declared.id.name] : [];
}

const nameOf = (node: { readonly type: string; readonly name?: string; readonly value?: string }) =>
  node.name ?? node.value ?? '';

const kinds: Readonly<Record<string, Declaration['kind']>> = {
  FunctionDeclaration: 'function',
  TSDeclareFunction: 'function',
  ClassDeclaration: 'class',
  VariableDeclaration: 'constant',
  TSInterfaceDeclaration: 'interface',
  TSTypeAliasDeclaration: 'type',
};

/** Follows the name to the module that declares it; a comment at an export goes before that at the declaration. */
function declarationOf(name: string, source: Source, open: (path: string) => Source): Declaration {
  const found = source.body.filter(
    statement =>
      statement.type === 'ExportNamedDeclaration' &&
      statement.declaration !== null &&
      declaredBy(statement.declaration).includes(name),
  );
  const [first] = found;
  if (first?.type === 'ExportNamedDeclaration' && first.declaration) {
    const kind = kinds[first.declaration.type];
    if (!kind) throw new Error(`${source.file}: ${name} is declared in an unknown way`);
    const comment = found.map(each => commentBefore(each, source)).find(text => text !== '') ?? '';
    const code = found.map(each => codeOf(each, source)).join('\n');
    return { name, kind, comment, code };
  }
  const [statement, module, original] = originOf(name, source);
  const declaration = declarationOf(original, open(join(dirname(source.file), module)), open);
  const comment = commentBefore(statement, source) || declaration.comment;
  return { ...declaration, name, comment };
}

/** The statement that brings a name in from another module, that module's file, and the name there. */
function originOf(name: string, { body, file }: Source): [Statement, string, string] {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) continue;
    const found = statement.specifiers.find(({ exported }) => nameOf(exported) === name);
    if (found) return [statement, fileOf(statement.source.value), nameOf(found.local)];
  }
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const found = statement.specifiers.find(({ local }) => local.name === name);
    if (found?.type === 'ImportSpecifier')
      return [statement, fileOf(statement.source.value), nameOf(found.imported)];
  }
  throw new Error(`${file}: ${name} is not declared`);
}

const fileOf = (specifier: string) => specifier.replace(/\.js$/, '.d.ts');

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
    .replace(/^export (declare )?/, '')
    .replaceAll(/^ +/gm, indent => indent.replaceAll('    ', '  '));
}
