/** How a page links to a report on the same disk. */
import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileFormats } from '../../../reporters/index.js';

/** The page of a report is linked where there is one, and otherwise the report itself. */
export function linkToReport(file: string, page: string): string {
  const own = join(dirname(file), fileFormats.html.file);
  const linked = existsSync(own) ? own : file;
  const path = relative(dirname(resolve(page)), linked);
  return isAbsolute(path) ? pathToFileURL(path).href : path.split(sep).map(encodeURIComponent).join('/');
}
