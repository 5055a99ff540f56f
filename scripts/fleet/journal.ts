/** What came of each target so far, a line each, appended as it happens: what a crash leaves is where the next run goes on. */
import { closeSync, lstatSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { printable } from '../../schemas/text/printable.js';
import type { Report } from '../../schemas/verdict.js';
import { SuiteFault, codeOf } from '../cli/errors.js';
import { valueIn } from '../cli/input/document.js';
import { isObject, isSwitch, isText, isWhole, listOf, optional, shapeMistake } from '../cli/input/shapes.js';
import type { Shape } from '../cli/input/shapes.js';
import { writeWhole } from '../cli/output/write.js';
import { FILES, reportPathOf, textIn, wrongFile } from './store.js';
import type { FleetTarget } from './list/targets.js';

interface OfTarget {
  readonly id: string;
  /** Until when its operator asked not to be asked, where that was still to come. */
  readonly quietUntil?: string;
}

/** The target was audited, and its report is stored. It is the result until another `done` entry replaces it. */
export interface Done extends OfTarget, Pick<Report, 'conformant' | 'complete' | 'reason' | 'requests'> {
  readonly state: 'done';
  /** The time at which it was finished. */
  readonly at: string;
  /** Whether the suite itself was at fault. */
  readonly fault?: true;
  /** The baseline has an entry that is no longer true. */
  readonly stale?: true;
  /** The rules that failed and that no baseline excuses. */
  readonly failed: readonly string[];
  /** It is to be audited again: on demand, or since the last attempt came to nothing. */
  readonly again?: Omit<Pending, keyof OfTarget> | Omit<Unfinished, keyof OfTarget>;
}

/** There is no report: the operator refused to answer, or the suite broke. The next run asks the target after the others of the operator. */
export interface Unfinished extends OfTarget {
  readonly state: 'refused' | 'faulty';
  readonly at: string;
  readonly reason: string;
}

/** The target is to be audited, also where it was before. */
export interface Pending extends OfTarget {
  readonly state: 'pending';
  readonly at: string;
  /** The report that was there can no longer be read, so that it is no result. */
  readonly damaged?: true;
}

export type Entry = Done | Unfinished | Pending;

const string = [isText, 'a string'] as const;
const isTime = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(value));
const every = { id: string, at: string, quietUntil: [optional(isTime), 'a time, or missing'] } as const;
const flag = [(value: unknown) => value === undefined || value === true, 'true, or missing'] as const;

const shapes: Readonly<Record<Entry['state'], Shape>> = {
  done: {
    ...every,
    conformant: [value => value === null || isSwitch(value), 'true, false or null'],
    complete: [isSwitch, 'true or false'],
    reason: string,
    requests: [isWhole, 'a whole number'],
    fault: flag,
    stale: flag,
    failed: [listOf(isText), 'a list of strings'],
    again: [optional(isAttempt), 'what came of a further attempt, or missing'],
  },
  refused: { ...every, reason: string },
  faulty: { ...every, reason: string },
  pending: { ...every, damaged: flag },
};

/** What is wrong with an entry, whoever wrote it; `undefined` where nothing is. */
export function entryMistake(value: unknown): string | undefined {
  if (!isObject(value)) return 'it must be an object';
  const { state } = value;
  const shape = isText(state) && Object.hasOwn(shapes, state) ? shapes[state as Entry['state']] : undefined;
  return shape ? shapeMistake(value, shape) : `\`state\` must be one of ${Object.keys(shapes).join(', ')}`;
}

function isAttempt(value: unknown): boolean {
  return isObject(value) && value['state'] !== 'done' && entryMistake({ ...value, id: '' }) === undefined;
}

export interface Journal {
  readonly entries: ReadonlyMap<string, Entry>;
  /** Throws a {@link SuiteFault} where it cannot be written. */
  append(entry: Entry): void;
  close(): void;
}

/** What holds of each target after all its entries. A last line that was cut is left out; any other line that is wrong is a {@link UsageError}. */
export const readJournal = (dir: string): Map<string, Entry> => journalIn(dir).entries;

