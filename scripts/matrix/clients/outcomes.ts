/** What a wrong wiki does to a client: its results beside those of the same wiki without the defect. */
import { isObject } from '../../../suites/answers/reading.js';
import { sameJson } from '../../../suites/answers/compare.js';

export const TASKS = ['files', 'languages', 'missing'] as const;
export type Task = (typeof TASKS)[number];

/** What came of a task. */
export type Came = { readonly value: unknown } | { readonly error: string } | { readonly endless: true };
export type Results = Record<Task, Came>;

export const MISSING = ['File:No such file.png', 'File:No_such other_file.png'] as const;

/** The listing has a few pages; a client that asks for this many never ends. */
export const MOST_PAGES = 100;
/** Nor does one that takes this long. */
export const LONGEST_MS = 10_000;

/** From the worst to none. */
export const effects = [
  'endless loop',
  'exception',
  'missing files',
  'doubled files',
  'wrong data',
  'nothing',
] as const;
export type Effect = (typeof effects)[number];

/** The worst that happened to a client in its three tasks. */
export function effectOf(usual: Results, results: Results): Effect {
  const found = TASKS.map(task => effectOn(task, usual[task], results[task]));
  return effects.find(effect => found.includes(effect)) ?? 'nothing';
}

function effectOn(task: Task, usual: Came, came: Came): Effect {
  if (!('value' in usual)) throw new Error(`a wiki without a defect gets ${JSON.stringify(usual)}`);
  if ('endless' in came) return 'endless loop';
  if ('error' in came) return 'exception';
  const after = namesIn(came.value);
  if (task === 'files' && namesIn(usual.value).some(name => !after.includes(name))) return 'missing files';
  if (task === 'files' && new Set(after).size < after.length) return 'doubled files';
  return sameJson(usual.value, came.value) ? 'nothing' : 'wrong data';
}

/** The names of a list of files. */
const namesIn = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.map((entry: unknown) => (isObject(entry) ? entry['name'] : undefined)) : [];
