/** Terminal properties, paths for the console, and the progress line of an audit. */
import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileFormats } from '../../../reporters/index.js';
import { duration } from '../../../schemas/text/numbers.js';
import { fit } from '../../../reporters/text/layout.js';
import { printable } from '../../../schemas/text/printable.js';
import { progressLine } from '../../../reporters/console/progress.js';
import type { Progress } from '../../../suites/audit/options.js';

export function screen(stream: NodeJS.WriteStream): { columns: number; colour: boolean } {
  const forced = Number(process.env['COLUMNS']);
  const columns = stream.isTTY ? stream.columns : Number.isInteger(forced) && forced > 0 ? forced : 100;
  return { columns, colour: showsColours(stream) };
}

/** On a terminal unless `NO_COLOR` is set (no-color.org); `FORCE_COLOR` overrides both (force-color.org). */
function showsColours({ isTTY }: NodeJS.WriteStream): boolean {
  const { FORCE_COLOR: force = '', NO_COLOR: no = '', TERM: term } = process.env;
  if (force !== '') return force !== '0' && force !== 'false';
  return isTTY && no === '' && term !== 'dumb';
}

/** A dumb terminal would print the erase codes. */
export const overwritesLines = ({ isTTY }: NodeJS.WriteStream) => isTTY && process.env['TERM'] !== 'dumb';

/** Relative to the working directory if below it, otherwise absolute. */
export function shownPath(path: string): string {
  const below = relative('.', path);
  const isOutside = below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below);
  return isOutside ? resolve(path) : below || '.';
}

/** Links the HTML page if there is one, otherwise the report. */
export function linkToReport(file: string, page: string): string {
  const own = join(dirname(file), fileFormats.html.file);
  const linked = existsSync(own) ? own : file;
  const path = relative(dirname(resolve(page)), linked);
  return isAbsolute(path) ? pathToFileURL(path).href : path.split(sep).map(encodeURIComponent).join('/');
}

export type Live = ReturnType<typeof openLive>;

const EVERY_MS = 100;
const PLAN_AFTER_MS = 1_000;

/**
 * A progress line on standard error, if that is a terminal that can overwrite it.
 * @param plan counts the requests of the audit; called once, after a second
 */
export function openLive(quiet: boolean, plan: () => Promise<number>) {
  const { stderr } = process;
  const isShown = !quiet && overwritesLines(stderr);
  const opened = performance.now();
  let started = opened;
  let pages = 0;
  let last = 0;
  /** In watch mode, further audits follow. */
  let isOver = false;
  let planned: number | undefined;
  /** A short audit is over before its plan is ready. */
  let planning: Promise<unknown> | undefined;
  const columns = () => (stderr.columns || 80) - 1;
  const show = (line: string): unknown => isShown && stderr.write(`\r\x1b[2K${line}`);
  return {
    /** Shows the result of the last poll while the started server is not ready. */
    wait: (seen: string): void => {
      // The request rate is counted from the beginning of the audit.
      started = performance.now();
      const elapsed = duration(started - opened);
      show(fit(`waiting for the server, ${elapsed}: ${printable(seen, 200)}`, columns()));
    },
    update: ({ query, question, requests }: Progress): void => {
      if (!isShown) return;
      const now = performance.now();
      if (isOver) [isOver, started, pages] = [false, now, 0];
      if (query.page !== undefined) pages += 1;
      if (now - last < EVERY_MS) return;
      last = now;
      const elapsedMs = now - started;
      if (elapsedMs > PLAN_AFTER_MS)
        planning ??= plan()
          .then(number => (planned = number))
          .catch(() => undefined);
      const rate = requests / (elapsedMs / 1000);
      show(progressLine({ question, requests, planned, pages, rate, elapsedMs }, columns()));
    },
    end: (): void => {
      isOver = true;
      show('');
    },
  };
}
