/** The width of a stream, whether it shows colours or overwrites a line, and how a path is shown or linked. */
import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileFormats } from '../../../reporters/index.js';

export function screen(stream: NodeJS.WriteStream): { columns: number; colour: boolean } {
  const forced = Number(process.env['COLUMNS']);
  const columns = stream.isTTY ? stream.columns : Number.isInteger(forced) && forced > 0 ? forced : 100;
  return { columns, colour: showsColours(stream) };
}

/** On a terminal, unless `NO_COLOR` is set (no-color.org); `FORCE_COLOR` decides where it is set (force-color.org). */
function showsColours({ isTTY }: NodeJS.WriteStream): boolean {
  const { FORCE_COLOR: force = '', NO_COLOR: no = '', TERM: term } = process.env;
  if (force !== '') return force !== '0' && force !== 'false';
  return isTTY && no === '' && term !== 'dumb';
}

/** A terminal that is dumb shows the codes that erase a line. */
export const overwritesLines = ({ isTTY }: NodeJS.WriteStream): boolean =>
  isTTY && process.env['TERM'] !== 'dumb';

/** Relative to the working directory where it is below it, and otherwise absolute: nobody can read `../../../..`. */
export function shownPath(path: string): string {
  const below = relative('.', path);
  const isOutside = below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below);
  return isOutside ? resolve(path) : below || '.';
}

/** The page of a report is linked where there is one, and otherwise the report itself. */
export function linkToReport(file: string, page: string): string {
  const own = join(dirname(file), fileFormats.html.file);
  const linked = existsSync(own) ? own : file;
  const path = relative(dirname(resolve(page)), linked);
  return isAbsolute(path) ? pathToFileURL(path).href : path.split(sep).map(encodeURIComponent).join('/');
}
