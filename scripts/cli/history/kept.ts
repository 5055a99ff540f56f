/**
 * The runs of one target in one compressed file of JSON lines, written whole at each addition:
 *
 *     {"historyVersion":"1","target":{…}}      whose runs they are
 *     {"frame":["{", …]}                       the lines of a report without its times
 *     {"line":"…"}                             a line that some run has instead of one of its frame
 *     {"run":"…","started":"…","frame":0,"edits":[…],"values":[…],"recording":"….har.gz","step":{…}}
 *
 * A run has the frame that it shares with others, what it edits of it, as numbers of lines, and its times: its report can be
 * restored byte for byte.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { grouped } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { isObject } from '../../../suites/answers/reading.js';
import type { JsonObject } from '../../../suites/answers/reading.js';
import { readText } from '../../../suites/recording/read-json.js';
import { UsageError } from '../errors.js';
import { valueIn } from '../input/document.js';
import { LARGEST_REPORT } from '../input/report-file.js';
import { writeWhole } from '../output/write.js';
import { edited, editsBetween, joined, parted } from './holes.js';
import type { Edit } from './holes.js';
import { isBounded, isFrame, isRun, runName, targetIn } from './lines.js';
import type { KeptRun, KeptTarget } from './lines.js';

export const KEPT_FILE = 'runs.jsonl.gz';

export interface Kept {
  readonly file: string;
  readonly target: KeptTarget;
  readonly frames: readonly (readonly string[])[];
  /** Each with its number. Lines are only ever added. */
  readonly lines: Map<string, number>;
  /** In the order of time. */
  readonly runs: readonly KeptRun[];
}

/** Ten thousand runs have about 10 MB; what a small file decompresses to must not fill the memory. */
const LARGEST = 500_000_000;

export const emptyKept = (file: string, target: Kept['target']): Kept => ({
  file,
  target,
  frames: [],
  lines: new Map(),
  runs: [],
});

/** Throws a {@link UsageError} that names the file and the line where it is wrong. */
export const readKept = (file: string): Kept =>
  keptIn(
    readText(file, LARGEST, why => wrongFile(file, why)),
    file,
  );

function keptIn(text: string, file: string): Kept {
  const [head = '', ...lines] = text.split('\n');
  const target = targetIn(lineOf(head, 0, file));
  if (!target) throw wrongLine(file, 0);
  const frames: (readonly string[])[] = [];
  const table: string[] = [];
  const runs = new Map<string, KeptRun>();
  const distinct = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const entry = lineOf(line, index + 1, file);
    const { frame, line: spelled } = entry;
    if (isFrame(frame)) frames.push(frame);
    else if (typeof spelled === 'string' && distinct.size < distinct.add(spelled).size) table.push(spelled);
    else if (isRun(entry, frames, table)) {
      const run = entry as unknown as KeptRun;
      if (runs.has(run.run)) throw wrongFile(file, `line ${index + 2} is a second run of the same moment`);
      if (!isBounded(run, frames[run.frame] ?? [], table))
        throw wrongFile(
          file,
          `the report of line ${index + 2} has more than ${grouped(LARGEST_REPORT)} characters`,
        );
      runs.set(run.run, run);
    } else throw wrongLine(file, index + 1);
  }
  const numbers = new Map(table.map((line, number) => [line, number]));
  return { file, target, frames, lines: numbers, runs: [...runs.values()] };
}

function lineOf(text: string, index: number, file: string): JsonObject {
  const value = valueIn(text, () => wrongLine(file, index));
  if (isObject(value)) return value;
  throw wrongLine(file, index);
}

const wrongLine = (file: string, index: number) =>
  wrongFile(file, `line ${index + 1} is not part of a history of version 1`);

const wrongFile = (file: string, why: string) => new UsageError(`${printable(file, 200)}: ${why}`);

/** Throws a {@link UsageError} where the file could not be read again, and leaves it as it was. */
export function writeKept({ file, target, frames, lines: table, runs }: Kept): void {
  const all = [
    { historyVersion: '1', target },
    ...frames.map(frame => ({ frame })),
    ...[...table.keys()].map(line => ({ line })),
    ...runs,
  ];
  const text = all.map(entry => `${JSON.stringify(entry)}\n`).join('');
  refuseUnreadable(text, file);
  writeWhole(file, gzipSync(text, { level: 9 }));
}

/** A report can be read that is no part of a history, such as one of ten million empty lines. */
function refuseUnreadable(text: string, file: string): void {
  try {
    if (Buffer.byteLength(text) > LARGEST)
      throw wrongFile(file, `holds more than ${grouped(LARGEST)} bytes, unpacked`);
    keptIn(text, file);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`nothing is added to what could not be read again: ${error.message}`);
  }
}

/** Gives back the texts of runs. */
export function openTexts({ frames, lines }: Kept): (run: KeptRun) => string {
  const table = [...lines.keys()];
  return ({ frame, edits, values, started }) => {
    const spelled = edits.map(([at, gone, added]): Edit => [
      at,
      gone,
      added.map(number => table[number] ?? ''),
    ]);
    return joined({ lines: edited(frames[frame] ?? [], spelled), values }, started);
  };
}

/** Where its recording is, if it is kept. */
export function recordingOf({ file }: Kept, { recording }: KeptRun): string | undefined {
  const path = recording === undefined ? undefined : join(dirname(file), recording);
  return path !== undefined && existsSync(path) ? path : undefined;
}

/** More than this part of a frame in edits is worth a new one. */
const MOST_EDITED = 1 / 2;

/** The runs with one more, which takes part of the latest frame if it is like it. */
export function withRun(
  kept: Kept,
  started: string,
  text: string,
  more: Pick<KeptRun, 'recording' | 'step'>,
): Kept {
  const parts = parted(text, started);
  if (!parts) throw new UsageError('the report is not JSON');
  const last = kept.frames.length - 1;
  const edits = editsBetween(kept.frames[last] ?? [], parts.lines);
  const isLike = last >= 0 && lengthOf(edits) <= lengthOf(parts.lines) * MOST_EDITED;
  const frames = isLike ? kept.frames : [...kept.frames, parts.lines];
  const run: KeptRun = {
    run: runName(started),
    started,
    frame: frames.length - 1,
    edits: isLike ? edits.map(edit => numbered(edit, kept.lines)) : [],
    values: parts.values,
    ...more,
  };
  if (openTexts({ ...kept, frames })(run) !== text) throw new Error('a run would not be restored as it is');
  return { ...kept, frames, runs: inOrder([...kept.runs, run]) };
}

function numbered([at, gone, lines]: Edit, table: Map<string, number>): Edit<number> {
  const numbers = lines.map(line => {
    const number = table.get(line) ?? table.size;
    table.set(line, number);
    return number;
  });
  return [at, gone, numbers];
}

const lengthOf = (value: unknown) => JSON.stringify(value).length;

/** A whole second comes before its parts, although its `Z` comes after their point. */
const orderOf = (started: string): string => started.replace(/Z$/, '');

export const inOrder = <T extends { readonly started: string }>(runs: readonly T[]): T[] =>
  runs.toSorted(({ started: a }, { started: b }) =>
    orderOf(a) < orderOf(b) ? -1 : orderOf(a) > orderOf(b) ? 1 : 0,
  );
