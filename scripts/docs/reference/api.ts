/** `docs/reference/api.md`: what the package exports, from the comments and declarations of its types. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { table } from '../../../reporters/text/markdown-table.js';
import { ENTRIES, typesOf } from '../../release/declarations.js';
import type { Declaration } from '../../release/declarations.js';
import { generatedPage } from './page.js';

/** As `package.json` has them: a module with its types, or a data file. */
export type PackageExports = Readonly<Record<string, string | { readonly types: string }>>;

export interface PackageModule {
  /** As it is imported. */
  readonly specifier: string;
  readonly comment: string;
  readonly exports: readonly Declaration[];
}

/** @param built the folder of a build, in place of `dist` */
export function packageModules(
  exports: PackageExports,
  packageName: string,
  built = 'dist',
): PackageModule[] {
  return Object.entries(exports).flatMap(([path, target]) => {
    if (typeof target === 'string') return [];
    const { comment, declarations } = typesOf(`${built}/${ENTRIES[basename(target.types, '.d.ts')]}.d.ts`);
    const exported = declarations.filter(({ isExported }) => isExported);
    return [{ specifier: path.replace('.', packageName), comment, exports: exported }];
  });
}

/** The exported names without a comment, as `module: name`. */
export function undocumented(modules: readonly PackageModule[]): string[] {
  return modules.flatMap(({ specifier, exports }) =>
    exports.filter(({ comment }) => comment === '').map(({ name }) => `${specifier}: ${name}`),
  );
}

export function apiPage(
  modules: readonly PackageModule[],
  exports: PackageExports,
  packageName: string,
): string {
  const missing = undocumented(modules);
  if (missing.length > 0) throw new Error(`exported without a comment: ${missing.join(', ')}`);
  const homes = homesOf(modules);
  return generatedPage([
    '# API of the package',
    'What programs can import. Everything named here keeps its name and meaning within a major version ([what stays stable](../../CONTRIBUTING.md#what-stays-stable)). The declarations are those of the installed `.d.ts` files.',
    ...modules.flatMap(module => moduleBlocks(module, homes)),
    '## Data files',
    'JSON files that can be imported or read by path, for programs in any language.',
    dataTable(exports, packageName),
  ]);
}

/** Each name has its declaration under the first module that exports it. */
function homesOf(modules: readonly PackageModule[]): ReadonlyMap<string, string> {
  const homes = new Map<string, string>();
  for (const { specifier, exports } of modules)
    for (const { name } of exports) if (!homes.has(name)) homes.set(name, specifier);
  return homes;
}

function moduleBlocks(
  { specifier, comment, exports }: PackageModule,
  homes: ReadonlyMap<string, string>,
): string[] {
  const own = exports.filter(({ name }) => homes.get(name) === specifier);
  const others = exports.filter(({ name }) => homes.get(name) !== specifier);
  const again = others.map(({ name }) => linkTo(name)).join(', ');
  return [
    `## \`${specifier}\``,
    prose(comment, homes),
    ...own.flatMap(declaration => declarationBlocks(declaration, homes)),
    ...(others.length === 0 ? [] : [`It also exports ${again}, described above.`]),
  ];
}

/** Longer declarations are folded. */
const longest = 60;

function declarationBlocks(
  { name, kind, comment, code }: Declaration,
  homes: ReadonlyMap<string, string>,
): string[] {
  const lines = code.split('\n').length;
  const block = `\`\`\`ts\n${code}\n\`\`\``;
  return [
    `### ${name}`,
    `*${kind}.* ${prose(comment, homes)}`,
    lines > longest
      ? `<details><summary>The declaration (${lines} lines)</summary>\n\n${block}\n\n</details>`
      : block,
  ];
}

const linkTo = (name: string) => `[\`${name}\`](#${name.toLowerCase()})`;

/** The text of a comment as Markdown: links become links, `@param` a list, and what is indented code. */
function prose(comment: string, homes: ReadonlyMap<string, string>): string {
  return comment
    .replaceAll(/\{@link (\w+)\}/g, (_all, name: string) => (homes.has(name) ? linkTo(name) : `\`${name}\``))
    .replaceAll(/^@param (\S+) /gm, '- `$1`: ')
    .replace(/\n- `/, '\n\n- `')
    .replaceAll(
      /(?:^ {4}.*\n?\n?)+/gm,
      block => `\`\`\`ts\n${block.replaceAll(/^ {4}/gm, '').trimEnd()}\n\`\`\`\n`,
    )
    .trim();
}

function dataTable(exports: PackageExports, packageName: string): string {
  const rows = Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'string'
      ? [
          [
            `\`${path.replace('.', packageName)}\``,
            titleOf(target),
            `[${target.slice(2)}](../../${target.slice(2)})`,
          ],
        ]
      : [],
  );
  return table(['Import', 'What it is', 'File'], rows);
}

function titleOf(file: string): string {
  const { title, description } = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
  const words = [title, description].find(text => typeof text === 'string');
  return (
    words ?? 'For each rule an answer that passes and one that fails, with what the suite reports of them.'
  );
}
