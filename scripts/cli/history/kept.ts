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
import type { Diff } from '../../../reporters/diff/index.js';
import { printable } from '../../../schemas/text/printable.js';
import { readText } from '../../../suites/recording/read-json.js';
import { UsageError } from '../errors.js';
import { writeWhole } from '../output/write.js';
import { edited, editsBetween, joined, parted } from './holes.js';
import type { Edit, Value } from './holes.js';

export const KEPT_FILE = 'runs.jsonl.gz';

export interface KeptRun {
  /** Unique in its file: the moment at which the audit was started, as a file name. */
  readonly run: string;
  readonly started: string;
  /** The number of a frame. */
  readonly frame: number;
  readonly edits: readonly Edit<number>[];
  readonly values: readonly Value[];
  /** The file of its recording, beside this one. */
  readonly recording?: string;
  /** What changed since the run before; absent where nothing did, and for the first run. */
  readonly step?: Diff;
}

export interface Kept {
  readonly file: string;
  readonly target: { readonly url: string; readonly label?: string };
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
export function readKept(file: string): Kept {
  const [head = '', ...lines] = readText(file, LARGEST, why => wrongFile(file, why)).split('\n');
  const found = lineOf(head, 0, file);
  if (found.historyVersion !== '1' || typeof found.target?.url !== 'string') throw wrongLine(file, 0);
  const frames: string[][] = [];
  const table = new Map<string, number>();
  const runs: KeptRun[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const entry = lineOf(line, index + 1, file);
    if (Array.isArray(entry.frame)) frames.push(entry.frame);
    else if (typeof entry.line === 'string') table.set(entry.line, table.size);
    else if (isRun(entry, frames.length)) runs.push(entry);
    else throw wrongLine(file, index + 1);
  }
  return { file, target: found.target, frames, lines: table, runs };
}

/** The members of all kinds of lines. */
type Line = KeptRun & {
  readonly historyVersion: unknown;
  readonly target: Kept['target'];
  readonly line: unknown;
};

function lineOf(text: string, index: number, file: string): Partial<Line> {
  try {
    const value = JSON.parse(text) as Partial<Line> | null;
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Named below.
  }
  throw wrongLine(file, index);
}

const wrongLine = (file: string, index: number) =>
  wrongFile(file, `line ${index + 1} is not part of a history of version 1`);

const wrongFile = (file: string, why: string) => new UsageError(`${printable(file, 200)}: ${why}`);

function isRun(entry: Partial<KeptRun>, frames: number): entry is KeptRun {
  const { run, started, frame, edits, values, recording } = entry;
  return (
    typeof run === 'string' &&
    typeof started === 'string' &&
    typeof frame === 'number' &&
    frame < frames &&
    Array.isArray(edits) &&
    Array.isArray(values) &&
    (recording === undefined || /^[\w.-]+\.har\.gz$/.test(recording))
  );
}

export function writeKept({ file, target, frames, lines: table, runs }: Kept): void {
  const all = [
    { historyVersion: '1', target },
    ...frames.map(frame => ({ frame })),
    ...[...table.keys()].map(line => ({ line })),
    ...runs,
  ];
  const text = all.map(entry => `${JSON.stringify(entry)}\n`).join('');
  writeWhole(file, gzipSync(text, { level: 9 }));
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

export const inOrder = <T extends { readonly started: string }>(runs: readonly T[]): T[] =>
  runs.toSorted((a, b) => (a.started < b.started ? -1 : a.started > b.started ? 1 : 0));

/** `2026-01-02T03:04:05.678Z` as part of a file name. */
export const runName = (started: string): string => started.replaceAll(/[^\w.-]/g, '');
