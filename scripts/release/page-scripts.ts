/** Bundles each script of the pages into one file, which is embedded in a page. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** Called by the build, and by vitest before all tests, in the folder of the package. */
export async function setup(): Promise<void> {
  mkdirSync('dist/bin/pages', { recursive: true });
  for (const name of ['report', 'matrix']) {
    const bundle = await rolldown({ input: `reporters/html/browser/${name}.ts` });
    const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
    await bundle.close();
    const path = join('dist/bin/pages', `${name}.js`);
    // Unchanged files are kept, because another process may be reading them.
    if (!existsSync(path) || readFileSync(path, 'utf8') !== output[0].code)
      writeFileSync(path, output[0].code);
  }
}
