/** Reads a recorded audit; whatever the file holds, either a recording comes of it or one line that says what is wrong, and where. */
import type { RecordedEnd } from './har.js';
import { momentOf, sentAnswers, unsentAnswers } from './entries.js';
import type { RecordedAnswer } from './entries.js';
import { HarError, fail, flag, integer, list, member, members, number, optional, text } from './shape.js';
import type { Spot } from './shape.js';
import { readJson } from './read-json.js';
import { ProfileError, resolveProfile } from '../evidence/profile.js';
import type { Declared } from '../evidence/profile.js';
import { selectRules } from '../values/selection.js';

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
  return recordingOf(await readJson(path, LARGEST_FILE, (place, what) => new HarError(place, what)));
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
