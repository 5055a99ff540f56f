/** What the commands of the documentation print, written into its pages; `npm run docs:outputs` does only that. */
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeStale } from '../../generate/generate.js';
import type { Files } from '../../generate/generate.js';
import { blocksOf, withOutputs } from './blocks.js';
import { runBlocks } from './session.js';

/** Built by the compiler alone, so that `npm run generate` needs no bundle. */
const CLI = 'dist/scripts/cli/main.js';

/** Every page with commands: those of the rules have none. */
export async function pagesWithCommands(): Promise<string[]> {
  const names = await readdir('docs', { recursive: true });
  const pages = names.filter(name => name.endsWith('.md') && !/^(?:rules|\.vitepress)\//.test(name));
  return ['README.md', ...pages.toSorted().map(name => `docs/${name}`)];
}

/** The pages that show what their commands print, as they should be. Throws where a command ends otherwise than its page says. */
export async function outputPages(): Promise<Files> {
  const pages = new Map<string, string>();
  for (const file of await pagesWithCommands()) {
    const text = await readFile(file, 'utf8');
    const blocks = blocksOf(text);
    if (!blocks.some(({ output }) => output)) continue;
    const ran = await runBlocks(blocks, CLI);
    const problems = ran.flatMap(({ problem }) => problem ?? []);
    if (problems.length > 0) throw new Error(`${file}: ${problems.join('\n')}`);
    pages.set(
      file,
      withOutputs(
        text,
        blocks,
        ran.map(({ printed }) => printed),
      ),
    );
  }
  return pages;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const file of await writeStale(await outputPages())) console.log(file);
