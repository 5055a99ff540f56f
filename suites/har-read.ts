/** Reads a recorded audit; whatever the file holds, either a recording comes of it or one line that says what is wrong, and where. */
import { readFileSync, statSync } from 'node:fs';
import { grouped } from '../schemas/grouped.js';
import type { RecordedEnd } from './har.js';
import { momentOf, sentAnswers, unsentAnswers } from './har-entries.js';
import type { RecordedAnswer } from './har-entries.js';
import { HarError, fail, flag, integer, list, member, members, number, optional, text } from './har-shape.js';
import type { Spot } from './har-shape.js';
import { ProfileError, resolveProfile } from './profile.js';
import type { Declared } from './profile.js';
import { selectRules } from './selection.js';

export interface Recording {
  /** The version of the suite that asked. */
  readonly version: string;
  readonly target: URL;
  readonly parameters: Declared;
  readonly seed: string;
  readonly selection: readonly string[];
  readonly strict: boolean;
  readonly started: string;
  readonly witness: string | undefined;
  readonly maxPages: number;
  readonly end: RecordedEnd;
  readonly answers: readonly RecordedAnswer[];
}

/** The engine holds no longer text. */
const LARGEST_FILE = 500_000_000;

/** Rejects with a {@link HarError} where the file cannot be read or is no recording of an audit. */
export async function readHar(path: string): Promise<Recording> {
  return recordingOf(await parsed(contentOf(path)));
}

/** Throws a {@link HarError} where a JSON value is no recording of an audit. */
export function recordingOf(value: unknown): Recording {
  const log = member({ at: '', value }, 'log');
  const audit = optional(log, '_audit');
  if (!audit) throw fail(log, '`_audit` is missing: a HAR file, but no audit of this suite');
  const witness = optional(audit, 'witness');
  const maxPages = optional(member(audit, 'budgets'), 'maxPages');
  momentOf(member(audit, 'started'));
  const target = targetOf(member(audit, 'target'));
  const requests = integer(member(member(log, '_end'), 'requests'), 0);
  const { length } = list(member(log, 'entries'));
  if (requests !== length)
    throw fail(member(log, 'entries'), `${length} entries, but ${requests} requests were sent`);
  return {
    version: text(member(member(audit, 'suite'), 'version')),
    target,
    parameters: parametersOf(member(audit, 'parameters'), target),
    seed: text(member(audit, 'seed')),
    selection: selectionOf(member(audit, 'selection')),
    strict: flag(member(audit, 'strict')),
    started: text(member(audit, 'started')),
    witness: witness && text(witness),
    maxPages: maxPages ? integer(maxPages, 1) : Infinity,
    end: endOf(member(log, '_end')),
    answers: [...sentAnswers(member(log, 'entries')), ...unsentAnswers(member(log, '_unsent'))],
  };
}

function contentOf(path: string): string {
  try {
    const { size } = statSync(path);
    if (size > LARGEST_FILE)
      throw new HarError('', `the file has ${grouped(size)} bytes, more than ${grouped(LARGEST_FILE)}`);
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if (error instanceof HarError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new HarError('', `cannot be read (${code})`);
  }
}

async function parsed(content: string): Promise<unknown> {
  try {
    return JSON.parse(content) as unknown;
  } catch {
    if (content.trim() === '') throw new HarError('', 'the file is empty');
    const mistake = await mistakeIn(content);
    if (!mistake) throw new HarError('', 'not JSON');
    const end = content.trimEnd().length;
    throw mistake.end < end
      ? new HarError(placeOf(content, mistake.start), 'not JSON')
      : new HarError(placeOf(content, end), 'not JSON: the file ends too early');
  }
}

/** Where the first mistake is; the engine's own parser tells it of some mistakes only. */
async function mistakeIn(content: string): Promise<{ start: number; end: number } | undefined> {
  const { visit } = await import('jsonc-parser');
  let first: { start: number; end: number } | undefined;
  const onError = (_code: unknown, start: number, length: number) =>
    void (first ??= { start, end: start + length });
  try {
    visit(content, { onError }, { disallowComments: true });
  } catch {
    return first; // Nested deeper than the call stack.
  }
  return first;
}

/** Line and column, counted from 1. */
function placeOf(content: string, offset: number): string {
  const start = content.lastIndexOf('\n', offset - 1) + 1;
  let line = 1;
  for (let at = content.indexOf('\n'); at >= 0 && at < start; at = content.indexOf('\n', at + 1)) line += 1;
  return `${line}:${offset - start + 1}`;
}

function targetOf(spot: Spot): URL {
  const url = text(spot);
  if (!/^https?:\/\/[^/]/.test(url) || !URL.canParse(url)) throw fail(spot, 'not an http or https URL');
  return new URL(url);
}

function parametersOf(spot: Spot, target: URL): Declared {
  const declared: Record<string, string> = {};
  for (const [name, value] of members(spot)) {
    declared[name] = text(value);
    try {
      resolveProfile(target, { [name]: declared[name] });
    } catch (error) {
      throw error instanceof ProfileError ? fail(value, error.message) : error;
    }
  }
  return declared;
}

function selectionOf(spot: Spot): string[] {
  const globs = list(spot).map(text);
  if (selectRules(globs).size === 0) throw fail(spot, 'no rule matches');
  return globs;
}

function endOf(spot: Spot): RecordedEnd {
  return {
    requests: integer(member(spot, 'requests'), 0),
    durationMs: number(member(spot, 'durationMs'), 0),
    interrupted: flag(member(spot, 'interrupted')),
  };
}
