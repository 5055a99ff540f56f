/** The scripts of the pages: the build bundles them from `reporters/browser/`. */
import { readFileSync } from 'node:fs';

/** Where they lie from the bundle, from the compiled files, and from the sources. */
const folders = ['./pages/', '../../bin/pages/', '../../dist/bin/pages/'];

export function pageScript(name: 'report' | 'matrix'): string {
  for (const folder of folders) {
    try {
      return readFileSync(new URL(`${folder}${name}.js`, import.meta.url), 'utf8');
    } catch {
      continue;
    }
  }
  throw new Error(`the script of the page is missing: npm run build makes dist/bin/pages/${name}.js`);
}
