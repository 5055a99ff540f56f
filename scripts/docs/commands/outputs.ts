/** What the commands of the documentation print, written into its pages; `npm run docs:outputs` does only that. */
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeStale, type Files } from '../../generate/generate.js';
import { blocksOf, withOutputs } from './blocks.js';
import { runBlocks } from './session.js';

/** Every page with commands: those of the rules have none. */
export async function pagesWithCommands(): Promise<string[]> {
  const names = await readdir('docs', { recursive: true });
  const pages = names.filter(name => name.endsWith('.md') && !/^(?:rules|\.vitepress)\//.test(name));
  return ['README.md', ...pages.toSorted().map(name => `docs/${name}`)];
}

/** Runs the commands of a page; resolves to the page as it should be. Throws if a command ends otherwise than it says. */
export async function ranPage(file: string, cli: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  const blocks = blocksOf(text);
  const ran = await runBlocks(blocks, cli);
  const problems = ran.flatMap(({ problem }, at) =>
    problem === undefined ? [] : [`${file}:${blocks[at]?.line}: ${problem}`],
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const printed = ran.map(each => each.printed);
  return withOutputs(text, blocks, printed);
}

/** The pages that show what their commands print, as they should be. */
export async function outputPages(): Promise<Files> {
  const pages = new Map<string, string>();
  for (const file of await pagesWithCommands())
    // Built by the compiler alone, so that `npm run generate` needs no bundle.
    if ((await readFile(file, 'utf8')).includes('<!-- generated: output -->'))
      pages.set(file, await ranPage(file, 'dist/scripts/cli/main.js'));
  return pages;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const file of await writeStale(await outputPages())) console.log(file);
