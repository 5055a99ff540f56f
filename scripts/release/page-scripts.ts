/** Bundles the scripts of the pages, TypeScript for a browser, into one file each, which a page holds whole. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** From the sources and from the compiled files. */
const root = [join(import.meta.dirname, '../..'), join(import.meta.dirname, '../../..')].find(folder =>
  existsSync(join(folder, 'package.json')),
);

/** Called by the build, and by vitest before all tests. */
export async function setup(): Promise<void> {
  const folder = join(root ?? '', 'dist/bin/pages');
  mkdirSync(folder, { recursive: true });
  for (const name of ['report', 'matrix']) {
    const bundle = await rolldown({ input: join(root ?? '', `reporters/html/browser/${name}.ts`) });
    const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
    await bundle.close();
    const path = join(folder, `${name}.js`);
    // Another process may be reading it.
    if (!existsSync(path) || readFileSync(path, 'utf8') !== output[0].code)
      writeFileSync(path, output[0].code);
  }
}