function journalIn(dir: string): { entries: Map<string, Entry>; isCut: boolean } {
  const path = join(dir, FILES.journal);
  const entries = new Map<string, Entry>();
  const found = textIn(dir, FILES.journal);
  if (found === undefined) return { entries, isCut: false };
  const lines = found.split('\n');
  // What follows the last line feed was cut, and what precedes it was not.
  const isCut = lines.pop() !== '';
  for (const [index, line] of lines.entries()) {
    const entry = entryIn(line, why => wrongFile(path)(`line ${index + 1} is not an entry${why}`));
    entries.set(entry.id, joined(entries.get(entry.id), entry));
  }
  return { entries, isCut };
}

/** A result remains one while the target is audited again, and also where that comes to nothing. */
function joined(before: Entry | undefined, entry: Entry): Entry {
  if (entry.state === 'pending' && entry.damaged) return entry;
  if (before && entry.state === 'pending' && entry.quietUntil !== undefined)
    return { ...before, quietUntil: entry.quietUntil };
  if (before?.state !== 'done' || entry.state === 'done') return entry;
  const { id: _id, quietUntil: _quietUntil, ...again } = entry;
  return { ...before, again, ...waitIn(entry) };
}

/** When the report was stored whose process ended before it could note it; `undefined` where there is none. */
export function unnotedSince(dir: string, id: string, before: Entry | undefined): Date | undefined {
  if (before?.state === 'done') return undefined;
  const at = lstatSync(reportPathOf(dir, id), { throwIfNoEntry: false })?.mtime;
  // An older one was given up when the target was to be audited again.
  return at && before && at.getTime() <= Date.parse(before.at) ? undefined : at;
}

/** What an entry says of the wait of its operator. */
export const waitIn = (entry: Entry | undefined): Pick<OfTarget, 'quietUntil'> =>
  entry?.quietUntil === undefined ? {} : { quietUntil: entry.quietUntil };

function entryIn(line: string, wrong: (why: string) => Error): Entry {
  const entry = valueIn(line, what => wrong(`: it is ${what}`));
  const mistake = entryMistake(entry);
  if (mistake !== undefined) throw wrong(`: ${mistake}`);
  return entry as Entry;
}

/** The journal as it would be gone on with, in memory only. */
export function rehearsedJournal(dir: string): Journal {
  const entries = readJournal(dir);
  return {
    entries,
    append(entry) {
      entries.set(entry.id, joined(entries.get(entry.id), entry));
    },
    close() {
      // Nothing is open.
    },
  };
}

/** Opens the journal to go on with it. */
export function openJournal(dir: string): Journal {
  const { entries, isCut } = journalIn(dir);
  const path = join(dir, FILES.journal);
  // Without the line that was cut, so that the next one begins where a line begins.
  if (isCut) writeWhole(path, textOf([...entries.values()]));
  const fault = (error: unknown) =>
    new SuiteFault(`${printable(path, 300)} was not written: ${codeOf(error)}`);
  let file: number;
  let broken: SuiteFault | undefined;
  try {
    file = openSync(path, 'a');
  } catch (error) {
    throw fault(error);
  }
  return {
    entries,
    append(entry) {
      // After a part of a line, another line would spoil both.
      if (broken) throw broken;
      const text = textOf([entry]);
      const line = Buffer.from(text);
      try {
        for (let at = 0; at < line.length;) at += writeSync(file, line, at);
      } catch (error) {
        broken = fault(error);
        throw broken;
      }
      // A copy: a part of a string keeps the whole of it in memory, here the answer that a reason quotes.
      entries.set(entry.id, joined(entries.get(entry.id), JSON.parse(text) as Entry));
    },
    close: () => closeSync(file),
  };
}

/** Writes the journal anew: one line for each target, in the order of the list. */
export function sortJournal(
  dir: string,
  targets: readonly FleetTarget[],
  entries: ReadonlyMap<string, Entry>,
): void {
  const sorted = targets.flatMap(({ id }) => withoutPast(entries.get(id)) ?? []);
  writeWhole(join(dir, FILES.journal), textOf(sorted));
}

/** Without a wait that is over, so that results do not depend on when they were made. */
function withoutPast(entry: Entry | undefined): Entry | undefined {
  if (entry?.quietUntil === undefined || Date.parse(entry.quietUntil) > Date.now()) return entry;
  const { quietUntil: _over, ...rest } = entry;
  return rest;
}

const textOf = (entries: readonly Entry[]): string =>
  entries.map(entry => `${JSON.stringify(entry)}\n`).join('');
